import { describe, expect, test } from 'vitest';
import type { JobCreation, JobReading } from '../../../src/action/ports/jobs.ts';
import { readLeftOver } from '../../../src/action/runner/left-over.ts';
import { runPost } from '../../../src/action/stories/post.ts';
import { type Marker, serviceHash, writeMarker } from '../../../src/action/value/marker.ts';
import { makerHash } from '../../../src/action/value/own-comments.ts';
import { aCommand, playCommand } from '../../build/a-command.ts';
import { aMarker } from '../../build/a-marker.ts';
import { bodyOf } from '../../build/a-settle.ts';
import { aWorld, markerIn, stateIn, type TestWorld } from '../../build/a-world.ts';
import {
  created,
  failedLook,
  missing,
  notCreated,
  PULL_REQUEST,
  refused,
  shown,
  withPullRequest,
} from '../../build/answers.ts';
import { afterCall } from '../../build/around.ts';
import { aCommentMarker, saidBy } from '../../build/said.ts';
import { OURSELVES } from '../../fakes/fake-repository.ts';
import { aRunner } from '../../fakes/fake-runner.ts';

const COMMENT = 100;
const NOW = '2026-11-20T09:00:00.000Z';

type Readings = readonly (JobReading | (() => JobReading))[];

function left(marker: Marker | string, readings: Readings = [], author = OURSELVES): TestWorld {
  const world = aWorld({ service: { readings } });
  world.github.add(author, typeof marker === 'string' ? marker : bodyOf(marker, world));
  return world;
}

const post = (world: Parameters<typeof runPost>[1], jobId: string | null = 'j_1'): Promise<void> =>
  runPost({ comment: { kind: 'issue-comment', id: COMMENT }, jobId }, world);

const bodyIn = ({ github }: TestWorld): string => github.stored[0]?.body ?? '';

