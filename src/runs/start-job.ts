import { type Problem, type RepositoryError, repositoryErrorOf } from '../errors.ts';
import type { Outcome } from '../outcome.ts';
import { START_WITHIN_MS } from '../thread/claim.ts';
import type { StatusKeeper } from '../thread/status-keeper.ts';
import { followJob, holdJob } from './follow-job.ts';
import { endingNotCreated, endingUnknown } from './job-ending.ts';
import { isPassing, notNow } from './job-memory.ts';
import type { JobRequest } from './job-request.ts';
import { CANCELLED_EDIT_MS, concludeJob, type JobTask, leaveOpen, warnWithoutMemory } from './job-task.ts';
import type { World } from './world.ts';

/** A task whose request hasn't been sent. */
export type NewTask = JobTask & { readonly request: Extract<JobRequest, { readonly kind: 'start' }> };

const CANCELLED_BEFORE: Problem = {
  message: 'The run was cancelled before the request was sent.',
  hint: 'Request it again if it is still wanted.',
};

const TOO_LATE: Problem = {
  message: 'GitHub took more than five minutes to accept the status comment, so the request was not sent.',
  hint: 'Request it again later.',
};

/**
 * Writes the status comment before the request, because afterwards it may be too late. If the thread takes no comment,
 * a workflow's job starts without memory; for a comment's job it throws `RepositoryError`.
 */
export async function openTask<T extends JobTask>(task: T, world: World): Promise<T> {
  try {
    await task.keeper?.open();
    leaveOpen(task.keeper, world);
    return task;
  } catch (error) {
    const failure = repositoryErrorOf(error);
    if (task.causedBy !== null) throw failure;
    const { aborted } = world.runner.cancelled;
    if (isPassing(failure) && task.keeper?.mayBeOpen === true) {
      leaveOpen(task.keeper, world);
      // A cancelled run requests nothing, and says so in the comment.
      if (aborted) return task;
      await takeBack(task.keeper, failure, world);
    }
    if (isPassing(failure) && !aborted) throw notNow(failure);
    warnWithoutMemory(failure, world);
    return { ...task, keeper: null };
  }
}

/** Says in a comment that may show the start of a request that nothing was started. */
async function takeBack(keeper: StatusKeeper, failure: RepositoryError, { runner, clock }: World): Promise<void> {
  const whenCancelled = { cancelled: runner.cancelled, withinMs: CANCELLED_EDIT_MS };
  await keeper.show(endingNotCreated(failure).view, { watchedUntil: clock.now(), whenCancelled });
  if (keeper.isCurrent) runner.save('open-comment', '');
}

/** Says why it is too late for a request; null if it isn't. */
export function whyTooLate(
  { askedAt }: Pick<JobTask, 'askedAt'>,
  { runner, clock }: Pick<World, 'runner' | 'clock'>,
): Problem | null {
  if (runner.cancelled.aborted) return CANCELLED_BEFORE;
  // After that, another run may consider this one dead.
  return clock.now() - askedAt > START_WITHIN_MS ? TOO_LATE : null;
}

/** Requests the job once, and follows it. `task` must be open. */
export async function requestJob(task: NewTask, world: World): Promise<Outcome> {
  const { runner, service } = world;
  const late = whyTooLate(task, world);
  if (late !== null) return concludeJob(task, endingNotCreated(late), world);
  runner.output('result', 'unknown-start');
  const creation = await service.createJob(task.request.prompt.text, runner.cancelled);
  switch (creation.kind) {
    case 'not-created':
      return concludeJob(task, endingNotCreated(creation.problem), world);
    case 'unknown':
      return concludeJob(task, endingUnknown(`The service never confirmed the request: ${creation.evidence}`), world);
    case 'created': {
      const { job } = creation;
      runner.info(`The job ${job.id} has started.`);
      return followJob(holdJob(task, job.id, world), job, world);
    }
  }
}
