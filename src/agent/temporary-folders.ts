import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Removes a folder with its content, even if its owner has no permissions on it, as in Go's caches. */
export async function removeFolder(path: string): Promise<void> {
  try {
    await rm(path, { recursive: true, force: true, maxRetries: 3 });
  } catch {
    // Node can't follow a tree that is deeper than a path can be long; these programs can.
    await run('chmod', ['-R', '-f', 'u+rwX', '--', path]).catch(() => undefined);
    await run('rm', ['-rf', '--', path]);
  }
}
