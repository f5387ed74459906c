import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../src/ports.ts';
import type { Marker } from '../../src/thread/marker.ts';
import { aMarker } from '../build/a-marker.ts';
import { aRerun, aThread } from '../build/a-rerun.ts';
import { aWorld, markerIn, play, type TestWorld, toldIn } from '../build/a-world.ts';
import { created, failedLook, PULL_REQUEST, shown, withPullRequest } from '../build/answers.ts';
import { aRepository, OURSELVES } from '../fakes/fake-repository.ts';

const good = { creation: created(), readings: [withPullRequest] };

describe('a re-run', () => {
  test.each<[string, Partial<Marker>]>([
    ['failed', { state: 'finished', outcome: 'failed' }],
    ['was archived', { state: 'finished', outcome: 'archived' }],
    ['brought no news', { state: 'finished', outcome: 'no-news' }],
    ['was not created', { state: 'not-created' }],
  ])('of a job that %s starts anew, in the same comment', async (_name, told) => {
    const github = aThread(aMarker(told));
    const world = aRerun(github, { service: good });
    await play(world);
    expect(world.service.prompts).toHaveLength(1);
    expect(github.stored).toHaveLength(1);
    expect(markerIn(github)).toEqual(aMarker({ state: 'finished', attempt: 2, askedAt: '2026-11-20T10:00:00.000Z' }));
    expect(world.runner.outputs.get('resumed')).toBe('false');
    expect(world.runner.outputs.get('duration-seconds')).toBe('5');
  });

  test('of a job that goes on follows it, counts from its first asking and keeps its comment', async () => {
    const github = aThread(aMarker());
    const world = aRerun(github, { inputs: { notify: 'false' }, service: { readings: [shown(), withPullRequest] } });
    await play(world);
    expect(world.service.prompts).toEqual([]);
    expect(world.service.looks).toEqual(['j_1', 'j_1']);
    expect(github.stored).toHaveLength(1);
    expect(markerIn(github)).toEqual(aMarker({ state: 'finished', attempt: 2 }));
    expect(world.runner.outputs.get('resumed')).toBe('true');
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.get('duration-seconds')).toBe('3605');
  });

  test('that does not wait looks once at a job that goes on, and says so', async () => {
    const github = aThread(aMarker());
    const world = aRerun(github, { inputs: { wait: 'false' }, service: { readings: [failedLook()] } });
    const { published } = await play(world);
    expect(published.notice).toBe('The job j_1 has started; this run does not wait for it.');
    expect(world.service.looks).toHaveLength(1);
    expect(github.stored[0]?.body).toContain('The run does not wait for the end.');
  });

  test('that finds a start of which nobody knows the end says so, and asks for nothing', async () => {
    const github = aThread(aMarker({ state: 'starting' }));
    const world = aRerun(github);
    const { published } = await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(toldIn(github)).toBe('unknown');
    expect(published.failures).toHaveLength(1);
    expect(world.service.prompts).toEqual([]);
    github.calls.length = 0;
    const again = aRerun(github, { run: { attempt: 3 } });
    await play(again);
    expect(again.runner.outputs.get('result')).toBe('unknown-start');
    expect(github.calls).toEqual(['viewer', 'comments']);
  });

  test('that finds the same said already says it again, without an edit', async () => {
    const github = aThread(aMarker({ state: 'unknown' }));
    const world = aRerun(github);
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(github.calls).toEqual(['viewer', 'comments']);
  });

  test('that finds a marker of ours which it cannot understand starts nothing', async () => {
    const github = aRepository();
    github.add(OURSELVES, '<!-- docs-agent:1 broken -->');
    const world = aRerun(github);
    await play(world);
    expect(world.runner.outputs.get('result')).toBe('unknown-start');
    expect(world.service.prompts).toEqual([]);
    expect(github.stored).toHaveLength(1);
  });

  test('is told apart from a first attempt, which such a marker cannot be about', async () => {
    const github = aRepository();
    github.add(OURSELVES, '<!-- docs-agent:1 broken -->');
    await play(aWorld({ github, service: good }));
    expect(toldIn(github, 1)).toBe('finished pull-request');
  });
});

describe('a re-run of a job that has ended well', () => {
  const tell = async (outcome: 'pull-request' | 'no-pull-request', reading: JobReading): Promise<TestWorld> => {
    const world = aRerun(aThread(aMarker({ state: 'finished', outcome })), { service: { readings: [reading] } });
    await play(world);
    expect(world.github.calls).toEqual(['viewer', 'comments']);
    expect(world.service.looks).toHaveLength(1);
    expect(world.runner.outputs.get('resumed')).toBe('true');
    expect(world.runner.outputs.has('duration-seconds')).toBe(false);
    return world;
  };

  test('tells it again without an edit, with the link that only the service has', async () => {
    const world = await tell('pull-request', withPullRequest);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.get('pr-url')).toBe(PULL_REQUEST);
  });

  test('tells that no pull request was reported', async () => {
    const world = await tell('no-pull-request', shown({ status: 'completed' }));
    expect(world.runner.outputs.get('result')).toBe('no-pull-request');
  });

  test.each([
    ['does not answer', failedLook()],
    ['shows it running', shown()],
    ['has lost the pull request', shown({ status: 'completed' })],
  ])('tells it from memory where the service %s', async (_name, reading) => {
    const world = await tell('pull-request', reading);
    expect(world.runner.outputs.get('result')).toBe('pull-request');
    expect(world.runner.outputs.has('pr-url')).toBe(false);
  });

  test.each([
    ['pull-request', PULL_REQUEST],
    ['no-pull-request', null],
  ] as const)(
    'tells %s also when the job has been archived since: the first final state counts',
    async (outcome, prLink) => {
      const world = await tell(outcome, shown({ status: 'archived', prLink }));
      expect(world.runner.outputs.get('result')).toBe(outcome);
      expect(world.runner.outputs.get('status')).toBe('archived');
      expect(world.runner.outputs.get('pr-url') ?? null).toBe(prLink);
    },
  );
});
