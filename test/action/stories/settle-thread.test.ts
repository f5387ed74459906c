import { describe, expect, test } from 'vitest';
import type { JobReading } from '../../../src/action/ports/jobs.ts';
import { runSettle } from '../../../src/action/stories/settle.ts';
import { ANNOUNCEMENTS, type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import { endsReportedBy } from '../../../src/action/value/own-comments.ts';
import { instructionFold } from '../../../src/action/wording/status-comment.ts';
import { COMMENT_LIMIT } from '../../../src/action/words/markdown.ts';
import { aCommand, type Commanded, playCommand, reactionsTo } from '../../build/a-command.ts';
import { INSTRUCTION } from '../../build/a-marker.ts';
import { markerIn, stateIn } from '../../build/a-world.ts';
import { failedLook, missing, refused, shown, withPullRequest } from '../../build/answers.ts';
import { afterCall, beforeCall } from '../../build/around.ts';
import { aCommentMarker, lastText, leave, saidBy } from '../../build/said.ts';
import { showPull } from '../../build/threads.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { aRepository, type FakeRepository, nameOf, OURSELVES } from '../../fakes/fake-repository.ts';

const LATER = Date.UTC(2026, 10, 20, 10);
const WATCHED = { watchedUntil: '2026-11-20T10:30:00.000Z' };
const DAYS_AGO = { askedAt: '2026-11-10T09:00:00.000Z' };
const LEFT = `**Left by an earlier process.**\n\n${instructionFold({ text: INSTRUCTION })}`;

/** `/docs status`, an hour after the jobs of these markers were requested in the same thread. */
function aStatus(markers: readonly Marker[], readings: readonly (JobReading | (() => JobReading))[] = []): Commanded {
  const github = aRepository();
  for (const marker of markers) leave(github, marker, { text: LEFT });
  return aCommand('/docs status', { world: { github, clock: aClock(LATER), service: { readings } } });
}

/** Plays it after 20 minutes: what another run leaves is then settled. */
async function settleLater({ world }: Commanded): Promise<void> {
  world.github.repair();
  world.clock.pass(20 * 60_000);
  await runSettle(world);
}

const dyingAfterAnswer = (github: FakeRepository) =>
  afterCall(github, 'createComment', () => github.fail('editComment', 'unavailable'));

const TOLD_ONCE = ['finished pull-request', 'notice'];

function statusOf(github: FakeRepository): string {
  const [first] = github.stored;
  return first === undefined ? 'none' : nameOf(first);
}

describe('`status`', () => {
  test('says so if there is no job', async () => {
    const status = aStatus([]);
    const { result } = await playCommand(status);
    expect([result, lastText(status.world.github)]).toEqual(['settled', 'There is no job in this thread.']);
    expect(reactionsTo(status)).toEqual(['rocket', '+1']);
  });

  test('writes the end of a job that no run watches, and answers with its state', async () => {
    const status = aStatus([aCommentMarker()], [withPullRequest]);
    const { github } = status.world;
    const url = github.stored[0]?.url;
    await playCommand(status);
    expect(stateIn(github)).toBe('finished pull-request');
    const link = '[pull request 5 in `acme/docs`](https://github.com/acme/docs/pull/5)';
    expect(lastText(github)).toBe(`- [Done](${url}), ${link}, requested 20 Nov 2026, 09:00 UTC: \`${INSTRUCTION}\``);
    expect(reactionsTo(status)).toEqual(['rocket', '+1']);
  });

  test.each([
    ['has ended, but is watched by a run', WATCHED, withPullRequest, 'The job j_1 is finished and has made a pull req'],
    ['still runs, watched by a run', WATCHED, shown(), '[Still running, 1 hour]'],
    ['still runs, watched by none', {}, shown(), '[Still running, 1 hour]'],
    ['still runs after days, watched by a run', { ...DAYS_AGO, ...WATCHED }, shown(), '[Still running, '],
  ])('of a job that %s says so, and edits nothing', async (_what, watched, reading, words) => {
    const status = aStatus([aCommentMarker(watched)], [reading]);
    const { github } = status.world;
    const before = github.stored[0]?.body;
    await playCommand(status);
    expect(lastText(github)).toContain(words);
    expect(lastText(github).includes('The run that follows it updates the comment.')).toBe(words.includes('finished'));
    expect([github.stored[0]?.body, saidBy(github)]).toEqual([before, ['started', 'notice']]);
  });

  test.each([
    ['refused', refused, 'The service refused the key (HTTP 401). Make a new key.'],
    ['failed', failedLook(), 'HTTP 503 (no content type). Ask again later.'],
    ['missing', missing, 'The service knows no such job (HTTP 404). Check `project-id`.'],
  ])('reports a read that was %s in its answer, and reacts with `confused`', async (_how, reading, words) => {
    const status = aStatus([aCommentMarker()], [reading]);
    const { result } = await playCommand(status);
    expect(lastText(status.world.github)).toContain('[Working on it when last seen]');
    expect(lastText(status.world.github)).toContain(`Could not check the job j_1: ${words}`);
    expect([reactionsTo(status), result]).toEqual([['rocket', 'confused'], 'settled']);
    expect(stateIn(status.world.github)).toBe('started');
  });

  test('also reacts with `confused` if only one of several jobs could not be read', async () => {
    const status = aStatus([aCommentMarker(), aCommentMarker({ jobId: 'j_2' })], [shown(), failedLook()]);
    const { published, text } = await playCommand(status);
    expect([reactionsTo(status), text.split('\n').length]).toEqual([['rocket', 'confused'], 2]);
    expect(published.failures).toEqual([]);
  });

  test.each([
    ['still runs', shown(), 'finished no-news'],
    ['has ended', withPullRequest, 'finished pull-request'],
  ])('reads a job again that ended as no news, and says that it %s', async (_what, reading, expected) => {
    const status = aStatus([aCommentMarker({ state: 'finished', outcome: 'no-news', ...DAYS_AGO })], [reading]);
    await playCommand(status);
    expect(stateIn(status.world.github)).toBe(expected);
    await runSettle(status.world);
    expect(markerIn(status.world.github).told).toEqual(expected === 'finished no-news' ? [] : ANNOUNCEMENTS);
  });

  test('says what it finds about ended jobs, without a read', async () => {
    const states = [{ state: 'finished', outcome: 'failed' }, { state: 'not-created' }, { state: 'unknown' }] as const;
    const status = aStatus(states.map((overrides) => aCommentMarker({ told: ANNOUNCEMENTS, ...overrides })));
    await playCommand(status);
    expect(lastText(status.world.github)).toMatch(/\[May have started\].*\n.*\[Not started\].*\n.*\[Failed\]/);
    expect(status.world.service.looks).toEqual([]);
  });

  test('of more jobs than a comment has room for shows the newest, and counts the others', async () => {
    const jobs = 200;
    const markers = Array.from({ length: jobs }, (_, index) => {
      const askedAt = new Date(Date.UTC(2026, 10, 20, 0, index)).toISOString();
      return aCommentMarker({ jobId: `j_${index}`, askedAt });
    });
    const status = aStatus(markers, [{ kind: 'refused', problem: { message: 'x'.repeat(600), hint: '' } }]);
    await playCommand(status);
    expect(status.world.github.stored.at(-1)?.body.length).toBeLessThanOrEqual(COMMENT_LIMIT);
    const lines = lastText(status.world.github).split('\n');
    const rest = lines.pop();
    expect(lines.length).toBeGreaterThan(100);
    expect(rest).toBe(`- and ${jobs - lines.length} older requests`);
    const newest = lines.map((_line, index) => `j_${jobs - 1 - index}`);
    expect(lines.map((line) => /the job (j_\d+)/.exec(line)?.[1])).toEqual(newest);
  });

  test('is itself the notice of an end it finds, so there is no second comment', async () => {
    const status = aStatus([aCommentMarker()], [withPullRequest]);
    const { github } = status.world;
    await playCommand(status);
    expect([saidBy(github), endsReportedBy(github.stored.at(-1)?.body ?? '')]).toEqual([TOLD_ONCE, [statusOf(github)]]);
    await runSettle(status.world);
    expect([saidBy(github), markerIn(github).told]).toEqual([TOLD_ONCE, ANNOUNCEMENTS]);
    expect(github.reactions).toContain(`${statusOf(github)} hooray`);
  });

  test('adds the reason to the end of a job that it finds failed', async () => {
    const status = aStatus([aCommentMarker()], [shown({ status: 'failed', error: 'no such branch' })]);
    await playCommand(status);
    expect(lastText(status.world.github)).toMatch(/^- \[Failed\]\(.*`The service says: no such branch\.`\)$/);
  });

  test.each<[string, (github: FakeRepository) => unknown, boolean]>([
    ['whose answer is lost leaves the notice', (github) => github.fail('createComment', 'unavailable'), true],
    ['whose run dies after its answer has written the notice', dyingAfterAnswer, false],
  ])('%s of the end, which a later run records', async (_what, breaks, writes) => {
    const status = aStatus([aCommentMarker()], [withPullRequest]);
    const { github } = status.world;
    breaks(github);
    await playCommand(status);
    expect(markerIn(github).told).not.toContain('notice');
    await settleLater(status);
    expect([saidBy(github), markerIn(github).told]).toEqual([TOLD_ONCE, ANNOUNCEMENTS]);
    expect(lastText(github).includes('The documentation agent is done.')).toBe(writes);
  });

  test.each([
    ['is sent again at once', 0, true],
    ['is not sent again once another run may soon report the end', 5 * 60_000, false],
  ])('that GitHub refuses for now %s', async (_what, waited, expected) => {
    const status = aStatus([aCommentMarker()], [withPullRequest]);
    const { github, clock } = status.world;
    const answers: (boolean | undefined)[] = [];
    beforeCall(github, 'createComment', async (...[, , options]) => {
      clock.pass(waited);
      answers.push(await options?.mayRepeat?.());
    });
    await playCommand(status);
    expect(answers).toEqual([expected]);
  });

  test('that comes long after the claim of an end leaves its notice to a later run', async () => {
    const status = aStatus([aCommentMarker()], [withPullRequest]);
    const { github, clock } = status.world;
    const { comments } = { ...github };
    beforeCall(github, 'comments', () => github.reactions.has(`${statusOf(github)} hooray`) && clock.pass(6 * 60_000));
    await playCommand(status);
    expect(endsReportedBy(github.stored.at(-1)?.body ?? '')).toEqual([]);
    expect(markerIn(github).told).not.toContain('notice');
    github.comments = comments;
    await settleLater(status);
    expect(saidBy(github)).toEqual([...TOLD_ONCE, 'notice']);
    expect(lastText(github)).toContain('The documentation agent is done.');
  });

  test('is the notice, too, of an end whose pull request is not confirmed', async () => {
    const url = 'https://github.com/acme/app/pull/9';
    const github = showPull(aRepository(), 9);
    leave(github, aCommentMarker({ state: 'finished', pullRequest: url, told: ['reaction'] }), { text: LEFT });
    const world = { github, clock: aClock(LATER), service: { readings: [missing] }, inputs: { handover: 'true' } };
    const status = aCommand('/docs status', { world });
    await playCommand(status);
    expect(lastText(github)).toContain('its pull request is not confirmed, so it is not handed over yet.');
    expect(endsReportedBy(github.stored.at(-1)?.body ?? '')).toEqual([statusOf(github)]);
    await settleLater(status);
    expect(saidBy(github)).toEqual(TOLD_ONCE);
  });

  test.each<[string, (body: string) => string]>([
    ['a note above its marker', (body) => `Note: see the wiki.\n\n${body}`],
    ['a marker that cannot be read', (body) => body.replace(' -->', '%% -->')],
  ])('names a status comment of ours with %s: there may be a job', async (_what, edited) => {
    const status = aStatus([aCommentMarker()]);
    const { github } = status.world;
    const [comment] = github.stored;
    if (comment === undefined) throw new Error('there is no comment');
    await github.editComment(comment, edited(comment.body));
    await playCommand(status);
    expect(lastText(github)).not.toContain('There is no job in this thread.');
    expect([lastText(github), status.world.service.looks]).toEqual([expect.stringContaining(`](${comment.url})`), []]);
  });

  test('in a review thread names what was requested there, wherever the status comment is, and nothing else', async () => {
    const github = aRepository();
    const named = [9001, 8001].flatMap((review) => {
      const { id } = github.reply('ada', '/docs Describe it.', { review });
      const marker = aCommentMarker({ trigger: { kind: 'review-comment', id }, state: 'unknown', told: ANNOUNCEMENTS });
      const replies = [writeMarker(marker), '<!-- docs-agent:2 broken -->'].map((body) =>
        github.reply(OURSELVES, body, { review }),
      );
      return [...replies, leave(github, marker)].map(({ url }) => url);
    });
    const comment = { kind: 'review-comment', createdAt: '2026-11-20T09:30:00Z' } as const;
    await playCommand(aCommand('/docs status', { world: { github, clock: aClock(LATER) }, comment }));
    expect(named.map((url) => lastText(github).includes(`](${url})`))).toEqual([true, true, true, false, false, false]);
  });
});
