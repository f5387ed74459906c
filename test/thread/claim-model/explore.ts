import { keyOf } from './key.ts';
import { aMemory } from './memory.ts';
import { begin, type Model } from './model.ts';
import { type Breach, breachesOf } from './promises.ts';
import { stepsFrom } from './steps.ts';
import type { World } from './world.ts';

/** A reachable world, and the step that reached it first. */
interface Place {
  readonly world: World;
  readonly from: Place | null;
  readonly what: string;
}

export interface Exploration {
  /** Worlds that differ in more than the numbers of similar runs. */
  readonly states: number;
  /** Whether everything reachable was reached. */
  readonly complete: boolean;
  /** For each promise that can be broken, the shortest story that breaks it, in words. */
  readonly stories: ReadonlyMap<Breach, readonly string[]>;
  /** Worlds without a next step. */
  readonly ends: readonly World[];
  /** Returns the shortest story that leads to such a world; null if there is none. */
  readonly storyTo: (wanted: (world: World) => boolean) => readonly string[] | null;
  /** Returns the shortest story that ends with this step; null if there is none. */
  readonly storyEndingWith: (what: string) => readonly string[] | null;
}

/** More than any exploration here needs; an exploration that needs more ends incomplete. */
const MOST_STATES = 300_000;

/**
 * Explores every reachable world, nearest first. It ends early when a promise of `until` is broken. Worlds after a
 * second job are not explored, because nothing worse can happen.
 */
export function explore(model: Model, { until = [] }: { readonly until?: readonly Breach[] } = {}): Exploration {
  const places: Place[] = [{ world: begin(model), from: null, what: '' }];
  const known = new Set(places.map(({ world }) => keyOf(world, model)));
  const stories = new Map<Breach, readonly string[]>();
  const ends: World[] = [];
  const firsts = new Map<string, Place>();
  const memory = aMemory();
  let explored = 0;
  for (const place of places) {
    if (known.size > MOST_STATES || until.some((breach) => stories.has(breach))) break;
    explored += 1;
    const next = stepsFrom(place.world, model, memory);
    if (next.length === 0) ends.push(place.world);
    for (const step of next) {
      const reached = { world: step.world, from: place, what: step.what };
      if (!firsts.has(step.what)) firsts.set(step.what, reached);
      const key = keyOf(step.world, model);
      const breaches = breachesOf(place.world, step, model);
      for (const breach of breaches) if (!stories.has(breach)) stories.set(breach, storyOf(reached));
      if (known.has(key)) continue;
      known.add(key);
      if (!breaches.includes('two-jobs')) places.push(reached);
    }
  }
  const storyAt = (place: Place | undefined): readonly string[] | null => (place === undefined ? null : storyOf(place));
  return {
    states: known.size,
    complete: explored === places.length,
    stories,
    ends,
    storyTo: (wanted) => storyAt(places.find(({ world }) => wanted(world))),
    storyEndingWith: (what) => storyAt(firsts.get(what)),
  };
}

function storyOf(place: Place): readonly string[] {
  const story: string[] = [];
  for (let at: Place | null = place; at?.from; at = at.from) story.unshift(at.what);
  return story;
}
