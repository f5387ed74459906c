import type { Reaction } from '../ports/conversations.ts';
import type { FinishedOutcome, Marker } from './marker.ts';

/**
 * One comment, one job: the whole protocol. If a marker of our own names the comment, it is taken. Otherwise a claim
 * decides: one reaction, which GitHub creates at most once per identity, comment and content. The run that creates it
 * (201) writes the status comment, requests the job once, and records its id. No other run ever requests one: a list
 * can prove that a comment is taken, never that it is free, and a lost answer never counts as a yes.
 */

/** What the answer to the claim means. `lost`: no answer, or an unreadable one. */
export type ClaimAnswer = 'created' | 'existed' | 'refused' | 'lost';

/** Checks whether an answer to the claim lets this run request the job: only a 201 does. */
export function mayStart(answer: ClaimAnswer): boolean {
  return answer === 'created';
}

/**
 * Checks whether a list read before the claim shows that the comment is taken: someone may have removed the reaction.
 */
export function isTaken(found: Marker | 'unreadable' | null): boolean {
  return found !== null;
}

/**
 * The reactions that claim something on our own status comment: the notice of a job's end, and its retry. They don't
 * depend on `claim-reaction`, because workflows with different inputs may share a comment.
 */
export const NOTICE_CLAIM: Reaction = 'hooray';
export const RETRY_CLAIM: Reaction = 'rocket';
/**
 * Claims the hand-over, on the pull request itself: jobs of several threads may share it. Other tools with our identity
 * often say by `eyes` that they have seen a pull request.
 */
export const HANDOVER_CLAIM: Reaction = 'hooray';
/** Claims the list of what a hand-over covers, on the pull request itself, while a run edits it; removed afterwards. */
export const LIST_CLAIM: Reaction = 'rocket';

/** How old a `starting` state must be before another run may call it unknown: longer than any start takes. */
export const STARTING_IS_STALE_MS = 10 * 60_000;
/** A job is requested at most this long after the date of its `starting` state; after that we give up. */
export const START_WITHIN_MS = 5 * 60_000;
/** How long after `wait-minutes` the owner may still be writing. */
export const WATCHED_AFTER_WAIT_MS = 2 * 60_000;

/** How long after a message a job may still show the end of its previous work. */
const END_BELIEVED_AFTER_MS = 60_000;

/**
 * Returns the instant (UTC, ms) from which a job's end is believed even if no run saw it working: at once if no message
 * was sent.
 */
export function endBelievedFrom({ request, askedAt, sentAt }: Pick<Marker, 'request' | 'askedAt' | 'sentAt'>): number {
  return request === 'message' ? Date.parse(sentAt ?? askedAt) + END_BELIEVED_AFTER_MS : 0;
}

/** What a dead earlier attempt has left of a request. Whatever a run does about it starts no job. */
export type LeftRequest =
  /** Its job goes on, or has ended since. */
  | { readonly kind: 'follow'; readonly jobId: string }
  /** The thread shows how the job ended. */
  | { readonly kind: 'report-end'; readonly jobId: string; readonly outcome: FinishedOutcome }
  | { readonly kind: 'report-not-created' }
  /** The attempt noted that it sent nothing, but not in the status comment. */
  | { readonly kind: 'never-sent' }
  /** It may have been sent. `settled`: the thread says so. */
  | { readonly kind: 'unknown'; readonly settled: boolean };

/** What a run does about a comment that was claimed earlier. None of it starts a job. */
export type LaterRun =
  | LeftRequest
  /** Claimed, but without a status comment: the claiming run may still be about to write it, or be dead. */
  | { readonly kind: 'claimed-without-marker' }
  /** An earlier attempt died before it sent anything: go on in its comment. */
  | { readonly kind: 'wait' }
  /** Another run may have sent a request and died: make the comment say so. */
  | { readonly kind: 'make-unknown' }
  | { readonly kind: 'already-claimed' };

/**
 * Decides what a run that may not start a job does, based on the marker it finds. Only an earlier attempt of the same
 * run is known to be dead; any other owner may be alive. `neverSent`: see `isNeverSent`.
 */
export function laterRun(
  marker: Marker | 'unreadable' | null,
  {
    isRerun,
    neverSent = false,
    now,
  }: { readonly isRerun: boolean; readonly neverSent?: boolean; readonly now: number },
): LaterRun {
  if (marker === null) return { kind: 'claimed-without-marker' };
  if (marker === 'unreadable') return { kind: 'already-claimed' };
  const { state, jobId, outcome } = marker;
  if (!isRerun && !isStale(marker, now)) return { kind: 'already-claimed' };
  if (neverSent) return { kind: 'never-sent' };
  if (!isRerun) return { kind: 'make-unknown' };
  if (state === 'waiting') return { kind: 'wait' };
  if (state === 'starting') return { kind: 'unknown', settled: false };
  if (state === 'not-created') return { kind: 'report-not-created' };
  if (state === 'unknown' || jobId === null) return { kind: 'unknown', settled: true };
  return outcome === null ? { kind: 'follow', jobId } : { kind: 'report-end', jobId, outcome };
}

/** Checks whether an earlier attempt of this run wrote a marker: its process is dead. */
export function isEarlierAttempt(
  marker: Pick<Marker, 'run' | 'attempt'>,
  { runId, attempt }: { readonly runId: string; readonly attempt: number },
): boolean {
  return marker.run === runId && marker.attempt < attempt;
}

/** Checks whether only the owner may write now. */
export function isWatched({ watchedUntil }: Pick<Marker, 'watchedUntil'>, now: number): boolean {
  return now < Date.parse(watchedUntil);
}

/** Checks whether a marker has said `starting` for so long that its writer must be dead. */
export function isStale(marker: Pick<Marker, 'state' | 'askedAt' | 'watchedUntil'>, now: number): boolean {
  const old = now - Date.parse(marker.askedAt) > STARTING_IS_STALE_MS;
  return marker.state === 'starting' && old && !isWatched(marker, now);
}

/**
 * Retries of one instruction: each has its own status comment, and claims that of the request that failed. Only of two
 * retries with the same claim is it sure that one sends nothing, so they must agree on which request failed last.
 */

interface Request {
  readonly marker: Marker;
}

/** Says how the retry of a request would go, as far as its status comment shows. */
export function retryOf({ state, outcome }: Marker): 'too-early' | 'needless' | 'possible' {
  if (state === 'waiting' || state === 'starting' || state === 'started') return 'too-early';
  return outcome === 'pull-request' || outcome === 'no-pull-request' ? 'needless' : 'possible';
}

/** Finds the latest of some requests, which come oldest first. A retry that lost its claim to another was never one. */
export function latestRequest<R extends Request>(requests: readonly R[]): R | null {
  return requests.findLast(({ marker }) => marker.answered !== 'taken') ?? null;
}

/**
 * Finds, among the requests after a failed one, what keeps its retry from being sent. A retry that found that one ended
 * claims that one. One that is still under way has read, or will read, this retry.
 */
export function rivalOf<R extends Request>(later: readonly R[]): R | null {
  return latestRequest(later.filter(({ marker: { state } }) => state !== 'waiting' && state !== 'starting'));
}
