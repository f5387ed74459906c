import { git } from './git.ts';

export interface Commit {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Signature;
  readonly committer: Signature;
  readonly message: string;
}

interface Signature {
  readonly name: string;
  readonly email: string;
  /** ISO 8601. */
  readonly date: string;
}

/** Lists only commits that changed something at the path, and between the two times; one that can't be read is open. */
type HistoryQuery = Readonly<Partial<Record<'path' | 'since' | 'until', string>>>;

/** Git's id of the tree without files, which a repository's first commit is compared with. */
const EMPTY_TREE = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
/** A repository's settings may turn this on, and name the program that checks. */
const NO_SIGNATURE = '--no-show-signature';
const FORMAT = ['%H', '%T', '%P', '%an', '%ae', '%aI', '%cn', '%ce', '%cI', '%B'].join('%x00');
const FIELDS = 10;

/** Lists the commits that lead to `tip`, latest first. Like GitHub, git compares the committer's date. */
export function historyOf(gitDir: string, tip: string, query: HistoryQuery): Promise<readonly Commit[]> {
  const bound = (option: string, time = ''): string[] =>
    Number.isNaN(Date.parse(time)) ? [] : [`${option}=${new Date(time).toISOString()}`];
  // Not `--since`, which stops at the first older commit, even if newer ones follow.
  const bounds = [...bound('--since-as-filter', query.since), ...bound('--until', query.until)];
  return logOf(gitDir, ...bounds, tip, '--', ...(query.path ? [query.path] : []));
}

/** `sha` is a whole id. Throws if there is none. */
export async function readCommit(gitDir: string, sha: string): Promise<Commit> {
  const [commit] = await logOf(gitDir, '--max-count=1', sha, '--');
  if (commit === undefined) throw new Error(`Git shows no commit ${sha}.`);
  return commit;
}

/** Lists the commits that lead to `to` and not to `from`, the latest last. */
export function commitsBetween(gitDir: string, from: string, to: string): Promise<readonly Commit[]> {
  return logOf(gitDir, '--reverse', to, `^${from}`, '--');
}

/** What a commit is compared with; a merge with its first parent. */
export function parentOf({ parents: [first = EMPTY_TREE] }: Commit): string {
  return first;
}

async function logOf(gitDir: string, ...parameters: readonly string[]): Promise<readonly Commit[]> {
  // A path is a name here, never a git pattern.
  const options = ['--literal-pathspecs', 'log', '-z', NO_SIGNATURE, `--format=${FORMAT}`];
  const fields = (await git(gitDir, ...options, ...parameters)).split('\0');
  const commits: Commit[] = [];
  for (let at = 0; at + FIELDS <= fields.length; at += FIELDS) {
    const [sha = '', tree = '', parents = '', an = '', ae = '', ad = '', cn = '', ce = '', cd = '', message = ''] =
      fields.slice(at, at + FIELDS);
    commits.push({
      sha,
      tree,
      parents: parents.split(' ').filter((parent) => parent !== ''),
      author: { name: an, email: ae, date: ad },
      committer: { name: cn, email: ce, date: cd },
      message: message.trimEnd(),
    });
  }
  return commits;
}
