import { describe, expect, test } from 'vitest';
import { endingNotCreated, endingRemembered, endingUnknown, STARTING } from '../../../src/action/request/ending.ts';
import { record, recordTold } from '../../../src/action/request/record.ts';
import { type DocsRequest, type Page, requestOf } from '../../../src/action/request/request.ts';
import { ANNOUNCEMENTS, type Marker, writeMarker } from '../../../src/action/value/marker.ts';
import type { Writer } from '../../../src/action/value/rights.ts';
import { RepositoryError } from '../../../src/action/words/errors.ts';
import { aMarker, SERVICE } from '../../build/a-marker.ts';
import { aWorld, markerIn, type TestWorld } from '../../build/a-world.ts';
import { afterCall, beforeCall } from '../../build/around.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../../fakes/fake-repository.ts';

const NOW = Date.parse('2026-11-20T09:05:00.000Z');
const LATER = NOW + 60 * 60_000;
const SETTLE: Writer = { kind: 'other' };
const HOLDER: Writer = { kind: 'run', run: '77', attempt: 1, jobId: 'j_1' };
const OWNER: Writer = { ...HOLDER, jobId: null };
const UNAVAILABLE = { failure: 'unavailable', status: 502, message: 'Bad gateway.', hint: 'None.' } as const;
const lose = () => Promise.reject(new RepositoryError(UNAVAILABLE));
const LINKS = { serverUrl: 'https://github.com', linkHosts: [] };
const ENDED = endingRemembered({ outcome: 'pull-request', pullRequest: null }, LINKS);
const UNKNOWN = endingUnknown('Nothing is known.');
const ENDED_AS_FAILED = { state: 'finished', outcome: 'failed' } as const;
const REFUSED = endingNotCreated({ message: 'No.', hint: 'None.' });
const bodyOf = (marker: Marker, text = 'text'): string => `${writeMarker(marker)}\n\n${text}`;

const requestWith = (page: Parameters<typeof requestOf>[1], writer: Writer): DocsRequest =>
  requestOf({ base: aMarker(), writer, jobId: 'j_1' }, page);

function aPage(repository: FakeRepository, marker: Marker | null, body?: string): Page {
  const added = marker === null ? null : repository.add(OURSELVES, body ?? bodyOf(marker));
  const { repository: named } = aMarker();
  const ours = { login: OURSELVES, repository: named, service: SERVICE };
  const comment = added === null || marker === null ? null : { ...added, marker };
  return requestWith({ ours, conversation: { thread: 7, review: null }, comment }, OWNER).page;
}

function aWritten(): { readonly repository: FakeRepository; readonly before: Page } {
  const repository = aRepository();
  return { repository, before: aPage(repository, aMarker()) };
}

function overwrite(repository: FakeRepository, changes: Partial<Marker>): string {
  const [before] = repository.stored;
  if (before === undefined) throw new Error('there is no comment to overwrite');
  const body = bodyOf(aMarker(changes), 'written by another process');
  repository.stored[0] = { ...before, body };
  return body;
}

function at(now: number, repository: FakeRepository): TestWorld {
  const world = aWorld({ github: repository });
  return { ...world, clock: { ...world.clock, now: () => now } };
}

async function write(
  page: Page,
  writer: Writer,
  repository: FakeRepository,
  { now = NOW, stage = ENDED }: { readonly now?: number; readonly stage?: DocsRequest['stage'] } = {},
): Promise<Page> {
  return (await record({ ...requestWith(page, writer), page, stage }, at(now, repository))).page;
}

