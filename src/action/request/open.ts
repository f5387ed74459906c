import { changedBy, notNow, turnTaken, withoutMemory } from '../wording/why-not.ts';
import { InputError, isPassing, type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { claimTurn, giveBackTurn } from './claim.ts';
import { STARTING } from './ending.ts';
import { linkTo, lookAtJob, lookAtPull, SEEN_FOR_MS } from './linked.ts';
import { type MessageOrder, type NewOrder, noted } from './order.ts';
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
    const [written, first] = await Promise.all([
      writeDown(request, world),
      order.kind === 'message' ? recipientOf(order, 'first', world) : null,
    ]);
    // GitHub may have made us wait for the status comment.
    const isOld = world.clock.monotonic() - began > SEEN_FOR_MS;
    if (order.kind === 'job' || written.order.kind === 'job') return written;
    const seen = isOld ? await recipientOf(order, 'again', world) : first;
    return { ...written, order: { ...written.order, ...seen } };
  } catch (error) {
    await giveBackTurn(request, world);
    throw error;
  }
}

type Recipient = Pick<MessageOrder, 'reading' | 'pull'>;

/**
 * Looks at the recipient of a message: at an open pull request, which may have changed since it was listed, or at a job.
 * After a while (`again`) the pull request of a follow-up may be merged, too.
 */
async function recipientOf({ job, into }: MessageOrder, look: 'first' | 'again', world: World): Promise<Recipient> {
  const followed = look === 'again' ? linkTo(job.pullRequest, world) : null;
  const open = into === null || into.isBusy ? null : into.link;
  const link = into === null ? followed : open;
  const [reading, pull] = await Promise.all([
    into === null ? lookAtJob(job.jobId, world) : null,
    link === null ? null : lookAtPull(link, world),
  ]);
  return { reading, pull };
}

/** After this long, a thread that GitHub doesn't show is tried once more (ms): it may be a moment old. */
export const SHOWN_AFTER_MS = 2_000;

/** If the thread takes no comment, a workflow's request starts without memory; for a comment's it throws. */
async function writeDown(request: DocsRequest<NewOrder>, world: World): Promise<DocsRequest<NewOrder>> {
  const { runner, clock } = world;
  const isStep = request.causedBy === null;
  const starting = { ...request, stage: STARTING };
  let opened = await record(starting, world);
  if (failureOf(opened.page)?.failure === 'missing') {
    await clock.sleep(SHOWN_AFTER_MS, runner.cancelled);
    opened = await record(starting, world);
  }
  const { written } = opened.page;
  if (written === 'overtaken' || written === 'gone') throw changedBy(written);
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
  const mayShow = isPassing(failure) && !aborted && opened.page.attempted !== null;
  // A re-run can't tell that nothing was sent, unless the comment says so.
  const next = mayShow && !(await saysNotSent(opened, failure, world)) ? 'new-run' : 're-run';
  // The post process may reach the comment.
  leaveOpen(opened, world);
  runner.save('never-sent', 'true');
  throw isStep ? notNow(failure, next) : failure;
}

/** Hands the status comment to the post process, in case this process dies before the comment is final. */
export function leaveOpen({ page }: Pick<DocsRequest, 'page'>, { runner }: Pick<World, 'runner'>): void {
  if (page.comment !== null) runner.save('open-comment', `${page.comment.kind}/${page.comment.id}`);
}

/** Says in the comment of a request, whose creation GitHub may not have confirmed, why nothing was sent. False if it can't. */
async function saysNotSent(request: DocsRequest, failure: RepositoryError, world: World): Promise<boolean> {
  const { page } = request;
  const { repository, runner, clock } = world;
  try {
    const opened = page.comment === null ? await findCreated(page, repository) : page;
    // A list can't prove that it will not appear.
    if (opened === null) return false;
    const unsent = notSent(watched({ ...request, page: opened }, clock.now()), failure);
    return (await show(unsent, world)).page.written !== 'failed';
  } catch (error) {
    runner.debug(`Could not look for the status comment: ${repositoryErrorOf(error).message}`);
    return false;
  }
}
