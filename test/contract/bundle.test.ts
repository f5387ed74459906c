import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { differences } from '../../tools/bundle.ts';
import { ROOT } from './tracked-files.ts';
import { aTree } from './tree.ts';

const BUILT = { 'index.js': 'a', 'chunks/1.js': 'b' };

test.each([
  ['the same', BUILT, BUILT, []],
  ['one byte changed', { ...BUILT, 'index.js': 'A' }, BUILT, ['index.js: differs']],
  ['a file missing', { 'index.js': 'a' }, BUILT, ['chunks/1.js: missing']],
  ['an old chunk left over', { ...BUILT, 'chunks/0.js': 'c' }, BUILT, ['chunks/0.js: no longer built']],
  ['nothing committed', {}, BUILT, ['chunks/1.js: missing', 'index.js: missing']],
  ['nothing built', {}, {}, ['(nothing was built)']],
])('two bundles with %s are distinguished by file', (_title, committed, rebuilt, found) => {
  using ours = aTree(committed);
  using theirs = aTree(rebuilt);
  expect(differences(ours.root, theirs.root)).toEqual(found);
});

test('a folder that does not exist contains no file', () => {
  using theirs = aTree({ 'index.js': 'a' });
  expect(differences(join(theirs.root, 'gone'), theirs.root)).toEqual(['index.js: missing']);
});

test('`npm test` checks the bundle before it runs a test, because a test could otherwise pass on a stale one', () => {
  const steps = manifest.scripts.test.split(' && ').map((step) => step.replace('npm run ', ''));
  expect(steps).toEqual(['typecheck', 'lint', 'test:dist', 'test:stories', 'test:others']);
});

test('each of our modules is in the bundle once', () => {
  const folder = join(ROOT, 'dist/bundle');
  const names = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^\/\/ (src\/\S+)$/gm)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test('every file of the bundle is strict code, as modules are', () => {
  const folder = join(ROOT, 'dist/bundle');
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'));
  expect(files).toContain('main.js');
  expect(files.filter((file) => !readFileSync(join(folder, file), 'utf8').startsWith('"use strict";'))).toEqual([]);
});

test.each([
  ['index', ['rolldown-runtime', 'start']],
  ['start', []],
  ['post', ['rolldown-runtime', 'start', 'undici']],
  ['main', ['rolldown-runtime', 'post']],
])('%s.js loads at its start only %j of the other files', (name, wanted) => {
  const code = readFileSync(join(ROOT, `dist/bundle/${name}.js`), 'utf8');
  const loaded = [...code.matchAll(/^(?:const \S+ = )?require\("\.\/([\w-]+)\.js"\);$/gm)].map(([, file]) => file);
  expect(loaded.toSorted()).toEqual(wanted.toSorted());
});
