import type { Marker } from '../../../src/thread/marker.ts';
import type { Step } from './steps.ts';
import { latest, type Run, type World } from './world.ts';

/**
 * - `two-jobs`: the ledger holds more than one job
 * - `not-the-claimant`: somebody without a 201 asks for a job or writes a status comment
 * - `went-back`: a status comment has unlearned something
 * - `untrue`: a status comment, or what a run tells at its end, contradicts the ledger
 */
export type Breach = 'two-jobs' | 'not-the-claimant' | 'went-back' | 'untrue';

/** What may be written over what. Only who holds the job's id can write `started` or `finished`, also over `unknown`. */
const FORWARD: Readonly<Record<Marker['state'], readonly Marker['state'][]>> = {
  starting: ['started', 'finished', 'not-created', 'unknown'],
  unknown: ['started', 'finished'],
  started: ['finished'],
  finished: [],
  'not-created': [],
};

/** Lists the promises that a step breaks. */
export function breachesOf(before: World, { world, moved }: Step): readonly Breach[] {
  const breaches: Breach[] = [];
  if (world.jobs.length > 1) breaches.push('two-jobs');
  const needsClaim = moved?.before.send === 'job' || moved?.before.send === 'comment';
  if (needsClaim && !moved.after.won) breaches.push('not-the-claimant');
  if (world.comments !== before.comments && goesBack(before, world)) breaches.push('went-back');
  const truth = world.comments.every((comment) => isTrue(latest(comment), world));
  if (!truth || (moved !== null && !tellsTruth(moved.after, world))) breaches.push('untrue');
  return breaches;
}

function goesBack(before: World, after: World): boolean {
  return before.comments.some((comment, id) => {
    const old = latest(comment);
    const present = latest(after.comments[id]);
    if (old === present) return false;
    const otherJob = old.jobId !== null && old.jobId !== present.jobId;
    return otherJob || !FORWARD[old.state].includes(present.state);
  });
}

/** Holds a marker against the ledger. `starting` and `unknown` claim nothing that could be wrong. */
function isTrue({ state, jobId, run }: Marker, world: World): boolean {
  switch (state) {
    case 'starting':
    case 'unknown':
      return true;
    case 'started':
      return world.jobs.some(({ id }) => id === jobId);
    case 'finished':
      return world.jobs.some(({ id, over }) => id === jobId && over);
    case 'not-created':
      return hasNoJob(Number(run), world);
  }
}

function tellsTruth({ plan, identity }: Run, world: World): boolean {
  if (plan.send !== 'nothing') return true;
  const { tells } = plan;
  if (typeof tells === 'object') return world.jobs.some(({ id, over }) => id === tells.ended && over);
  if (tells === 'already-claimed') return world.reacted.includes(identity);
  return tells !== 'not-created' || world.jobs.length + world.lateJobs.length === 0;
}

function hasNoJob(run: number, { jobs, lateJobs }: World): boolean {
  return !jobs.some((job) => job.run === run) && !lateJobs.includes(run);
}
