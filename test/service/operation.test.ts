import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { chown, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { copyDatabase, restoreDatabase } from '../../src/service/backup.ts';
import { openDatabase } from '../../src/service/database.ts';
import { planIsolation } from '../../src/service/isolation.ts';
import { startService } from '../../src/service/server.ts';
import { readSettings } from '../../src/service/settings.ts';
import { JobStore } from '../../src/service/store.ts';
import { aBareService } from './a-service.ts';
import { ask } from './described.ts';
import {
  aFolder,
  aGate,
  agentThat,
  aRepository,
  CLI,
  clientOf,
  KEY,
  runService,
  someSettings,
  VERSION_4,
} from './world.ts';

const DONE = 'job_60338fb645add1111d645860';
const ACTIVE = 'job_3ce41b524b04c8e3dfaf036f';

const health = async (url: string) => {
  const answer = await ask(`${url}/health`);
  return [answer.status, await answer.json()];
};
const HEALTHY = { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), activeJobs: 0 };

afterEach(() => void vi.useRealTimers());

test('the database of version 4 keeps all that it holds, and its active job is taken up', async () => {
  await using folder = await aFolder();
  const git = await aRepository(folder.path, { 'README.md': '# Handbook\n' });
  const database = join(folder.path, 'service.sqlite');
  await writeFile(database, VERSION_4);
  const agent = { command: agentThat("console.log('Nothing to do.')") };
  const projects = [{ id: 'handbook', git }];
  const service = await startService(someSettings(folder.path, { github: {}, projects, agent, database }));
  const { read, finished, get } = clientOf(service);
  const jobs = [await read(DONE), await finished(ACTIVE)];
  const [visitors, votes] = [
    await get('/v1/analytics/handbook/visitors'),
    await get('/v1/analytics/handbook/feedback/by-page'),
  ];
  await service.stop();
  openDatabase(database).close();
  expect(jobs[0]).toMatchObject({ status: 'completed', branch: `docs-agent/${DONE}` });
  expect(jobs[0]).not.toHaveProperty('summary');
  expect(jobs[1]).toMatchObject({ status: 'completed', summary: 'Nothing to do.' });
  expect(await visitors.json()).toMatchObject({ totals: { human: 2, ai: 1, total: 3 } });
  expect(await votes.json()).toMatchObject({ feedback: [{ path: '/retry', thumbsDown: 1 }] });
});

