import type { JobReading } from '../ports/jobs.ts';
import { endBelievedFrom } from '../value/claim.ts';
import { duration } from '../wording/amounts.ts';
import { type Job, readStatus } from '../words/job.ts';
import { shorten } from '../words/markdown.ts';
import type { World } from '../world.ts';
import { type Ending, endingOfFollow, working } from './ending.ts';
import { linkRules } from './linked.ts';
import { type FollowEnd, type PollOptions, type Progress, poll } from './poll.ts';
import { leaveOpen, show } from './record.ts';
import { ending, leaseOf, patienceOf, type Sent, watched } from './request.ts';

/** Names a job in the outputs at once, so that it isn't lost if this process dies. */
export function nameJob(jobId: string, { runner }: World): void {
  runner.output('job-id', jobId);
  runner.output('result', 'still-running');
}

export function holdJob(jobId: string, world: World): void {
  nameJob(jobId, world);
  world.runner.save('job-id', jobId);
}

/** Follows the job of a started request to its end, or as long as this run waits. Others are returned as they are. */
export async function follow(request: Sent, world: World): Promise<Sent> {
  const { jobId, stage } = request;
  if (stage.view.state !== 'started' || jobId === null) return request;
  const { job: known } = stage;
  holdJob(jobId, world);
  leaveOpen(request, world);
  const [began, until] = [world.clock.monotonic(), leaseOf(world)];
  let shown: Sent | null = null;
  const onRunning = async (job: Job): Promise<void> => {
    // A cancelled process has time for only one edit.
    if (shown !== null || world.runner.cancelled.aborted) return;
    shown = await showStarted(ending(request, working(job)), until, world);
    leaveOpen(shown, world);
  };
  if (known !== null && !world.settings.wait)
    return ending(request, endingAfter({ kind: 'deadline', job: known, silence: null }, began, world));
  // A job of an earlier attempt may have ended, so read it before writing about it.
  if (known !== null) await onRunning(known);
  const options = { jobId, known, patienceMs: patienceOf(world), endBelievedFrom: endBelievedFrom(request.base) };
  const end = await look({ ...options, onRunning }, world);
  return ending(shown ?? request, endingAfter(end, began, world));
}

/** `began` is monotonic, in ms. */
export function endingAfter(end: FollowEnd, began: number, world: World): Ending {
  const waitedMinutes = world.settings.wait ? Math.round((world.clock.monotonic() - began) / 60_000) : null;
  return endingOfFollow(end, waitedMinutes, linkRules(world));
}

export async function showStarted(request: Sent, until: number, world: World): Promise<Sent> {
  const shown = await show(watched(request, until), world);
  const { view } = shown.stage;
  if (shown.page.written !== 'failed' && view.state === 'started' && view.seen.kind !== 'working')
    world.runner.save('open-comment', '');
  return shown;
}

export function look(options: Omit<PollOptions, 'cancelled' | 'onProgress'>, world: World): Promise<FollowEnd> {
  const { runner } = world;
  const log = new ProgressLog();
  const onProgress = (progress: Progress): void => {
    for (const line of [log.unknownStatus(progress.reading), log.line(progress)]) if (line !== null) runner.info(line);
  };
  return poll(world, { ...options, cancelled: runner.cancelled, onProgress });
}

const LONGEST_BETWEEN_LINES_MS = 60_000;
/** A check of a service that doesn't answer takes this long, without a log line. */
const LONGEST_LOOK_MS = 30_000;

/** Decides which progress is logged: every change, and at least one line a minute. */
export class ProgressLog {
  private shown = '';
  private shownAtMs = 0;
  private saidUnknown = false;

  line({ reading, waitedMs, nextLookInMs, nextWordInMs }: Progress): string | null {
    if (reading === null) return null;
    const job = reading.kind === 'job' ? reading.job : null;
    const isRunning = job?.status === 'active';
    const unread = reading.kind === 'job' ? '' : `Could not check the job: ${reading.problem.message}`;
    const state = job === null ? unread : `Job ${job.id} is ${isRunning ? 'running' : job.status}`;
    const isNew = state !== this.shown;
    const nextChanceMs = waitedMs + nextWordInMs + LONGEST_LOOK_MS;
    if (!isNew && nextChanceMs - this.shownAtMs <= LONGEST_BETWEEN_LINES_MS) return null;
    this.shown = state;
    this.shownAtMs = waitedMs;
    const [waited, next] = [duration(waitedMs), `next check in ${duration(nextLookInMs)}`];
    return isRunning && !isNew ? `Still running, ${waited} (${next})` : `${state} (${waited} waited, ${next})`;
  }

  /** Only the first undocumented status gets a line. */
  unknownStatus(reading: JobReading | null): string | null {
    if (reading?.kind !== 'job' || this.saidUnknown || reading.job.status !== 'active') return null;
    const { reportedStatus: said } = reading.job;
    if (said !== null && readStatus(said) !== null) return null;
    this.saidUnknown = true;
    const status = said === null ? 'no status' : `the unknown status ${JSON.stringify(shorten(said, 50))}`;
    return `The service reports ${status}; we treat the job as running.`;
  }
}
