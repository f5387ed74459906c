import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Commits, PublishedFile } from '../../../src/action/ports/commits.ts';
import type { FaultAction } from '../../../src/playground/github/faults.ts';
import { git, gitWith } from '../../../src/playground/github/git.ts';
import { aHistory, type BuiltHistory } from '../../build/a-history.ts';
import { aClock } from '../../fakes/fake-clock.ts';
import { app, BOT, count, github, startForEach, strike } from './a-github.ts';
import { aCommits, failureOf, TOKEN } from './a-repository.ts';

const NINE = Date.UTC(2026, 10, 20, 9);
const ALL = { contents: 'write', pull_requests: 'write' } as const;
const BASE = { 'README.md': 'Read me.\n', 'old.md': 'Old.\n', 'a/b.md': 'b\n', 'docs/run.sh': 'echo\n', c: 'c\n' };

let history: BuiltHistory;
let gitDir: string;
let main: string;
let commits: Commits;

startForEach(ALL, beginHistory, NINE);
beforeEach(() => {
  commits = aCommits({ apiUrl: github.apiUrl });
});
afterEach(() => history[Symbol.asyncDispose]());

async function beginHistory() {
  history = await aHistory([{ message: 'Begin', files: BASE }]);
  gitDir = history.gitDir;
  main = history.shas[0] ?? '';
  return { id: 4200, private: true, gitDir };
}

const file = (path: string, content: string | Buffer = `${path}\n`): PublishedFile => {
  return { path, mode: '100644', content: Buffer.from(content) };
};
const gone = (path: string): PublishedFile => ({ path, mode: null });
const commit = (files = [file('new.md')], parent = main): Promise<string> =>
  commits.createCommit({ parent, message: 'Change the docs\n\nDocs-Agent-Job: abc', files });
const tip = async (branch: string) => (await git(gitDir, 'rev-parse', `refs/heads/${branch}`)).trim();
const fault = (method: string, path: RegExp, does: FaultAction, times = 1): void => strike(method, path, does, times);
const lost = { kind: 'break-after' } as const;
const answer = (status: number, message: string) => ({ kind: 'answer', status, body: { message } }) as const;

/** Pushes a commit as someone with this e-mail address would. */
async function plant(branch: string, { email = 'mallory@example.com' } = {}): Promise<string> {
  const who = ['-c', 'user.name=mallory', '-c', `user.email=${email}`];
  const sha = (await git(gitDir, ...who, 'commit-tree', `${main}^{tree}`, '-p', main, '-m', 'Planted')).trim();
  await git(gitDir, 'update-ref', `refs/heads/${branch}`, sha);
  return sha;
}

/** What a commit holds: mode and content of each file. */
async function contentOf(sha: string): Promise<ReadonlyMap<string, readonly [string, Buffer]>> {
  const listed = (await git(gitDir, 'ls-tree', '-r', '-z', sha)).split('\0').filter((line) => line !== '');
  const read = listed.map(async (line): Promise<[string, [string, Buffer]]> => {
    const [, mode = '', blob = '', path = ''] = /^(\d+) blob (\w+)\t(.*)$/s.exec(line) ?? [];
    return [path, [mode, await gitWith(gitDir, {}, 'cat-file', 'blob', blob)]];
  });
  return new Map(await Promise.all(read));
}

