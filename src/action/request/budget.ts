import type { CommentRef } from '../ports/conversations.ts';
import { oursOf, ownComments, sameComment } from '../value/own-comments.ts';
import type { Usage } from '../wording/job-summary.ts';
import type { World } from '../world.ts';

/** How long a request counts (ms). */
const COUNTED_FOR_MS = 24 * 60 * 60_000;
/** For each kind of comment. */
const MOST_PAGES = 10;

type Known = { readonly login?: string; readonly except?: CommentRef | null };

/** `except`: this run goes on in that comment. There is no lock: two runs at the same moment may both pass. */
export async function readUsage({ login, except = null }: Known, world: World): Promise<Usage | null> {
  const { clock, repository, settings } = world;
  const limit = settings.maxJobsPerDay;
  if (limit === null) return null;
  // Our own login costs a request, so it is read only if there is a limit.
  const ours = oursOf(login ?? (await repository.viewer()), world);
  const now = clock.now();
  const from = now - COUNTED_FOR_MS;
  const wanted = { since: new Date(from).toISOString(), mostPages: MOST_PAGES };
  const reads = (['issue-comment', 'review-comment'] as const).map((kind) => repository.recentComments(kind, wanted));
  const lists = await Promise.all(reads);
  const all = lists.flatMap(({ comments }) => comments);
  const counted = ownComments(all, ours)
    .marked.filter((comment) => !sameComment(comment, except) && comment.marker.state !== 'not-created')
    .map(({ marker }) => Math.min(Date.parse(marker.askedAt), now))
    .filter((askedAt) => askedAt > from)
    .toSorted((one, other) => one - other);
  // The next request fits once enough of these are a day old.
  const blocking = counted[Math.max(0, counted.length - limit)] ?? from;
  return { used: counted.length, limit, cut: lists.some(({ cut }) => cut), nextAt: blocking + COUNTED_FOR_MS };
}

/** Counts in a run that requests nothing; null without a limit, or if it can't be read. */
export async function usageSoFar(world: World): Promise<Usage | null> {
  return world.runner.cancelled.aborted ? null : readUsage({}, world).catch(() => null);
}
