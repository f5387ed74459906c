import type { FinishedOutcome, Marker } from './marker.ts';

/**
 * One comment, one job: the whole protocol. The claim is one reaction, whose creation is GitHub's own test-and-set for an
 * identity, a comment and a content. Whoever creates it (201) writes the status comment, asks for the job once, and writes
 * down its id. Nobody else ever asks for one, whatever the thread shows: no list is trusted, nothing is timed, and no
 * answer that stayed away is taken for a yes.
 */
export const CLAIM_STEPS = ['claim', 'write-starting', 'ask-for-job', 'write-started', 'follow'] as const;

/** What the answer to the claim means. `lost`: no answer came, or none that can be read. */
export type ClaimAnswer = 'created' | 'existed' | 'refused' | 'lost';

/** Tells whether an answer to the claim lets this run ask for the job: 201 or never. */
export function mayStart(answer: ClaimAnswer): boolean {
  return answer === 'created';
}

/** How old a `starting` must be before somebody else may call it unknown: longer than any start takes. */
export const STARTING_IS_STALE_MS = 10 * 60_000;

/** What a run does about a comment that has been claimed before. Nothing of it starts a job. */
export type LaterRun =
  /** Claimed, and no status comment is there: the claimant may be on its way, or dead. */
  | { readonly kind: 'claimed-without-marker' }
  /** The job of a dead first attempt is followed to its end. */
  | { readonly kind: 'follow'; readonly jobId: string }
  /** Somebody may have asked for a job and died: the comment says so from now on. */
  | { readonly kind: 'make-unknown'; readonly result: 'unknown-start' | 'already-claimed' }
  /** The first attempt's end is told again, and nothing is edited. */
  | { readonly kind: 'tell-end'; readonly jobId: string; readonly outcome: FinishedOutcome }
  | { readonly kind: 'tell-not-created' | 'tell-unknown' }
  | { readonly kind: 'already-claimed' };

/**
 * Decides what a run does that did not create the claim, by the marker that it finds. Only a re-run knows that the first
 * attempt is dead; for any other run it may be alive.
 */
export function laterRun(
  marker: Marker | 'unreadable' | null,
  { isRerun, now }: { readonly isRerun: boolean; readonly now: number },
): LaterRun {
  if (marker === null) return { kind: 'claimed-without-marker' };
  if (marker === 'unreadable') return { kind: 'already-claimed' };
  const { state, jobId, outcome } = marker;
  if (state === 'starting') {
    if (isRerun) return { kind: 'make-unknown', result: 'unknown-start' };
    return isStale(marker, now) ? { kind: 'make-unknown', result: 'already-claimed' } : { kind: 'already-claimed' };
  }
  if (!isRerun) return { kind: 'already-claimed' };
  if (state === 'not-created') return { kind: 'tell-not-created' };
  if (state === 'unknown' || jobId === null) return { kind: 'tell-unknown' };
  return outcome === null ? { kind: 'follow', jobId } : { kind: 'tell-end', jobId, outcome };
}

/** Tells whether a marker says `starting` for so long that whoever wrote it must be dead. */
export function isStale({ state, askedAt }: Marker, now: number): boolean {
  return state === 'starting' && now - Date.parse(askedAt) > STARTING_IS_STALE_MS;
}
