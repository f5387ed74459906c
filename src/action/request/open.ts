import { changedBy, notNow, turnTaken } from '../wording/why-not.ts';
import { InputError, isPassing, type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { claimTurn, giveBackTurn } from './claim.ts';
import { linkTo, lookAtJob, lookAtPull, SEEN_FOR_MS } from './linked.ts';
import { type MessageOrder, type NewOrder, unremembered } from './order.ts';
import { failureOf, findCreated, record, show } from './record.ts';
import { type DocsRequest, notSent, watched } from './request.ts';

/**
 * Writes the status comment of a request before it is sent, because afterwards it may be too late, and looks at its
 * recipient meanwhile. In the comment of an earlier attempt, which may have waited, it goes on only if it claims the turn.
 * Throws `RepositoryError` or `InputError`: then nothing was sent, and nothing may be.
 */
export async function open(given: DocsRequest<NewOrder>, world: World): Promise<DocsRequest<NewOrder>> {
  const request = world.settings.pullRequest === 'open' ? await claimTurn(given, world) : given;
  if (request === null) throw new InputError([turnTaken('step')]);
  const { order } = request;
  try {
    const began = world.clock.monotonic();
    const looking = order.kind === 'message' ? recipientOf(order, false, world) : null;
    const [written, first] = await Promise.all([writeDown(request, world), looking]);
    if (written.order.kind === 'job') return written;
    // GitHub may have made us wait for the status comment.
    const isOld = world.clock.monotonic() - began > SEEN_FOR_MS;
    const seen = isOld ? await recipientOf(written.order, true, world) : first;
    return { ...written, order: { ...written.order, ...seen } };
  } catch (error) {
    await giveBackTurn(request, world);
    throw error;
  }
}

type Recipient = Pick<MessageOrder, 'reading' | 'pull'>;

/** An open pull request may have changed since it was listed; that of a follow-up may be merged after a while (`isAgain`). */
async function recipientOf({ job, into }: MessageOrder, isAgain: boolean, world: World): Promise<Recipient> {
  const followed = isAgain ? linkTo(job.pullRequest, world) : null;
  const open = into === null || into.isBusy ? null : into.link;
  const link = into === null ? followed : open;
  const reading = into === null ? lookAtJob(job.jobId, world) : null;
  const [read, pull] = await Promise.all([reading, link === null ? null : lookAtPull(link, world)]);
  return { reading: read, pull };
}

/** After this long, a thread that GitHub doesn't show is tried once more (ms): it may be a moment old. */
export const SHOWN_AFTER_MS = 2_000;

/** If the thread takes no comment, a workflow's request starts without memory; for a comment's it throws. */
async function writeDown(request: DocsRequest<NewOrder>, world: World): Promise<DocsRequest<NewOrder>> {
  const { runner, clock } = world;
  const isStep = request.causedBy === null;
  let opened = await record(request, world);
  if (failureOf(opened.page)?.failure === 'missing') {
    await clock.sleep(SHOWN_AFTER_MS, runner.cancelled);
    opened = await record(request, world);
  }
  const { written } = opened.page;
  if (written === 'overtaken' || written === 'gone') throw changedBy(written);
  const { aborted } = runner.cancelled;
  const failure = failureOf(opened.page);
  // A thread that holds the comment of an earlier attempt takes comments: a later one would find the old state there.
  if (failure !== null && isStep && !isPassing(failure) && request.page.comment === null) {
    const page = { ...request.page, conversation: null, comment: null };
    return { ...request, order: unremembered(request.order, failure, world), page };
  }
  // A cancelled run requests nothing, and says so in the comment if there is one.
  if (failure === null || (isStep && aborted)) {
    leaveOpen(opened, world);
    return opened;
  }
  const mayShow = isPassing(failure) && !aborted && opened.page.attempted !== null;
  // A re-run can't tell that nothing was sent, unless the comment says so.
  const next = mayShow && !(await saysNotSent(opened, failure, world)) ? 'new-run' : 're-run';
  // The post process may reach the comment.
  leaveOpen(opened, world);
  runner.save('never-sent', 'true');
  throw isStep ? notNow(failure, next) : failure;
}

/** Hands the status comment to the post process, in case this process dies before the comment is final. */
export function leaveOpen({ page }: DocsRequest, { runner }: World): void {
  if (page.comment !== null) runner.save('open-comment', `${page.comment.kind}/${page.comment.id}`);
}

/** Says in the comment of a request, whose creation GitHub may not have confirmed, why nothing was sent. False if it can't. */
async function saysNotSent(request: DocsRequest, failure: RepositoryError, world: World): Promise<boolean> {
  const page = await findCreated(request.page, world).catch((error: unknown) => void repositoryErrorOf(error));
  // A list can't prove that it will not appear.
  if (!page) return false;
  const unsent = notSent(watched({ ...request, page }, world.clock.now()), failure);
  return (await show(unsent, world)).page.written !== 'failed';
}
