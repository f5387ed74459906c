import { isStale, isWatched } from '../../../src/action/value/claim.ts';
import type { Marker } from '../../../src/action/value/marker.ts';
import { believesEnd } from './belief.ts';
import { show, taking } from './keeper.ts';
import { ASKED_AT, believed, markerOf, ownerOf, type Seen } from './markers.ts';
import { end, type Keeper, type Plan, type Protocol, type Self } from './world.ts';

/** The decisions of processes that finish what others have started. */
export interface SettleRules {
  /** Whether a comment is left alone while its owner is watching. */
  readonly waitsForOwner: boolean;
  readonly readsAfresh: boolean;
  readonly believesEnd: typeof believesEnd;
}

/** The decisions of a post process. */
export interface PostRules extends Pick<SettleRules, 'readsAfresh'> {
  /** The states that count as requested: the marker of a message names its job from the start. */
  readonly believesJobIn: readonly Marker['state'][];
}

const SETTLE_RULES: SettleRules = { waitsForOwner: true, readsAfresh: true, believesEnd };

/** Reads the open jobs one by one and writes their ends, as `settle` and the command `status` do. */
export function settling(changes: Partial<SettleRules> = {}): Protocol {
  const rules = { ...SETTLE_RULES, ...changes };
  return (self) => ({
    send: 'list',
    at: 'list-comments',
    keeper: null,
    next: (seen, now) => settleOne(openOf(seen ?? [], now, { self, rules }), now, { self, rules }),
  });
}

/** Finds a running job or an unfinished start. `status` also reads jobs that another run follows. */
function openOf(
  seen: readonly Seen[],
  now: number,
  { self, rules }: { readonly self: Self; readonly rules: SettleRules },
): Seen | null {
  const watchedUntil = new Date(ASKED_AT).toISOString();
  const open = believed(seen, self, self.service).filter(
    ({ marker }) =>
      marker.state === 'started' ||
      (marker.state === 'waiting' && !isWatched(marker, now)) ||
      isStale(rules.waitsForOwner ? marker : { ...marker, watchedUntil }, now),
  );
  return open.at(-1) ?? null;
}

function settleOne(
  open: Seen | null,
  listed: number,
  { self, rules }: { readonly self: Self; readonly rules: SettleRules },
): Plan {
  if (open === null) return end('nothing');
  const { id, marker } = open;
  const keeper = taking(id, marker);
  const owner = ownerOf(marker);
  const next = (): Plan => end('nothing');
  const { jobId } = marker;
  if (marker.state === 'waiting') {
    const unsent = markerOf(owner, { state: 'not-created', unwatched: true });
    return show(keeper, { at: 'write-not-created', marker: unsent, self, now: listed, ...rules, next });
  }
  // The marker of a message names its job before the message is sent.
  if (jobId === null || marker.state === 'starting') {
    const unknown = markerOf(owner, { state: 'unknown', unwatched: true });
    return show(keeper, { at: 'write-unknown', marker: unknown, self, now: listed, ...rules, next });
  }
  return {
    send: 'look',
    at: 'look-at-job',
    keeper,
    job: jobId,
    waits: false,
    next: (sight, now) => {
      if (sight !== 'running' && !rules.believesEnd(marker, { seenAtWork: false, now })) return end('nothing');
      if (sight === 'running' || (rules.waitsForOwner && isWatched(marker, now))) return end('nothing');
      const finished = markerOf(owner, { state: 'finished', jobId, outcome: sight, unwatched: true });
      return show(keeper, { at: 'write-end', marker: finished, self, now, ...rules, next });
    },
  };
}

/**
 * Writes into a comment left by its main process that waiting was cancelled, or that it is unknown whether there is a
 * job, as the post process does. What it reads of the job only changes the wording, so it is left out.
 */
export function posting(changes: Partial<PostRules> = {}): Protocol {
  const rules = { readsAfresh: true, believesJobIn: ['started'] as const, ...changes };
  return (self, left) => (left === null ? end('nothing') : readComment(left, self, rules));
}

function readComment(left: Keeper, self: Self, rules: PostRules): Plan {
  const { comment } = left;
  return {
    send: 'read',
    at: 'read-comment',
    keeper: left,
    comment,
    marker: null,
    next: (marker) => {
      if (marker === null || marker.run !== self.run || marker.attempt !== self.attempt) return end('nothing');
      const { state } = marker;
      const jobId = left.jobId ?? (rules.believesJobIn.includes(state) ? marker.jobId : null);
      const nothingToDo = jobId === null ? state !== 'starting' : state === 'finished' || state === 'not-created';
      if (nothingToDo) return end('nothing');
      const truth = jobId === null ? ({ state: 'unknown' } as const) : ({ state: 'started', jobId } as const);
      const written = markerOf(ownerOf(marker), { ...truth, unwatched: true });
      const at = jobId === null ? 'write-unknown' : 'write-cancelled';
      return show(taking(comment, marker), { at, marker: written, self, ...rules, next: () => end('nothing') });
    },
  };
}
