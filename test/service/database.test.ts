import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { removeFolder } from '../../src/agent/temporary-folders.ts';
import { inTransaction, openDatabase } from '../../src/service/database.ts';
import { startService } from '../../src/service/server.ts';
import { JobStore } from '../../src/service/store.ts';
import { VisitorCounts } from '../../src/service/visitor-counts.ts';
import { addVisits } from '../../src/service/visits.ts';
import { aFolder, aGate, aGitHub, agentThat, aRepository, clientOf, someSettings, TOKEN } from './world.ts';

/** Exactly what the first version of the service created. */
const FIRST_LAYOUT = `
  CREATE TABLE jobs (
    id TEXT PRIMARY KEY, project TEXT NOT NULL, prompt TEXT NOT NULL, status TEXT NOT NULL DEFAULT 'active',
    repository TEXT NOT NULL, ref TEXT NOT NULL, model TEXT NOT NULL, prLink TEXT, createdAt INTEGER NOT NULL,
    archivedAt INTEGER, attempts INTEGER NOT NULL DEFAULT 0, agentPid INTEGER, note TEXT
  ) STRICT;
  CREATE INDEX jobsByTime ON jobs (project, createdAt);
  CREATE TABLE visits (
    project TEXT NOT NULL, path TEXT NOT NULL, visitor TEXT NOT NULL,
    kind TEXT NOT NULL CHECK (kind IN ('human', 'ai')), at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX visitsByTime ON visits (project, at);
  PRAGMA user_version = 1;`;

/** A database as an earlier or later version could have left it. */
function aFile({ path }: { readonly path: string }, sql: string): string {
  const database = new DatabaseSync(join(path, 'old.sqlite'));
  database.exec(sql);
  database.close();
  return join(path, 'old.sqlite');
}

const ALL = { reader: 0, from: null, to: null, limit: 250, offset: 0 };

test('a database of the first version keeps its jobs and visits', async () => {
  await using folder = await aFolder();
  const file = aFile(
    folder,
    `${FIRST_LAYOUT}
    INSERT INTO jobs (id, project, prompt, repository, ref, model, createdAt, attempts)
      VALUES ('job_1', 'handbook', 'Do it.', 'octo/handbook', 'main', 'robot', 5, 2);
    INSERT INTO jobs (id, project, prompt, status, repository, ref, model, createdAt, note)
      VALUES ('job_2', 'unvisited', 'Do it.', 'failed', 'octo/handbook', 'main', 'robot', 6, 'It failed: no idea');
    INSERT INTO visits VALUES
      ('handbook', '/a', 'ann', 'human', 1), ('handbook', '/a', 'ann', 'ai', 1), ('handbook', '/a', 'ann', 'human', 1),
      ('handbook', '/b', 'bob', 'human', 2), ('other', '/a', 'bob', 'ai', 3)`,
  );
  for (const round of ['that is being upgraded', 'that is up to date']) {
    const database = openDatabase(file);
    const job = new JobStore(database).find('job_1');
    const failed = new JobStore(database).find('job_2');
    const projects = database.prepare('SELECT name FROM projects ORDER BY name').all();
    const counts = new VisitorCounts(database, () => 0);
    const [handbook, other] = [counts.answer('handbook', ALL), counts.answer('other', ALL)];
    const until2 = counts.answer('handbook', { ...ALL, to: 2 });
    database.close();
    expect(job, round).toMatchObject({ prompt: 'Do it.', status: 'active', createdAt: 5, attempts: 2 });
    expect(failed).toMatchObject({ status: 'failed', note: 'no idea', message: null });
    expect(projects.map(({ name }) => name)).toEqual(['handbook', 'other', 'unvisited']);
    expect(handbook).toMatchObject({ totals: { human: 2, ai: 1, total: 2 }, hasMore: false });
    expect(handbook.visitors).toEqual([
      { path: '/a', human: 1, ai: 1, total: 1 },
      { path: '/b', human: 1, ai: 0, total: 1 },
    ]);
    expect([other.totals, until2.totals]).toEqual([
      { human: 0, ai: 1, total: 1 },
      { human: 1, ai: 1, total: 1 },
    ]);
  }
});

