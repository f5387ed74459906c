import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

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

/** Makes a new folder with a random name that only this user can enter; returns its path. */
export async function makeTemporaryFolder(prefix: string): Promise<string> {
  const path = await mkdtemp(prefix);
  await chmod(path, FOLDER_MODE);
  return path;
}

/** Removes a folder with its content, even if its owner has no permissions on it, as in Go's caches. */
export async function removeFolder(path: string): Promise<void> {
  try {
    await rm(path, REMOVAL);
  } catch {
    await giveRightsBack(path);
    await rm(path, REMOVAL);
  }
}

const REMOVAL = { recursive: true, force: true, maxRetries: 3 } as const;

async function giveRightsBack(folder: string): Promise<void> {
  await chmod(folder, FOLDER_MODE);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) await giveRightsBack(join(folder, entry.name));
  }
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
