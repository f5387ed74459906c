import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import { ANNOUNCEMENTS, groupHash, type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import { aMarker, STEP_NAME } from '../../build/a-marker.ts';
import { aRerun, aThread } from '../../build/a-rerun.ts';
import { aWorld, markerIn, type PlayedStep, play, stateIn } from '../../build/a-world.ts';
import { failedLook, PULL_REQUEST, shown, WELL, withPullRequest } from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';
import { written } from '../../build/said.ts';
import { aRepository, inThread, OURSELVES } from '../../fakes/fake-repository.ts';

/** The marker of a job that the re-run has seen to its end. */
const ENDED: Partial<Marker> = {
  ...{ state: 'finished', attempt: 2, watchedUntil: '2026-11-20T10:00:05.000Z', pullRequest: PULL_REQUEST },
  ...{ told: ANNOUNCEMENTS, group: groupHash(STEP_NAME) },
};

describe('a re-run', () => {
  test('of a job that failed starts a new one, in a comment of its own', async () => {
    const failed = aMarker({ state: 'finished', outcome: 'failed' });
    const { github, service } = await play(aRerun(aThread(failed), { service: WELL }));
    expect([service.prompts.length, markerIn(github)]).toEqual([1, failed]);
    expect(markerIn(github, 1)).toMatchObject({ state: 'finished', attempt: 2, askedAt: '2026-11-20T10:00:00.000Z' });
  });

  test('of a request that got no job starts one, in the same comment', async () => {
    const world = aRerun(aThread(aMarker({ state: 'not-created' })), { service: WELL });
    const { github, service, runner } = await play(world);
    expect([service.prompts.length, github.stored.length]).toEqual([1, 1]);
    expect(markerIn(github)).toEqual(aMarker({ ...ENDED, askedAt: '2026-11-20T10:00:00.000Z' }));
    expect([runner.outputs.get('resumed'), runner.outputs.get('duration-seconds')]).toEqual(['false', '5']);
  });

  test('of a job that still runs follows it, counts from its first request and keeps its comment', async () => {
    const service = { readings: [shown(), withPullRequest] };
    const world = aRerun(aThread(aMarker()), { inputs: { notify: 'false' }, service });
    const { github, runner, ...played } = await play(world);
    expect([played.service.prompts, played.service.looks, github.stored.length]).toEqual([[], ['j_1', 'j_1'], 1]);
    expect(markerIn(github)).toEqual(aMarker(ENDED));
    expect(Object.fromEntries(runner.outputs)).toMatchObject({
      ...{ resumed: 'true', result: 'pull-request', 'duration-seconds': '3605' },
    });
  });

  test('in a dry run says what it would do, and writes nothing', async () => {
    const world = aRerun(aThread(aMarker()), { inputs: { 'dry-run': 'true' } });
    const { result, published, github, service } = await play(world);
    const sentence = 'A dry run: the job j_1 of an earlier attempt would be followed.';
    expect([result, published.sentence]).toEqual(['dry-run', sentence]);
    expect([service.prompts, service.looks, written(github)]).toEqual([[], [], []]);
  });

  test('in a dry run starts nothing if it could not know, as without one', async () => {
    const github = aThread(aMarker());
    github.fail('comments', 'unavailable');
    const rerun = play(aRerun(github, { inputs: { 'dry-run': 'true' } }));
    await expect(rerun).rejects.toThrow('Nothing was started: this is a re-run');
  });

  test('that does not wait reads a running job once, and says so in one edit', async () => {
    const service = { readings: [shown()] };
    const world = aRerun(aThread(aMarker()), { inputs: { wait: 'false' }, service });
    const { published, github, ...played } = await play(world);
    expect(published.notice).toBe('The job j_1 has started; this run does not wait for it.');
    expect([played.service.looks.length, written(github)]).toEqual([1, ['editComment']]);
    expect(github.stored[0]?.body).toContain("The run doesn't wait for the job to end.");
  });

  test('that does not wait and cannot read the job says that, not that the job is running', async () => {
    const service = { readings: [failedLook()] };
    const world = aRerun(aThread(aMarker()), { inputs: { wait: 'false' }, service });
    const { result, published, github } = await play(world);
    expect([result, stateIn(github)]).toEqual(['error', 'started']);
    const said = 'The service has given no usable answer since';
    expect(published.failures[0]).toMatch(new RegExp(`^${said} .*It was not seen in this run\\.$`));
    expect(github.stored[0]?.body).toContain(`**Can't check the job.** ${said}`);
  });

  test('writes nothing about a job that it has not seen yet', async () => {
    const readings = [failedLook(), failedLook(), shown(), withPullRequest];
    const world = aRerun(aThread(aMarker()), { service: { readings } });
    const edits: number[] = [];
    beforeCall(world.service, 'readJob', () => edits.push(written(world.github).length));
    await play(world);
    expect(edits).toEqual([0, 0, 0, 1]);
  });

  test('pauses for as long as the service requests, even before its first read', async () => {
    const world = aRerun(aThread(aMarker()), { service: { readings: [failedLook(90_000), withPullRequest] } });
    const at: number[] = [];
    beforeCall(world.service, 'readJob', () => at.push(world.clock.monotonic() / 1000));
    await play(world);
    expect(at).toEqual([0, 90]);
  });

  test('that finds a start with an unknown result says so, and requests nothing; the next only says it again', async () => {
    const { result, published, github, service } = await play(aRerun(aThread(aMarker({ state: 'starting' }))));
    expect([result, stateIn(github), service.prompts]).toEqual(['unknown-start', 'unknown', []]);
    expect(published.failures).toHaveLength(1);
    github.calls.length = 0;
    const again = await play(aRerun(github, { run: { attempt: 3 } }));
    expect([again.result, ...github.calls]).toEqual(['unknown-start', 'viewer', 'comments']);
  });

  test.each(['forbidden', 'refused'] as const)(
    'starts nothing if its edit fails; the next does: %s',
    async (failure) => {
      const world = aRerun(aThread(aMarker({ state: 'not-created' })), { service: WELL });
      world.github.fail('editComment', failure, 1);
      const why = "Nothing was started, because the job couldn't be recorded in the thread.";
      await expect(play(world)).rejects.toThrow(why);
      const next = await play(aRerun(world.github, { service: WELL, run: { attempt: 3 } }));
      expect([world.service.prompts.length, next.service.prompts.length]).toEqual([0, 1]);
    },
  );

  test('starts nothing if another run has taken its comment over by the time that it writes', async () => {
    const world = aRerun(aThread(aMarker({ state: 'not-created' })), { service: WELL });
    const [before] = world.github.stored;
    const body = writeMarker(aMarker({ state: 'starting', run: '78' }));
    world.github.comment = async () => (before === undefined ? null : { ...inThread(before), body });
    await expect(play(world)).rejects.toThrow('This run started nothing, because another run took this request over');
    expect([world.service.prompts, stateIn(world.github)]).toEqual([[], 'not-created']);
  });
});

test.each<[number, string, string, number]>([
  [1, 'starts a job, because it cannot be about that', 'pull-request', 1],
  [2, 'starts nothing', 'unknown-start', 0],
])('attempt %i that finds a marker of ours which it cannot understand %s', async (attempt, _what, expected, jobs) => {
  const github = aRepository();
  github.add(OURSELVES, '<!-- docs-agent:2 broken -->');
  const { result, service } = await play(aWorld({ github, service: WELL, run: { attempt } }));
  expect([result, service.prompts.length, github.stored.length]).toEqual([expected, jobs, 1 + jobs]);
});

describe('a re-run of a job that has ended well', () => {
  /** Plays a re-run of what the marker says; a marker with every announcement costs no request but the read. */
  async function replay(overrides: Partial<Marker>, readings: readonly JobReading[] = []): Promise<PlayedStep> {
    const github = aThread(aMarker({ state: 'finished', told: ANNOUNCEMENTS, ...overrides }));
    const played = await play(aRerun(github, { service: { readings } }));
    expect(github.calls).toEqual(['viewer', 'comments']);
    expect([played.service.prompts, played.runner.outputs.get('resumed')]).toEqual([[], 'true']);
    return played;
  }

  const ENDED_A_DAY_AGO = { outcome: 'no-pull-request', watchedUntil: '2026-11-19T10:00:00.000Z' } as const;
  const UNLINKED = { pullRequest: 'https://git.example.com/acme/docs/pull/5' };
  const LOST = shown({ status: 'completed' });
  const MADE = 'pull-request';
  test.each<[string, Partial<Marker>, readonly JobReading[], result: string, link?: string]>([
    ['from the recorded link, without a look', { pullRequest: PULL_REQUEST }, [], MADE, PULL_REQUEST],
    ['without a pull request a day after the end, without a look', ENDED_A_DAY_AGO, [], 'no-pull-request'],
    ['with the link of one look if the thread has none', { pullRequest: null }, [withPullRequest], MADE, PULL_REQUEST],
    ['with the link of one look if its own may no longer be linked', UNLINKED, [withPullRequest], MADE, PULL_REQUEST],
    ['from memory if the service does not answer', {}, [failedLook()], MADE],
    ['from memory if the service shows it running', {}, [shown()], MADE],
    ['from memory if the service has lost the pull request', {}, [LOST, LOST, LOST, LOST], MADE],
  ])('reports it again %s', async (_how, marker, readings, expected, link) => {
    const { result, service, runner } = await replay(marker, readings);
    expect([result, runner.outputs.get('pr-url'), service.looks.length]).toEqual([expected, link, readings.length]);
  });

  test('also reports its pull request if the job has been archived since', async () => {
    const { runner } = await replay({}, [shown({ status: 'archived', prLink: PULL_REQUEST })]);
    const outputs = { result: 'pull-request', status: 'archived', 'pr-url': PULL_REQUEST };
    expect(Object.fromEntries(runner.outputs)).toMatchObject(outputs);
  });
});
