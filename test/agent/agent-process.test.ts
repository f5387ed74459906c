import { describe, expect, test } from 'vitest';
import { ownNamespace } from '../../src/agent/agent-process.ts';
import { runProcess } from '../../src/agent/process.ts';
import { processesWith } from './processes.ts';

const PATH = process.env['PATH'] ?? '';
const namespace = await ownNamespace({ PATH });

/** Starts a process that leaves its group and forgets its variables, as far as a program can. */
const LEAVES = `
  const { spawn } = require('node:child_process');
  spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)', process.argv[1]], { detached: true, stdio: 'ignore', env: {} })
    .on('spawn', () => process.exit(0));
`;

async function runAgent(before: readonly string[], mark: string): Promise<void> {
  const [program = process.execPath, ...parameters] = [...before, process.execPath, '-e', LEAVES, mark];
  const { signal } = new AbortController();
  const options = { folder: '/', environment: { PATH }, limitMs: 20_000, signal };
  expect(await runProcess([program, ...parameters], options)).toMatchObject({ kind: 'exited', code: 0 });
}

describe.skipIf(namespace.length === 0)('an agent in a namespace of its own (needs `unshare`)', () => {
  test('leaves no process behind, even one that left its group and forgot its variables', async () => {
    await runAgent(namespace, `inside-${process.pid}`);
    expect(await processesWith(`\0inside-${process.pid}\0`)).toEqual([]);
  });

  test('would leave it behind without a namespace', async () => {
    await runAgent([], `outside-${process.pid}`);
    const left = await processesWith(`\0outside-${process.pid}\0`);
    for (const pid of left) process.kill(pid, 'SIGKILL');
    expect(left).toHaveLength(1);
  });
});

test('without `unshare`, a command stays as it is', async () =>
  expect(await ownNamespace({ PATH: '/nowhere' })).toEqual([]));
