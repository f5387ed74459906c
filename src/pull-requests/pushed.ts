import { isPassing, nothingStarted, problemText, repositoryErrorOf } from '../errors.ts';
import type { ThreadComment } from '../ports/conversations.ts';
import type { PullRequest } from '../ports/pull-requests.ts';
import type { RunContext } from '../ports.ts';
import { believedHandover } from '../thread/handover.ts';
import { oursOf, ownComments, repositoryOf, sameRepository } from '../thread/own-comments.ts';
import type { StepWorld } from '../world.ts';
import { isOwnPullRequest, linkTo, readLinked } from './linked.ts';

/** A pushed commit, and the branch that was pushed to; null for a tag. */
interface Push {
  readonly sha: string;
  readonly branch: string | null;
}

/** What is known about the pull requests that contain a pushed commit. */
export interface Pushed {
  /** As GitHub lists them, merged ones first; null if they couldn't be read. */
  readonly containedIn: readonly PullRequest[] | null;
  /** The one that was merged into the pushed branch. */
  readonly merged: PullRequest | null;
  /** The one that one of our jobs made; null if none did. */
  readonly ours: OurPull | null;
}

/** `isSure` is false if only its author shows it, while a job of ours is still open. */
export interface OurPull {
  readonly url: string;
  readonly isSure: boolean;
}

/** GitHub may list a pull request late after its merge, so we ask again after these waits (ms). */
const ASKED_AGAIN_AFTER_MS = [2_000, 5_000];
/** How many of our unfinished jobs are read to see whether one made a merged pull request. */
const MOST_OPEN_JOBS = 5;
/** How many earlier pull requests of the agent are read for their author. */
const MOST_AUTHORS = 2;
/** Each costs at least one request to GitHub, and a commit can be in a hundred. */
const MOST_SEARCHED = 10;
/** For each kind of comment. */
const MOST_PAGES = 10;

/**
 * Finds the merged pull request that contains a pushed commit, and whether one of our jobs made what was pushed: the
 * agent's own changes must not start a job. Throws `RepositoryError` if GitHub may answer a little later, or if the
 * thread depends on the answer; otherwise a token that may not read pull requests is only a warning.
 */
export async function readPush(push: Push, world: StepWorld): Promise<Pushed> {
  const isThread = world.settings.thread === 'merged';
  try {
    let containedIn = await world.repository.pullRequestsOf(push.sha);
    for (const wait of ASKED_AGAIN_AFTER_MS) {
      // An open one proves nothing: it may be older than the merge that GitHub doesn't list yet.
      const isLate = isThread
        ? mergedInto(push.branch, containedIn) === null
        : !containedIn.some(({ state }) => state === 'merged');
      if (!isLate || world.runner.cancelled.aborted) break;
      await world.clock.sleep(wait, world.runner.cancelled);
      containedIn = await world.repository.pullRequestsOf(push.sha);
    }
    const broughtBy = containedIn.filter((pull) => mayHaveBrought(push, pull, world.run));
    return { containedIn, merged: mergedInto(push.branch, containedIn), ours: await oursAmong(broughtBy, world) };
  } catch (error) {
    const failure = repositoryErrorOf(error);
    if (isThread || isPassing(failure)) throw nothingStarted(failure, { sentence: UNCHECKED });
    world.runner.warning(`Could not check whether the agent made the pushed changes: ${problemText(failure)}`);
    return { containedIn: null, merged: null, ours: null };
  }
}

function mergedInto(branch: string | null, pulls: readonly PullRequest[]): PullRequest | null {
  return pulls.find(({ state, base }) => state === 'merged' && base === branch) ?? null;
}

