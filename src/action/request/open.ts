import type { Conversation } from '../ports/conversations.ts';
import { type Marker, requestHash } from '../value/marker.ts';
import { renderNotice } from '../value/own-comments.ts';
import { turnTaken } from '../wording/not-sent.ts';
import { changedBy, NEVER_SENT_TEXT, notNow, withoutMemory } from '../wording/nothing-started.ts';
import { InputError, isPassing, problemText, RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { claimTurn, giveBackTurn } from './claim.ts';
import { endingNotCreated, STARTING } from './ending.ts';
import { linkTo } from './linked.ts';
import { lookAtJob, lookAtPull, SEEN_FOR_MS } from './look-again.ts';
import { type MessageOrder, type NewOrder, noted } from './order.ts';
import { failureOf, findCreated, record, show } from './record.ts';
import { type DocsRequest, ending, watched } from './request.ts';

/**
 * Writes the status comment of a request before it is sent, because afterwards it may be too late, and looks at its
 * recipient meanwhile. In the comment of an earlier attempt, which may have waited, it goes on only if it claims the turn.
 * Throws `RepositoryError` or `InputError`: then nothing was sent, and nothing may be.
 */
export async function open(given: DocsRequest<NewOrder>, world: World): Promise<DocsRequest<NewOrder>> {
  const request = world.settings.pullRequest === 'open' ? await claimTurn(given, world) : given;
  if (request === null) throw new InputError([turnTaken('step')]);
  try {
    const began = world.clock.monotonic();
    const [written, order] = await Promise.all([writeDown(request, world), seen(request.order, world)]);
    // GitHub may have made us wait for the status comment.
    const isOld = world.clock.monotonic() - began > SEEN_FOR_MS;
    const now = isOld ? await seenAgain(order, world) : order;
    if (written.order.kind !== 'message' || now.kind !== 'message') return written;
    const { reading, pull, into } = now;
    return { ...written, order: { ...written.order, reading, pull, into } };
  } catch (error) {
    await giveBackTurn(request, world);
    throw error;
  }
}

/** Looks at the recipient of a message: at an open pull request, which may have changed since it was listed, or at a job. */
async function seen<O extends NewOrder>(order: O, world: World): Promise<O | MessageOrder> {
  if (order.kind === 'job') return order;
  const { into, job } = order;
  if (into === null) return { ...order, reading: await lookAtJob(job.jobId, world) };
  return into.isBusy ? order : { ...order, into: { ...into, seen: await lookAtPull(into.link, world) } };
}

/** Does so after a while: by now, the pull request of a follow-up may be merged, too. */
async function seenAgain(order: NewOrder, world: World): Promise<NewOrder> {
  const link = order.kind === 'message' && order.into === null ? linkTo(order.job.pullRequest, world) : null;
  const [now, pull] = await Promise.all([seen(order, world), link === null ? null : lookAtPull(link, world)]);
  return now.kind === 'message' ? { ...now, pull } : now;
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

/** If the thread takes no comment, a workflow's request starts without memory; for a comment's it throws. */
async function writeDown<R extends DocsRequest<NewOrder>>(request: R, world: World): Promise<R> {
  const { runner } = world;
  const opened = await record({ ...request, stage: STARTING }, world);
  const { written } = opened.page;
  if (written === 'overtaken' || written === 'gone') throw changedBy(written);
  const isStep = request.causedBy === null;
  const { aborted } = runner.cancelled;
  const failure = failureOf(opened.page);
  // A thread that holds the comment of an earlier attempt takes comments: a later one would find the old state there.
  if (failure !== null && isStep && !isPassing(failure) && request.page.comment === null) {
    const note = withoutMemory(failure);
    runner.warning(note);
    const page = { ...request.page, conversation: null, comment: null };
    return { ...request, order: noted(request.order, note), page };
  }
  // A cancelled run requests nothing, and says so in the comment if there is one.
  if (failure === null || (isStep && aborted)) {
    leaveOpen(opened, world);
    return opened;
  }
  const unclear = isPassing(failure) && !aborted ? await takeBack(opened, failure, world) : null;
  // The post process may reach the comment.
  leaveOpen(opened, world);
  runner.save('never-sent', 'true');
  if (isStep) throw notNow(failure, unclear === null ? 're-run' : 'new-run');
  throw unclear === null ? failure : new UnsentError(failure, unclear);
}

/** Hands the status comment to the post process, in case this process dies before the comment is final. */
export function leaveOpen({ page }: Pick<DocsRequest, 'page'>, { runner }: Pick<World, 'runner'>): void {
  const ref = page.comment;
  if (ref !== null) runner.save('open-comment', `${ref.kind}/${ref.id}`);
}

/**
 * Makes sure that no comment shows the start of a request that is never sent: says there that nothing was started, or,
 * for a step, in a notice, which later runs complete it by. Returns what a comment may still show if neither was
 * possible, or if it is a command's request, whose failure is answered anyway (`UnsentError`); otherwise null.
 */
async function takeBack(request: DocsRequest, failure: RepositoryError, world: World): Promise<Marker | null> {
  const { page, causedBy } = request;
  const { attempted, conversation } = page;
  if (attempted === null || conversation === null || (await showsNoStart(request, failure, world))) return null;
  const isSaid = causedBy === null && (await sayNeverSent(conversation, attempted, world));
  return isSaid ? null : attempted;
}

/** Looks for the comment of a request, whose creation may not have been confirmed, and says there why nothing started. */
async function showsNoStart(request: DocsRequest, failure: RepositoryError, world: World): Promise<boolean> {
  const { page } = request;
  const { repository, runner, clock } = world;
  try {
    const opened = page.comment === null ? await findCreated(page, repository) : page;
    if (opened === null) return true;
    const unsent = ending(watched({ ...request, page: opened }, clock.now()), endingNotCreated(failure));
    return (await show(unsent, world)).page.written !== 'failed';
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
