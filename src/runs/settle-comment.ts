import { problemText } from '../errors.ts';
import { isFinal, type Job } from '../jobs/job.ts';
import { duration } from '../jobs/progress.ts';
import type { JobReader, JobReading } from '../ports.ts';
import { endBelievedFrom, isStale, isWatched } from '../thread/claim.ts';
import { type EditEnd, editUnlessChanged, lookUnlessChanged } from '../thread/guarded-edit.ts';
import { ANNOUNCEMENTS, type Announcement, type Marker } from '../thread/marker.ts';
import type { Ours } from '../thread/own-comments.ts';
import type { PlacedComment } from '../thread/requesting-comment.ts';
import { markerFor, originOf, renderStatusComment, type StatusView } from '../thread/status-comment.ts';
import { owed } from './announce.ts';
import { announceOwed, type OpenComment, type Owing, rememberAnnounced } from './announce-owed.ts';
import { mayBeWriting } from './hand-over.ts';
import { endingOfJob, endingRemembered, endingWords, NEVER_NOTED } from './job-ending.ts';
import { noticeClaimOf } from './notice-claim.ts';
import { isOwnPullRequest, withPullRequest } from './pull-request-facts.ts';
import { linkRules, type World } from './world.ts';

/** The result of checking one open thread. */
export interface Settled {
  readonly kind: 'settled' | 'still-open' | 'failed';
  readonly thread: number;
  readonly id: number;
  readonly url: string;
  /** May quote the service. */
  readonly words: string;
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

/**
 * Checks whether a status comment may be out of date: a running job, an unfinished start, or an end not fully
 * announced.
 */
export function needsSettling(marker: Marker, now: number, { onRequest }: Pick<SettleRequest, 'onRequest'>): boolean {
  if (marker.state === 'started') return onRequest || !isWatched(marker, now);
  if (onRequest && marker.outcome === 'no-news') return true;
  return isStale(marker, now) || (owed(marker).length > 0 && !isWatched(marker, now));
}

/** Updates one status comment with one read of the job. Throws `RepositoryError`. */
export async function settleComment(
  comment: OpenComment,
  options: SettleOptions,
  world: World,
): Promise<Settled | Unlinked> {
  const { marker } = comment;
  if (marker.jobId === null || !hasStarted(marker)) return settleStart(comment, options, world);
  if (marker.outcome !== null && marker.outcome !== 'no-news') {
    const { view } = endingRemembered({ ...marker, outcome: marker.outcome }, linkRules(world));
    return announceLeftOut(comment, view, options, world);
  }
  const reading = await options.jobs.readJob(marker.jobId, world.runner.cancelled);
  const tooEarly = world.clock.now() < endBelievedFrom(marker);
  if (reading.kind === 'job' && isFinal(reading.job) && !tooEarly) {
    const { status, prLink } = reading.job;
    if (status === 'completed' && prLink === null && options.again !== true)
      return { kind: 'unlinked', comment, seenAt: world.clock.monotonic() };
    return settleEnd(comment, reading.job, options, world);
  }
  const { jobId } = marker;
  if (reading.kind === 'job') return settleRunning(comment, { job: reading.job, jobId }, options, world);
  // Only a service that answers can have no news: any other failure may end tomorrow.
  if (reading.kind === 'missing' && hasNoNews(marker, world.clock.now()))
    return settleRunning(comment, { job: null, jobId }, options, world);
  return ended('failed', comment, `could not check the job ${jobId}: ${problemOf(reading, options)}`);
}

function hasStarted({ state }: Marker): boolean {
  return state === 'started' || state === 'finished';
}

/** Says why a job couldn't be read, and what happens next. */
function problemOf(reading: Exclude<JobReading, { readonly kind: 'job' }>, { onRequest }: SettleRequest): string {
  if (reading.kind !== 'failed') return problemText(reading.problem);
  const wait = reading.retryAfterMs === null ? '' : ` The service asks to wait ${duration(reading.retryAfterMs)}.`;
  return `${reading.problem.message}${wait} ${onRequest ? 'Ask again later.' : 'The next settle run checks again.'}`;
}

function hasNoNews(marker: Marker, now: number): boolean {
  const old = now - Date.parse(marker.askedAt) > NO_NEWS_MS;
  return old && marker.outcome === null && !isWatched(marker, now);
}

/** Ends a job without news, or reopens one that is running again; `job` is null if the service has no such job. */
async function settleRunning(
  comment: OpenComment,
  { job, jobId }: { readonly job: Job | null; readonly jobId: string },
  options: SettleOptions,
  world: World,
): Promise<Settled> {
  const { marker } = comment;
  const words = job === null ? `the service has no job ${jobId}` : `the job ${jobId} is running`;
  if (hasNoNews(marker, world.clock.now())) {
    const view = { state: 'finished', outcome: 'no-news', link: null, unlinked: null } as const;
    return write(
      comment,
      { view, job, announced: [], words: `the job ${jobId} had no update for 7 days` },
      options,
      world,
    );
  }
  return ended('still-open', comment, words);
}

/** Marks an unfinished start as unknown, or announces the end of a request without a job. */
async function settleStart(comment: OpenComment, options: SettleOptions, world: World): Promise<Settled> {
  const { state } = comment.marker;
  if (state === 'not-created') return announceLeftOut(comment, KEPT_REASON, options, world);
  const view = { state: 'unknown', evidence: NEVER_NOTED } as const;
  if (state === 'unknown') return announceLeftOut(comment, view, options, world);
  const { announced, looked } = await announceFirst(view, comment, options, world);
  if (announced === null) return overtaken(comment);
  const may = comment.marker.request === 'message' ? 'the follow-up may have arrived' : 'a job may have been started';
  const words = `${may}. ${NEVER_NOTED}`;
  return write(comment, { view, job: null, announced, looked, words }, options, world);
}

/** How long a look counts as fresh (ms). GitHub's rate limits can make the announcements take minutes. */
const LOOK_IS_FRESH_MS = 5_000;

/**
 * Announces an end, but only if the comment still says what was listed: a run may list many comments, and settle this
 * one minutes later. `announced` is null if it doesn't. The look counts for the edit after it, too, if it is fresh then.
 */
async function announceFirst(
  view: StatusView,
  comment: OpenComment,
  { ours, marked, listed, pull = null }: SettleOptions & Pick<Owing, 'pull'>,
  world: World,
): Promise<{ readonly announced: readonly Announcement[] | null; readonly looked: () => boolean }> {
  const { kind, id, marker: basis } = comment;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async (): Promise<EditEnd | null> => {
    const change = await lookUnlessChanged({ comment: { kind, id }, basis, ours }, world.repository);
    lookedAt = world.clock.monotonic();
    return change;
  };
  const claimedOn = noticeClaimOf(comment, marked);
  const owing = { unattended: true, claimedOn, listed, pull, look };
  const announced = await announceOwed(view, comment, owing, world);
  // Only a claim on the comment itself keeps newer runs from it.
  const lasts = claimedOn.kind === kind && claimedOn.id === id;
  return { announced, looked: () => lasts && world.clock.monotonic() - lookedAt < LOOK_IS_FRESH_MS };
}

function overtaken(comment: OpenComment): Settled {
  return ended('still-open', comment, 'another run has just updated it');
}

/** The comment already says why, and its text stays unchanged. */
const KEPT_REASON: StatusView = { state: 'not-created', problem: { message: '', hint: '' } };

/** Writes the end of a job that no run watches, after announcing it to the requester. */
async function settleEnd(comment: OpenComment, job: Job, options: SettleOptions, world: World): Promise<Settled> {
  const ending = endingOfJob(job, linkRules(world));
  const { marker } = comment;
  if (isWatched(marker, world.clock.now())) {
    const words = endingWords(ending, marker).sentence;
    return ended('still-open', comment, `${words} The run that follows it updates the comment.`);
  }
  const { link } = ending.view;
  // Only the pull request shows whether a follow-up changed anything, and the hand-over needs our own.
  const isRead = marker.request === 'message' || (link !== null && isOwnPullRequest(link, world));
  const { view, pull } = isRead ? await withPullRequest(ending.view, marker, world) : ending;
  const words = endingWords({ view, job }, marker).sentence;
  const { announced, looked } = await announceFirst(view, comment, { ...options, pull: pull ?? null }, world);
  if (announced === null) return overtaken(comment);
  return write(comment, { view, job, announced, looked, words }, options, world);
}

/** Announces what the run that wrote the end left out, and leaves the visible text unchanged. */
async function announceLeftOut(
  comment: OpenComment,
  view: StatusView,
  options: SettleOptions,
  world: World,
): Promise<Settled> {
  const { announced, looked } = await announceFirst(view, comment, options, world);
  if (announced === null) return overtaken(comment);
  if (world.settings.dryRun) return ended('settled', comment, REPORTED);
  if (announced.length > comment.marker.told.length) {
    const { kind } = await rememberAnnounced(comment, announced, {
      ours: options.ours,
      looked: looked(),
      repository: world.repository,
    });
    if (kind !== 'edited') return overtaken(comment);
  }
  const missing = ANNOUNCEMENTS.filter((kind) => !announced.includes(kind));
  if (missing.join() === 'handover' && mayBeWriting(Date.parse(comment.marker.watchedUntil), world))
    return ended('still-open', comment, 'another run may still be commenting on the pull request');
  const complete = missing.length === 0;
  return ended(complete ? 'settled' : 'failed', comment, complete ? REPORTED : 'the end could not be reported');
}

const REPORTED = 'the end was reported';

async function write(
  comment: OpenComment,
  {
    view,
    job,
    announced,
    looked,
    words,
  }: {
    readonly view: StatusView;
    readonly job: Job | null;
    readonly announced: readonly Announcement[];
    readonly looked?: () => boolean;
    readonly words: string;
  },
  options: SettleOptions,
  world: World,
): Promise<Settled> {
  const { run, settings, clock } = world;
  const { marker } = comment;
  const until = view.state === 'finished' ? new Date(clock.now()).toISOString() : marker.watchedUntil;
  const body = renderStatusComment({
    marker: markerFor(view, { ...marker, told: announced, watchedUntil: until }, marker),
    view,
    job,
    instruction: { keptFrom: comment.body },
    endedAt: view.state === 'finished' ? { before: clock.now() } : null,
    serverUrl: run.serverUrl,
    command: settings.command,
    handsOver: settings.handover,
    origin: originOf(comment),
  });
  return edit(comment, body, { options, looked: looked?.() === true, words }, world);
}

async function edit(
  comment: OpenComment,
  body: string,
  { options, looked, words }: { readonly options: SettleOptions; readonly looked: boolean; readonly words: string },
  world: World,
): Promise<Settled> {
  if (world.settings.dryRun) return ended('settled', comment, words);
  const { kind, id, marker: basis } = comment;
  const guarded = { comment: { kind, id }, basis, body, ours: options.ours, looked };
  const end = await editUnlessChanged(guarded, world.repository);
  return end.kind === 'edited' ? ended('settled', comment, words) : overtaken(comment);
}

function ended(kind: Settled['kind'], { thread, id, url }: OpenComment, words: string): Settled {
  return { kind, thread, id, url, words };
}
