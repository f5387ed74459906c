import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ThreadComment } from '../../../src/action/ports/conversations.ts';
import type { Repository } from '../../../src/action/ports.ts';
import { type LocalGitHub, startGitHub } from '../../../src/playground/github/server.ts';
import type { RepositoryState } from '../../../src/playground/github/state.ts';
import { aRepository, TOKEN } from './a-repository.ts';

const PAGE = 100;
const SINCE = '2020-01-01T00:00:00Z';

let github: LocalGitHub;
let app: RepositoryState;
let repository: Repository;

beforeEach(async () => {
  github = await startGitHub();
  app = github.state.addRepository({ owner: 'acme', name: 'app' });
  github.state.addToken(TOKEN, 'github-actions[bot]', { issues: 'write', pull_requests: 'write' });
  github.state.addThread(app, { author: 'mara', title: 'A question' });
  repository = aRepository({ apiUrl: github.apiUrl });
});
afterEach(() => github.stop());

/** Adds comments to the thread. Their ids ascend. */
function talk(comments: number): readonly number[] {
  return Array.from({ length: comments }, () => github.state.addComment(app, 1, { author: 'mara', body: 'talk' }).id);
}

/** Does something each time one of these requests for a list has arrived, counted from 1, before it is answered. */
function atRequest(acts: Readonly<Record<number, () => void>>): void {
  let requests = 0;
  const until = async (): Promise<void> => {
    requests += 1;
    acts[requests]?.();
  };
  github.faults.add({ method: 'GET', path: /\/comments$/, does: { kind: 'wait', until } });
}

const pagesRead = (): number => github.ledger.filter(({ method }) => method === 'GET').length;
const idsOf = (rows: readonly ThreadComment[]): readonly number[] => rows.map(({ id }) => id);

describe('a comment that is deleted while a long thread is read hides no other', () => {
  test.each([
    ['the first page', 1, { 2: 0 }],
    ['the second page, before the third', 2, { 3: 150 }],
    ['two pages', 2, { 2: 0, 3: 1 }],
    ['the first page in two readings in a row', 1, { 2: 0, 4: 1 }],
    ['the first page in each reading', 1, { 2: 0, 4: 1, 6: 2 }],
  ])('deleted: on %s', async (_where, fullPages, deleted) => {
    const ids = talk(fullPages * PAGE + 1);
    const goneOf = (index: number): number => ids[index] ?? 0;
    const acts = Object.entries(deleted).map(([at, index]) => [at, () => app.comments.delete(goneOf(index))]);
    atRequest(Object.fromEntries(acts));
    const gone = new Set(Object.values(deleted).map(goneOf));
    const shown = idsOf(await repository.comments(1));
    expect(shown.filter((id) => !gone.has(id))).toEqual(ids.filter((id) => !gone.has(id)));
    expect(shown).toEqual(shown.toSorted((one, other) => one - other));
  });

  test('also not among those since an instant', async () => {
    const ids = talk(PAGE + 1);
    atRequest({ 2: () => app.comments.delete(ids[0] ?? 0) });
    expect(idsOf(await repository.comments(1, { since: SINCE }))).toContain(ids.at(-1));
  });

  test('also not on a diff', async () => {
    const sha = 'c0ffee'.padEnd(40, '0');
    const pull = { base: 'main', baseSha: sha, head: 'fast', headSha: sha, mergedAt: null };
    github.state.addThread(app, { author: 'mara', title: 'A change', pull });
    const row = { author: 'mara', body: 'talk', path: 'docs/cli.md', line: 4, diffHunk: '@@ -1 +1 @@' };
    const ids = Array.from({ length: PAGE + 1 }, () => github.state.addReviewComment(app, 2, row).id);
    atRequest({ 2: () => app.reviewComments.delete(ids[0] ?? 0) });
    expect(idsOf(await repository.comments(2, { kind: 'review-comment' }))).toContain(ids.at(-1));
  });

  test('also not in the latest comments of all threads, if that is required', async () => {
    const ids = talk(PAGE + 1);
    const wanted = { since: SINCE, mostPages: 10 };
    const latest = ids.at(-1) ?? 0;
    atRequest({ 2: () => app.comments.delete(latest) });
    const { comments } = await repository.recentComments('issue-comment', { ...wanted, withoutGaps: true });
    expect(idsOf(comments)).toEqual(expect.arrayContaining(ids.slice(0, -1)));
  });
});

test('the latest comments of all threads come first, or the oldest', async () => {
  const ids = talk(PAGE + 1);
  const read = (oldestFirst: boolean) =>
    repository.recentComments('issue-comment', { since: SINCE, mostPages: 1, oldestFirst });
  expect([idsOf((await read(false)).comments), (await read(false)).cut]).toEqual([
    ids.toReversed().slice(0, PAGE),
    true,
  ]);
  expect([idsOf((await read(true)).comments), (await read(true)).cut]).toEqual([ids.slice(0, PAGE), true]);
});

describe('the requests for a list', () => {
  test.each([
    [0, 1],
    [PAGE, 1],
    [PAGE + 1, 4],
    [2 * PAGE + 1, 6],
  ])('of %i comments are %i', async (comments, requests) => {
    talk(comments);
    await repository.comments(1);
    expect(pagesRead()).toBe(requests);
  });

  test('are no more if only new comments were added meanwhile', async () => {
    talk(PAGE + 1);
    atRequest({ 2: () => void talk(1), 4: () => void talk(1) });
    await repository.comments(1);
    expect(pagesRead()).toBe(4);
  });

  test('are at most three for each page, however often comments are deleted', async () => {
    const ids = talk(PAGE + 50);
    const acts = Array.from({ length: 20 }, (_none, at) => [at, () => app.comments.delete(ids[at] ?? 0)]);
    atRequest(Object.fromEntries(acts));
    await repository.comments(1);
    expect(pagesRead()).toBe(6);
  });

  test.each([
    [false, 2],
    [true, 4],
  ])('of all threads without gaps: %s are %i', async (withoutGaps, requests) => {
    talk(PAGE + 1);
    await repository.recentComments('issue-comment', { since: SINCE, mostPages: 10, withoutGaps });
    expect(pagesRead()).toBe(requests);
  });
});