describe('a comment that the main process left behind', () => {
  const NOT_CANCELLED = '**The run was cancelled; the job continues.**';
  const ENDED = '**The run was cancelled.** The job has since ended.';

  test.each<[string, Marker, string | null, JobReading, string]>([
    ['starting, the job still runs', aMarker({ state: 'starting' }), 'j_1', shown(), NOT_CANCELLED],
    ['starting, the job has ended', aMarker({ state: 'starting' }), 'j_1', withPullRequest, ENDED],
    ['started, the job still runs', aMarker(), 'j_1', shown(), NOT_CANCELLED],
    ['started, the job has ended', aMarker(), 'j_1', withPullRequest, ENDED],
    ['started, the job has failed', aMarker(), 'j_1', shown({ status: 'failed' }), ENDED],
    ['started, the job was archived', aMarker(), 'j_1', shown({ status: 'archived' }), ENDED],
    ['started, its id only in the marker', aMarker(), null, withPullRequest, ENDED],
    ['started, the service does not answer', aMarker(), 'j_1', failedLook(), NOT_CANCELLED],
    ['started, the service refuses', aMarker(), 'j_1', refused, NOT_CANCELLED],
    ['started, the service does not know the job', aMarker(), 'j_1', missing, NOT_CANCELLED],
    ['unknown, but the id was saved', aMarker({ state: 'unknown' }), 'j_1', shown(), NOT_CANCELLED],
  ])('%s: it never says how the job ended; the run that announces the end does', async (...story) => {
    const [, marker, jobId, reading, words] = story;
    const world = left(marker, [reading]);
    await post(world, jobId);
    expect(markerIn(world.github)).toEqual(
      aMarker({ state: 'started', jobId: 'j_1', askedAt: marker.askedAt, watchedUntil: NOW, told: [] }),
    );
    expect(bodyIn(world)).toContain(words);
    expect([world.github.stored.length, [...world.github.reactions]]).toEqual([1, []]);
    expect([world.service.looks, world.runner.warnings]).toEqual([['j_1'], []]);
  });

  test('an unconfirmed follow-up stays unconfirmed, although its comment names the job', async () => {
    const marker = aMarker({ state: 'unknown', request: 'message', jobId: 'j_1' });
    const world = left(marker, [shown()]);
    await post(world, null);
    expect([markerIn(world.github), world.service.looks]).toEqual([marker, []]);
  });

  const DONE = shown({ status: 'completed', prLink: PULL_REQUEST });
  test.each<[string, Marker['state'], JobReading, string, string]>([
    ['starting, nothing is there', 'starting', missing, 'finished failed', 'The run ended before the agent had fini'],
    ['started, nothing is there', 'started', missing, 'finished failed', 'nothing was pushed'],
    ['started, its pull request is there', 'started', DONE, 'finished pull-request', '**Done.**'],
    ['started, GitHub does not answer', 'started', failedLook(), 'started', '**The run was cancelled, and its agent'],
    ['started, GitHub refuses', 'started', refused, 'started', '`/docs status` or a workflow re-run updates'],
  ])('of a job that ran in the main process: %s', async (_what, state, reading, end, words) => {
    const world = left(aMarker({ state, reserved: true, jobId: 'j_1' }), [reading]);
    await post(world, null);
    expect([stateIn(world.github), bodyIn(world)]).toEqual([end, expect.stringContaining(words)]);
    expect(bodyIn(world)).not.toMatch(/service|continues/);
  });

  test.each([
    ['was requested minutes ago: it is seen', '2026-11-20T08:59:00.000Z', ['notice']],
    ['took long: it still needs a notice', '2026-11-20T08:50:00.000Z', []],
  ])('notes of an end whose job %s', async (_what, askedAt, told) => {
    const world = left(aMarker({ reserved: true, askedAt }), [missing]);
    await post(world, null);
    expect(markerIn(world.github)).toMatchObject({ state: 'finished', told });
  });

  test.each([
    [59, NOT_CANCELLED],
    [60, ENDED],
  ])('a follow-up sent %d seconds ago does not count every end as its own', async (seconds, words) => {
    const askedAt = new Date(Date.parse(NOW) - seconds * 1_000).toISOString();
    const world = left(aMarker({ request: 'message', askedAt }), [withPullRequest]);
    await post(world);
    expect(bodyIn(world)).toContain(words);
  });

  test('a follow-up whose sending was not noted counts no end as its own, and is dated now', async () => {
    const askedAt = new Date(Date.parse(NOW) - 200_000).toISOString();
    const world = left(aMarker({ request: 'message', state: 'starting', jobId: 'j_1', askedAt }), [withPullRequest]);
    await post(world);
    expect(bodyIn(world)).toContain(NOT_CANCELLED);
    expect(markerIn(world.github)?.sentAt).toBe(NOW);
  });

  test('starting, without an id: a job may exist', async () => {
    const world = left(aMarker({ state: 'starting' }));
    await post(world, null);
    expect(markerIn(world.github)).toEqual(aMarker({ state: 'unknown', watchedUntil: NOW }));
    expect(bodyIn(world)).toContain("**We can't tell whether a job started,**");
    const said = 'The main process ended before it could finish the status comment, so it was updated now.';
    expect(world.runner.log).toEqual([said]);
  });

  test.each<[string, JobCreation]>([
    ['the service refused it', notCreated],
    ['it was too late to send it', created()],
  ])('starting, but the run knew that no job was created: %s', async (_why, creation) => {
    const { world, intent } = aCommand('/docs Describe it.', { world: { service: { creation, readings: [] } } });
    const { github, runner, clock } = world;
    afterCall(github, 'createComment', () => {
      github.fail('editComment', 'unavailable');
      if (creation.kind === 'created') clock.pass(6 * 60_000);
    });
    await playCommand({ world, intent });
    expect(saidBy(github)).toEqual(['starting']);
    github.repair();
    const saved = Object.fromEntries([...runner.state].map(([name, value]) => [`STATE_${name}`, value]));
    const left = readLeftOver({ ...saved, 'INPUT_GITHUB-TOKEN': 'token-of-the-run' });
    if (left === null) throw new Error('nothing was left');
    await runPost(left, { ...world, runner: aRunner() });
    expect(saidBy(github)).toEqual(['not-created']);
    expect(github.stored.at(-1)?.body).toContain('**Not started.** No job was created');
  });

  test('keeps its instruction, and the review comment that it answers', async () => {
    const world = left(aCommentMarker({ trigger: { kind: 'review-comment', id: 9001 } }), [withPullRequest]);
    await post(world);
    const origin = '[this review comment](https://github.com/acme/app/issues/7#discussion_r9001)';
    for (const said of ['Describe `it`.', `Requested in ${origin}.`]) expect(bodyIn(world)).toContain(said);
  });

  test.each([{}, { service: serviceHash({ baseUrl: 'https://docs.example.com', projectId: 'manual' }) }])(
    'is free for others from now on, even without a service: then it is found by its id, whatever its project (%j)',
    async (of) => {
      const world = left(aMarker(of));
      await post({ ...world, service: null });
      expect(markerIn(world.github)).toEqual(aMarker({ ...of, watchedUntil: NOW }));
      expect(bodyIn(world)).toContain(NOT_CANCELLED);
    },
  );

  test('of an agent on the runner is found whatever its command line, and no other', async () => {
    const world = left(aMarker());
    const settings = { ...world.settings, agent: 'claude' };
    await post({ ...world, settings, service: null });
    expect(world.github.calls).not.toContain('editComment');
    const own = left(aMarker({ service: makerHash({ ...world, settings }) }));
    await post({ ...own, settings: { ...settings, agent: 'codex' }, service: null });
    expect(bodyIn(own)).toContain(NOT_CANCELLED);
  });
});

