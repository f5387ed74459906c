import type { PullRequest } from '../../ports/pull-requests.ts';
import type { RunContext } from '../../ports.ts';
import { sameRepository } from '../../thread/own-comments.ts';
import { repositoryOf } from '../world.ts';

/** A pushed commit, and the branch that was pushed to; null for a tag. */
export interface Push {
  readonly sha: string;
  readonly branch: string | null;
}

type Run = Pick<RunContext, 'repository' | 'repositoryId'>;

/**
 * Checks whether a pull request that contains a pushed commit may have brought it: a merged one, or an open one from the
 * pushed branch. Anyone can open a pull request that contains our commits, even from a branch of the same name in a fork,
 * so any other open one means nothing.
 */
export function mayHaveBrought(push: Push, pull: PullRequest, run: Run): boolean {
  if (pull.state === 'merged') return true;
  const isOwn = sameRepository(pull.headRepository, repositoryOf(run));
  return pull.state === 'open' && isOwn && pull.head === push.branch;
}

/**
 * Checks whether it surely brought the push. A pull request that was merged into another branch counts only if its merge
 * made the pushed commit, as when a branch is moved to the end of another one or a tag is pushed.
 */
export function hasBrought(push: Push, pull: PullRequest, run: Run): boolean {
  if (!mayHaveBrought(push, pull, run)) return false;
  return pull.state === 'open' || pull.base === push.branch || pull.mergeSha === push.sha;
}
