import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { git, trackedFiles } from './tracked-files.ts';

/** The files of the archive that a runner downloads, with the attributes of the working tree applied. */
function archived(): readonly string[] {
  const archive = git('archive', '--format=tar', '--worktree-attributes', 'HEAD');
  const listing = execFileSync('tar', ['-t'], { input: archive }).toString();
  return listing.split('\n').filter((path) => path !== '' && !path.endsWith('/'));
}

test('a runner downloads the action, its bundle, its licence and its page, and nothing else', () => {
  const outsideDist = archived().filter((path) => !path.startsWith('dist/'));
  expect([...outsideDist].sort()).toEqual(['LICENSE', 'README.md', 'action.yml']);
});

test('a runner downloads the whole bundle', () => {
  const committed = git('ls-tree', '-r', '--name-only', 'HEAD', 'dist').toString().split('\n').filter(Boolean);
  expect(committed).toEqual(expect.arrayContaining(['dist/index.js', 'dist/licenses.txt', 'dist/package.json']));
  expect(archived().filter((path) => path.startsWith('dist/'))).toEqual(committed);
});

test('no line ending of the bundle changes on its way through git', () => {
  const attributes = git('check-attr', 'text', 'linguist-generated', '--', ...trackedFiles('dist')).toString();
  const lines = attributes.split('\n').filter(Boolean);
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.filter((line) => !/: text: unset$|: linguist-generated: true$/.test(line))).toEqual([]);
});