describe('the next text of a status comment', () => {
  test('is a new comment if there is none', async () => {
    const repository = aRepository();
    const page = await write(aPage(repository, null), OWNER, repository);
    expect([page.written, repository.calls]).toEqual(['yes', ['createComment']]);
    expect([page.comment?.marker.state, page.comment?.body]).toEqual(['finished', repository.stored[0]?.body]);
  });

  test.each<[string, Writer, number, string[]]>([
    ['at once by the process that holds the job', HOLDER, NOW, ['editComment']],
    ['after reading by the same process once its lease is over', HOLDER, LATER, ['comment', 'editComment']],
    ['after reading by one without a job', OWNER, NOW, ['comment', 'editComment']],
    ['after reading by settle once nobody watches', SETTLE, LATER, ['comment', 'editComment']],
    ['not at all by settle before that', SETTLE, NOW, []],
  ])('is written %s', async (_how, writer, now, calls) => {
    const repository = aRepository();
    const { written } = await write(aPage(repository, aMarker()), writer, repository, { now });
    expect([written, repository.calls]).toEqual([calls.length === 0 ? 'overtaken' : 'yes', calls]);
  });

  test.each<[string, Writer, Partial<Marker>, string]>([
    ['left out if another process has changed the comment', SETTLE, { attempt: 2 }, 'overtaken'],
    ['left out by an overdue holder if settle has written the end', HOLDER, ENDED_AS_FAILED, 'overtaken'],
    ['written by the holder over what gave its job up', HOLDER, { state: 'unknown', jobId: null }, 'yes'],
  ])('is %s, and stays so', async (_what, writer, theirs, outcome) => {
    const { repository, before } = aWritten();
    const body = overwrite(repository, theirs);
    const page = await write(before, writer, repository, { now: LATER });
    expect([page.written, repository.stored[0]?.body === body]).toEqual([outcome, outcome === 'overtaken']);
    const { length } = repository.calls;
    expect((await write(page, writer, repository, { now: LATER })).written).toBe(outcome);
    if (outcome === 'overtaken') expect(repository.calls).toHaveLength(length);
  });

  test('is left out if the comment is gone, except by its own run, which adds one', async () => {
    const { repository, before } = aWritten();
    repository.remove(before.comment?.id ?? 0);
    expect((await write(before, SETTLE, repository, { now: LATER })).written).toBe('gone');
    expect((await write(before, { ...HOLDER, kind: 'post' }, repository)).written).toBe('gone');
    expect(repository.stored).toEqual([]);
    const page = await write(before, HOLDER, repository);
    expect([page.written, repository.stored.map(({ body }) => body)]).toEqual(['yes', [page.comment?.body]]);
  });

  test('may replace what an edit without an answer has written', async () => {
    const repository = aRepository();
    const before = aPage(repository, aMarker({ state: 'starting' }));
    afterCall(repository, 'editComment', lose);
    const lost = await write(before, OWNER, repository, { stage: UNKNOWN });
    expect([lost.written, lost.attempted?.state, markerIn(repository)]).toEqual(['failed', 'unknown', lost.attempted]);
    const again = aRepository();
    again.stored.push(...repository.stored);
    expect((await write(lost, OWNER, again, { stage: REFUSED })).written).toBe('yes');
    expect(markerIn(again).state).toBe('not-created');
  });

  test('is remembered if only the edit after a 404 has no answer', async () => {
    const { repository, before } = aWritten();
    afterCall(repository, 'editComment', lose);
    const undo = beforeCall(repository, 'editComment', () => {
      undo();
      throw new RepositoryError({ failure: 'missing', status: 404, message: 'Not found.', hint: 'None.' });
    });
    const page = await write(before, HOLDER, repository);
    expect([page.written, page.attempted, page.attempted?.state]).toEqual(['failed', markerIn(repository), 'finished']);
  });

  test('has been written if a try without an answer wrote it', async () => {
    const { repository, before } = aWritten();
    afterCall(repository, 'editComment', async (_comment, _body, { mayRepeat } = {}) => {
      expect(await mayRepeat?.()).toBe(false);
      return lose();
    });
    const { written, comment } = await write(before, HOLDER, repository);
    expect([written, comment?.body]).toEqual(['yes', repository.stored[0]?.body]);
    expect(markerIn(repository).state).toBe('finished');
  });

  test('goes into the comment that an answer without an id has hidden, not into a second one', async () => {
    const repository = aRepository();
    const before = aPage(repository, null);
    afterCall(repository, 'createComment', lose);
    const lost = await write(before, OWNER, repository, { stage: STARTING });
    expect(lost.written).toBe('failed');
    const { written, comment } = await write(lost, HOLDER, repository);
    expect([written, comment?.marker.state]).toEqual(['yes', 'finished']);
    expect(repository.stored.map(({ body }) => body)).toEqual([comment?.body]);
  });

  test('is not written while lists fail that could show a hidden comment', async () => {
    const repository = aRepository();
    const page = { ...aPage(repository, null), attempted: aMarker({ state: 'starting' }) };
    repository.fail('comments', 'unavailable');
    expect([(await write(page, HOLDER, repository)).written, repository.stored]).toEqual(['failed', []]);
  });
});

const TEXTS = ['\n\nThe end.\nMore.', '\r\n\r\nThe end.\r\nMore.', ''];
test.each(TEXTS)('a comment keeps its words and line ends when its announcements are recorded: %j', async (text) => {
  const ended = aMarker({ state: 'finished' });
  const repository = aRepository();
  const page = aPage(repository, ended, `${writeMarker(ended)}${text}`);
  await recordTold({ ...requestWith(page, HOLDER), page }, at(NOW, repository));
  expect(repository.stored[0]?.body).toBe(`${writeMarker({ ...ended, told: ANNOUNCEMENTS })}${text}`);
});
