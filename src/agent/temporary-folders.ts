import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

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
    // Node can't follow a tree that is deeper than a path can be long; these programs can.
    await run('chmod', ['-R', '-f', 'u+rwX', '--', path]).catch(() => undefined);
    await run('rm', ['-rf', '--', path]);
  }
}

const REMOVAL = { recursive: true, force: true, maxRetries: 3 } as const;
