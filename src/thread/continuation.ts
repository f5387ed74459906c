import type { InstructingName } from '../commands.ts';
import { isWatched, START_WITHIN_MS } from './claim.ts';
import type { Handover } from './handover.ts';
import type { Marker } from './marker.ts';
import { type OwnComments, requestedAt } from './own-comments.ts';

/** A job that can be continued. */
export interface Continued {
  readonly jobId: string;
  /** Address of its pull request; null if it is not known. */
  readonly pullRequest: string | null;
  /** Number of the thread that requested the job; null if it is not known. */
  readonly origin: number | null;
}

/** Where an instruction goes. */
export type Destination =
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
 * picks the thread's latest job with a pull request, and `new-job` always starts a new job.
 */
export function destinationOf(
  to: InstructingName | null,
  { own, handovers }: { readonly own: OwnComments; readonly handovers: readonly DatedHandover[] },
): Destination {
  const handover = handovers.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt)).at(-1);
  switch (to) {
    case 'new-job':
      return { kind: 'new-job' };
    case null:
      return handover === undefined ? { kind: 'new-job' } : jobAt(handover);
    case 'continue':
      return latestJobOf(own, { handovers, handover });
  }
}

/** Says whether an instruction may be added to an open pull request that earlier requests have made. */
export function mayAddToOpen(to: InstructingName | null): boolean {
  switch (to) {
    case 'new-job':
    case 'continue':
      return false;
    case null:
      return true;
  }
}

function latestJobOf(
  own: OwnComments,
  {
    handovers,
    handover,
  }: { readonly handovers: readonly DatedHandover[]; readonly handover: DatedHandover | undefined },
): Destination {
  const jobs = own.marked.flatMap((comment) => {
    const { jobId, outcome, pullRequest } = comment.marker;
    const isKnown = jobId !== null && (outcome === 'pull-request' || pullRequest !== null);
    return isKnown ? [{ jobId, pullRequest, at: requestedAt(comment) }] : [];
  });
  const handed = handover === undefined ? [] : [{ ...jobAt(handover), at: Date.parse(handover.createdAt) }];
  const latest = [...handed, ...jobs].toSorted((one, other) => one.at - other.at).at(-1);
  if (latest === undefined) {
    const unfinished = own.marked.findLast(({ marker }) => marker.jobId !== null && marker.state === 'started');
    return { kind: 'nothing', unfinished: unfinished?.url ?? null };
  }
  const { jobId, pullRequest } = latest;
  const thread = handovers.findLast(({ job }) => job === jobId)?.thread;
  return { kind: 'job', jobId, pullRequest, origin: thread ?? null };
}

function jobAt({ job, pullRequest, thread }: DatedHandover): Extract<Destination, { readonly kind: 'job' }> {
  return { kind: 'job', jobId: job, pullRequest, origin: thread ?? null };
}

/** A request to a job that hasn't ended according to our status comment. */
export interface OpenRequest {
  /** Address of the status comment. */
  readonly url: string;
  /** A run follows or sends it now. Otherwise the job may have ended since: only the service knows. */
  readonly isAttended: boolean;
}

/** Finds an open request to a job, preferably one that a run attends to; null if there is none. */
export function openRequestTo(jobId: string, { marked }: Pick<OwnComments, 'marked'>, now: number): OpenRequest | null {
  const open = marked
    .filter(({ marker }) => marker.jobId === jobId && isOpen(marker))
    .map(({ marker, url }) => ({
      url,
      isAttended: isAlive(marker, now) && (isWatched(marker, now) || isBeingSent(marker, now)),
    }));
  return open.findLast(({ isAttended }) => isAttended) ?? open.at(-1) ?? null;
}

function isOpen({ state, request }: Marker): boolean {
  return state === 'started' || (state === 'starting' && request === 'message');
}

/** After this long without a sign of life, a run may be dead whatever its marker says (ms): only the service knows. */
const ALIVE_FOR_MS = 5 * 60_000;

/** A run's last sign of life is its request: it edits its comment again only at the end. */
function isAlive({ askedAt, sentAt }: Marker, now: number): boolean {
  return now - Date.parse(sentAt ?? askedAt) <= ALIVE_FOR_MS;
}

/** A run that doesn't wait is not watching, but it may be about to send. */
function isBeingSent({ state, askedAt }: Marker, now: number): boolean {
  return state === 'starting' && now - Date.parse(askedAt) <= START_WITHIN_MS;
}
