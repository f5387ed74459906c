import type { Marker } from '../../../src/action/value/marker.ts';
import { mayReplace, rightOf, type Writer } from '../../../src/action/value/rights.ts';
import { ASKED_AT } from './markers.ts';
import type { Keeper, Plan, Self } from './world.ts';

/** Starts to keep an existing comment. */
export function taking(comment: number, basis: Marker): Keeper {
  return { comment, basis, jobId: null, leftAlone: false };
}

interface Showing {
  readonly at: string;
  readonly marker: Marker;
  readonly self: Pick<Self, 'kind' | 'run' | 'attempt'>;
  /** UTC, ms; absent: soon after the request. */
  readonly now?: number;
  /** False for a process that writes over what it has not read again. */
  readonly readsAfresh: boolean;
  /** False for a process that does not wait until the owner of a comment can no longer be watching. */
  readonly waitsForOwner?: boolean;
  readonly next: (keeper: Keeper, answer: 'done' | 'lost') => Plan;
}

/** Shows a state as `advance` does, by the product's own table of rights. */
export function show(
  before: Keeper,
  { at, marker, self, now = ASKED_AT, readsAfresh, waitsForOwner = true, next }: Showing,
): Plan {
  // A message's marker names its job before it is sent.
  const known = marker.state === 'started' || marker.state === 'finished' ? marker.jobId : null;
  const keeper = { ...before, jobId: known ?? before.jobId };
  const { comment, basis } = keeper;
  if (keeper.leftAlone) return next(keeper, 'done');
  const leave = (): Plan => next({ ...keeper, leftAlone: true }, 'done');
  const written = { ...keeper, basis: marker };
  const edit = (guarded: boolean): Plan => ({
    send: 'edit',
    at,
    keeper,
    comment,
    marker,
    guarded,
    next: (answer) => next(answer === 'done' ? written : keeper, answer),
  });
  if (!readsAfresh) return edit(false);
  const writer = writerOf(self, keeper.jobId);
  const right = rightOf(writer, basis, now);
  if (right === 'now') return edit(false);
  if (right === 'never' && waitsForOwner) return leave();
  return {
    send: 'read',
    at: 'read-afresh',
    keeper,
    comment,
    marker,
    next: (fresh) => {
      if (fresh === null) return next(keeper, 'lost');
      return mayReplace(fresh, marker, { basis: [basis], writer, now }) ? edit(true) : leave();
    },
  };
}

function writerOf({ kind, run, attempt }: Showing['self'], jobId: string | null): Writer {
  if (kind === 'settle') return { kind: 'other' };
  return kind === 'post' ? { kind, run, attempt } : { kind, run, attempt, jobId };
}
