import { spawn } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Environment variables. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Picks variables, as far as they are set. */
export function pick(from: Variables, names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, from[name]] as const);
  return Object.fromEntries(found.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}

/** A program and its arguments. */
export type Command = readonly [string, ...string[]];

/** How a program ended. `stdout` and `stderr` hold only the last part that was kept. */
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
  /** The program's whole environment: nothing is inherited. */
  readonly environment: Readonly<Record<string, string>>;
  /** Written to standard input, which is then closed. Null: nothing is, and it is closed only with this process. */
  readonly input?: string | Buffer | null;
  /** How much of standard output is kept, in bytes; by default `OUTPUT_BYTES`. */
  readonly keptBytes?: number;
  /** How standard output is read; without it UTF-8. */
  readonly encoding?: 'utf8' | 'latin1';
  readonly limitMs: number;
  readonly signal: AbortSignal;
}

/** How much of an output stream is kept, in bytes. */
export const OUTPUT_BYTES = 64 * 1024;
/** How long processes that left the group may keep the output open after the end. */
const DRAIN_MS = 2_000;

/**
 * Runs a program without a shell, in a process group of its own. When it ends, is stopped or exceeds `limitMs`, the
 * whole group is killed at once: its folder is thrown away, so no process needs a graceful end. A process that left the
 * group (`setsid`) can't be killed here, but is not waited for.
 */
export async function runProcess([program, ...args]: Command, options: ProcessOptions): Promise<ProcessEnd> {
  const { folder: cwd, environment: env, signal } = options;
  if (signal.aborted) return { kind: 'stopped' };
  const child = spawn(program, args, { cwd, env, detached: true, stdio: 'pipe' });
  const { pid, stdin, stdout, stderr } = child;
  // A program needn't read its input.
  stdin.on('error', () => undefined);
  if (options.input !== null) stdin.end(options.input ?? '');
  const tails = [tailOf(stdout, options), tailOf(stderr, {})] as const;
  const killGroup = (): void => {
    if (pid !== undefined) kill(-pid);
  };
  const letGo = (): void => {
    // A process that left the group may hold the pipes open forever.
    stdout.destroy();
    stderr.destroy();
  };
  let cut: 'timed-out' | 'stopped' | null = null;
  const cutOff = (why: 'timed-out' | 'stopped'): void => {
    cut ??= why;
    killGroup();
    letGo();
  };
  const onAbort = (): void => cutOff('stopped');
  const timers = [setTimeout(cutOff, options.limitMs, 'timed-out')];
  signal.addEventListener('abort', onAbort);
  child.on('exit', () => {
    killGroup();
    timers.push(setTimeout(letGo, DRAIN_MS));
  });
  const end = await new Promise<ProcessEnd>((resolve) => {
    child.on('error', ({ message }) => resolve({ kind: 'not-started', reason: message }));
    child.on('close', (code, by) => {
      const output = { stdout: tails[0](), stderr: tails[1]() };
      if (cut === 'stopped') return resolve({ kind: cut });
      if (cut !== null) return resolve({ kind: cut, ...output });
      resolve(code === null ? { kind: 'killed', signal: String(by), ...output } : { kind: 'exited', code, ...output });
    });
  });
  for (const timer of timers) clearTimeout(timer);
  signal.removeEventListener('abort', onAbort);
  return end;
}

/** Kills a process, or with a negative number a group; it may already be gone. */
export function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}

/** Keeps the last part of a stream; the returned function reads it as text. */
function tailOf(stream: Readable, { keptBytes = OUTPUT_BYTES, encoding = 'utf8' }: Partial<ProcessOptions>) {
  const chunks: Buffer[] = [];
  let length = 0;
  stream.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    length += chunk.length;
    // Whole chunks, so that nothing is copied while a program writes.
    while (length - (chunks[0]?.length ?? length) >= keptBytes) length -= chunks.shift()?.length ?? 0;
  });
  return (): string => Buffer.concat(chunks).subarray(-keptBytes).toString(encoding);
}
