import { keyOfPlan } from './key.ts';
import type { Plan } from './world.ts';

/** Makes every plan once, and knows the next plan after each answer. It only makes an exploration faster. */
export interface Memory {
  /** Returns the first plan of an attempt; `place` names the actor and the attempt. */
  readonly begin: (place: string, plan: Plan) => Plan;
  /** Returns the plan after an answer; `answer` must distinguish everything that `next` depends on. */
  readonly goOn: (plan: Plan, answer: string, next: () => Plan) => Plan;
}

/** Makes the memory of one exploration. It treats plans with the same `keyOfPlan` as the same. */
export function aMemory(): Memory {
  const plans = new Map<string, Plan>();
  const known = new Map<Plan, { readonly place: string; readonly nexts: Map<string, Plan> }>();
  const begin = (place: string, plan: Plan): Plan => {
    const key = `${place} ${keyOfPlan(plan)}`;
    const same = plans.get(key) ?? plan;
    plans.set(key, same);
    if (!known.has(same)) known.set(same, { place, nexts: new Map() });
    return same;
  };
  const goOn = (plan: Plan, answer: string, next: () => Plan): Plan => {
    const { place, nexts } = known.get(plan) ?? { place: '', nexts: new Map<string, Plan>() };
    const before = nexts.get(answer);
    if (before !== undefined) return before;
    const after = begin(place, next());
    nexts.set(answer, after);
    return after;
  };
  return { begin, goOn };
}

/** Remembers nothing, so that nothing can be confused. */
export const NO_MEMORY: Memory = { begin: (_place, plan) => plan, goOn: (_plan, _answer, next) => next() };
