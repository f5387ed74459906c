import { problemText, repositoryErrorOf } from '../../errors.ts';
import { isFinal, type PullRequestLink } from '../../jobs/job.ts';
import { duration } from '../../jobs/progress.ts';
import type { CommentRef, ThreadComment } from '../../ports/conversations.ts';
import type { JobReader, JobReading } from '../../ports/jobs.ts';
import { authorize } from '../../thread/authorize.ts';
import { endBelievedFrom, isWatched } from '../../thread/claim.ts';
import type { Marker } from '../../thread/marker.ts';
import type { EndRef } from '../../thread/notice.ts';
import { isNeverSent, type Ours, type OwnComment, type OwnComments } from '../../thread/own-comments.ts';
import { readMarker } from '../../thread/read-marker.ts';
import { recordOf, type StatusRecord } from '../../thread/record.ts';
import { type PlacedComment, requestingComment } from '../../thread/requesting-comment.ts';
import { rightOf, type Writer } from '../../thread/rights.ts';
import { originOf } from '../../thread/status-comment.ts';
import { owed } from '../finish/announce.ts';
import { confirmed } from '../finish/confirm-end.ts';
import type { End, HandedOver } from '../finish/end.ts';
import { finish } from '../finish/finish.ts';
import { ONLY_FOLLOWED } from '../finish/hand-over.ts';
import {
  endingNotCreated,
  endingOfJob,
  endingRemembered,
  endingUnknown,
  endingWords,
  type JobEnding,
  NEVER_NOTED,
  NEVER_SENT,
  neverRequested,
} from '../finish/job-ending.ts';
import { noticeClaimOf } from '../finish/notice-claim.ts';
import { isOwnPullRequest, withPullRequest } from '../finish/pull-request-facts.ts';
import { isFollowersMarker } from '../job-request.ts';
import { linkRules, type SettleWorld } from '../world.ts';

/** One of our status comments, with the thread it is in. */
export type OpenComment = OwnComment<ThreadComment & { readonly thread: number }>;

/** The result of checking one open thread. */
export interface Settled {
  readonly kind: 'settled' | 'running' | 'still-open' | 'failed';
  readonly thread: number;
  readonly id: number;
  readonly url: string;
  /** May quote the service. */
  readonly words: string;
  /** Why the request failed, if this run has found that out; may quote the service. */
  readonly problem?: string | null;
  /** The end whose notice this run has claimed: the answer to `status` reports it. */
  readonly reports?: Reported;
}

/** An end that the answer to `status` reports, and its status comment if nothing else about it is left to announce. */
export interface Reported {
  readonly end: EndRef;
  readonly record: StatusRecord | null;
  /** UTC, ms: the claim is not older than this. */
  readonly claimedAfter: number;
}

/** A job that completed without a pull request: its link may still appear, so it is read once more. */
export interface Unlinked {
  readonly kind: 'unlinked';
  readonly comment: OpenComment;
  /** Monotonic, ms. */
  readonly seenAt: number;
}

export interface SettleRequest {
  readonly ours: Ours;
  /** What was read to find the status comments: it may hold the comments that requested the jobs. */
  readonly listed: readonly PlacedComment[];
  /** See `OwnComments`. */
  readonly answered: OwnComments['answered'];
  /** Someone requested the state: also read jobs that a run still watches, and reopen `no-news`. */
  readonly onRequest: boolean;
}

export interface SettleOptions extends SettleRequest {
  readonly jobs: JobReader;
  /** All status comments that were read: they show which request a comment only follows. */
  readonly marked: readonly OpenComment[];
  /** This is the second read of a job without a link. Its result counts. */
  readonly again?: true;
}

