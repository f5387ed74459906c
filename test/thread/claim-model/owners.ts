import type { Marker } from '../../../src/action/value/marker.ts';
import { ownerOf } from './markers.ts';
import type { Model } from './model.ts';
import type { World } from './world.ts';

/** Finds the place of the actor that a marker belongs to; -1 if it is not in the model. */
export function placeOfOwner(marker: Marker, { actors }: Pick<Model, 'actors'>): number {
  const { run, service, trigger, use } = ownerOf(marker);
  return actors.findIndex((actor) => {
    const sameStep = actor.service === service && actor.use === use && isSameTrigger(actor.trigger, trigger);
    return actor.kind === 'run' && actor.run === run && sameStep;
  });
}

/** Checks whether the process that a marker belongs to is still running. */
export function isAlive(marker: Marker, world: World, model: Pick<Model, 'actors'>): boolean {
  const run = world.runs[placeOfOwner(marker, model)];
  return run?.attempt === marker.attempt && run.plan.send !== 'nothing';
}

/** Checks whether two requests come from the same comment, or the same step. */
export function isSameTrigger(one: Marker['trigger'], other: Marker['trigger']): boolean {
  if (one.kind === 'run') return other.kind === 'run' && one.step === other.step;
  return other.kind === one.kind && other.id === one.id;
}
