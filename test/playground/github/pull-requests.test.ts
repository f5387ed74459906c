import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { aFolder, git as runGit } from '../../service/world.ts';
import { type Place, startPlace } from './asking.ts';

let folder: string;
let place: Place;
let ended: AsyncDisposableStack;

/** A bare repository as GitHub has it, and a clone that pushes to it over the file system. */
beforeEach(async () => {
  await using stack = new AsyncDisposableStack();
  folder = stack.use(await aFolder()).path;
  const gitDir = join(folder, 'app.git');
  runGit(folder, 'init', '--quiet', '--bare', gitDir);
  runGit(folder, 'init', '--quiet', join(folder, 'work'));
  git('remote', 'add', 'origin', gitDir);
  await push('main', { 'README.md': 'one\ntwo\nthree\n', 'old name.md': 'a\nb\nc\nd\n', 'gone.md': 'gone\n' });
  place = stack.use(await startPlace({ gitDir }));
  ended = stack.move();
});
afterEach(() => ended.disposeAsync());

const git = (...parameters: string[]): string => runGit(join(folder, 'work'), ...parameters);
const README = { 'README.md': 'one\n2\nthree\n' };

/** Commits files (null deletes one) on top of the checked-out commit, pushes them as `branch`, and returns the commit. */
async function push(branch: string, files: Readonly<Record<string, string | null>>): Promise<string> {
  for (const [name, text] of Object.entries(files)) {
    const path = join(folder, 'work', name);
    await mkdir(dirname(path), { recursive: true });
    await (text === null ? rm(path) : writeFile(path, text));
  }
  git('add', '--all');
  git('commit', '--quiet', '--message', `Change ${Object.keys(files).length} files`);
  git('push', '--quiet', 'origin', `HEAD:refs/heads/${branch}`);
  return git('rev-parse', 'HEAD');
}

const open = (head = 'change', { base = 'main', token = 'writer' } = {}) =>
  place.ask('POST', '/pulls', { token, body: { title: 'A change', head, base, body: 'Why.' } });

describe('opening a pull request', () => {
  test('it takes the next number, and shows its branches', async () => {
    const base = git('rev-parse', 'HEAD');
    const head = await push('change', README);
    const { status, body } = await open();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ number: 2, state: 'open', title: 'A change', body: 'Why.', merged_at: null },
      html_url: `${place.github.url}/acme/app/pull/2`,
      head: { ref: 'change', sha: head, label: 'acme:change' },
      base: { ref: 'main', sha: base },
    });
    expect((await place.ask('GET', '/pulls/2')).body).toEqual(body);
    expect((await place.ask('GET', '/issues/2')).body).toMatchObject({ pull_request: {} });
    expect((await place.ask('GET', '/pulls/1')).status).toBe(404);
  });

  test.each([
    ['a head that is not a branch', 'nowhere', 'main', { field: 'head', code: 'invalid' }],
    ['a head that only git could resolve', 'change~0', 'main', { field: 'head', code: 'invalid' }],
    ['a base that is not a branch', 'change', 'nowhere', { field: 'base', code: 'invalid' }],
    ['no commits', 'main', 'main', { code: 'custom', message: 'No commits between main and main' }],
  ])('%s is refused', async (_name, head, base, error) => {
    await push('change', README);
    const refused = { status: 422, body: { message: 'Validation Failed', errors: [error] } };
    expect(await open(head, { base })).toMatchObject(refused);
    expect(place.app.threads.size).toBe(1);
  });

  test('one of two at the same time for the same branch is refused, and so is a token without the permission', async () => {
    await push('change', README);
    const answers = await Promise.all([open(), open('acme:change')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toMatchObject({
      errors: [{ code: 'custom', message: 'A pull request already exists for acme:change.' }],
    });
    await place.ask('PATCH', '/issues/2', { body: { state: 'closed' } });
    expect([(await open('change', { token: 'reader' })).status, (await open()).status]).toEqual([403, 201]);
  });
});

