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

/**
 * Every moment of every request. A read changes nothing, so it makes no difference whether it was handled. Two new runs
 * at once find everything that a single one finds, so a single one only follows the most revealing kill.
 */
export const THOROUGH: readonly Fate[] = [
  {
    name: 'killed',
    signal: 'SIGKILL',
    post: true,
    read: ['unhandled', 'answered'],
    write: DEADLY,
    later: ['a re-run', 'two new runs at once'],
  },
  { name: 'killed', signal: 'SIGKILL', post: true, read: [], write: ['unanswered'], later: ['a new run'] },
  {
    name: 'lost with its machine',
    signal: 'SIGKILL',
    post: false,
    read: ['unhandled'],
    write: DEADLY,
    later: ['a re-run', 'two new runs at once'],
    remembered: true,
  },
  {
    name: 'interrupted',
    signal: 'SIGINT',
    post: true,
    read: ['unhandled', 'answered', 'silence'],
    write: ['unhandled', 'unanswered', 'answered-late', 'answered', 'silence'],
    later: ['a re-run', 'two new runs at once'],
  },
  // A process that survives might send again.
  {
    name: 'left alone',
    signal: null,
    post: true,
    read: ['broken'],
    write: ['broken-unhandled', 'broken'],
    later: ['a re-run'],
  },
];

/** For stories that share most of their code with a full one: every request, with fewer moments and later runs. */
export const BRIEF: readonly Fate[] = [
  { name: 'killed', signal: 'SIGKILL', post: true, read: ['unhandled'], write: DEADLY, later: ['a re-run'] },
  { name: 'killed', signal: 'SIGKILL', post: true, read: [], write: DEADLY, later: ['two new runs at once'] },
  {
    name: 'lost with its machine',
    signal: 'SIGKILL',
    post: false,
    read: [],
    write: ['unanswered'],
    later: ['two new runs at once'],
    remembered: true,
  },
  {
    name: 'interrupted',
    signal: 'SIGINT',
    post: true,
    read: ['unhandled', 'silence'],
    write: ['unhandled', 'unanswered', 'answered', 'silence'],
    later: ['a re-run'],
  },
  {
    name: 'left alone',
    signal: null,
    post: true,
    read: ['broken'],
    write: ['broken-unhandled', 'broken'],
    later: ['a re-run'],
  },
];

/** For a run whose post process has nothing to do, and for post processes. */
export const WITHOUT_POST: readonly Fate[] = BRIEF.filter(({ post }) => post).map((fate) => ({ ...fate, post: false }));

/** A re-run without a post process before it: it finds what the first attempt left as that left it. */
export const RUNNER_LOST: readonly Fate[] = [
  {
    name: 'lost with its machine',
    signal: 'SIGKILL',
    post: false,
    read: ['unhandled'],
    write: DEADLY,
    later: ['a re-run'],
    remembered: true,
  },
];

/** Someone removes the claim: then only the status comment prevents a second job. */
export const CLAIM_REMOVED: readonly Fate[] = [
  {
    name: 'killed, its claim removed',
    signal: 'SIGKILL',
    post: true,
    read: [],
    write: DEADLY,
    later: ['a re-run', 'two new runs at once'],
    claimsRemoved: true,
  },
];

const LEFT_WAITING = { signal: null, post: false, later: ['a re-run'] } as const;

/** Another run for the same purpose starts and ends while a request is under way. */
export const OVERTAKEN: readonly Fate[] = [
  {
    ...LEFT_WAITING,
    name: 'overtaken by another run',
    read: ['answered-late'],
    write: ['answered-late'],
    overtaken: 'by another run',
  },
];

/** A run considered dead writes after all. Not at writes: GitHub has no conditional edit, so that race remains. */
export const OWNER_WRITES: readonly Fate[] = [
  {
    ...LEFT_WAITING,
    name: 'overtaken by the owner of a comment',
    read: ['answered-late'],
    write: [],
    overtaken: 'by the owner',
  },
];
