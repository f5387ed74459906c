import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PullRequest } from '../../../src/action/ports/pull-requests.ts';
import type { Repository } from '../../../src/action/ports.ts';
import { type LocalGitHub, startGitHub } from '../../../src/playground/github/server.ts';
import { aRepository, failureOf, TOKEN } from './a-repository.ts';

const SHA = 'c0ffee'.padEnd(40, '0');
const BOT = 'github-actions[bot]';

let github: LocalGitHub;
let repository: Repository;

beforeEach(async () => {
  github = await startGitHub();
  github.state.addRepository({ owner: 'acme', name: 'app' });
  github.state.addToken(TOKEN, BOT, { contents: 'read' });
  repository = aRepository({ apiUrl: github.apiUrl });
});
afterEach(() => github.stop());

function answer(body: object): void {
  github.faults.add({ method: 'GET', path: /\/app\/?$/, does: { kind: 'answer', status: 200, body } });
}

test('the pull requests of a commit are those for this repository, merged ones first', async () => {
  const pull = (number: number, target: string | null, merged = false): object => ({
    ...{ number, title: '', html_url: `https://github.com/${target}/pull/${number}`, head: { ref: 'x', sha: SHA } },
    base: { ref: 'main', repo: target === null ? null : { id: 1, full_name: target } },
    merged_at: merged ? '2026-11-20T09:00:00Z' : null,
  });
  const body = [pull(1, 'upstream/app', true), pull(2, 'Acme/App'), pull(3, null), pull(4, 'acme/app', true)];
  github.faults.add({ method: 'GET', path: /\/pulls$/, does: { kind: 'answer', status: 200, body } });
  expect((await repository.pullRequestsOf(SHA)).map(({ number }) => number)).toEqual([4, 2, 3]);
});

describe('a pull request of a commit', () => {
  test.each<readonly [string, unknown, unknown]>([
    ['this repository', { id: 4200, full_name: 'acme/app' }, { id: 4200, name: 'acme/app' }],
    ['a fork', { id: 66, full_name: 'mallory/app' }, { id: 66, name: 'mallory/app' }],
    ['one without an id', { full_name: 'acme/app' }, { id: null, name: 'acme/app' }],
    ['one that is gone', null, null],
    ['one that the answer leaves out', undefined, null],
    ['one that the answer garbles', { id: 'x', full_name: 3 }, null],
  ])('says where its head is: in %s', async (_where, repo, expected) => {
    expect((await shown(repo, {}))?.headRepository).toEqual(expected);
  });

  test.each<readonly [string, object, string | null]>([
    ['only if it was merged', { merge_commit_sha: SHA }, null],
    ['if GitHub says it', { merged_at: '2026-11-20T09:00:00Z', merge_commit_sha: SHA }, SHA],
    ['unless GitHub keeps it back', { merged_at: '2026-11-20T09:00:00Z' }, null],
  ])('has the commit of its merge %s', async (_when, given, expected) => {
    expect((await shown(null, given))?.mergeSha).toBe(expected);
  });

  async function shown(repo: unknown, given: object): Promise<PullRequest | undefined> {
    const head = { ref: 'x', sha: SHA, ...(repo === undefined ? {} : { repo }) };
    const body = [{ number: 1, title: '', html_url: '', head, base: { ref: 'main' }, ...given }];
    github.faults.add({ method: 'GET', path: /\/pulls$/, does: { kind: 'answer', status: 200, body } });
    return (await repository.pullRequestsOf(SHA))[0];
  }
});

describe('the facts of a repository', () => {
  test.each<readonly [string, object, object]>([
    ['a public one', {}, { public: true, hasIssues: true, archived: false }],
    ['a private one', { private: true }, { public: false, hasIssues: true, archived: false }],
    ['an archived one', { archived: true }, { public: true, hasIssues: true, archived: true }],
    ['one without issues', { hasIssues: false }, { public: true, hasIssues: false, archived: false }],
  ])('are those of %s', async (_name, given, facts) => {
    github.state.addRepository({ owner: 'acme', name: 'app', ...given });
    expect(await repository.facts()).toEqual(facts);
  });

  test("say that an organization's internal repository, which GitHub calls private, is not public", async () => {
    const body = { private: true, visibility: 'internal', has_issues: true };
    answer(body);
    expect(await repository.facts()).toEqual({ public: false, hasIssues: true, archived: false });
  });

  test.each<readonly [string, object]>([
    ['whether it is private', { has_issues: true }],
    ['whether it has issues', { private: false }],
  ])('are not guessed if GitHub does not say %s', async (_name, body) => {
    answer(body);
    expect((await failureOf(repository.facts())).failure).toBe('unavailable');
  });

  test('are missing if the token may not see the repository', async () => {
    expect((await failureOf(aRepository({ apiUrl: `${github.apiUrl}/nowhere` }).facts())).failure).toBe('missing');
  });
});
