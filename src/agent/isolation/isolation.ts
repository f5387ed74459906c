import { once } from 'node:events';
import { constants } from 'node:fs';
import { type FileHandle, mkdir, mkdtemp, open, readdir, readFile, rename, statfs } from 'node:fs/promises';
import { connect, createServer, type Socket } from 'node:net';
import { constants as system, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { setInterval } from 'node:timers/promises';
import { type Command, type ProcessEnd, type ProcessOptions, runProcess, type Variables } from '../process.ts';
import { removeFolder } from '../temporary-folders.ts';

/** When an agent that fills the disk is ended: how much it may write, and what must stay free for everything else. */
export type DiskLimits = Readonly<Record<'writtenBytes' | 'freeBytes' | 'freeFiles' | 'everyMs', number>>;

/** `folder` must be on the file system of `temp`: it is moved during the run. */
export type IsolatedOptions = ProcessOptions & {
  /** What is shown to the agent besides the system's folders: absolute paths, read-only. */
  readonly binds: readonly string[];
  /** Gets each connection that the agent makes to `RELAY`; null: it has no network. */
  readonly connect: ((socket: Duplex) => void) | null;
  /** Where the box has its own files: a folder of the runner that strangers can't write to. */
  readonly temp: string;
  readonly disk?: DiskLimits;
};

type Output = { readonly stdout: string; readonly stderr: string };
type Early = { readonly kind: 'timed-out' } | { readonly kind: 'over-limit'; readonly reason: string };

export type IsolatedEnd =
  | ProcessEnd
  | (Early & Output)
  /** Nothing of the agent ran. `reason`: sentences. */
  | { readonly kind: 'not-isolated'; readonly reason: string };

/** The one address that an isolated agent reaches, if it has a network. */
export const RELAY = 'http://127.0.0.1:3128';
const VARIABLES = {
  ...{ PATH: '/usr/local/bin:/usr/bin:/bin', LANG: 'C.UTF-8' },
  ...{ HOME: '/home/agent', USER: 'agent', TMPDIR: '/tmp' },
};
const GIB = 2 ** 30;
const DISK: DiskLimits = { writtenBytes: 4 * GIB, freeBytes: 2 * GIB, freeFiles: 100_000, everyMs: 2_000 };
const PREFIX = 'docs-agent-box-';
/** For what runs as root: what earlier steps added to PATH is not searched. */
const PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
/** To end everything and give the clone back, which takes longer the more files there are. */
const END_MS = 300_000;
const CHECK_MS = 30_000;
const IS_ROOT = process.getuid?.() === 0;
/** Where the box is: beside this file, and beside `dist/bundle/` when this file is bundled into that. */
const FILES = join(import.meta.dirname, '../isolation');

/** Runs an empty program in isolation to find out why an agent can't be isolated here; null if it can. */
export async function whyNoIsolation(environment: Variables): Promise<string | null> {
  const place = environment['RUNNER_TEMP'] || tmpdir();
  const temp = await mkdtemp(join(place, 'docs-agent-try-')).catch(() => null);
  if (temp === null) return `Isolation needs RUNNER_TEMP, and no folder can be made in ${place}.`;
  const folder = join(temp, 'clone');
  await mkdir(folder);
  const { signal } = new AbortController();
  const options = { folder, temp, signal, environment: {}, limitMs: CHECK_MS, binds: [], connect: null };
  const end = await runIsolated(['/bin/true'], options);
  await removeFolder(temp);
  if (end.kind === 'not-isolated' || end.kind === 'over-limit') return end.reason;
  return end.kind === 'exited' && end.code === 0 ? null : 'A program that does nothing could not be run in isolation.';
}

/**
 * Runs an agent in a box: as a user of its own, without rights, in a file system that holds little more than the
 * system's programs and the clone (`folder`), with no network but `connect`. When it ends, everything that it started is
 * gone, and the clone belongs to its owner again. If this process dies, all ends within a second.
 */
export async function runIsolated(argv: Command, options: IsolatedOptions): Promise<IsolatedEnd> {
  const { folder, temp, limitMs, signal } = options;
  const { platform } = process;
  if (platform !== 'linux') return { kind: 'not-isolated', reason: `Isolation needs Linux, and this is ${platform}.` };
  await removeLeftOvers(temp);
  if (signal.aborted) return { kind: 'stopped' };
  const over = new AbortController();
  const cut = AbortSignal.any([signal, over.signal]);
  // It gets its name once its life line listens: a run that dies before leaves nothing that looks like one at work.
  const fresh = await mkdtemp(join(temp, 'docs-agent-new-'));
  await openLines(fresh, options.connect, cut);
  const box = fresh.replace(/docs-agent-new-(?=[^/]*$)/, PREFIX);
  await rename(fresh, box);
  await mkdir(join(box, 'root'));
  await rename(folder, join(box, 'clone'));
  const endEarly = (why: Early): void => over.abort(why);
  const timer = setTimeout(endEarly, limitMs, { kind: 'timed-out' });
  const onFull = (reason: string): void => endEarly({ kind: 'over-limit', reason });
  void watchDisk(box, options.disk ?? DISK, cut, onFull).catch(() => undefined);
  const network = options.connect === null ? '0' : '1';
  const command = ['perl', join(FILES, 'box.pl'), box, network, ...options.binds, '--', ...argv];
  const end = await runAsRoot(command, { ...options, input: inputOf(options), limitMs: limitMs + END_MS });
  clearTimeout(timer);
  over.abort(null); // the first reason counts
  const status = await readFile(join(box, 'status'), 'utf8').catch(() => '');
  const isOurs = /^given back$/m.test(status) || !/^taken$/m.test(status);
  if (isOurs) await rename(join(box, 'clone'), folder);
  await (isOurs ? removeFolder(box) : removeAsRoot(box));
  if (signal.aborted) return { kind: 'stopped' };
  const early: Early | null = over.signal.reason;
  return early === null ? readEnd(end, status) : { ...early, ...outputOf(end) };
}

/** Removes what killed runs left in `temp`. Its files may belong to users that don't exist. */
export async function removeLeftOvers(temp: string): Promise<void> {
  const names = await readdir(temp).catch(() => []);
  for (const name of names) {
    const box = join(temp, name);
    if (name.startsWith(PREFIX) && (await isDead(box))) await removeAsRoot(box);
  }
}

/** It is a folder of this user, and no one listens at its life line any longer. */
async function isDead(box: string): Promise<boolean> {
  const folder = await open(box, constants.O_RDONLY | constants.O_DIRECTORY | constants.O_NOFOLLOW).catch(() => null);
  if (folder === null) return false;
  await using _open = folder;
  if ((await folder.stat()).uid !== process.getuid?.()) return false;
  const socket = connect(shortPath(folder, 'life'));
  const error = await new Promise<NodeJS.ErrnoException | null>((resolve) => {
    socket.on('connect', () => resolve(null)).on('error', resolve);
  });
  socket.destroy();
  return error?.code === 'ECONNREFUSED';
}

/** The path of a socket may have 107 bytes only. */
const shortPath = ({ fd }: FileHandle, name: string): string => `/proc/self/fd/${fd}/${name}`;

/** Opens the life line, at whose end the box ends, and the way into the network if there is one. */
async function openLines(box: string, onConnection: IsolatedOptions['connect'], cut: AbortSignal): Promise<void> {
  const folder = await open(box);
  const sockets = new Set<Socket>();
  const uses = { life: () => undefined, ...(onConnection && { network: onConnection }) };
  const servers = Object.entries(uses).map(([name, use]) => {
    const server = createServer({ allowHalfOpen: true }, (socket) => {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
      use(socket);
    });
    return server.listen(shortPath(folder, name));
  });
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const close = (): void => {
    // This removes the socket by its short path, so the folder is closed afterwards.
    for (const server of servers) server.close();
    for (const socket of sockets) socket.destroy();
    void folder.close();
  };
  if (cut.aborted) close();
  else cut.addEventListener('abort', close);
}

/** Runs a program as root; nothing of our own environment reaches it, and it is not stopped halfway. */
function runAsRoot(argv: readonly string[], options: Partial<ProcessOptions> = {}): Promise<ProcessEnd> {
  const fixed = { folder: '/', environment: { PATH }, signal: new AbortController().signal };
  const clean = ['env', '-i', `PATH=${PATH}`, ...argv] as const;
  return runProcess(IS_ROOT ? clean : ['sudo', '-n', ...clean], { limitMs: END_MS, ...options, ...fixed });
}

/** Not by Node: the agent may have made a tree that is deeper than a path can be long. */
async function removeAsRoot(box: string): Promise<void> {
  await runAsRoot(['rm', '-rf', '--one-file-system', '--', box]);
}

/** The variables go this way because arguments and environments of root's processes can be seen. */
function inputOf({ environment, input }: IsolatedOptions): Buffer {
  const pairs = Object.entries({ ...VARIABLES, ...environment }).map(([name, value]) => `${name}=${value}\0`);
  const variables = Buffer.from(pairs.join(''));
  return Buffer.concat([Buffer.from(`${variables.length}\n`), variables, Buffer.from(input ?? '')]);
}

/** Rejects at the end. The clone is only measured once that much has gone, and beside the rest: that may take long. */
async function watchDisk(box: string, limits: DiskLimits, cut: AbortSignal, onFull: (reason: string) => void) {
  const before = await statfs(box);
  const gib = (bytes: number): number => Number((bytes / GIB).toFixed(2));
  let isMeasuring = false;
  for await (const _ of setInterval(limits.everyMs, null, { signal: cut })) {
    const { bavail, bsize, files, ffree } = await statfs(box);
    if (bavail * bsize < limits.freeBytes) onFull(`The disk had less than ${gib(limits.freeBytes)} GiB left.`);
    // Some file systems count no files.
    if (files > 0 && ffree < limits.freeFiles)
      onFull(`The disk had room for fewer than ${limits.freeFiles} more files.`);
    if (isMeasuring || (before.bavail - bavail) * bsize < limits.writtenBytes) continue;
    isMeasuring = true;
    void runAsRoot(['du', '-skx', '--', join(box, 'clone')]).then((end) => {
      isMeasuring = false;
      const written = Number.parseInt(outputOf(end).stdout, 10) * 1024;
      if (written >= limits.writtenBytes) onFull(`The agent had written ${gib(limits.writtenBytes)} GiB.`);
    });
  }
}

/** Reads how the agent has ended. Nothing of the agent can write the status, so its exit code is never taken for ours. */
function readEnd(end: ProcessEnd, status: string): IsolatedEnd {
  const said = (word: string): string | undefined => new RegExp(`^${word} ?(.*)$`, 'm').exec(status)?.[1];
  const { stdout, stderr } = outputOf(end);
  if (said('started') === undefined) return { kind: 'not-isolated', reason: whyNot(said('failed'), end) };
  const reason = said('not-started');
  if (reason !== undefined) return { kind: 'not-started', reason };
  const ended = said('ended');
  // As wait(2) reports it. Without it, the guards of the box were ended from outside.
  const code = ended === undefined ? system.signals.SIGKILL : Number(ended);
  const name = Object.entries(system.signals).find(([, number]) => number === (code & 127))?.[0];
  if (name !== undefined) return { kind: 'killed', signal: name, stdout, stderr };
  return { kind: 'exited', code: code >> 8, stdout, stderr };
}

function whyNot(failed: string | undefined, end: ProcessEnd): string {
  if (failed !== undefined) return `The system can't isolate the agent (${failed}).`;
  const last = end.kind === 'not-started' ? end.reason : outputOf(end).stderr.trim().split('\n').at(-1);
  const missing = IS_ROOT || last?.startsWith('env: ') ? 'perl' : 'root, or sudo without a password';
  return `Isolation needs ${missing} (${last}).`;
}

function outputOf(end: ProcessEnd): Output {
  const { stdout, stderr } = 'stdout' in end ? end : { stdout: '', stderr: '' };
  return { stdout, stderr };
}
