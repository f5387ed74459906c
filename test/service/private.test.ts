import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { removeFolder } from '../../src/agent/temporary-folders.ts';
import { openDatabase } from '../../src/service/database.ts';
import { startService } from '../../src/service/server.ts';
import { aFolder, aGate, aGitHub, agentThat, aRepository, clientOf, someSettings, TOKEN } from './world.ts';

/** Gives new files all rights that are not removed on purpose, or none, until the end of its scope. */
function withMask(mask: number): Disposable {
  const before = process.umask(mask);
  return { [Symbol.dispose]: () => process.umask(before) };
}

async function modesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder);
  const modes = entries.map(
    async (name) => [name, ((await stat(join(folder, name))).mode & 0o777).toString(8)] as const,
  );
  return Object.fromEntries((await Promise.all(modes)).sort());
}

test.each([0o000, 0o022, 0o077])('database and work folders are private under the mask %o', async (mask) => {
  await using folder = await aFolder();
  const repository = await aRepository(folder.path, { 'README.md': '# Handbook\n' });
  await using github = await aGitHub(repository);
  await using gate = await aGate();
  const data = join(folder.path, 'new/data');
  using _masked = withMask(mask);
  const service = await startService(
    someSettings(folder.path, {
      database: join(data, 'service.sqlite'),
      github: { apiUrl: github.apiUrl, token: TOKEN },
      agent: { command: agentThat(`writeFileSync('README.md', prompt); await fetch('${gate.url}')`) },
    }),
  );
  const client = clientOf(service);
  const { id } = await client.create('Say hello.');
  const agent = await gate.arrival();
  const seen = [await modesIn(data), Object.values(await modesIn(join(data, 'service.sqlite-work')))];
  agent.release();
  await client.finished(id);
  await service.stop();
  expect(seen).toEqual([
    {
      'service.sqlite': '600',
      'service.sqlite-lock': '600',
      'service.sqlite-lock-journal': '600',
      'service.sqlite-shm': '600',
      'service.sqlite-wal': '600',
      'service.sqlite-work': '700',
    },
    ['700'],
  ]);
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
