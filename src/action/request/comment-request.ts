import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import { isEarlierAttempt, laterRun } from '../value/claim.ts';
import { groupHash, instructionHash } from '../value/marker.ts';
import { type OwnComment, ofComment } from '../value/own-comments.ts';
import type { MarkerBase } from '../value/stage.ts';
import { dryRunOfResumed } from '../wording/dry-run.ts';
import { NEVER_NOTED, NO_ANSWER_YET, UNREADABLE_ANSWER } from '../wording/why-not.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { usageSoFar } from './budget.ts';
import { type Passed, skipped } from './comment-gate.ts';
import { endingUnknown } from './ending.ts';
import { type NewOrder, SENT, shownInstruction } from './order.ts';
import { tryReaction } from './react.ts';
import { show } from './record.ts';
import {
  baseNow,
  type DocsRequest,
  ending,
  ordered,
  pageOf,
  requestOf,
  reviewerOf,
  type Sent,
  thisRun,
  watchedUntil,
} from './request.ts';
import { resume } from './resume.ts';
import type { Instructed } from './retry.ts';
import { isTaken, readThread } from './thread-scope.ts';

/** Who requested something, and what was read of the thread. */
type Requested = Pick<Passed, 'intent' | 'own' | 'ours'>;

/** Makes the request of a comment that this run has claimed. */
export function requestFrom(
  order: NewOrder,
  { instructionComment, failed }: Pick<Instructed, 'instructionComment' | 'failed'>,
  requested: Requested,
  world: World,
): DocsRequest<NewOrder> {
  const { intent } = requested;
  const base: MarkerBase = {
    ...baseNow(world),
    trigger: { kind: intent.comment.kind, id: intent.comment.id },
    instructionComment,
    instructionHash: instructionHash(order.instruction),
    request: 'job',
    head: null,
    ...(order.kind === 'message' && order.into === null ? {} : sharedBy(intent, world)),
  };
  const request = fromComment(requested, { base, comment: null, instruction: shownInstruction(order) }, world);
  return ordered({ ...request, repeats: failed === null ? null : { failed, intent } }, order);
}

/** What a request shares with other comments of the same command. */
function sharedBy({ comment }: CommentIntent, world: World): Pick<MarkerBase, 'group' | 'reviewer'> {
  const { bot, login } = comment.author;
  return { group: groupHash({ command: world.settings.command }), ...reviewerOf(bot ? null : login, world) };
}

/** Finds out where the request of a comment stands that is taken. None of it starts a job. */
export async function earlier(requested: Requested, world: World): Promise<Outcome | Sent> {
  const { intent, own } = requested;
  const bound = ofComment(own, intent.comment);
  // Without a status comment, the claiming run may still be about to write it, or be dead.
  if (bound === null) return skipped('already-claimed', isTaken(own, intent) ? UNREADABLE_ANSWER : NO_ANSWER_YET);
  const isRerun = isEarlierAttempt(bound.marker, world.run);
  const left = laterRun(bound.marker, { isRerun, now: world.clock.now() });
  const taken = skipped('already-claimed', `Another run has claimed this comment; its state is at ${bound.url}`);
  if (left.kind === 'already-claimed') return taken;
  const request = continued(bound, requested, world);
  if (left.kind === 'make-unknown') {
    const unknown = ending({ ...request, writer: { kind: 'other' } }, endingUnknown(NEVER_NOTED));
    if (!world.settings.dryRun) await show(unknown, world);
    return taken;
  }
  if (world.settings.dryRun) return dryRunOfResumed(left);
  return resume({ ...request, usage: await usageSoFar(world) }, left, world);
}

/** Does so with a new read of the thread, in which we are `login`. */
export async function earlierNow(intent: CommentIntent, login: string, world: World): Promise<Outcome | Sent> {
  return earlier({ intent, ...(await readThread(intent, 'since', world, login)) }, world);
}

/**
 * Says what came of a claim that failed. If it got no clear answer, the thread may show that another run has claimed the
 * comment; otherwise a re-run may find it taken. Throws the error again: then nothing was started.
 */
export async function afterUnclearClaim(intent: CommentIntent, error: unknown, world: World): Promise<Outcome | Sent> {
  if (repositoryErrorOf(error).failure !== 'unavailable') throw error;
  const reading = world.repository.viewer().then((login) => readThread(intent, 'since', world, login));
  const read = await reading.catch((thrown: unknown) => {
    repositoryErrorOf(thrown);
    return null;
  });
  // Without a status comment, another run may still be about to write it.
  if (read !== null && ofComment(read.own, intent.comment) !== null) return earlier({ intent, ...read }, world);
  if (!world.runner.cancelled.aborted) await tryReaction(intent.comment, 'confused', world);
  throw error;
}

/** Only a re-run of the claiming run takes the comment over. */
function continued(comment: OwnComment, requested: Requested, world: World): DocsRequest {
  const { run } = world;
  const { reviewer: _reviewer, ...kept } = comment.marker;
  // Whose request it is says the event, never a comment.
  const shared = kept.group === undefined ? {} : sharedBy(requested.intent, world);
  const until = new Date(watchedUntil(world)).toISOString();
  const taken = isEarlierAttempt(kept, run) ? { attempt: run.attempt, watchedUntil: until } : {};
  const base = { ...kept, ...shared, ...taken };
  return fromComment(requested, { base, comment, instruction: { keptFrom: comment.body } }, world);
}

function fromComment(
  { intent: { comment, thread }, ours }: Requested,
  { comment: status, ...known }: Pick<DocsRequest, 'base' | 'instruction'> & Pick<DocsRequest['page'], 'comment'>,
  world: World,
): DocsRequest {
  const conversation = { thread: thread.number, review: comment.review };
  return requestOf({
    ...{ causedBy: comment, requester: comment.author.login, order: SENT, ...known },
    origin: comment.kind === 'review-comment' ? comment.url : null,
    writer: thisRun(world),
    page: pageOf({ ours, conversation, comment: status }),
  });
}
