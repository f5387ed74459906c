import { spawnSync } from 'node:child_process';
import { readlinkSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './tracked-files.ts';
import { aTree, type Tree } from './tree.ts';

const NAME = `node-${process.platform}-${process.arch}`;
const PINNED = { 'package.json': JSON.stringify({ optionalDependencies: { [NAME]: '24.0.0' } }) };

function link({ root }: Tree) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'tools/link-node.mjs')], {
    cwd: root,
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test.each([
  ['no link', {}],
  ['no folder for it', { 'node_modules/.bin/other': '' }],
])('an installation with %s gets the Node of its platform', (_name, files) => {
  using tree = aTree({ ...PINNED, ...files, [`node_modules/${NAME}/bin/node`]: '' });
  expect(link(tree)).toEqual({ status: 0, said: '' });
  expect(readlinkSync(join(tree.root, 'node_modules/.bin/node'))).toBe(`../${NAME}/bin/node`);
});

test('an installation with a link to another Node gets the one for its platform', () => {
  using tree = aTree({ ...PINNED, 'node_modules/.bin/other': '', [`node_modules/${NAME}/bin/node`]: '' });
  symlinkSync('../gone/bin/node', join(tree.root, 'node_modules/.bin/node'));
  expect(link(tree).status).toBe(0);
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
