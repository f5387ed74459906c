import type { PullRequest } from '../ports/pull-requests.ts';
import type { RunContext } from '../ports.ts';
import { repositoryOf, sameRepository } from '../value/own-comments.ts';

/** A push to a branch, or of a tag, whose branch is null. */
export interface Push {
  readonly sha: string;
  /** The commit that the branch was at before; null if it is new. */
  readonly before: string | null;
  readonly branch: string | null;
}

/** A pushed commit with the pull requests that GitHub lists for it, merged ones first. */
export interface NamedCommit {
  readonly sha: string;
  readonly pulls: readonly PullRequest[];
}

/** What may have brought a push: the pull requests of each commit that has any, the newest commit first. */
export type Bringing = readonly NamedCommit[];

/**
 * Returns what may have brought each pushed commit: of several merged pull requests the one whose merge made the commit.
 * `commits` are listed oldest first.
 */
export function bringing(commits: readonly NamedCommit[], push: Push, run: RunContext): Bringing {
  return commits.toReversed().flatMap(({ sha, pulls }) => {
    const possible = pulls.filter((pull) => mayHaveBrought(push, pull, run));
    const made = possible.filter(({ mergeSha }) => mergeSha === sha);
    return possible.length === 0 ? [] : [{ sha, pulls: made.length > 0 ? made : possible }];
  });
}

/** Lists all pull requests of a push once, the newest first. */
export function pullsIn(found: Bringing): readonly PullRequest[] {
  return distinct(found.flatMap(({ pulls }) => pulls));
}

function distinct(pulls: readonly PullRequest[]): readonly PullRequest[] {
  return [...new Map(pulls.map((pull) => [pull.number, pull])).values()];
}

/**
 * Lists the pull requests that surely brought a push, the newest first, without the agent's: a commit that may be the
 * agent's counts as the agent's. An open one counts only if none was merged into the pushed branch, and then alone: what
 * else is pushed came with an update of its branch.
 */
export function broughtBy(found: Bringing, push: Push, isOurs: (pull: PullRequest) => boolean): readonly PullRequest[] {
  if (pullsIn(found).some((pull) => pull.state === 'open' && isOurs(pull))) return [];
  const sure = found.flatMap(({ sha, pulls }) => {
    const others = pulls.some(isOurs) ? [] : pulls;
    return others.filter((pull) => surelyBrought(push, { sha, pull })).slice(0, 1);
  });
  const all = distinct(sure);
  const open = all.filter(({ state }) => state === 'open');
  if (open.length > 0 && mergedInto(push.branch, all) === null) return open;
  return all.filter(({ state }) => state === 'merged');
}

/** Finds the newest pull request that was merged into a branch. */
export function mergedInto(branch: string | null, pulls: readonly PullRequest[]): PullRequest | null {
  return pulls.find(({ state, base }) => state === 'merged' && base === branch) ?? null;
}

/**
 * Checks whether a pull request that contains a pushed commit may have brought it: a merged one, or an open one from the
 * pushed branch. Anyone can open a pull request that contains our commits, even from a branch of the same name in a fork,
 * so any other open one means nothing.
 */
function mayHaveBrought(push: Push, pull: PullRequest, run: RunContext): boolean {
  if (pull.state === 'merged') return true;
  const isOwn = sameRepository(pull.headRepository, repositoryOf(run));
  return pull.state === 'open' && isOwn && pull.head === push.branch;
}

/**
 * Checks whether it surely brought the commit. A pull request that was merged into another branch counts only if its merge
 * made the commit, as when a branch is moved to the end of another one or a tag is pushed.
 */
function surelyBrought({ branch }: Push, { sha, pull }: { readonly sha: string; readonly pull: PullRequest }): boolean {
  return pull.state === 'open' || pull.base === branch || pull.mergeSha === sha;
}
