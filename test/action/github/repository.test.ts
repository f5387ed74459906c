import { beforeEach, describe, expect, test } from 'vitest';
import type { ThreadComment } from '../../../src/action/ports/conversations.ts';
import type { Repository } from '../../../src/action/ports.ts';
import type { FaultAction } from '../../../src/playground/github/faults.ts';
import { startGitHub } from '../../../src/playground/github/server.ts';
import { aComment, inThread } from '../../build/said.ts';
import { startProxy } from '../../servers/proxy-server.ts';
import { makeCertificate, startSecureServer } from '../../servers/secure-server.ts';
import {
  addPull,
  answer,
  app,
  BOT,
  cancelling,
  clock,
  count,
  github,
  LINE,
  MARKED,
  repository,
  startForEach,
  strike,
} from './a-github.ts';
import { aRepository, failureOf, TOKEN } from './a-repository.ts';

const JSON_TYPE = { 'content-type': 'application/json' };
startForEach({ issues: 'write', pull_requests: 'write', contents: 'read' });
beforeEach(() => void github.state.addThread(app, { author: 'mara', title: 'A question' }));

const asked = (method: string): number => count(method, /\/comments(\/\d+)?$/);
const create = (options?: Parameters<Repository['createComment']>[2]) =>
  repository.createComment(inThread(1), MARKED, options);

const USER = {
  ...{ user: { login: 'mara' }, body: 'x', html_url: 'https://github.com/x' },
  created_at: '2026-11-20T09:00:00Z',
};

test('every request names the version of the API', async () => {
  expect(await repository.viewer()).toBe(BOT);
  const { kind, id } = await create();
  await repository.editComment({ kind, id }, MARKED, { withinMs: 10_000 });
  await repository.react({ kind, id }, 'rocket');
  await repository.comments(1);
  expect(github.ledger.map(({ apiVersion }) => apiVersion)).toEqual(Array(5).fill('2022-11-28'));
});

test.each([
  ['it requires a password', () => startProxy({ refusal: 407 }), 'requires a valid user name', /^Check the user name/],
  [
    'its certificate is not trusted',
    () => startSecureServer(makeCertificate(), () => undefined),
    'certificate of the proxy is not trusted',
    /^Ask the proxy's operator to fix the certificate, or give the runner its authority/,
  ],
])('a failure of the proxy is not blamed on GitHub if %s', async (_what, start, words, advice) => {
  await using proxy = await start();
  const behind = aRepository({ apiUrl: 'https://github.example.com', proxy: proxy.url });
  const { message, hint } = await failureOf(behind.facts());
  expect([message, hint]).toEqual([expect.stringContaining(words), expect.stringMatching(advice)]);
});

describe('an unusable list is not an empty list', () => {
  test.each([
    ['a conflict', { status: 409, body: { message: 'Git Repository is empty.' } }, 'refused'],
    ['nothing at all', { status: 200, body: '' }, 'unavailable'],
    ['no content', { status: 204, body: '' }, 'unavailable'],
    ['an object', { status: 200, body: { comments: [] } }, 'unavailable'],
    ['too many rows', { status: 200, body: Array.from({ length: 101 }, (_, id) => ({ id, ...USER })) }, 'unavailable'],
    ["a proxy's page", { status: 200, body: '<h1>Log in</h1>' }, 'unavailable'],
    ['JSON that is cut off', { status: 200, body: '[{"id":', headers: JSON_TYPE }, 'unavailable'],
  ])('%s', async (_name, overrides, failure) => {
    answer('GET', /comments$/, overrides.status === 204 ? { status: 204 } : overrides);
    expect((await failureOf(repository.comments(1))).failure).toBe(failure);
  });

  test('the same applies to the second page', async () => {
    talk(150);
    const until = async () => answer('GET', /comments$/, { status: 409 });
    strike('GET', /comments$/, { kind: 'wait', until }, 1);
    expect([(await failureOf(repository.comments(1))).status, asked('GET')]).toEqual([409, 2]);
  });
});

