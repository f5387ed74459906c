import { describe, expect, test } from 'vitest';
import { advance } from '../../src/action/request/record.ts';
import { type Page, pageOf } from '../../src/action/request/request.ts';
import { type Marker, writeMarker } from '../../src/action/value/marker.ts';
import type { Writer } from '../../src/action/value/rights.ts';
import { RepositoryError } from '../../src/action/words/errors.ts';
import { aMarker, SERVICE } from '../build/a-marker.ts';
import { aRepository, type FakeRepository, OURSELVES } from '../fakes/fake-repository.ts';

const NOW = Date.parse('2026-11-20T09:05:00.000Z');
const LATER = NOW + 60 * 60_000;
const SETTLE: Writer = { kind: 'other' };
const HOLDER: Writer = { kind: 'run', run: '77', attempt: 1, jobId: 'j_1' };
const OWNER: Writer = { ...HOLDER, jobId: null };

const bodyOf = (marker: Marker, text = 'text'): string => `${writeMarker(marker)}\n\n${text}`;

function aPage(repository: FakeRepository, marker: Marker | null): Page {
  const comment = marker === null ? null : { ...repository.add(OURSELVES, bodyOf(marker)), marker };
  const { repository: named } = aMarker();
  const ours = { login: OURSELVES, repository: named, service: SERVICE };
  return pageOf({ ours, conversation: { thread: 7, review: null }, comment });
}

function overwrite(repository: FakeRepository, changes: Partial<Marker>): string {
  const [before] = repository.stored;
  if (before === undefined) throw new Error('there is no comment to overwrite');
  const body = bodyOf(aMarker(changes), 'written by another process');
  repository.stored[0] = { ...before, body };
  return body;
}

const next = (marker: Marker): { marker: Marker; body: string } => ({ marker, body: bodyOf(marker, 'next') });
const ENDED = next(aMarker({ state: 'finished' }));

function write(page: Page, writer: Writer, repository: FakeRepository, now = NOW): Promise<Page> {
  return advance(page, ENDED, { writer, now }, repository);
}

