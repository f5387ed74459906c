import type { Marker } from '../../../src/action/value/marker.ts';
import { ownerOf } from './markers.ts';
import type { Model } from './model.ts';
import type { Actor, Keeper, Plan, StatusComment, World } from './world.ts';

/**
 * Writes a world so that two worlds get the same text only if no difference between them matters. Runs that differ only
 * in their numbers are written with everything that refers to them, without their order.
 */
export function keyOf(world: World, { actors, alike }: Pick<Model, 'actors' | 'alike'>): string {
  const named = alike !== true;
  const parts = actors.map((actor, index) => partOf(actor, index, { world, named }));
  if (!named) parts.sort();
  for (const comment of named ? world.comments : []) parts.push(textsOf(comment, true));
  for (const { id, end, remembered, of, atWork } of world.jobs)
    parts.push(`${id} ${end} ${remembered} ${of} ${atWork}`);
  return `${parts.join('|')}|${world.reacted.toSorted()}|${world.lateClaims.toSorted()}`;
}

function partOf(
  actor: Actor,
  index: number,
  { world, named }: { readonly world: World; readonly named: boolean },
): string {
  const run = world.runs[index];
  if (run === undefined) throw new Error('Every actor has a run.');
  const { attempt, plan, won } = run;
  let part = `${actor.identity} ${attempt} `;
  // What an attempt reported at its end doesn't matter to any other.
  part += plan.send === 'nothing' ? keyOfKeeper(plan.keeper, named) : `${won} ${keyOfPlan(plan, named)}`;
  for (const [place, job] of world.jobs.entries()) if (job.by === index) part += ` has ${place} ${job.attempt}`;
  for (const job of world.lateJobs) if (job.by === index) part += ` waits ${job.attempt} ${job.remembered} ${job.of}`;
  if (named) return part;
  for (const [id, comment] of world.comments.entries()) {
    if (comment.versions[0]?.run === actor.run) part += ` wrote ${id} ${textsOf(comment, false)}`;
  }
  return part;
}

/** Writes what distinguishes the plans of one attempt. */
export function keyOfPlan(plan: Plan, named = true): string {
  return remembered(plan, named, () => {
    const keeper = keyOfKeeper(plan.keeper, named);
    if (plan.send === 'nothing') return `${JSON.stringify(plan.reports)} ${keeper}`;
    return `${plan.at} ${plan.of} ${plan.claims} ${keeper} ${detailsOf(plan, named)}`;
  });
}

function detailsOf(plan: Exclude<Plan, { readonly send: 'nothing' }>, named: boolean): string {
  switch (plan.send) {
    case 'claim':
    case 'give-back':
      return plan.target;
    case 'comment':
      return textOf(plan.marker, named);
    case 'edit':
    case 'read':
      return `${plan.comment} ${plan.marker && textOf(plan.marker, named)}`;
    case 'look':
      return plan.job;
    case 'list':
    case 'job':
      return '';
  }
}

function keyOfKeeper(keeper: Keeper | null, named: boolean): string {
  if (keeper === null) return '-';
  return `${keyOfKept(keeper, named)} ${keeper.atWork} ${keeper.turn}`;
}

function keyOfKept(keeper: Keeper, named: boolean): string {
  const { comment, basis, jobId, leftAlone } = keeper;
  return leftAlone ? `left ${comment} ${jobId}` : `${comment} ${textOf(basis, named)} ${jobId}`;
}

/** Writes the texts of a comment that a list may show, the current one first. */
function textsOf(comment: StatusComment, named: boolean): string {
  return remembered(comment, named, () => {
    const [present = '', ...older] = comment.versions.map((marker) => textOf(marker, named)).toReversed();
    return `${comment.identity} ${present} ${older.sort()}`;
  });
}

/** Writes the content of a marker; its owner only if it is to be `named`. */
function textOf(marker: Marker, named: boolean): string {
  return remembered(marker, named, () => {
    const { state, jobId, outcome, watchedUntil, attempt, answered } = marker;
    const text = `${attempt} ${state} ${jobId} ${outcome} ${watchedUntil} ${answered}`;
    if (!named) return text;
    const { run, service, trigger, use } = ownerOf(marker);
    return `${text} ${run} ${service} ${use} ${JSON.stringify(trigger)}`;
  });
}

const codes = { named: new WeakMap<object, string>(), nameless: new WeakMap<object, string>() };
const coded = new Map<string, string>();

/** Plans, comments and markers are values that many worlds share: each is written once, and a number refers to it. */
function remembered(value: object, named: boolean, write: () => string): string {
  const map = named ? codes.named : codes.nameless;
  const known = map.get(value);
  if (known !== undefined) return known;
  const text = write();
  const code = coded.get(text) ?? coded.size.toString(36);
  coded.set(text, code);
  map.set(value, code);
  return code;
}
