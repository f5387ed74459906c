import { beforeEach, describe, expect, test } from 'vitest';
import type { Repository } from '../../../src/action/ports.ts';
import { type Behaviour, type FaultServer, huge, json, startFaultServer } from '../../servers/fault-server.ts';
import { answer, app, BOT, github, repository, startForEach } from './a-github.ts';
import { aRepository, failureOf } from './a-repository.ts';

const PULL = { head: 'docs', base: 'main', headSha: 'c'.repeat(40), baseSha: 'b'.repeat(40), mergedAt: null };

describe('open pull requests and their reviewers', () => {
  startForEach({ pull_requests: 'write', issues: 'read' }, () => ({ id: 4200, private: true }));
  beforeEach(() => void app.collaborators.set('mara', 'write'));

  const openPull = (author = 'docs-service', pull = PULL): number =>
    github.state.addThread(app, { author, title: 'Docs', pull: { ...pull } }).number;
  const closedPull = () => Object.assign(app.threads.get(openPull()) ?? {}, { state: 'closed' });
  const headIn = (id: number, name: string) => ({ sha: PULL.headSha, repository: { id, name } });
  const sent = (): readonly string[] => github.ledger.map(({ method, path }) => `${method} ${path}`);

  test('are listed newest first in one request, with their comments and heads, without closed ones', async () => {
    const first = openPull();
    const second = openPull('mara', { ...PULL, fork: { id: 77, owner: 'mara' } } as typeof PULL);
    closedPull();
    github.state.addThread(app, { author: 'mara', title: 'An issue' });
    github.state.addComment(app, first, { author: 'mara', body: 'Looks good.' });
    github.state.addComment(app, first, { author: BOT, body: 'Handed over.' });
    const said = (author: string, body: string) => ({ author, body, createdAt: expect.any(String) });
    const comments = [said('mara', 'Looks good.'), said(BOT, 'Handed over.')];
    const [fork, own] = [headIn(77, 'mara/app'), headIn(4200, 'acme/app')];
    expect(await repository.openPullRequests({ insists: true })).toEqual([
      { number: second, head: fork, comments: [], lacksOlder: false },
      { number: first, head: own, comments, lacksOlder: false },
    ]);
    expect(sent()).toEqual(['POST /api/graphql']);
  });

  test.each([403, 404])('come from the newest comments if GraphQL answers %i', async (status) => {
    answer('POST', /graphql$/, { status, body: { message: 'No' } });
    const [first, second] = [openPull(), openPull()];
    closedPull();
    github.state.addComment(app, first, { author: BOT, body: 'Handed over.' });
    github.state.addComment(app, first, { author: 'mara', body: 'Later.' });
    const listed = await repository.openPullRequests({ insists: true });
    const head = headIn(4200, 'acme/app');
    expect(listed).toEqual([
      { number: second, head, comments: [], lacksOlder: false },
      { number: first, head, comments: expect.any(Array), lacksOlder: false },
    ]);
    expect(listed[1]?.comments.map(({ body }) => body)).toEqual(['Handed over.', 'Later.']);
    const rest = ['issues/comments', 'pulls'].map((path) => `GET /repos/acme/app/${path}`);
    expect(sent().toSorted()).toEqual([...rest, 'POST /api/graphql']);
  });

  test('are not shown without GraphQL to those who do not insist', async () => {
    answer('POST', /graphql$/, { status: 403, body: {} });
    const error = await failureOf(repository.openPullRequests({ insists: false }));
    expect([error.failure, github.ledger.length]).toEqual(['refused', 1]);
  });

  test('may lack older comments if there are more than GitHub lists at once', async () => {
    answer('POST', /graphql$/, { status: 403, body: {} });
    const number = openPull();
    for (let at = 0; at <= 100; at += 1) github.state.addComment(app, number, { author: 'mara', body: `No. ${at}` });
    const [listed] = await repository.openPullRequests({ insists: true });
    expect([listed?.comments.length, listed?.comments[0]?.body, listed?.lacksOlder]).toEqual([100, 'No. 1', true]);
  });

  test('give a bot its whole login, and a person of the same name no more than theirs', async () => {
    const by = (author: object | null): object => ({ author, body: 'x', createdAt: '2026-11-20T09:00:00Z' });
    const [bot, user] = ['Bot', 'User'].map((__typename) => by({ __typename, login: 'github-actions' }));
    const comments = { nodes: [bot, user, by(null)] };
    const nodes = [{ number: 3, headRefOid: PULL.headSha, headRepository: null, comments }];
    await using server = await startFaultServer(() => json(200, { data: { repository: { pullRequests: { nodes } } } }));
    const [pull] = await aRepository({ apiUrl: server.url }).openPullRequests({ insists: true });
    expect(pull?.comments.map(({ author: login }) => login)).toEqual([BOT, 'github-actions', 'ghost']);
    expect(pull?.head).toEqual({ sha: PULL.headSha, repository: null });
  });

  test.each([
    ['mara', 'requested'],
    ['acme', 'requested'],
    ['docs-service', 'refused'],
    ['stranger', 'refused'],
  ])('can be reviewed by those who have access, but not by their author: %s is %s', async (login, expected) => {
    app.collaborators.set('acme', 'admin');
    const number = openPull();
    expect(await repository.requestReview(number, login)).toBe(expected);
    expect(app.threads.get(number)?.pull?.reviewers).toEqual(expected === 'requested' ? [login] : undefined);
  });
});

