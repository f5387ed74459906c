import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Makes a folder, and those above it, that only this user can enter. An existing folder doesn't change. */
export async function makePrivateFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  await makePrivateFolder(dirname(path));
  await mkdir(path, { mode: FOLDER_MODE });
  // The process's mask may have taken away more.
  await chmod(path, FOLDER_MODE);
}

/**
 * Makes a file that only this user can read and write, or removes others' permissions on an existing one and on the
 * files that SQLite keeps beside it. New ones get the database's permissions.
 */
export function makePrivateDatabase(file: string): void {
  closeSync(openSync(file, 'a', FILE_MODE));
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) {
    if (existsSync(each)) chmodSync(each, FILE_MODE);
  }
}