/** A folder on a disk of its own of 4 MB, that can be filled. */
async function aSmallDisk() {
  await using stack = new AsyncDisposableStack();
  const { path } = stack.use(await aFolder());
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', path], { stdio: 'ignore' });
  stack.defer(() => void execFileSync('umount', ['--lazy', path]));
  const filler = join(path, 'filler');
  const all = stack.move();
  return {
    path,
    // To the last byte: it ends when the disk is full.
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=1k']),
    empty: () => rm(filler),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}

const canMount = await aSmallDisk().then(
  (disk) => disk[Symbol.asyncDispose]().then(() => true),
  () => false,
);

describe.skipIf(!canMount)('on a disk that becomes full (needs the right to mount one)', () => {
  test('requests and health are answered with 503, and the end of a job is recorded when there is room again', async () => {
    await using folder = await aFolder();
    await using disk = await aSmallDisk();
    await using gate = await aGate();
    const git = await aRepository(folder.path, { 'README.md': '# Handbook\n' });
    const agent = { command: agentThat(`await fetch('${gate.url}'); console.log('Done.')`) };
    // The folders of agents are elsewhere, so that no room comes back with their end.
    const database = join(folder.path, 'service.sqlite');
    await symlink(join(disk.path, 'service.sqlite'), database);
    const log: string[] = [];
    let now = Date.UTC(2026, 10, 20, 9);
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const settings = someSettings(folder.path, { github: {}, projects: [{ id: 'handbook', git }], agent, database });
    const service = await startService(settings, { log: (line) => log.push(line), now: () => (now += 1_000) });
    const client = clientOf(service);
    const { id } = await client.create('Do it.');
    const arrival = await gate.arrival();
    disk.fill();
    const refused = await client.post({ prompt: 'Another.' });
    const error = "The service's database can't be written: the disk is full.";
    expect([refused.status, await refused.json()]).toEqual([503, { error }]);
    expect(await health(service.url)).toEqual([503, { error }]);
    arrival.release();
    await vi.waitFor(() => expect(log.at(-1)).toBe(`No job can be started or ended for now. ${error}`), 20_000);
    expect(await client.read(id)).toMatchObject({ status: 'active' });

    await disk.empty();
    expect(await health(service.url)).toEqual([200, { ...HEALTHY, activeJobs: 1 }]);
    vi.advanceTimersByTime(10_000);
    expect(await client.finished(id)).toMatchObject({ status: 'completed', summary: 'Done.' });
    const { id: next } = await client.create('Once more.');
    (await gate.arrival()).release();
    expect(await client.finished(next)).toMatchObject({ status: 'completed' });
    await service.stop();
    expect(log.join('\n')).not.toMatch(/^\s+at /m);
  });

  test('no service is started, and no half of a backup stays', async () => {
    await using disk = await aSmallDisk();
    await using folder = await aFolder();
    const database = join(folder.path, 'service.sqlite');
    await writeFile(database, VERSION_4);
    disk.fill();
    const copy = join(disk.path, 'copy.sqlite');
    expect(() => copyDatabase(database, copy)).toThrow(`${copy} can't be written: the disk is full.`);
    expect(existsSync(copy)).toBe(false);
    const full = someSettings(folder.path, { database: join(disk.path, 'new/service.sqlite') });
    await expect(startService(full)).rejects.toThrow(/no space left on device|the disk is full/);
  });

  test('no service goes without the isolation that it could have with more room', async () => {
    await using disk = await aSmallDisk();
    disk.fill();
    const settings = readSettings(someSettings(disk.path, { isolation: 'auto' }));
    const words = `${disk.path} can't be used: no space left on device.`;
    await expect(planIsolation(settings, process.env)).rejects.toThrow(words);
  });
});

test('the database of another program gets no tables of the service', async () => {
  await using folder = await aFolder();
  const file = join(folder.path, 'other.sqlite');
  using other = new DatabaseSync(file);
  other.exec('CREATE TABLE theirs (a)');
  expect(() => openDatabase(file)).toThrow(`${file} is not a database of this service.`);
  expect(other.prepare('SELECT name FROM sqlite_schema').all()).toHaveLength(1);
});

test('a database that another program has locked is answered with 503', async () => {
  await using world = await aBareService({});
  using other = new DatabaseSync(join(world.folder, 'service.sqlite'));
  other.exec('BEGIN IMMEDIATE');
  const refused = await world.post({ prompt: 'Do it.' });
  const error = "The service's database is locked by another program. Try again later.";
  expect([refused.status, await refused.json()]).toEqual([503, { error }]);
  other.exec('ROLLBACK');
  expect(await health(world.service.url)).toEqual([200, HEALTHY]);
});

test('a job that works is in the log once a minute', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await using folder = await aFolder();
  await using gate = await aGate();
  const git = await aRepository(folder.path, { 'README.md': '# Handbook\n' });
  const agent = { command: agentThat(`await fetch('${gate.url}')`) };
  const log: string[] = [];
  const settings = someSettings(folder.path, { github: {}, projects: [{ id: 'handbook', git }], agent });
  const service = await startService(settings, { log: (line) => log.push(line) });
  const { id } = await clientOf(service).create('Do it.');
  const arrival = await gate.arrival();
  vi.advanceTimersByTime(150_000);
  expect(log.slice(1)).toEqual([1, 2].map((minutes) => `${id}: still running (${minutes} min)`));
  arrival.release();
  await clientOf(service).finished(id);
  await service.stop();
});

