import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createRepository } from '../../../src/action/github/repository.ts';
import { createSend } from '../../../src/action/http/send.ts';
import type { Repository } from '../../../src/action/ports.ts';
import { systemClock } from '../../../src/action/runner/system-clock.ts';
import { RepositoryError } from '../../../src/action/words/errors.ts';
import { type LocalGitHub, startGitHub } from '../../../src/playground/github/server.ts';
import type { RepositoryState } from '../../../src/playground/github/state.ts';
import { aComment, inThread } from '../../build/comment-refs.ts';
import { aClock, type FakeClock } from '../../fakes/fake-clock.ts';

const BOT = 'github-actions[bot]';
const MARKED = '<!-- docs-agent:1 abc -->\n\n**Starting…**';

let github: LocalGitHub;
let app: RepositoryState;
let clock: FakeClock;
let cancelling: AbortController;

beforeEach(async () => {
  github = await startGitHub();
  app = github.state.addRepository({ owner: 'acme', name: 'app' });
  github.state.addToken('good', BOT, { issues: 'write', pull_requests: 'write', contents: 'read' });
  github.state.addThread(app, { author: 'mara', title: 'A question' });
  clock = aClock();
  cancelling = new AbortController();
});
afterEach(() => github.stop());

/** Waits are simulated, deadlines of requests are real. */
function repository(token = 'good'): Repository {
  const proxy = { httpProxy: undefined, httpsProxy: undefined, noProxy: undefined };
  return createRepository({
    run: { repository: 'acme/app', apiUrl: github.apiUrl },
    token,
    userAgent: 'docs-agent',
    redact: (text) => text,
    send: createSend({ clock: systemClock, proxy }),
    clock: { ...clock, after: systemClock.after },
    randomness: { fraction: () => 1 },
    cancelled: cancelling.signal,
  });
}

function requests(method: string): number {
  return github.ledger.filter((entry) => entry.method === method && !entry.path.endsWith('/graphql')).length;
}

async function failure(promise: Promise<unknown>): Promise<RepositoryError> {
  const error = await promise.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof RepositoryError)) throw new Error(`expected a RepositoryError, got ${error}`);
  expect(error.message + error.hint).not.toContain('good');
  return error;
}

describe('reading', () => {
  test('the token says who we are, although an installation may not read its user', async () => {
    expect(await repository().viewer()).toBe(BOT);
  });

  test('every comment of a thread is read, whatever the number of pages', async () => {
    for (let index = 0; index < 250; index += 1)
      github.state.addComment(app, 1, { author: 'mara', body: `comment ${index}` });
    const comments = await repository().comments(1);
    expect(comments.map(({ body }) => body)).toEqual(Array.from({ length: 250 }, (_none, index) => `comment ${index}`));
  });

  test.each([
    ['admin', { permission: 'admin', role: 'admin' }],
    ['maintain', { permission: 'write', role: 'maintain' }],
    ['write', { permission: 'write', role: 'write' }],
    ['triage', { permission: 'read', role: 'triage' }],
    ['read', { permission: 'read', role: 'read' }],
  ] as const)('the permission of someone with %s', async (role, expected) => {
    const joan = github.state.account('joan');
    app.collaborators.set('joan', role);
    expect(await repository().permissionOf('joan')).toEqual({ ...expected, userId: joan.id });
  });

  test('a comment that is gone is null', async () => {
    expect(await repository().comment(aComment(99))).toBeNull();
  });

  test('a server error leads to three more requests, with growing waits', async () => {
    github.faults.add({
      method: 'GET',
      path: /comments/,
      times: 3,
      does: { kind: 'answer', status: 502, body: '<h1>502</h1>' },
    });
    expect(await repository().comments(1)).toEqual([]);
    expect(clock.slept).toEqual([1000, 3000, 9000]);
  });

  test('a lasting fault is reported with the number of tries', async () => {
    github.faults.add({ method: 'GET', path: /comments/, does: { kind: 'break-before' } });
    const error = await failure(repository().comments(1));
    expect(error.failure).toBe('unavailable');
    expect(error.message).toContain('tried 4 times');
  });

  test('an answer that is not a list of comments names the field', async () => {
    github.faults.add({ method: 'GET', path: /comments/, does: { kind: 'answer', status: 200, body: [{ id: 'x' }] } });
    const error = await failure(repository().comments(1));
    expect(error.failure).toBe('unavailable');
    expect(error.message).toContain('0.id');
  });

  test.each([
    ['to another host', 'http://127.0.0.2:1/elsewhere'],
    ['to no address', 'http://'],
  ])('a repository that has moved is not followed %s', async (_where, location) => {
    const does = { kind: 'answer', status: 301, headers: { location } } as const;
    github.faults.add({ method: 'GET', path: /comments/, does });
    expect((await failure(repository().comments(1))).failure).toBe('missing');
    expect(requests('GET')).toBe(1);
  });

  test('a repository that was renamed is read at its new name', async () => {
    await repository().createComment(inThread(1), MARKED);
    const location = `${github.apiUrl}/repos/acme/app/issues/1/comments`;
    github.faults.add({
      method: 'GET',
      path: /comments/,
      times: 1,
      does: { kind: 'answer', status: 301, headers: { location } },
    });
    expect(await repository().comments(1)).toHaveLength(1);
  });

  test('a repository whose new name leads back to it is given up', async () => {
    const location = `${github.apiUrl}/repos/acme/app/issues/1/comments`;
    github.faults.add({
      method: 'GET',
      path: /comments/,
      does: { kind: 'answer', status: 301, headers: { location } },
    });
    expect((await failure(repository().comments(1))).failure).toBe('missing');
    expect(requests('GET')).toBe(4);
  });

  test('a write to a repository that has moved is never sent again', async () => {
    const location = `${github.apiUrl}/repos/acme/app/issues/1/comments`;
    github.faults.add({
      method: 'POST',
      path: /comments/,
      does: { kind: 'answer', status: 301, headers: { location } },
    });
    expect((await failure(repository().createComment(inThread(1), MARKED))).failure).toBe('missing');
    expect(requests('POST')).toBe(1);
  });
});

