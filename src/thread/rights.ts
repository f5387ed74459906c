import { isStale, isWatched } from './claim.ts';
import type { Marker, State } from './marker.ts';

/**
 * Who wants to write a status comment.
 * - `run`: the process of one attempt; `jobId` is the job that the service has confirmed to it, null if there is none
 * - `post`: the post process of an attempt, so that attempt is dead
 * - `other`: `settle`, `status`, and a run that finds a comment of another run
 */
export type Writer =
  | { readonly kind: 'run'; readonly run: string; readonly attempt: number; readonly jobId: string | null }
  | { readonly kind: 'post'; readonly run: string; readonly attempt: number }
  | { readonly kind: 'other' };

/**
 * - `now`: without reading the comment again
 * - `after-reading`: only if it still says what the decision was based on
 * - `never`: it belongs to a process that may be alive, or a later attempt has it
 */
export type Right = 'now' | 'after-reading' | 'never';

/**
 * A writer's place, as a marker shows it: `holder` and `owner` are the attempt that wrote it, with a confirmed job or
 * without; `successor` is a later attempt of the same run, so the writer of the marker is dead.
 */
type Role = 'holder' | 'owner' | 'successor' | 'post' | 'other';

const OWNED = {
  holder: 'now',
  owner: 'after-reading',
  successor: 'after-reading',
  post: 'after-reading',
  other: 'never',
} as const;
const ENDED = {
  holder: 'after-reading',
  owner: 'after-reading',
  successor: 'after-reading',
  post: 'never',
  other: 'after-reading',
} as const;

/** The rights to a comment in each state, as long as the lease of its owner lasts. */
const RIGHTS: Readonly<Record<State, Readonly<Record<Role, Right>>>> = {
  waiting: OWNED,
  starting: OWNED,
  started: OWNED,
  finished: ENDED,
  'not-created': ENDED,
  // A post process may know the job that its main process couldn't write down.
  unknown: { ...ENDED, post: 'after-reading' },
};

/** Decides whether a writer may change a comment that says `marker`. `now` is in ms (UTC). */
export function rightOf(writer: Writer, marker: Marker, now: number): Right {
  const role = roleOf(writer, marker);
  if (role === null) return 'never';
  return hasExpired(marker, now) ? 'after-reading' : RIGHTS[marker.state][role];
}

/** A job is requested within minutes of `starting`, and followed until `watchedUntil`. Other states have no lease. */
function hasExpired(marker: Marker, now: number): boolean {
  return (
    isStale(marker, now) || ((marker.state === 'started' || marker.state === 'waiting') && !isWatched(marker, now))
  );
}

/** Null for an attempt that has been replaced, and for the post process of another one. */
function roleOf(writer: Writer, marker: Pick<Marker, 'run' | 'attempt'>): Role | null {
  if (writer.kind === 'other') return 'other';
  const isOwn = isOfAttempt(marker, writer);
  if (writer.kind === 'post') return isOwn ? 'post' : null;
  if (marker.run !== writer.run) return 'other';
  if (!isOwn) return marker.attempt < writer.attempt ? 'successor' : null;
  return writer.jobId === null ? 'owner' : 'holder';
}

/** Checks whether a marker was written by, or for, one attempt of a run. */
function isOfAttempt(
  marker: Pick<Marker, 'run' | 'attempt'>,
  { run, attempt }: Pick<Marker, 'run' | 'attempt'>,
): boolean {
  return marker.run === run && marker.attempt === attempt;
}

/** Checks whether a comment still says what a decision was based on. */
function isSame(one: Marker, other: Marker): boolean {
  const isState = one.jobId === other.jobId && one.state === other.state && one.outcome === other.outcome;
  // What is told grows, and must not be forgotten.
  return isOfAttempt(one, other) && isState && one.told.join() === other.told.join();
}

/**
 * Decides, once a comment has been read again, whether what it says may be replaced. States never go back, except that
 * the process which holds a job may replace anything but its end.
 */
export function mayReplace(says: Marker, basis: readonly (Marker | null)[], writer: Writer): boolean {
  if (basis.some((expected) => expected !== null && isSame(says, expected))) return true;
  return roleOf(writer, says) === 'holder' && says.state !== 'finished';
}
