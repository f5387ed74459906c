import type { Marker } from '../../../src/action/value/marker.ts';
import { TARGET } from './markers.ts';
import type { Memory } from './memory.ts';
import type { Model } from './model.ts';
import { lists, looks, reads } from './readings.ts';
import type { Actor, ClaimAnswer, Made, Plan, StatusComment, Wanted, World } from './world.ts';

export interface Outcome {
  /** The answer as the sender reads it; if it reads none, what happened to the request. */
  readonly answer: string;
  readonly effect: Partial<World>;
  readonly next: Plan;
  /** Whether a claim was answered with a 201. */
  readonly created?: boolean;
}

export interface Sender {
  readonly actor: Actor;
  /** The actor's place. */
  readonly index: number;
  readonly world: World;
  readonly model: Model;
  readonly memory: Memory;
}

/** Lists what the next request of a process can bring, starting with the answers that need no fault. */
export function outcomesOf(plan: Plan, sender: Sender): readonly Outcome[] {
  switch (plan.send) {
    case 'claim':
      return claims(plan, sender);
    case 'give-back':
      return removals(plan, sender);
    case 'comment':
      return newComments(plan, sender);
    case 'edit':
      return edits(plan, sender);
    case 'list':
      return lists(plan, sender);
    case 'read':
      return reads(plan, sender);
    case 'job':
      return newJobs(plan, sender);
    case 'look':
      return looks(plan, sender);
    case 'nothing':
      return [];
  }
}

export type PlanTo<Send extends Plan['send']> = Extract<Plan, { readonly send: Send }>;

function claims(plan: PlanTo<'claim'>, { actor, world, model, memory }: Sender): readonly Outcome[] {
  const next = (answer: ClaimAnswer): Plan => memory.goOn(plan, answer, () => plan.next(answer));
  const reaction = claimBy(actor.identity, plan.target);
  const existed = world.reacted.includes(reaction);
  const arrived = existed ? {} : withClaim(world, reaction);
  const late = existed ? {} : { lateClaims: [...new Set([...world.lateClaims, reaction])] };
  const answer = existed ? 'existed' : 'created';
  const clear = { answer, effect: arrived, next: next(answer), created: !existed };
  if (!model.nature.faults) return [clear];
  return [
    clear,
    { answer: 'refused', effect: {}, next: next('refused'), created: false },
    { answer: 'arrived, answer lost', effect: arrived, next: next('lost'), created: false },
    { answer: 'lost', effect: {}, next: next('lost'), created: false },
    { answer: 'late', effect: late, next: next('lost'), created: false },
  ];
}

/** Of several, GitHub lets one remove a reaction, by its id. Whether that worked changes nothing for the sender. */
function removals(plan: PlanTo<'give-back'>, { actor, world, model, memory }: Sender): readonly Outcome[] {
  const next = memory.goOn(plan, '', plan.next);
  const reaction = claimBy(actor.identity, plan.target);
  const done = { answer: 'removed', effect: { reacted: world.reacted.filter((other) => other !== reaction) }, next };
  return model.nature.faults ? [done, { answer: 'lost', effect: {}, next }] : [done];
}

function newComments(plan: PlanTo<'comment'>, { actor, world, model, memory }: Sender): readonly Outcome[] {
  const next = (answer: Made<number>): Plan => memory.goOn(plan, nameOf(answer), () => plan.next(answer));
  const made = { comments: [...world.comments, { identity: actor.identity, versions: [plan.marker] }] };
  const clear: Outcome = { answer: 'made', effect: made, next: next({ made: world.comments.length }) };
  if (!model.nature.faults) return [clear];
  return [
    clear,
    { answer: 'refused', effect: {}, next: next('refused') },
    { answer: 'arrived, answer lost', effect: made, next: next('lost') },
    { answer: 'lost', effect: {}, next: next('lost') },
  ];
}

