import type { Outcome } from '../outcome.ts';
import type { JobReading } from '../ports/jobs.ts';
import { endBelievedFrom, type Left, leftBy, mayBeCorrected } from '../value/claim.ts';
import { NEVER_NOTED, NEVER_SENT, NOTED_BEFORE, neverRequested } from '../wording/not-sent.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { Job } from '../words/job.ts';
import type { World } from '../world.ts';
import { releaseTurn } from './claim.ts';
import { shows } from './finish.ts';
import { type FollowEnd, type FollowOptions, follow } from './follow.ts';
import { endingOfFollow, endingRemembered, endingUnknown, type JobEnding } from './job-ending.ts';
import {
  concludeJob,
  concludeNotCreated,
  type JobTask,
  leaveOpen,
  reportAgain,
  reportNotCreated,
  showJob,
} from './job-task.ts';
import { endingWithLateLink } from './late-link.ts';
import { linkRules } from './linked.ts';
import { watchedUntil } from './marker-base.ts';
import { confirmed } from './post-handover.ts';
import { ProgressLog } from './progress.ts';
import { reread } from './record.ts';

/** Names a job in the outputs at once, so that it isn't lost if this process dies. */
export function nameJob(jobId: string, { runner }: Pick<World, 'runner'>): void {
  runner.output('job-id', jobId);
  runner.output('result', 'still-running');
}

function holdJob(task: JobTask, jobId: string, world: World): JobTask {
  nameJob(jobId, world);
  world.runner.save('job-id', jobId);
  return { ...task, jobId };
}

/** Does what is left to do about the request of a dead earlier attempt. */
export async function resumeRequest(task: JobTask, left: Left, world: World): Promise<Outcome> {
  switch (left.kind) {
    case 'follow':
      return takeUpJob(task, left.jobId, world);
    case 'report-end':
      return reportEarlierEnd(task, left, world);
    case 'report-not-created':
      return reportNotCreated(task, world);
    case 'never-sent':
      return concludeNotCreated(task, neverRequested(task.causedBy === null ? 'step' : 'comment'), world);
    case 'wait':
    case 'unknown':
      return admitUnsent(task, left, world);
  }
}

/** Follows a job that an earlier attempt requested. */
async function takeUpJob(task: JobTask, jobId: string, world: World): Promise<Outcome> {
  world.runner.info(`Following the existing job ${jobId}; nothing is started.`);
  return followJob({ ...task, resumed: true }, { jobId, known: null, endBelievedFrom: believedFrom(task) }, world);
}

/**
 * Follows a job to its end, or as long as this run waits. `known` is the job as the service returned it on creation.
 */
export async function followJob(
  task: JobTask,
  { jobId, known, endBelievedFrom: from }: Required<Pick<FollowOptions, 'jobId' | 'known' | 'endBelievedFrom'>>,
  world: World,
): Promise<Outcome> {
  const { settings, runner, clock } = world;
  const held = holdJob(task, jobId, world);
  leaveOpen(held, world);
  const began = clock.monotonic();
  const watched = watchedUntil(world);
  let shown: JobTask | null = null;
  const showWorking = async (job: Job): Promise<void> => {
    // A cancelled process has time for only one edit.
    if (shown !== null || runner.cancelled.aborted) return;
    shown = await showJob(held, { view: { state: 'started', seen: { kind: 'working' } }, job }, watched, world);
    leaveOpen(shown, world);
  };
  const conclude = (end: FollowEnd): Promise<Outcome> => {
    const waitedMinutes = settings.wait ? Math.round((clock.monotonic() - began) / 60_000) : null;
    return concludeJob(shown ?? held, endingOfFollow(end, { waitedMinutes, links: linkRules(world) }), world);
  };
  if (known !== null && !settings.wait) return conclude({ kind: 'deadline', job: known, silence: null });
  if (known !== null) await showWorking(known);
  // A job of an earlier attempt may have ended, so read it before writing about it.
  const patienceMs = settings.wait ? settings.waitMinutes * 60_000 : 0;
  return conclude(await look({ jobId, known, patienceMs, endBelievedFrom: from, onRunning: showWorking }, world));
}

