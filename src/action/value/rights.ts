import type { Reaction } from '../ports/conversations.ts';
import type { JobReader } from '../ports/jobs.ts';
import type { Clock } from '../ports.ts';
import { diedHere, runningHere } from '../words/job.ts';
import { type FinishedOutcome, type Marker, type MarkerBase, requestHash } from './marker.ts';
import type { OwnComment, OwnComments } from './own-comments.ts';

/**
 * One comment, one job: the whole protocol. If a marker of our own names the comment, it is taken. Otherwise a claim
 * decides: one reaction, which GitHub creates at most once per identity, comment and content. The run that creates it
 * (201) writes the status comment, requests the job once, and records its id. No other run ever requests one: a list
 * can prove that a comment is taken, never that it is free, and a lost answer never counts as a yes.
 */

// Other claims don't depend on `claim-reaction`: workflows with different inputs may share a comment. Those on a pull
// request are for jobs of several threads, which may share it; other tools with our identity often add `eyes` there.
/** Claims the notice of a job's end, on our own status comment, as the next one. */
export const NOTICE_CLAIM: Reaction = 'hooray';
/** Claims to send what wasn't sent: the turn of a request that waited, or a retry. Given back if nothing is sent then. */
export const TURN_CLAIM: Reaction = 'rocket';
/** Claims the hand-over, on the pull request. */
export const HANDOVER_CLAIM: Reaction = 'hooray';
/** Claims the list of what a hand-over covers, on the pull request, while a run edits it; removed afterwards. */
export const LIST_CLAIM: Reaction = 'rocket';

/** How old a `starting` state must be before another run may call it unknown: longer than any start takes. */
export const STARTING_IS_STALE_MS = 10 * 60_000;
/** A job is requested at most this long after the date of its `starting` state; after that we give up. */
export const START_WITHIN_MS = 5 * 60_000;
/** How long after `wait-minutes` the owner may still be writing. */
export const WATCHED_AFTER_WAIT_MS = 2 * 60_000;
/** Hosted services name the pull request of a job up to minutes after its end. After this long, we no longer ask. */
export const LINK_MAY_COME_MS = 24 * 60 * 60_000;

type Asked = Pick<Marker, 'request' | 'reserved' | 'askedAt' | 'sentAt'>;
/** From when (UTC, ms) a job's end is believed: for a minute after a message, it may still be that of earlier work. */
export const endBelievedFrom = ({ request, reserved, askedAt, sentAt }: Asked): number =>
  request === 'message' && reserved !== true ? Date.parse(sentAt ?? askedAt) + 60_000 : 0;

/** Its own commit is its end, whatever its job shows. */
export const isOwnMessage = ({ request, reserved }: Pick<Marker, 'request' | 'reserved'>): boolean =>
  request === 'message' && reserved === true;

/** What a dead earlier attempt has left of a request. */
export type Left =
  /** It only waited. A re-run of a step goes on, if it can claim the turn; that of a comment says that nothing was sent. */
  | { readonly kind: 'wait' }
  | { readonly kind: 'follow'; readonly jobId: string }
  /** Its process ran the job, which died with it: it may be started again. */
  | { readonly kind: 'again'; readonly jobId: string }
  | { readonly kind: 'report-end'; readonly jobId: string; readonly outcome: FinishedOutcome }
  | { readonly kind: 'report-not-created' }
  /** It may have been sent. `settled`: the thread says so. */
  | { readonly kind: 'unknown'; readonly settled: boolean };

export function leftBy({ state, jobId, outcome, reserved }: Marker): Left {
  if (reserved === true && jobId !== null && (state === 'starting' || state === 'started'))
    return { kind: 'again', jobId };
  if (state === 'waiting') return { kind: 'wait' };
  if (state === 'starting') return { kind: 'unknown', settled: false };
  if (state === 'not-created') return { kind: 'report-not-created' };
  if (state === 'unknown' || jobId === null) return { kind: 'unknown', settled: true };
  return outcome === null ? { kind: 'follow', jobId } : { kind: 'report-end', jobId, outcome };
}

/** What a step in `job` mode looks for in its thread. `step`: from `stepHash`, with the matrix leg. */
export type JobKey = Attempt & Readonly<{ step: string; instructionHash: string }>;
type Attempt = Readonly<{ runId: string; attempt: number }>;

/** What earlier attempts of the same run left behind for a step. */
export type Resumption =
  /** It continues in the `comment` of an earlier attempt which certainly has no job, or whose reserved id it keeps. */
  | { readonly kind: 'start'; readonly comment: OwnComment | null }
  /** There is a job, or one may exist; `comment` is null if even its marker can't be read. */
  | (Exclude<Left, { readonly kind: 'wait' | 'again' | 'report-not-created' }> & {
      readonly comment: OwnComment | null;
    })
  | { readonly kind: 'ambiguous'; readonly candidates: number };

