import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import { needsSettling } from '../../../src/action/request/settle-comments.ts';
import { runSettle } from '../../../src/action/stories/settle.ts';
import { ANNOUNCEMENTS, type Marker } from '../../../src/action/value/marker.ts';
import { aMarker } from '../../build/a-marker.ts';
import { addReviewComment, aSettle, bodyOf, LATER, textOf } from '../../build/a-settle.ts';
import { markerIn, stateIn, type TestWorld } from '../../build/a-world.ts';
import { failedLook, missing, PULL_REQUEST, refused, shown, withPullRequest } from '../../build/answers.ts';
import { beforeCall } from '../../build/around.ts';
import { aCommentMarker, lastText, saidBy } from '../../build/said.ts';
import { PULL, SHOWN_PULL, showPull } from '../../build/threads.ts';

const WEEK = 7 * 24 * 60 * 60_000;
const WATCHED = { watchedUntil: new Date(LATER + 1).toISOString() };
const UNWATCHED = { watchedUntil: new Date(LATER).toISOString() };
const LONG_AGO = { askedAt: new Date(LATER - WEEK - 1).toISOString(), ...UNWATCHED };
const finished = (given: Partial<Marker> = {}): Marker => aCommentMarker({ state: 'finished', ...given });

/** A start that was requested this long ago (ms), and isn't watched. */
const startedAgo = (ms: number): Marker =>
  aMarker({ state: 'starting', ...UNWATCHED, askedAt: new Date(LATER - ms).toISOString() });

test.each<[string, Marker, readonly ('settle' | 'status')[]]>([
  ['a job that a run watches', aMarker(WATCHED), ['status']],
  ['a job that no run watches', aMarker(UNWATCHED), ['settle', 'status']],
  ['a start of a minute ago', startedAgo(60_000), []],
  ['a start of ten minutes ago', startedAgo(600_000), []],
  ['an older start', startedAgo(600_001), ['settle', 'status']],
  ['an older start that a run watches', aMarker({ state: 'starting', ...WATCHED }), []],
  ['an end that was announced', finished({ told: ANNOUNCEMENTS, ...UNWATCHED }), []],
  ['an end without its reaction', finished({ told: ['notice', 'handover'], ...UNWATCHED }), ['settle', 'status']],
  ['an end without its notice', finished({ told: ['reaction', 'handover'], ...UNWATCHED }), ['settle', 'status']],
  ['an end not fully announced, by a run that is still writing', finished(WATCHED), []],
  ['no news', finished({ outcome: 'no-news', ...UNWATCHED }), ['status']],
  ['a refusal without its reaction', aCommentMarker({ state: 'not-created', ...UNWATCHED }), ['settle', 'status']],
  ['an unclear start without its reaction', aCommentMarker({ state: 'unknown', ...UNWATCHED }), ['settle', 'status']],
  ["a workflow's refused request, which no comment requested", aMarker({ state: 'not-created' }), []],
  ["a workflow's unclear start", aMarker({ state: 'unknown' }), []],
  ["a workflow's end without its notice", aMarker({ state: 'finished', ...UNWATCHED }), ['settle', 'status']],
])('%s is completed by %j', (_what, marker, expected) => {
  for (const who of ['settle', 'status'] as const)
    expect(needsSettling(marker, LATER, { onRequest: who === 'status' })).toBe(expected.includes(who));
});

const LISTED = ['viewer', 'recentComments', 'recentComments'];

