import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { removeFolder } from '../../src/agent/temporary-folders.ts';
import { inTransaction, openDatabase } from '../../src/service/database.ts';
import { expectDatabase } from '../../src/service/database-file.ts';
import { startService } from '../../src/service/server.ts';
import { VisitorCounts } from '../../src/service/visitor-counts.ts';
import { addVisits } from '../../src/service/visits.ts';
import { aFolder, aGate, aGitHub, agentThat, aRepository, clientOf, someSettings, TOKEN, VERSION_4 } from './world.ts';

/** A database that a version with the number 4 of its layout has left. */
async function aFile({ path }: { readonly path: string }, sql: string): Promise<string> {
  const file = join(path, 'old.sqlite');
  await writeFile(file, VERSION_4);
  using database = new DatabaseSync(file);
  database.exec(sql);
  return file;
}

const ALL = { reader: 0, from: null, to: null, limit: 250, offset: 0 };

test('a database that could not be upgraded is unchanged', async () => {
  await using folder = await aFolder();
  const file = await aFile(folder, 'ALTER TABLE jobs ADD COLUMN summary TEXT');
  expect(() => openDatabase(file)).toThrow('duplicate column name: summary');
  using again = new DatabaseSync(file);
  expect(again.prepare('SELECT * FROM jobs').all()).toHaveLength(4);
  expect(again.prepare('PRAGMA user_version').get()).toEqual({ user_version: 4 });
});

test.each([
  [9, 'later'],
  [3, 'unreleased'],
])('a database with layout %i is not touched', async (layout, words) => {
  await using folder = await aFolder();
  const file = await aFile(folder, `PRAGMA user_version = ${layout}`);
  expect(() => openDatabase(file)).toThrow(`${file} was written by a${words === 'later' ? '' : 'n'} ${words} version`);
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

test('a database in a folder of another user is not called missing', async () => {
  await using folder = await aFolder();
  const file = join(folder.path, 'private/service.sqlite');
  await mkdir(join(folder.path, 'private'));
  expect(() => expectDatabase(file)).toThrow(`There is no database ${file}. The service creates it when it starts.`);
  await chmod(join(folder.path, 'private'), 0);
  const why = `${file} can't be used: permission denied. Run the command as the user of the service.`;
  // File permissions do not restrict root.
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    expect(() => expectDatabase(file)).toThrow(why);
  } finally {
    if (isRoot) process.seteuid?.(0);
    await chmod(join(folder.path, 'private'), 0o700);
  }
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