type Reading = Readonly<{ service: JobReader; clock: Pick<Clock, 'now'> }>;
/** What only its own run works on: it has left no trace yet, or ended without one. */
export function readerFor(marker: MarkerBase, { service, clock }: Reading): JobReader {
  if (marker.reserved !== true) return service;
  const message = isOwnMessage(marker) ? requestHash(marker) : undefined;
  return {
    stopped: async (id) => (await service.stopped?.(id, message)) ?? null,
    async readJob(id, cancelled) {
      const reading = await service.readJob(id, cancelled, message);
      if (reading.kind !== 'missing') return reading;
      return { kind: 'job', job: isWatched(marker, clock.now()) ? runningHere(id) : diedHere(id) };
    },
  };
}

/** A step starts nothing if a job of its own may be running. */
export function resumptionOf(own: OwnComments, key: JobKey): Resumption {
  const earlier = earlierOf(own, key);
  const latest = Math.max(...earlier.map(({ marker }) => marker.attempt));
  const candidates = earlier.filter(({ marker }) => marker.attempt === latest);
  if (candidates.length > 1) return { kind: 'ambiguous', candidates: candidates.length };
  const [comment] = candidates;
  // An unreadable marker may come from an earlier attempt, so it counts as a job that may be running.
  const mayRun = key.attempt > 1 && own.unreadable.length > 0;
  if (comment === undefined && mayRun) return { kind: 'unknown', comment: null, settled: true };
  if (comment === undefined) return { kind: 'start', comment: null };
  const decided = resumed(comment);
  if (decided.kind !== 'start') return decided;
  // An attempt that starts anew leaves no job behind it. Others can forge a later comment, but not take an earlier one back.
  return earlier.map(resumed).findLast(({ kind }) => kind !== 'start') ?? decided;
}

function resumed(comment: OwnComment): Resumption {
  const left = leftBy(comment.marker);
  if (left.kind === 'again' || isFailedHere(comment.marker)) return { kind: 'start', comment };
  if (left.kind === 'wait' || left.kind === 'report-not-created') return { kind: 'start', comment };
  // A failed job has had its own end, with its own notice: the next one gets a comment of its own.
  const isAnew = left.kind === 'report-end' && !endedWell(comment.marker);
  return isAnew ? { kind: 'start', comment: null } : { ...left, comment };
}

/** Only such a job has an id that it keeps: its process has died with it, or it failed. */
export const mayStartAgain = (marker: Marker): boolean => leftBy(marker).kind === 'again' || isFailedHere(marker);

const isFailedHere = ({ outcome, reserved }: Pick<Marker, 'outcome' | 'reserved'>): boolean =>
  outcome === 'failed' && reserved === true;

/** Other steps and legs of the run have attempts of their own: the comment of a job that ended well keeps its attempt. */
export function earlierOf({ marked }: OwnComments, key: JobKey): readonly OwnComment[] {
  const isOfRequest = ({ trigger, instructionHash }: Marker): boolean =>
    trigger.kind === 'run' && trigger.step === key.step && instructionHash === key.instructionHash;
  return marked.filter(({ marker }) => isEarlierAttempt(marker, key) && isOfRequest(marker));
}

/** An earlier attempt of this run wrote the marker: its process is dead. */
export const isEarlierAttempt = ({ run, attempt }: Written, by: Attempt): boolean =>
  run === by.runId && attempt < by.attempt;

/** Only the owner may write now. */
export const isWatched = ({ watchedUntil }: Pick<Marker, 'watchedUntil'>, now: number): boolean =>
  now < Date.parse(watchedUntil);

/** The request ended in the last day, or was to be watched until then. */
export function isOfLastDay({ watchedUntil }: Pick<Marker, 'watchedUntil'>, now: number): boolean {
  // The clocks of runners may differ, and a date far in the future is no end.
  return Math.abs(now - Date.parse(watchedUntil)) < LINK_MAY_COME_MS;
}

/** It names no pull request, but a service may do so late; on the branch of a job of our own, one may be opened any time. */
export const mayBeCorrected = (marker: Pick<Marker, 'outcome' | 'reserved' | 'watchedUntil'>, now: number): boolean =>
  isFailedHere(marker) || (marker.outcome === 'no-pull-request' && isOfLastDay(marker, now));

/** It has said `starting` for so long that its writer must be dead. */
export function isStale(marker: Pick<Marker, 'state' | 'askedAt' | 'watchedUntil'>, now: number): boolean {
  const old = now - Date.parse(marker.askedAt) > STARTING_IS_STALE_MS;
  return marker.state === 'starting' && old && !isWatched(marker, now);
}

export const endedWell = ({ outcome }: Pick<Marker, 'outcome'>): boolean =>
  outcome === 'pull-request' || outcome === 'no-pull-request';

/** Requests come oldest first. A retry that lost its claim to another was never one. */
export function latestRequest<R extends Pick<OwnComment, 'marker'>>(requests: readonly R[]): R | null {
  return requests.findLast(({ marker }) => marker.answered !== 'taken') ?? null;
}

