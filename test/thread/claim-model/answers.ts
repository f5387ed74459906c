import { STARTING_IS_STALE_MS } from '../../../src/thread/claim.ts';
import type { Marker } from '../../../src/thread/marker.ts';
import { keyOfPlan } from './key.ts';
import {
  ASKED_AT,
  type Attempt,
  askerOf,
  latest,
  type Plan,
  type Run,
  type Seen,
  type StatusComment,
  type World,
} from './world.ts';

/** How unkind the world is. */
export interface Nature {
  /** The token identity of each run. */
  readonly identities: readonly number[];
  /** Whether processes die before any request, and requests are refused, lost, or late. */
  readonly faults: boolean;
  /** `stale`: a list shows each comment as it was at any time since its creation, or not at all. */
  readonly lists: 'stale' | 'fresh';
  /** Whether a `starting` is old only when its start is over: that no start takes as long as `STARTING_IS_STALE_MS`. */
  readonly startsInTime: boolean;
  /** Whether nothing happens between a fresh read of a comment and the edit that follows; GitHub cannot promise it. */
  readonly editsAtOnce: boolean;
}

export interface Outcome {
  /** In words, as the sender reads it; where it reads none, what became of the request. */
  readonly answer: string;
  readonly effect: Partial<World>;
  readonly next: Plan;
  /** Whether the answer was a 201 to the claim. */
  readonly won?: boolean;
}

interface Sender {
  readonly self: Attempt;
  readonly world: World;
  readonly nature: Nature;
}

/** Lists what the next request of a run can bring; what needs no fault comes first. */
export function outcomesOf({ plan, identity }: Run, sender: Sender): readonly Outcome[] {
  switch (plan.send) {
    case 'claim':
      return claims(plan, identity, sender);
    case 'comment':
      return newComments(plan, identity, sender);
    case 'edit':
      return edits(plan, sender);
    case 'list':
      return lists(plan, identity, sender);
    case 'read':
      return [{ answer: 'read', effect: {}, next: plan.next(latest(sender.world.comments[plan.comment])) }];
    case 'job':
      return newJobs(plan, sender);
    case 'look': {
      const jobs = sender.world.jobs.map((job) => (job.id === plan.job ? { ...job, over: true } : job));
      return [{ answer: 'over', effect: { jobs }, next: plan.next() }];
    }
    case 'nothing':
      return [];
  }
}

type PlanTo<Send extends Plan['send']> = Extract<Plan, { readonly send: Send }>;

function claims(plan: PlanTo<'claim'>, identity: number, { world, nature }: Sender): readonly Outcome[] {
  const existed = world.reacted.includes(identity);
  const arrived = existed ? {} : withClaim(world, identity);
  const late = existed ? {} : { lateClaims: [...new Set([...world.lateClaims, identity])] };
  const clear: Outcome = existed
    ? { answer: 'existed', effect: {}, next: plan.next('existed') }
    : { answer: 'created', effect: arrived, next: plan.next('created'), won: true };
  if (!nature.faults) return [clear];
  return [
    clear,
    { answer: 'refused', effect: {}, next: plan.next('refused') },
    { answer: 'arrived, answer lost', effect: arrived, next: plan.next('lost') },
    { answer: 'lost', effect: {}, next: plan.next('lost') },
    { answer: 'late', effect: late, next: plan.next('lost') },
  ];
}

function newComments(plan: PlanTo<'comment'>, identity: number, { world, nature }: Sender): readonly Outcome[] {
  const made = { comments: [...world.comments, { identity, versions: [plan.marker] }] };
  const clear: Outcome = { answer: 'made', effect: made, next: plan.next({ made: world.comments.length }) };
  if (!nature.faults) return [clear];
  return [
    clear,
    { answer: 'refused', effect: {}, next: plan.next('refused') },
    { answer: 'arrived, answer lost', effect: made, next: plan.next('lost') },
    { answer: 'lost', effect: {}, next: plan.next('lost') },
  ];
}