describe('a job that no run watches', () => {
  test.each<[string, JobReading, string, string]>([
    ['made a pull request', withPullRequest, 'finished pull-request', '+1'],
    ['failed', shown({ status: 'failed' }), 'finished failed', 'confused'],
    ['was archived', shown({ status: 'archived' }), 'finished archived', 'confused'],
    ['was archived since', shown({ status: 'archived', prLink: PULL_REQUEST }), 'finished pull-request', '+1'],
  ])('and %s gets its end written and announced to the requester', async (_what, reading, expected, reaction) => {
    const world = aSettle([aCommentMarker()], [reading]);
    const sentence = 'Unfinished jobs: 1 updated, 0 still open, 0 errors.';
    expect(await runSettle(world)).toMatchObject({ result: 'settled', fails: false, sentence });
    expect(saidBy(world.github)).toEqual([expected, 'notice']);
    expect(markerIn(world.github)).toMatchObject({ told: ANNOUNCEMENTS, run: '77', attempt: 1, jobId: 'j_1' });
    expect([...world.github.reactions]).toEqual([`issue-comment/100 ${reaction}`, 'issue-comment/100 hooray']);
    const linked = expected.includes('pull-request') ? ['pullRequest'] : [];
    const writes = 'comment editComment react react createComment comment editComment'.split(' ');
    expect(world.github.calls).toEqual([...LISTED, ...linked, ...writes]);
  });

  test('and failed is shown with the reason, which the notice and the summary quote too', async () => {
    const world = aSettle([aCommentMarker()], [shown({ status: 'failed', error: 'out of memory' })]);
    expect(await runSettle(world)).toMatchObject({ summary: expect.stringContaining('out of memory') });
    for (const { body } of world.github.stored) expect(body).toMatch(/out of memory/i);
  });

  test('and still runs stays as it is', async () => {
    const world = aSettle([aCommentMarker()], [shown()]);
    expect(await runSettle(world)).toMatchObject({
      sentence: 'Unfinished jobs: 0 updated, 1 still open, 0 errors.',
      summary: expect.stringContaining('`the job j_1 is running`'),
    });
    expect(world.github.calls).toEqual(LISTED);
  });

  test.each([
    ['is missing', missing, 'The service knows no such job (HTTP 404). Check `project-id`.'],
    ['is refused', refused, 'The service refused the key (HTTP 401). Make a new key.'],
    ['failed', failedLook(), 'HTTP 503 (no content type). The next settle run checks again.'],
  ])('and cannot be read (%s) is reported as such, and stays as it is', async (_how, reading, words) => {
    const world = aSettle([aCommentMarker()], [reading]);
    const said = `Could not check the job j_1: ${words}`;
    const outcome = await runSettle(world);
    expect(outcome).toMatchObject({ fails: true, summary: expect.stringContaining(said) });
    expect(outcome).toMatchObject({
      sentence: `Unfinished jobs: 0 updated, 0 still open, 1 error. The first: ${said}`,
      summary: expect.not.stringContaining('The first'),
    });
    expect([stateIn(world.github), world.github.calls]).toEqual(['started', LISTED]);
  });

  test('keeps its instruction and its date, says before when it ended, and links the review comment that requested it', async () => {
    const trigger = { kind: 'review-comment', id: 9001 } as const;
    const world = aSettle([aCommentMarker({ trigger, instructionComment: trigger })], [withPullRequest]);
    addReviewComment(world, trigger.id);
    await runSettle(world);
    const body = world.github.stored[0]?.body ?? '';
    expect(body).toContain('Describe `it`.');
    expect(body).toContain('- Requested: 20 Nov 2026, 09:00 UTC');
    expect(body).toContain('- Ended: before 20 Nov 2026, 10:00 UTC');
    expect(body).toContain('[this review comment](https://github.com/acme/app/issues/7#discussion_r9001)');
    expect([...world.github.reactions]).toContain('review-comment/9001 +1');
    expect(markerIn(world.github).pullRequest).toBe(PULL_REQUEST);
  });
});

test('a job that no run waited for gets a notice, however short it was', async () => {
  const now = Date.parse('2026-11-20T09:02:00Z');
  const world = aSettle([aMarker({ watchedUntil: '2026-11-20T09:00:00.000Z' })], [withPullRequest], { now });
  await runSettle(world);
  expect(saidBy(world.github)).toEqual(['finished pull-request', 'notice']);
});

test('a job that a run watches is not even read', async () => {
  const world = aSettle([aCommentMarker(WATCHED)]);
  expect(await runSettle(world)).toMatchObject({
    sentence: 'Unfinished jobs: 0 updated, 0 still open, 0 errors, 1 still followed by a run.',
  });
  expect(world.service.looks).toEqual([]);
});

describe('a job that has completed without a pull request', () => {
  const completed = shown({ status: 'completed' });

  test.each([
    ['the link has arrived', [completed, withPullRequest], 'finished pull-request'],
    ['there is still none', [completed, completed], 'finished no-pull-request'],
    ['it was archived since', [completed, shown({ status: 'archived' })], 'finished archived'],
    ['it cannot be read', [completed, failedLook()], 'started'],
    ['never, as no link will appear', [shown({ status: 'completed', linkSettled: true })], 'finished no-pull-request'],
  ])('is read once more, fifteen seconds later: %s', async (_what, readings, fields) => {
    const world = aSettle([aCommentMarker()], readings);
    await runSettle(world);
    expect([stateIn(world.github), world.service.looks]).toEqual([fields, readings.map(() => 'j_1')]);
    expect(world.clock.slept).toEqual(readings.slice(1).map(() => 15_000));
  });

  test('waits for its second read only as long as is left after all others were read', async () => {
    const markers = ['j_1', 'j_2', 'j_3'].map((jobId) => aCommentMarker({ jobId }));
    const world = aSettle(markers, [completed, shown(), completed, completed, completed]);
    beforeCall(world.service, 'readJob', () => world.clock.pass(6_000));
    await runSettle(world);
    expect(world.service.looks).toEqual(['j_1', 'j_2', 'j_3', 'j_1', 'j_3']);
    // Each was read again at the earliest: j_1 15 s after second 6, j_3 15 s after second 18.
    expect(world.clock.slept).toEqual([3_000, 6_000]);
  });

  test('is not written as ended if the run is cancelled between the reads, and the run says so', async () => {
    const world = aSettle([aCommentMarker()], [completed]);
    beforeCall(world.clock, 'sleep', world.runner.cancel);
    expect(await runSettle(world)).toMatchObject({
      sentence: 'Unfinished jobs: 0 updated, 0 still open, 0 errors, 1 not checked, because the run was cancelled.',
    });
    expect(stateIn(world.github)).toBe('started');
  });
});