function newJobs(plan: PlanTo<'job'>, { actor, index, world, model, memory }: Sender): readonly Outcome[] {
  const next = (answer: Made<string>): Plan => memory.goOn(plan, nameOf(answer), () => plan.next(answer));
  const attempt = world.runs[index]?.attempt ?? 0;
  const to = actor.request === 'message' ? TARGET : null;
  const wanted = { by: index, attempt, remembered: plan.keeper !== null, of: plan.of ?? null, to };
  const before = to === null ? undefined : world.jobs.findLast(({ id }) => id === to);
  if (before?.end === null && model.nature.refusesWhileBusy)
    return [{ answer: 'busy', effect: {}, next: next('refused') }];
  const made = withJob(world, wanted);
  const late = { lateJobs: [...world.lateJobs, wanted] };
  const id = made.jobs.at(-1)?.id ?? '';
  const asBefore = (): Outcome => {
    return { answer: 'made, shown as before', effect: made, next: next({ made: id, atWork: false }) };
  };
  const clear: readonly Outcome[] = [
    { answer: 'made', effect: to === null ? made : seenAtWork(made, id), next: next({ made: id }) },
    ...(before === undefined || before.end === null ? [] : [asBefore()]),
  ];
  if (!model.nature.faults) return clear;
  return [
    ...clear,
    { answer: 'refused', effect: {}, next: next('refused') },
    { answer: 'arrived, answer lost', effect: made, next: next('lost') },
    { answer: 'lost', effect: {}, next: next('lost') },
    { answer: 'late', effect: late, next: next('lost') },
  ];
}

function nameOf(answer: Made<number | string>): string {
  return typeof answer === 'object' ? `made ${answer.made} ${answer.atWork}` : answer;
}

/**
 * An edit that fails is a warning: the work continues. An edit that arrives after its sender has given up is left out:
 * it could always undo a later one, because GitHub has no conditional edits.
 */
function edits(plan: PlanTo<'edit'>, { world, model, memory }: Sender): readonly Outcome[] {
  const next = (answer: 'done' | 'lost'): Plan => memory.goOn(plan, answer, () => plan.next(answer));
  const comments = world.comments.map((comment, id) => (id === plan.comment ? edited(comment, plan.marker) : comment));
  const { state } = plan.marker;
  const done: Outcome = { answer: state, effect: { comments }, next: next('done') };
  if (!model.nature.faults) return [done];
  return [
    done,
    { answer: 'lost', effect: {}, next: next('lost') },
    { answer: `${state}, answer lost`, effect: { comments }, next: next('lost') },
  ];
}

/** Returns the reaction that an identity claims a comment with. */
export function claimBy(identity: number, target: string): string {
  return `${identity} ${target}`;
}

/** Sets a reaction. A late claim by the same identity would no longer change anything, so it is dropped. */
export function withClaim({ reacted, lateClaims }: World, claim: string): Pick<World, 'reacted' | 'lateClaims'> {
  return { reacted: [...reacted, claim], lateClaims: lateClaims.filter((other) => other !== claim) };
}

/** Adds a job, or the work on one, to the ledger. A job that is at work shows no earlier end. */
export function withJob({ jobs }: Pick<World, 'jobs'>, job: Wanted): Pick<World, 'jobs'> {
  const before = jobs.findLast(({ id }) => id === job.to);
  const atWork = before === undefined || (before.end === null && before.atWork);
  return { jobs: [...jobs, { ...job, id: job.to ?? `job-${jobs.length + 1}`, end: null, atWork }] };
}

/** Notes on each request to a job that the job was seen at work. */
export function seenAtWork({ jobs }: Pick<World, 'jobs'>, id: string): Pick<World, 'jobs'> {
  return { jobs: jobs.map((job) => (job.id === id && !job.atWork ? { ...job, atWork: true } : job)) };
}

function edited({ identity, versions }: StatusComment, marker: Marker): StatusComment {
  return { identity, versions: [...versions.filter((version) => version !== marker), marker] };
}