describe('a commit', () => {
  const ODD = ['docs/ü 1.md', '日本/é.md', 'a "b"\\c.md', 'tab\tand\nline.md', '-dash.md', ':(top)', '#?%2F&.md', '💥'];
  test.each<[string, readonly PublishedFile[]]>([
    ['text', [file('new.md', 'One\r\ntwo'), file('README.md', '\uFEFFBegins with a mark.\n'), file('empty', '')]],
    ['no text', [file('a.png', Buffer.from([0x89, 0xff, 0xfe, 0, 10])), file('nul', 'a\0b'), file('c', '\xa0')]],
    ['surrogates that nothing follows', [file('wtf-8', Buffer.from([0xed, 0xa0, 0x80]))]],
    ['a large text', [file('large.md', 'ä'.repeat(600_000))]],
    ['what looks like a secret, and is one', [file('keys.md', `ghp_${'aB3dE6gH9jK2mN5pQ8s'.repeat(2)} ${TOKEN}`)]],
    ['an executable file', [{ path: 'docs/run.sh', mode: '100755', content: Buffer.from(BASE['docs/run.sh']) }]],
    ['odd names', ODD.map((path) => file(path))],
    ['a deleted file', [gone('old.md')]],
    ['a moved file', [file('docs/moved.md', BASE['old.md']), gone('old.md')]],
    ['a folder in place of a file', [file('c/d.md'), gone('c')]],
    ['a file in place of a folder', [file('a'), gone('a/b.md')]],
    ['nothing at all', Object.keys(BASE).map(gone)],
  ])('holds %s, and the other files of its parent', async (_what, files) => {
    const expected = new Map<string, [string, Buffer]>();
    for (const [path, text] of Object.entries(BASE)) expected.set(path, ['100644', Buffer.from(text)]);
    for (const { path, mode } of files) if (mode === null) expected.delete(path);
    for (const each of files) if (each.mode !== null) expected.set(each.path, [each.mode, each.content]);
    expect(new Map(await contentOf(await commit([...files])))).toEqual(expected);
  });

  test.each([
    ['250 small files', 250, 10, 3],
    ['nine files of 1 MiB', 9, 1024 * 1024, 3],
  ])('of %s is built in trees that follow each other', async (_what, files, bytes, trees) => {
    const made = Array.from({ length: files }, (_none, index) => file(`docs/${index}.md`, 'x'.repeat(bytes)));
    const sha = await commit([file('old.md/a.md'), ...made.slice(1), gone('old.md')]);
    expect((await contentOf(sha)).size).toBe(files + Object.keys(BASE).length - 1);
    expect([count('POST', /\/git\/trees$/), count('POST', /\/git\/blobs$/)]).toEqual([trees, 0]);
  });

  test('is signed by GitHub, and has its whole message', async () => {
    const sha = await commit();
    const message = 'Change the docs\n\nDocs-Agent-Job: abc';
    const tree = expect.stringMatching(/^[0-9a-f]{40}$/);
    const signed = { verified: true, author: BOT, committer: 'web-flow' };
    expect(await commits.commit(sha)).toEqual({ sha, tree, message, parents: [main], ...signed });
  });

  test('of someone who writes our address names us, but is not verified', async () => {
    const { id } = github.state.account(BOT);
    const sha = await plant('trap', { email: `${id}+${BOT}@users.noreply.github.com` });
    expect(await commits.commit(sha)).toMatchObject({ author: BOT, committer: BOT, verified: false });
    expect(await commits.commit(main)).toMatchObject({ author: null, committer: null, verified: false, parents: [] });
    expect(await commits.commit('f'.repeat(40))).toBeNull();
  });

  test.each(['trees', 'commits', 'blobs'])('is made although an answer about its %s is lost twice', async (path) => {
    fault('POST', new RegExp(`/git/${path}$`), lost, 2);
    const sha = await commit([file('a.bin', 'a\0b')]);
    expect((await contentOf(sha)).get('a.bin')?.[1]).toEqual(Buffer.from('a\0b'));
    expect(count('POST', new RegExp(`/git/${path}$`))).toBe(3);
  });

  test.each<[string, readonly PublishedFile[], string]>([
    ['a deleted file that was not there', [gone('never.md')], 'HTTP 422: GitRPC::BadObjectState'],
    ['a path out of the repository', [file('../x')], 'HTTP 422: tree.path contains a malformed path component'],
    ['git itself', [file('docs/.GIT/config')], 'HTTP 422: tree.path contains a malformed path component'],
  ])("is refused in GitHub's words with %s", async (_what, files, words) => {
    const error = await failureOf(commit([...files]));
    expect([error.failure, error.message]).toEqual(['refused', expect.stringContaining(words)]);
  });
});

test('an empty repository has no branches, and takes none', async () => {
  await git(gitDir, 'update-ref', '-d', 'refs/heads/main');
  expect(await commits.branch('main')).toBeNull();
  const error = await failureOf(commits.createBranch('docs-agent/abc', main));
  expect([error.status, error.message]).toEqual([409, expect.stringContaining('Git Repository is empty.')]);
});

