import { type FollowEnd, type FollowOptions, follow } from '../jobs/follow.ts';
import type { Job } from '../jobs/job.ts';
import { ProgressLog } from '../jobs/progress.ts';
import type { Outcome } from '../outcome.ts';
import type { JobReading } from '../ports/jobs.ts';
import { endBelievedFrom, type LeftRequest } from '../thread/claim.ts';
import type { FinishedOutcome } from '../thread/marker.ts';
import { reread } from '../thread/record.ts';
import { confirmed } from './finish/confirm-end.ts';
import {
  endingNotCreated,
  endingOfFollow,
  endingRemembered,
  endingUnknown,
  type JobEnding,
  NEVER_NOTED,
  NOTED_BEFORE,
  neverRequested,
} from './finish/job-ending.ts';
import { warnUnread } from './finish/show.ts';
import {
  concludeJob,
  type JobTask,
  leaveOpen,
  reportAgain,
  reportNotCreated,
  showJob,
  withSending,
} from './job-task.ts';
import { linkRules, type World, watchedUntil } from './world.ts';

/** A task whose job is known. */
export type HeldTask = JobTask & { readonly jobId: string };

/** Records a job's id at once, so that it isn't lost if this process dies. */
export function holdJob(task: JobTask, jobId: string, { runner }: Pick<World, 'runner'>): HeldTask {
  runner.output('job-id', jobId);
  runner.output('result', 'still-running');
  runner.save('job-id', jobId);
  return { ...task, jobId };
}

/** Does what is left to do about the request of a dead earlier attempt. */
export async function resumeRequest(task: JobTask, left: LeftRequest, world: World): Promise<Outcome> {
  switch (left.kind) {
    case 'follow':
      return takeUpJob(task, left.jobId, world);
    case 'report-end':
      return reportEarlierEnd(task, left, world);
    case 'report-not-created':
      return reportNotCreated(task, world);
    case 'never-sent':
      return concludeJob(task, endingNotCreated(neverRequested(task.causedBy === null ? 'step' : 'comment')), world);
    case 'unknown':
      return admitUnknown(task, left.settled, world);
  }
}

/** Follows a job that was requested earlier. */
export async function takeUpJob(task: JobTask, jobId: string, world: World): Promise<Outcome> {
  world.runner.info(`Following the existing job ${jobId}; nothing is started.`);
  return followJob({ ...holdJob(task, jobId, world), resumed: true }, null, world);
}

/**
 * Follows a job to its end, or as long as this run waits. `known` is the job as the service returned it on creation.
 */
export async function followJob(task: HeldTask, known: Job | null, world: World): Promise<Outcome> {
  const { settings, runner } = world;
  leaveOpen(task, world);
  const began = world.clock.monotonic();
  const watched = watchedUntil(world);
  let shown: HeldTask | null = null;
  const showWorking = async (job: Job): Promise<void> => {
    // A cancelled process has time for only one edit.
    if (shown !== null || runner.cancelled.aborted) return;
    shown = task;
    shown = await showJob(task, { view: { state: 'started', seen: { kind: 'working' } }, job }, watched, world);
    leaveOpen(shown, world);
  };
  if (known !== null && !settings.wait) return concludeJob(task, endingOf(notSeenYet(known), began, world), world);
  if (known !== null) await showWorking(known);
  // A job of an earlier attempt may have ended, so read it before writing about it.
  const patienceMs = settings.wait ? settings.waitMinutes * 60_000 : 0;
  const end = await look(task, { known, patienceMs, onRunning: showWorking }, world);
  return concludeJob(shown ?? task, endingOf(end, began, world), world);
}

/**
 * Reports again how a job ended. The thread already shows it, so only what an earlier attempt left out is announced.
 */
