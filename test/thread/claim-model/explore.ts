import { keyOf } from './key.ts';
import { aMemory } from './memory.ts';
import { begin, type Model } from './model.ts';
import { type Breach, breachesOf } from './promises.ts';
import { stepsFrom } from './steps.ts';
import type { World } from './world.ts';

/** A world that can be reached, and the step by which it was reached first. */
interface Place {
  readonly world: World;
  readonly from: Place | null;
  readonly what: string;
}

export interface Exploration {
  /** Worlds that differ in more than the numbers of runs that are alike. */
  readonly states: number;
  /** Whether everything that can be reached was reached. */
  readonly complete: boolean;
  /** For each promise that can be broken the shortest story that breaks it, in words. */
  readonly stories: ReadonlyMap<Breach, readonly string[]>;
  /** Worlds in which nothing can happen any more. */
  readonly ends: readonly World[];
  /** Tells the shortest story that leads to a world like that; null if there is none. */
  readonly storyTo: (wanted: (world: World) => boolean) => readonly string[] | null;
}

/** More than any exploration here needs; one that needs more ends incomplete. */
const MOST_STATES = 300_000;

/**
 * Goes through every world that can be reached, nearest first. It ends early when a promise of `until` is broken. What
 * comes after a second job is not explored, because nothing worse can happen.
 */
export function explore(model: Model, { until = [] }: { readonly until?: readonly Breach[] } = {}): Exploration {
  const places: Place[] = [{ world: begin(model), from: null, what: '' }];
  const known = new Set(places.map(({ world }) => keyOf(world, model)));
  const stories = new Map<Breach, readonly string[]>();
  const ends: World[] = [];
  const memory = aMemory();
  let explored = 0;
  for (const place of places) {
    if (known.size > MOST_STATES || until.some((breach) => stories.has(breach))) break;
    explored += 1;
    const next = stepsFrom(place.world, model, memory);
    if (next.length === 0) ends.push(place.world);
    for (const step of next) {
      const key = keyOf(step.world, model);
      const isNew = !known.has(key);
      const breaches = breachesOf(place.world, step, model);
      if (!isNew && breaches.length === 0) continue;
      const reached = { world: step.world, from: place, what: step.what };
      for (const breach of breaches) if (!stories.has(breach)) stories.set(breach, storyOf(reached));
      known.add(key);
      if (isNew && !breaches.includes('two-jobs')) places.push(reached);
    }
  }
  const storyTo = (wanted: (world: World) => boolean): readonly string[] | null => {
    const place = places.find(({ world }) => wanted(world));
    return place === undefined ? null : storyOf(place);
  };
  return { states: known.size, complete: explored === places.length, stories, ends, storyTo };
}

function storyOf(place: Place): readonly string[] {
  const story: string[] = [];
  for (let at: Place | null = place; at?.from; at = at.from) story.unshift(at.what);
  return story;
}