/** As GitHub says it, whatever the size of the change. */
const NOT_AVAILABLE = {
  message: 'Server Error: Sorry, this diff is taking too long to generate.',
  errors: [{ resource: 'PullRequest', field: 'diff', code: 'not_available' }],
  status: '422',
};

/** A GitHub that generates pages of at most `longest` files for a pull request of `count`; others are refused. */
async function startSlowGitHub(longest: number, count: number): Promise<FaultServer> {
  const server: FaultServer = await startFaultServer(({ path }) => {
    const { pathname, searchParams } = new URL(path, 'http://127.0.0.1');
    const [size, page] = [Number(searchParams.get('per_page')), Number(searchParams.get('page') ?? 1)];
    if (!pathname.endsWith('/files') || size > longest) return json(422, NOT_AVAILABLE);
    const first = size * (page - 1);
    const change = { status: 'modified', additions: 1, deletions: 0 };
    const files = Array.from({ length: Math.min(size, Math.max(0, count - first)) }, (_, index) => {
      return { filename: `src/${first + index}.ts`, ...change };
    });
    const next = `<${server.url}${pathname}?per_page=${size}&page=${page + 1}>; rel="next"`;
    return json(200, files, first + size < count ? { link: next } : {});
  });
  return server;
}

describe('a list of files that GitHub cannot generate in time', () => {
  test.each<[number, number, { readonly files: number; readonly cut: boolean; readonly sizes: readonly number[] }]>([
    [100, 120, { files: 120, cut: false, sizes: [100, 100] }],
    [100, 300, { files: 300, cut: false, sizes: [100, 100, 100] }],
    [100, 301, { files: 300, cut: true, sizes: [100, 100, 100] }],
    [30, 40, { files: 40, cut: false, sizes: [100, 30, 30] }],
    [30, 120, { files: 90, cut: true, sizes: [100, 30, 30, 30] }],
    [10, 120, { files: 30, cut: true, sizes: [100, 30, 10, 10, 10] }],
  ])('is read in smaller pages: at most %i of %i at once', async (longest, count, { files, cut, sizes }) => {
    await using server = await startSlowGitHub(longest, count);
    const got = await aRepository({ apiUrl: server.url }).changedFiles(42);
    expect([new Set(got.files.map(({ path }) => path)).size, got.files.length, got.cut]).toEqual([files, files, cut]);
    const asked = server.requests.map(({ path }) => Number(new URL(path, server.url).searchParams.get('per_page')));
    expect(asked).toEqual(sizes);
  });

  test('is a refusal if no page is short enough, and no text of ours was too long', async () => {
    await using server = await startSlowGitHub(9, 120);
    const error = await failureOf(aRepository({ apiUrl: server.url }).changedFiles(42));
    expect([error.failure, error.status, server.requests.length]).toEqual(['refused', 422, 3]);
    expect(error.message).toContain('GitHub did not show the files of pull request 42 (HTTP 422: Server Error: Sorry');
    expect(error.hint).not.toContain('65,536');
  });

  test('is requested only once if it is refused for another reason', async () => {
    await using server = await startFaultServer(() => json(422, { message: 'taking too long', errors: [] }));
    expect((await failureOf(aRepository({ apiUrl: server.url }).changedFiles(42))).failure).toBe('refused');
    expect(server.requests).toHaveLength(1);
  });
});

const DIFFS = [{ merged: 42 }, { base: 'main', head: 'c'.repeat(40) }];
test.each(DIFFS)('a diff that takes too long is refused: %j', async (of) => {
  await using server = await startSlowGitHub(0, 1);
  const error = await failureOf(aRepository({ apiUrl: server.url }).diff(of));
  expect([error.failure, error.hint]).toEqual(['refused', expect.not.stringContaining('65,536')]);
  expect(server.requests).toHaveLength(1);
});

test('the changes of a commit that GitHub cannot generate in time are cut', async () => {
  await using server = await startSlowGitHub(0, 1);
  expect(await aRepository({ apiUrl: server.url }).filesOf('c0ffee'.padEnd(40, '0'))).toEqual({ files: [], cut: true });
});

const [FIRST, SECOND, BEFORE] = ['c1', 'c2', 'be'].map((start) => start.padEnd(40, '0')) as [string, string, string];

function aFile(index: number): object {
  return { filename: `src/${index}.ts`, status: 'added', additions: 1, deletions: 0 };
}

/** Asks a GitHub that always behaves so; returns the answer, or the failure, and the requests. */
async function asking<T>(behaviour: Behaviour, ask: (repository: Repository) => Promise<T>) {
  await using server = await startFaultServer(() => behaviour);
  const answer = ask(aRepository({ apiUrl: server.url }));
  const failure = await answer.then(
    () => null,
    () => failureOf(answer),
  );
  return { answer: failure === null ? await answer : null, failure, requests: server.requests };
}

