import { keyOf } from './key.ts';
import { NO_MEMORY } from './memory.ts';
import { begin, type Model } from './model.ts';
import { breachesOf } from './promises.ts';
import { stepsFrom } from './steps.ts';
import type { World } from './world.ts';

/**
 * Looks for two worlds with the same `keyOf` and different futures: an exploration that takes one for the other could
 * miss something. Returns the step that leads to such a world, in words, or null.
 */
export function findConfusion(model: Model): string | null {
  const futureOf = (world: World): string => {
    const steps = stepsFrom(world, model, NO_MEMORY);
    const futures = new Set(steps.map((step) => `${keyOf(step.world, model)} ${breachesOf(world, step, model)}`));
    return [...futures].sort().join('\n');
  };
  const worlds = [begin(model)];
  const futures = new Map(worlds.map((world) => [keyOf(world, model), futureOf(world)]));
  for (const world of worlds) {
    for (const step of stepsFrom(world, model, NO_MEMORY)) {
      const key = keyOf(step.world, model);
      const known = futures.get(key);
      const future = futureOf(step.world);
      if (known !== undefined && known !== future) return step.what;
      if (known === undefined) worlds.push(step.world);
      futures.set(key, future);
    }
  }
  return null;
}
