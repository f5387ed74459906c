import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LocalGitHub, startGitHub } from '../../../src/playground/github/server.ts';
import type { RepositoryState } from '../../../src/playground/github/state.ts';
import { json, startFaultServer } from '../../servers/fault-server.ts';
import { aRepository, failureOf, TOKEN } from './a-repository.ts';

const BOT = 'github-actions[bot]';
const PULL = { head: 'docs', base: 'main', headSha: 'c'.repeat(40), baseSha: 'b'.repeat(40), mergedAt: null };

describe('open pull requests and their reviewers', () => {
  let github: LocalGitHub;
  let app: RepositoryState;

  beforeEach(async () => {
    github = await startGitHub();
    app = github.state.addRepository({ id: 4200, owner: 'acme', name: 'app', private: true });
    github.state.addToken(TOKEN, BOT, { pull_requests: 'write', issues: 'read' });
    app.collaborators.set('mara', 'write');
  });
  afterEach(() => github.stop());

  const openPull = (author = 'docs-service', pull = PULL): number =>
    github.state.addThread(app, { author, title: 'Docs', pull: { ...pull } }).number;
  const sent = (): readonly string[] => github.ledger.map(({ method, path }) => `${method} ${path}`);

  test('are listed newest first in one request, with their comments and heads, without closed ones', async () => {
    const first = openPull();
    const second = openPull('mara', { ...PULL, fork: { id: 77, owner: 'mara' } } as typeof PULL);
    const closed = app.threads.get(openPull());
    if (closed !== undefined) closed.state = 'closed';
    github.state.addThread(app, { author: 'mara', title: 'An issue' });
    github.state.addComment(app, first, { author: 'mara', body: 'Looks good.' });
    github.state.addComment(app, first, { author: BOT, body: 'Handed over.' });
    const repository = aRepository({ apiUrl: github.apiUrl });
    expect(await repository.openPullRequests({ insists: true })).toEqual([
      {
        number: second,
        head: { sha: PULL.headSha, repository: { id: 77, name: 'mara/app' } },
        comments: [],
        lacksOlder: false,
      },
      {
        number: first,
        head: { sha: PULL.headSha, repository: { id: 4200, name: 'acme/app' } },
        comments: [
          { author: 'mara', body: 'Looks good.', createdAt: expect.any(String) },
          { author: BOT, body: 'Handed over.', createdAt: expect.any(String) },
        ],
        lacksOlder: false,
      },
    ]);
    expect(sent()).toEqual(['POST /api/graphql']);
  });

  test.each([403, 404])('come from the newest comments if GraphQL answers %i', async (status) => {
    github.faults.add({ method: 'POST', path: /graphql$/, does: { kind: 'answer', status, body: { message: 'No' } } });
    const first = openPull();
    const second = openPull();
    const closed = app.threads.get(openPull());
    if (closed !== undefined) closed.state = 'closed';
    github.state.addComment(app, first, { author: BOT, body: 'Handed over.' });
    github.state.addComment(app, first, { author: 'mara', body: 'Later.' });
    const listed = await aRepository({ apiUrl: github.apiUrl }).openPullRequests({ insists: true });
    const head = { sha: PULL.headSha, repository: { id: 4200, name: 'acme/app' } };
    expect(listed).toEqual([
      { number: second, head, comments: [], lacksOlder: false },
      { number: first, head, comments: expect.any(Array), lacksOlder: false },
    ]);
    expect(listed[1]?.comments.map(({ body }) => body)).toEqual(['Handed over.', 'Later.']);
    expect(sent().toSorted()).toEqual([
      'GET /repos/acme/app/issues/comments',
      'GET /repos/acme/app/pulls',
      'POST /api/graphql',
    ]);
  });

  test('are not shown without GraphQL to those who do not insist', async () => {
    github.faults.add({ method: 'POST', path: /graphql$/, does: { kind: 'answer', status: 403, body: {} } });
    const error = await failureOf(aRepository({ apiUrl: github.apiUrl }).openPullRequests({ insists: false }));
    expect([error.failure, github.ledger.length]).toEqual(['refused', 1]);
  });

  test('may lack older comments if there are more than GitHub lists at once', async () => {
    github.faults.add({ method: 'POST', path: /graphql$/, does: { kind: 'answer', status: 403, body: {} } });
    const number = openPull();
    for (let at = 0; at <= 100; at += 1) github.state.addComment(app, number, { author: 'mara', body: `No. ${at}` });
    const [listed] = await aRepository({ apiUrl: github.apiUrl }).openPullRequests({ insists: true });
    expect([listed?.comments.length, listed?.comments[0]?.body, listed?.lacksOlder]).toEqual([100, 'No. 1', true]);
  });

  test('need `pull-requests: read`', async () => {
    github.state.addToken(TOKEN, BOT, { issues: 'read' });
    github.state.addComment(app, openPull(), { author: BOT, body: 'Handed over.' });
    const error = await failureOf(aRepository({ apiUrl: github.apiUrl }).openPullRequests({ insists: true }));
    expect(error.hint).toContain('`pull-requests: read`');
  });

  test('give a bot its whole login, and a person of the same name no more than theirs', async () => {
    const author = (__typename: string): object => ({
      author: { __typename, login: 'github-actions' },
      body: __typename,
      createdAt: '2026-11-20T09:00:00Z',
    });
    const nodes = [
      {
        number: 3,
        headRefOid: PULL.headSha,
        headRepository: null,
        comments: { nodes: [author('Bot'), author('User'), { ...author('User'), author: null }] },
      },
    ];
    await using server = await startFaultServer(() => json(200, { data: { repository: { pullRequests: { nodes } } } }));
    const [pull] = await aRepository({ apiUrl: server.url }).openPullRequests({ insists: true });
    expect(pull?.comments.map(({ author: login }) => login)).toEqual([BOT, 'github-actions', 'ghost']);
    expect(pull?.head).toEqual({ sha: PULL.headSha, repository: null });
  });

  test.each(['mara', 'acme'])('can be reviewed by %s, who has access', async (login) => {
    app.collaborators.set('acme', 'admin');
    const number = openPull();
    expect(await aRepository({ apiUrl: github.apiUrl }).requestReview(number, login)).toBe('requested');
    expect(app.threads.get(number)?.pull?.reviewers).toEqual([login]);
  });

  test.each([
    ['their author', 'docs-service'],
    ['someone without access', 'stranger'],
  ])('are not reviewed by %s', async (_who, login) => {
    const number = openPull();
    expect(await aRepository({ apiUrl: github.apiUrl }).requestReview(number, login)).toBe('refused');
    expect(app.threads.get(number)?.pull?.reviewers).toBeUndefined();
  });

  test('need `pull-requests: write` for a review', async () => {
    github.state.addToken(TOKEN, BOT, { pull_requests: 'read' });
    const error = await failureOf(aRepository({ apiUrl: github.apiUrl }).requestReview(openPull(), 'mara'));
    expect([error.failure, error.hint]).toEqual(['not-accessible', expect.stringContaining('`pull-requests: write`')]);
  });
});
