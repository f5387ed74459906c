import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** Runs git at the root of the repository and returns its output. */
export function git(...parameters: readonly string[]): Buffer {
  return execFileSync('git', parameters, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 });
}

/** Lists the files that git tracks or would add, under a folder or for a pattern, without deleted ones. */
export function trackedFiles(pattern: string): readonly string[] {
  const listing = git('ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', pattern).toString();
  return listing.split('\0').filter((path) => path !== '' && existsSync(join(ROOT, path)));
}
