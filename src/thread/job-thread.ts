import type { ThreadComment } from '../ports.ts';
import { isEarlierAttempt } from './claim.ts';
import type { Marker } from './marker.ts';
import type { OwnComment, OwnComments } from './own-comments.ts';

/** What a step in `job` mode looks for in its thread. */
export interface JobKey {
  readonly runId: string;
  readonly attempt: number;
  /** From `stepHash`, with the matrix leg. */
  readonly step: string;
  /** What version 1 called the step. */
  readonly firstStep: string;
  readonly instructionHash: string;
  /** What version 1 hashed: the cleaned instruction. */
  readonly firstInstructionHash: string;
}

/** What an earlier attempt of the same run, or another run of the same step, left behind for a step. */
export type Resumption =
  /** `comment` is edited instead of adding one: this request's own, or a finished one of an earlier run. */
  | { readonly kind: 'start'; readonly comment: OwnComment | null }
  | { readonly kind: 'follow'; readonly comment: OwnComment; readonly jobId: string }
  /** The job ended well: report it again. */
  | {
      readonly kind: 'report-end';
      readonly comment: OwnComment;
      readonly jobId: string;
      readonly outcome: 'pull-request' | 'no-pull-request';
    }
  /** A job with an unknown id may exist; `comment` is null if even its marker can't be read. */
  | { readonly kind: 'unknown'; readonly comment: OwnComment | null; readonly settled: boolean }
  /** A newer run of the same step has taken over. */
  | { readonly kind: 'superseded'; readonly by: ThreadComment }
  /** Several earlier requests look like this one. */
  | { readonly kind: 'ambiguous'; readonly candidates: number };

/** Decides what a step does, based on its thread. It starts nothing if a job of its own may be running. */
export function resumptionOf(own: OwnComments, key: JobKey): Resumption {
  const candidates = candidatesOf(own, key);
  const [candidate] = candidates;
  if (candidates.length > 1) return { kind: 'ambiguous', candidates: candidates.length };
  if (candidate !== undefined) return resume(candidate);
  if (key.attempt > 1) {
    // An unreadable marker may come from an earlier attempt, so it counts as a job that may be running.
    if (own.unreadable.length > 0) return { kind: 'unknown', comment: null, settled: true };
    const newer = own.marked.findLast((comment) => isOfStep(comment, key) && isNewer(comment.marker.run, key.runId));
    if (newer !== undefined) return { kind: 'superseded', by: newer };
  }
  return { kind: 'start', comment: reusableOf(own, key) };
}

/** Checks whether an earlier attempt left a comment for this request. */
export function hasCandidate(own: OwnComments, key: JobKey): boolean {
  return candidatesOf(own, key).length > 0;
}

/**
 * Finds what an earlier attempt wrote for this request. A version-1 marker of the same run and step counts even if its
 * instruction or leg differs, because version 1 hashed differently. If there are several, those with the same hash win.
 */
function candidatesOf({ marked }: OwnComments, key: JobKey): readonly OwnComment[] {
  const ofRun = marked.filter(({ marker }) => isEarlierAttempt(marker, key));
  const same = ofRun.filter(
    (comment) => isOfStep(comment, key) && comment.marker.instructionHash === key.instructionHash,
  );
  const first = ofRun.filter(({ marker }) => isStep(marker, key.firstStep));
  const sameFirst = first.filter(({ marker }) => marker.instructionHash === key.firstInstructionHash);
  return ofLatestAttempt([same, sameFirst, first].find(({ length }) => length > 0) ?? []);
}

/**
 * An attempt that couldn't use its predecessor's comment added its own, so only the latest attempt counts. Other steps
 * and legs of the run have attempts of their own: a re-run doesn't edit the comment of a job that ended well.
 */
function ofLatestAttempt(comments: readonly OwnComment[]): readonly OwnComment[] {
  const latest = Math.max(...comments.map(({ marker }) => marker.attempt));
  return comments.filter(({ marker }) => marker.attempt === latest);
}

function resume(comment: OwnComment): Resumption {
  const { state, jobId, outcome } = comment.marker;
  if (state === 'starting') return { kind: 'unknown', comment, settled: false };
  if (state === 'unknown') return { kind: 'unknown', comment, settled: true };
  if (state === 'not-created' || jobId === null) return startIn(comment);
  if (state === 'started') return { kind: 'follow', comment, jobId };
  const endedWell = outcome === 'pull-request' || outcome === 'no-pull-request';
  return endedWell ? { kind: 'report-end', comment, jobId, outcome } : startIn(comment);
}

/** A comment that announced the end of one job can't announce the end of a second one. */
function startIn(comment: OwnComment): Resumption {
  return { kind: 'start', comment: comment.announced ? null : comment };
}

/**
 * Picks the comment of an earlier run of the same step and leg that ended well: one for the same instruction, or the
 * step's only comment, even one from version 1.
 */
function reusableOf({ marked }: OwnComments, key: JobKey): OwnComment | null {
  const ofStep = marked.filter((comment) => isOfStep(comment, key) || isStep(comment.marker, key.firstStep));
  const finished = ofStep.filter(({ announced, marker: { outcome, run } }) => {
    const endedWell = outcome === 'pull-request' || outcome === 'no-pull-request';
    return endedWell && !announced && isNewer(key.runId, run);
  });
  const hashes = [key.instructionHash, key.firstInstructionHash];
  const same = finished.findLast(({ marker }) => hashes.includes(marker.instructionHash));
  return same ?? (ofStep.length === 1 ? (finished[0] ?? null) : null);
}

function isOfStep({ marker }: OwnComment, { step }: JobKey): boolean {
  return isStep(marker, step);
}

function isStep({ trigger }: Marker, step: string): boolean {
  return trigger.kind === 'run' && trigger.step === step;
}

/** Run ids are numbers of up to 20 digits, too long for a `number`. */
function isNewer(run: string, than: string): boolean {
  return BigInt(run) > BigInt(than);
}