describe('pages', () => {
  test('the token is not sent to another host', async () => {
    const stranger = await startGitHub();
    const link = `<${stranger.apiUrl}/repos/acme/app/issues/1/comments?page=2>; rel="next"`;
    answer('GET', /comments$/, { status: 200, body: [], headers: { link } });
    expect((await failureOf(repository.comments(1))).message).toContain('another host');
    expect(stranger.ledger).toEqual([]);
    await stranger.stop();
  });

  test('a list that never ends is given up', async () => {
    const link = `<${github.apiUrl}/repos/acme/app/issues/1/comments?page=2>; rel="next"`;
    answer('GET', /comments$/, { status: 200, body: [], headers: { link } });
    expect([(await failureOf(repository.comments(1))).failure, asked('GET')]).toEqual(['unavailable', 100]);
  });

  test('as many pages of the latest comments are read as requested, and the cut is reported', async () => {
    talk(250);
    const read = async (mostPages: number) => {
      const { comments, cut } = await repository.recentComments('issue-comment', { since: SINCE, mostPages });
      return [comments.length, comments[0]?.thread, cut];
    };
    expect([await read(2), await read(3)]).toEqual([
      [200, 1, true],
      [250, 1, false],
    ]);
  });
});

describe('a repository that has moved', () => {
  test.each<readonly [string, string, number]>([
    ['is not followed to another host', 'http://127.0.0.2:1/elsewhere', 1],
    ['is not followed to no address', 'http://', 1],
    ['is given up if its new name leads back to it', '/repos/acme/app/issues/1/comments', 4],
  ])('%s', async (_what, to, requests) => {
    const location = to.startsWith('/') ? `${github.apiUrl}${to}` : to;
    answer('GET', /comments/, { status: 301, headers: { location } });
    expect((await failureOf(repository.comments(1))).failure).toBe('missing');
    expect(asked('GET')).toBe(requests);
  });

  test('is read at its new name, but a write is never sent again', async () => {
    await create();
    const moved = { status: 301, headers: { location: `${github.apiUrl}/repos/acme/app/issues/1/comments` } };
    answer('GET', /comments/, moved, 1);
    expect(await repository.comments(1)).toHaveLength(1);
    answer('POST', /comments/, moved);
    expect([(await failureOf(create())).failure, asked('POST')]).toEqual(['missing', 2]);
  });
});

describe('a repetition', () => {
  test('of a read comes three times after a server error, with growing waits', async () => {
    answer('GET', /comments/, { status: 502, body: '<h1>502</h1>' }, 3);
    expect([await repository.comments(1), clock.slept]).toEqual([[], [1000, 3000, 9000]]);
    strike('GET', /comments/, { kind: 'break-before' });
    const { failure, message } = await failureOf(repository.comments(1));
    expect([failure, message]).toEqual(['unavailable', expect.stringContaining('tried 4 times')]);
  });

  test.each([true, false])('of an edit comes after a rate limit only if it still may: %s', async (may) => {
    const { kind, id } = await create();
    answer('PATCH', /comments/, { status: 403, body: { message: 'You have exceeded a secondary rate limit.' } }, 1);
    const edit = repository.editComment({ kind, id }, 'new', { mayRepeat: async () => may });
    expect((await Promise.allSettled([edit]))[0].status).toBe(may ? 'fulfilled' : 'rejected');
    expect(asked('PATCH')).toBe(may ? 2 : 1);
  });
});

describe('after the run was cancelled', () => {
  const HURRIED = { withinMs: 2000 };

  test.each<readonly [string, string, (id: number) => Promise<unknown>]>([
    ['edit', 'PATCH', (id) => repository.editComment(aComment(id), 'cancelled', HURRIED)],
    ['comment', 'POST', () => create(HURRIED)],
  ])('a hurried %s is sent once, and nothing else is', async (_what, method, call) => {
    const { id } = github.state.addComment(app, 1, { author: BOT, body: 'Started' });
    cancelling.abort();
    expect(await call(id)).toMatchObject({ author: BOT });
    answer(method, /comments/, { status: 502 });
    expect([(await failureOf(call(id))).failure, asked(method)]).toEqual(['unavailable', 2]);
    expect((await failureOf(create())).failure).toBe('unavailable');
    expect(github.ledger).toHaveLength(2);
  });
});

