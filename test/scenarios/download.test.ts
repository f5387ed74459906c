import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { git } from '../contract/tracked-files.ts';
import { aTree } from '../contract/tree.ts';
import { commentEvent, startWorld } from './world.ts';

test('the files that a runner downloads run a whole comment job, without node_modules next to them', async () => {
  using download = aTree({});
  execFileSync('tar', ['-x', '-C', download.root], { input: git('archive', '--worktree-attributes', 'HEAD') });
  await using world = await startWorld({});
  const event = commentEvent(world, '/docs describe the flag');
  const step = await world.run({ action: download.root, inputs: { prompt: '' }, event });
  expect(step.outputs.get('result')).toBe('pull-request');
  expect(step.log).not.toContain('Cannot find');
});