test('a request that only waited is left to whoever may send it, without the claim of its dead process', async () => {
  const world = left(aMarker({ state: 'waiting', request: 'message', jobId: 'j_1' }));
  world.github.reactions.add(`issue-comment/${COMMENT} rocket`);
  await post(world, null);
  expect([stateIn(world.github), [...world.github.reactions]]).toEqual(['not-created', []]);
});

describe('a comment that is left alone', () => {
  test.each<[string, Marker | string, string?, (string | null)?]>([
    ['finished', aMarker({ state: 'finished' })],
    ['not created', aMarker({ state: 'not-created' })],
    ["another run's", aMarker({ run: '78' })],
    ['unreadable', '<!-- docs-agent:2 broken -->'],
    ["someone else's", aMarker(), 'mallory'],
    ['unknown already, and no id was saved', aMarker({ state: 'unknown' }), OURSELVES, null],
  ])('%s', async (_name, marker, author = OURSELVES, jobId = 'j_1') => {
    const world = left(marker, [], author);
    await post(world, jobId);
    expect([world.github.calls, world.service.looks]).toEqual([['viewer', 'comment'], []]);
  });

  test('deleted', async () => {
    const world = aWorld();
    await post(world);
    expect([world.github.calls, world.github.stored]).toEqual([['viewer', 'comment'], []]);
  });

  test('written by another process while the job was read', async () => {
    const settle = (): JobReading => {
      const [before] = world.github.stored;
      const body = bodyOf(aMarker({ state: 'finished' }), world);
      if (before !== undefined) world.github.stored[0] = { ...before, body };
      return shown();
    };
    const world = left(aMarker(), [settle]);
    await post(world);
    expect(stateIn(world.github)).toBe('finished pull-request');
    expect([world.github.calls, world.runner.log]).toEqual([['viewer', 'comment', 'comment'], []]);
  });
});

test.each([
  ['viewer', 'update'],
  ['comment', 'update'],
  ['editComment', 'write'],
] as const)('a GitHub failure at %s is a warning, because no one waits for this', async (method, what) => {
  const world = left(aMarker(), [shown()]);
  world.github.fail(method, 'unavailable');
  await post(world);
  const warning = `Could not ${what} the status comment: GitHub refused ${method}. Add \`issues: write\`.`;
  expect(world.runner.warnings).toEqual([warning]);
  expect(bodyIn(world)).toBe(bodyOf(aMarker(), world));
});

test('our own bug is not reported as a failure of GitHub', async () => {
  await expect(post(left(writeMarker(aMarker())))).rejects.toThrow('this test expects no look at a job');
});