/** Two retries claim different comments, but must start one job. What may have been sent may hold its own turn. */
export const retryClaim = ({ state }: Marker): Reaction => (state === 'not-created' ? TURN_CLAIM : 'eyes');

export type Writer =
  /** The process of one attempt; `jobId` is the job that the service has confirmed to it, null if there is none. */
  | { readonly kind: 'run'; readonly run: string; readonly attempt: number; readonly jobId: string | null }
  /** The post process of an attempt, so that attempt is dead. */
  | { readonly kind: 'post'; readonly run: string; readonly attempt: number }
  /** `settle`, `status`, and a run that finds a comment of another run. */
  | { readonly kind: 'other' };

/**
 * - `now`: without reading the comment again
 * - `after-reading`: only if it still says what the decision was based on
 * - `never`: it belongs to a process that may be alive, or a later attempt has it
 */
export type Right = 'now' | 'after-reading' | 'never';

/** `leased`: only the owner writes. `free`: it may be dead. `ended`: nothing is left for a post process. */
type Rights = Readonly<Record<'leased' | 'free' | 'ended', Right>>;

const RIGHTS = {
  /** The attempt that wrote it, with a confirmed job. */
  holder: { leased: 'now', free: 'after-reading', ended: 'after-reading' },
  /** The same without one, or a later attempt of its run, so the writer of the marker is dead. */
  owner: { leased: 'after-reading', free: 'after-reading', ended: 'after-reading' },
  post: { leased: 'after-reading', free: 'after-reading', ended: 'never' },
  other: { leased: 'never', free: 'after-reading', ended: 'after-reading' },
  /** An earlier attempt, or the post process of another one. */
  replaced: { leased: 'never', free: 'never', ended: 'never' },
} as const satisfies Readonly<Record<string, Rights>>;

export const rightOf = (writer: Writer, marker: Marker, now: number): Right =>
  RIGHTS[roleOf(writer, marker)][phaseOf(marker, now)];

/** A job is requested within minutes of `starting`, and followed until `watchedUntil`. Other states have no lease. */
function phaseOf(marker: Marker, now: number): keyof Rights {
  const { state } = marker;
  if (state === 'finished' || state === 'not-created') return 'ended';
  if (state === 'starting') return isStale(marker, now) ? 'free' : 'leased';
  // A post process may know the job that its main process couldn't write down.
  return state !== 'unknown' && isWatched(marker, now) ? 'leased' : 'free';
}

type Written = Pick<Marker, 'run' | 'attempt'>;
function roleOf(writer: Writer, marker: Written): keyof typeof RIGHTS {
  if (writer.kind === 'other') return 'other';
  const isOwn = isOfAttempt(marker, writer);
  if (writer.kind === 'post') return isOwn ? 'post' : 'replaced';
  if (marker.run !== writer.run) return 'other';
  if (isOwn && writer.jobId !== null) return 'holder';
  return marker.attempt <= writer.attempt ? 'owner' : 'replaced';
}

const isOfAttempt = (marker: Written, { run, attempt }: Written): boolean =>
  marker.run === run && marker.attempt === attempt;

/** What is told grows, and must not be forgotten. */
function isSame(one: Marker, other: Marker): boolean {
  const isState = one.jobId === other.jobId && one.state === other.state && one.outcome === other.outcome;
  return isState && isOfAttempt(one, other) && one.told.join() === other.told.join();
}

type Edit = Readonly<{ basis: readonly (Marker | null)[]; writer: Writer; now: number }>;
/**
 * Of a comment that has been read again. States never go back, except that the process which holds a job may replace
 * anything but its end, one that has started what waited may replace the late edit of another that has ended it, and a
 * later attempt may start a job of its own again that failed.
 */
export function mayReplace(says: Marker, next: Marker, { basis, writer, now }: Edit): boolean {
  const startsAgain = isFailedHere(says) && next.state === 'starting' && next.attempt > says.attempt;
  const isOwnAgain = startsAgain && roleOf(writer, says) === 'owner';
  if (says.state === 'finished' && !isOwnAgain && !mayEndAs(says, next, now)) return false;
  if (basis.some((expected) => expected !== null && isSame(says, expected))) return true;
  const role = roleOf(writer, says);
  if (role === 'holder') return says.state !== 'finished';
  const isOwnStart = (marker: Marker | null): boolean =>
    marker?.state === 'starting' && writer.kind === 'run' && isOfAttempt(marker, writer);
  return role === 'owner' && says.state === 'not-created' && basis.some(isOwnStart);
}

/** An end stays. But *no news* is not the job's own, and there may be a pull request late. */
function mayEndAs(says: Marker, next: Marker, now: number): boolean {
  if (says.outcome === next.outcome) return true;
  if (says.outcome === 'no-news') return next.state === 'finished';
  return next.outcome === 'pull-request' && mayBeCorrected(says, now);
}
