import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import { ANNOUNCEMENTS, groupHash, type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import { aMarker, STEP_NAME } from '../../build/a-marker.ts';
import { aRerun, aThread } from '../../build/a-rerun.ts';
import { aWorld, markerIn, play, stateIn, type TestWorld } from '../../build/a-world.ts';
import { created, failedLook, PULL_REQUEST, shown, withPullRequest } from '../../build/answers.ts';
import { aRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const good = { creation: created(), readings: [withPullRequest] };

describe('a re-run', () => {
  test.each<[string, Partial<Marker>]>([
    ['failed', { state: 'finished', outcome: 'failed' }],
    ['was archived', { state: 'finished', outcome: 'archived' }],
    ['ended without news', { state: 'finished', outcome: 'no-news' }],
  ])('of a job that %s starts a new one, in a comment of its own', async (_name, given) => {
    const github = aThread(aMarker(given));
    const world = aRerun(github, { service: good });
    await play(world);
    expect(world.service.prompts).toHaveLength(1);
    expect(markerIn(github)).toEqual(aMarker(given));
    expect(markerIn(github, 1)).toMatchObject({ state: 'finished', attempt: 2, askedAt: '2026-11-20T10:00:00.000Z' });
  });

  test('of a request that got no job starts one, in the same comment', async () => {
    const github = aThread(aMarker({ state: 'not-created' }));
    const world = aRerun(github, { service: good });
    await play(world);
    expect(world.service.prompts).toHaveLength(1);
    expect(github.stored).toHaveLength(1);
    expect(markerIn(github)).toEqual(
      aMarker({
        state: 'finished',
        attempt: 2,
        askedAt: '2026-11-20T10:00:00.000Z',
        watchedUntil: '2026-11-20T10:00:05.000Z',
        pullRequest: PULL_REQUEST,
        told: ANNOUNCEMENTS,
        group: groupHash(STEP_NAME),
      }),
    );
    expect(world.runner.outputs.get('resumed')).toBe('false');
    expect(world.runner.outputs.get('duration-seconds')).toBe('5');
  });

  test('of a job that still runs follows it, counts from its first request and keeps its comment', async () => {
    const github = aThread(aMarker());
    const world = aRerun(github, { inputs: { notify: 'false' }, service: { readings: [shown(), withPullRequest] } });
    await play(world);
    expect(world.service.prompts).toEqual([]);
    expect(world.service.looks).toEqual(['j_1', 'j_1']);
    expect(github.stored).toHaveLength(1);
    expect(markerIn(github)).toEqual(
      aMarker({
        state: 'finished',
        attempt: 2,
        watchedUntil: '2026-11-20T10:00:05.000Z',
        pullRequest: PULL_REQUEST,
        told: ANNOUNCEMENTS,
        group: groupHash(world.run),
      }),
    );
    expect(world.runner.outputs.get('resumed')).toBe('true');
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.get('duration-seconds')).toBe('3605');
  });

  test.each<[Partial<Marker>, string]>([
    [{}, 'the job j_1 of an earlier attempt would be followed.'],
    [{ state: 'finished', outcome: 'no-pull-request' }, 'the end of the job j_1 would be reported again.'],
    [{ state: 'starting' }, 'nothing would start, because an earlier attempt may have started a job.'],
  ])('in a dry run after %j says what it would do, and writes nothing', async (marker, expected) => {
    const github = aThread(aMarker(marker));
    const before = github.stored.map(({ body }) => body);
    const world = aRerun(github, { inputs: { 'dry-run': 'true' } });
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('dry-run');
    expect(published.sentence).toBe(`A dry run: ${expected}`);
    expect([world.service.prompts, world.service.looks]).toEqual([[], []]);
    expect([github.stored.map(({ body }) => body), [...github.reactions]]).toEqual([before, []]);
  });

  test('in a dry run starts nothing if it could not know, as without one', async () => {
    const github = aThread(aMarker());
    github.fail('comments', 'unavailable');
    const rerun = play(aRerun(github, { inputs: { 'dry-run': 'true' } }));
    await expect(rerun).rejects.toThrow('Nothing was started: this is a re-run');
  });

  test('that does not wait reads a running job once, and says so in one edit', async () => {
    const github = aThread(aMarker());
    const world = aRerun(github, { inputs: { wait: 'false' }, service: { readings: [shown()] } });
    const { published } = await play(world);
    expect(published.notice).toBe('The job j_1 has started; this run does not wait for it.');
    expect(world.service.looks).toHaveLength(1);
    expect(github.stored[0]?.body).toContain("The run doesn't wait for the job to end.");
    expect(github.calls.filter((call) => call === 'editComment')).toHaveLength(1);
  });

  test('that does not wait and cannot read the job says that, not that the job is running', async () => {
    const github = aThread(aMarker());
    const world = aRerun(github, { inputs: { wait: 'false' }, service: { readings: [failedLook()] } });
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('error');
    expect(published.failures[0]).toMatch(
      /^The service has given no usable answer since .*It was not seen in this run\.$/,
    );
    expect(github.stored[0]?.body).toContain("**Can't check the job.** The service has given no usable answer since");
    expect(stateIn(github)).toBe('started');
  });

  test('writes nothing about a job that it has not seen yet', async () => {
    const github = aThread(aMarker());
    const before = github.stored[0]?.body;
    const texts: unknown[] = [];
    const look = (reading: JobReading) => (): JobReading => {
      texts.push(github.stored[0]?.body === before);
      return reading;
    };
    const readings = [failedLook(), failedLook(), shown(), withPullRequest].map(look);
    await play(aRerun(github, { service: { readings } }));
    expect(texts).toEqual([true, true, true, false]);
  });

  test('pauses for as long as the service requests, even before its first read', async () => {
    const at: number[] = [];
    const look = (reading: JobReading) => (): JobReading => {
      at.push(world.clock.monotonic() / 1000);
      return reading;
    };
    const readings = [failedLook(90_000), withPullRequest].map(look);
    const world = aRerun(aThread(aMarker()), { service: { readings } });
    await play(world);
    expect(at).toEqual([0, 90]);
    const impatient = aRerun(aThread(aMarker()), { service: { readings: [failedLook(31 * 60_000)] } });
    const { published } = await play(impatient);
    expect(impatient.service.looks).toHaveLength(1);
    expect(published.failures[0]).toContain('The service asks us to wait 31 min 0 s.');
  });

  test('that finds a start with an unknown result says so, and requests nothing', async () => {
    const github = aThread(aMarker({ state: 'starting' }));
    const world = aRerun(github);
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(stateIn(github)).toBe('unknown');
    expect(published.failures).toHaveLength(1);
    expect(world.service.prompts).toEqual([]);
    github.calls.length = 0;
    const again = aRerun(github, { run: { attempt: 3 } });
    await play(again);
    expect(again.runner.outputs.get('result')).toBe('unknown-start');
    expect(github.calls).toEqual(['viewer', 'comments']);
  });

  test('that finds a start follows the job after all if its id appears at that moment', async () => {
    const github = aThread(aMarker({ state: 'starting' }));
    const { comment } = { ...github };
    github.comment = async (...given) => {
      const found = await comment(...given);
      return found === null ? null : { ...found, body: `${writeMarker(aMarker())}\n\n**Working on it.**` };
    };
    const world = aRerun(github, { service: good });
    await play(world);
    expect([world.runner.outputs.get('result'), world.service.prompts]).toEqual(['pull-request', []]);
  });

  test.each(['forbidden', 'refused'] as const)(
    'starts nothing if GitHub refuses to change the comment of the earlier attempt, and leaves that to the next: %s',
    async (failure) => {
      const github = aThread(aMarker({ state: 'not-created' }));
      github.fail('editComment', failure, 1);
      const world = aRerun(github, { service: good });
      const why = "Nothing was started, because the job couldn't be recorded in the thread.";
      await expect(play(world)).rejects.toThrow(why);
      const next = aRerun(github, { service: good, run: { attempt: 3 } });
      await play(next);
      expect([world.service.prompts.length, next.service.prompts.length]).toEqual([0, 1]);
    },
  );

  test('starts nothing if another run has taken its comment over by the time that it writes', async () => {
    const github = aThread(aMarker({ state: 'not-created' }));
    const { comment } = { ...github };
    github.comment = async (...given) => {
      const found = await comment(...given);
      return found === null ? null : { ...found, body: writeMarker(aMarker({ state: 'starting', run: '78' })) };
    };
    const world = aRerun(github, { service: good });
    await expect(play(world)).rejects.toThrow('Nothing was started');
    expect([world.service.prompts, stateIn(github)]).toEqual([[], 'not-created']);
  });

  test('that finds this already said says it again, without an edit', async () => {
    const github = aThread(aMarker({ state: 'unknown' }));
    const before = github.stored[0]?.body;
    const world = aRerun(github);
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(github.calls).toEqual(['viewer', 'comments']);
    expect(github.stored[0]?.body).toBe(before);
  });

  test('that finds a marker of ours which it cannot understand starts nothing', async () => {
    const github = aRepository();
    github.add(OURSELVES, '<!-- docs-agent:2 broken -->');
    const world = aRerun(github);
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(world.service.prompts).toEqual([]);
    expect(github.stored).toHaveLength(1);
  });

  test('is distinguished from a first attempt, which such a marker cannot be about', async () => {
    const github = aRepository();
    github.add(OURSELVES, '<!-- docs-agent:2 broken -->');
    await play(aWorld({ github, service: good }));
    expect(stateIn(github, 1)).toBe('finished pull-request');
  });
});

describe('a re-run of a job that has ended well', () => {
  /** Plays a re-run of what the marker says; a marker with every announcement costs no request but the read. */
  const replay = async (overrides: Partial<Marker>, readings: readonly JobReading[] = []): Promise<TestWorld> => {
    const github = aThread(aMarker({ state: 'finished', told: ANNOUNCEMENTS, ...overrides }));
    const world = aRerun(github, { service: { readings } });
    await play(world);
    expect(github.calls).toEqual(['viewer', 'comments']);
    expect(world.service.prompts).toEqual([]);
    expect(world.runner.outputs.get('resumed')).toBe('true');
    return world;
  };

  test('reports it again from the recorded link, without a request to the service', async () => {
    const world = await replay({ pullRequest: PULL_REQUEST });
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.get('pr-url')).toBe(PULL_REQUEST);
    expect(world.service.looks).toEqual([]);
  });

  test('reports again that there was no pull request, a day after the end without a request to the service', async () => {
    const world = await replay({ outcome: 'no-pull-request', watchedUntil: '2026-11-19T10:00:00.000Z' });
    expect(world.runner.outputs.get('result')).toBe('no-pull-request');
    expect(world.service.looks).toEqual([]);
  });

  test('requests the link once from the service if the thread has none', async () => {
    const world = await replay({}, [withPullRequest]);
    expect(world.runner.outputs.get('pr-url')).toBe(PULL_REQUEST);
    expect(world.service.looks).toEqual(['j_1']);
  });

  test('does not keep a link that may no longer be linked', async () => {
    const world = await replay({ pullRequest: 'https://git.example.com/acme/docs/pull/5' }, [withPullRequest]);
    expect(world.runner.outputs.get('pr-url')).toBe(PULL_REQUEST);
  });

  test.each([
    ['does not answer', failedLook()],
    ['shows it running', shown()],
    ['has lost the pull request', shown({ status: 'completed' })],
  ])('reports it from memory if the service %s', async (_name, reading) => {
    const world = await replay({}, [reading]);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.has('pr-url')).toBe(false);
  });

  test('also reports its pull request if the job has been archived since', async () => {
    const world = await replay({}, [shown({ status: 'archived', prLink: PULL_REQUEST })]);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.get('status')).toBe('archived');
    expect(world.runner.outputs.get('pr-url')).toBe(PULL_REQUEST);
  });
});
