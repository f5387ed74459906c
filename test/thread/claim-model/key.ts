import type { Marker } from '../../../src/thread/marker.ts';
import type { Plan, Run, StatusComment, World } from './world.ts';

/**
 * Writes a world so that two get the same text only if nothing that matters can tell them apart. Runs are alike but for
 * their numbers, so each is written with what it owns, and their order is forgotten.
 */
export function keyOf(world: World): string {
  const runs = world.runs.map((run, index) => keyOfRun(run, index + 1, world)).sort();
  const jobs = world.jobs.map(({ over }) => (over ? 'over' : 'active'));
  const comments = world.comments.map(keyOfComment);
  return [...runs, ...comments, jobs, world.reacted.toSorted(), world.lateClaims.toSorted()].join('|');
}

function keyOfRun({ identity, attempt, plan, won }: Run, run: number, { comments, jobs, lateJobs }: World): string {
  let key = `${identity} ${attempt}`;
  if (plan.send !== 'nothing') key += ` ${won} ${keyOfPlan(plan)}`;
  for (const [id, { versions }] of comments.entries()) {
    if (versions[0]?.run === String(run)) key += ` wrote ${id} in ${versions[0].attempt}`;
  }
  for (const job of jobs) if (job.run === run) key += ` has ${job.id}`;
  for (const sender of lateJobs) if (sender === run) key += ' waits';
  return key;
}

/** Writes what tells the plans of one attempt apart. */
export function keyOfPlan(plan: Plan): string {
  switch (plan.send) {
    case 'nothing':
      return `tells ${typeof plan.tells === 'object' ? plan.tells.ended : plan.tells}`;
    case 'claim':
    case 'list':
      return plan.at;
    case 'comment':
      return `${plan.at} ${textOf(plan.marker)}`;
    case 'edit':
      return `${plan.at} ${plan.comment} ${textOf(plan.marker)}`;
    case 'read':
    case 'job':
      return `${plan.at} ${plan.comment}`;
    case 'look':
      return `${plan.at} ${plan.comment} ${plan.job}`;
  }
}

const commentKeys = new WeakMap<StatusComment, string>();

/** Comments are values that many worlds share, so each is written once. */
function keyOfComment(comment: StatusComment): string {
  const known = commentKeys.get(comment);
  if (known !== undefined) return known;
  const texts = comment.versions.map(textOf);
  const key = `${comment.identity} ${texts.at(-1)} ${texts.sort()}`;
  commentKeys.set(comment, key);
  return key;
}

/** Writes what a marker says besides who has written it. */
function textOf({ state, jobId }: Marker): string {
  return jobId === null ? state : `${state} ${jobId}`;
}
