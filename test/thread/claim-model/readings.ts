import type { FinishedOutcome, Marker } from '../../../src/action/value/marker.ts';
import { type Outcome, type PlanTo, type Sender, seenAtWork } from './answers.ts';
import { keyOfPlan } from './key.ts';
import { ASKED_AT, LONG_AFTER, rowOf, type Seen } from './markers.ts';
import { isAlive } from './owners.ts';
import { type Job, latest, type Plan, type World } from './world.ts';

/** Lists what a list may show. Views that lead to the same plan are listed once. */
export function lists(plan: PlanTo<'list'>, sender: Sender): readonly Outcome[] {
  const outcomes = viewsOf(sender, plan.twice === true).flatMap((seen) => {
    const markers = seen.map(({ marker }) => marker);
    const answer = markers.map(({ state }) => state).join(' and ') || 'nothing';
    const name = seen.map((row) => numberOf(row)).join();
    return atAnyTime({ answer, name, markers }, { plan, sender, next: (now) => plan.next(seen, now) });
  });
  return eachPlanOnce([...outcomes, ...(sender.model.nature.listsFail ? [notReadable(plan, sender)] : [])]);
}

/** A single comment is read as it is. */
export function reads(plan: PlanTo<'read'>, sender: Sender): readonly Outcome[] {
  const marker = latest(sender.world.comments[plan.comment]);
  const sight = { answer: marker.state, name: `${numberOf(marker)}`, markers: [marker] };
  const outcomes = atAnyTime(sight, { plan, sender, next: (now) => plan.next(marker, now) });
  return eachPlanOnce([...outcomes, ...(sender.model.nature.faults ? [notReadable(plan, sender)] : [])]);
}

function notReadable(plan: PlanTo<'list' | 'read'>, { memory }: Sender): Outcome {
  const next = memory.goOn(plan, 'not readable', () => plan.next(null, ASKED_AT));
  return { answer: 'not readable', effect: {}, next };
}

/** A running job may end before it is read. */
export function looks(plan: PlanTo<'look'>, sender: Sender): readonly Outcome[] {
  const { world, model } = sender;
  const works = world.jobs.filter(({ id }) => id === plan.job);
  const job = works.at(-1);
  if (job === undefined) throw new Error('Only jobs of the ledger are looked at.');
  const markers = plan.keeper === null ? [] : [plan.keeper.basis];
  const sights = (sight: FinishedOutcome | 'running', effect: Partial<World>): readonly Outcome[] => {
    const next = (now: number): Plan => plan.next(sight, now);
    const outcomes = atAnyTime({ answer: sight, name: sight, markers }, { plan, sender, next });
    return eachPlanOnce(outcomes.map((outcome) => ({ ...outcome, effect })));
  };
  if (job.end !== null) return sights(job.end, {});
  const before = job.atWork ? undefined : works.findLast(({ end }) => end !== null)?.end;
  const stale = before == null ? [] : sights(before, {}).slice(0, 1).map(asBefore);
  const ends = model.nature.jobsFail ? (['pull-request', 'failed'] as const) : (['pull-request'] as const);
  const ended = ends.flatMap((end) =>
    sights(end, { jobs: world.jobs.map((other) => (isSameWork(other, job) ? { ...other, end } : other)) }),
  );
  const running = job.atWork ? {} : seenAtWork(world, job.id);
  const goesOn = !plan.waits || model.nature.waitingEnds ? sights('running', running) : [];
  return [...ended, ...stale, ...goesOn];
}

/** Every open request to a job ends at once. */
function isSameWork(other: Job, { id }: Job): boolean {
  return other.id === id && other.end === null;
}

function asBefore({ answer, ...outcome }: Outcome): Outcome {
  return { answer: `${answer} of the work before`, ...outcome };
}

interface Sight {
  readonly answer: string;
  /** Distinguishes what the next plan depends on, besides the time. */
  readonly name: string;
  readonly markers: readonly Marker[];
}

/** If all are in time, no run gives up before the process that owns a comment has ended. */
function atAnyTime(
  { answer, name, markers }: Sight,
  { plan, sender, next }: { readonly plan: Plan; readonly sender: Sender; readonly next: (now: number) => Plan },
): readonly Outcome[] {
  const { world, model, memory } = sender;
  const soon = { answer, effect: {}, next: memory.goOn(plan, name, () => next(ASKED_AT)) };
  if (model.nature.inTime && markers.some((marker) => isAlive(marker, world, model))) return [soon];
  const late = memory.goOn(plan, `${name}, long ago`, () => next(LONG_AFTER));
  return [soon, { answer: `${answer}, long ago`, effect: {}, next: late }];
}

function eachPlanOnce(outcomes: readonly Outcome[]): readonly Outcome[] {
  const known = new Map<string, Outcome>();
  for (const outcome of outcomes) {
    const key = keyOfPlan(outcome.next);
    if (!known.has(key)) known.set(key, outcome);
  }
  return [...known.values()];
}

const numbers = new Map<object, number>();

/** Numbers the rows and markers that can be seen. */
function numberOf(value: object): number {
  const number = numbers.get(value) ?? numbers.size;
  numbers.set(value, number);
  return number;
}

/** Lists everything that a list may show. */
function viewsOf({ world, model }: Sender, twice: boolean): readonly (readonly Seen[])[] {
  const lists = twice && !model.nature.missesTwice ? 'fresh' : model.nature.lists;
  let views: readonly (readonly Seen[])[] = [[]];
  for (const [id, comment] of world.comments.entries()) {
    const shown = lists === 'fresh' ? comment.versions.slice(-1) : comment.versions;
    const withIt = views.flatMap((view) => shown.map((marker) => [...view, rowOf(id, comment, marker)]));
    views = lists === 'fresh' ? withIt : [...views, ...withIt];
  }
  return views;
}
