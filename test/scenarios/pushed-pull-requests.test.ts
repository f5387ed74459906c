import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git } from '../../src/playground/demo-site.ts';
import { sentPrompt } from './pull-request-world.ts';
import type { StepResult } from './run-action.ts';
import { type ScenarioWorld, startWorld } from './world.ts';

const SENDER = { id: 1, login: 'mara', type: 'User' } as const;

/** A pull request as a merge queue merges it: squashed, or with a commit for the merge. */
interface Queued {
  readonly title: string;
  readonly file: string;
  readonly by: 'squash' | 'merge' | 'push';
}

interface PushWorld extends ScenarioWorld {
  /** Runs the step that the push causes. */
  push(thread: 'merged' | 'auto'): Promise<StepResult>;
  /** The numbers of the pull requests, in the order of their merge. */
  readonly numbers: readonly number[];
}

/** Starts a world in which one push to `main` has merged these changes at once. */
async function startPushWorld(queue: readonly Queued[]): Promise<PushWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-push-'));
  const [work, gitDir] = [join(folder, 'work'), join(folder, 'app.git')];
  const run = (...parameters: string[]) => git(['-C', work, ...parameters]);
  const tip = (): string => execFileSync('git', ['-C', work, 'rev-parse', 'HEAD'], { encoding: 'utf8' }).trim();
  await git(['init', '--quiet', '--initial-branch=main', work]);
  await run('commit', '--quiet', '--allow-empty', '--message', 'Begin');
  const before = tip();
  const merged: { readonly title: string; readonly headSha: string; readonly baseSha: string; mergeSha: string }[] = [];
  for (const [index, { title, file, by }] of queue.entries()) {
    const baseSha = tip();
    if (by !== 'push') await run('checkout', '--quiet', '-b', `change-${index}`, before);
    await writeFile(join(work, file), `${title}\n`);
    await run('add', '--all');
    await run('commit', '--quiet', '--message', title);
    if (by === 'push') continue;
    const headSha = tip();
    await run('checkout', '--quiet', 'main');
    await run('merge', '--quiet', ...(by === 'squash' ? ['--squash'] : ['--no-ff', '--no-edit']), `change-${index}`);
    if (by === 'squash') await run('commit', '--quiet', '--message', title);
    merged.push({ title, headSha, baseSha: before, mergeSha: tip() });
    expect(tip()).not.toBe(baseSha);
  }
  await git(['clone', '--quiet', '--bare', work, gitDir]);
  const world = await startWorld({ gitDir });
  const { state } = world.github;
  const numbers = merged.map(({ title, ...commits }, index) => {
    const pull = { head: `change-${index}`, base: 'main', ...commits, mergedAt: state.timestamp() };
    const thread = state.addThread(world.app, { author: 'mara', title, body: `Why: ${title}.`, pull });
    thread.state = 'closed';
    return thread.number;
  });
  return {
    ...{ ...world, numbers },
    push: (thread) => {
      const payload = { ref: 'refs/heads/main', before, after: tip(), sender: SENDER };
      return world.run({ inputs: { thread }, event: { name: 'push', payload } });
    },
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await rm(folder, { recursive: true });
    },
  };
}

test('a push of a merge queue is one request about all its pull requests, which the newest one shows', async () => {
  await using world = await startPushWorld([
    { title: 'Add --fast', file: 'fast.ts', by: 'squash' },
    { title: 'Add --slow', file: 'slow.ts', by: 'merge' },
    { title: 'Add --loud', file: 'loud.ts', by: 'squash' },
  ]);
  const step = await world.push('merged');
  expect(step.outputs.get('result')).toBe('pull-request');
  const [first, second, newest] = world.numbers;
  expect(world.comments().map(({ thread }) => thread)).toEqual([newest]);
  expect(world.comments()[0]?.body).toContain(`\n\nAlso covers #${second}, #${first}.\n\n`);
  const { context } = sentPrompt(world);
  for (const flag of ['fast', 'slow', 'loud']) {
    expect(context).toContain(`Description:\nWhy: Add --${flag}.\n\nChanged files:\n${flag}.ts (added, +1 -0)`);
    expect(context).toContain(`+++ b/${flag}.ts`);
  }
  expect(context.match(/^Diff:$/gm)).toHaveLength(1);
  expect(world.github.ledger.filter(({ path }) => /\/commits\/.*\/pulls$/.test(path))).toEqual([]);
});

test('a push without a pull request gives the agent its commits, files and diff', async () => {
  await using world = await startPushWorld([
    { title: 'Add --fast', file: 'fast.ts', by: 'push' },
    { title: 'Add --slow', file: 'slow.ts', by: 'push' },
  ]);
  const step = await world.push('auto');
  expect(step.outputs.get('result')).toBe('pull-request');
  const { context } = sentPrompt(world);
  expect(context).toMatch(/^Pushed commits, the newest first:\n[0-9a-f]{12} Add --slow\n[0-9a-f]{12} Add --fast$/m);
  expect(context).toContain('Changed files:\nfast.ts (added, +1 -0)\nslow.ts (added, +1 -0)');
  expect(context).toContain('+++ b/slow.ts');
});
