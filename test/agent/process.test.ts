import { describe, expect, test } from 'vitest';
import { OUTPUT_BYTES, type ProcessOptions, runProcess } from '../../src/agent/process.ts';
import { aGate } from '../service/world.ts';

function options(more: Partial<ProcessOptions> = {}): ProcessOptions {
  return { folder: '/tmp', environment: {}, limitMs: 20_000, signal: new AbortController().signal, ...more };
}

function script(text: string): [string, ...string[]] {
  return [process.execPath, '-e', text];
}

describe('a program', () => {
  test('gets its input and arguments unchanged, and its output and exit code are reported', async () => {
    const echo =
      "process.stdout.write(require('node:fs').readFileSync(0, 'utf8') + process.argv[1]); process.exitCode = 7";
    const end = await runProcess([...script(echo), '$(date) "*"'], options({ input: 'söme text\n' }));
    expect(end).toEqual({ kind: 'exited', code: 7, stdout: 'söme text\n$(date) "*"', stderr: '' });
  });

  test('sees only the environment it was given', async () => {
    const end = await runProcess(['/usr/bin/env'], options({ environment: { ONLY: 'this' } }));
    expect(end).toMatchObject({ kind: 'exited', stdout: 'ONLY=this\n' });
  });

  test('may ignore a long input and end', async () => {
    const end = await runProcess(['true'], options({ input: 'x'.repeat(5_000_000) }));
    expect(end).toMatchObject({ kind: 'exited', code: 0 });
  });

  test('may write without end: the last part of its output is kept', async () => {
    const end = await runProcess(script("process.stdout.write('x'.repeat(1e6) + 'the end')"), options());
    expect(end.kind === 'exited' && end.stdout.length).toBe(OUTPUT_BYTES);
    expect(end.kind === 'exited' && end.stdout.endsWith('xthe end')).toBe(true);
  });

  test('that cannot be started is reported, and so is one ended by a signal', async () => {
    expect(await runProcess(['/nowhere/agent'], options())).toMatchObject({ kind: 'not-started' });
    expect(await runProcess(['true'], options({ folder: '/nowhere' }))).toMatchObject({ kind: 'not-started' });
    const killed = await runProcess(script("process.kill(process.pid, 'SIGTERM')"), options());
    expect(killed).toMatchObject({ kind: 'killed', signal: 'SIGTERM' });
  });

  test('is not started at all once the signal has aborted', async () => {
    const none = ['/nowhere/agent'] as const;
    expect(await runProcess(none, options({ signal: AbortSignal.abort() }))).toEqual({ kind: 'stopped' });
  });

  test('is stopped with its children by the signal, even if they ignore polite signals', async () => {
    await using gate = await aGate();
    const stubborn = `for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(name, () => {}); fetch('${gate.url}');`;
    const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(stubborn)}]); ${stubborn}`;
    const stop = new AbortController();
    const ending = runProcess(script(parent), options({ signal: stop.signal }));
    const [one, other] = [await gate.arrival(), await gate.arrival()];
    stop.abort();
    expect(await ending).toEqual({ kind: 'stopped' });
    await Promise.all([one.closed, other.closed]);
  });

  test('that leaves a child behind ends when it ends, and the child is ended too', async () => {
    await using parentGate = await aGate();
    await using childGate = await aGate();
    // The child would wait forever, and it holds its parent's output open.
    const child = `fetch('${childGate.url}')`;
    const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(child)}], { stdio: 'inherit' });
      fetch('${parentGate.url}').then(() => process.exit(0))`;
    const ending = runProcess(script(parent), options());
    const [first, left] = [await parentGate.arrival(), await childGate.arrival()];
    first.release();
    expect(await ending).toMatchObject({ kind: 'exited', code: 0 });
    await left.closed;
  });
});