/** A job that has not ended after this long is no longer checked (ms). */
const NO_NEWS_MS = 7 * 24 * 60 * 60_000;
/** Neither `settle` nor `status` owns what it updates. */
export const WRITER: Writer = { kind: 'other' };

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
  world: SettleWorld,
): Promise<Settled | Unlinked> {
  const { marker } = comment;
  const { state, jobId, outcome } = marker;
  if (isNeverSent(marker, options)) return settleEnd(comment, endingNotCreated(neverRequested(marker)), options, world);
  if (state === 'not-created') return settleEnd(comment, { view: KEPT_REASON, job: null }, options, world);
  if (state === 'waiting') return settleEnd(comment, endingNotCreated(NEVER_SENT), options, world);
  if (state === 'starting' || state === 'unknown' || jobId === null)
    return settleEnd(comment, endingUnknown(NEVER_NOTED), options, world);
  if (outcome !== null && outcome !== 'no-news') {
    const readJob = (id: string): Promise<JobReading> => options.jobs.readJob(id, world.runner.cancelled);
    const remembered = endingRemembered({ ...marker, outcome }, linkRules(world));
    return settleEnd(comment, await confirmed(remembered, { marker, readJob }, world), options, world);
  }
  const reading = await options.jobs.readJob(jobId, world.runner.cancelled);
  const hasNews = outcome !== null || world.clock.now() - Date.parse(marker.askedAt) <= NO_NEWS_MS;
  const isSilent = !hasNews && !isWatched(marker, world.clock.now());
  if (reading.kind === 'job' && isFinal(reading.job) && world.clock.now() >= endBelievedFrom(marker)) {
    const { status, prLink } = reading.job;
    if (status === 'completed' && prLink === null && options.again !== true)
      return { kind: 'unlinked', comment, seenAt: world.clock.monotonic() };
    return settleEnd(comment, endingOfJob(reading.job, linkRules(world)), options, world);
  }
  // Only a service that answers can have no news: any other failure may end tomorrow.
  if (isSilent && (reading.kind === 'job' || reading.kind === 'missing'))
    return settleEnd(comment, { view: NO_NEWS, job: reading.kind === 'job' ? reading.job : null }, options, world);
  if (reading.kind === 'job') return settled('running', comment, `the job ${jobId} is running`);
  return settled('failed', comment, `Could not check the job ${jobId}: ${problemOf(reading, options)}`);
}

const NO_NEWS = { state: 'finished', outcome: 'no-news', link: null, unlinked: null } as const;
/** The comment already says why, and its text stays unchanged. */
const KEPT_REASON = { state: 'not-created', problem: { message: '', hint: '' } } as const;

/** Says why a job couldn't be read, and what happens next. */
function problemOf(reading: Exclude<JobReading, { readonly kind: 'job' }>, { onRequest }: SettleRequest): string {
  if (reading.kind !== 'failed') return problemText(reading.problem);
  const wait = reading.retryAfterMs === null ? '' : ` The service asks to wait ${duration(reading.retryAfterMs)}.`;
  return `${reading.problem.message}${wait} ${onRequest ? 'Ask again later.' : 'The next settle run checks again.'}`;
}

/** Writes the end of a request that no run watches, and announces it. */
async function settleEnd(
  comment: OpenComment,
  known: JobEnding,
  options: SettleOptions,
  world: SettleWorld,
): Promise<Settled> {
  const { marker } = comment;
  const { clock, settings } = world;
  if (rightOf(WRITER, marker, clock.now()) === 'never') {
    const words = endingWords(known, marker).sentence;
    return settled('still-open', comment, `${words} The run that follows it updates the comment.`);
  }
  const ending = await withFacts(comment, known, world);
  const isSaid = marker.state === ending.view.state && marker.outcome === outcomeOf(ending);
  const words = isSaid ? REPORTED : endingWords(ending, marker).sentence;
  if (settings.dryRun) return settled('settled', comment, words);
  const record = recordOf({
    ...{ ours: options.ours, conversation: { thread: comment.thread, review: comment.review }, comment },
    ...{ base: marker, instruction: { keptFrom: comment.body }, origin: originOf(comment) },
  });
  const { view, job, pull = null } = ending;
  const claimedOn = noticeClaimOf(comment, options.marked);
  const claimedAfter = clock.now();
  const { end, error, missing, ...finished } = await finish(
    record,
    {
      ...{ view, job, pull, writer: WRITER, unattended: true, jobId: marker.jobId },
      isUnconfirmed: ending.isUnconfirmed ?? false,
      endedAt: view.state === 'finished' ? { before: clock.now() } : null,
      causedBy: await causedBy(comment, options, world),
      followed: claimedOn,
      ...(options.onRequest ? { answered: true } : {}),
      handover: () => handoverText(comment, options, world),
    },
    world,
  );
  if (end === 'overtaken') return settled('still-open', comment, 'another run has just updated it');
  if (end === 'gone') return settled('still-open', comment, 'its comment was deleted');
  if (error !== null) throw error;
  if (ending.isUnconfirmed && missing.has('handover')) return settled('failed', comment, UNCONFIRMED);
  const left = [...missing.values()];
  if (left.includes('failed')) return settled('failed', comment, 'the end could not be reported');
  const isLater = left.includes('later');
  const done = settled(isLater ? 'still-open' : 'settled', comment, isLater ? LATER : words);
  const problem = isSaid ? null : (endingWords(ending, marker).problem?.message ?? null);
  if (!left.includes('held')) return { ...done, problem };
  return {
    ...done,
    problem,
    reports: {
      end: `${claimedOn.kind}/${claimedOn.id}`,
      record: missing.size === 1 ? finished.record : null,
      claimedAfter,
    },
  };
}