test('a database that could not be upgraded is unchanged', async () => {
  await using folder = await aFolder();
  const visit = "INSERT INTO visits VALUES ('handbook', '/a', 'ann', 'human', 1)";
  const file = aFile(folder, `${FIRST_LAYOUT} ${visit}; CREATE TABLE pages (id)`);
  expect(() => openDatabase(file)).toThrow('pages already exists');
  const again = new DatabaseSync(file);
  const visits = again.prepare('SELECT path, visitor FROM visits').all();
  const version = again.prepare('PRAGMA user_version').get();
  again.close();
  expect([visits, version]).toEqual([[{ path: '/a', visitor: 'ann' }], { user_version: 1 }]);
});

test('a database of a later version is not touched', async () => {
  await using folder = await aFolder();
  const file = aFile(folder, 'PRAGMA user_version = 9');
  expect(() => openDatabase(file)).toThrow('later version');
});

test('a database can be opened and read while another process writes', async () => {
  await using folder = await aFolder();
  const file = `${folder.path}/service.sqlite`;
  const writer = openDatabase(file);
  addVisits(writer, 'handbook', [{ path: '/a', visitor: 'ann', kind: 'human', at: 1 }]);
  const total = inTransaction(writer, () => {
    writer.exec('DELETE FROM visits');
    const reader = openDatabase(file);
    const { totals } = new VisitorCounts(reader, () => 0).answer('handbook', ALL);
    reader.close();
    return totals.total;
  });
  writer.close();
  expect(total).toBe(1);
});

/** Gives new files all rights that are not removed on purpose, or none, until the end of its scope. */
function withMask(mask: number): Disposable {
  const before = process.umask(mask);
  return { [Symbol.dispose]: () => process.umask(before) };
}

async function modesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder);
  const modes = entries.map(async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)]);
  return Object.fromEntries(await Promise.all(modes));
}

test.each([0o000, 0o022, 0o077])('database and work folders are private under the mask %o', async (mask) => {
  await using folder = await aFolder();
  await using github = await aGitHub(await aRepository(folder.path, { 'README.md': '# Handbook\n' }));
  await using gate = await aGate();
  const data = join(folder.path, 'new/data');
  using _masked = withMask(mask);
  const works = { command: agentThat(`writeFileSync('README.md', prompt); await fetch('${gate.url}')`) };
  const own = { database: join(data, 'service.sqlite'), github: { apiUrl: github.apiUrl, token: TOKEN }, agent: works };
  const service = await startService(someSettings(folder.path, own));
  const client = clientOf(service);
  const { id } = await client.create('Say hello.');
  const agent = await gate.arrival();
  const seen = [await modesIn(data), Object.values(await modesIn(join(data, 'service.sqlite-work')))];
  agent.release();
  await client.finished(id);
  await service.stop();
  const files = ['', '-lock', '-lock-journal', '-shm', '-wal'].map((end) => [`service.sqlite${end}`, '600']);
  expect(seen).toEqual([Object.fromEntries([...files, ['service.sqlite-work', '700']]), ['700', '700']]);
  expect((await stat(data)).mode & 0o777).toBe(0o700);
  expect((await stat(join(folder.path, 'new'))).mode & 0o777).toBe(0o700);
});

test('a database that others could read becomes private, with its companion files', async () => {
  await using folder = await aFolder();
  using _masked = withMask(0);
  const file = join(folder.path, 'service.sqlite');
  const first = new DatabaseSync(file);
  first.exec('PRAGMA journal_mode = WAL; CREATE TABLE projects (id); DROP TABLE projects');
  expect(new Set(Object.values(await modesIn(folder.path)))).toEqual(new Set(['644']));
  const database = openDatabase(file);
  const modes = await modesIn(folder.path);
  database.close();
  first.close();
  expect(modes).toEqual({ 'service.sqlite': '600', 'service.sqlite-shm': '600', 'service.sqlite-wal': '600' });
});

test('a folder whose owner removed their own rights is deleted', async () => {
  const isRoot = process.geteuid?.() === 0;
  // File permissions do not restrict root.
  if (isRoot) process.seteuid?.(65_534);
  try {
    await using folder = await aFolder();
    await mkdir(join(folder.path, 'kept/module'), { recursive: true });
    await writeFile(join(folder.path, 'kept/module/file'), '');
    await chmod(join(folder.path, 'kept/module'), 0o500);
    await chmod(join(folder.path, 'kept'), 0);
    await removeFolder(join(folder.path, 'kept'));
    await removeFolder(join(folder.path, 'never-there'));
    expect(await readdir(folder.path)).toEqual([]);
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
});
