import { isEarlierAttempt, type LeftRequest } from './claim.ts';
import { isNeverSent, type OwnComment, type OwnComments } from './own-comments.ts';

/** What a step in `job` mode looks for in its thread. */
export interface JobKey {
  readonly runId: string;
  readonly attempt: number;
  /** From `stepHash`, with the matrix leg. */
  readonly step: string;
  readonly instructionHash: string;
}

/** What an earlier attempt of the same run left behind for a step. */
export type Resumption =
  /** `comment` is that of an earlier attempt which certainly got no job, or only waited: the request continues in it. */
  | { readonly kind: 'start'; readonly comment: OwnComment | null }
  /** A job that is running, or that ended well. */
  | (Extract<LeftRequest, { readonly kind: 'follow' | 'report-end' }> & { readonly comment: OwnComment })
  /** A job with an unknown id may exist; `comment` is null if even its marker can't be read. */
  | (Extract<LeftRequest, { readonly kind: 'unknown' }> & { readonly comment: OwnComment | null })
  /** Several earlier requests look like this one. */
  | { readonly kind: 'ambiguous'; readonly candidates: number };

/** Decides what a step does, based on its thread. It starts nothing if a job of its own may be running. */
export function resumptionOf(own: OwnComments, key: JobKey): Resumption {
  const candidates = candidatesOf(own, key);
  const [candidate] = candidates;
  if (candidates.length > 1) return { kind: 'ambiguous', candidates: candidates.length };
  if (candidate !== undefined) return resume(candidate, own);
  // An unreadable marker may come from an earlier attempt, so it counts as a job that may be running.
  if (key.attempt > 1 && own.unreadable.length > 0) return { kind: 'unknown', comment: null, settled: true };
  return { kind: 'start', comment: null };
}

/** Checks whether an earlier attempt left a comment for this request. */
export function hasCandidate(own: OwnComments, key: JobKey): boolean {
  return candidatesOf(own, key).length > 0;
}

/**
 * Finds what the latest earlier attempt wrote for this request. Other steps and legs of the run have attempts of their
 * own: a re-run doesn't edit the comment of a job that ended well.
 */
function candidatesOf({ marked }: OwnComments, key: JobKey): readonly OwnComment[] {
  const earlier = marked.filter(({ marker }) => isEarlierAttempt(marker, key) && isOfRequest(marker, key));
  const latest = Math.max(...earlier.map(({ marker }) => marker.attempt));
  return earlier.filter(({ marker }) => marker.attempt === latest);
}

function isOfRequest({ trigger, instructionHash }: OwnComment['marker'], key: JobKey): boolean {
  return trigger.kind === 'run' && trigger.step === key.step && instructionHash === key.instructionHash;
}

function resume(comment: OwnComment, own: OwnComments): Resumption {
  const { state, jobId, outcome } = comment.marker;
  if (isNeverSent(comment.marker, own)) return { kind: 'start', comment };
  if (state === 'starting') return { kind: 'unknown', comment, settled: false };
  if (state === 'unknown') return { kind: 'unknown', comment, settled: true };
  if (state === 'waiting' || state === 'not-created' || jobId === null) return { kind: 'start', comment };
  if (state === 'started') return { kind: 'follow', comment, jobId };
  const endedWell = outcome === 'pull-request' || outcome === 'no-pull-request';
  // A failed job has had its own end, with its own notice: the next one gets a comment of its own.
  return endedWell ? { kind: 'report-end', comment, jobId, outcome } : { kind: 'start', comment: null };
}