async function reportEarlierEnd(
  task: JobTask,
  { jobId, outcome }: { readonly jobId: string; readonly outcome: FinishedOutcome },
  world: World,
): Promise<Outcome> {
  const held = { ...holdJob(task, jobId, world), resumed: true };
  const ending = await rememberedEnding(held, outcome, world);
  const marker = held.record?.comment?.marker;
  if (marker === undefined || ending.job !== null) return reportAgain(held, ending, world);
  const readJob = (id: string): Promise<JobReading> => world.service.readJob(id, world.runner.cancelled);
  return reportAgain(held, await confirmed(ending, { marker, readJob }, world), world);
}

const UNREADABLE = "A status comment in this thread can't be read, because it was edited or another version wrote it.";

/** Reports that an earlier attempt may have started a job. `settled`: the thread already says so. */
async function admitUnknown(task: JobTask, settled: boolean, world: World): Promise<Outcome> {
  if (settled) {
    const evidence = task.record?.comment === null ? UNREADABLE : NOTED_BEFORE;
    return reportAgain({ ...task, resumed: true }, endingUnknown(evidence), world);
  }
  const ending = endingUnknown(NEVER_NOTED);
  const read = await lookAfresh(task, world);
  const resumed = { ...task, record: read ?? task.record, resumed: true };
  const fresh = read?.comment.marker ?? null;
  // The thread may have changed since the first read.
  if (fresh?.state === 'not-created') return reportNotCreated(resumed, world);
  if (fresh?.state === 'unknown') return reportAgain(resumed, endingUnknown(NOTED_BEFORE), world);
  if (fresh === null || fresh.state === 'starting' || fresh.jobId === null) return concludeJob(resumed, ending, world);
  const { jobId, outcome } = fresh;
  return outcome === null ? takeUpJob(resumed, jobId, world) : reportEarlierEnd(resumed, { jobId, outcome }, world);
}

async function lookAfresh({ record }: JobTask, world: World): ReturnType<typeof reread> {
  try {
    return record === null ? null : await reread(record, world.repository);
  } catch (error) {
    warnUnread(error, world);
    return null;
  }
}

async function rememberedEnding(task: HeldTask, outcome: FinishedOutcome, world: World): Promise<JobEnding> {
  const links = linkRules(world);
  const remembered = endingRemembered(
    { outcome, pullRequest: task.record?.comment?.marker.pullRequest ?? null },
    links,
  );
  if (outcome !== 'pull-request' || remembered.view.state !== 'finished' || remembered.view.link !== null)
    return remembered;
  // The thread doesn't hold the link, so ask the service once.
  const end = await look(task, { known: null, patienceMs: 0 }, world);
  if (end.kind !== 'final' || end.job.prLink === null) return remembered;
  return endingOfFollow(end, { waitedMinutes: null, links });
}

function look(
  task: HeldTask,
  options: Pick<FollowOptions, 'known' | 'patienceMs' | 'onRunning'>,
  world: World,
): Promise<FollowEnd> {
  const { runner } = world;
  const log = new ProgressLog();
  return follow(world, {
    jobId: task.jobId,
    ...options,
    endBelievedFrom: believedFrom(task),
    cancelled: runner.cancelled,
    onProgress: (progress) => {
      const lines = [log.unknownStatus(progress.reading), log.line(progress)];
      for (const line of lines) if (line !== null) runner.info(line);
    },
  });
}

/** Right after a message, a job may still show the end of the work before it. */
function believedFrom({ record, request, askedAt, sentAt, followed }: HeldTask): number {
  if (followed !== null) return endBelievedFrom(followed.marker);
  if (record !== null) return endBelievedFrom(withSending(record.base, sentAt));
  const kind = request.kind === 'message' ? 'message' : 'job';
  return endBelievedFrom({ request: kind, askedAt: new Date(sentAt ?? askedAt).toISOString() });
}

function notSeenYet(job: Job): FollowEnd {
  return { kind: 'deadline', job, silence: null };
}

function endingOf(end: FollowEnd, began: number, world: World): JobEnding {
  const { settings, clock } = world;
  const waitedMinutes = Math.round((clock.monotonic() - began) / 60_000);
  return endingOfFollow(end, { waitedMinutes: settings.wait ? waitedMinutes : null, links: linkRules(world) });
}
