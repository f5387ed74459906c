import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import { usageSoFar } from '../request/budget.ts';
import { type Passed, skipped } from '../request/comment-gate.ts';
import { resumeRequest } from '../request/follow-job.ts';
import { endingUnknown } from '../request/job-ending.ts';
import { type NewRequest, shownInstruction } from '../request/job-request.ts';
import { type JobTask, newTask, withRequest } from '../request/job-task.ts';
import { baseNow, reviewerOf, watchedUntil } from '../request/marker-base.ts';
import { recordOf, type StatusRecord } from '../request/record.ts';
import { show, tryReaction } from '../request/show.ts';
import { isTaken, readOwn } from '../request/thread-scope.ts';
import { isEarlierAttempt, laterRun } from '../value/claim.ts';
import { groupHash, instructionHash } from '../value/marker.ts';
import { type OwnComment, type OwnComments, ofComment, oursOf } from '../value/own-comments.ts';
import type { MarkerBase } from '../value/status-view.ts';
import { dryRunOfResumed } from '../wording/dry-run.ts';
import { NEVER_NOTED } from '../wording/not-sent.ts';
import { NO_ANSWER_YET, UNREADABLE_ANSWER } from '../wording/nothing-started.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import type { Ready } from './do-command.ts';

/** Makes the task of a comment that this run has claimed. */
export function newRequest(
  { request, usage, instructionComment, login }: Ready,
  { intent }: Pick<Passed, 'intent'>,
  world: World,
): JobTask<NewRequest> {
  const base: MarkerBase = {
    ...baseNow(world),
    trigger: { kind: intent.comment.kind, id: intent.comment.id },
    instructionComment,
    instructionHash: instructionHash(request.instruction),
    request: 'job',
    head: null,
    ...(request.kind === 'message' && request.into === null ? {} : sharedBy(intent, world)),
  };
  const record = recordFor({ intent, base, comment: null, instruction: shownInstruction(request), login }, world);
  return { ...withRequest(taskFor(intent, record), request), usage };
}

/** What a request shares with other comments of the same command. */
function sharedBy({ comment }: CommentIntent, world: World): Pick<MarkerBase, 'group' | 'reviewer'> {
  const { bot, login } = comment.author;
  return { group: groupHash({ command: world.settings.command }), ...reviewerOf(bot ? null : login, world) };
}

/** Does what is left to do about a comment that is taken. None of it starts a job. */
export async function afterEarlierClaim(
  intent: CommentIntent,
  { own, login }: { readonly own: OwnComments; readonly login: string },
  world: World,
): Promise<Outcome> {
  const bound = ofComment(own, intent.comment);
  // Without a status comment, the claiming run may still be about to write it, or be dead.
  if (bound === null) return skipped('already-claimed', isTaken(own, intent) ? UNREADABLE_ANSWER : NO_ANSWER_YET);
  const isRerun = isEarlierAttempt(bound.marker, world.run);
  const left = laterRun(bound.marker, { isRerun, own, now: world.clock.now() });
  const taken = skipped('already-claimed', `Another run has claimed this comment; its state is at ${bound.url}`);
  if (left.kind === 'already-claimed') return taken;
  const record = continued(bound, { intent, login }, world);
  if (left.kind === 'make-unknown') {
    const unknown = { ...endingUnknown(NEVER_NOTED), endedAt: null };
    if (!world.settings.dryRun) await show(record, unknown, { kind: 'other' }, world);
    return taken;
  }
  if (world.settings.dryRun) return dryRunOfResumed(left);
  return resumeRequest({ ...taskFor(intent, record), usage: await usageSoFar(world) }, left, world);
}

/**
 * Says what came of a claim that failed. If it got no clear answer, the thread may show that another run has claimed the
 * comment; otherwise a re-run may find it taken. Throws the error again: then nothing was started.
 */
export async function afterUnclearClaim(intent: CommentIntent, error: unknown, world: World): Promise<Outcome> {
  if (repositoryErrorOf(error).failure !== 'unavailable') throw error;
  const own = await takenByAnother(intent, world);
  if (own !== null) return afterEarlierClaim(intent, own, world);
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
): StatusRecord {
  const { run } = world;
  const { reviewer: _reviewer, ...kept } = comment.marker;
  // Whose request it is says the event, never a comment.
  const shared = kept.group === undefined ? {} : sharedBy(intent, world);
  const until = new Date(watchedUntil(world)).toISOString();
  const taken = isEarlierAttempt(kept, run) ? { attempt: run.attempt, watchedUntil: until } : {};
  const base = { ...kept, ...shared, ...taken };
  return recordFor({ intent, base, comment, instruction: { keptFrom: comment.body }, login }, world);
}

function recordFor(
  {
    intent: { comment, thread },
    login,
    ...given
  }: { readonly intent: CommentIntent; readonly login: string } & Pick<
    Parameters<typeof recordOf>[0],
    'base' | 'comment' | 'instruction'
  >,
  world: World,
): StatusRecord {
  return recordOf({
    ...given,
    ours: oursOf(login, world),
    conversation: { thread: thread.number, review: comment.review },
    origin: comment.kind === 'review-comment' ? comment.url : null,
  });
}

/** Makes the task of a request that its record describes. */
function taskFor({ comment }: CommentIntent, record: StatusRecord): JobTask {
  return newTask({
    request: { kind: 'remembered', instruction: '', prompt: null },
    record,
    causedBy: comment,
    requester: comment.author.login,
  });
}