describe('a permission', () => {
  test.each([
    ['maintain', 'write', 'maintain'],
    ['none', 'none', 'none'],
    [{ name: 'editor', base: 'write' }, 'write', 'editor'],
  ] as const)('of someone with %o is %s, as %s', async (given, permission, role) => {
    const { id } = github.state.account('joan');
    app.collaborators.set('joan', given);
    expect(await repository.permissionOf('Joan')).toEqual({ permission, role, userId: id });
  });

  test('from a server that knows no roles is its own role', async () => {
    answer('GET', /permission$/, { status: 200, body: { permission: 'write' } });
    expect(await repository.permissionOf('mara')).toEqual({ permission: 'write', role: 'write', userId: null });
  });

  test('that is unknown is not guessed', async () => {
    answer('GET', /permission$/, { status: 200, body: { permission: 'owner', role_name: 'owner' } });
    expect((await failureOf(repository.permissionOf('mara'))).failure).toBe('unavailable');
  });
});

describe('a reported refusal', () => {
  test.each([
    // Only the first says that the run's own token lacks it, on every attempt.
    ['Resource not accessible by integration', 'not-accessible', /`issues: write`.*`pull-requests: write`/],
    ['Resource not accessible by personal access token', 'not-granted', /`issues: write`.*`pull-requests: write`/],
    ['Repository was archived so is read-only.', 'refused', /^(?!.*permissions)/],
  ])('"%s" is %s, and its hint fits', async (message, failure, hint) => {
    answer('PATCH', /comments/, { status: 403, body: { message } });
    const error = await failureOf(repository.editComment(aComment(7), MARKED));
    const said = [expect.stringContaining(message), expect.stringMatching(hint)];
    expect([error.failure, error.message, error.hint]).toEqual([failure, ...said]);
  });

  test('for a locked conversation is recognized by the page that GitHub names, whatever its words', async () => {
    answer('POST', /comments$/, {
      status: 403,
      body: { message: 'Nein.', documentation_url: 'https://docs.github.com/articles/locking-conversations/' },
    });
    expect((await failureOf(create())).failure).toBe('locked');
    github.faults.clear();
    for (const thread of app.threads.values()) thread.locked = true;
    expect((await failureOf(create())).failure).toBe('locked');
  });

  test('for a text that is too long is recognized by its length, whatever the words', async () => {
    answer('PATCH', /comments/, { status: 422, body: { message: 'Validation Failed' } });
    expect((await failureOf(repository.editComment(aComment(7), 'x'.repeat(65_537)))).failure).toBe('too-long');
    expect((await failureOf(repository.editComment(aComment(7), 'x'))).failure).toBe('refused');
  });

  test('for a deleted thread, a deleted comment and a wrong token is distinguished', async () => {
    const wrong = aRepository({ apiUrl: github.apiUrl, token: 'wrong' });
    const calls = [
      repository.createComment(inThread(7), MARKED),
      repository.editComment(aComment(99), MARKED),
      wrong.createComment(inThread(1), MARKED),
    ];
    const failures = await Promise.all(calls.map(async (call) => (await failureOf(call)).failure));
    expect(failures).toEqual(['missing', 'missing', 'unauthorized']);
  });

  test('names a wrong field, but not its value', async () => {
    answer('GET', /comments$/, { status: 200, body: [{ id: 1, html_url: 'x'.repeat(5000), created_at: 7 }] });
    expect((await failureOf(repository.comments(1))).message).toBe(
      'GitHub did not show the comments of thread 1 (0.created_at: expected string).',
    );
    github.faults.clear();
    answer('GET', /comments$/, { status: 200, body: [{ id: 'secret'.repeat(5000) }] });
    expect((await failureOf(repository.comments(1))).message.length).toBeLessThan(200);
  });

  test.each([
    ...['null', '[]', '"data"', '{"data":null}', '{"data":{"viewer":null}}', '{"errors":"No."}', '{"errors":[null]}'],
  ])('for an unreadable answer of GraphQL is in our own words: %s', async (body) => {
    answer('POST', /graphql$/, { status: 200, body, headers: JSON_TYPE });
    const error = await failureOf(repository.viewer());
    expect(error.failure).toBe('unavailable');
    expect(error.message).toMatch(
      /^GitHub did not say who we are \((?:[\w. ]+: expected \w+|its answer has an unknown form)\)\.$/,
    );
  });

  test("has GitHub's words cut short", async () => {
    answer('GET', /comments$/, { status: 418, body: { message: 'x'.repeat(5000) } });
    expect((await failureOf(repository.comments(1))).message.length).toBeLessThan(400);
  });

  test.each([
    ['RATE_LIMITED', 'rate-limited'],
    ['FORBIDDEN', 'forbidden'],
    ['FORBIDDEN', 'not-accessible', 'Resource not accessible by integration'],
    ['OTHER', 'refused'],
    // GitHub's own fault, as "Something went wrong while executing your query".
    [undefined, 'unavailable'],
  ])('for the GraphQL error %s is %s', async (type, failure, message = 'No.') => {
    answer('POST', /graphql$/, { status: 200, body: { data: null, errors: [{ type, message }] } });
    expect((await failureOf(repository.viewer())).failure).toBe(failure);
  });

  test('for a missing host says what to check', async () => {
    const error = await failureOf(
      aRepository({ apiUrl: 'http://127.0.0.1:1/api/v3' }).createComment(inThread(1), MARKED),
    );
    expect([error.failure, error.message]).toEqual(['unavailable', expect.stringContaining('tried 3 times')]);
    expect(error.hint).toContain('network');
  });
});

