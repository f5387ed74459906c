import assert from 'node:assert';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { runStep, type Step } from '../../src/playground/step.ts';
import { ROOT } from './tracked-files.ts';
import { aTree } from './tree.ts';

const FILES = readdirSync(join(ROOT, 'dist/bundle')).filter((file) => file.endsWith('.js'));
const RECORDER = pathToFileURL(join(import.meta.dirname, 'record-files.mjs')).href;
const MARA = { id: 7, login: 'mara', type: 'User' };
const comment = (body: string): Step['event'] => ({
  name: 'issue_comment',
  payload: { action: 'created', sender: MARA, issue: { number: 7 }, comment: { id: 1, body, user: MARA } },
});

/** Runs the committed bundle and returns the files of it that the process read, in order. */
async function filesReadBy(step: Pick<Step, 'event' | 'state'>): Promise<readonly string[]> {
  using recorded = aTree({ read: '' });
  const record = join(recorded.root, 'read');
  const inputs = { 'base-url': 'http://127.0.0.1:9', 'project-id': 'handbook', 'api-key': 'key_0123456789abcdef' };
  const environment = { GITHUB_REPOSITORY: 'acme/app', FILES_READ: record };
  await runStep({ ...step, inputs, environment, nodeOptions: ['--import', RECORDER] });
  return readFileSync(record, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
}

test('`npm test` checks the bundle before it runs a test, because a test could otherwise pass on a stale one', () => {
  const steps = manifest.scripts.test.split(' && ').map((step) => step.replace('npm run ', ''));
  expect(steps).toEqual(['typecheck', 'lint', 'test:dist', 'test:stories', 'test:others']);
});

test('every file of the bundle is strict code, as modules are', () => {
  expect(FILES).toContain('index.js');
  const start = /^(?:\(\(\) => \{\s*)?"use strict";/;
  expect(FILES.filter((file) => !start.test(readFileSync(join(ROOT, 'dist/bundle', file), 'utf8')))).toEqual([]);
});

/** Runs the line of the bundle that loads a part of Node; returns the module that it makes, and what was loaded so far. */
function loading(name: string, part: unknown) {
  const [line = ''] =
    new RegExp(`.*require\\("${name}"\\).*`).exec(readFileSync(join(ROOT, 'dist/bundle/index.js'), 'utf8')) ?? [];
  const module = { exports: {} as ((holds: boolean, why: string) => void) & { readonly createHash?: unknown } };
  const loaded: string[] = [];
  const require = (asked: string): unknown => {
    loaded.push(asked);
    return part;
  };
  new Function('e', 'require', line)(module, require);
  return { module, loaded };
}

test("Node's assertions are loaded only by one that fails", () => {
  const { module, loaded } = loading('node:assert', assert);
  module.exports(true, 'It holds.');
  expect(loaded).toEqual([]);
  expect(() => module.exports(false, 'It fails.')).toThrow('It fails.');
  expect(loaded).toEqual(['node:assert']);
});

test("Node's cryptography is loaded by the first use of it", () => {
  const { module, loaded } = loading('node:crypto', { createHash });
  expect(loaded).toEqual([]);
  expect(module.exports.createHash).toBe(createHash);
  expect(loaded).toEqual(['node:crypto']);
});

test('a comment that does not hold the command word opens one file of the bundle', async () =>
  expect(await filesReadBy({ event: comment('Thanks, this reads well.') })).toEqual(['index.js']));

test('a post process with nothing to do opens one file of the bundle', async () =>
  expect(await filesReadBy({ event: comment('/docs Describe it.'), state: new Map() })).toEqual(['index.js']));

test('a comment that holds the command word opens more, which shows that files are counted', async () => {
  const read = await filesReadBy({ event: comment('/docs Describe it.') });
  expect(read.length).toBeGreaterThan(2);
  expect(FILES).toEqual(expect.arrayContaining([...read]));
});