describe('the changes of a pull request', () => {
  test('their size is counted in a single pull request, and not in lists', async () => {
    await push('change', { 'README.md': 'one\n2\nthree\nfour\n', 'gone.md': null });
    await open();
    expect((await place.ask('GET', '/pulls/2')).body).toMatchObject({ additions: 2, deletions: 2, changed_files: 2 });
    expect((await place.ask('GET', '/pulls')).body).not.toHaveProperty('0.additions');
  });

  test('every kind of change is listed with its lines', async () => {
    git('mv', 'old name.md', 'new\tname.md');
    const letters = { A: 'a letter that git uses for a status\n', M: 'another\n' };
    const others = { 'gone.md': null, 'picture.png': '\0\u0001', 'docs/ünï.md': 'x\n' };
    await push('change', { 'README.md': 'one\n2\nthree\nfour\n', ...letters, ...others });
    await open();
    const files = (await place.ask('GET', '/pulls/2/files')).body as { readonly filename: string }[];
    const file = (filename: string, status: string, additions = 0, deletions = 0) => ({
      ...{ filename, status, additions, deletions },
      changes: additions + deletions,
    });
    expect(files.toSorted((one, other) => (one.filename < other.filename ? -1 : 1))).toEqual([
      file('A', 'added', 1),
      file('M', 'added', 1),
      file('README.md', 'modified', 2, 1),
      file('docs/ünï.md', 'added', 1),
      file('gone.md', 'removed', 0, 1),
      { ...file('new\tname.md', 'renamed'), previous_filename: 'old name.md' },
      file('picture.png', 'added'),
    ]);
  });

  test('an open pull request follows its branch, and is compared with where it left its base', async () => {
    await push('change', README);
    await open();
    await push('change', { 'second.md': 'x\n' });
    git('checkout', '--quiet', '-b', 'later', 'origin/main');
    await push('main', { 'meanwhile.md': 'elsewhere\n' });
    const files = async () =>
      ((await place.ask('GET', '/pulls/2/files')).body as { readonly filename: string }[]).map((file) => file.filename);
    expect(await files()).toEqual(['README.md', 'second.md']);
    git('push', '--quiet', 'origin', ':refs/heads/change');
    expect(await files()).toEqual(['README.md', 'second.md']);
  });

  test("the diff matches git's", async () => {
    await push('change', README);
    await open();
    const diff = await place.ask('GET', '/pulls/2', { accept: 'application/vnd.github.diff' });
    expect(diff.headers.get('content-type')).toContain('diff');
    expect(diff.body).toContain('diff --git a/README.md b/README.md');
    expect(diff.body).toContain('\n-two\n+2\n');
  });

  test.each([
    ['files', Object.fromEntries(Array.from({ length: 301 }, (_none, index) => [`page-${index}.md`, 'x\n']))],
    ['lines', { 'long.md': 'x\n'.repeat(20_001) }],
  ])('no diff is returned for too many %s, but the files are', async (what, files) => {
    await push('change', files);
    await open();
    const message = expect.stringContaining(`maximum number of ${what}`);
    const errors = [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }];
    const refused = await place.ask('GET', '/pulls/2', { accept: 'application/vnd.github.v3.diff' });
    expect(refused).toMatchObject({ status: 406, body: { message, errors } });
    expect((await place.ask('GET', '/pulls/2/files?per_page=100')).body).toHaveLength(what === 'files' ? 100 : 1);
  });
});

describe('the pull requests of a commit', () => {
  test('are those that brought it in', async () => {
    const base = git('rev-parse', 'HEAD');
    const first = await push('change', README);
    await open();
    const second = await push('change', { 'second.md': 'x\n' });
    const of = async (sha: string) => (await place.ask('GET', `/commits/${sha}/pulls`)).body;
    expect([await of(first), await of(second.slice(0, 10))]).toMatchObject([[{ number: 2 }], [{ number: 2 }]]);
    expect(await of(base)).toEqual([]);
    for (const unknown of ['f'.repeat(40), 'main', '--all'])
      expect((await place.ask('GET', `/commits/${unknown}/pulls`)).status).toBe(422);
  });

  test("name the repository of each head, and a fork's does not move with our branch of that name", async () => {
    const base = git('rev-parse', 'HEAD');
    const sha = await push('change', README);
    const branches = { head: 'change', base: 'main', headSha: sha, baseSha: base };
    const pull = { ...branches, fork: { id: 66, owner: 'mallory' }, mergedAt: null };
    place.github.state.addThread(place.app, { author: 'mallory', title: 'A trap', pull });
    expect((await open()).status).toBe(201);
    await push('change', { 'second.md': 'x\n' });
    const { body } = await place.ask('GET', `/commits/${sha}/pulls`);
    expect(body).toMatchObject([
      { head: { sha, label: 'mallory:change', repo: { id: 66, full_name: 'mallory/app' } } },
      { head: { label: 'acme:change', repo: { full_name: 'acme/app' } } },
    ]);
    expect((await place.ask('GET', '/pulls?head=mallory:change')).body).toMatchObject([{ number: 2 }]);
    expect((await place.ask('GET', '/pulls?head=acme:change')).body).toMatchObject([{ number: 3 }]);
  });

  test('name the commit of a merge', async () => {
    const [baseSha, sha] = [git('rev-parse', 'HEAD'), await push('change', README)];
    const branches = { head: 'change', base: 'main', headSha: sha, baseSha };
    const pull = { ...branches, mergedAt: '2026-11-20T09:00:00Z', mergeSha: sha };
    place.github.state.addThread(place.app, { author: 'ada', title: 'A change', pull }).state = 'closed';
    expect((await place.ask('GET', `/commits/${sha}/pulls`)).body).toMatchObject([{ merge_commit_sha: sha }]);
  });
});