describe('a job that was requested more than seven days ago', () => {
  test.each([
    ['still runs ends as no news, which is not announced', -WEEK - 1, shown(), 'finished no-news'],
    ['is unknown to the service ends as no news, too', -WEEK - 1, missing, 'finished no-news'],
    ['still runs at its seventh day stays open', -WEEK, shown(), 'started'],
    ['has ended after all gets that end written', -WEEK - 1, withPullRequest, 'finished pull-request'],
    ['cannot be read stays open', -WEEK - 1, refused, 'started'],
    ['gets no answer stays open', -WEEK - 1, failedLook(), 'started'],
  ])('and %s', async (_what, asked, reading, state) => {
    const world = aSettle([aCommentMarker({ ...LONG_AGO, askedAt: new Date(LATER + asked).toISOString() })], [reading]);
    await runSettle(world);
    expect(stateIn(world.github)).toBe(state);
    if (state !== 'finished no-news') return;
    expect(lastText(world.github)).not.toContain('- Ended:');
    expect([saidBy(world.github).length, [...world.github.reactions]]).toEqual([1, []]);
  });
});

describe('what a killed run left', () => {
  const UNCLEAR = aCommentMarker({ state: 'unknown' });
  const ENDED = finished({ pullRequest: PULL_REQUEST });
  const FAILED = finished({ outcome: 'failed', told: ['reaction'] });
  const ARCHIVED = finished({ outcome: 'archived', told: ['notice', 'handover'] });

  test.each<[string, Marker, readonly string[], string[]]>([
    ['an end without reaction and notice', ENDED, ['+1', 'hooray'], ['finished pull-request', 'notice']],
    ['an end without notice', FAILED, ['hooray'], ['finished failed', 'notice']],
    ['an end without reaction', ARCHIVED, ['confused'], ['finished archived']],
    ['a refusal without reaction', aCommentMarker({ state: 'not-created' }), ['confused'], ['not-created']],
    ['an unclear start without reaction', UNCLEAR, ['confused'], ['unknown']],
  ])('(%s) is completed, and what is visible stays as it is', async (_what, marker, reactions, said) => {
    const world = aSettle([marker]);
    const before = textOf(world.github.stored[0]?.body);
    expect(await runSettle(world)).toMatchObject({ sentence: 'Unfinished jobs: 1 updated, 0 still open, 0 errors.' });
    expect([...world.github.reactions]).toEqual(reactions.map((reaction) => `issue-comment/100 ${reaction}`));
    expect([saidBy(world.github), markerIn(world.github)]).toEqual([said, { ...marker, told: ANNOUNCEMENTS }]);
    expect(textOf(world.github.stored[0]?.body)).toBe(before);
    expect(world.service.looks).toEqual([]);
    await runSettle(world);
    expect(saidBy(world.github)).toEqual(said);
  });

  test('(an unfinished start) is marked as unknown, with the reaction', async () => {
    const world = aSettle([aCommentMarker({ state: 'starting' })]);
    await runSettle(world);
    expect(markerIn(world.github)).toEqual(aCommentMarker({ state: 'unknown', told: ANNOUNCEMENTS, ...UNWATCHED }));
    expect(world.github.stored[0]?.body).toContain("**We can't tell whether a job started,**");
    expect([...world.github.reactions]).toEqual(['issue-comment/100 confused']);
  });

  test('(a request that waited) is closed as not sent once its time is over, and not before', async () => {
    const waiting = { state: 'waiting', request: 'message', jobId: 'j_1' } as const;
    const world = aSettle([WATCHED, UNWATCHED].map((times) => aMarker({ ...waiting, ...times })));
    await runSettle(world);
    expect([saidBy(world.github), world.service.looks]).toEqual([['waiting', 'not-created'], []]);
  });

  test.each(['react', 'createComment'] as const)('is announced later if GitHub refuses %s', async (method) => {
    const world = aSettle([finished()]);
    world.github.fail(method, 'unavailable');
    expect(await runSettle(world)).toMatchObject({ fails: false });
    expect([markerIn(world.github).told, saidBy(world.github)]).toEqual([[], ['finished pull-request']]);
    world.github.repair();
    await runSettle(world);
    expect(markerIn(world.github).told).toEqual(ANNOUNCEMENTS);
    expect(saidBy(world.github)).toEqual(['finished pull-request', 'notice']);
  });

  test('fails no run if nothing could be announced, but is reported with one warning for the one reason', async () => {
    const world = aSettle([finished()]);
    world.github.fail('react', 'forbidden');
    expect(await runSettle(world)).toMatchObject({
      fails: false,
      sentence: 'Unfinished jobs: 0 updated, 1 still open, 0 errors.',
      summary: expect.stringContaining('`the end could not be reported`'),
    });
    const warning = expect.stringMatching(/^Could not add the reaction \+1 and post the notice/);
    expect(world.runner.warnings).toEqual([warning]);
  });
});