function newJobs(plan: PlanTo<'job'>, { self, world, nature }: Sender): readonly Outcome[] {
  const made = withJob(world, self.run);
  const late = { lateJobs: [...world.lateJobs, self.run] };
  const clear: Outcome = { answer: 'made', effect: made, next: plan.next({ made: made.jobs.at(-1)?.id ?? '' }) };
  if (!nature.faults) return [clear];
  return [
    clear,
    { answer: 'refused', effect: {}, next: plan.next('refused') },
    { answer: 'arrived, answer lost', effect: made, next: plan.next('lost') },
    { answer: 'lost', effect: {}, next: plan.next('lost') },
    { answer: 'late', effect: late, next: plan.next('lost') },
  ];
}

/**
 * An edit that fails is a warning: the work goes on as if it had not. One that arrives after its sender has given up is
 * left out: it could always undo a later one, because GitHub knows no condition for an edit.
 */
function edits(plan: PlanTo<'edit'>, { world, nature }: Sender): readonly Outcome[] {
  const comments = world.comments.map((comment, id) => (id === plan.comment ? edited(comment, plan.marker) : comment));
  const done: Outcome = { answer: plan.marker.state, effect: { comments }, next: plan.next() };
  return nature.faults ? [done, { answer: 'lost', effect: {}, next: plan.next() }] : [done];
}

/** Views that lead to the same plan are told once. */
function lists(plan: PlanTo<'list'>, identity: number, { world, nature }: Sender): readonly Outcome[] {
  const outcomes = new Map<string, Outcome>();
  for (const seen of viewsOf(world, identity, nature)) {
    const shown = seen.map(({ marker }) => marker.state).join(' and ') || 'nothing';
    const mayBeOld = !nature.startsInTime || seen.every(({ marker }) => startIsOver(marker, world));
    for (const now of mayBeOld ? [ASKED_AT, LONG_AFTER] : [ASKED_AT]) {
      const next = plan.next(seen, now);
      const key = keyOfPlan(next);
      const answer = now === LONG_AFTER ? `${shown}, long ago` : shown;
      if (!outcomes.has(key)) outcomes.set(key, { answer, effect: {}, next });
    }
  }
  return [...outcomes.values()];
}

const LONG_AFTER = ASKED_AT + STARTING_IS_STALE_MS + 1;

/** Lists everything that a list may show: only comments of the reader's own identity are believed. */
function viewsOf(world: World, identity: number, { lists }: Nature): readonly (readonly Seen[])[] {
  let views: readonly (readonly Seen[])[] = [[]];
  for (const [comment, { identity: author, versions }] of world.comments.entries()) {
    if (author !== identity) continue;
    const shown = lists === 'fresh' ? versions.slice(-1) : versions;
    const withIt = views.flatMap((view) => shown.map((marker) => [...view, { comment, marker }]));
    views = lists === 'fresh' ? withIt : [...views, ...withIt];
  }
  return views;
}

/** The start of a job is over when who asked for it has ended, or knows the job. */
function startIsOver(marker: Marker, { runs }: World): boolean {
  const asker = askerOf(marker);
  const run = runs[asker.run - 1];
  return run?.attempt !== asker.attempt || ['end', 'follow', 'finish'].includes(run.plan.at);
}

/** Sets a reaction. A late claim of the same identity would change nothing any more, so it is forgotten. */
export function withClaim({ reacted, lateClaims }: World, identity: number): Pick<World, 'reacted' | 'lateClaims'> {
  return { reacted: [...reacted, identity], lateClaims: lateClaims.filter((other) => other !== identity) };
}

/** Enters a job into the ledger. */
export function withJob({ jobs }: World, run: number): Pick<World, 'jobs'> {
  return { jobs: [...jobs, { id: `job-${jobs.length + 1}`, run, over: false }] };
}

function edited({ identity, versions }: StatusComment, marker: Marker): StatusComment {
  return { identity, versions: [...versions.filter((version) => version !== marker), marker] };
}
