import { isSame } from '../../../src/thread/guarded-edit.ts';
import type { Marker } from '../../../src/thread/marker.ts';
import type { Keeper, Plan } from './world.ts';

/** Starts to keep an existing comment. */
export function taking(comment: number, basis: Marker): Keeper {
  return { comment, basis, writtenByUs: false, jobId: null, leftAlone: false };
}

/** Starts to keep a comment that this process has just written. */
export function opened(comment: number, basis: Marker): Keeper {
  return { ...taking(comment, basis), writtenByUs: true };
}

interface Showing {
  readonly at: string;
  readonly marker: Marker;
  /** False for a process that writes over what it has not read again. */
  readonly readsAfresh: boolean;
  readonly next: (keeper: Keeper, answer: 'done' | 'lost') => Plan;
}

/** Shows a state as `StatusKeeper` does: only a process that holds the job writes without reading again. */
export function show(before: Keeper, { at, marker, readsAfresh, next }: Showing): Plan {
  // A message's marker names its job before it is sent.
  const known = marker.state === 'started' || marker.state === 'finished' ? marker.jobId : null;
  const keeper = { ...before, jobId: known ?? before.jobId };
  const { comment } = keeper;
  if (keeper.leftAlone) return next(keeper, 'done');
  const written = { ...keeper, basis: marker, writtenByUs: true };
  const edit = (guarded: boolean): Plan => ({
    send: 'edit',
    at,
    keeper,
    comment,
    marker,
    guarded,
    next: (answer) => next(answer === 'done' ? written : keeper, answer),
  });
  if (!readsAfresh || (keeper.writtenByUs && keeper.jobId !== null)) return edit(false);
  return {
    send: 'read',
    at: 'read-afresh',
    keeper,
    comment,
    marker,
    next: (fresh) => {
      if (fresh === null) return next(keeper, 'lost');
      return isSame(fresh, keeper.basis) ? edit(true) : next({ ...keeper, leftAlone: true }, 'done');
    },
  };
}
