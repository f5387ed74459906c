import { endBelievedFrom } from '../value/claim.ts';
import type { Job } from '../words/job.ts';
import type { World } from '../world.ts';
import { endingOfFollow, working } from './ending.ts';
import { linkRules } from './linked.ts';
import { leaveOpen } from './open.ts';
import { type FollowEnd, type PollOptions, poll } from './poll.ts';
import { ProgressLog } from './progress.ts';
import { show } from './record.ts';
import { ending, type Sent, watched, watchedUntil } from './request.ts';

/** Names a job in the outputs at once, so that it isn't lost if this process dies. */
export function nameJob(jobId: string, { runner }: Pick<World, 'runner'>): void {
  runner.output('job-id', jobId);
  runner.output('result', 'still-running');
}

/** Names the job of a request, also for the post process. */
export function holdJob(jobId: string, world: World): void {
  nameJob(jobId, world);
  world.runner.save('job-id', jobId);
}

/** Follows the job of a started request to its end, or as long as this run waits. Others are returned as they are. */
export async function follow(request: Sent, world: World): Promise<Sent> {
  const { jobId, stage } = request;
  if (stage.view.state !== 'started' || jobId === null) return request;
  const { settings, runner, clock } = world;
  const known = stage.job;
  holdJob(jobId, world);
  leaveOpen(request, world);
  const began = clock.monotonic();
  const until = watchedUntil(world);
  let shown: Sent | null = null;
  const showWorking = async (job: Job): Promise<void> => {
    // A cancelled process has time for only one edit.
    if (shown !== null || runner.cancelled.aborted) return;
    shown = await showStarted(ending(request, working(job)), until, world);
    leaveOpen(shown, world);
  };
  const ended = (end: FollowEnd): Sent => {
    const waitedMinutes = settings.wait ? Math.round((clock.monotonic() - began) / 60_000) : null;
    return ending(shown ?? request, endingOfFollow(end, { waitedMinutes, links: linkRules(world) }));
  };
  if (known !== null && !settings.wait) return ended({ kind: 'deadline', job: known, silence: null });
  if (known !== null) await showWorking(known);
  // A job of an earlier attempt may have ended, so read it before writing about it.
  const patienceMs = settings.wait ? settings.waitMinutes * 60_000 : 0;
  return ended(
    await look(
      { jobId, known, patienceMs, onRunning: showWorking, endBelievedFrom: endBelievedFrom(request.base) },
      world,
    ),
  );
}

/** Shows a job that hasn't ended. */
export async function showStarted(request: Sent, until: number, world: World): Promise<Sent> {
  const shown = await show(watched(request, until), world);
  const { view } = shown.stage;
  if (shown.page.written !== 'failed' && view.state === 'started' && view.seen.kind !== 'working')
    world.runner.save('open-comment', '');
  return shown;
}

/** Follows a job, and logs what is seen. */
export function look(options: Omit<PollOptions, 'cancelled' | 'onProgress'>, world: World): Promise<FollowEnd> {
  const { runner } = world;
  const log = new ProgressLog();
  return poll(world, {
    ...options,
    cancelled: runner.cancelled,
    onProgress: (progress) => {
      const lines = [log.unknownStatus(progress.reading), log.line(progress)];
      for (const line of lines) if (line !== null) runner.info(line);
    },
  });
}