describe('limits', () => {
  test('after a secondary limit, the next request waits as long as GitHub says', async () => {
    const body = { message: 'You have exceeded a secondary rate limit.' };
    github.faults.add({
      method: 'POST',
      path: /comments/,
      times: 1,
      does: { kind: 'answer', status: 403, headers: { 'retry-after': '30' }, body },
    });
    await repository().createComment(inThread(1), MARKED);
    expect(clock.slept).toEqual([30_000]);
    expect(app.comments.size).toBe(1);
  });

  test('after a secondary limit without a time, the next request waits a minute', async () => {
    const body = { message: 'You have exceeded a secondary rate limit.' };
    github.faults.add({ method: 'GET', path: /comments/, times: 1, does: { kind: 'answer', status: 403, body } });
    await repository().comments(1);
    expect(clock.slept).toEqual([60_000]);
  });

  test.each([
    [true, 2],
    [false, 1],
  ])('repeats an edit only if it still may: %s', async (may, tries) => {
    const { kind, id } = await repository().createComment({ thread: 1, review: null }, MARKED);
    const body = { message: 'You have exceeded a secondary rate limit.' };
    github.faults.add({ method: 'PATCH', path: /comments/, times: 1, does: { kind: 'answer', status: 403, body } });
    const edit = repository().editComment({ kind, id }, 'new', { mayRepeat: async () => may });
    expect(
      await edit.then(
        () => true,
        () => false,
      ),
    ).toBe(may);
    expect(requests('PATCH')).toBe(tries);
  });

  test('the primary limit is not waited for if that takes an hour', async () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.floor(Date.now() / 1000) + 3000) };
    github.faults.add({ method: 'GET', path: /comments/, does: { kind: 'answer', status: 403, headers } });
    expect((await failure(repository().comments(1))).failure).toBe('rate-limited');
    expect(requests('GET')).toBe(1);
  });
});

