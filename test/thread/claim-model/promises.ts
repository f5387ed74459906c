import type { Marker } from '../../../src/action/value/marker.ts';
import { ownerOf } from './markers.ts';
import type { Model } from './model.ts';
import { isAlive, isSameTrigger, placeOfOwner } from './owners.ts';
import type { Step } from './steps.ts';
import { type Actor, type Job, latest, type Wanted, type World } from './world.ts';

/**
 * - `two-jobs`: the ledger has two jobs for the same request
 * - `not-the-claimant`: a run without a 201 requests a job or writes a status comment
 * - `went-back`: a status comment has lost information
 * - `forgotten`: a status comment no longer remembers a request whose end it does not know
 * - `overwrote-owner`: a process has overwritten the text of another process that is still running
 * - `untrue`: a status comment, or what a run says at its end, contradicts the ledger
 * - `foreign`: a process has requested the job, or written in the comment, of another project
 * - `overstepped`: a post process has done something it must not do
 * - `talked-over`: a follow-up continues although its list showed that another run follows one to the same job
 */
export type Breach = (typeof BREACHES)[number];

const BREACHES = [
  'two-jobs',
  'not-the-claimant',
  'went-back',
  'forgotten',
  'overwrote-owner',
  'untrue',
  'foreign',
  'overstepped',
  'talked-over',
] as const;

/** Checks whether a step breaks a promise. */
export type Check = (before: World, step: Step, model: Model) => boolean;

/** Lists the promises that a step breaks. */
export function breachesOf(before: World, step: Step, model: Model): readonly Breach[] {
  return BREACHES.filter((breach) => model.promises[breach]?.(before, step, model));
}

/** Makes the check for a second job; `same` checks whether two jobs are for the same request. */
export function twoJobs(same: (one: Job, other: Job, model: Model) => boolean = () => true): Check {
  return ({ jobs: before }, { world: { jobs } }, model) => {
    const added = jobs.length > before.length ? jobs.at(-1) : undefined;
    return added !== undefined && before.some((job) => same(job, added, model));
  };
}

/** Finds a retry that sends its request although one with a later status comment than the failed one's was sent. */
export const retriedTwice: Check = ({ jobs, lateJobs, comments }, { moved }, model) => {
  const plan = moved?.before.plan;
  if (plan?.send !== 'job') return false;
  const commentOf = ({ by }: Wanted): number =>
    comments.findIndex(({ versions: [marker] }) => marker !== undefined && placeOfOwner(marker, model) === by);
  return [...jobs, ...lateJobs].some((sent) => sent.by >= 0 && (plan.of ?? 0) < commentOf(sent));
};

/**
 * Finds a job too many for a step: one is expected for each use of it in a run. A later attempt may request another job
 * if the first request was not recorded, which its run has said, or if the job failed, because a re-run starts a new
 * one.
 */
export const tooManyJobs: Check = ({ jobs: before }, { world: { jobs } }, { actors }) => {
  const added = jobs.length > before.length ? jobs.at(-1) : undefined;
  if (added === undefined) return false;
  const requester = actors[added.by];
  const isSame = (actor: Actor | undefined): boolean => {
    if (actor === undefined || requester === undefined) return false;
    return actor.run === requester.run && isSameTrigger(actor.trigger, requester.trigger);
  };
  const rivals = before.filter((job) => {
    const [earlier] = job.attempt <= added.attempt ? [job] : [added];
    return earlier.remembered && job.end !== 'failed' && isSame(actors[job.by]);
  });
  return rivals.length >= actors.filter(isSame).length;
};

/** Finds a request, or a status comment, of a process that has not read a 201. */
export const notTheClaimant: Check = (_before, { moved }) => {
  const needsClaim = moved?.before.plan.send === 'job' || moved?.before.plan.send === 'comment';
  return needsClaim && moved.before.won !== true;
};

/**
 * What may overwrite what. Only a process that holds the job's id can write `started` or `finished`, even over
 * `unknown`.
 */
const FORWARD: Readonly<Record<Marker['state'], readonly Marker['state'][]>> = {
  waiting: ['starting', 'not-created', 'unknown'],
  starting: ['started', 'finished', 'not-created', 'unknown'],
  unknown: ['started', 'finished'],
  started: ['finished'],
  finished: [],
  'not-created': [],
};

/** Finds a comment that has lost information. */
export const wentBack: Check = (before, { world }) =>
  changes(before, world).some(({ old, present }) => {
    if (old.jobId !== null && old.jobId !== present.jobId) return true;
    return old.state !== present.state && !FORWARD[old.state].includes(present.state);
  });