describe('the next text of a status comment', () => {
  test('is a new comment if there is none', async () => {
    const repository = aRepository();
    const page = await write(aPage(repository, null), OWNER, repository);
    expect([page.written, repository.calls, page.comment]).toMatchObject(['yes', ['createComment'], ENDED]);
  });

  test.each<[string, Writer, number, string[]]>([
    ['at once by the process that holds the job', HOLDER, NOW, ['editComment']],
    ['after reading by the same process once its lease is over', HOLDER, LATER, ['comment', 'editComment']],
    ['after reading by one without a job', OWNER, NOW, ['comment', 'editComment']],
    ['after reading by settle once nobody watches', SETTLE, LATER, ['comment', 'editComment']],
    ['not at all by settle before that', SETTLE, NOW, []],
  ])('is written %s', async (_how, writer, now, calls) => {
    const repository = aRepository();
    const { written } = await write(aPage(repository, aMarker()), writer, repository, now);
    expect([written, repository.calls]).toEqual([calls.length === 0 ? 'overtaken' : 'yes', calls]);
  });

  test('is left out if another process has changed the comment, and from then on', async () => {
    const repository = aRepository();
    const before = aPage(repository, aMarker());
    const theirs = overwrite(repository, { attempt: 2 });
    const page = await write(before, SETTLE, repository, LATER);
    expect([page.written, repository.stored[0]?.body]).toEqual(['overtaken', theirs]);
    const { length } = repository.calls;
    expect((await write(page, SETTLE, repository, LATER)).written).toBe('overtaken');
    expect(repository.calls).toHaveLength(length);
  });

  test('is left out by an overdue holder if settle has written the end', async () => {
    const repository = aRepository();
    const before = aPage(repository, aMarker());
    const theirs = overwrite(repository, { state: 'finished', outcome: 'failed' });
    const { written } = await write(before, HOLDER, repository, LATER);
    expect([written, repository.stored[0]?.body]).toEqual(['overtaken', theirs]);
  });

  test('is written by the holder over what gave its job up as unknown', async () => {
    const repository = aRepository();
    const before = aPage(repository, aMarker());
    overwrite(repository, { state: 'unknown', jobId: null });
    expect((await write(before, HOLDER, repository, LATER)).written).toBe('yes');
  });

  test('is left out if the comment is gone', async () => {
    const repository = aRepository();
    const before = aPage(repository, aMarker());
    repository.remove(before.comment?.id ?? 0);
    expect((await write(before, SETTLE, repository, LATER)).written).toBe('gone');
    expect((await write(before, HOLDER, repository)).written).toBe('gone');
  });

  test('may replace what an edit without an answer has written', async () => {
    const repository = aRepository();
    const before = aPage(repository, aMarker({ state: 'starting' }));
    repository.editComment = lostAnswer(repository);
    const unknown = next(aMarker({ state: 'unknown' }));
    const lost = await advance(before, unknown, { writer: OWNER, now: NOW }, repository);
    expect([lost.written, lost.attempted]).toEqual(['failed', unknown.marker]);
    expect(repository.stored[0]?.body).toBe(unknown.body);
    repository.editComment = aRepository().editComment;
    const again = aRepository();
    again.stored.push(...repository.stored);
    const refused = next(aMarker({ state: 'not-created' }));
    expect((await advance(lost, refused, { writer: OWNER, now: NOW }, again)).written).toBe('yes');
    expect(again.stored[0]?.body).toBe(refused.body);
  });

  test('is remembered if only the edit after a 404 has no answer', async () => {
    const repository = aRepository();
    const before = aPage(repository, aMarker());
    const lose = lostAnswer(repository);
    let tries = 0;
    repository.editComment = async (comment, body) => {
      tries += 1;
      if (tries > 1) return lose(comment, body);
      throw new RepositoryError({ failure: 'missing', status: 404, message: 'Not found.', hint: 'None.' });
    };
    const page = await write(before, HOLDER, repository);
    expect([page.written, page.attempted, repository.stored[0]?.body]).toEqual(['failed', ENDED.marker, ENDED.body]);
  });

  test('has been written if a try without an answer wrote it', async () => {
    const repository = aRepository();
    const before = aPage(repository, aMarker());
    const { editComment } = { ...repository };
    repository.editComment = async (comment, body, { mayRepeat } = {}) => {
      await editComment(comment, body);
      expect(await mayRepeat?.()).toBe(false);
      throw unavailable();
    };
    expect(await write(before, HOLDER, repository)).toMatchObject({ written: 'yes', comment: ENDED });
  });

  test('goes into the comment that an answer without an id has hidden, not into a second one', async () => {
    const repository = aRepository();
    const before = aPage(repository, null);
    const { createComment } = { ...repository };
    repository.createComment = async (...given) => {
      await createComment(...given);
      throw unavailable();
    };
    const opening = next(aMarker({ state: 'starting' }));
    const lost = await advance(before, opening, { writer: OWNER, now: NOW }, repository);
    expect(lost.written).toBe('failed');
    expect((await write(lost, HOLDER, repository)).written).toBe('yes');
    expect(repository.stored.map(({ body }) => body)).toEqual([ENDED.body]);
  });

  test('is not written while lists fail that could show a hidden comment', async () => {
    const repository = aRepository();
    const page = { ...aPage(repository, null), attempted: aMarker({ state: 'starting' }) };
    repository.fail('comments', 'unavailable');
    expect((await write(page, HOLDER, repository)).written).toBe('failed');
    expect(repository.stored).toEqual([]);
  });
});

function unavailable(): RepositoryError {
  return new RepositoryError({ failure: 'unavailable', status: 502, message: 'Bad gateway.', hint: 'None.' });
}

function lostAnswer(repository: FakeRepository): FakeRepository['editComment'] {
  const { editComment } = { ...repository };
  return async (comment, body) => {
    await editComment(comment, body);
    throw unavailable();
  };
}
