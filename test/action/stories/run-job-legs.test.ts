import { describe, expect, test } from 'vitest';
import { ANNOUNCEMENTS, type Marker, stepHash, writeMarker } from '../../../src/action/value/marker.ts';
import { InputError } from '../../../src/action/words/errors.ts';
import { aMarker, STEP_NAME } from '../../build/a-marker.ts';
import { aRerun } from '../../build/a-rerun.ts';
import { aWorld, markerIn, play, stateIn, statesIn, type TestWorld } from '../../build/a-world.ts';
import { PULL_REQUEST, shown, WELL, withPullRequest } from '../../build/answers.ts';
import { afterCall } from '../../build/around.ts';
import { leave, written } from '../../build/said.ts';
import { aRepository, type FakeRepository } from '../../fakes/fake-repository.ts';

const LEGS = [
  [{ leg: '{"os":"linux"}' }, 'j_1'],
  [{ leg: '{"os":"windows"}' }, 'j_2'],
] as const;

function threadOf(...markers: readonly Partial<Marker>[]): FakeRepository {
  const github = aRepository();
  for (const marker of markers) leave(github, aMarker(marker), { createdAt: '2026-11-20T09:00:00Z' });
  return github;
}

test.each(LEGS)('two legs of a matrix are followed by their own re-runs: %j', async (inputs, jobId) => {
  const stepOf = ({ leg }: typeof inputs) => ({ trigger: { kind: 'run', step: stepHash(STEP_NAME, leg) } }) as const;
  const github = threadOf(...LEGS.map(([leg, id]) => ({ jobId: id, ...stepOf(leg) })));
  const readings = [shown({ id: jobId, status: 'failed' })];
  const { service } = await play(aRerun(github, { inputs, service: { readings } }));
  expect([service.looks, service.prompts]).toEqual([[jobId], []]);
});

describe('a step that is used twice with one key', () => {
  test('has a comment and a job for each use at the same attempt, because the owner of each is alive', async () => {
    const { github, service } = await play(aWorld({ github: threadOf({ jobId: 'j_9' }), service: WELL }));
    expect(service.prompts).toHaveLength(1);
    expect([markerIn(github).jobId, ...statesIn(github)]).toEqual(['j_9', 'started', 'finished pull-request']);
  });

  const LEFT = ['started', 'finished', 'not-created', 'unknown', 'starting'] as const;
  test.each(LEFT)('starts nothing on a re-run: either job may be its own. It names `leg`: %s', async (state) => {
    const { github, service, ...rest } = aRerun(threadOf({}, { state }));
    const end = play({ github, service, ...rest });
    await expect(end).rejects.toBeInstanceOf(InputError);
    await expect(end).rejects.toThrow('Nothing was started: 2 jobs of earlier attempts look like the one of this');
    await expect(end).rejects.toMatchObject({ hint: expect.stringContaining('Set the input `leg`') });
    expect([service.prompts, service.looks, github.calls]).toEqual([[], [], ['viewer', 'comments']]);
  });
});

describe('a re-run that finds a start with an unknown result', () => {
  const starting = aMarker({ state: 'starting' });

  /** The dying first attempt writes this while its re-run reads. */
  function rerunReading(marker: Marker): TestWorld {
    const github = threadOf(starting);
    afterCall(github, 'comments', () => {
      const [comment] = github.stored;
      if (comment !== undefined) github.stored[0] = { ...comment, body: `${writeMarker(marker)}\n\n**Left.**` };
    });
    return aRerun(github, { service: { readings: [withPullRequest] } });
  }

  const ended = aMarker({ state: 'finished', pullRequest: PULL_REQUEST, told: ANNOUNCEMENTS });
  const waited = { state: 'waiting', request: 'message', jobId: 'j_1' } as const;
  const waiting = aMarker({ ...waited, watchedUntil: '2026-11-20T09:30:00.000Z' });

  test.each<[string, Marker, string, string, readonly string[]]>([
    ['follows the job that it then names', aMarker(), 'pull-request', 'finished pull-request', ['j_1']],
    ['reports the end that it then names', ended, 'pull-request', 'finished pull-request', []],
    ['says that nothing was sent if it then waits for a pull request', waiting, 'not-created', 'not-created', []],
  ])('reads it again, and %s', async (_what, marker, expected, state, looks) => {
    const { result, github, service } = await play(rerunReading(marker));
    expect([result, stateIn(github)]).toEqual([expected, state]);
    expect(service).toMatchObject({ looks, prompts: [], messages: [] });
    if (marker === ended) expect(written(github)).toEqual([]);
  });

  test('says, with a warning, that the result is unknown if the comment cannot be read again', async () => {
    const world = aRerun(threadOf(starting));
    world.github.fail('comment', 'unavailable', 1);
    const { result, github, runner } = await play(world);
    expect([result, stateIn(github), runner.warnings.length]).toEqual(['unknown-start', 'unknown', 1]);
  });
});
