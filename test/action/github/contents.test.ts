import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PullRequest } from '../../../src/action/ports/pull-requests.ts';
import { answer, github, repository, serve, startForEach } from './a-github.ts';
import { aRepository, failureOf } from './a-repository.ts';

const FOLDER = '.github/workflows';
const TEXT = 'on: push # für alle 🎉\n'.repeat(20);

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-agent-contents-'));
  const workflows = join(root, FOLDER);
  mkdirSync(join(workflows, 'inner'), { recursive: true });
  writeFileSync(join(workflows, 'a.yml'), TEXT);
  writeFileSync(join(workflows, 'ü b*.yml'), 'odd');
  writeFileSync(join(workflows, 'marked.yml'), '\uFEFFon: push');
  writeFileSync(join(workflows, 'latin.yml'), Buffer.from([0x66, 0xfc, 0x72]));
  writeFileSync(join(workflows, 'large.yml'), 'x'.repeat(1024 * 1024 + 1));
  writeFileSync(join(workflows, 'inner', 'c.yml'), 'c');
  symlinkSync('a.yml', join(workflows, 'link.yml'));
  const git = (...parameters: string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=m', '-c', 'user.email=m@example.com', ...parameters], { cwd: root });
  git('init', '--quiet', '--initial-branch=trunk');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');
  git('checkout', '--quiet', '-b', 'other');
  writeFileSync(join(workflows, 'a.yml'), 'of another branch');
  git('commit', '--quiet', '--all', '--message', 'Change');
});
afterAll(() => rmSync(root, { recursive: true }));

const place = () => ({ gitDir: join(root, '.git'), defaultBranch: 'trunk' });
startForEach({ contents: 'read' }, place);

const at = (path: string, ref = 'trunk') => ({ repository: 'acme/app', path, ref });

describe('a folder of the default branch', () => {
  test('has files with their text, folders and other entries, in one request', async () => {
    expect(await repository.folder(FOLDER)).toEqual([
      { name: 'a.yml', kind: 'file', bytes: Buffer.byteLength(TEXT), text: TEXT },
      { name: 'inner', kind: 'folder', bytes: 0, text: null },
      { name: 'large.yml', kind: 'file', bytes: 1024 * 1024 + 1, text: null },
      { name: 'latin.yml', kind: 'file', bytes: 3, text: null },
      { name: 'link.yml', kind: 'other', bytes: 5, text: null },
      { name: 'marked.yml', kind: 'file', bytes: 11, text: 'on: push' },
      { name: 'ü b*.yml', kind: 'file', bytes: 3, text: 'odd' },
    ]);
    expect(github.ledger.map(({ path }) => path)).toEqual(['/api/graphql']);
  });

  test.each(['docs', 'docs/deep', '../app', '.github/workflows/nothing'])('does not exist: %s', async (path) => {
    expect(await repository.folder(path)).toBeNull();
  });

  test('is not a file', async () => expect(await repository.folder(`${FOLDER}/a.yml`)).toBeNull());
});

describe('a text file at a branch', () => {
  test.each([
    ['a.yml', 'trunk', TEXT],
    ['a.yml', 'other', 'of another branch'],
    ['ü b*.yml', 'trunk', 'odd'],
    ['marked.yml', 'trunk', 'on: push'],
    ['inner/c.yml', 'trunk', 'c'],
    ['b.yml', 'trunk', null],
    ['a.yml', 'nowhere', null],
  ])('%s of %s is read unchanged, or not there', async (name, ref, text) => {
    expect(await repository.textFile(at(`${FOLDER}/${name}`, ref))).toBe(text);
  });

  test.each(['latin.yml', 'large.yml', 'link.yml', 'inner'])('%s is not usable', async (name) => {
    expect((await failureOf(repository.textFile(at(`${FOLDER}/${name}`)))).failure).toBe('unavailable');
  });
});

describe('the permission to read contents', () => {
  test('is required in a private repository, and named', async () => {
    serve({}, { ...place(), private: true });
    const failure = await failureOf(repository.folder(FOLDER));
    expect([failure.failure, failure.hint]).toEqual(['not-accessible', expect.stringContaining('`contents: read`')]);
    expect((await failureOf(repository.textFile(at(`${FOLDER}/a.yml`)))).hint).toContain('`contents: read`');
  });

  test('is enough there', async () => {
    serve({ contents: 'read' }, { ...place(), private: true });
    expect(await repository.textFile(at(`${FOLDER}/a.yml`))).toBe(TEXT);
  });
});

const SHA = 'c0ffee'.padEnd(40, '0');

test('the pull requests of a commit are those for this repository, merged ones first', async () => {
  const pull = (number: number, target: string | null, merged = false): object => ({
    ...{ number, title: '', html_url: `https://github.com/${target}/pull/${number}`, head: { ref: 'x', sha: SHA } },
    base: { ref: 'main', repo: target === null ? null : { id: 1, full_name: target } },
    merged_at: merged ? '2026-11-20T09:00:00Z' : null,
  });
  const body = [pull(1, 'upstream/app', true), pull(2, 'Acme/App'), pull(3, null), pull(4, 'acme/app', true)];
  answer('GET', /\/pulls$/, { status: 200, body });
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
    answer('GET', /\/pulls$/, { status: 200, body });
    return (await repository.pullRequestsOf(SHA))[0];
  }
});

describe('the facts of a repository', () => {
  const FACTS = /\/app\/?$/;

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
    answer('GET', FACTS, { status: 200, body: { private: true, visibility: 'internal', has_issues: true } });
    expect(await repository.facts()).toEqual({ public: false, hasIssues: true, archived: false });
  });

  test.each<readonly [string, object]>([
    ['whether it is private', { has_issues: true }],
    ['whether it has issues', { private: false }],
  ])('are not guessed if GitHub does not say %s', async (_name, body) => {
    answer('GET', FACTS, { status: 200, body });
    expect((await failureOf(repository.facts())).failure).toBe('unavailable');
  });

  test('are missing if the token may not see the repository', async () =>
    expect((await failureOf(aRepository({ apiUrl: `${github.apiUrl}/nowhere` }).facts())).failure).toBe('missing'));
});
