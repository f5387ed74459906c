import { type FollowEnd, type FollowOptions, follow } from '../jobs/follow.ts';
import type { Job } from '../jobs/job.ts';
import { ProgressLog } from '../jobs/progress.ts';
import type { Outcome } from '../outcome.ts';
import { endBelievedFrom, WATCHED_AFTER_WAIT_MS } from '../thread/claim.ts';
import type { FinishedOutcome } from '../thread/marker.ts';
import {
  endingNotCreated,
  endingOfFollow,
  endingRemembered,
  endingUnknown,
  type JobEnding,
  NEVER_NOTED,
  NOT_CREATED_BEFORE,
  NOTED_BEFORE,
} from './job-ending.ts';
import { concludeJob, type JobTask, leaveOpen, reportAgain } from './job-task.ts';
import { linkRules, type World, watchedUntil } from './world.ts';

/** A task whose job is known. */
export type HeldTask = JobTask & { readonly jobId: string };

/** Writes down a job's id, so that it is not lost whatever becomes of this process. The log comes first. */
export function holdJob(task: JobTask, jobId: string, { runner }: Pick<World, 'runner'>): HeldTask {
  runner.output('job-id', jobId);
  runner.output('result', 'still-running');
  runner.save('job-id', jobId);
  return { ...task, jobId };
}

/** Takes up a job that was requested before, and follows it. */
export async function takeUpJob(task: JobTask, jobId: string, world: World): Promise<Outcome> {
  world.runner.info(`Taking up the job ${jobId}; nothing is started.`);
  return followJob({ ...holdJob(task, jobId, world), resumed: true }, null, world);
}

/** Follows a job to its end, or as long as this run waits. `known` is the job as its creation showed it. */
export async function followJob(task: HeldTask, known: Job | null, world: World): Promise<Outcome> {
  const { settings, runner } = world;
  const { keeper, jobId } = task;
  leaveOpen(keeper, world);
  const began = world.clock.monotonic();
  const watched = watchedUntil(world, WATCHED_AFTER_WAIT_MS);
  let shown = false;
  const showWorking = async (job: Job): Promise<void> => {
    // A cancelled process has time for one edit only.
    if (shown || runner.cancelled.aborted) return;
    shown = true;
    await keeper?.show({ state: 'started', seen: { kind: 'working' } }, { job, jobId, watchedUntil: watched });
    leaveOpen(keeper, world);
  };
  if (known !== null && !settings.wait) return concludeJob(task, endingOf(notSeenYet(known), began, world), world);
  if (known !== null) await showWorking(known);
  // A job of an earlier attempt may have ended: nothing is written about it before it is read.
  const patienceMs = settings.wait ? settings.waitMinutes * 60_000 : 0;
  const end = await look(task, { known, patienceMs, onRunning: showWorking }, world);
  return concludeJob(task, endingOf(end, began, world), world);
}

/** Reports again how a job ended; the thread says so already, and hears only what an earlier attempt left out. */
export async function tellAgain(
  task: JobTask,
  { jobId, outcome }: { readonly jobId: string; readonly outcome: FinishedOutcome },
  world: World,
): Promise<Outcome> {
  const held = { ...holdJob(task, jobId, world), resumed: true };
  return reportAgain(held, await rememberedEnding(held, outcome, world), world);
}

/** Admits that an earlier attempt may have started a job. `settled`: the thread says so already. */
export async function admitUnknown(task: JobTask, settled: boolean, world: World): Promise<Outcome> {
  const resumed = { ...task, resumed: true };
  if (settled) return reportAgain(resumed, endingUnknown(NOTED_BEFORE), world);
  const ending = endingUnknown(NEVER_NOTED);
  const fresh = (await task.keeper?.lookAfresh()) ?? null;
  // Read afresh, the thread may know more after all.
  if (fresh?.state === 'not-created') return reportAgain(resumed, endingNotCreated(NOT_CREATED_BEFORE), world);
  if (fresh?.state === 'unknown') return reportAgain(resumed, endingUnknown(NOTED_BEFORE), world);
  if (fresh === null || fresh.state === 'starting' || fresh.jobId === null) return concludeJob(resumed, ending, world);
  const { jobId, outcome } = fresh;
  return outcome === null ? takeUpJob(task, jobId, world) : tellAgain(task, { jobId, outcome }, world);
}

async function rememberedEnding(task: HeldTask, outcome: FinishedOutcome, world: World): Promise<JobEnding> {
  const links = linkRules(world);
  const remembered = endingRemembered({ outcome, pullRequest: task.keeper?.marker?.pullRequest ?? null }, links);
  if (outcome !== 'pull-request' || remembered.view.state !== 'finished' || remembered.view.link !== null)
    return remembered;
  // The thread does not remember the link, so the service is asked once.
  const end = await look(task, { known: null, patienceMs: 0 }, world);
  if (end.kind !== 'final' || end.job.prLink === null) return remembered;
  return endingOfFollow(end, { waitedMinutes: null, links });
}

function look(
  { jobId, keeper }: HeldTask,
  options: Pick<FollowOptions, 'known' | 'patienceMs' | 'onRunning'>,
  world: World,
): Promise<FollowEnd> {
  const { runner } = world;
  const log = new ProgressLog();
  return follow(world, {
    jobId,
    ...options,
    endBelievedFrom: keeper === null ? 0 : endBelievedFrom(keeper.request),
    cancelled: runner.cancelled,
    onProgress: (progress) => {
      const lines = [log.unknownStatus(progress.reading), log.line(progress)];
      for (const line of lines) if (line !== null) runner.info(line);
    },
  });
}

function notSeenYet(job: Job): FollowEnd {
  return { kind: 'deadline', job, silence: null };
}

function endingOf(end: FollowEnd, began: number, world: World): JobEnding {
  const { settings, clock } = world;
  const waitedMinutes = Math.round((clock.monotonic() - began) / 60_000);
  return endingOfFollow(end, { waitedMinutes: settings.wait ? waitedMinutes : null, links: linkRules(world) });
}
