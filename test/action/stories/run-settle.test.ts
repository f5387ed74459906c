import { describe, expect, test } from 'vitest';
import { runSettle } from '../../../src/action/stories/settle.ts';
import { aMarker } from '../../build/a-marker.ts';
import { aSettle, bodyOf, LATER } from '../../build/a-settle.ts';
import { stateIn, statesIn } from '../../build/a-world.ts';
import { failedLook, PULL_REQUEST, refused, shown, withPullRequest } from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';
import { aCommentMarker, saidBy, written } from '../../build/said.ts';

const JOBS = ['j_1', 'j_2', 'j_3', 'j_4'].map((jobId) => aMarker({ jobId }));
const QUIET = { inputs: { notify: 'false' } };
const DRY = { inputs: { 'dry-run': 'true' } };

describe('a dry run', () => {
  test('writes nothing, and says what would be done', async () => {
    const world = aSettle([aMarker()], [withPullRequest], DRY);
    expect(await runSettle(world)).toMatchObject({
      kind: 'settled',
      result: 'dry-run',
      sentence: 'A dry run: nothing was written. Unfinished jobs: 1 would be updated, 0 still open, 0 errors.',
      summary: expect.stringMatching(/^### docs-agent: dry run, nothing was written\n/),
    });
    expect(stateIn(world.github)).toBe('started');
    expect(world.github.calls).toEqual(['viewer', 'recentComments', 'recentComments', 'pullRequest']);
  });

  test('would update an unfinished start', async () => {
    const world = aSettle([aCommentMarker({ state: 'starting' })], [], DRY);
    expect(await runSettle(world)).toMatchObject({ sentence: expect.stringContaining('1 would be'), fails: false });
    expect(written(world.github)).toEqual([]);
  });
});

describe('a thread that cannot be updated', () => {
  test('does not stop the others, and the step succeeds', async () => {
    const world = aSettle(JOBS.slice(0, 3), [refused, withPullRequest, failedLook()], QUIET);
    const sentence = 'Unfinished jobs: 1 updated, 0 still open, 2 errors.';
    expect(await runSettle(world)).toMatchObject({ sentence, fails: false });
    expect(saidBy(world.github)).toEqual(['started', 'finished pull-request', 'started']);
  });

  test('because GitHub refuses its comment is reported with that reason, and does not stop the others', async () => {
    const world = aSettle(JOBS.slice(0, 2), [withPullRequest], QUIET);
    world.github.fail('editComment', 'forbidden', 1);
    expect(await runSettle(world)).toMatchObject({
      sentence: 'Unfinished jobs: 1 updated, 0 still open, 1 error.',
      summary: expect.stringContaining('`GitHub refused editComment. Add `'),
    });
  });

  test.each([true, false])('fails the step only if there is no other (dry run: %s)', async (dryRun) => {
    const inputs = { 'dry-run': String(dryRun) };
    expect(await runSettle(aSettle([aMarker()], [refused], { inputs }))).toMatchObject({ fails: true });
    const two = [aMarker(), aMarker({ jobId: 'j_2' })];
    expect(await runSettle(aSettle(two, [refused, shown()], { inputs }))).toMatchObject({ fails: false });
  });
});

describe('a service that asks to wait', () => {
  test('gets no further request: the other jobs are reported as not checked, for the same reason', async () => {
    const world = aSettle(JOBS, [withPullRequest, failedLook(90_000), shown()], QUIET);
    const outcome = await runSettle(world);
    expect(world.service.looks).toEqual(['j_1', 'j_2']);
    expect(outcome).toMatchObject({ sentence: 'Unfinished jobs: 1 updated, 0 still open, 3 errors.', fails: false });
    const reason = 'HTTP 503 (no content type). The service asks to wait 1 min 30 s.';
    for (const id of ['j_2', 'j_3', 'j_4'])
      expect(outcome).toMatchObject({ summary: expect.stringContaining(`Could not check the job ${id}: ${reason}`) });
  });

  test('is not asked for a late link either', async () => {
    const world = aSettle(JOBS, [shown({ status: 'completed' }), failedLook(90_000)]);
    expect(await runSettle(world)).toMatchObject({ sentence: expect.stringContaining('4 errors.') });
    expect(world.service.looks).toEqual(['j_1', 'j_2']);
  });

  test('does not keep GitHub from being updated: ends that need no request are still reported', async () => {
    const world = aSettle([aMarker(), aCommentMarker({ state: 'finished', outcome: 'failed' })], [failedLook(90_000)]);
    expect(await runSettle(world)).toMatchObject({ sentence: 'Unfinished jobs: 1 updated, 0 still open, 1 error.' });
  });

  test.each([null, 0])('for no time at all (%s) is asked for the others', async (wait) => {
    const world = aSettle(JOBS, [failedLook(wait), shown()]);
    await runSettle(world);
    expect(world.service.looks).toEqual(['j_1', 'j_2', 'j_3', 'j_4']);
  });
});

test("what settle does not own is neither read nor written: another project's comment, and someone else's", async () => {
  const world = aSettle([aMarker({ service: 'f'.repeat(64) })]);
  world.github.add('mallory', bodyOf(aMarker(), world), aMarker().askedAt);
  expect(await runSettle(world)).toMatchObject({ sentence: 'There is no unfinished job.' });
  expect([world.service.looks, written(world.github)]).toEqual([[], []]);
});

test('the comments of the last fourteen days are read, on so many pages that all lists take less than twenty requests', async () => {
  const world = aSettle([]);
  const asked: unknown[] = [];
  world.github.recentComments = async (...given) => {
    asked.push(given);
    return { comments: [], cut: true };
  };
  const outcome = await runSettle(world);
  const since = new Date(LATER - 14 * 24 * 60 * 60_000).toISOString();
  expect(asked).toEqual([
    ['issue-comment', { since, mostPages: 9 }],
    ['review-comment', { since, mostPages: 4 }],
    ['issue-comment', { since, mostPages: 3, oldestFirst: true }],
    ['review-comment', { since, mostPages: 2, oldestFirst: true }],
  ]);
  expect(outcome).toMatchObject({ sentence: 'No unfinished job was found among the comments that were read.' });
  expect(world.runner.warnings).toEqual([
    expect.stringContaining(
      'all comments of the last 14 days in conversations: the latest 0 and the oldest 0 were read.',
    ),
    expect.stringContaining('all comments of the last 14 days on diffs: the latest 0 and the oldest 0 were read.'),
  ]);
});

test('a hundred open jobs take six requests to GitHub for each that has ended, and then only reads of what may change', async () => {
  const ends = [
    { status: 'completed', prLink: PULL_REQUEST },
    { status: 'completed' },
    { status: 'failed' },
    { status: 'archived' },
    {},
  ] as const;
  const outcomes = [
    'finished pull-request',
    'finished no-pull-request',
    'finished failed',
    'finished archived',
    'started',
  ];
  const open = Array.from({ length: 100 }, (_, at) =>
    aCommentMarker({ jobId: `j_${at}`, trigger: { kind: 'issue-comment', id: 5000 + at } }),
  );
  const world = aSettle(open, [], QUIET);
  const { service, github } = world;
  service.readJob = async (id) => {
    service.looks.push(id);
    return shown({ ...ends[Number(id.slice(2)) % 5], id });
  };
  expect(await runSettle(world)).toMatchObject({ sentence: 'Unfinished jobs: 80 updated, 20 still open, 0 errors.' });
  expect(statesIn(github)).toEqual(open.map((_, at) => outcomes[at % 5]));
  // A completed job without a pull request is read once more: its link may come late.
  expect([service.looks.length, github.calls.length <= 20 + 6 * 80]).toEqual([100 + 20, true]);
  github.calls.length = 0;
  expect(await runSettle(world)).toMatchObject({ sentence: 'Unfinished jobs: 0 updated, 20 still open, 0 errors.' });
  // Those that run, and those that ended without a pull request.
  expect([service.looks.length, github.calls]).toEqual([120 + 20 + 20, ['viewer', 'recentComments', 'recentComments']]);
});

test('if the review threads cannot be read, their jobs are not denied', async () => {
  const world = aSettle([]);
  const { recentComments } = { ...world.github };
  world.github.recentComments = async (kind, wanted) => {
    if (kind === 'review-comment') world.github.fail('recentComments', 'forbidden');
    return recentComments(kind, wanted);
  };
  const said = 'Review threads were not checked: GitHub refused recentComments. Add `issues: write`.';
  expect(await runSettle(world)).toMatchObject({
    sentence: 'No unfinished job was found among the comments that were read.',
    summary: expect.stringContaining(said),
    fails: false,
  });
  expect(world.runner.warnings).toEqual([said]);
});

test.each(['viewer', 'recentComments'] as const)('if GitHub fails at %s nothing is done', async (method) => {
  const world = aSettle([aMarker()]);
  world.github.fail(method, 'unavailable');
  await expect(runSettle(world)).rejects.toThrow(`GitHub refused ${method}.`);
  expect(world.service.looks).toEqual([]);
});

test('a cancelled run stops, and says how many jobs are left', async () => {
  const world = aSettle(JOBS.slice(0, 3), [shown()]);
  beforeCall(world.service, 'readJob', world.runner.cancel);
  expect(await runSettle(world)).toMatchObject({
    sentence: 'Unfinished jobs: 0 updated, 1 still open, 0 errors, 2 not checked, because the run was cancelled.',
  });
  expect(world.service.looks).toEqual(['j_1']);
});

test('our own bug is not reported as a failure of a thread', () =>
  expect(runSettle(aSettle([aMarker()]))).rejects.toThrow('this test expects no look at a job'));

test('a comment that the list repeats is settled once', async () => {
  const world = aSettle([aMarker()], [withPullRequest]);
  world.github.stored.push(...world.github.stored);
  await runSettle(world);
  expect(world.service.looks).toEqual(['j_1']);
});