const REPORTED = 'the end was reported';
const UNCONFIRMED = 'the service did not say which pull request the job has made, so that was not handed over';
const LATER = 'another run may still be reporting the end';

function outcomeOf({ view }: JobEnding): Marker['outcome'] {
  return view.state === 'finished' ? view.outcome : null;
}

/** Only the pull request shows whether a follow-up changed anything, and the hand-over needs our own. */
async function withFacts({ marker, body }: OpenComment, ending: JobEnding, world: SettleWorld): Promise<JobEnding> {
  const { view, job } = ending;
  if (job === null || view.state !== 'finished' || view.outcome === 'no-news') return ending;
  const isRead = marker.request === 'message' || (view.link !== null && mayBeOwn(view.link, body, world));
  return isRead ? { job, ...(await withPullRequest(view, marker, world)) } : ending;
}

/** The repository may have been renamed since the comment was written, and the service may not know it yet. */
function mayBeOwn(link: PullRequestLink, body: string, world: SettleWorld): boolean {
  const written = readMarker(body);
  const before = written.kind === 'marker' ? written.marker.repository.name : '';
  return isOwnPullRequest(link, world) || link.repository.toLowerCase() === before.toLowerCase();
}

async function handoverText(
  comment: OpenComment,
  { listed }: SettleOptions,
  world: SettleWorld,
): ReturnType<End['handover']> {
  const { marker, body } = comment;
  if (isFollowersMarker(marker)) return ONLY_FOLLOWED;
  const requester = await requesterOf(comment, listed, world);
  return { requester, instruction: { keptFrom: body }, ...(await reviewerFor(comment, requester, world)) };
}

/** A marker can be forged: only who requested the job, or may request one now, is asked for a review. */
async function reviewerFor(
  { marker: { reviewer, trigger } }: OpenComment,
  requester: string | null,
  world: SettleWorld,
): Promise<Pick<HandedOver, 'reviewer'>> {
  if (reviewer === undefined) return {};
  if (trigger.kind !== 'run') return requester?.toLowerCase() === reviewer.toLowerCase() ? { reviewer } : {};
  const person = { id: null, login: reviewer, bot: false, viaApp: null };
  try {
    return (await authorize(person, world.settings, world.repository)).permitted ? { reviewer } : {};
  } catch (error) {
    world.runner.debug(`Could not check who requested the job: ${repositoryErrorOf(error).message}`);
    return {};
  }
}

/** Returns the comment that gets the reaction; null if there is none in this thread. */
async function causedBy(
  comment: OpenComment,
  { listed }: SettleOptions,
  world: SettleWorld,
): Promise<CommentRef | null> {
  const { trigger, told } = comment.marker;
  if (trigger.kind === 'run' || told.includes('reaction')) return null;
  try {
    const request = await requestingComment(comment, listed, world.repository);
    return request === null ? null : { kind: request.kind, id: request.id };
  } catch (error) {
    world.runner.warning(`Could not read who requested the job: ${problemText(repositoryErrorOf(error))}`);
    return null;
  }
}

/** Reads who requested a job by comment. Null for a step's job, and if the comment is gone or can't be read. */
async function requesterOf(
  comment: OpenComment,
  listed: readonly PlacedComment[],
  { repository, runner }: SettleWorld,
): Promise<string | null> {
  try {
    return (await requestingComment(comment, listed, repository))?.author ?? null;
  } catch (error) {
    runner.debug(`Could not read who requested the job: ${repositoryErrorOf(error).message}`);
    return null;
  }
}

function settled(kind: Settled['kind'], { thread, id, url }: OpenComment, words: string): Settled {
  return { kind, thread, id, url, words };
}
