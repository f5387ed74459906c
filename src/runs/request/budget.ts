import { repositoryErrorOf } from '../../errors.ts';
import type { CommentRef } from '../../ports/conversations.ts';
import { type OwnComment, ownComments } from '../../thread/own-comments.ts';
import { minute } from '../../wording/amounts.ts';
import { oursOf, type World } from '../world.ts';
import { isFollowersMarker } from './job-request.ts';

/** How long a request counts (ms). */
const COUNTED_FOR_MS = 24 * 60 * 60_000;
/** For each kind of comment. */
const MOST_PAGES = 10;

/** How much of the daily budget is used, according to the status comments of the last 24 hours. */
export interface Usage {
  readonly used: number;
  readonly limit: number;
  /** There are more comments than were read, so `used` is a minimum. */
  readonly cut: boolean;
  /** UTC, ms: when the next request is possible if the budget is used up. */
  readonly nextAt: number;
}

/**
 * Counts the jobs and follow-ups of the last 24 hours, except one whose comment this run goes on in; null without a
 * limit. There is no lock: two runs at the same moment may both pass. Throws `RepositoryError`: then nothing may start.
 */
export async function readUsage(
  { login, except = null }: { readonly login: string; readonly except?: CommentRef | null },
  world: World,
): Promise<Usage | null> {
  const limit = world.settings.maxJobsPerDay;
  if (limit === null) return null;
  const from = world.clock.now() - COUNTED_FOR_MS;
  const wanted = { since: new Date(from).toISOString(), mostPages: MOST_PAGES };
  const { repository } = world;
  const [talk, diffs] = await Promise.all([
    repository.recentComments('issue-comment', wanted),
    repository.recentComments('review-comment', wanted),
  ]);
  const { marked } = ownComments([...talk.comments, ...diffs.comments], oursOf(login, world));
  const others = marked.filter(({ kind, id }) => kind !== except?.kind || id !== except.id);
  return { ...usageOf(others, { from, limit }), limit, cut: talk.cut || diffs.cut };
}

/** Counts requests since `from` (UTC, ms), whatever their result, except those the service certainly
 * didn't accept. A step that only follows a job requested nothing. */
function usageOf(
  marked: readonly OwnComment[],
  { from, limit }: { readonly from: number; readonly limit: number },
): Pick<Usage, 'used' | 'nextAt'> {
  const counted = marked
    .filter(({ marker }) => marker.state !== 'not-created' && !isFollowersMarker(marker))
    .filter(({ marker }) => Date.parse(marker.askedAt) > from)
    .map(({ marker }) => Date.parse(marker.askedAt))
    .toSorted((one, other) => one - other);
  // The next request fits once enough of these are a day old.
  const blocking = counted[Math.max(0, counted.length - limit)] ?? from;
  return { used: counted.length, nextAt: blocking + COUNTED_FOR_MS };
}

/** Says why nothing is started, if the budget is used up; null if there is room. */
export function whyOverBudget(usage: Usage | null): string | null {
  if (usage === null || usage.used < usage.limit) return null;
  const many = `${usage.cut ? 'at least ' : ''}${usage.used}`;
  return `Nothing was started: ${many} of ${usage.limit} jobs and follow-ups were requested in the last 24 hours. The next one is possible on ${minute(usage.nextAt)}. The input \`max-jobs-per-day\` sets the limit.`;
}

/** Says how much of the budget is used with the request of this run; null without a limit. */
export function usageLine(usage: Usage | null): string | null {
  return usage === null ? null : lineOf({ ...usage, used: usage.used + 1 });
}

/** Says how much of the budget is used, without a request of this run; null without a limit. */
export function usedLine(usage: Usage | null): string | null {
  return usage === null ? null : lineOf(usage);
}

/** Counts in a run that requests nothing; null without a limit, or if it can't be read. */
export async function usageSoFar(world: World): Promise<Usage | null> {
  if (world.settings.maxJobsPerDay === null || world.runner.cancelled.aborted) return null;
  try {
    return await readUsage({ login: await world.repository.viewer() }, world);
  } catch (error) {
    world.runner.debug(`Could not count the jobs of the last 24 hours: ${repositoryErrorOf(error).message}`);
    return null;
  }
}

function lineOf({ used, limit, cut }: Usage): string {
  return `${cut ? 'At least ' : ''}${used} of ${limit} jobs today`;
}
