import { describe, expect, test } from 'vitest';
import { type Marker, stepHash, writeMarker } from '../../../src/action/value/marker.ts';
import { renderStatusComment } from '../../../src/action/wording/status-comment.ts';
import { InputError } from '../../../src/action/words/errors.ts';
import { written } from '../../build/a-command.ts';
import { aMarker, STEP_NAME } from '../../build/a-marker.ts';
import { aRerun } from '../../build/a-rerun.ts';
import { aWorld, markerIn, play, stateIn } from '../../build/a-world.ts';
import { created, PULL_REQUEST, shown, withPullRequest } from '../../build/answers.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const good = { creation: created(), readings: [withPullRequest] };
const LINUX = { leg: '{"os":"linux"}' };
const WINDOWS = { leg: '{"os":"windows"}' };

/** A thread with these markers in comments of ours. */
function threadOf(...markers: readonly Partial<Marker>[]): FakeRepository {
  const github = aRepository();
  for (const marker of markers) github.add(OURSELVES, `${writeMarker(aMarker(marker))}\n\n**Left before.**`);
  return github;
}

describe('two legs of a matrix with the same prompt', () => {
  test('are two jobs, each with its own comment', async () => {
    const github = aRepository();
    for (const [inputs, id] of [
      [LINUX, 'j_1'],
      [WINDOWS, 'j_2'],
    ] as const) {
      const world = aWorld({ github, inputs, service: { creation: created({ id }), readings: [shown({ id })] } });
      await play(world);
      expect(world.service.prompts).toHaveLength(1);
    }
    expect(github.stored.map((_comment, index) => markerIn(github, index).jobId)).toEqual(['j_1', 'j_2']);
  });

  test.each([
    [LINUX, 'j_1'],
    [WINDOWS, 'j_2'],
  ] as const)('are followed by their own re-runs: %j', async (inputs, jobId) => {
    const github = threadOf(
      { jobId: 'j_1', trigger: { kind: 'run', step: stepHash(STEP_NAME, LINUX.leg) } },
      { jobId: 'j_2', trigger: { kind: 'run', step: stepHash(STEP_NAME, WINDOWS.leg) } },
    );
    const world = aRerun(github, { inputs, service: { readings: [shown({ id: jobId, status: 'failed' })] } });
    await play(world);
    expect(world.service.looks).toEqual([jobId]);
    expect(world.service.prompts).toEqual([]);
  });
});

describe('a step that is used twice with one key', () => {
  test('has a comment and a job for each use at the same attempt, because the owner of each is alive', async () => {
    const github = threadOf({ jobId: 'j_9' });
    const world = aWorld({ github, service: good });
    await play(world);
    expect(world.service.prompts).toHaveLength(1);
    expect([stateIn(github), markerIn(github).jobId]).toEqual(['started', 'j_9']);
    expect(stateIn(github, 1)).toBe('finished pull-request');
  });

  test('starts nothing on a re-run, because either job may be its own, and names the input `leg`', async () => {
    const github = threadOf({ jobId: 'j_1' }, { jobId: 'j_2' });
    const world = aRerun(github);
    const end = play(world);
    await expect(end).rejects.toBeInstanceOf(InputError);
    await expect(end).rejects.toThrow(
      'Nothing was started: 2 jobs of earlier attempts look like the one of this step.',
    );
    await expect(end).rejects.toMatchObject({ hint: expect.stringContaining('Set the input `leg`') });
    expect([world.service.prompts, world.service.looks]).toEqual([[], []]);
    expect(github.calls).toEqual(['viewer', 'comments']);
  });

  test.each(['started', 'finished', 'not-created', 'unknown', 'starting'] as const)(
    'is ambiguous, whatever the state of the other use: %s',
    async (state) => {
      const world = aRerun(threadOf({}, { state }));
      await expect(play(world)).rejects.toBeInstanceOf(InputError);
    },
  );
});

describe('a re-run that finds a start with an unknown result', () => {
  const starting = aMarker({ state: 'starting' });
  const rerunReading = (marker: Marker): ReturnType<typeof aRerun> => {
    const github = threadOf(starting);
    const { comments } = { ...github };
    // The dying first attempt writes while its re-run reads.
    github.comments = async (thread, options) => {
      const read = await comments(thread, options);
      github.stored[0] = { ...read[0], ...github.add(OURSELVES, bodyOf(marker)), id: 100 };
      github.stored.length = 1;
      return read;
    };
    return aRerun(github, { service: { readings: [withPullRequest] } });
  };
  const bodyOf = (marker: Marker): string =>
    renderStatusComment({
      marker,
      view: { state: 'started', seen: { kind: 'working' } },
      job: null,
      instruction: { text: 'Describe it.' },
      endedAt: null,
      serverUrl: 'https://github.com',
      command: '/docs',
      handsOver: true,
    });

  test('reads it again, and follows the job that it then names', async () => {
    const world = rerunReading(aMarker());
    await play(world);
    expect(world.service).toMatchObject({ looks: ['j_1'], prompts: [] });
    expect(stateIn(world.github)).toBe('finished pull-request');
  });

  test('reads it again, and reports the end that it then names', async () => {
    const told = ['reaction', 'notice', 'handover'] as const;
    const world = rerunReading(aMarker({ state: 'finished', pullRequest: PULL_REQUEST, told }));
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.service.looks).toEqual([]);
    expect(written(world.github)).toEqual([]);
  });

  test('reads it again, and says that nothing was sent if it then waits for an open pull request', async () => {
    const lease = { watchedUntil: '2026-11-20T09:30:00.000Z' };
    const world = rerunReading(aMarker({ state: 'waiting', request: 'message', jobId: 'j_1', ...lease }));
    await play(world);
    expect(world.service).toMatchObject({ looks: [], prompts: [], messages: [] });
    expect(world.runner.outputs.get('result')).toBe('not-created');
    expect(stateIn(world.github)).toBe('not-created');
  });

  test('says, with a warning, that the result is unknown if the comment cannot be read again', async () => {
    const world = aRerun(threadOf(starting));
    world.github.fail('comment', 'unavailable', 1);
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(stateIn(world.github)).toBe('unknown');
    expect(world.runner.warnings).toHaveLength(1);
  });
});
