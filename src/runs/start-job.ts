import { InputError, type Problem, type RepositoryError, repositoryErrorOf } from '../errors.ts';
import type { Outcome } from '../outcome.ts';
import { START_WITHIN_MS } from '../thread/claim.ts';
import { findCreated, type StatusRecord } from '../thread/record.ts';
import type { StatusView } from '../thread/status-comment.ts';
import { endingNotCreated, endingUnknown } from './finish/job-ending.ts';
import { show, write } from './finish/show.ts';
import { followJob, holdJob } from './follow-job.ts';
import type { JobRequest } from './job-request.ts';
import { concludeJob, type JobTask, leaveOpen, warnWithoutMemory, writerOf } from './job-task.ts';
import { isPassing, notNow } from './step/job-memory.ts';
import type { World } from './world.ts';

/** A task whose request hasn't been sent. */
export type NewTask = JobTask & { readonly request: Extract<JobRequest, { readonly kind: 'start' }> };

export const CANCELLED_BEFORE: Problem = {
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
export async function openTask<T extends JobTask>(
  task: T,
  world: World,
  view: StatusView = { state: 'starting' },
): Promise<T> {
  if (task.record === null) return task;
  const shown = { view, job: null, endedAt: null };
  const opened = await write(task.record, shown, writerOf(task, world), world);
  const open = { ...task, record: opened.record };
  if (opened.end === 'written') {
    leaveOpen(open, world);
    return open;
  }
  if (opened.end !== 'failed') throw changedBy(opened.end);
  const failure = opened.error;
  const { aborted } = world.runner.cancelled;
  // A cancelled run requests nothing, and says so in the comment if there is one.
  if (isPassing(failure) && aborted && task.causedBy === null) {
    leaveOpen(open, world);
    return open;
  }
  if (isPassing(failure) && !aborted) await takeBack(open, failure, world);
  if (task.causedBy !== null) throw failure;
  if (isPassing(failure) && !aborted) throw notNow(failure);
  warnWithoutMemory(failure, world);
  return { ...task, record: null };
}

/** Another process has changed the comment of a request that nothing else may change. */
function changedBy(end: 'overtaken' | 'gone'): InputError {
  const what = end === 'gone' ? 'was deleted' : 'was changed by another run';
  const message = `Nothing was started, because the status comment ${what} at the same moment.`;
  return new InputError([{ message, hint: 'Start a new run of the workflow.' }]);
}

/** Says in a comment that may show the start of a request that nothing was started. */
async function takeBack(task: JobTask, failure: RepositoryError, world: World): Promise<void> {
  const record = task.record === null ? null : await openedOf(task.record, world);
  if (record === null) return;
  const { view } = endingNotCreated(failure);
  const base = { ...record.base, watchedUntil: new Date(world.clock.now()).toISOString() };
  const shown = await show({ ...record, base }, { view, job: null, endedAt: null }, writerOf(task, world), world);
  if (shown.end === 'failed') leaveOpen(shown, world);
}

/** Returns the record if its comment may say `starting`; null if it doesn't, or lists fail as well. */
async function openedOf(record: StatusRecord, { repository, runner }: World): Promise<StatusRecord | null> {
  if (record.attempted === null) return null;
  if (record.comment !== null) return record;
  try {
    return await findCreated(record, repository);
  } catch (error) {
    runner.debug(`Could not look for the status comment: ${repositoryErrorOf(error).message}`);
    return null;
  }
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
