import type { CommentIntent } from '../event/intent.ts';
import type { ThreadComment } from '../ports/conversations.ts';
import { isOfLastDay, LINK_MAY_COME_MS, mayBeCorrected } from '../value/claim.ts';
import type { Marker } from '../value/marker.ts';
import type { OwnComment } from '../value/own-comments.ts';
import { problemText } from '../words/errors.ts';
import type { Job } from '../words/job.ts';
import type { CommentWorld, World } from '../world.ts';
import { type Ending, endingOfJob } from './ending.ts';
import { linkRules, lookAtJob } from './linked.ts';
import { orWarn } from './react.ts';

/** With the number of its thread. */
export type Placed = ThreadComment & { readonly thread: number };
/** One of our status comments. */
export type OpenComment = OwnComment<Placed>;

/** A status comment, and its job as the service shows it now. */
export type LateLink = Readonly<{ comment: OpenComment; job: Job }>;

/** Picks the newest comments that say that a job made no pull request, while its service may still name one. */
export function newestWithoutLink(comments: readonly OpenComment[], most: number, now: number): readonly OpenComment[] {
  return newestFirst(comments.filter(({ marker }) => mayBeCorrected(marker, now))).slice(0, most);
}

/** An unfinished job dates from its request: until when its run waits says nothing. */
function newestFirst(comments: readonly OpenComment[]): readonly OpenComment[] {
  const at = ({ marker: { state, askedAt, watchedUntil } }: OpenComment): number =>
    Date.parse(state === 'finished' ? watchedUntil : askedAt);
  return comments.toSorted((one, other) => at(other) - at(one));
}

/** A job of the last day can't have made an older pull request, unless it took longer than another day (ms). */
const MADE_WITHIN_MS = 48 * 60 * 60_000;
/** How many jobs a comment reads to find the one that made a pull request. */
export const MOST_FOR_COMMENT = 5;

/** One page of each kind, if a job of ours may have made this new pull request, although nothing hands it over yet. */
export async function listOfLastDay(intent: CommentIntent, world: CommentWorld): Promise<readonly Placed[]> {
  const { repository, clock } = world;
  const { kind, createdAt } = intent.thread;
  // With `permission: none`, no write access is read.
  if (kind === 'issue' || intent.comment.author.bot || world.settings.permission === 'none') return [];
  if (createdAt === undefined || clock.now() - Date.parse(createdAt) >= MADE_WITHIN_MS) return [];
  const wanted = { since: new Date(clock.now() - LINK_MAY_COME_MS).toISOString(), mostPages: 1 };
  const reads = (['issue-comment', 'review-comment'] as const).map((each) => repository.recentComments(each, wanted));
  const failed = 'Could not check whether a job of ours made this pull request';
  const lists = await orWarn(Promise.all(reads), failed, world.runner);
  return lists?.flatMap(({ comments }) => comments) ?? [];
}

/** Those that name the pull request come first, then the newest: only the service knows whether their jobs made it. */
export function possibleMakers(marked: readonly OpenComment[], url: string, now: number): readonly OpenComment[] {
  const possible = newestFirst(marked.filter(({ marker }) => mayHaveMade(marker, url, now)));
  const rank = ({ marker }: OpenComment): number => (names(marker, url) ? 0 : 1);
  return possible.toSorted((one, other) => rank(one) - rank(other)).slice(0, MOST_FOR_COMMENT);
}

/** Its hand-over may be owed: the run that ended it writes the status comment first, or died. It may not have ended. */
function mayHaveMade(marker: Marker, url: string, now: number): boolean {
  if (mayBeCorrected(marker, now)) return true;
  if (marker.jobId === null || !isOfLastDay(marker, now)) return false;
  return marker.pullRequest === null ? marker.state === 'started' : names(marker, url);
}

function names({ pullRequest }: Marker, url: string): boolean {
  return pullRequest?.toLowerCase() === url.toLowerCase();
}

/** Makes the ending of a job whose pull request the service has named after its end; null if it names none. */
export function endingWithLateLink(job: Job, world: Pick<World, 'run' | 'settings'>): Ending | null {
  const ending = { ...endingOfJob(job, linkRules(world)), endedBefore: true };
  return ending.view.outcome === 'pull-request' ? ending : null;
}

/** A job that may exist, but that the service does not show; `why` is one or two sentences. */
export type UnreadJob = Readonly<Record<'jobId' | 'why', string>>;

/** In the order of the comments. `links`: of those that must be corrected, because the service names a pull request. */
type ReadAgain = Readonly<{ jobs: readonly Job[]; links: readonly LateLink[]; unread: readonly UnreadJob[] }>;

/** Reads the jobs of status comments at the same time, each once. */
export async function readJobsAgain(comments: readonly OpenComment[], world: World): Promise<ReadAgain> {
  const ids = [...new Set(comments.flatMap(({ marker: { jobId } }) => jobId ?? []))];
  const seen = new Map(await Promise.all(ids.map(async (id) => [id, await lookAtJob(id, world)] as const)));
  const shown = comments.flatMap((comment) => {
    const reading = seen.get(comment.marker.jobId ?? '');
    return reading?.kind === 'job' ? [{ comment, job: reading.job }] : [];
  });
  const now = world.clock.now();
  const links = shown.filter(
    ({ comment, job }) => mayBeCorrected(comment.marker, now) && endingWithLateLink(job, world) !== null,
  );
  const unread = [...seen].flatMap(([jobId, reading]) => {
    // That the service knows no such job is an answer.
    if (reading.kind === 'job' || reading.kind === 'missing') return [];
    // The hint of a failure is about polling.
    return [{ jobId, why: reading.kind === 'failed' ? reading.problem.message : problemText(reading.problem) }];
  });
  return { jobs: shown.map(({ job }) => job), links, unread };
}
