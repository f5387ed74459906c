import type { JobReading } from '../ports/jobs.ts';
import { endBelievedFrom, isWatched } from '../value/claim.ts';
import type { Marker } from '../value/marker.ts';
import { rightOf } from '../value/rights.ts';
import { duration } from '../wording/amounts.ts';
import { NEVER_NOTED, NEVER_SENT } from '../wording/not-sent.ts';
import type { Settled } from '../wording/settling.ts';
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
  const isOpen =
    marker.state === 'started' || marker.state === 'starting' || marker.state === 'waiting' || owed(marker).length > 0;
  return isOpen && !isWatched(marker, now) && rightOf(WRITER, marker, now) !== 'never';
}

/** Updates one status comment with at most one read of the job. Throws `RepositoryError`. */
export async function settleComment(
  comment: OpenComment,
  options: SettleOptions,
  world: World,
): Promise<Settled | Unlinked> {
  const found = (await lateLink(comment, options, world)) ?? (await knownOrRead(comment, options, world));
  return found.kind === 'end' ? settleEnd(comment, found.ending, options, world) : found;
}

interface FoundEnd {
  readonly kind: 'end';
  readonly ending: Ending;
}

/** A job whose end no comment shows. */
interface Unread {
  readonly kind: 'unread';
  readonly jobId: string;
}

async function knownOrRead(
  comment: OpenComment,
  options: SettleOptions,
  world: World,
): Promise<FoundEnd | Settled | Unlinked> {
  const known = await knownEnd(comment, options, world);
  return known.kind === 'end' ? known : endByReading({ ...known, comment }, options, world);
}

/** Asks the service for the pull request of a job that ended without one; null if the end that is known must be announced. */
async function lateLink(
  comment: OpenComment,
  { mayBeCorrected, ...options }: SettleOptions,
  world: World,
): Promise<FoundEnd | Settled | null> {
  const { jobId } = comment.marker;
  if (!mayBeCorrected || jobId === null) return null;
  const reading = await options.jobs.readJob(jobId, world.runner.cancelled);
  const ending = reading.kind === 'job' ? endingWithLateLink(reading.job, linkRules(world)) : null;
  if (ending !== null) return { kind: 'end', ending };
  if (owed(comment.marker).length > 0) return null;
  return reading.kind === 'refused' || reading.kind === 'failed'
    ? notRead({ comment, jobId, reading }, options)
    : settled('unchanged', comment, 'the job has no pull request');
}

/** Finds the end of a request that its comment shows, or that never got a job. */
async function knownEnd({ marker }: OpenComment, options: SettleOptions, world: World): Promise<FoundEnd | Unread> {
  const { state, jobId, outcome } = marker;
  const end = (ending: Ending): FoundEnd => ({ kind: 'end', ending });
  if (state === 'not-created') return end(NOT_CREATED_KEPT);
  if (state === 'waiting') return end(endingNotCreated(NEVER_SENT));
  if (state === 'starting' || state === 'unknown' || jobId === null) return end(endingUnknown(NEVER_NOTED));
  if (outcome === null || outcome === 'no-news') return { kind: 'unread', jobId };
  const readJob = (id: string): Promise<JobReading> => options.jobs.readJob(id, world.runner.cancelled);
  return end(await confirmed(endingRemembered({ ...marker, outcome }, linkRules(world)), { marker, readJob }, world));
}

/** Asks the service whether the job has ended. */
async function endByReading(
  { jobId, comment }: Pick<Unread, 'jobId'> & { readonly comment: OpenComment },
  options: SettleOptions,
  { runner, clock, ...world }: World,
): Promise<FoundEnd | Settled | Unlinked> {
  const { marker } = comment;
  const reading = await options.jobs.readJob(jobId, runner.cancelled);
  const now = clock.now();
  if (reading.kind === 'job' && isFinal(reading.job) && now >= endBelievedFrom(marker)) {
    if (mayGetLink(reading.job) && !options.again) return { kind: 'unlinked', comment, seenAt: clock.monotonic() };
    return { kind: 'end', ending: { ...endingOfJob(reading.job, linkRules(world)), endedBefore: options.endedBefore } };
  }
  const hasNews = marker.outcome !== null || now - Date.parse(marker.askedAt) <= NO_NEWS_MS;
  const isSilent = !hasNews && !isWatched(marker, now);
  // Only a service that answers can have no news: any other failure may end tomorrow.
  if (isSilent && (reading.kind === 'job' || reading.kind === 'missing'))
    return { kind: 'end', ending: withoutNews(reading.kind === 'job' ? reading.job : null) };
  if (reading.kind === 'job') return settled('running', comment, `the job ${jobId} is running`);
  return notRead({ comment, jobId, reading }, options);
}

function notRead(
  {
    comment,
    jobId,
    reading,
  }: Pick<Unread, 'jobId'> & {
    readonly comment: OpenComment;
    readonly reading: Exclude<JobReading, { readonly kind: 'job' }>;
  },
  request: Pick<SettleRequest, 'onRequest'>,
): Settled {
  return settled('failed', comment, `Could not check the job ${jobId}: ${problemOf(reading, request)}`);
}

/** Says why a job couldn't be read, and what happens next. */
function problemOf(
  reading: Exclude<JobReading, { readonly kind: 'job' }>,
  { onRequest }: Pick<SettleRequest, 'onRequest'>,
): string {
  if (reading.kind !== 'failed') return problemText(reading.problem);
  const wait = reading.retryAfterMs === null ? '' : ` The service asks to wait ${duration(reading.retryAfterMs)}.`;
  return `${reading.problem.message}${wait} ${onRequest ? 'Ask again later.' : 'The next settle run checks again.'}`;
}
