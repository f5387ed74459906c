import type { Nature } from './answers.ts';
import { keyOf } from './key.ts';
import { breachesOf } from './promises.ts';
import { stepsFrom } from './steps.ts';
import { begin, type Protocol, type World } from './world.ts';

/**
 * Looks for two worlds that `keyOf` takes for the same although they have not the same future: an exploration that takes
 * one of them for the other could miss something. Gives the step that leads to such a world, in words, or null.
 */
export function findConfusion(protocol: Protocol, nature: Nature): string | null {
  const futureOf = (world: World): string => {
    const steps = stepsFrom(world, protocol, nature);
    const futures = new Set(steps.map((step) => `${keyOf(step.world)} ${breachesOf(world, step)}`));
    return [...futures].sort().join('\n');
  };
  const worlds = [begin(protocol, nature.identities)];
  const futures = new Map(worlds.map((world) => [keyOf(world), futureOf(world)]));
  for (const world of worlds) {
    for (const step of stepsFrom(world, protocol, nature)) {
      const key = keyOf(step.world);
      const known = futures.get(key);
      const future = futureOf(step.world);
      if (known !== undefined && known !== future) return step.what;
      if (known === undefined) worlds.push(step.world);
      futures.set(key, future);
    }
  }
  return null;
}
