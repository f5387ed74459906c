import type { InstructingName } from '../commands.ts';
import { isWatched } from './claim.ts';
import type { Handover } from './handover.ts';
import type { OwnComments } from './own-comments.ts';

/** Where an instruction goes. */
export type Destination =
  | { readonly kind: 'new-job' }
  /** `pullRequest` is the address of the job's pull request; null if it is not known. */
  | { readonly kind: 'job'; readonly jobId: string; readonly pullRequest: string | null }
  /** The command was `continue`, but there is nothing to continue. */
  | { readonly kind: 'nothing' };

/** A hand-over with the instant it was written (ISO 8601, UTC), and the address of the pull request it is on. */
export interface DatedHandover extends Handover {
  readonly createdAt: string;
  readonly pullRequest: string;
}

/**
 * Decides where an instruction goes. On a pull request with our hand-over it is a follow-up for that job; `continue`
 * picks the thread's latest job with a pull request, and `new-job` always starts a new job.
 */
export function destinationOf(
  to: InstructingName | null,
  { own, handovers }: { readonly own: OwnComments; readonly handovers: readonly DatedHandover[] },
): Destination {
  if (to === 'new-job') return { kind: 'new-job' };
  const handover = handovers.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).at(-1);
  if (to === null) return handover === undefined ? { kind: 'new-job' } : jobAt(handover);
  const jobs = own.marked.flatMap(({ marker: { jobId, outcome, pullRequest, askedAt } }) =>
    jobId !== null && (outcome === 'pull-request' || pullRequest !== null) ? [{ jobId, pullRequest, at: askedAt }] : [],
  );
  const handed = handover === undefined ? [] : [{ ...jobAt(handover), at: handover.createdAt }];
  const latest = [...handed, ...jobs].toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1);
  return latest === undefined
    ? { kind: 'nothing' }
    : { kind: 'job', jobId: latest.jobId, pullRequest: latest.pullRequest };
}

function jobAt({ job, pullRequest }: DatedHandover): Extract<Destination, { readonly kind: 'job' }> {
  return { kind: 'job', jobId: job, pullRequest };
}

/**
 * Finds our status comment for a request to the same job that a run is still following. Returns its address, or null.
 */
export function openRequestTo(jobId: string, { marked }: OwnComments, now: number): string | null {
  const open = marked.find(
    ({ marker }) =>
      marker.jobId === jobId &&
      (marker.state === 'started' || (marker.state === 'starting' && marker.request === 'message')) &&
      isWatched(marker, now),
  );
  return open?.url ?? null;
}
