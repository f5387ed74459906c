import { afterEach, expect, test } from 'vitest';
import { findMessage, type Place } from '../../../src/action/own-agent/published.ts';
import { git, gitWith } from '../../../src/playground/github/git.ts';
import { aHistory, type BuiltHistory } from '../../build/a-history.ts';
import { app, BOT, github, startForEach } from '../github/a-github.ts';
import { aCommits } from '../github/a-repository.ts';

const BRANCH = 'docs-agent/abc';
const MESSAGE = 'Say more\n\nDocs-Agent-Job: abc\nDocs-Agent-Request: def';

let history: BuiltHistory;

startForEach({ contents: 'write', pull_requests: 'write' }, async () => {
  history = await aHistory([{ message: 'Begin', files: {} }]);
  return { gitDir: history.gitDir };
});
afterEach(() => history[Symbol.asyncDispose]());

function find() {
  const commits = aCommits({ apiUrl: github.apiUrl });
  const place: Place = { commits, ref: '', page: github.url, dryRun: false, viewer: async () => BOT };
  return findMessage('abc', 'def', place);
}

/** Adds a commit to the branch: the message's own, as GitHub makes it if nothing else is given. */
async function add({ message = MESSAGE, author = BOT, committer = 'web-flow', verified = true } = {}): Promise<void> {
  const whose = (role: string, login: string) => {
    const own = `${github.state.account(login).id}+${login}@users.noreply.github.com`;
    return ['-c', `${role}.name=x`, '-c', `${role}.email=${login === 'web-flow' ? 'noreply@github.com' : own}`];
  };
  const [who, tip] = [[...whose('author', author), ...whose('committer', committer)], `refs/heads/${BRANCH}`];
  const parent = (await git(history.gitDir, 'for-each-ref', '--format=%(objectname)', tip)).trim() || 'main';
  const made = await git(history.gitDir, ...who, 'commit-tree', 'main^{tree}', '-p', parent, '-m', message);
  await git(history.gitDir, 'update-ref', tip, made.trim());
  if (verified) app.signed.add(made.trim());
}

/** Pushes so many commits of someone else to the branch. */
async function push(many: number): Promise<void> {
  const begin = `commit refs/heads/${BRANCH}\ncommitter Eve <eve@example.com> 0 +0000\ndata 4\nMore\n`;
  const first = `${begin}from refs/heads/${BRANCH}^0\n\n`;
  await gitWith(history.gitDir, { input: first + `${begin}\n`.repeat(many - 1) }, 'fast-import', '--quiet');
}

async function open(): Promise<void> {
  const tips = [BRANCH, 'main'].map(async (name) => (await git(history.gitDir, 'rev-parse', name)).trim());
  const [headSha = '', baseSha = ''] = await Promise.all(tips);
  const pull = { head: BRANCH, base: 'main', headSha, baseSha, mergedAt: null };
  github.state.addThread(app, { author: BOT, title: 'Improve the guide', pull });
}

test.each([
  ['GitHub signed', {}, true],
  ['we signed', { committer: BOT }, true],
  ['its pusher signed, with us as author', { committer: 'mallory' }, false],
  ['nobody signed', { verified: false }, false],
  ['GitHub signed for someone else', { author: 'mallory' }, false],
  ['belongs to another job', { message: MESSAGE.replace('abc', 'xyz') }, false],
])("a commit that %s is taken for a message's, or not: %j, %j", async (_who, given, isOurs) => {
  await add(given);
  await open();
  const refused = { error: expect.stringContaining('names this request, but it is not ours.') };
  expect(await find()).toMatchObject(isOurs ? { id: 'abc', added: true } : refused);
});

test.each([true, false])(
  "a message's commit is found between 260 others and a later one (branch there: %j)",
  async (isThere) => {
    await add({ message: 'Improve the guide' });
    await push(260);
    await add();
    await push(1);
    await open();
    if (!isThere) await git(history.gitDir, 'update-ref', '-d', `refs/heads/${BRANCH}`);
    expect(await find()).toMatchObject({ id: 'abc', added: true });
  },
);
