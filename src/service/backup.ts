import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { knownLayoutOf } from './database.ts';
import { giveToOwner, inPlainWords, lockDatabase, makePrivateDatabase, makePrivateFolder } from './database-file.ts';

/** A database and what SQLite keeps beside it. */
const FILES = ['', '-wal', '-shm'];

/**
 * Writes a copy of a database into a new file, as of one moment, even while others write. Throws if the
 * database is damaged or isn't one of this service.
 */
export function copyDatabase(file: string, copy: string): void {
  if (existsSync(copy)) throw new Error(`${copy} exists already. Name a new file.`);
  using database = openWhole(file);
  try {
    makePrivateDatabase(copy);
    database.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    rmSync(copy, { force: true });
    throw inPlainWords(error, copy);
  }
}

/** Opens a database for reading, if it is one of this service and not damaged. */
function openWhole(file: string): DatabaseSync {
  using stack = new DisposableStack();
  try {
    const database = stack.use(new DatabaseSync(file, { readOnly: true }));
    if (knownLayoutOf(database, file) === 0) throw new Error(`${file} is not a database of this service.`);
    const [problem] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (problem !== 'ok') throw new Error(`${file} is damaged.`);
    stack.move();
    return database;
  } catch (error) {
    throw inPlainWords(error, file);
  }
}

/** Puts a copy in the place of a database that no service uses; returns where that one is now, null if there was none. */
export async function restoreDatabase(copy: string, file: string): Promise<string | null> {
  // First, so that what is no backup leaves no folder and no empty database.
  openWhole(copy).close();
  await makePrivateFolder(dirname(file));
  using _lock = lockDatabase(file);
  const fresh = `${file}-restored`;
  for (const end of FILES) rmSync(fresh + end, { force: true });
  copyDatabase(copy, fresh);
  giveToOwner(fresh, file);
  let replaced = `${file}-replaced`;
  for (let next = 2; FILES.some((end) => existsSync(replaced + end)); next += 1) replaced = `${file}-replaced-${next}`;
  const isEmpty = statSync(file).size === 0;
  for (const end of FILES) {
    if (isEmpty) rmSync(file + end, { force: true });
    else if (existsSync(file + end)) renameSync(file + end, replaced + end);
  }
  renameSync(fresh, file);
  return isEmpty ? null : replaced;
}
