import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { ROOT } from '../contract/tracked-files.ts';
import { aTree } from '../contract/tree.ts';
import { startOwnAgentWorld } from './own-agent-world.ts';
import { commentEvent, LATER, startWorld, type WorldStep } from './world.ts';

const BUNDLE = join(ROOT, 'dist/bundle');
const RECORDER = pathToFileURL(join(ROOT, 'test/contract/record-files.mjs')).href;
/** One text each of the files that run, isolate, connect and read an agent, and of those that commit what it did. */
const NETWORK = ['docs-agent-box-', 'x-goog-api-key'];
const TEXTS = ['core.fsmonitor', ...NETWORK, 'Docs-Agent-Job: ', 'store the changed files', 'codeowners'];
const chunksOf = (text: string): readonly string[] =>
  readdirSync(BUNDLE).filter((file) => readFileSync(join(BUNDLE, file), 'utf8').includes(text));

/** Runs a step and returns which of these chunks it loaded. */
async function loadedBy(run: (step: WorldStep) => Promise<unknown>): Promise<readonly string[]> {
  using recorded = aTree({ read: '' });
  const record = join(recorded.root, 'read');
  await run({ environment: { NODE_OPTIONS: `--import ${RECORDER}`, FILES_READ: record } });
  const read = readFileSync(record, 'utf8').split('\n');
  expect(read.length).toBeGreaterThan(3);
  return TEXTS.filter((text) => chunksOf(text).some((chunk) => read.includes(chunk)));
}

test('a run without `agent` loads nothing of it, whatever its mode', async () => {
  await using world = await startWorld({});
  const inputs = { prompt: '' };
  const comment = { event: commentEvent(world, '/docs Describe it.'), inputs };
  expect(await loadedBy((step) => world.run({ ...step, ...comment }))).toEqual([]);
  const status = { event: commentEvent(world, '/docs status'), inputs };
  expect(await loadedBy((step) => world.run({ ...step, ...status }))).toEqual([]);
  const settle = { inputs: { ...inputs, mode: 'settle' } };
  expect(await loadedBy((step) => world.run({ ...step, ...settle, ...LATER }))).toEqual([]);
  expect(await loadedBy((step) => world.run(step))).toEqual([]);
});

test('a run with `agent` loads all of it, which shows that its files are known', async () => {
  await using world = await startOwnAgentWorld();
  const comment = { event: commentEvent(world, '/docs Improve it.'), inputs: { prompt: '' } };
  expect(await loadedBy((step) => world.act({ ...comment, ...step }))).toEqual(TEXTS);
});
