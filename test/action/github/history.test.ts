import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aHistory, type BuiltHistory } from '../../build/a-history.ts';
import { answer, github, repository, serve, startForEach } from './a-github.ts';
import { failureOf } from './a-repository.ts';

const MONDAY = Date.UTC(2026, 9, 12);
const WEEK = { since: '2026-10-12T00:00:00.000Z', until: '2026-10-18T23:59:59.000Z', most: 30 };

let history: BuiltHistory;

beforeAll(async () => {
  history = await aHistory([
    { message: 'Begin\n\nWith a body.', at: MONDAY, files: { 'docs/index.md': 'a\nb\nc\n' } },
    { message: 'Move', at: MONDAY + 60_000, files: {}, moves: { 'docs/index.md': 'docs/start.md' } },
  ]);
});
afterAll(() => history[Symbol.asyncDispose]());
startForEach({ contents: 'read' }, () => ({ private: true, gitDir: history.gitDir }));

describe('the commits under a folder', () => {
  test('are those of the window, latest first, each with the first line of its message', async () => {
    const [begin = '', move = ''] = history.shas;
    const commits = [{ sha: move, subject: 'Move' }].concat({ sha: begin, subject: 'Begin' });
    expect(await repository.commitsUnder('docs', WEEK)).toEqual({ commits, cut: false });
    expect((await repository.commitsUnder('docs', { ...WEEK, since: '2026-10-13T00:00:00Z' })).commits).toEqual([]);
    expect((await repository.commitsUnder('src', WEEK)).commits).toEqual([]);
    expect((await repository.commitsUnder('', WEEK)).commits).toHaveLength(2);
  });

  test('are requested once, and the result says if there are more', async () => {
    const { commits, cut } = await repository.commitsUnder('docs', { ...WEEK, most: 1 });
    expect([commits.length, cut, github.ledger.length]).toEqual([1, true, 1]);
  });

  test('need nothing from an answer but the id and the message', async () => {
    const sha = 'a'.repeat(64);
    answer('GET', /\/commits$/, { status: 200, body: [{ sha, commit: { message: null } }] });
    expect((await repository.commitsUnder('docs', WEEK)).commits).toEqual([{ sha, subject: '' }]);
  });

  test('are unreadable if an id is invalid', async () => {
    answer('GET', /\/commits$/, { status: 200, body: [{ sha: '../../x', commit: { message: 'x' } }] });
    const error = await failureOf(repository.commitsUnder('docs', WEEK));
    expect([error.failure, error.message]).toEqual(['unavailable', expect.stringContaining('0.sha')]);
  });
});

describe('the files of a commit', () => {
  test('are listed with their former names', async () => {
    const [begin = '', move = ''] = history.shas;
    const added = { path: 'docs/index.md', status: 'added', previousPath: null };
    expect(await repository.filesOf(begin)).toEqual({ files: [added], cut: false });
    const moved = { path: 'docs/start.md', status: 'renamed', previousPath: 'docs/index.md' };
    expect((await repository.filesOf(move)).files).toEqual([moved]);
  });

  test('are the first 300, and the result says if there are more', async () => {
    const files = Object.fromEntries(Array.from({ length: 301 }, (_none, index) => [`docs/${index}.md`, 'x\n']));
    await using large = await aHistory([{ message: 'Import', at: MONDAY, files }]);
    serve({ contents: 'read' }, { gitDir: large.gitDir });
    const { files: shown, cut } = await repository.filesOf(large.shas[0] ?? '');
    expect([shown.length, cut]).toEqual([300, true]);
  });

  test('are empty if GitHub says that they are too many to show', async () => {
    answer('GET', /\/commits\//, { status: 406, body: { message: 'Sorry, this diff is too large.' } });
    expect(await repository.filesOf(history.shas[0] ?? '')).toEqual({ files: [], cut: true });
  });

  test('may be missing from an answer', async () => {
    answer('GET', /\/commits\//, { status: 200, body: {} });
    expect(await repository.filesOf(history.shas[0] ?? '')).toEqual({ files: [], cut: false });
  });
});
