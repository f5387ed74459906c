import { RepositoryError } from '../errors.ts';
import type { PullRequest } from '../ports.ts';
import { believedHandover } from '../thread/handover.ts';
import { ownComments } from '../thread/own-comments.ts';
import type { JobIntent } from '../trigger/intent.ts';
import { isPassing } from './job-memory.ts';
import { oursOf, type World } from './world.ts';

/** What is known about the pull requests that contain a pushed commit. */
export interface Pushed {
  /** As GitHub lists them, merged ones first; null if they couldn't be read. */
  readonly broughtBy: readonly PullRequest[] | null;
  /** The one that was merged into the pushed branch. */
  readonly merged: PullRequest | null;
  /** One of our jobs made it. */
  readonly isOurs: boolean;
}

/** GitHub may list a pull request late after its merge, so we ask again after these waits (ms). */
const ASKED_AGAIN_AFTER_MS = [2_000, 5_000];
/** How far back we search our status comments for one that names the pull request. */
const LOOK_BACK_MS = 14 * 24 * 60 * 60_000;
const MOST_PAGES = 10;

/**
 * Finds the merged pull request that contains a pushed commit, and whether one of our jobs made it: the agent's own
 * changes must not start a job. Throws `RepositoryError` if GitHub may answer a little later, or if the thread depends
 * on the answer; otherwise a token that may not read pull requests is only a warning.
 */
export async function readPush(push: NonNullable<JobIntent['push']>, intent: JobIntent, world: World): Promise<Pushed> {
  try {
    let broughtBy = await listed(push.sha, world);
    let merged = mergedInto(push.branch, broughtBy);
    for (const wait of intent.thread === 'merged' ? ASKED_AGAIN_AFTER_MS : []) {
      if (merged !== null || world.runner.cancelled.aborted) break;
      await world.clock.sleep(wait, world.runner.cancelled);
      broughtBy = await listed(push.sha, world);
      merged = mergedInto(push.branch, broughtBy);
    }
    return { broughtBy, merged, isOurs: merged !== null && (await isOurs(merged, world)) };
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    if (intent.thread === 'merged' || isPassing(error)) throw nothingStarted(error);
    world.runner.warning(`Could not check whether the agent made the pushed changes: ${error.message} ${error.hint}`);
    return { broughtBy: null, merged: null, isOurs: false };
  }
}

async function listed(sha: string, { repository }: World): Promise<readonly PullRequest[]> {
  return (await repository()).pullRequestsOf(sha);
}

function mergedInto(branch: string | null, pulls: readonly PullRequest[]): PullRequest | null {
  return pulls.find(({ state, base }) => state === 'merged' && base === branch) ?? null;
}

async function isOurs({ number, url }: PullRequest, world: World): Promise<boolean> {
  const repository = await world.repository();
  const [login, comments] = await Promise.all([repository.viewer(), repository.comments(number)]);
  const ours = oursOf(login, world);
  if (comments.some((comment) => believedHandover(comment, ours) !== null)) return true;
  const since = new Date(world.clock.now() - LOOK_BACK_MS).toISOString();
  const recent = await repository.recentComments('issue-comment', { since, mostPages: MOST_PAGES });
  const names = ({ marker }: { readonly marker: { readonly pullRequest: string | null } }): boolean =>
    marker.pullRequest?.toLowerCase() === url.toLowerCase();
  return [comments, recent.comments].some((rows) => ownComments(rows, ours).marked.some(names));
}

function nothingStarted(error: RepositoryError): RepositoryError {
  const { failure, status, message, hint } = error;
  const full = `Nothing was started, because we couldn't check which pull request was pushed. ${message}`;
  return new RepositoryError({ failure, status, message: full, hint, cause: error });
}
