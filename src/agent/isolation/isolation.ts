import { once } from 'node:events';
import { mkdir, open, readdir, readFile, rename, statfs } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { setInterval } from 'node:timers/promises';
import { type ProcessEnd, type ProcessOptions, runProcess, type Variables } from '../process.ts';
import { makeTemporaryFolder, removeFolder } from '../temporary-folders.ts';

/** When an agent that fills the disk is ended. */
export interface DiskLimits {
  /** How much it may write, in bytes. */
  readonly writtenBytes: number;
  /** How much must stay free for everything else on the machine, in bytes. */
  readonly freeBytes: number;
  readonly everyMs: number;
}

/** `folder` must be on the file system of `temp`: it is moved during the run. */
export type IsolatedOptions = ProcessOptions & {
  /** What is shown to the agent besides the system's folders: absolute paths, read-only. */
  readonly binds: readonly string[];
  /** Gets each connection that the agent makes to `RELAY`; null: it has no network at all. */
  readonly connect: ((socket: Duplex) => void) | null;
  /** Where the box has its own files: a folder of the runner that strangers can't write to. */
  readonly temp: string;
  readonly disk?: DiskLimits;
};

export type IsolatedEnd =
  | ProcessEnd
  /** Nothing of the agent ran. `reason`: sentences. */
  | { readonly kind: 'not-isolated'; readonly reason: string }
  | { readonly kind: 'over-limit'; readonly reason: string; readonly stdout: string; readonly stderr: string };

/** The one address that an agent with a network can reach. */
export const RELAY = 'http://127.0.0.1:3128';
/** The agent's current folder, as it sees it. */
export const INSIDE = '/clone';

const VARIABLES = {
  PATH: '/usr/local/bin:/usr/bin:/bin',
  HOME: '/home/agent',
  USER: 'agent',
  TMPDIR: '/tmp',
  LANG: 'C.UTF-8',
};
const GIB = 2 ** 30;
const DISK: DiskLimits = { writtenBytes: 4 * GIB, freeBytes: 2 * GIB, everyMs: 2_000 };
const PREFIX = 'docs-agent-box-';
/** For what runs as root: what earlier steps added to PATH is not searched. */
const PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
/** To end everything and give the clone back, which takes longer the more files there are. */
const END_MS = 300_000;
const CHECK_MS = 30_000;
/** Where the box is: beside this file, and beside `dist/bundle/` when this file is bundled into that. */
const FILES = join(import.meta.dirname, '../isolation');

/** Finds out by a whole run of nothing why an agent can't be isolated here; null if it can. */
export async function whyNoIsolation(environment: Variables): Promise<string | null> {
  const temp = environment['RUNNER_TEMP'] ?? tmpdir();
  const folder = await makeTemporaryFolder(join(temp, 'docs-agent-try-'));
  const options = {
    environment: {},
    limitMs: CHECK_MS,
    signal: new AbortController().signal,
    binds: [],
    connect: null,
  };
  const end = await runIsolated(['/bin/true'], { ...options, folder, temp });
  await removeFolder(folder);
  if (end.kind === 'not-isolated' || end.kind === 'over-limit') return end.reason;
  return end.kind === 'exited' && end.code === 0 ? null : 'A program that does nothing could not be run in isolation.';
}

/**
 * Runs an agent in a box: as a user of its own, without rights, in a file system that holds little more than the
 * system's programs and the clone (`folder`), with no network but `connect`. When it ends, everything that it started is
 * gone, and the clone belongs to its owner again. If this process dies, all ends within a second.
 */
