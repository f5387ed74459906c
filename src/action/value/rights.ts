import { isStale, isWatched, mayBeCorrected } from './claim.ts';
import type { Marker } from './marker.ts';

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

/**
 * What a marker says of its owner.
 * - `leased`: the request is open, and only the owner writes
 * - `free`: the owner may be dead, so others may write
 * - `ended`: nothing is left for a post process
 */
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

export function rightOf(writer: Writer, marker: Marker, now: number): Right {
  return RIGHTS[roleOf(writer, marker)][phaseOf(marker, now)];
}

/** A job is requested within minutes of `starting`, and followed until `watchedUntil`. Other states have no lease. */
function phaseOf(marker: Marker, now: number): keyof Rights {
  const { state } = marker;
  if (state === 'finished' || state === 'not-created') return 'ended';
  if (state === 'starting') return isStale(marker, now) ? 'free' : 'leased';
  // A post process may know the job that its main process couldn't write down.
  return state !== 'unknown' && isWatched(marker, now) ? 'leased' : 'free';
}

type Attempt = Pick<Marker, 'run' | 'attempt'>;
function roleOf(writer: Writer, marker: Attempt): keyof typeof RIGHTS {
  if (writer.kind === 'other') return 'other';
  const isOwn = isOfAttempt(marker, writer);
  if (writer.kind === 'post') return isOwn ? 'post' : 'replaced';
  if (marker.run !== writer.run) return 'other';
  if (isOwn && writer.jobId !== null) return 'holder';
  return marker.attempt <= writer.attempt ? 'owner' : 'replaced';
}

function isOfAttempt(marker: Attempt, { run, attempt }: Attempt): boolean {
  return marker.run === run && marker.attempt === attempt;
}

/** What is told grows, and must not be forgotten. */
function isSame(one: Marker, other: Marker): boolean {
  const isState = one.jobId === other.jobId && one.state === other.state && one.outcome === other.outcome;
  return isState && isOfAttempt(one, other) && one.told.join() === other.told.join();
}

type Edit = Readonly<{ basis: readonly (Marker | null)[]; writer: Writer; now: number }>;
/**
 * Of a comment that has been read again. States never go back, except that the process which holds a job may replace
 * anything but its end, and one that has started what waited may replace the late edit of another that has ended it.
 */
export function mayReplace(says: Marker, next: Marker, { basis, writer, now }: Edit): boolean {
  if (says.state === 'finished' && !mayEndAs(says, next, now)) return false;
  if (basis.some((expected) => expected !== null && isSame(says, expected))) return true;
  const role = roleOf(writer, says);
  if (role === 'holder') return says.state !== 'finished';
  const isOwnStart = (marker: Marker | null): boolean =>
    marker?.state === 'starting' && writer.kind === 'run' && isOfAttempt(marker, writer);
  return role === 'owner' && says.state === 'not-created' && basis.some(isOwnStart);
}

/** An end stays. But *no news* is not the job's own, and the service may name a pull request late. */
function mayEndAs(says: Marker, next: Marker, now: number): boolean {
  if (says.outcome === next.outcome) return true;
  if (says.outcome === 'no-news') return next.state === 'finished';
  return next.outcome === 'pull-request' && mayBeCorrected(says, now);
}
