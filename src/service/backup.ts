import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { knownLayoutOf } from './database.ts';
import { inPlainWords, lockDatabase, makePrivateDatabase, makePrivateFolder } from './database-file.ts';

/** A database and what SQLite keeps beside it. */
const FILES = ['', '-wal', '-shm'];

/**
 * Writes a copy of a database into a new file, as of one moment, even while others write. Throws if the
 * database is damaged or isn't one of this service.
 */
export function copyDatabase(file: string, copy: string): void {
  if (existsSync(copy)) throw new Error(`${copy} exists already. Name a new file.`);
  let at = file;
  try {
    using database = new DatabaseSync(file, { readOnly: true });
    if (knownLayoutOf(database, file) === 0) throw new Error(`${file} is not a database of this service.`);
    const [problem] = Object.values(database.prepare('PRAGMA quick_check(1)').get() ?? {});
    if (problem !== 'ok') throw new Error(`${file} is damaged: ${problem}.`);
    at = copy;
    makePrivateDatabase(copy);
    database.prepare('VACUUM INTO ?').run(copy);
  } catch (error) {
    if (at === copy) rmSync(copy, { force: true });
    throw inPlainWords(error, at);
  }
}

/** Puts a copy in the place of a database that no service uses; returns where that one is now, null if there was none. */
export async function restoreDatabase(copy: string, file: string): Promise<string | null> {
  await makePrivateFolder(dirname(file));
  using _lock = lockDatabase(file);
  const [fresh, replaced] = [`${file}-restored`, `${file}-replaced`];
  for (const end of FILES) rmSync(fresh + end, { force: true });
  copyDatabase(copy, fresh);
  for (const end of FILES) {
    rmSync(replaced + end, { force: true });
    if (existsSync(file + end)) renameSync(file + end, replaced + end);
  }
  renameSync(fresh, file);
  return statSync(replaced).size > 0 ? replaced : null;
}
