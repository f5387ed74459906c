import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type ListenOptions, type Server } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type IsolatedOptions, runIsolated, whyNoIsolation } from '../../../src/agent/isolation/isolation.ts';
import { aFolder } from '../../service/world.ts';
import { CANARY, type Targets } from './hostile-agent.ts';

/** Whether this machine can isolate an agent. A box that refuses itself is no reason to skip its tests. */
export const isolated = !/^Isolation needs|new namespaces/.test((await whyNoIsolation(process.env)) ?? '');

/** A folder of a runner with a clone of one file in it. */
export async function aPlace() {
  const folder = await aFolder();
  const clone = join(folder.path, 'clone');
  mkdirSync(clone);
  writeFileSync(join(clone, 'page.md'), '# Page\n');
  chmodSync(folder.path, 0o755);
  const run = (argv: readonly [string, ...string[]], options: Partial<IsolatedOptions> = {}) =>
    runIsolated(argv, {
      ...{ folder: clone, temp: folder.path, environment: {}, limitMs: 60_000, binds: [], connect: null },
      ...{ signal: new AbortController().signal, ...options },
    });
  return { clone, temp: folder.path, run, [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose]() };
}

export const sh = (script: string): readonly [string, ...string[]] => ['/bin/sh', '-c', script];

export async function plantTargets(temp: string): Promise<{ readonly targets: Targets } & AsyncDisposable> {
  const outside = join(temp, 'outside');
  mkdirSync(outside);
  for (const name of ['token', 'set_env', 'index.js']) writeFileSync(join(outside, name), CANARY, { mode: 0o666 });
  copyFileSync('/bin/sh', join(outside, 'setuid'));
  chmodSync(join(outside, 'setuid'), 0o4755);
  const name = `docs-agent-${process.pid}`;
  const shared = [join(tmpdir(), name), join('/dev/shm', name)];
  for (const path of shared) writeFileSync(path, CANARY);
  const servers = [await listening({ path: join(outside, 'socket') }), await listening({ path: `\0${name}` })];
  const local = await listening({ host: '::', port: 0 });
  const address = local.address();
  const perl = ['-e', VICTIM, String(process.pid)];
  const victim = spawn('perl', perl, { env: { CANARY }, stdio: ['pipe', 'pipe', 'inherit'] });
  await new Promise((resolve) => victim.stdout.once('data', resolve));
  const targets = {
    ...{ pid: victim.pid ?? 0, outside, shared: shared[0] ?? '', shmKey: process.pid },
    port: address !== null && typeof address === 'object' ? address.port : 0,
    ...{ abstract: name, relay: join(outside, 'socket'), hostname: hostname() },
  };
  const dispose = async (): Promise<void> => {
    for (const server of [...servers, local]) server.close();
    await ended(victim);
    for (const path of shared) rmSync(path);
  };
  return { targets, [Symbol.asyncDispose]: dispose };
}

/** Has shared memory until its input ends. */
const VICTIM = 'my $id = shmget($ARGV[0], 16, 01666); $| = 1; print "ready\n"; my $end = <STDIN>; shmctl($id, 0, 0)';

async function ended(child: ChildProcess): Promise<void> {
  const end = new Promise((resolve) => child.once('exit', resolve));
  child.stdin?.end();
  await end;
}

async function listening(at: ListenOptions): Promise<Server> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(at, resolve));
  return server;
}
