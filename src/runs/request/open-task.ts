import { InputError, problemText, RepositoryError, repositoryErrorOf } from '../../errors.ts';
import { type Marker, requestHash } from '../../thread/marker.ts';
import { renderNotice } from '../../thread/own-comments.ts';
import { findCreated, type StatusRecord } from '../../thread/record.ts';
import { endingNotCreated } from '../finish/job-ending.ts';
import { show, write } from '../finish/show.ts';
import { type JobTask, leaveOpen, warnWithoutMemory, writerOf } from '../job-task.ts';
import { isPassing, notNow } from '../step/job-memory.ts';
import type { World } from '../world.ts';

/** A request was never sent, although a status comment that GitHub didn't confirm may show its start. */
export class UnsentError extends RepositoryError {
  /** See `requestHash`; null if there is no such comment. */
  readonly request: string | null;

  constructor(failure: RepositoryError, attempted: Marker | null) {
    const { status, message, hint } = failure;
    super({ failure: failure.failure, status, message, hint, cause: failure });
    this.request = attempted === null ? null : requestHash(attempted);
  }
}

/**
 * Writes the status comment before the request, because afterwards it may be too late. If the thread takes no comment,
 * a workflow's job starts without memory; for a comment's job it throws `RepositoryError`.
 */
export async function openTask<T extends JobTask>(task: T, world: World): Promise<T> {
  if (task.record === null) return task;
  const shown = { view: { state: 'starting' }, job: null, endedAt: null } as const;
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
  const taken = isPassing(failure) && !aborted ? await takeBack(open, failure, world) : null;
  if (task.causedBy !== null || taken !== null) {
    // The post process may reach the comment.
    leaveOpen(open, world);
    world.runner.save('never-sent', 'true');
  }
  if (task.causedBy !== null)
    throw taken === 'unclear' ? new UnsentError(failure, open.record?.attempted ?? null) : failure;
  if (taken !== null) throw notNow(failure, taken === 'taken-back' ? 're-run' : 'new-run');
  warnWithoutMemory(failure, world);
  return { ...task, record: null };
}

/** Another process has changed the comment of a request that nothing else may change. */
function changedBy(end: 'overtaken' | 'gone'): InputError {
  const what = end === 'gone' ? 'was deleted' : 'was changed by another run';
  const message = `Nothing was started, because the status comment ${what} at the same moment.`;
  return new InputError([{ message, hint: 'Start a new run of the workflow.' }]);
}

/**
 * Makes sure that no comment shows the start of a request that is never sent: says there that nothing was started, or,
 * for a step, in a notice, which later runs complete it by. `unclear`: neither was possible, or it is a command's
 * request, whose failure is answered anyway (`UnsentError`).
 */
async function takeBack(task: JobTask, failure: RepositoryError, world: World): Promise<'taken-back' | 'unclear'> {
  const { record } = task;
  if (record === null || record.attempted === null) return 'taken-back';
  const opened = await openedOf(record, world);
  if (opened === 'absent') return 'taken-back';
  if (opened !== 'unread') {
    const { view } = endingNotCreated(failure);
    const base = { ...opened.base, watchedUntil: new Date(world.clock.now()).toISOString() };
    const shown = await show({ ...opened, base }, { view, job: null, endedAt: null }, writerOf(task, world), world);
    if (shown.end !== 'failed') return 'taken-back';
  }
  const isSaid = task.causedBy === null && (await sayNeverSent(record, record.attempted, world));
  return isSaid ? 'taken-back' : 'unclear';
}

/** Looks whether the comment of a request exists although its creation was not confirmed. */
async function openedOf(
  record: StatusRecord,
  { repository, runner }: World,
): Promise<StatusRecord | 'absent' | 'unread'> {
  if (record.comment !== null) return record;
  try {
    return (await findCreated(record, repository)) ?? 'absent';
  } catch (error) {
    runner.debug(`Could not look for the status comment: ${repositoryErrorOf(error).message}`);
    return 'unread';
  }
}

const NEVER_SENT_TEXT =
  '**Nothing was started.** GitHub did not confirm the status comment of this request, so the run did not send it. Re-run the workflow to try again.';

async function sayNeverSent(
  { conversation }: StatusRecord,
  attempted: Marker,
  { repository, runner }: World,
): Promise<boolean> {
  try {
    await repository.createComment(conversation, renderNotice({ request: requestHash(attempted) }, NEVER_SENT_TEXT));
    return true;
  } catch (error) {
    runner.warning(`Could not report the failure in the thread: ${problemText(repositoryErrorOf(error))}`);
    return false;
  }
}
