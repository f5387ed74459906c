import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import { isEarlierAttempt, laterRun } from '../value/claim.ts';
import { groupHash, instructionHash } from '../value/marker.ts';
import { type OwnComment, type OwnComments, ofComment, oursOf } from '../value/own-comments.ts';
import type { MarkerBase } from '../value/stage.ts';
import { dryRunOfResumed } from '../wording/job-summary.ts';
import { NEVER_NOTED, NO_ANSWER_YET, UNREADABLE_ANSWER } from '../wording/why-not.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { usageSoFar } from './budget.ts';
import { skipped } from './comment-gate.ts';
import type { Ready } from './compose.ts';
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
import { isTaken, readOwn } from './thread-scope.ts';

/** Makes the request of a comment that this run has claimed. `login` is our own. */
export function requestFrom(
  intent: CommentIntent,
  { order, usage, instructionComment, failed }: Ready,
  { login, world }: { readonly login: string; readonly world: World },
): DocsRequest<NewOrder> {
  const { kind, id } = intent.comment;
  const base: MarkerBase = {
    ...baseNow(
      { trigger: { kind, id }, instructionComment, instructionHash: instructionHash(order.instruction) },
      world,
    ),
    ...(order.kind === 'message' && order.into === null ? {} : sharedBy(intent, world)),
  };
  const request = fromComment({ intent, base, comment: null, instruction: shownInstruction(order), login }, world);
  return ordered({ ...request, usage, repeats: failed === null ? null : { failed, intent } }, order);
}

/** What a request shares with other comments of the same command. */
function sharedBy({ comment }: CommentIntent, world: World): Pick<MarkerBase, 'group' | 'reviewer'> {
  const { bot, login } = comment.author;
  return { group: groupHash({ command: world.settings.command }), ...reviewerOf(bot ? null : login, world) };
}

/** Finds out where the request of a comment stands that is taken. None of it starts a job. */
export async function earlier(
  intent: CommentIntent,
  { own, login }: { readonly own: OwnComments; readonly login: string },
  world: World,
): Promise<Outcome | Sent> {
  const bound = ofComment(own, intent.comment);
  // Without a status comment, the claiming run may still be about to write it, or be dead.
  if (bound === null) return skipped('already-claimed', isTaken(own, intent) ? UNREADABLE_ANSWER : NO_ANSWER_YET);
  const isRerun = isEarlierAttempt(bound.marker, world.run);
  const left = laterRun(bound.marker, { isRerun, now: world.clock.now() });
  const taken = skipped('already-claimed', `Another run has claimed this comment; its state is at ${bound.url}`);
  if (left.kind === 'already-claimed') return taken;
  const request = continued(bound, { intent, login }, world);
  if (left.kind === 'make-unknown') {
    const unknown = ending({ ...request, writer: { kind: 'other' } }, endingUnknown(NEVER_NOTED));
    if (!world.settings.dryRun) await show(unknown, world);
    return taken;
  }
  if (world.settings.dryRun) return dryRunOfResumed(left);
  return resume({ ...request, usage: await usageSoFar(world) }, left, world);
}

/**
 * Says what came of a claim that failed. If it got no clear answer, the thread may show that another run has claimed the
 * comment; otherwise a re-run may find it taken. Throws the error again: then nothing was started.
 */
export async function afterUnclearClaim(intent: CommentIntent, error: unknown, world: World): Promise<Outcome | Sent> {
  if (repositoryErrorOf(error).failure !== 'unavailable') throw error;
  const own = await takenByAnother(intent, world);
  if (own !== null) return earlier(intent, own, world);
  if (!world.runner.cancelled.aborted) await tryReaction(intent.comment, 'confused', world);
  throw error;
}

/** Null also if the thread can't be read, and while another run may still be about to write its status comment. */
async function takenByAnother(
  intent: CommentIntent,
  world: World,
): Promise<{ readonly own: OwnComments; readonly login: string } | null> {
  try {
    const login = await world.repository.viewer();
    const own = await readOwn(intent, { extent: 'since', login }, world);
    return ofComment(own, intent.comment) === null ? null : { own, login };
  } catch (thrown) {
    repositoryErrorOf(thrown);
    return null;
  }
}

/** Only a re-run of the claiming run takes the comment over. */
function continued(
  comment: OwnComment,
  { intent, login }: { readonly intent: CommentIntent; readonly login: string },
  world: World,
): DocsRequest {
  const { run } = world;
  const { reviewer: _reviewer, ...kept } = comment.marker;
  // Whose request it is says the event, never a comment.
  const shared = kept.group === undefined ? {} : sharedBy(intent, world);
  const until = new Date(watchedUntil(world)).toISOString();
  const taken = isEarlierAttempt(kept, run) ? { attempt: run.attempt, watchedUntil: until } : {};
  const base = { ...kept, ...shared, ...taken };
  return fromComment({ intent, base, comment, instruction: { keptFrom: comment.body }, login }, world);
}

function fromComment(
  {
    intent: { comment, thread },
    login,
    base,
    instruction,
    comment: status,
  }: Pick<DocsRequest, 'base' | 'instruction'> & {
    readonly intent: CommentIntent;
    readonly login: string;
    readonly comment: OwnComment | null;
  },
  world: World,
): DocsRequest {
  const conversation = { thread: thread.number, review: comment.review };
  return requestOf({
    ...{ causedBy: comment, requester: comment.author.login, order: SENT, base, instruction },
    origin: comment.kind === 'review-comment' ? comment.url : null,
    writer: thisRun(world),
    page: pageOf({ ours: oursOf(login, world), conversation, comment: status }),
  });
}
