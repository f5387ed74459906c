import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** How a program ended. `stdout` and `stderr` hold only their last `OUTPUT_BYTES`. */
export type ProcessEnd =
  | { readonly kind: 'exited'; readonly code: number; readonly stdout: string; readonly stderr: string }
  /** A signal that was not ours. */
  | { readonly kind: 'killed'; readonly signal: string; readonly stdout: string; readonly stderr: string }
  | { readonly kind: 'timed-out'; readonly stdout: string; readonly stderr: string }
  /** `signal` aborted. */
  | { readonly kind: 'stopped' }
  | { readonly kind: 'not-started'; readonly reason: string };

export interface ProcessOptions {
  readonly folder: string;
  /** All that the program sees: nothing is inherited. */
  readonly environment: Readonly<Record<string, string>>;
  /** Written to standard input, which is then closed. */
  readonly input?: string;
  readonly limitMs: number;
  readonly signal: AbortSignal;
  readonly onStart?: (pid: number) => void;
}

/** Most of each output stream that is kept, in bytes. */
export const OUTPUT_BYTES = 64 * 1024;

/**
 * Runs a program without a shell, in a process group of its own. When it ends, is stopped or exceeds `limitMs`, the
 * whole group is killed at once: its folder is thrown away, so nothing in it deserves a soft end. A process that left
 * the group (`setsid`) is out of reach, but is not waited for.
 */
export function runProcess(argv: readonly [string, ...string[]], options: ProcessOptions): Promise<ProcessEnd> {
  if (options.signal.aborted) return Promise.resolve({ kind: 'stopped' });
  const [program, ...parameters] = argv;
  const child = spawn(program, parameters, {
    cwd: options.folder,
    env: options.environment,
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) options.onStart?.(child.pid);
  // A program need not read its input.
  child.stdin.on('error', () => undefined);
  child.stdin.end(options.input ?? '');
  return watch(child, options);
}

function watch(child: ChildProcessByStdio<Writable, Readable, Readable>, options: ProcessOptions): Promise<ProcessEnd> {
  const stdout = tailOf(child.stdout);
  const stderr = tailOf(child.stderr);
  return new Promise((resolve) => {
    let cut: 'timed-out' | 'stopped' | null = null;
    const finish = (end: ProcessEnd): void => {
      clearTimeout(timer);
      options.signal.removeEventListener('abort', onAbort);
      resolve(end);
    };
    const cutOff = (why: 'timed-out' | 'stopped'): void => {
      cut ??= why;
      killGroup(child.pid);
      // Whoever left the group may hold the pipes open for ever.
      child.stdout.destroy();
      child.stderr.destroy();
    };
    const onAbort = (): void => cutOff('stopped');
    const timer = setTimeout(() => cutOff('timed-out'), options.limitMs);
    options.signal.addEventListener('abort', onAbort);
    child.on('error', (error) => finish({ kind: 'not-started', reason: error.message }));
    child.on('exit', () => killGroup(child.pid));
    child.on('close', (code, signal) => {
      if (cut === 'stopped') return finish({ kind: 'stopped' });
      const output = { stdout: stdout(), stderr: stderr() };
      if (cut === 'timed-out') return finish({ kind: 'timed-out', ...output });
      finish(
        code === null ? { kind: 'killed', signal: String(signal), ...output } : { kind: 'exited', code, ...output },
      );
    });
  });
}

/** Kills a process group. One that is gone already is fine. */
export function killGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // Nobody is left in it.
  }
}

/** Keeps the last `OUTPUT_BYTES` of a stream; the returned function reads them as text. */
function tailOf(stream: Readable): () => string {
  let kept = Buffer.alloc(0);
  stream.on('data', (chunk: Buffer) => {
    kept = Buffer.concat([kept, chunk]).subarray(-OUTPUT_BYTES);
  });
  return () => kept.toString('utf8');
}