describe('a comment with an unclear result', () => {
  test.each<readonly [string, FaultAction]>([
    ['a lost answer', { kind: 'break-after' }],
    ['502 after the comment was made', { kind: 'answer', status: 502, body: '<h1>Bad gateway</h1>', handled: true }],
    ['a time-out at a proxy', { kind: 'answer', status: 408, handled: true }],
    ['an unreadable success', { kind: 'answer', status: 201, body: 'created', handled: true }],
  ])("after %s exists once, and is not confused with someone else's of the same first line", async (_name, does) => {
    const { id: strange } = github.state.addComment(app, 1, { author: 'mallory', body: MARKED });
    strike('POST', /comments$/, does, 1);
    const { id, author } = await create();
    expect([[author, ...app.comments.keys()], asked('POST')]).toEqual([[BOT, strange, id], 1]);
  });

  test('that was lost on its way is sent again once the comment is absent twice', async () => {
    strike('POST', /comments$/, { kind: 'break-before' }, 1);
    await create();
    expect([app.comments.size, asked('POST'), asked('GET'), clock.slept]).toEqual([1, 2, 2, [2000]]);
  });

  test('that GitHub shows late is found at the second read', async () => {
    strike('POST', /comments$/, { kind: 'break-after' }, 1);
    answer('GET', /comments$/, { status: 200, body: [] }, 1);
    const { id } = await create();
    expect([[...app.comments.keys()], asked('POST')]).toEqual([[id], 1]);
  });

  test.each<readonly [string, FaultAction]>([
    ['a rate limit', { kind: 'answer', status: 403, headers: { 'retry-after': '200' } }],
    ['a lost request', { kind: 'break-before' }],
  ])('after %s is sent again only if its sender still wants that', async (_what, does) => {
    strike('POST', /issues\/1\/comments$/, does, 1);
    await failureOf(create({ mayRepeat: async () => false }));
    expect([app.comments.size, asked('POST')]).toEqual([0, 1]);
    strike('POST', /issues\/1\/comments$/, does, 1);
    await create({ mayRepeat: async () => true });
    expect([app.comments.size, asked('POST')]).toEqual([1, 3]);
  });

  test('is given up after three lost requests', async () => {
    strike('POST', /comments$/, { kind: 'break-before' });
    expect([(await failureOf(create())).failure, asked('POST')]).toEqual(['unavailable', 3]);
  });

  test.each([
    ['refused', { status: 403, body: { message: 'Resource not accessible by integration' } }, 1],
    ['refused for now', { status: 409 }, 1],
    ['answered with 404', { status: 404 }, 2],
    ['redirected', { status: 301 }, 8],
    ['answered with something else', { status: 200, body: {} }, 1],
  ])('stays unclear, and is not sent again, if the search for it is %s', async (_how, given, searches) => {
    answer('POST', /comments$/, { status: 502, handled: true });
    answer('GET', /comments$/, given);
    const { failure, message } = await failureOf(create());
    expect(failure).toBe('unavailable');
    expect(message).toMatch(
      /^GitHub did not add a comment to thread 1 .*GitHub did not show the comments of thread 1 /,
    );
    expect([asked('POST'), asked('GET'), app.comments.size]).toEqual([1, searches, 1]);
  });

  test('is found although the first search for it is answered with 404', async () => {
    answer('POST', /comments$/, { status: 502, handled: true });
    answer('GET', /comments$/, { status: 404 }, 1);
    const { id } = await create();
    expect([asked('POST'), [...app.comments.keys()]]).toEqual([1, [id]]);
  });

  test('that arrives only after the search for it is there once if it must not be sent again', async () => {
    const late = async (): Promise<void> => void github.state.addComment(app, 1, { author: BOT, body: MARKED });
    strike('POST', /comments$/, { kind: 'break-before' }, 1);
    strike('POST', /comments$/, { kind: 'wait', until: late }, 1);
    const { failure } = await failureOf(create({ once: true }));
    await late();
    expect([failure, asked('POST'), asked('GET'), app.comments.size]).toEqual(['unavailable', 1, 2, 1]);
  });

  test('waits for a rate limit, and is found, also if it must not be sent again', async () => {
    answer('POST', /comments$/, { status: 403, headers: { 'retry-after': '30' } }, 1);
    strike('POST', /comments$/, { kind: 'break-after' }, 1);
    const { id } = await create({ once: true });
    expect([asked('POST'), [...app.comments.keys()]]).toEqual([2, [id]]);
  });

  test('a reaction says when it was made, and when GitHub answered, by the same clock', async () => {
    let now = Date.UTC(2026, 10, 20, 9);
    const slow = await startGitHub({ now: () => now });
    slow.state.addToken(TOKEN, BOT, { issues: 'write' });
    const repo = slow.state.addRepository({ owner: 'acme', name: 'app' });
    slow.state.addThread(repo, { author: 'mara', title: 'A question' });
    const { id } = slow.state.addComment(repo, 1, { author: 'mara', body: '/docs' });
    const react = () => aRepository({ apiUrl: slow.apiUrl }).react({ kind: 'issue-comment', id }, 'rocket');
    expect(await react()).toMatchObject({ created: true, createdAt: now, at: now });
    now += 10 * 60_000;
    expect(await react()).toMatchObject({ created: false, createdAt: now - 10 * 60_000, at: now });
    slow.faults.add({
      method: 'POST',
      path: /reactions$/,
      does: { kind: 'answer', status: 200, body: { id: 7, user: { login: BOT } }, headers: { date: 'soon' } },
    });
    expect(await react()).toMatchObject({ created: false, createdAt: null, at: null });
    await slow.stop();
  });

  test('a reaction is never requested twice after an unclear answer', async () => {
    const { id } = github.state.addComment(app, 1, { author: 'mara', body: '/docs' });
    strike('POST', /reactions$/, { kind: 'break-after' }, 1);
    expect((await failureOf(repository.react(aComment(id), 'rocket'))).failure).toBe('unavailable');
    expect(github.ledger.filter(({ path }) => path.endsWith('/reactions'))).toHaveLength(1);
    expect(await repository.react(aComment(id), 'rocket')).toMatchObject({ created: false, login: BOT });
    expect(await repository.react(aComment(id), 'eyes')).toMatchObject({ created: true, login: BOT });
  });

  const REACTABLE = ['issue-comment', 'review-comment', 'pull-request'] as const;
  test.each(REACTABLE)('a reaction can be withdrawn by its id, but only that one: %s', async (kind) => {
    const { number } = addPull();
    const row = { author: 'mara', body: '/docs', ...LINE };
    const comment = github.state[kind === 'issue-comment' ? 'addComment' : 'addReviewComment'](app, number, row);
    const ref = { kind, id: kind === 'pull-request' ? number : comment.id };
    const first = await repository.react(ref, 'rocket');
    expect((await repository.react(ref, 'rocket')).id).toBe(first.id);
    await repository.withdrawReaction(ref, first.id);
    expect((await repository.react(ref, 'rocket')).created).toBe(true);
    await repository.withdrawReaction(ref, first.id);
    expect((await repository.react(ref, 'rocket')).created).toBe(false);
  });

  test('a lost answer to a withdrawal leads to another request, and gone is as good', async () => {
    const { id } = github.state.addComment(app, 1, { author: 'mara', body: '/docs' });
    const ref = { kind: 'issue-comment', id } as const;
    const claim = await repository.react(ref, 'rocket');
    strike('DELETE', /reactions\/\d+$/, { kind: 'break-after' }, 1);
    await repository.withdrawReaction(ref, claim.id);
    expect(github.ledger.filter(({ method }) => method === 'DELETE')).toHaveLength(2);
    expect(app.reactions).toEqual([]);
  });
});

