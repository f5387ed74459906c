import { type Nature, type Outcome, outcomesOf, withClaim, withJob } from './answers.ts';
import { end, MOST_ATTEMPTS, type Plan, type Protocol, type Run, type World } from './world.ts';

/** Something that can happen next. */
export interface Step {
  /** In words: who did what, and which answer was read. */
  readonly what: string;
  readonly world: World;
  /** The attempt that moved, with the plan that it carried out; null for a request that arrives late. */
  readonly moved: { readonly before: Plan; readonly after: Run } | null;
}

/** Lists everything that can happen next in a world. */
export function stepsFrom(world: World, protocol: Protocol, nature: Nature): readonly Step[] {
  const busy = world.runs.findIndex(({ plan }) => plan.at === 'write-unknown');
  if (nature.editsAtOnce && busy !== -1) return stepsOfRun(busy, { world, protocol, nature });
  return [...world.runs.flatMap((_, index) => stepsOfRun(index, { world, protocol, nature })), ...lateArrivals(world)];
}

interface Scene {
  readonly world: World;
  readonly protocol: Protocol;
  readonly nature: Nature;
}

function stepsOfRun(index: number, { world, protocol, nature }: Scene): readonly Step[] {
  const present = world.runs[index];
  const run = present && goingOn(present, { run: index + 1, protocol });
  if (!run) return [];
  const self = { run: index + 1, attempt: run.attempt };
  const name = run.attempt === 1 ? `run ${self.run}` : `run ${self.run} again`;
  const moveTo = (what: string, { effect, next, won }: Omit<Outcome, 'answer'>): Step => {
    const after = { ...run, plan: next, won: run.won || won === true };
    return {
      what: `${name}: ${what}`,
      world: { ...world, ...effect, runs: world.runs.with(index, after) },
      moved: { before: run.plan, after },
    };
  };
  const outcomes = outcomesOf(run, { self, world, nature });
  const steps = outcomes.map(({ answer, ...outcome }) => moveTo(`${run.plan.at} → ${answer}`, outcome));
  const death = moveTo(`dies before ${run.plan.at}`, { effect: {}, next: end('nothing') });
  return nature.faults ? [...steps, death] : steps;
}

/** Gives an attempt that has something to do: a re-run begins only when the attempt before it has ended. */
function goingOn(present: Run, { run, protocol }: { readonly run: number; readonly protocol: Protocol }): Run | null {
  if (present.plan.send !== 'nothing') return present;
  const attempt = present.attempt + 1;
  return attempt > MOST_ATTEMPTS ? null : { ...present, attempt, plan: protocol({ run, attempt }), won: false };
}

/** A request whose sender has given up arrives after all. */
function lateArrivals(world: World): readonly Step[] {
  const claims = world.lateClaims.map((identity) => ({
    what: 'a late claim arrives',
    world: { ...world, ...withClaim(world, identity) },
    moved: null,
  }));
  const jobs = world.lateJobs.map((run, index) => ({
    what: 'a late request for a job arrives',
    world: { ...world, ...withJob(world, run), lateJobs: world.lateJobs.toSpliced(index, 1) },
    moved: null,
  }));
  return [...claims, ...jobs];
}
