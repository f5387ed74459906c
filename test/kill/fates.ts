import type { Moment } from './gateway.ts';
import type { Cell, Sequel } from './play.ts';

/** What happens at a request, and what runs later. */
export interface Fate extends Sequel, Pick<Cell, 'overtaken'> {
  readonly signal: 'SIGKILL' | 'SIGINT' | null;
  readonly read: readonly Moment[];
  /** More moments of the last read before each write. */
  readonly gap?: readonly Moment[];
  readonly write: readonly Moment[];
  /** More moments of the last request. */
  readonly last?: readonly Moment[];
  /** Only after the status comment exists: before, a post process has nothing to do. */
  readonly remembered?: true;
}

/**
 * A dead process notices nothing, so most kills leave what another one leaves:
 * - At a read, it makes no difference whether it was handled, and the next write finds all that it found. So a process
 *   that is interrupted is interrupted at one read before each write, too; only `THOROUGH` does it at each.
 * - Right after an answer, the process is where it was without it, or at its next request; after the last, there is none.
 * - Without a post process, a write that was not handled leaves what the write before it left.
 */
const DEADLY: readonly Moment[] = ['unhandled', 'unanswered'];
const TWO = 'two new runs at once';

const killed = { signal: 'SIGKILL', post: true, read: [] } as const;
const unanswered = { ...killed, write: ['unanswered'] } as const;
const lost = { ...unanswered, post: false, remembered: true } as const;
const interrupted = { signal: 'SIGINT', post: true, read: [] } as const;
/** A process that survives might send again. */
const leftAlone: Fate = {
  ...{ signal: null, post: true, later: ['a re-run'] },
  ...{ read: [], write: ['broken-unhandled', 'broken'] },
};

/** For stories with reads of their own: a run whose read fails goes on, or ends in silence. */
export const OWN_READS: readonly Fate[] = [
  { ...interrupted, gap: ['silence'], write: [], later: ['a re-run'] },
  { ...leftAlone, read: ['broken'], write: [] },
];

/**
 * Every moment of every write. Two new runs at once find everything that a single one finds, so a single one only
 * follows the most revealing kill. After a silence, they find what they find after a kill.
 */
export const THOROUGH: readonly Fate[] = [
  { ...killed, gap: ['unhandled'], write: DEADLY, last: ['answered'], later: ['a re-run'] },
  { ...killed, write: DEADLY, last: ['answered'], later: [TWO] },
  { ...unanswered, later: ['a new run'] },
  { ...lost, later: ['a re-run', TWO] },
  {
    ...interrupted,
    read: ['unhandled'],
    write: ['unhandled', 'unanswered', 'answered-late', 'answered', 'silence'],
    later: ['a re-run'],
  },
  { ...interrupted, write: ['unhandled', 'unanswered', 'answered-late'], later: [TWO] },
  leftAlone,
  ...OWN_READS,
];

/** For stories that share most of their code with a full one: fewer moments and later runs. */
export const BRIEF: readonly Fate[] = [
  { ...killed, write: DEADLY, last: ['answered'], later: ['a re-run', TWO] },
  { ...lost, later: [TWO] },
  { ...interrupted, gap: ['unhandled'], write: [...DEADLY, 'answered', 'silence'], later: ['a re-run'] },
  leftAlone,
];

/** For a run whose post process has nothing to do. */
export const WITHOUT_POST: readonly Fate[] = [...BRIEF, ...OWN_READS]
  .filter(({ post }) => post)
  .map((fate) => ({ ...fate, post: false }));

/** A re-run without a post process before it: it finds what the first attempt left as that left it. */
export const RUNNER_LOST: readonly Fate[] = [{ ...lost, later: ['a re-run'] }];

/** Someone removes the claim: then only the status comment prevents a second job. */
export const CLAIM_REMOVED: readonly Fate[] = [
  { ...killed, write: DEADLY, later: ['a re-run', TWO], claimsRemoved: true },
];

const LATE: readonly Moment[] = ['answered-late'];
const leftWaiting = { signal: null, post: false, read: LATE, later: ['a re-run'] } as const;

/** Another run for the same purpose starts and ends while a request is under way. */
export const OVERTAKEN: readonly Fate[] = [{ ...leftWaiting, write: LATE, overtaken: 'by another run' }];

/** A run considered dead writes after all. Not at writes: GitHub has no conditional edit, so that race remains. */
export const OWNER_WRITES: readonly Fate[] = [{ ...leftWaiting, write: [], overtaken: 'by the owner' }];