/** Finds a pull request that has our hand-over, or that one of our status comments names. */
async function oursAmong(pulls: readonly PullRequest[], world: StepWorld): Promise<OurPull | null> {
  if (pulls.length === 0) return null;
  const { repository } = world;
  const ours = oursOf(await repository.viewer(), world);
  const sure = ({ url }: PullRequest): OurPull => ({ url, isSure: true });
  const named = new Set<string>();
  const open = new Set<string>();
  const remember = (rows: readonly ThreadComment[]): void => {
    for (const { marker } of ownComments(rows, ours).marked) {
      const { state, outcome, jobId, pullRequest } = marker;
      if (pullRequest !== null) named.add(pullRequest.toLowerCase());
      const isUnnamed = outcome === 'pull-request' && pullRequest === null;
      if (jobId !== null && (state === 'started' || isUnnamed)) open.add(jobId);
    }
  };
  if (pulls.length > MOST_SEARCHED) world.runner.warning(notAllSearched(pulls.length));
  for (const pull of pulls.slice(0, MOST_SEARCHED)) {
    const comments = await repository.comments(pull.number);
    if (comments.some((comment) => believedHandover(comment, ours) !== null)) return sure(pull);
    remember(comments);
  }
  // The workflow that made it may write no hand-overs, so we search all status comments that the pages hold.
  const wanted = { since: new Date(0).toISOString(), mostPages: MOST_PAGES, withoutGaps: true };
  const isNamed = ({ url }: PullRequest): boolean => named.has(url.toLowerCase());
  for (const kind of ['issue-comment', 'review-comment'] as const) {
    if (pulls.some(isNamed)) break;
    remember((await repository.recentComments(kind, wanted)).comments);
  }
  const jobs = [...open].slice(-MOST_OPEN_JOBS);
  const made = pulls.find(isNamed) ?? (await madeByOpenJob(pulls, jobs, world));
  if (made !== null) return sure(made);
  return jobs.length === 0 ? null : byAuthorOf([...named], pulls, world);
}

/** A pull request may be merged before its job's end is recorded: then only the service knows it. */
async function madeByOpenJob(
  pulls: readonly PullRequest[],
  jobs: readonly string[],
  { service, runner, run }: StepWorld,
): Promise<PullRequest | null> {
  for (const id of jobs) {
    const reading = await service.readJob(id, runner.cancelled);
    if (reading.kind !== 'job') continue;
    const { prLink, ref } = reading.job;
    const made = pulls.find(
      ({ url, head, headRepository }) =>
        url.toLowerCase() === prLink?.toLowerCase() ||
        (head === ref && sameRepository(headRepository, repositoryOf(run))),
    );
    if (made !== undefined) return made;
  }
  return null;
}

/** The service may not name a pull request yet, or not answer: then only the author of earlier ones hints at it. */
async function byAuthorOf(
  named: readonly string[],
  pulls: readonly PullRequest[],
  world: StepWorld,
): Promise<OurPull | null> {
  const links = named.flatMap((url) => {
    const link = linkTo(url, world);
    return link !== null && isOwnPullRequest(link, world) ? [link] : [];
  });
  const earlier = await Promise.all(links.slice(0, MOST_AUTHORS).map((link) => readLinked(link, world)));
  const authors = new Set(earlier.flatMap((pull) => (pull === null ? [] : [pull.author])));
  const [found] = pulls.filter(({ author }) => authors.has(author));
  return found === undefined ? null : { url: found.url, isSure: false };
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
 * Checks whether it surely brought the push. A pull request that was merged into another branch counts only if its merge
 * made the pushed commit, as when a branch is moved to the end of another one or a tag is pushed.
 */
export function hasBrought(push: Push, pull: PullRequest, run: RunContext): boolean {
  if (!mayHaveBrought(push, pull, run)) return false;
  return pull.state === 'open' || pull.base === push.branch || pull.mergeSha === push.sha;
}

function notAllSearched(count: number): string {
  return `The push may come from ${count} pull requests. To see whether the documentation agent made one of them, only the comments of the first ${MOST_SEARCHED} were read.`;
}

const UNCHECKED = "Nothing was started, because we couldn't check which pull request was pushed.";
