import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface FileChange {
  readonly filename: string;
  readonly status: 'added' | 'removed' | 'modified';
  readonly additions: number;
  readonly deletions: number;
}

/** Reads a bare repository with git itself, without the settings of whoever runs this. */
async function git(gitDir: string, ...parameters: string[]): Promise<string> {
  const { stdout } = await run('git', ['--git-dir', gitDir, ...parameters], {
    maxBuffer: 64 * 1024 * 1024,
    env: { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C.UTF-8' },
  });
  return stdout;
}

/** The commit that a branch points to; null if there is no such branch. */
export async function commitOf(gitDir: string, branch: string): Promise<string | null> {
  try {
    return (await git(gitDir, 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`)).trim();
  } catch {
    return null;
  }
}

/** The commit in which two others meet; null if they share no history. */
export async function mergeBase(gitDir: string, one: string, other: string): Promise<string | null> {
  try {
    return (await git(gitDir, 'merge-base', one, other)).trim();
  } catch {
    return null;
  }
}

/** The difference of two commits in git's own form. */
export function diffOf(gitDir: string, from: string, to: string): Promise<string> {
  return git(gitDir, 'diff', '--no-color', '--no-ext-diff', from, to, '--');
}

/** The files in which two commits differ, with the number of lines. */
export async function changesOf(gitDir: string, from: string, to: string): Promise<readonly FileChange[]> {
  const [numbers, names] = await Promise.all([
    git(gitDir, 'diff', '--numstat', '-z', '--no-renames', from, to, '--'),
    git(gitDir, 'diff', '--name-status', '-z', '--no-renames', from, to, '--'),
  ]);
  const letters = names.split('\0');
  return numbers
    .split('\0')
    .filter((line) => line !== '')
    .map((line) => {
      const [additions = '0', deletions = '0', filename = ''] = line.split('\t');
      const letter = letters[letters.indexOf(filename) - 1];
      // A binary file has dashes for numbers.
      return {
        filename,
        status: STATUS[letter ?? ''] ?? 'modified',
        additions: Number(additions) || 0,
        deletions: Number(deletions) || 0,
      };
    });
}

const STATUS: Readonly<Record<string, FileChange['status']>> = { A: 'added', D: 'removed' };

/** Tells whether `commit` is part of what leads to `tip` but not of what leads to `base`. */
export async function brings(
  gitDir: string,
  { base, tip, commit }: { readonly base: string; readonly tip: string; readonly commit: string },
): Promise<boolean> {
  const commits = await git(gitDir, 'rev-list', tip, `^${base}`);
  return commits.split('\n').includes(commit);
}
