import { execFile } from 'node:child_process';
import { devNull } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface FileChange {
  readonly filename: string;
  readonly status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed';
  readonly additions: number;
  readonly deletions: number;
  readonly previousFilename?: string;
}

/** Anyone who can push to a repository may be able to change its settings, too, so no program named there is run. */
const NO_PROGRAMS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];
/** A repository's settings may choose other prefixes or none, which a reader of the diff wouldn't know. */
const PREFIXES = ['--src-prefix=a/', '--dst-prefix=b/'];
const PLAIN_DIFF = ['--no-color', '--no-ext-diff', '--no-textconv', '--find-renames', ...PREFIXES];

/** Reads a bare repository with git itself, without the current user's settings. */
export async function git(gitDir: string, ...parameters: string[]): Promise<string> {
  return (await gitWith(gitDir, {}, ...parameters)).toString();
}

/** Runs git with an input and further variables. */
export async function gitWith(
  gitDir: string,
  { input = '', variables = {} }: { readonly input?: string | Buffer; readonly variables?: NodeJS.ProcessEnv },
  ...parameters: readonly string[]
): Promise<Buffer> {
  const own = { PATH: process.env['PATH'], GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1', LC_ALL: 'C.UTF-8' };
  const running = run('git', [...NO_PROGRAMS, '--git-dir', gitDir, ...parameters], {
    maxBuffer: 128 * 1024 * 1024,
    encoding: 'buffer',
    env: { ...own, ...variables },
  });
  // A git that ends early doesn't read it all; its exit code says why.
  running.child.stdin?.on('error', () => undefined).end(input);
  return (await running).stdout;
}

/** Like `git`, but returns null for exit code 1, which git uses for what doesn't exist. */
async function gitOrNull(gitDir: string, ...parameters: string[]): Promise<string | null> {
  try {
    return (await git(gitDir, ...parameters)).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 1) return null;
    throw error;
  }
}

/** No branch name holds these; some of them would make git look elsewhere. */
const NO_BRANCH = /[\^~:?*[\\\x00-\x20]|@\{|\.\./;

export async function commitOf(gitDir: string, branch: string): Promise<string | null> {
  if (NO_BRANCH.test(branch)) return null;
  return gitOrNull(gitDir, 'rev-parse', '--verify', '--quiet', `refs/heads/${branch}^{commit}`);
}

/** Finds the commit of a branch or an id. */
export async function tipOf(gitDir: string, name: string): Promise<string | null> {
  return (await commitOf(gitDir, name)) ?? (await knownCommit(gitDir, name));
}

async function knownTree(gitDir: string, ref: string): Promise<string | null> {
  const commit = await tipOf(gitDir, ref);
  return commit === null ? null : gitOrNull(gitDir, 'rev-parse', '--verify', '--quiet', `${commit}^{tree}`);
}

/** Finds the whole id of a commit; null if `sha` (whole or shortened) names none. */
export function knownCommit(gitDir: string, sha: string): Promise<string | null> {
  return knownObject(gitDir, sha, 'commit');
}

export async function knownObject(gitDir: string, sha: string, type: 'blob' | 'tree' | 'commit') {
  if (!/^[0-9a-f]{4,64}$/i.test(sha)) return null;
  return gitOrNull(gitDir, 'rev-parse', '--verify', '--quiet', `${sha}^{${type}}`);
}

/** Finds the latest common ancestor of two commits; null if they share no history. */
export function mergeBase(gitDir: string, one: string, other: string): Promise<string | null> {
  return gitOrNull(gitDir, 'merge-base', one, other);
}

/** Adds up the lines of files. */
export function linesOf(files: readonly FileChange[]): Pick<FileChange, 'additions' | 'deletions'> {
  const sum = (of: 'additions' | 'deletions'): number => files.reduce((lines, file) => lines + file[of], 0);
  return { additions: sum('additions'), deletions: sum('deletions') };
}

export function diffOf(gitDir: string, from: string, to: string): Promise<string> {
  return git(gitDir, 'diff', ...PLAIN_DIFF, from, to, '--');
}

/** Lists the files in which two commits differ, with the numbers of lines; a binary file has none. */
export async function changesOf(gitDir: string, from: string, to: string): Promise<readonly FileChange[]> {
  const output = await git(gitDir, 'diff', '--raw', '--numstat', '-z', ...PLAIN_DIFF, from, to, '--');
  const fields = output.split('\0').values();
  const next = (): string => fields.next().value ?? '';
  const letters = new Map<string, string>();
  const files: FileChange[] = [];
  // `--raw` records begin with `:100644 100644 … M`, `--numstat` records with numbers. Only a rename has two names.
  for (let field = next(); field !== ''; field = next()) {
    const letter = /^:.* ([A-Z])\d*$/.exec(field)?.[1];
    if (letter !== undefined) {
      const name = next();
      letters.set(letter === 'R' ? next() : name, letter);
      continue;
    }
    const [, additions, deletions, name = ''] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(field) ?? [];
    const previousFilename = name === '' ? next() : undefined;
    const filename = name === '' ? next() : name;
    files.push({
      filename,
      status: STATUS[letters.get(filename) ?? ''] ?? 'changed',
      additions: Number(additions) || 0,
      deletions: Number(deletions) || 0,
      ...(previousFilename === undefined ? {} : { previousFilename }),
    });
  }
  return files;
}

const STATUS: Readonly<Record<string, FileChange['status']>> = {
  A: 'added',
  D: 'removed',
  M: 'modified',
  R: 'renamed',
};

export async function commitsOn(gitDir: string, base: string, tip: string): Promise<ReadonlySet<string>> {
  return new Set((await git(gitDir, 'rev-list', tip, `^${base}`)).split('\n'));
}

export interface TreeEntry {
  readonly path: string;
  readonly sha: string;
  readonly mode: string;
  readonly bytes: number;
}

/** Lists a file or folder by its path; with a slash at the end, the folder's content. Empty if there is no such ref. */
export async function entriesOf(gitDir: string, ref: string, path: string): Promise<readonly TreeEntry[]> {
  const tree = await knownTree(gitDir, ref);
  if (tree === null) return [];
  const options = ['ls-tree', '-z', '--long', '--full-tree'];
  const listed = await gitWith(gitDir, {}, '--literal-pathspecs', ...options, tree, '--', path);
  return listed
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const [, mode, sha, size, name] = /^(\d{6}) \w+ ([0-9a-f]+) +(\d+|-)\t(.+)$/s.exec(line) ?? [];
      if (mode === undefined || sha === undefined || name === undefined) return [];
      return [{ path: name, sha, mode, bytes: Number(size) || 0 }];
    });
}

export function blobText(gitDir: string, sha: string): Promise<Buffer> {
  return gitWith(gitDir, {}, 'cat-file', 'blob', sha);
}
