import type { Outcome } from '../outcome.ts';
import type { Conversation } from '../ports/conversations.ts';
import { type Marker, requestHash } from '../value/marker.ts';
import { renderNotice } from '../value/own-comments.ts';
import { turnTaken } from '../wording/not-sent.ts';
import { changedBy, NEVER_SENT_TEXT, notNow, withoutMemory } from '../wording/nothing-started.ts';
import { InputError, isPassing, problemText, RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { addToOpen } from './add-to-open.ts';
import { claimTurn, giveBackTurn } from './claim.ts';
import { endingNotCreated } from './job-ending.ts';
import { type NewRequest, noted } from './job-request.ts';
import { type JobTask, leaveOpen, writerOf } from './job-task.ts';
import { lookAtJob, lookAtPull } from './look-again.ts';
import { findCreated } from './record.ts';
import { requestJob, sendFollowUp } from './send-request.ts';
import { show, write } from './show.ts';

/** A request whose status comment is written. */
export interface OpenRequest {
  readonly task: JobTask<NewRequest>;
  /** Sends it, and follows its job. After this, nothing may say "nothing was started". */
  readonly send: () => Promise<Outcome>;
}

/** A job or pull request is read again after this long, because it may have changed (ms). */
const SEEN_FOR_MS = 10_000;

/**
 * Writes the status comment of a request before it is sent. In that of an earlier attempt, which may have waited, it goes on
 * only if it claims the turn. Throws like `openTask`.
 */
export async function openRequest(given: JobTask<NewRequest>, world: World): Promise<OpenRequest> {
  const task = world.settings.pullRequest === 'open' ? await claimTurn(given, world) : given;
  if (task === null) throw new InputError([turnTaken('step')]);
  try {
    return await openBeside(task, world);
  } catch (error) {
    await giveBackTurn(task, world);
    throw error;
  }
}

/**
 * Looks at an open pull request meanwhile, because it may have changed since it was listed, and reads the job of any other
 * message.
 */
async function openBeside(given: JobTask<NewRequest>, world: World): Promise<OpenRequest> {
  const { request } = given;
  const began = world.clock.monotonic();
  // GitHub may make us wait for the status comment.
  const isOld = (): boolean => world.clock.monotonic() - began > SEEN_FOR_MS;
  if (request.kind === 'start') {
    const task = await openTask({ ...given, request }, world);
    return { task, send: () => requestJob(task, world) };
  }
  const { into, job } = request;
  const opening = openTask({ ...given, request }, world);
  if (into === null) {
    const [task, seen] = await Promise.all([opening, lookAtJob(job.jobId, world)]);
    const now = isOld() ? await lookAtJob(job.jobId, world) : seen;
    return { task, send: () => sendFollowUp(task, now, world) };
  }
  const [task, seen] = await Promise.all([opening, into.isBusy ? null : lookAtPull(into.link, world)]);
  const now = seen !== null && isOld() ? await lookAtPull(into.link, world) : seen;
  return { task, send: () => addToOpen(task, { into, seen: now }, world) };
}

/** A request was never sent, although a status comment that GitHub didn't confirm may show its start. */
export class UnsentError extends RepositoryError {
  /** See `requestHash`. */
  readonly request: string;

  constructor(failure: RepositoryError, attempted: Marker) {
    const { status, message, hint } = failure;
    super({ failure: failure.failure, status, message, hint, cause: failure });
    this.request = requestHash(attempted);
  }
}

/**
 * Writes the status comment before the request, because afterwards it may be too late. If the thread takes no comment,
 * a workflow's job starts without memory; for a comment's job it throws `RepositoryError`.
 */
async function openTask<R extends NewRequest>(task: JobTask<R>, world: World): Promise<JobTask<R>> {
  const { runner } = world;
  const shown = { view: { state: 'starting' }, job: null, endedAt: null } as const;
  const opened = await write(task.record, shown, writerOf(task, world), world);
  const open = { ...task, record: opened.record };
  if (opened.end === 'overtaken' || opened.end === 'gone') throw changedBy(opened.end);
  const isStep = task.causedBy === null;
  const { aborted } = runner.cancelled;
  const failure = opened.end === 'failed' ? opened.error : null;
  // A thread that holds the comment of an earlier attempt takes comments: a later one would find the old state there.
  if (failure !== null && isStep && !isPassing(failure) && task.record.comment === null) {
    const note = withoutMemory(failure);
    runner.warning(note);
    const record = { ...task.record, conversation: null, comment: null };
    return { ...task, request: noted(task.request, note), record };
  }
  // A cancelled run requests nothing, and says so in the comment if there is one.
  if (failure === null || (isStep && aborted)) {
    leaveOpen(open, world);
    return open;
  }
  const unclear = isPassing(failure) && !aborted ? await takeBack(open, failure, world) : null;
  // The post process may reach the comment.
  leaveOpen(open, world);
  runner.save('never-sent', 'true');
  if (isStep) throw notNow(failure, unclear === null ? 're-run' : 'new-run');
  throw unclear === null ? failure : new UnsentError(failure, unclear);
}

/**
 * Makes sure that no comment shows the start of a request that is never sent: says there that nothing was started, or,
 * for a step, in a notice, which later runs complete it by. Returns what a comment may still show if neither was
 * possible, or if it is a command's request, whose failure is answered anyway (`UnsentError`); otherwise null.
 */
async function takeBack(task: JobTask, failure: RepositoryError, world: World): Promise<Marker | null> {
  const { record, causedBy } = task;
  const { attempted, conversation } = record;
  if (attempted === null || conversation === null || (await showsNoStart(task, failure, world))) return null;
  const isSaid = causedBy === null && (await sayNeverSent(conversation, attempted, world));
  return isSaid ? null : attempted;
}

/** Looks for the comment of a request, whose creation may not have been confirmed, and says there why nothing started. */
async function showsNoStart(task: JobTask, failure: RepositoryError, world: World): Promise<boolean> {
  const { record } = task;
  const { repository, runner, clock } = world;
  try {
    const opened = record.comment === null ? await findCreated(record, repository) : record;
    if (opened === null) return true;
    const { view } = endingNotCreated(failure);
    const base = { ...opened.base, watchedUntil: new Date(clock.now()).toISOString() };
    const shown = await show({ ...opened, base }, { view, job: null, endedAt: null }, writerOf(task, world), world);
    return shown.end !== 'failed';
  } catch (error) {
    runner.debug(`Could not look for the status comment: ${repositoryErrorOf(error).message}`);
    return false;
  }
}

async function sayNeverSent(
  conversation: Conversation,
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
