import { isWatched } from '../value/claim.ts';
import type { Marker } from '../value/marker.ts';
import type { Handover } from '../value/own-comments.ts';
import { type OwnComments, requestedAt } from '../value/own-comments.ts';
import type { InstructingName } from '../words/commands.ts';

/** A job that can be continued. */
export interface Continued {
  readonly jobId: string;
  /** Address of its pull request; null if it is not known. */
  readonly pullRequest: string | null;
  /** Number of the thread that requested the job; null if it is not known. */
  readonly origin: number | null;
}

/** Where an instruction goes. */
type Destination =
  | { readonly kind: 'new-job' }
  | ({ readonly kind: 'job' } & Continued)
  /**
   * The command was `continue`, but there is nothing to continue. `unfinished` is the address of the status comment of a
   * job that hasn't ended as far as we know; null if there is none.
   */
  | { readonly kind: 'nothing'; readonly unfinished: string | null };

/** A hand-over with the instant it was written (ISO 8601, UTC), and the address of the pull request it is on. */
export interface DatedHandover extends Handover {
  readonly createdAt: string;
  readonly pullRequest: string;
}

/**
 * Decides where an instruction goes. On a pull request with our hand-over it is a follow-up for that job; `continue`
 * picks the thread's latest job with a pull request, and `new-job` always starts a new job. `handover` is the first one of
 * the pull request: a later one can't claim it.
 */
export function destinationOf(
  to: InstructingName | null,
  { own, handover }: { readonly own: OwnComments; readonly handover: DatedHandover | null },
): Destination {
  switch (to) {
    case 'new-job':
      return { kind: 'new-job' };
    case null:
      return handover === null ? { kind: 'new-job' } : { kind: 'job', ...jobOf(handover) };
    case 'continue':
      return latestJobOf(own, handover);
  }
}

function latestJobOf(own: OwnComments, handover: DatedHandover | null): Destination {
  const handed = handover === null ? [] : [{ job: jobOf(handover), at: Date.parse(handover.createdAt) }];
  const requested = own.marked.flatMap((comment) => {
    const { jobId, outcome, pullRequest } = comment.marker;
    if (jobId === null || (outcome !== 'pull-request' && pullRequest === null)) return [];
    const origin = handover?.job === jobId ? (handover.thread ?? null) : null;
    return [{ job: { jobId, pullRequest, origin }, at: requestedAt(comment) }];
  });
  const latest = [...handed, ...requested].toSorted((one, other) => one.at - other.at).at(-1);
  if (latest !== undefined) return { kind: 'job', ...latest.job };
  const unfinished = own.marked.findLast(({ marker }) => marker.jobId !== null && marker.state === 'started');
  return { kind: 'nothing', unfinished: unfinished?.url ?? null };
}

function jobOf({ job, pullRequest, thread }: DatedHandover): Continued {
  return { jobId: job, pullRequest, origin: thread ?? null };
}

/** A request to a job that hasn't ended according to our status comment. */
interface OpenRequest {
  /** Address of the status comment. */
  readonly url: string;
  /** A run follows or sends it now. Otherwise the job may have ended since: only the service knows. */
  readonly isAttended: boolean;
}

/** After this long without a sign of life, a run may be dead whatever its marker says (ms): only the service knows. */
const ALIVE_FOR_MS = 5 * 60_000;

/** Finds an open request to a job, preferably one that a run attends to; null if there is none. */
export function openRequestTo(jobId: string, { marked }: Pick<OwnComments, 'marked'>, now: number): OpenRequest | null {
  const open = marked
    .filter(({ marker }) => marker.jobId === jobId && isOpen(marker))
    .map(({ marker, url }) => ({ url, isAttended: isAttended(marker, now) }));
  return open.findLast(({ isAttended }) => isAttended) ?? open.at(-1) ?? null;
}

function isOpen({ state, request }: Marker): boolean {
  return state === 'started' || (state === 'starting' && request === 'message');
}

/**
 * A run's last sign of life is its request: it edits its comment again only at the end. One that doesn't wait is not
 * watching, but it may be about to send. A date in the future is no sign.
 */
function isAttended(marker: Marker, now: number): boolean {
  // The clocks of runners may differ.
  const isAlive = Math.abs(now - Date.parse(marker.sentAt ?? marker.askedAt)) <= ALIVE_FOR_MS;
  return isAlive && (marker.state === 'starting' || isWatched(marker, now));
}
