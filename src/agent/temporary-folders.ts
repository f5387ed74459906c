import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;

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