export async function runIsolated(
  argv: readonly [string, ...string[]],
  options: IsolatedOptions,
): Promise<IsolatedEnd> {
  const { platform } = process;
  if (platform !== 'linux') return { kind: 'not-isolated', reason: `Isolation needs Linux, and this is ${platform}.` };
  if (options.signal.aborted) return { kind: 'stopped' };
  await removeLeftOvers(options.temp);
  // It gets its name once its life line listens: a run that dies before leaves nothing that looks like one at work.
  const fresh = await makeTemporaryFolder(join(options.temp, 'docs-agent-new-'));
  const cutLines = await openLines(fresh, options.connect);
  const box = fresh.replace(/docs-agent-new-(?=[^/]*$)/, PREFIX);
  await rename(fresh, box);
  await mkdir(join(box, 'root'));
  await rename(options.folder, join(box, 'clone'));
  const end = await runBox(argv, box, options, cutLines);
  cutLines();
  const status = await readFile(join(box, 'status'), 'utf8').catch(() => '');
  if (status.includes('given back') || !status.includes('taken')) {
    await rename(join(box, 'clone'), options.folder);
    await removeFolder(box);
  } else await removeAsRoot(box);
  return end(status);
}

/** Removes what runs left in `temp` that died without an end. Its files may belong to users that don't exist. */
export async function removeLeftOvers(temp: string): Promise<void> {
  const names = await readdir(temp).catch(() => []);
  for (const name of names) {
    const box = join(temp, name);
    if (name.startsWith(PREFIX) && (await isDead(box))) await removeAsRoot(box);
  }
}

/** Nobody listens any more at the life line of a dead run. */
async function isDead(box: string): Promise<boolean> {
  const folder = await open(box, 'r').catch(() => null);
  if (folder === null) return false;
  const socket = connect(shortPath(folder.fd, 'life'));
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    socket.on('connect', () => resolve(null)).on('error', resolve);
  });
  socket.destroy();
  await folder.close();
  return error?.code === 'ECONNREFUSED';
}

/** The path of a socket may have 107 bytes only. */
function shortPath(folder: number, name: string): string {
  return `/proc/self/fd/${folder}/${name}`;
}

/**
 * Opens the life line, at whose end the box ends, and the way into the network if there is one. The returned function
 * closes both.
 */
async function openLines(box: string, onConnection: IsolatedOptions['connect']): Promise<() => void> {
  const folder = await open(box, 'r');
  const servers: Server[] = [];
  const sockets = new Set<Socket>();
  const listen = async (name: string, use: (socket: Duplex) => void): Promise<void> => {
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
      use(socket);
    });
    servers.push(server.listen(shortPath(folder.fd, name)));
    await once(server, 'listening');
  };
  await listen('life', () => undefined);
  if (onConnection !== null) await listen('network', onConnection);
  return () => {
    const listening = servers.splice(0);
    // This removes the socket by its short path, so the folder is closed afterwards.
    for (const server of listening) server.close();
    for (const socket of sockets) socket.destroy();
    if (listening.length > 0) void folder.close();
  };
}

type Cut = { readonly kind: 'timed-out' | 'stopped' } | { readonly kind: 'over-limit'; readonly reason: string };

/** Runs the box to its end. The returned function reads that end, and what the box wrote into its status. */
async function runBox(
  argv: readonly string[],
  box: string,
  options: IsolatedOptions,
  cutLines: () => void,
): Promise<(status: string) => IsolatedEnd> {
  let cut: Cut | null = null;
  const cutOff = (why: Cut): void => {
    cut ??= why;
    cutLines();
  };
  const over = new AbortController();
  const onAbort = (): void => cutOff({ kind: 'stopped' });
  const timer = setTimeout(() => cutOff({ kind: 'timed-out' }), options.limitMs);
  options.signal.addEventListener('abort', onAbort);
  const watch = watchDisk(box, options.disk ?? DISK, over.signal, (reason) => cutOff({ kind: 'over-limit', reason }));
  const network = options.connect === null ? '0' : '1';
  const end = await runAsRoot(['perl', join(FILES, 'box.pl'), box, network, ...options.binds, '--', ...argv], {
    ...options,
    input: inputOf(options),
    limitMs: options.limitMs + END_MS,
  });
  clearTimeout(timer);
  options.signal.removeEventListener('abort', onAbort);
  over.abort();
  await watch;
  return (status) => (cut === null ? readEnd(end, status) : cutEnd(cut, end));
}

