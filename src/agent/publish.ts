import { type Commit, hasBranch, hasCommit, push } from './clone.ts';
import type { Git } from './git.ts';
import type { PullRequests } from './pull-request.ts';
import type { Texts } from './texts.ts';

/** Where a result is published: on a branch, and in a pull request unless the branch is the whole result. */
export interface Target {
  readonly git: Git;
  /** Null if the branch is the whole result. */
  readonly pullRequests: PullRequests | null;
  readonly branch: string;
  /** The branch that the pull request goes to. */
  readonly base: string;
  readonly texts: Texts;
}

export interface Published {
  /** Null if the branch is the whole result. */
  readonly prLink: string | null;
  readonly note: string;
}

/**
 * Publishes a commit (null: it is on the branch already) and the pull request that it belongs to. `shown` is the commit
 * that a closed one must hold; null if any pull request of the branch is acceptable.
 */
export async function publish(commit: Commit | null, shown: string | null, target: Target): Promise<string | null> {
  const { git, pullRequests, branch, base, texts } = target;
  if (commit !== null) await push(git, commit, branch);
  const { title, body } = texts;
  return pullRequests === null ? null : await pullRequests.open({ branch, base, commit: shown, title, body });
}

/** Finds what an interrupted attempt has published, and opens the pull request if it is missing. */
export async function findPublished(target: Target): Promise<Published | null> {
  const { git, pullRequests, branch } = target;
  const found = await pullRequests?.find(branch);
  if (found) return { prLink: found, note: 'The pull request of an interrupted attempt was found.' };
  if (!(await hasBranch(git, branch))) return null;
  return { prLink: await publish(null, null, target), note: 'The branch of an interrupted attempt was used.' };
}

/** The branch existed before a message, so only its commit shows whether the interrupted attempt has pushed. */
export async function findPublishedCommit(commit: string | null, target: Target): Promise<Published | null> {
  if (commit === null) return null;
  const { git, pullRequests, branch } = target;
  // The branch of a merged pull request may be gone.
  const found = await pullRequests?.find(branch, commit);
  if (found) return { prLink: found, note: 'The pull request has the commit of an interrupted attempt.' };
  if (!(await hasCommit(git, branch, commit))) return null;
  return { prLink: await publish(null, commit, target), note: 'The commit of an interrupted attempt was used.' };
}
