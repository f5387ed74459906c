import type { Outcome } from '../../outcome.ts';
import type { CommentRef } from '../../ports/conversations.ts';
import { isEarlierAttempt, laterRun, leftBy } from '../../thread/claim.ts';
import { groupHash, instructionHash } from '../../thread/marker.ts';
import { type OwnComment, type OwnComments, ofComment } from '../../thread/own-comments.ts';
import { recordOf, type StatusRecord } from '../../thread/record.ts';
import type { MarkerBase } from '../../thread/status-view.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { dryRunOfResumed } from '../dry-run.ts';
import { endingUnknown, NEVER_NOTED } from '../finish/job-ending.ts';
import { show } from '../finish/show.ts';
import { resumeRequest } from '../follow-job.ts';
import { newTask } from '../job-task.ts';
import { usageSoFar } from '../request/budget.ts';
import { instructionOf, type JobRequest, shownInstruction } from '../request/job-request.ts';
import { baseNow, oursOf, reviewerOf, type World, watchedUntil } from '../world.ts';
import { isTaken } from './comment-gate.ts';

/** Makes the record of a request by a comment that this run has claimed. */
export function recordFor(
  {
    intent,
    request,
    instructionComment,
    login,
    comment,
  }: {
    readonly intent: CommentIntent;
    readonly request: JobRequest;
    readonly instructionComment: CommentRef;
    readonly login: string;
    /** The comment of an earlier attempt that only waited; null to add one. */
    readonly comment: OwnComment | null;
  },
  world: World,
): StatusRecord {
  const job = request.kind === 'message' ? request.job : null;
  const base: MarkerBase = {
    ...baseNow(world),
    trigger: { kind: intent.comment.kind, id: intent.comment.id },
    instructionComment,
    instructionHash: instructionHash(instructionOf(request)),
    request: job === null ? 'job' : 'message',
    head: job?.head ?? null,
    ...(request.kind === 'message' && request.into === undefined ? {} : sharedBy(intent, world)),
  };
  const record = makeRecord({ intent, base, comment, instruction: shownInstruction(request), login }, world);
  return { ...record, jobId: job?.jobId ?? null, pullRequest: job?.pullRequest ?? null };
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
  const { run, clock } = world;
  const bound = ofComment(own, intent.comment);
  // Without a status comment, the claiming run may still be about to write it, or be dead.
  if (bound === null) return alreadyClaimed(isTaken(own, intent) ? UNREADABLE : NO_ANSWER_YET);
  const isRerun = isEarlierAttempt(bound.marker, run);
  const left = laterRun(bound.marker, { isRerun, own, now: clock.now() });
  const taken = alreadyClaimed(`Another run has claimed this comment; its state is at ${bound.url}`);
  if (left.kind === 'already-claimed' || left.kind === 'wait') return taken;
  const record = continued({ intent, comment: bound, login, isRerun }, world);
  if (left.kind === 'make-unknown') {
    const unknown = { ...endingUnknown(NEVER_NOTED), endedAt: null };
    if (!world.settings.dryRun) await show(record, unknown, { kind: 'other' }, world);
    return taken;
  }
  if (world.settings.dryRun) return dryRunOfResumed(left);
  const task = newTask({
    request: { kind: 'remembered' },
    record,
    followed: null,
    askedAt: Date.parse(record.base.askedAt),
    causedBy: intent.comment,
    requester: intent.comment.author.login,
  });
  return resumeRequest({ ...task, usage: await usageSoFar(world) }, left, world);
}

const NO_ANSWER_YET = 'Another run has claimed this comment. If no answer appears within a few minutes, comment again.';
const UNREADABLE =
  "Nothing was started: a status comment in this thread can't be read, because it was edited or another version wrote it. It may be the answer to this comment.";

function alreadyClaimed(sentence: string): Outcome {
  return { kind: 'skipped', reason: 'already-claimed', sentence };
}

/** Only a re-run of the claiming run takes the comment over. */
function continued(
  {
    intent,
    comment,
    login,
    isRerun,
  }: {
    readonly intent: CommentIntent;
    readonly comment: OwnComment;
    readonly login: string;
    readonly isRerun: boolean;
  },
  world: World,
): StatusRecord {
  const { run } = world;
  const until = new Date(watchedUntil(world)).toISOString();
  const { reviewer: _reviewer, ...kept } = comment.marker;
  // Whose request it is says the event, never a comment.
  const shared = kept.group === undefined ? {} : sharedBy(intent, world);
  const taken = { attempt: run.attempt, watchedUntil: until };
  const base = { ...kept, ...shared, ...(isRerun ? taken : {}) };
  return makeRecord({ intent, base, comment, instruction: { keptFrom: comment.body }, login }, world);
}

function makeRecord(
  {
    intent,
    login,
    ...given
  }: { readonly intent: CommentIntent; readonly login: string } & Pick<
    Parameters<typeof recordOf>[0],
    'base' | 'comment' | 'instruction'
  >,
  world: World,
): StatusRecord {
  const { comment, thread } = intent;
  return recordOf({
    ...given,
    ours: oursOf(login, world),
    conversation: { thread: thread.number, review: comment.review },
    origin: comment.kind === 'review-comment' ? comment.url : null,
  });
}

/**
 * Finds the status comment of an earlier attempt that died while it waited: nothing was sent, so this one goes on. A request
 * has one status comment: if there are more, another workflow with our identity may have written one of them.
 */
export function leftWaiting(
  own: OwnComments,
  { comment: { kind, id } }: Pick<CommentIntent, 'comment'>,
  { run }: Pick<World, 'run'>,
): OwnComment | null {
  const [bound, ...others] = own.marked.filter(({ marker: { trigger } }) => trigger.kind === kind && trigger.id === id);
  if (bound === undefined || others.length > 0) return null;
  return isEarlierAttempt(bound.marker, run) && leftBy(bound.marker, own).kind === 'wait' ? bound : null;
}
