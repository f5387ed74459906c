import { git } from './git.ts';

/** A commit as shown in a list. */
export interface ListedCommit {
  readonly sha: string;
  /** The first line of its message. */
  readonly subject: string;
}

const FIELDS = '%H%x00%s';

/** Lists the commits that lead to `to` but not to `from`, oldest first. */
export async function commitsBetween(gitDir: string, from: string, to: string): Promise<readonly ListedCommit[]> {
  const options = ['log', '-z', '--no-show-signature', '--reverse', `--format=${FIELDS}`];
  const fields = (await git(gitDir, ...options, to, `^${from}`, '--')).split('\0');
  return Array.from({ length: Math.floor(fields.length / 2) }, (_, index) => ({
    sha: fields[2 * index] ?? '',
    subject: fields[2 * index + 1] ?? '',
  }));
}