test('any other conflict is no absence of a branch', async () => {
  fault('GET', /\/git\/ref\//, answer(409, 'Repository access is being changed.'));
  expect((await failureOf(commits.branch('main'))).status).toBe(409);
});

describe('a new branch', () => {
  const create = (sha: string, trying = {}) => commits.createBranch('docs-agent/abc', sha, trying);
  const REFS = /\/git\/refs$/;

  test('is created once', async () => {
    expect(await commits.branch('docs-agent/abc')).toBeNull();
    const [ours, theirs] = [await commit(), await commit([file('other.md')])];
    const ends = await Promise.all([create(ours), create(theirs)]);
    expect(ends.toSorted()).toEqual(['created', 'exists']);
    expect(await commits.branch('docs-agent/abc')).toBe(ends[0] === 'created' ? ours : theirs);
  });

  test.each([
    ['whose creation is confirmed late', lost, 1, 1],
    ['whose creation never arrived', { kind: 'break-before' } as const, 2, 3],
    ['behind a page of a proxy', { ...answer(502, 'Bad gateway'), handled: true } as const, 1, 1],
  ])('%s is ours', async (_what, does, times, posts) => {
    fault('POST', REFS, does, times);
    const sha = await commit();
    expect([await create(sha), await tip('docs-agent/abc'), count('POST', REFS)]).toEqual(['created', sha, posts]);
  });

  test.each([null, lost, answer(502, 'Bad gateway')])('that someone planted is not ours: %j', async (does) => {
    const planted = await plant('docs-agent/abc');
    if (does !== null) fault('POST', REFS, does);
    expect([await create(await commit()), await tip('docs-agent/abc')]).toEqual(['exists', planted]);
  });

  test("cannot be in a branch: that is refused in GitHub's words", async () => {
    await plant('docs-agent');
    expect((await failureOf(create(await commit()))).message).toContain('the branch docs-agent/abc (HTTP 422: Ref');
  });

  test('is not tried again if its time is over', async () => {
    fault('POST', REFS, { kind: 'break-before' });
    const { failure } = await failureOf(create(await commit(), { mayRepeat: async () => false }));
    expect([failure, count('POST', REFS), await commits.branch('docs-agent/abc')]).toEqual(['unavailable', 1, null]);
  });
});

describe('a branch', () => {
  const PATCHED = /\/git\/refs\/heads/;
  const move = (sha: string) => commits.moveBranch('main', sha);

  test.each([
    [null, 0, 1],
    [lost, 1, 2],
    [lost, 4, 4],
    [{ ...answer(502, 'Bad gateway'), handled: true } as const, 1, 2],
  ])('moves forward, if the first answer is %j, %i times', async (does, times, patches) => {
    if (does !== null) fault('PATCH', PATCHED, does, times);
    const sha = await commit();
    expect([await move(sha), await tip('main'), count('PATCH', PATCHED)]).toEqual(['moved', sha, patches]);
  });

  test('that has moved elsewhere is left there', async () => {
    const sha = await commit();
    const elsewhere = await plant('main');
    expect([await move(sha), await tip('main')]).toEqual(['not-forward', elsewhere]);
  });

  test.each([
    ['a rule refuses', 'main', 'Repository rule violations found', true],
    ['is gone', 'nowhere', 'Reference does not exist', false],
  ])("that %s does not move, in GitHub's words", async (_what, name, words, isFault) => {
    const sha = await commit();
    if (isFault) fault('PATCH', PATCHED, answer(422, words));
    expect((await failureOf(commits.moveBranch(name, sha))).message).toContain(words);
    expect(await tip('main')).toBe(main);
  });
});

describe('a pull request', () => {
  const BRANCH = 'docs-agent/abc';
  const PULLS = /\/pulls$/;
  const open = (more = {}) =>
    commits.openPullRequest({ branch: BRANCH, base: 'main', title: 'Change', body: `Why. ${TOKEN}`, ...more });
  let sha: string;
  beforeEach(async () => {
    sha = await commit([file('new.md'), gone('old.md')]);
    await commits.createBranch(BRANCH, sha);
  });

  test.each([
    ['opened', null, 1],
    ['exists', lost, 1],
    ['opened', { kind: 'break-before' } as const, 2],
  ])('is opened once (%s) if the first answer is %j', async (kind, does, posts) => {
    if (does !== null) fault('POST', PULLS, does);
    expect(await commits.pullRequestFrom(BRANCH)).toBeNull();
    const found = { number: 1, base: 'main', headSha: sha, state: 'open', url: `${github.url}/acme/app/pull/1` };
    expect(await open()).toMatchObject({ kind, pullRequest: found });
    expect(await open()).toMatchObject({ kind: 'exists', pullRequest: found });
    expect(await commits.pullRequestFrom(BRANCH)).toMatchObject(found);
    expect([count('POST', PULLS), app.threads.size, app.threads.get(1)?.body]).toEqual([posts + 1, 1, 'Why. ***']);
  });

  test('is known of an account that has opened one in any state, and not by its issues', async () => {
    github.state.addToken(TOKEN, BOT, { contents: 'write', pull_requests: 'write', issues: 'read' });
    github.state.addThread(app, { author: BOT, title: 'An issue' });
    expect(await commits.hasPullRequestBy(BOT)).toBe(false);
    await open();
    Object.assign([...app.threads.values()].at(-1) ?? {}, { state: 'closed' });
    expect([await commits.hasPullRequestBy(BOT), await commits.hasPullRequestBy('mara')]).toEqual([true, false]);
  });

  test('is found closed, too, but not one from a fork or for another branch', async () => {
    const pull = { head: BRANCH, base: 'main', headSha: sha, baseSha: main, mergedAt: null };
    const add = (more: object) => github.state.addThread(app, { author: BOT, title: 'x', pull: { ...pull, ...more } });
    add({ fork: { id: 66, owner: 'mallory' } });
    add({ head: 'other' });
    expect(await commits.pullRequestFrom(BRANCH)).toBeNull();
    // As GitHub answers if it can't read the head.
    const all = await fetch(`${github.apiUrl}/repos/acme/app/pulls`, { headers: { authorization: `Bearer ${TOKEN}` } });
    fault('GET', PULLS, { kind: 'answer', status: 200, body: await all.json() });
    expect(await commits.pullRequestFrom(BRANCH)).toBeNull();
    for (const number of [3, 4]) Object.assign(add({}), number === 3 ? { state: 'closed' } : {});
    add({ mergedAt: '2026-11-20T09:00:00Z' }).state = 'closed';
    expect(await commits.pullRequestFrom(BRANCH)).toMatchObject({ number: 4, state: 'open' });
    Object.assign(app.threads.get(4) ?? {}, { state: 'closed' });
    expect(await commits.pullRequestFrom(BRANCH)).toMatchObject({ number: 5, state: 'merged' });
  });

  test('that follows a closed one is not taken for it after an unclear answer', async () => {
    await open();
    Object.assign(app.threads.get(1) ?? {}, { state: 'closed' });
    fault('POST', PULLS, answer(503, 'Later'));
    expect(await open({ after: 1 })).toMatchObject({ kind: 'opened', pullRequest: { number: 2 } });
  });

  test('is refused where workflows may open none', async () => {
    app.actionsOpenPulls = false;
    const words = 'GitHub Actions is not permitted to create or approve pull requests.';
    expect(await open()).toEqual({ kind: 'not-permitted', words });
  });

  test.each([
    ['without the permission', { pull_requests: 'read' } as const, null, 'Resource not accessible by integration'],
    ['without a commit', ALL, () => git(gitDir, 'update-ref', `refs/heads/${BRANCH}`, main), 'Validation Failed'],
  ])("%s is refused in GitHub's words", async (_what, permissions, before, words) => {
    await before?.();
    github.state.addToken(TOKEN, BOT, { contents: 'write', ...permissions });
    expect((await failureOf(open())).message).toContain(words);
  });

  test('gets labels, also if an answer is lost', async () => {
    await open();
    fault('POST', /\/labels$/, lost);
    await commits.addLabels(1, ['docs', 'Documentation 📚']);
    await commits.addLabels(1, ['docs', 'third']);
    expect(app.threads.get(1)?.labels).toEqual(['docs', 'Documentation 📚', 'third']);
  });
});

test('what changed between two commits is every path, those before a renaming included', async () => {
  const later = await commit([file('new.md'), gone('old.md'), file('moved.md', BASE['old.md'])]);
  expect((await commits.changedBetween(main, later))?.toSorted()).toEqual(['moved.md', 'new.md', 'old.md']);
  expect(await commits.changedBetween(main, main)).toEqual([]);
  expect(await commits.changedBetween(later, main)).toBeNull();
  expect(await commits.changedBetween(later, await commit([file('c', 'else')]))).toBeNull();
  expect(await commits.changedBetween('f'.repeat(40), main)).toBeNull();
  const many = await commit(Array.from({ length: 300 }, (_none, index) => file(`${index}.md`)));
  expect(await commits.changedBetween(main, many)).toBeNull();
});

test("the time is GitHub's, and goes on between two answers", async () => {
  const clock = aClock(0);
  commits = aCommits({ apiUrl: github.apiUrl, clock });
  expect(commits.date()).toBeNull();
  await commits.branch('nowhere');
  clock.pass(90_000);
  clock.jump(1_000_000);
  expect(commits.date()).toBe(NINE + 90_000);
});