/** Finds a comment that one run has taken from another before the end of the other's request was known. */
export const forgotten: Check = (before, { world }) =>
  changes(before, world).some(({ old, present }) => {
    const open = old.state === 'starting' || old.state === 'started' || old.state === 'unknown';
    return open && old.run !== present.run;
  });

/** Finds an edit of a living process's text by another process. */
export const overwroteOwner: Check = (before, { world, moved }, model) =>
  changes(before, world).some(({ old }) => {
    if (moved === null || !isAlive(old, before, model)) return false;
    return !(placeOfOwner(old, model) === moved.index && moved.before.attempt === old.attempt);
  });

/** Finds a comment, or the last word of a run, that contradicts the ledger. */
export const untrue: Check = (_before, { world, moved }, model) => {
  const truth = world.comments.every((comment) => isTrue(latest(comment), world, model));
  return !truth || (moved !== null && !tellsTruth(moved, world));
};

/** Finds a process that has requested the job, or written in the comment, of another project. */
export const foreign: Check = (before, { moved }, model) => {
  if (moved === null) return false;
  const { plan } = moved.before;
  if (plan.send === 'edit') return ownerOf(latest(before.comments[plan.comment])).service !== moved.actor.service;
  if (plan.send !== 'look') return false;
  const job = before.jobs.find(({ id }) => id === plan.job);
  return job === undefined || model.actors[job.by]?.service !== moved.actor.service;
};

/** Finds a post process that starts something or writes an end. */
export const overstepped: Check = (_before, { moved }) => {
  if (moved?.actor.kind !== 'post') return false;
  const { plan } = moved.before;
  if (plan.send === 'edit') return plan.marker.state !== 'started' && plan.marker.state !== 'unknown';
  return plan.send !== 'read' && plan.send !== 'look';
};

/** Finds a follow-up that continues although it has seen an open one whose run is alive. Lists must be fresh. */
export const talkedOver: Check = (before, { moved }, model) => {
  if (moved?.actor.request !== 'message' || moved.before.plan.at !== 'read-thread') return false;
  if (moved.after.plan.send !== 'claim') return false;
  return before.comments.some((comment) => {
    const marker = latest(comment);
    const isOpen = marker.state === 'starting' || marker.state === 'started';
    return isOpen && isAlive(marker, before, model);
  });
};

function changes({ comments }: World, after: World): readonly { readonly old: Marker; readonly present: Marker }[] {
  if (after.comments === comments) return [];
  const pairs = comments.map((comment, id) => ({ old: latest(comment), present: latest(after.comments[id]) }));
  return pairs.filter(({ old, present }) => old !== present);
}

/** Compares a marker with the ledger. `starting` and `unknown` claim nothing that could be wrong. */
function isTrue(marker: Marker, world: World, model: Model): boolean {
  const { state, jobId, outcome } = marker;
  switch (state) {
    case 'waiting':
      return hasNoJob(placeOfOwner(marker, model), world);
    case 'starting':
    case 'unknown':
      return true;
    case 'started':
      return world.jobs.some((job) => job.id === jobId && isOwn(job, marker, model));
    case 'finished':
      return world.jobs.some((job) => job.id === jobId && job.end === outcome && isOwn(job, marker, model));
    case 'not-created':
      return hasNoJob(placeOfOwner(marker, model), world);
  }
}

/** Checks that work on a job belongs to the message. A job is known by its id. */
function isOwn({ by }: Job, marker: Marker, model: Model): boolean {
  return marker.request === 'job' || by === placeOfOwner(marker, model);
}

function tellsTruth({ actor, index, after: { plan } }: NonNullable<Step['moved']>, world: World): boolean {
  if (plan.send !== 'nothing') return true;
  const { reports } = plan;
  if (typeof reports === 'object') {
    const isOwnWork = ({ by }: Job): boolean => actor.request === 'job' || by === index;
    return world.jobs.some((job) => job.id === reports.ended && job.end !== null && isOwnWork(job));
  }
  if (reports === 'already-claimed') return world.reacted.some((claim) => claim.startsWith(`${actor.identity} `));
  return reports !== 'not-created' || hasNoJob(index, world);
}

function hasNoJob(by: number, { jobs, lateJobs }: World): boolean {
  const counts = (job: Wanted): boolean => job.by === by && job.remembered;
  return !jobs.some((job) => counts(job) && job.end !== 'failed') && !lateJobs.some(counts);
}