/** Runs a program as root; nothing of our own environment reaches it, and it is not stopped halfway. */
function runAsRoot(argv: readonly string[], options: Partial<ProcessOptions> = {}): Promise<ProcessEnd> {
  const fixed = { folder: '/', environment: { PATH }, signal: new AbortController().signal };
  const clean = ['-i', `PATH=${PATH}`, ...argv] as const;
  return runProcess(isRoot() ? ['env', ...clean] : ['sudo', '-n', 'env', ...clean], {
    limitMs: END_MS,
    ...options,
    ...fixed,
  });
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Not by Node: the agent may have made a tree that is deeper than a path can be long. */
async function removeAsRoot(box: string): Promise<void> {
  await runAsRoot(['rm', '-rf', '--one-file-system', '--', box]);
}

/** The variables go this way because arguments and environments of root's processes can be seen. */
function inputOf({ environment, input = '' }: IsolatedOptions): Buffer {
  const pairs = Object.entries({ ...VARIABLES, ...environment }).map(([name, value]) => `${name}=${value}\0`);
  const variables = Buffer.from(pairs.join(''));
  return Buffer.concat([Buffer.from(`${variables.length}\n`), variables, Buffer.from(input)]);
}

/** Free space is cheap to read; the clone is only measured once that much has gone. */
async function watchDisk(
  box: string,
  { writtenBytes, freeBytes, everyMs }: DiskLimits,
  signal: AbortSignal,
  onLimit: (reason: string) => void,
): Promise<void> {
  const before = await freeSpace(box);
  try {
    for await (const _ of setInterval(everyMs, null, { signal })) {
      const free = await freeSpace(box);
      if (free < freeBytes) onLimit(`The disk had less than ${inGib(freeBytes)} GiB left.`);
      else if (before - free >= writtenBytes && (await usedSpace(join(box, 'clone'))) >= writtenBytes) {
        onLimit(`The agent had written ${inGib(writtenBytes)} GiB.`);
      }
    }
  } catch {
    // The run is over.
  }
}

async function freeSpace(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

async function usedSpace(folder: string): Promise<number> {
  const end = await runAsRoot(['du', '-skx', '--', folder]);
  return end.kind === 'exited' ? Number.parseInt(end.stdout, 10) * 1024 : 0;
}

function inGib(bytes: number): string {
  return (bytes / GIB).toFixed(bytes % GIB === 0 ? 0 : 2);
}

function cutEnd(cut: Cut, end: ProcessEnd): IsolatedEnd {
  const { stdout, stderr } = outputOf(end);
  if (cut.kind === 'over-limit') return { ...cut, stdout, stderr };
  return cut.kind === 'stopped' ? { kind: 'stopped' } : { kind: 'timed-out', stdout, stderr };
}

/** Reads how the agent has ended. Only root can write the status, so an agent's exit code is never taken for ours. */
function readEnd(end: ProcessEnd, status: string): IsolatedEnd {
  const said = (word: string): string | undefined => new RegExp(`^${word} ?(.*)$`, 'm').exec(status)?.[1];
  const { stdout, stderr } = outputOf(end);
  if (said('started') === undefined) return { kind: 'not-isolated', reason: whyNot(said('failed'), end) };
  const reason = said('not-started');
  if (reason !== undefined) return { kind: 'not-started', reason };
  const ended = said('ended');
  // As wait(2) reports it. Without it, the guards of the box were ended from outside.
  const code = ended === undefined ? constants.signals.SIGKILL : Number(ended);
  const name = Object.entries(constants.signals).find(([, number]) => number === (code & 127))?.[0];
  if (name !== undefined) return { kind: 'killed', signal: name, stdout, stderr };
  return { kind: 'exited', code: code >> 8, stdout, stderr };
}

function whyNot(failed: string | undefined, end: ProcessEnd): string {
  if (failed !== undefined) return `The system does not let the agent be isolated (${failed}).`;
  const last = end.kind === 'not-started' ? end.reason : outputOf(end).stderr.trim().split('\n').at(-1);
  const missing = isRoot() || last?.startsWith('env: ') ? 'perl' : 'root, or sudo without a password';
  return `Isolation needs ${missing} (${last}).`;
}

function outputOf(end: ProcessEnd): { readonly stdout: string; readonly stderr: string } {
  return 'stdout' in end ? end : { stdout: '', stderr: '' };
}