/**
 * Reports again how a job ended. The thread already shows it, so only what an earlier attempt left out is announced; but
 * if the service names its pull request only now, the thread is corrected.
 */
async function reportEarlierEnd(
  task: JobTask,
  left: Extract<Left, { readonly kind: 'report-end' }>,
  world: World,
): Promise<Outcome> {
  const held = { ...holdJob(task, left.jobId, world), resumed: true };
  const ending = await rememberedEnding(held, left, world);
  if (!shows(held.record, ending.view)) return concludeJob(held, ending, world);
  const marker = held.record.comment?.marker;
  if (marker === undefined || ending.job !== null) return reportAgain(held, ending, world);
  const readJob = (id: string): Promise<JobReading> => world.service.readJob(id, world.runner.cancelled);
  return reportAgain(held, await confirmed(ending, { marker, readJob }, world), world);
}

const UNREADABLE = "A status comment in this thread can't be read, because it was edited or another version wrote it.";

/** Reports that an earlier attempt sent nothing, as it only waited, or that it may have started a job. */
async function admitUnsent(
  given: JobTask,
  left: Extract<Left, { readonly kind: 'wait' | 'unknown' }>,
  world: World,
): Promise<Outcome> {
  const task = { ...given, resumed: left.kind === 'unknown' };
  if (left.kind === 'unknown' && left.settled) {
    const evidence = task.record.comment === null ? UNREADABLE : NOTED_BEFORE;
    return reportAgain(task, endingUnknown(evidence), world);
  }
  // The thread may have changed since the first read.
  const read = await lookAfresh(task, world);
  const fresh = { ...task, record: read ?? task.record };
  const now = read === null ? left : leftBy(read.comment.marker, { neverSent: new Set() });
  if (now.kind === 'wait') {
    // An old list proves nothing, so without a second read it may have been sent.
    if (read === null) return concludeJob(fresh, endingUnknown(NEVER_NOTED), world);
    await releaseTurn(read.comment, world);
    return concludeNotCreated(fresh, NEVER_SENT, world);
  }
  const isOpen = now.kind === 'unknown' && !now.settled;
  return isOpen ? concludeJob(fresh, endingUnknown(NEVER_NOTED), world) : resumeRequest(fresh, now, world);
}

async function lookAfresh({ record }: JobTask, world: World): ReturnType<typeof reread> {
  try {
    return await reread(record, world.repository);
  } catch (error) {
    world.runner.warning(`Could not read the status comment: ${problemText(repositoryErrorOf(error))}`);
    return null;
  }
}

async function rememberedEnding(
  task: JobTask,
  { jobId, outcome }: Extract<Left, { readonly kind: 'report-end' }>,
  world: World,
): Promise<JobEnding> {
  const links = linkRules(world);
  const marker = task.record.comment?.marker ?? null;
  if (marker !== null && mayBeCorrected(marker, world.clock.now())) {
    const reading = await world.service.readJob(jobId, world.runner.cancelled);
    const late = reading.kind === 'job' ? endingWithLateLink(reading.job, links) : null;
    if (late !== null) return late;
  }
  const remembered = endingRemembered({ outcome, pullRequest: marker?.pullRequest ?? null }, links);
  if (outcome !== 'pull-request' || remembered.view.state !== 'finished' || remembered.view.link !== null)
    return remembered;
  // The thread doesn't hold the link, so ask the service once.
  const end = await look({ jobId, known: null, patienceMs: 0, endBelievedFrom: believedFrom(task) }, world);
  if (end.kind !== 'final' || end.job.prLink === null) return remembered;
  return endingOfFollow(end, { waitedMinutes: null, links });
}

/** Follows a job, and logs what is seen. */
export function look(options: Omit<FollowOptions, 'cancelled' | 'onProgress'>, world: World): Promise<FollowEnd> {
  const { runner } = world;
  const log = new ProgressLog();
  return follow(world, {
    ...options,
    cancelled: runner.cancelled,
    onProgress: (progress) => {
      const lines = [log.unknownStatus(progress.reading), log.line(progress)];
      for (const line of lines) if (line !== null) runner.info(line);
    },
  });
}

/** Right after a message, a job may still show the end of the work before it. */
function believedFrom({ record }: JobTask): number {
  return endBelievedFrom(record.base);
}
