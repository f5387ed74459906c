import { type Outcome, outcomesOf, withClaim, withJob } from './answers.ts';
import type { Memory } from './memory.ts';
import type { Model } from './model.ts';
import { type Actor, end, type Keeper, type Run, type World } from './world.ts';

/** Something that can happen next. */
export interface Step {
  /** In words: the actor, its action, and the answer that it read. */
  readonly what: string;
  readonly world: World;
  /** The actor that moved, with the plan that it carried out; null for a step without an actor. */
  readonly moved: { readonly index: number; readonly actor: Actor; readonly before: Run; readonly after: Run } | null;
}

/** Lists everything that can happen next in a world. */
export function stepsFrom(world: World, model: Model, memory: Memory): readonly Step[] {
  const busy = world.runs.findIndex(({ plan }) => plan.send === 'edit' && plan.guarded);
  if (model.nature.editsAtOnce && busy !== -1) return stepsOf(busy, { world, model, memory });
  const steps = world.runs.flatMap((_, index) => stepsOf(index, { world, model, memory }));
  return [...steps, ...lateArrivals(world), ...removals(world, model)];
}

interface Scene {
  readonly world: World;
  readonly model: Model;
  readonly memory: Memory;
}

function stepsOf(index: number, scene: Scene): readonly Step[] {
  const { world, model } = scene;
  const actor = model.actors[index];
  const run = beginning(index, scene);
  if (actor === undefined || run === null) return [];
  const name = actor.kind === 'run' && run.attempt > 1 ? `${actor.name} again` : actor.name;
  const leavesTo = model.actors[index + 1]?.kind === 'post';
  const moveTo = (what: string, { effect, next, created }: Omit<Outcome, 'answer'>): Step => {
    const plan = next.send === 'nothing' && !leavesTo ? { ...next, keeper: null } : next;
    const won = created === undefined ? run.won : created && run.won !== false;
    const after = { ...run, plan, won: plan.send === 'nothing' ? null : won };
    return {
      what: `${name}: ${what}`,
      world: { ...world, ...effect, runs: world.runs.with(index, after) },
      moved: { index, actor, before: run, after },
    };
  };
  const outcomes = outcomesOf(run.plan, { actor, index, ...scene });
  const steps = outcomes.map(({ answer, ...outcome }) => moveTo(`${run.plan.at} → ${answer}`, outcome));
  const death = moveTo(`dies before ${run.plan.at}`, { effect: {}, next: end('nothing', run.plan.keeper) });
  return model.nature.faults ? [...steps, death] : steps;
}

/** Returns what an actor is doing or starts to do now; null if it has nothing to do. */
function beginning(index: number, { world, model, memory }: Scene): Run | null {
  const actor = model.actors[index];
  const run = world.runs[index];
  if (actor === undefined || run === undefined) return null;
  if (run.plan.send !== 'nothing') return run;
  const begun = (attempt: number, left: Keeper | null): Run => {
    const plan = memory.begin(`${index} ${attempt}`, actor.protocol({ ...actor, attempt }, left));
    return { attempt, plan, won: null };
  };
  if (actor.kind === 'settle') return begun(run.attempt, null);
  if (actor.kind === 'post') {
    const main = world.runs[index - 1];
    const dead = main?.plan.send === 'nothing' && main.plan.keeper !== null && main.attempt > run.attempt;
    return dead ? begun(main.attempt, main.plan.keeper) : null;
  }
  const attempt = nextAttempt(index, { world, model });
  return attempt === null ? null : begun(attempt, null);
}

/** All steps of a run are at one attempt; the next begins when every process of it has ended. */
function nextAttempt(index: number, { world, model }: Pick<Scene, 'world' | 'model'>): number | null {
  const ofRun = world.runs.filter((_, place) => model.actors[place]?.run === model.actors[index]?.run);
  const attempt = Math.max((world.runs[index]?.attempt ?? 0) + 1, ...ofRun.map((run) => run.attempt));
  const { use, attempts } = model.actors[index] ?? { attempts: 0 };
  // Uses of one step run one after the other.
  const ended = ofRun.every((run) => run.plan.send === 'nothing' || (run.attempt === attempt && use === undefined));
  const itsTurn = use === undefined || use === 1 || world.runs[index - 1]?.attempt === attempt;
  return ended && itsTurn && attempt <= attempts ? attempt : null;
}

/** A request whose sender has given up arrives after all. */
function lateArrivals(world: World): readonly Step[] {
  const claims = world.lateClaims.map((claim) => ({
    what: 'a late claim arrives',
    world: { ...world, ...withClaim(world, claim) },
    moved: null,
  }));
  const jobs = world.lateJobs.map((job, index) => ({
    what: 'a late request for a job arrives',
    world: { ...world, ...withJob(world, job), lateJobs: world.lateJobs.toSpliced(index, 1) },
    moved: null,
  }));
  return [...claims, ...jobs];
}

/** Someone removes a reaction: another workflow that has the same token, or a person. */
function removals(world: World, { nature }: Model): readonly Step[] {
  if (nature.removals === undefined) return [];
  const starts = world.runs.some(({ plan, won }) => plan.send === 'claim' || (won === true && plan.keeper === null));
  if (nature.removals === 'between-starts' && starts) return [];
  return world.reacted.map((claim) => ({
    what: 'the claim is removed',
    world: { ...world, reacted: world.reacted.filter((other) => other !== claim) },
    moved: null,
  }));
}