describe('the commits of a push', () => {
  const compare = (behaviour: Behaviour) => asking(behaviour, (repository) => repository.pushedCommits(BEFORE, SECOND));
  const commits = [
    { sha: FIRST, commit: { message: 'Add --fast\n\nIt is fast.' } },
    { sha: SECOND, commit: { message: 'Fix a typo' } },
  ];

  test('come oldest first in one request, with the files that they change together', async () => {
    const files = [aFile(1)];
    const { answer, requests } = await compare(json(200, { total_commits: 300, commits, files }));
    expect(answer).toEqual({
      commits: [
        { sha: FIRST, subject: 'Add --fast' },
        { sha: SECOND, subject: 'Fix a typo' },
      ],
      total: 300,
      changed: { files: [{ path: 'src/1.ts', status: 'added', additions: 1, deletions: 0 }], cut: false },
    });
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `GET /repos/acme/app/compare/${BEFORE}...${SECOND}`,
    ]);
  });

  test('may change more files than GitHub shows', async () => {
    const files = Array.from({ length: 300 }, (_, index) => aFile(index));
    const { answer } = await compare(json(200, { total_commits: 2, commits, files }));
    expect(answer?.changed.cut).toBe(true);
  });

  test.each<[string, Behaviour]>([
    ['one is gone (404)', json(404, { message: 'Not Found' })],
    ['they have no history in common (409)', json(409, { message: 'Conflict' })],
    ['the difference takes too long (422)', json(422, { message: 'x', errors: [{ code: 'not_available' }] })],
    ['the answer is too large', huge(17)],
  ])('are unknown if GitHub does not compare them: %s', async (_why, behaviour) => {
    const { answer, failure } = await compare(behaviour);
    expect([answer, failure]).toEqual([null, null]);
  });
});

describe('the pull requests of each pushed commit', () => {
  const ask = (behaviour: Behaviour) =>
    asking(behaviour, (repository) => repository.pullRequestsOfEach([FIRST, SECOND]));
  const node = (number: number, given: object = {}): object => ({
    ...{ number, title: 'Add --fast', body: 'It is fast.', url: `https://github.com/acme/app/pull/${number}` },
    ...{ state: 'MERGED', author: { __typename: 'Bot', login: 'docs-agent' } },
    ...{ baseRefName: 'main', baseRepository: { nameWithOwner: 'Acme/App' } },
    ...{ headRefName: 'fast', headRefOid: BEFORE, headRepository: { databaseId: 4200, nameWithOwner: 'acme/app' } },
    ...{ mergeCommit: { oid: FIRST }, ...given },
  });
  const found = (one: readonly object[], other: readonly object[] | null): Behaviour => {
    const c1 = other === null ? null : { associatedPullRequests: { nodes: other } };
    return json(200, { data: { repository: { c0: { associatedPullRequests: { nodes: one } }, c1 } } });
  };

  test('come in one GraphQL request, in the order of the commits', async () => {
    const { answer, requests } = await ask(found([node(41)], null));
    expect(answer).toEqual([
      [
        {
          ...{ number: 41, title: 'Add --fast', body: 'It is fast.', author: 'docs-agent[bot]' },
          url: 'https://github.com/acme/app/pull/41',
          ...{ base: 'main', head: 'fast', headSha: BEFORE, mergeSha: FIRST, state: 'merged', size: null },
          headRepository: { id: 4200, name: 'acme/app' },
        },
      ],
      [],
    ]);
    expect(requests).toHaveLength(1);
    const { query, variables } = JSON.parse(requests[0]?.body ?? '');
    expect(query).toContain(`c0: object(oid: "${FIRST}")`);
    expect(variables).toEqual({ owner: 'acme', repo: 'app' });
  });

  test('are listed merged ones first, without those for another repository', async () => {
    const open = node(7, { state: 'OPEN', mergeCommit: null, author: null, headRepository: null });
    const strange = node(9, { baseRepository: { nameWithOwner: 'mallory/app' } });
    const { answer } = await ask(found([open, strange, node(41)], [node(42, { state: 'CLOSED', mergeCommit: null })]));
    expect(answer?.map((pulls) => pulls.map(({ number, state, author }) => [number, state, author]))).toEqual([
      [
        [41, 'merged', 'docs-agent[bot]'],
        [7, 'open', 'ghost'],
      ],
      [[42, 'closed', 'docs-agent[bot]']],
    ]);
  });

  test.each<[string, Behaviour]>([
    ['GraphQL is closed to the token', json(403, { message: 'Resource not accessible by integration' })],
    ['GitHub has no GraphQL', json(404, { message: 'Not Found' })],
    ['GraphQL refuses the query', json(200, { data: null, errors: [{ type: 'FORBIDDEN', message: 'No.' }] })],
    ['the answer is too large', huge(17)],
  ])('are unknown if %s', async (_why, behaviour) => {
    const { answer, failure } = await ask(behaviour);
    expect([answer, failure]).toEqual([null, null]);
  });

  test('are a failure if GitHub may answer later', async () =>
    expect((await ask(json(502, {}))).failure?.failure).toBe('unavailable'));
});
