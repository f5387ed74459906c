import type { Marker } from '../../../src/thread/marker.ts';
import { ownerOf } from './markers.ts';
import type { Model } from './model.ts';
import type { World } from './world.ts';

/** Lists the places of the actors that a marker may belong to: several where one step is used twice in a run. */
export function ownersOf(marker: Marker, { actors }: Pick<Model, 'actors'>): readonly number[] {
  const { run, service, trigger } = ownerOf(marker);
  return actors.flatMap((actor, index) => {
    const same = actor.run === run && actor.service === service && isSameTrigger(actor.trigger, trigger);
    return actor.kind === 'run' && same ? [index] : [];
  });
}

/** Checks whether a process that a marker belongs to is still running. */
export function isAlive(marker: Marker, world: World, model: Pick<Model, 'actors'>): boolean {
  return ownersOf(marker, model).some((index) => {
    const run = world.runs[index];
    return run?.attempt === marker.attempt && run.plan.send !== 'nothing';
  });
}

function isSameTrigger(one: Marker['trigger'], other: Marker['trigger']): boolean {
  if (one.kind === 'run') return other.kind === 'run' && one.step === other.step;
  return other.kind === one.kind && other.id === one.id;
}
