import { join } from 'node:path';
import { RETRY_TABLE, type RetryOptions, withRetries } from '../action/http/retries.ts';
import { type Git, GitError } from './git.ts';

export interface Checkout {
  /** Where the agent works. */
  readonly folder: string;
  /** What was fetched for it. The agent's own clone doesn't name this folder. */
  readonly gitDir: string;
  /** The branch that was cloned. */
  readonly ref: string;
  readonly base: string;
}

/** A commit that is ready to be pushed. */
export type Commit = Readonly<{ id: string; gitDir: string }>;

// Without --no-local, the agent could change shared files of a repository on this machine, and no depth would count.
const CLONE = ['clone', '-q', '--no-local', '--single-branch', '--no-tags'];
const NO_COMMIT = 'no commit came, because the repository is empty or a web page was sent in its place';
/** How many commits an agent can read. */
const DEPTH = 100;

/**
 * Fetches a branch (null means the repository's default branch) once, and clones that for an agent, which may do
 * anything in its clone: we never use its git folder again. It knows no other repository.
 */
export async function checkOut(git: Git, branch: string | null): Promise<Checkout> {
  const [first, parent] = [await git.newFolder('fetched-'), await git.newFolder('agent-')];
  const [gitDir, folder] = [join(first, 'repository.git'), join(parent, 'work')];
  const named = branch === null ? [] : ['--branch', branch];
  const fetching = [...CLONE, '--bare', `--depth=${DEPTH}`, ...named, '--', git.address, gitDir];
  const fetched = { folder: first, gitDir };
  await git.remote(fetching, fetched);
  const base = await git.run(['rev-parse', '-q', '--verify', 'HEAD^{commit}'], { ...fetched, successes: [0, 1] });
  // Git takes a web page for a repository without commits.
  if (base === '') throw new GitError(NO_COMMIT, 'passing');
  const call = { folder, gitDir: join(folder, '.git') };
  await git.run([...CLONE, '--', gitDir, folder], { ...call, folder: parent });
  await git.run(['remote', 'remove', 'origin'], call);
  return {
    ...{ folder, gitDir },
    ref: await git.run(['symbolic-ref', '--short', 'HEAD'], call),
    base,
  };
}

/** The same, repeated if that may help. If it fails, nothing of it is left. */
export async function checkOutPatiently(git: Git, branch: string | null, options: RetryOptions): Promise<Checkout> {
  const attempt = async () => {
    const [result] = await Promise.allSettled([checkOut(git, branch)]);
    const error = result.status === 'rejected' && result.reason instanceof GitError ? result.reason : null;
    return { result, trouble: error?.fault === 'passing' ? ('server' as const) : null };
  };
  const { result } = await withRetries(RETRY_TABLE['github-read'], attempt, options);
  if (result.status === 'fulfilled') return result.value;
  await git[Symbol.asyncDispose]();
  throw result.reason;
}

/** Makes `branch` of the repository point to a commit. It never overwrites a branch that is elsewhere. */
export async function push(git: Git, { id, gitDir }: Commit, branch: string): Promise<void> {
  await git.remote(['push', '-q', '--', git.address, `${id}:refs/heads/${branch}`], { folder: gitDir, gitDir });
}

export const hasBranch = (git: Git, branch: string): Promise<boolean> => hasReference(git, `refs/heads/${branch}`);

/** Without a commit on its default branch, a repository has no `HEAD` for others. */
export async function hasReference(git: Git, name: string): Promise<boolean> {
  const call = { folder: git.folder, gitDir: join(git.folder, 'no-repository') };
  const found = await git.remote(['ls-remote', '--', git.address, name], call);
  return found.split('\n').some((line) => line.endsWith(`\t${name}`));
}

/** Checks whether a branch of the repository has a commit, at its end or further back. */
export async function hasCommit(git: Git, branch: string, commit: string): Promise<boolean> {
  if (!(await hasBranch(git, branch))) return false;
  const folder = await git.newFolder('look-');
  const call = { folder, gitDir: join(folder, 'repository.git') };
  await git.remote([...CLONE, '--bare', '--branch', branch, '--', git.address, call.gitDir], call);
  const input = Buffer.from(`${commit}\n`);
  return (await git.run(['cat-file', '--batch-check'], { ...call, input })).startsWith(`${commit} commit `);
}
