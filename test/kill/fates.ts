import type { Moment } from './gateway.ts';
import type { Later } from './story.ts';

/** What happens at a request, and what runs later. */
export interface Fate {
  readonly name: string;
  readonly signal: 'SIGKILL' | 'SIGINT' | null;
  /** Whether the post process still runs. */
  readonly post: boolean;
  readonly read: readonly Moment[];
  readonly write: readonly Moment[];
  readonly later: readonly Later[];
  readonly claimsRemoved?: true;
  readonly overtaken?: 'by another run' | 'by the owner';
  /** Only after the status comment exists: before, a post process has nothing to do. */
  readonly remembered?: true;
}

/** A dead process notices nothing after the kill, so some moments are equivalent. */
const DEADLY: readonly Moment[] = ['unhandled', 'unanswered', 'answered'];
const TWO = 'two new runs at once';

const killed = { name: 'killed', signal: 'SIGKILL', post: true, read: [] } as const;
const lost = { ...killed, name: 'lost with its machine', post: false, remembered: true } as const;
const interrupted = { name: 'interrupted', signal: 'SIGINT', post: true } as const;
/** A process that survives might send again. */
const leftAlone: Fate = {
  ...{ name: 'left alone', signal: null, post: true, later: ['a re-run'] },
  ...{ read: ['broken'], write: ['broken-unhandled', 'broken'] },
};

/**
 * Every moment of every request. A read changes nothing, so it makes no difference whether it was handled. Two new runs
 * at once find everything that a single one finds, so a single one only follows the most revealing kill.
 */
export const THOROUGH: readonly Fate[] = [
  { ...killed, read: ['unhandled', 'answered'], write: DEADLY, later: ['a re-run', TWO] },
  { ...killed, write: ['unanswered'], later: ['a new run'] },
  { ...lost, read: ['unhandled'], write: DEADLY, later: ['a re-run', TWO] },
  {
    ...interrupted,
    read: ['unhandled', 'answered', 'silence'],
    write: ['unhandled', 'unanswered', 'answered-late', 'answered', 'silence'],
    later: ['a re-run', TWO],
  },
  leftAlone,
];

/** For stories that share most of their code with a full one: every request, with fewer moments and later runs. */
export const BRIEF: readonly Fate[] = [
  { ...killed, read: ['unhandled'], write: DEADLY, later: ['a re-run'] },
  { ...killed, write: DEADLY, later: [TWO] },
  { ...lost, write: ['unanswered'], later: [TWO] },
  { ...interrupted, read: ['unhandled', 'silence'], write: [...DEADLY, 'silence'], later: ['a re-run'] },
  leftAlone,
];

/** For a run whose post process has nothing to do, and for post processes. */
export const WITHOUT_POST: readonly Fate[] = BRIEF.filter(({ post }) => post).map((fate) => ({ ...fate, post: false }));

/** A re-run without a post process before it: it finds what the first attempt left as that left it. */
export const RUNNER_LOST: readonly Fate[] = [{ ...lost, read: ['unhandled'], write: DEADLY, later: ['a re-run'] }];

/** Someone removes the claim: then only the status comment prevents a second job. */
export const CLAIM_REMOVED: readonly Fate[] = [
  { ...killed, name: 'killed, its claim removed', write: DEADLY, later: ['a re-run', TWO], claimsRemoved: true },
];

const LATE: readonly Moment[] = ['answered-late'];
const leftWaiting = { signal: null, post: false, read: LATE, later: ['a re-run'] } as const;

/** Another run for the same purpose starts and ends while a request is under way. */
export const OVERTAKEN: readonly Fate[] = [
  { ...leftWaiting, name: 'overtaken by another run', write: LATE, overtaken: 'by another run' },
];

/** A run considered dead writes after all. Not at writes: GitHub has no conditional edit, so that race remains. */
export const OWNER_WRITES: readonly Fate[] = [
  { ...leftWaiting, name: 'overtaken by the owner of a comment', write: [], overtaken: 'by the owner' },
];
