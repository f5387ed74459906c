import { describe, expect, test } from 'vitest';
import type { Repository } from '../../../src/action/ports.ts';
import { type Behaviour, huge, json, startFaultServer } from '../../servers/fault-server.ts';
import { aRepository, failureOf } from './a-repository.ts';

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

  test('are a failure if the token may not read them', async () => {
    const { failure } = await compare(json(403, { message: 'Resource not accessible by integration' }));
    expect([failure?.failure, failure?.hint]).toEqual(['not-accessible', expect.stringContaining('`contents: read`')]);
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

  test('are a failure if GitHub may answer later', async () => {
    expect((await ask(json(502, {}))).failure?.failure).toBe('unavailable');
  });
});
