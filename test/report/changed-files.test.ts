import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CommittedFile } from '../../src/action/ports/contents.ts';
import { followFiles, takenBack } from '../../src/report/changed-files.ts';
import { forMany } from '../build/fuzz-runs.ts';

const STATUS = { A: 'added', M: 'modified', D: 'removed', R: 'renamed', C: 'copied', U: 'unchanged' };
/** `A x`, `M x`, `D x` or `R x y`, with paths below `docs`. */
function file(line: string): CommittedFile {
  const [letter = '', first = '', second] = line.split(' ');
  const status = Object.entries(STATUS).find(([each]) => each === letter)?.[1] ?? letter;
  return { path: second ?? first, status, previousPath: second === undefined ? null : first };
}

/** Follows commits that are given as their files, oldest first; the commits are named 1, 2, 3 … */
function follow(...commits: readonly string[][]) {
  const commitOf = (at: number) => ({ sha: String(at + 1), subject: `Commit ${at + 1}` });
  const committed = commits.map((files, at) => ({ commit: commitOf(at), files: files.map(file) }));
  const { changed, removed } = followFiles(committed, 'docs');
  const by = (page: (typeof changed)[number]): string => page.commits.map(({ sha }) => sha).join(' ');
  const shown = changed.map((page) => `${page.before ?? 'new'} > ${page.path} by ${by(page)}`);
  return [...shown, ...removed.map(({ path }) => `${path} removed`)];
}

const SWAP = [['R docs/a.md docs/t.md'], ['R docs/b.md docs/a.md'], ['R docs/t.md docs/b.md']];
test.each<readonly [string, readonly string[][], readonly string[]]>([
  ['one that was changed', [['M docs/a.md']], ['/a > /a by 1']],
  ['one that was changed twice, latest first', [['M docs/a.md'], ['M docs/a.md']], ['/a > /a by 2 1']],
  ['a new one', [['A docs/a.md'], ['M docs/a.md']], ['new > /a by 2 1']],
  ['a renamed one', [['R docs/a.md docs/b.md']], ['/a > /b by 1']],
  ['one that was renamed twice', [['R docs/a.md docs/b.md'], ['R docs/b.md docs/c.md']], ['/a > /c by 2 1']],
  ['one that was renamed and back', [['R docs/a.md docs/b.md'], ['R docs/b.md docs/a.md']], ['/a > /a by 2 1']],
  ['one whose file has another extension now', [['R docs/a.md docs/a.mdx']], ['/a > /a by 1']],
  ['one that became a folder', [['R docs/a.md docs/a/index.md']], ['/a > /a by 1']],
  ['a removed one', [['D docs/a.md']], ['/a removed']],
  ['one that was removed and put back', [['D docs/a.md'], ['A docs/a.md']], ['/a > /a by 2 1']],
  ['one that came and went', [['A docs/a.md'], ['D docs/a.md']], []],
  ['one that came, was renamed and went', [['A docs/a.md'], ['R docs/a.md docs/b.md'], ['D docs/b.md']], []],
  ['one that was moved out of the folder', [['R docs/a.md old/a.md']], ['/a removed']],
  ['one that was moved into the folder', [['R drafts/a.md docs/a.md']], ['new > /a by 1']],
  ['one that became another kind of file', [['R docs/a.md docs/a.txt']], ['/a removed']],
  ['two files of one path', [['M docs/a.md', 'M docs/a.mdx']], ['/a > /a by 1']],
  ['one with another source, in one commit', [['D docs/a.rst', 'A docs/a.md']], ['/a > /a by 1']],
  ['one with another source, added first', [['A docs/a.md'], ['D docs/a.rst']], ['/a > /a by 2 1']],
  ['one with another source, removed first', [['D docs/a.rst'], ['A docs/a.md']], ['/a > /a by 2 1']],
  ['one that is no longer a folder', [['D docs/a/index.md', 'A docs/a.md']], ['/a > /a by 1']],
  ['one that lost one of its two files', [['M docs/a.md', 'D docs/a/index.md']], ['/a > /a by 1']],
  ['one that lost both', [['D docs/a.md'], ['D docs/a/index.md']], ['/a removed']],
  ['one that moved, and another', [['R docs/a.md docs/b.md'], ['A docs/a.md']], ['/a > /b by 1', 'new > /a by 2']],
  ['a copy', [['C docs/a.md docs/b.md']], ['new > /b by 1']],
  ['those outside the folder', [['M src/a.md', 'D b.md']], []],
  ['those with only a mode change', [['U docs/a.md']], []],
  ['those of an unknown kind', [['strange docs/a.md']], ['/a > /a by 1']],
  ['both of a swap, each with its own history', SWAP, ['/b > /a by 2', '/a > /b by 3 1']],
])('the pages that commits changed are %s', (_name, commits, expected) => expect(follow(...commits)).toEqual(expected));

test('no page is listed twice, and none is both changed and removed, whatever the commits say', () => {
  const path = fc.constantFrom('docs/a.md', 'docs/b.md', 'docs/c/index.md', 'docs/c.md', 'x.md', 'docs/__proto__.md');
  const change = fc.record({
    path,
    status: fc.constantFrom('added', 'modified', 'removed', 'renamed', 'copied', 'odd'),
    previousPath: fc.option(path),
  });
  const commits = fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 6 });
  forMany(1000, [commits], (all) => {
    const committed = all.map((files, at) => ({ commit: { sha: String(at), subject: '' }, files }));
    const { changed, removed } = followFiles(committed, 'docs');
    expect(new Set([...changed, ...removed].map((each) => each.path)).size).toBe(changed.length + removed.length);
    for (const each of changed) expect(each.commits.length).toBeGreaterThan(0);
  });
});

/** The commits are named by their positions, oldest first. */
test.each<readonly [string, readonly string[], readonly string[]]>([
  ['by nothing', ['Rewrite the guide', 'Add a page'], []],
  ['by git revert', ['Rewrite the guide', 'Add a page', 'Revert "Rewrite the guide"'], ['0', '2']],
  ['by a squashed pull request', ['Rewrite (#3)', 'Revert "Rewrite (#3)" (#5)'], ['0', '1']],
  ['by a pull request named without its number', ['Rewrite (#3)', 'Revert "Rewrite" (#5)'], ['0', '1']],
  ['the latest one of that name', ['Fix', 'Fix', 'Revert "Fix"'], ['1', '2']],
  ['not if that is taken back, too', ['Fix', 'Revert "Fix"', 'Revert "Revert "Fix""'], []],
  ['not if it is brought back', ['Fix', 'Revert "Fix"', 'Reapply "Fix"'], []],
  ['not by an earlier one', ['Revert "Fix"', 'Fix'], []],
  ['not by words alone', ['Fix', 'Revert the fix'], []],
])('a commit is taken back %s', (_how, subjects, expected) => {
  expect([...takenBack(subjects.map((subject, at) => ({ sha: String(at), subject })))].toSorted()).toEqual(expected);
});