describe('the diff', () => {
  const refusal = { message: 'Sorry', errors: [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }] };

  test.each([
    ['GitHub refuses it (406)', { status: 406, body: refusal }],
    ['GitHub refuses it with another status', { status: 422, body: refusal }],
    ['it is larger than we read', { status: 200, body: 'x'.repeat(17 * 1024 * 1024) }],
  ])('is null if %s', async (_name, details) => {
    answer('GET', /compare\//, details);
    expect(await repository.diff({ base: 'main', head: 'b' })).toBeNull();
  });

  test('is an error if it is refused for another reason', async () => {
    answer('GET', /compare\//, { status: 404, body: { message: 'Not Found' } });
    expect((await failureOf(repository.diff({ base: 'main', head: 'b' }))).failure).toBe('missing');
  });

  test('of a merged pull request is its own, and null if GitHub refuses it', async () => {
    answer('GET', /pulls\/4$/, { status: 200, body: 'diff --git a/fast b/fast' });
    answer('GET', /pulls\/5$/, { status: 406, body: refusal });
    expect(await repository.diff({ merged: 4 })).toBe('diff --git a/fast b/fast');
    expect(await repository.diff({ merged: 5 })).toBeNull();
  });
});

const PAGE = 100;
const SINCE = '2020-01-01T00:00:00Z';

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
  strike('GET', /\/comments$/, { kind: 'wait', until });
}

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
    const { number } = addPull();
    const row = { author: 'mara', body: 'talk', ...LINE };
    const ids = Array.from({ length: PAGE + 1 }, () => github.state.addReviewComment(app, number, row).id);
    atRequest({ 2: () => app.reviewComments.delete(ids[0] ?? 0) });
    expect(idsOf(await repository.comments(number, { kind: 'review-comment' }))).toContain(ids.at(-1));
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
  for (const oldestFirst of [false, true]) {
    const options = { since: SINCE, mostPages: 1, oldestFirst };
    const { comments, cut } = await repository.recentComments('issue-comment', options);
    expect([idsOf(comments), cut]).toEqual([(oldestFirst ? ids : ids.toReversed()).slice(0, PAGE), true]);
  }
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
    expect(asked('GET')).toBe(requests);
  });

  test('are no more if only new comments were added meanwhile', async () => {
    talk(PAGE + 1);
    atRequest({ 2: () => void talk(1), 4: () => void talk(1) });
    await repository.comments(1);
    expect(asked('GET')).toBe(4);
  });

  test('are at most three for each page, however often comments are deleted', async () => {
    const ids = talk(PAGE + 50);
    const acts = Array.from({ length: 20 }, (_none, at) => [at, () => app.comments.delete(ids[at] ?? 0)]);
    atRequest(Object.fromEntries(acts));
    await repository.comments(1);
    expect(asked('GET')).toBe(6);
  });

  test.each([false, true])('of all threads, without gaps: %s', async (withoutGaps) => {
    const requests = withoutGaps ? 4 : 2;
    talk(PAGE + 1);
    await repository.recentComments('issue-comment', { since: SINCE, mostPages: 10, withoutGaps });
    expect(asked('GET')).toBe(requests);
  });
});
