import { execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commentEvent, startWorld } from './world.ts';

const PROJECT = join(import.meta.dirname, '../..');
let download: string;

beforeAll(async () => {
  download = await mkdtemp(join(tmpdir(), 'docs-agent-download-'));
  const archive = execFileSync('git', ['archive', '--worktree-attributes', 'HEAD'], { cwd: PROJECT, maxBuffer: 1e8 });
  execFileSync('tar', ['-x', '-C', download], { input: archive });
});
afterAll(() => rm(download, { recursive: true }));

test('the files that a runner downloads run a whole comment job, without node_modules next to them', async () => {
  await using world = await startWorld({});
  const event = commentEvent(world, '/docs describe the flag');
  const step = await world.run({ action: download, inputs: { prompt: '' }, event });
  expect(step.outputs.get('result')).toBe('pull-request');
  expect(step.log).not.toContain('Cannot find');
});
