import type { Breach, Check } from './promises.ts';
import { type Actor, end, type Run, type World } from './world.ts';

/** The actors, the possible faults, and what must never happen. */
export interface Model {
  readonly actors: readonly Actor[];
  readonly nature: Nature;
  readonly promises: Partial<Readonly<Record<Breach, Check>>>;
  /** What exists before the first request. */
  readonly before?: Partial<Pick<World, 'comments' | 'jobs' | 'reacted'>>;
  /** Whether runs differ only in their numbers, so that their order may be forgotten. */
  readonly alike?: true;
}

export interface Nature {
  /** Whether processes die before any request, and requests are refused, lost, or late. */
  readonly faults: boolean;
  /** `stale`: a list shows each comment as it was at any time since its creation, or not at all. */
  readonly lists: 'stale' | 'fresh';
  /** Whether even two lists in a row may miss a comment. */
  readonly missesTwice?: true;
  /** Whether a comment only becomes stale or unwatched after the process that owns it has ended. */
  readonly inTime: boolean;
  /**
   * Whether nothing happens between the second read of a comment and the edit that follows; GitHub cannot promise it.
   */
  readonly editsAtOnce: boolean;
  /** When someone may remove claim reactions. `between-starts`: while no run is between its first list and its request. */
  readonly removals?: 'between-starts' | 'any-time';
  /** Whether a list may be unreadable. */
  readonly listsFail?: true;
  /** Whether the service accepts no message while the job is at work. */
  readonly refusesWhileBusy?: true;
  /** Whether jobs may fail. */
  readonly jobsFail?: true;
  /** Whether a run may end before its job does. */
  readonly waitingEnds?: true;
}

/** Everything that can go wrong does. */
export const HARSH: Nature = { faults: true, lists: 'stale', inTime: false, editsAtOnce: false };
/** The same, but no run is too slow. */
export const IN_TIME: Nature = { ...HARSH, inTime: true, editsAtOnce: true };

/** Makes the world before the first request: no run has started. */
export function begin({ actors, before = {} }: Pick<Model, 'actors' | 'before'>): World {
  const runs = actors.map((): Run => ({ attempt: 0, plan: end('nothing'), won: null }));
  return { reacted: [], lateClaims: [], jobs: [], lateJobs: [], comments: [], ...before, runs };
}
