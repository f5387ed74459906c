import type { CommentIntent } from '../event/intent.ts';
import type { ThreadComment } from '../ports/conversations.ts';
import { isOfLastDay, LINK_MAY_COME_MS, mayBeCorrected } from '../value/claim.ts';
import type { Marker } from '../value/marker.ts';
import { believedHandover, type Ours, ownComments } from '../value/own-comments.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { Job, LinkRules } from '../words/job.ts';
import type { CommentWorld, World } from '../world.ts';
import { type Ending, endingOfJob } from './ending.ts';
import { linkRules, lookAtJobs, type UnreadJob, unreadIn } from './linked.ts';
import type { OpenComment, Placed } from './settle-end.ts';

/** A status comment that says that a job made no pull request, and what the service says now: it names one. */
export interface LateLink {
  readonly comment: OpenComment;
  readonly job: Job;
}

/** Picks the newest comments that say that a job made no pull request, while its service may still name one. */
export function newestWithoutLink<C extends { readonly marker: Marker }>(
  comments: readonly C[],
  most: number,
  now: number,
): readonly C[] {
  return newestFirst(comments.filter(({ marker }) => mayBeCorrected(marker, now))).slice(0, most);
}

/** An unfinished job dates from its request: until when its run waits says nothing. */
function newestFirst<C extends { readonly marker: Marker }>(comments: readonly C[]): readonly C[] {
  const at = ({ marker: { state, askedAt, watchedUntil } }: C): number =>
    Date.parse(state === 'finished' ? watchedUntil : askedAt);
  return comments.toSorted((one, other) => at(other) - at(one));
}

/** A job of the last day can't have made an older pull request, unless it took longer than another day (ms). */
const MADE_WITHIN_MS = 48 * 60 * 60_000;
/** How many jobs a comment reads to find the one that made a pull request. */
export const MOST_FOR_COMMENT = 5;

/**
 * Checks whether the pull request that a person comments on is so new that a job of ours may have made it, although
 * nothing hands it over yet.
 */
export function mayBeOurs(
  { thread: { kind, createdAt }, comment }: CommentIntent,
  { clock, settings }: Pick<CommentWorld, 'clock' | 'settings'>,
): boolean {
  if (kind !== 'pull-request' || createdAt === undefined || comment.author.bot) return false;
  // Without that input, no write access is read.
  return settings.permission !== 'none' && clock.now() - Date.parse(createdAt) < MADE_WITHIN_MS;
}

/** Lists the comments of all threads that changed in the last day: one page of each kind. A failure is a warning. */
export async function listOfLastDay({ repository, clock, runner }: World): Promise<readonly Placed[]> {
  const wanted = { since: new Date(clock.now() - LINK_MAY_COME_MS).toISOString(), mostPages: 1 };
  try {
    const lists = await Promise.all([
      repository.recentComments('issue-comment', wanted),
      repository.recentComments('review-comment', wanted),
    ]);
    return lists.flatMap(({ comments }) => comments);
  } catch (error) {
    const failure = problemText(repositoryErrorOf(error));
    runner.warning(`Could not check whether a job of ours made this pull request: ${failure}`);
    return [];
  }
}

/**
 * Picks our status comments whose jobs may have made the pull request of a thread; none if it is handed over. Those that
 * name it come first, then the newest: only the service knows whether their jobs made it.
 */
export function possibleMakers(
  rows: readonly Placed[],
  { url, comments, ours }: { readonly url: string; readonly comments: readonly ThreadComment[]; readonly ours: Ours },
  { clock }: Pick<World, 'clock'>,
): readonly OpenComment[] {
  if (comments.some((comment) => comment.review === null && believedHandover(comment, ours) !== null)) return [];
  const now = clock.now();
  const possible = newestFirst(ownComments(rows, ours).marked.filter(({ marker }) => mayHaveMade(marker, url, now)));
  const naming = possible.filter(({ marker }) => names(marker, url));
  return [...naming, ...possible.filter((comment) => !naming.includes(comment))].slice(0, MOST_FOR_COMMENT);
}

/**
 * Its hand-over may still be owed: the run that ended it writes the status comment first, or died before. A job that is
 * not known to have ended may have made it, too.
 */
function mayHaveMade(marker: Marker, url: string, now: number): boolean {
  if (mayBeCorrected(marker, now)) return true;
  if (marker.jobId === null || !isOfLastDay(marker, now)) return false;
  return marker.pullRequest === null ? marker.state === 'started' : names(marker, url);
}

function names({ pullRequest }: Marker, url: string): boolean {
  return pullRequest?.toLowerCase() === url.toLowerCase();
}

/** Makes the ending of a job whose pull request the service has named after its end; null if it names none. */
export function endingWithLateLink(job: Job, links: LinkRules): Ending | null {
  const ending = { ...endingOfJob(job, links), endedBefore: true };
  return ending.view.outcome === 'pull-request' ? ending : null;
}

/** What the service says about the jobs of some status comments. */
export interface ReadAgain {
  /** All that the service showed. */
  readonly jobs: readonly Job[];
  /** Those of comments that must be corrected, because the service names a pull request now. */
  readonly links: readonly LateLink[];
  readonly unread: readonly UnreadJob[];
}

/** Reads the jobs of some status comments again. */
export async function readJobsAgain(
  comments: readonly OpenComment[],
  world: Pick<World, 'service' | 'clock' | 'runner' | 'run' | 'settings'>,
): Promise<ReadAgain> {
  const seen = await lookAtJobs(
    comments.flatMap(({ marker: { jobId } }) => jobId ?? []),
    world,
  );
  const shown = comments.flatMap((comment) => {
    const reading = seen.get(comment.marker.jobId ?? '');
    return reading?.kind === 'job' ? [{ comment, job: reading.job }] : [];
  });
  const now = world.clock.now();
  const isLate = ({ comment, job }: LateLink): boolean =>
    mayBeCorrected(comment.marker, now) && endingWithLateLink(job, linkRules(world)) !== null;
  return {
    jobs: shown.map(({ job }) => job),
    links: shown.filter(isLate),
    unread: unreadIn(seen),
  };
}