describe('a comment that another process writes while its job is read', () => {
  const rewrite = (world: TestWorld, marker: Marker): void => {
    const [before] = world.github.stored;
    if (before !== undefined) world.github.stored[0] = { ...before, body: bodyOf(marker, world) };
  };

  test.each<[string, Partial<Marker> | null]>([
    ['has ended by then', { state: 'finished', outcome: 'no-pull-request' }],
    ['was taken over by a newer run', { run: '78' }],
    ['was deleted', null],
  ])('is left alone: it %s', async (_what, changes) => {
    const world = aSettle([aMarker()], [withPullRequest], { inputs: { notify: 'false' } });
    const { github, service } = world;
    beforeCall(service, 'readJob', () => (changes === null ? github.remove(100) : rewrite(world, aMarker(changes))));
    expect(await runSettle(world)).toMatchObject({
      sentence: 'Unfinished jobs: 0 updated, 1 still open, 0 errors.',
      summary: expect.stringMatching(/`another run has just updated it`|`its comment was deleted`/),
    });
    expect(world.github.calls).not.toContain('editComment');
  });

  test('gets no "confused" if it turns out that its start was recorded after all', async () => {
    const world = aSettle([aCommentMarker({ state: 'starting' })]);
    beforeCall(world.github, 'comment', () => rewrite(world, aCommentMarker()));
    await runSettle(world);
    expect([[...world.github.reactions], stateIn(world.github)]).toEqual([[], 'started']);
  });

  test('is announced by the next run if it cannot be read again', async () => {
    const world = aSettle([aMarker()], [withPullRequest, withPullRequest]);
    world.github.fail('comment', 'unavailable', 1);
    const sentence = expect.stringContaining('0 updated, 0 still open, 1 error');
    expect(await runSettle(world)).toMatchObject({ sentence });
    expect([...world.github.reactions]).toEqual([]);
    await runSettle(world);
    expect(saidBy(world.github)).toEqual(['finished pull-request', 'notice']);
  });
});

describe('a follow-up that no run watches', () => {
  const BEFORE = SHOWN_PULL.headSha;
  const followUp = aCommentMarker({ request: 'message', head: BEFORE, pullRequest: PULL.url, ...UNWATCHED });
  const done = shown({ status: 'completed', prLink: PULL.url });

  test.each([
    ['beef'.padEnd(40, '0'), /^\*\*Updated\.\*\* Review the new commits/, 'is done. Review the new commits in ['],
    [BEFORE, /^\*\*Finished without new commits\.\*\*/, 'finished without new commits in ['],
    [null, /^\*\*Done\.\*\* Review/, 'has finished the follow-up in ['],
  ])('ends according to the head of its pull request (%s)', async (headSha, words, notice) => {
    const world = aSettle([followUp], [done]);
    if (headSha !== null) showPull(world.github, 7, { headSha });
    await runSettle(world);
    expect(textOf(world.github.stored[0]?.body)).toMatch(words);
    expect(world.github.stored[1]?.body).toContain(notice);
  });

  test.each([
    ['its request', 'askedAt', 59, ['started']],
    ['it was sent, however long that took', 'sentAt', 59, ['started']],
    ['it was sent, but then', 'sentAt', 60, ['finished pull-request', 'notice']],
  ])('does not end in the first minute after %s (%s, %d s)', async (_what, field, seconds, said) => {
    const world = aSettle([{ ...followUp, [field]: new Date(LATER - seconds * 1_000).toISOString() }], [done]);
    await runSettle(world);
    expect(saidBy(world.github)).toEqual(said);
  });

  test('is not called a job if it may have arrived', async () => {
    const world = aSettle([{ ...followUp, state: 'starting', pullRequest: null }]);
    expect(JSON.stringify(await runSettle(world))).toContain('The follow-up may have arrived.');
  });
});
