import type { JobReading } from '../ports/jobs.ts';
import { endBelievedFrom, isWatched } from '../value/claim.ts';
import { isUnfinished, type Marker } from '../value/marker.ts';
import { rightOf } from '../value/rights.ts';
import { duration } from '../wording/amounts.ts';
import type { Settled } from '../wording/settling.ts';
import { NEVER_NOTED, NEVER_SENT } from '../wording/why-not.ts';
import { problemText } from '../words/errors.ts';
import { isFinal, mayGetLink } from '../words/job.ts';
import type { World } from '../world.ts';
import {
  type Ending,
  endingNotCreated,
  endingOfJob,
  endingRemembered,
  endingUnknown,
  NOT_CREATED_KEPT,
  owed,
  withoutNews,
} from './ending.ts';
import { confirmed } from './handover.ts';
import { endingWithLateLink } from './late-link.ts';
import { linkRules } from './linked.ts';
import {
  type OpenComment,
  type SettleOptions,
  type SettleRequest,
  settled,
  settleEnd,
  type Unlinked,
  WRITER,
} from './settle-end.ts';

/** A job that has not ended after this long is no longer checked (ms). */
const NO_NEWS_MS = 7 * 24 * 60 * 60_000;

/**
 * Checks whether a status comment may be out of date: a running job, an unfinished start, or an end not fully
 * announced.
 */
export function needsSettling(marker: Marker, now: number, { onRequest }: Pick<SettleRequest, 'onRequest'>): boolean {
  if (onRequest && (marker.state === 'started' || marker.outcome === 'no-news')) return true;
  const isOpen = isUnfinished(marker) || owed(marker).length > 0;
  return isOpen && !isWatched(marker, now) && rightOf(WRITER, marker, now) !== 'never';
}

/** Updates one status comment with at most one read of the job. Throws `RepositoryError`. */
export async function settleComment(
  comment: OpenComment,
  options: SettleOptions,
  world: World,
): Promise<Settled | Unlinked> {
  const { jobId } = comment.marker;
  const found =
    (await lateLink(comment, options, world)) ??
    (await knownEnd(comment, options, world)) ??
    (jobId === null ? endingUnknown(NEVER_NOTED) : await endByReading({ comment, jobId }, options, world));
  return 'kind' in found ? found : settleEnd(comment, found, options, world);
}

interface WithJob {
  readonly comment: OpenComment;
  readonly jobId: string;
}

type NoJob = Exclude<JobReading, { readonly kind: 'job' }>;

/** Asks the service for the pull request of a job that ended without one; null if the end that is known must be announced. */
async function lateLink(
  comment: OpenComment,
  { mayBeCorrected, ...options }: SettleOptions,
  world: World,
): Promise<Ending | Settled | null> {
  const { jobId } = comment.marker;
  if (!mayBeCorrected || jobId === null) return null;
  const reading = await options.jobs.readJob(jobId, world.runner.cancelled);
  const ending = reading.kind === 'job' ? endingWithLateLink(reading.job, linkRules(world)) : null;
  if (ending !== null) return ending;
  if (owed(comment.marker).length > 0) return null;
  return reading.kind === 'refused' || reading.kind === 'failed'
    ? notRead({ comment, jobId, reading }, options)
    : settled('unchanged', comment, 'the job has no pull request');
}

/** Finds the end of a request that its comment shows, or that never got a job; null if only the service knows it. */
async function knownEnd({ marker }: OpenComment, { jobs }: SettleOptions, world: World): Promise<Ending | null> {
  const { state, outcome } = marker;
  if (state === 'not-created') return NOT_CREATED_KEPT;
  if (state === 'waiting') return endingNotCreated(NEVER_SENT);
  if (state === 'starting' || state === 'unknown') return endingUnknown(NEVER_NOTED);
  if (outcome === null || outcome === 'no-news') return null;
  return confirmed(endingRemembered({ ...marker, outcome }, linkRules(world)), { marker, jobs }, world);
}

/** Asks the service whether the job has ended. */
async function endByReading(
  { comment, jobId }: WithJob,
  options: SettleOptions,
  { runner, clock, ...world }: World,
): Promise<Ending | Settled | Unlinked> {
  const { marker } = comment;
  const reading = await options.jobs.readJob(jobId, runner.cancelled);
  const now = clock.now();
  if (reading.kind === 'job' && isFinal(reading.job) && now >= endBelievedFrom(marker)) {
    if (mayGetLink(reading.job) && !options.again) return { kind: 'unlinked', comment, seenAt: clock.monotonic() };
    return { ...endingOfJob(reading.job, linkRules(world)), endedBefore: options.endedBefore };
  }
  const hasNews = marker.outcome !== null || now - Date.parse(marker.askedAt) <= NO_NEWS_MS;
  const isSilent = !hasNews && !isWatched(marker, now);
  // Only a service that answers can have no news: any other failure may end tomorrow.
  if (isSilent && (reading.kind === 'job' || reading.kind === 'missing'))
    return withoutNews(reading.kind === 'job' ? reading.job : null);
  if (reading.kind === 'job') return settled('running', comment, `the job ${jobId} is running`);
  return notRead({ comment, jobId, reading }, options);
}

function notRead(
  { comment, jobId, reading }: WithJob & { readonly reading: NoJob },
  request: Pick<SettleRequest, 'onRequest'>,
): Settled {
  return settled('failed', comment, `Could not check the job ${jobId}: ${problemOf(reading, request)}`);
}

/** Says why a job couldn't be read, and what happens next. */
function problemOf(reading: NoJob, { onRequest }: Pick<SettleRequest, 'onRequest'>): string {
  if (reading.kind !== 'failed') return problemText(reading.problem);
  const wait = reading.retryAfterMs === null ? '' : ` The service asks to wait ${duration(reading.retryAfterMs)}.`;
  return `${reading.problem.message}${wait} ${onRequest ? 'Ask again later.' : 'The next settle run checks again.'}`;
}
