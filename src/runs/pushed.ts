import { problemText, RepositoryError, repositoryErrorOf } from '../errors.ts';
import type { PullRequest, ThreadComment } from '../ports.ts';
import { believedHandover } from '../thread/handover.ts';
import { ownComments } from '../thread/own-comments.ts';
import type { JobIntent } from '../trigger/intent.ts';
import { mayHaveBrought, type Push } from './brought-by.ts';
import { isPassing } from './job-memory.ts';
import { oursOf, type World } from './world.ts';

/** What is known about the pull requests that contain a pushed commit. */
export interface Pushed {
  /** As GitHub lists them, merged ones first; null if they couldn't be read. */
  readonly containedIn: readonly PullRequest[] | null;
  /** The one that was merged into the pushed branch. */
  readonly merged: PullRequest | null;
  /** The one that one of our jobs made; null if none did. */
  readonly ours: PullRequest | null;
}

/** GitHub may list a pull request late after its merge, so we ask again after these waits (ms). */
const ASKED_AGAIN_AFTER_MS = [2_000, 5_000];
/** How far back we search our status comments for one that names the pull request. */
const LOOK_BACK_MS = 14 * 24 * 60 * 60_000;
/** Each costs at least one request to GitHub, and a commit can be in a hundred. */
const MOST_SEARCHED = 10;
/** For each kind of comment. */
const MOST_PAGES = 10;

/**
 * Finds the merged pull request that contains a pushed commit, and whether one of our jobs made what was pushed: the
 * agent's own changes must not start a job. Throws `RepositoryError` if GitHub may answer a little later, or if the
 * thread depends on the answer; otherwise a token that may not read pull requests is only a warning.
 */
export async function readPush(push: Push, intent: JobIntent, world: World): Promise<Pushed> {
  try {
    let containedIn = await world.repository.pullRequestsOf(push.sha);
    let merged = mergedInto(push.branch, containedIn);
    for (const wait of ASKED_AGAIN_AFTER_MS) {
      // An open one proves nothing: it may be older than the merge that GitHub doesn't list yet.
      const isLate =
        intent.thread === 'merged' ? merged === null : !containedIn.some(({ state }) => state === 'merged');
      if (!isLate || world.runner.cancelled.aborted) break;
      await world.clock.sleep(wait, world.runner.cancelled);
      containedIn = await world.repository.pullRequestsOf(push.sha);
      merged = mergedInto(push.branch, containedIn);
    }
    const broughtBy = containedIn.filter((pull) => mayHaveBrought(push, pull, world.run));
    return { containedIn, merged, ours: await oursAmong(broughtBy, world) };
  } catch (error) {
    const failure = repositoryErrorOf(error);
    if (intent.thread === 'merged' || isPassing(failure)) throw nothingStarted(failure);
    world.runner.warning(`Could not check whether the agent made the pushed changes: ${problemText(failure)}`);
    return { containedIn: null, merged: null, ours: null };
  }
}

function mergedInto(branch: string | null, pulls: readonly PullRequest[]): PullRequest | null {
  return pulls.find(({ state, base }) => state === 'merged' && base === branch) ?? null;
}

/** Finds a pull request that has our hand-over, or that one of our status comments names. */
async function oursAmong(pulls: readonly PullRequest[], world: World): Promise<PullRequest | null> {
  if (pulls.length === 0) return null;
  const { repository } = world;
  const ours = oursOf(await repository.viewer(), world);
  const named = new Set<string>();
  const remember = (rows: readonly ThreadComment[]): void => {
    for (const { marker } of ownComments(rows, ours).marked)
      if (marker.pullRequest !== null) named.add(marker.pullRequest.toLowerCase());
  };
  if (pulls.length > MOST_SEARCHED) world.runner.warning(notAllSearched(pulls.length));
  for (const pull of pulls.slice(0, MOST_SEARCHED)) {
    const comments = await repository.comments(pull.number);
    if (comments.some((comment) => believedHandover(comment, ours) !== null)) return pull;
    remember(comments);
  }
  // Without hand-overs, only status comments name the pull request, so we search all that the pages hold.
  const from = world.settings.handover ? world.clock.now() - LOOK_BACK_MS : 0;
  const wanted = { since: new Date(from).toISOString(), mostPages: MOST_PAGES, withoutGaps: true };
  const isNamed = ({ url }: PullRequest): boolean => named.has(url.toLowerCase());
  for (const kind of ['issue-comment', 'review-comment'] as const) {
    if (pulls.some(isNamed)) break;
    remember((await repository.recentComments(kind, wanted)).comments);
  }
  return pulls.find(isNamed) ?? null;
}

function notAllSearched(count: number): string {
  return `The push may come from ${count} pull requests. To see whether the documentation agent made one of them, only the comments of the first ${MOST_SEARCHED} were read.`;
}

function nothingStarted(error: RepositoryError): RepositoryError {
  const { failure, status, message, hint } = error;
  const full = `Nothing was started, because we couldn't check which pull request was pushed. ${message}`;
  return new RepositoryError({ failure, status, message: full, hint, cause: error });
}
