import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../src/ports.ts';
import { runPost } from '../../src/runs/run-post.ts';
import { type Marker, writeMarker } from '../../src/thread/marker.ts';
import { renderStatusComment } from '../../src/thread/status-comment.ts';
import { aMarker } from '../build/a-marker.ts';
import { aWorld, markerIn, type TestWorld, toldIn } from '../build/a-world.ts';
import { failedLook, missing, PULL_REQUEST, refused, shown, withPullRequest } from '../build/answers.ts';
import { OURSELVES } from '../fakes/fake-repository.ts';

/** A world in which a main process has left this comment behind. */
function left(marker: Marker | string, readings: readonly JobReading[] = []): TestWorld {
  const world = aWorld({ service: { readings } });
  const body = typeof marker === 'string' ? marker : commentOf(marker);
  world.github.add(OURSELVES, body);
  return world;
}

function commentOf(marker: Marker): string {
  return renderStatusComment({
    marker,
    view: { state: 'starting' },
    job: null,
    instruction: { text: 'Describe `it`.' },
    endedAt: null,
    serverUrl: 'https://github.com',
    command: '/docs',
  });
}

const COMMENT = 100;

describe('a comment that the main process has left behind', () => {
  test.each<[string, Marker, string | null, JobReading, string]>([
    ['starting, the job goes on', aMarker({ state: 'starting' }), 'j_1', shown(), 'started'],
    ['starting, the job has ended', aMarker({ state: 'starting' }), 'j_1', withPullRequest, 'finished pull-request'],
    ['started, the job goes on', aMarker(), 'j_1', shown(), 'started'],
    ['started, the job has ended', aMarker(), 'j_1', withPullRequest, 'finished pull-request'],
    ['started, the job has failed', aMarker(), 'j_1', shown({ status: 'failed' }), 'finished failed'],
    ['started, the job was archived', aMarker(), 'j_1', shown({ status: 'archived' }), 'finished archived'],
    ['started, its id only in the marker', aMarker(), null, withPullRequest, 'finished pull-request'],
    ['started, the service does not answer', aMarker(), 'j_1', failedLook(), 'started'],
    ['started, the service refuses', aMarker(), 'j_1', refused, 'started'],
    ['started, the service does not know the job', aMarker(), 'j_1', missing, 'started'],
    ['unknown, but the id was saved', aMarker({ state: 'unknown' }), 'j_1', shown(), 'started'],
  ])('%s', async (_name, marker, jobId, reading, told) => {
    const world = left(marker, [reading]);
    await runPost({ commentId: COMMENT, jobId }, world);
    expect(toldIn(world.github)).toBe(told);
    expect(markerIn(world.github)).toMatchObject({ jobId: 'j_1', run: '77', askedAt: marker.askedAt });
    const body = world.github.stored[0]?.body ?? '';
    expect(body.includes('**Waiting was cancelled.**')).toBe(told === 'started');
    expect(world.service.looks).toEqual(['j_1']);
    expect(world.runner.warnings).toEqual([]);
  });

  test('starting, without an id: a job may exist', async () => {
    const world = left(aMarker({ state: 'starting' }));
    await runPost({ commentId: COMMENT, jobId: null }, world);
    expect(markerIn(world.github)).toEqual(aMarker({ state: 'unknown' }));
    expect(world.github.stored[0]?.body).toContain('**A job may have been started.**');
    expect(world.runner.log).toEqual(['The status comment was left behind as "starting"; now it says "unknown".']);
  });

  test('keeps its instruction, and tells the link and the end', async () => {
    const world = left(aMarker(), [withPullRequest]);
    await runPost({ commentId: COMMENT, jobId: 'j_1' }, world);
    const body = world.github.stored[0]?.body ?? '';
    expect(body).toContain('Describe `it`.');
    expect(body).toContain(`](${PULL_REQUEST})`);
    expect(body).toContain('- Ended: 2026-11-20 09:00 UTC');
  });
});

describe('a comment that is left alone', () => {
  test.each<[string, Marker | string]>([
    ['finished', aMarker({ state: 'finished' })],
    ['finished badly', aMarker({ state: 'finished', outcome: 'failed' })],
    ['not created', aMarker({ state: 'not-created' })],
    ["another run's", aMarker({ run: '78' })],
    ['unreadable', '<!-- docs-agent:1 broken -->'],
    ['without a marker', 'edited by somebody'],
  ])('%s', async (_name, marker) => {
    const world = left(marker);
    await runPost({ commentId: COMMENT, jobId: 'j_1' }, world);
    expect(world.github.calls).toEqual(['comment']);
    expect(world.service.looks).toEqual([]);
  });

  test('unknown already, and no id was saved', async () => {
    const world = left(aMarker({ state: 'unknown' }));
    await runPost({ commentId: COMMENT, jobId: null }, world);
    expect(world.github.calls).toEqual(['comment']);
  });

  test('deleted', async () => {
    const world = aWorld();
    await runPost({ commentId: COMMENT, jobId: 'j_1' }, world);
    expect(world.github.calls).toEqual(['comment']);
    expect(world.github.stored).toEqual([]);
  });
});

test.each(['comment', 'editComment'] as const)(
  'a GitHub that fails at %s is a warning, because nobody waits for this',
  async (method) => {
    const world = left(aMarker(), [shown()]);
    world.github.fail(method, 'unavailable');
    await runPost({ commentId: COMMENT, jobId: 'j_1' }, world);
    expect(world.runner.warnings).toEqual([expect.stringContaining('could not be brought up to date')]);
    expect(world.github.stored[0]?.body).toBe(commentOf(aMarker()));
  },
);

test('a defect of ours is not taken for a failure of GitHub', async () => {
  const world = left(writeMarker(aMarker()));
  await expect(runPost({ commentId: COMMENT, jobId: 'j_1' }, world)).rejects.toThrow(
    'this test expects no look at a job',
  );
});