describe('a backup', () => {
  /** What is left of a database: the prompts of its jobs. */
  const prompts = (file: string): readonly string[] => {
    using database = openDatabase(file);
    return new JobStore(database).list(null).map(({ prompt }) => prompt);
  };

  test('is made while the service works, and restored once it has stopped', async () => {
    await using folder = await aFolder();
    const [database, copy] = [join(folder.path, 'service.sqlite'), join(folder.path, 'copy.sqlite')];
    const run = (...words: string[]) => runService(folder.path, [...words, '--database', database]);
    const service = await startService(someSettings(folder.path, {}));
    const { create, finished } = clientOf(service);
    await finished((await create('First.')).id);
    expect(await run('backup', 'copy.sqlite')).toMatchObject({ code: 0, stdout: `Copied ${database} to ${copy}.\n` });
    await finished((await create('Second.')).id);
    const inUse = { code: 2, stderr: expect.stringContaining(`A service is using ${database}. Stop it first`) };
    expect(await run('restore', 'copy.sqlite')).toMatchObject(inUse);
    const again = { code: 2, stderr: expect.stringContaining('copy.sqlite exists already') };
    expect(await run('backup', 'copy.sqlite')).toMatchObject(again);
    const listed = await run('jobs', '--project', 'handbook');
    expect(listed.stdout).toMatch(/^job_\w+ {2}failed .*Z {2}handbook {2}- {2}Second\.\njob_\w+ .*First\.\n$/);
    const unknown = { code: 2, stdout: '', stderr: expect.stringContaining('There is no project hand in ') };
    expect(await run('jobs', '--project', 'hand')).toMatchObject(unknown);
    await service.stop();
    expect(await run('restore', 'copy.sqlite')).toMatchObject({
      code: 0,
      stdout: `Restored ${database}. The database that was there is now ${database}-replaced.\n`,
    });
    // A second time keeps what the first one has put aside.
    expect((await run('restore', 'copy.sqlite')).stdout).toContain(
      `The database that was there is now ${database}-replaced-2.`,
    );
    const [restored, first, second] = ['', '-replaced', '-replaced-2'].map((end) => prompts(database + end));
    expect([restored, first, second]).toEqual([['First.'], ['Second.', 'First.'], ['First.']]);
  });

  test('that is no backup leaves nothing where it was to be restored', async () => {
    await using folder = await aFolder();
    await writeFile(join(folder.path, 'copy.sqlite'), 'hello');
    const database = join(folder.path, 'new/service.sqlite');
    for (const copy of ['copy.sqlite', 'none.sqlite'])
      await expect(restoreDatabase(join(folder.path, copy), database)).rejects.toThrow(`${copy} `);
    expect(existsSync(join(folder.path, 'new'))).toBe(false);
  });

  test.skipIf(process.geteuid?.() !== 0)('of root belongs to the service (needs root)', async () => {
    await using folder = await aFolder();
    const [database, copy] = [join(folder.path, 'new/service.sqlite'), join(folder.path, 'copy.sqlite')];
    await chown(folder.path, 65_534, 65_533);
    await writeFile(join(folder.path, 'old.sqlite'), VERSION_4);
    copyDatabase(join(folder.path, 'old.sqlite'), copy);
    await restoreDatabase(copy, database);
    await chown(database, 65_532, 65_531);
    await restoreDatabase(copy, database);
    const files = [copy, join(folder.path, 'new'), `${database}-lock`, `${database}-replaced`, database];
    expect(files.map((file) => statSync(file).uid)).toEqual([65_534, 65_534, 65_534, 65_532, 65_532]);
  });

  test.each([
    ['a file that is no database', 'hello\n'.repeat(200), 'is not a database of this service.'],
    ['a database of another program', '', 'is not a database of this service.'],
    [
      'a damaged database',
      Buffer.concat([VERSION_4.subarray(0, 40_000), Buffer.alloc(VERSION_4.length - 40_000)]),
      /copy\.sqlite is damaged\.$/,
    ],
    ['a folder', '.', /can't be read or written: its disk is full or fails, or it is not a file\.$/],
    ['a database of a later version', null, 'was written by a later version of this service.'],
  ])('is not restored from %s', async (_name, content, problem) => {
    await using folder = await aFolder();
    const database = join(folder.path, 'service.sqlite');
    const copy = join(folder.path, content === '.' ? '.' : 'copy.sqlite');
    await writeFile(database, VERSION_4);
    if (content !== '.') await writeFile(copy, content ?? VERSION_4);
    if (content === null) {
      using later = new DatabaseSync(copy);
      later.exec('PRAGMA user_version = 99');
    }
    await expect(restoreDatabase(copy, database)).rejects.toThrow(problem);
    expect(prompts(database)).toHaveLength(4);
  });
});

describe('without --data, the database', () => {
  /** Runs the program with another folder for the state of programs, until it says where it listens, or why not. */
  const start = async (cwd: string, ...words: string[]) => {
    const git = join(cwd, 'handbook.git');
    if (!existsSync(git)) await aRepository(cwd, { 'index.md': 'Welcome\n' });
    const env = { PATH: process.env['PATH'], XDG_STATE_HOME: join(cwd, 'state'), DOCS_SERVICE_KEYS: KEY };
    const own = ['--project', 'handbook', '--git', git, '--port', '0', '--isolation', 'none'];
    const child = spawn(process.execPath, [CLI, ...own, ...words], { cwd, env });
    let said = '';
    child.stdout.on('data', (text) => {
      said += text;
      child.kill('SIGTERM');
    });
    child.stderr.on('data', (text) => (said += text));
    await once(child, 'close');
    return said;
  };

  test('is not begun anew while one of an earlier version is in the current folder', async () => {
    await using folder = await aFolder();
    await writeFile(join(folder.path, 'docs-service.sqlite'), VERSION_4);
    expect(await start(folder.path)).toContain(`Add --data ${folder.path} to keep using it, or move it away.`);
    expect(existsSync(join(folder.path, 'state'))).toBe(false);
    expect(await start(folder.path, '--data', '.')).toContain(`the database ${folder.path}/docs-service.sqlite, is`);
  });
});