describe('writing a comment', () => {
  test('a lost answer leads to the existing comment, not to a second one', async () => {
    github.faults.add({ method: 'POST', path: /comments/, times: 1, does: { kind: 'break-after' } });
    const comment = await repository().createComment(inThread(1), MARKED);
    expect([...app.comments.keys()]).toEqual([comment.id]);
    expect(requests('POST')).toBe(1);
  });

  test('a lost request is sent again once the comment is absent twice', async () => {
    github.faults.add({ method: 'POST', path: /comments/, times: 1, does: { kind: 'break-before' } });
    await repository().createComment(inThread(1), MARKED);
    expect(app.comments.size).toBe(1);
    expect(github.ledger.filter(({ method, path }) => method === 'GET' && path.endsWith('/comments'))).toHaveLength(2);
  });

  test.each([
    ['a rate limit', { kind: 'answer', status: 403, headers: { 'retry-after': '200' } }],
    ['a lost request', { kind: 'break-before' }],
  ] as const)('after %s it is sent again only if its sender still wants that', async (_what, does) => {
    const fault = { method: 'POST', path: /issues\/1\/comments$/, times: 1, does };
    github.faults.add(fault);
    const create = (may: boolean) => repository().createComment(inThread(1), MARKED, { mayRepeat: async () => may });
    await failure(create(false));
    expect([app.comments.size, requests('POST')]).toEqual([0, 1]);
    github.faults.add(fault);
    await create(true);
    expect([app.comments.size, requests('POST')]).toEqual([1, 3]);
  });

  test("someone else's comment with the same first line does not count as ours", async () => {
    github.state.addComment(app, 1, { author: 'mallory', body: MARKED });
    github.faults.add({ method: 'POST', path: /comments/, times: 1, does: { kind: 'break-after' } });
    const comment = await repository().createComment(inThread(1), MARKED);
    expect(comment.author).toBe(BOT);
  });

  test('502 after the comment was created leaves one comment', async () => {
    github.faults.add({ method: 'POST', path: /comments/, times: 1, does: { kind: 'break-after' } });
    github.faults.add({ method: 'POST', path: /comments/, times: 1, does: { kind: 'answer', status: 502 } });
    await repository().createComment(inThread(1), MARKED);
    expect(app.comments.size).toBe(1);
  });

  test('without the permission the hint is the line to add', async () => {
    github.state.addToken('reader', BOT, { issues: 'read' });
    const error = await failure(repository('reader').createComment(inThread(1), MARKED));
    expect(error.failure).toBe('not-accessible');
    expect(error.hint).toContain('`issues: write`');
    expect(requests('POST')).toBe(1);
  });

  test('a locked thread, a deleted thread and a wrong token are distinguished', async () => {
    const [thread] = app.threads.values();
    if (thread !== undefined) thread.locked = true;
    expect((await failure(repository().createComment(inThread(1), MARKED))).failure).toBe('locked');
    expect((await failure(repository().createComment(inThread(7), MARKED))).failure).toBe('missing');
    expect((await failure(repository('wrong').createComment(inThread(1), MARKED))).failure).toBe('unauthorized');
    expect((await failure(repository().editComment(aComment(99), MARKED))).failure).toBe('missing');
  });

  test('a text above the limit is too long', async () => {
    expect((await failure(repository().createComment(inThread(1), 'x'.repeat(70_000)))).failure).toBe('too-long');
  });

  test('an edit is repeated after a broken connection', async () => {
    const comment = await repository().createComment(inThread(1), MARKED);
    github.faults.add({ method: 'PATCH', path: /comments/, times: 2, does: { kind: 'break-after' } });
    await repository().editComment(aComment(comment.id), 'new');
    expect(app.comments.get(comment.id)?.body).toBe('new');
  });

  test('a hurried edit is tried once, even after the run was cancelled', async () => {
    const comment = await repository().createComment(inThread(1), MARKED);
    cancelling.abort();
    await repository().editComment(aComment(comment.id), 'cancelled', { withinMs: 2000 });
    expect(app.comments.get(comment.id)?.body).toBe('cancelled');
    github.faults.add({ method: 'PATCH', path: /comments/, does: { kind: 'answer', status: 502 } });
    expect((await failure(repository().editComment(aComment(comment.id), 'again', { withinMs: 2000 }))).failure).toBe(
      'unavailable',
    );
    expect(requests('PATCH')).toBe(2);
  });

  test('a hurried comment is sent once, even after the run was cancelled', async () => {
    cancelling.abort();
    await repository().createComment(inThread(1), MARKED, { withinMs: 2000 });
    expect(app.comments.size).toBe(1);
    github.faults.add({ method: 'POST', path: /comments/, does: { kind: 'answer', status: 502 } });
    const late = repository().createComment(inThread(1), MARKED, { withinMs: 2000 });
    expect((await failure(late)).failure).toBe('unavailable');
    expect(requests('POST')).toBe(2);
  });

  test('after the run was cancelled, nothing else is sent', async () => {
    cancelling.abort();
    expect((await failure(repository().createComment(inThread(1), MARKED))).failure).toBe('unavailable');
    expect(github.ledger).toHaveLength(0);
  });
});
