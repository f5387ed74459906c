import type { Outcome } from '../../outcome.ts';
import type { CommentRef } from '../../ports/conversations.ts';
import { isEarlierAttempt, type LaterRun, laterRun, WATCHED_AFTER_WAIT_MS } from '../../thread/claim.ts';
import { groupHash, instructionHash } from '../../thread/marker.ts';
import { isNeverSent, type OwnComment, type OwnComments, ofComment } from '../../thread/own-comments.ts';
import { recordOf, type StatusRecord } from '../../thread/record.ts';
import type { MarkerBase } from '../../thread/status-view.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { usageSoFar } from '../budget.ts';
import { dryRunOfResumed, type Resumed } from '../dry-run.ts';
import { endingNotCreated, endingUnknown, NEVER_NOTED, neverRequested } from '../finish/job-ending.ts';
import { show } from '../finish/show.ts';
import { admitUnknown, reportEarlierEnd, takeUpJob } from '../follow-job.ts';
import { instructionOf, type JobRequest, shownInstruction } from '../job-request.ts';
import { concludeJob, newTask, reportNotCreated } from '../job-task.ts';
import { oursOf, reviewerOf, type World, watchedUntil } from '../world.ts';
import { foundFor } from './comment-gate.ts';

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
  const { run, clock } = world;
  const { repository, service } = oursOf(login, world);
  const job = request.kind === 'message' ? request.job : null;
  const base: MarkerBase = {
    repository,
    service,
    trigger: { kind: intent.comment.kind, id: intent.comment.id },
    instructionComment,
    instructionHash: instructionHash(instructionOf(request)),
    request: job === null ? 'job' : 'message',
    head: job?.head ?? null,
    run: run.runId,
    attempt: run.attempt,
    askedAt: new Date(clock.now()).toISOString(),
    watchedUntil: new Date(watchedUntil(world, WATCHED_AFTER_WAIT_MS)).toISOString(),
    told: [],
    ...(request.kind === 'message' && request.into === undefined ? {} : sharedBy(intent, world)),
  };
  const known = { jobId: job?.jobId ?? null, pullRequest: job?.pullRequest ?? null };
  return {
    ...makeRecord({ intent, base, comment, instruction: shownInstruction(request), login }, world),
    ...known,
  };
}

/** What a request shares with other comments of the same command. */
function sharedBy({ comment }: CommentIntent, world: World): Pick<MarkerBase, 'group' | 'reviewer'> {
  return { group: groupHash({ command: world.settings.command }), ...reviewerOf(comment.author.login, world) };
}

/** Does what is left to do about a comment that is taken. None of it starts a job. */
export async function afterEarlierClaim(
  intent: CommentIntent,
  { own, login }: { readonly own: OwnComments; readonly login: string },
  world: World,
): Promise<Outcome> {
  const { run, clock } = world;
  const bound = ofComment(own, intent.comment);
  const isRerun = bound !== null && isEarlierAttempt(bound.marker, run);
  const decision = laterRun(foundFor(own, intent), { isRerun, now: clock.now() });
  if (decision.kind === 'claimed-without-marker') return alreadyClaimed(NO_ANSWER_YET);
  if (bound === null) return alreadyClaimed(UNREADABLE);
  const taken = alreadyClaimed(`Another run has claimed this comment; its state is at ${bound.url}`);
  const neverSent = isNeverSent(bound.marker, own);
  if (decision.kind === 'already-claimed' || (decision.kind === 'wait' && !neverSent)) return taken;
  if (world.settings.dryRun) {
    const resumed = resumedOf(decision);
    return resumed === null ? taken : dryRunOfResumed(resumed);
  }
  const record = continued({ intent, comment: bound, login, isRerun }, world);
  const remembered = newTask({
    request: { kind: 'remembered' },
    record,
    followed: null,
    askedAt: Date.parse(record.base.askedAt),
    causedBy: intent.comment,
    requester: intent.comment.author.login,
  });
  const task = { ...remembered, usage: await usageSoFar(world) };
  if (neverSent) return concludeJob(task, endingNotCreated(neverRequested(bound.marker)), world);
  switch (decision.kind) {
    case 'wait':
      return taken;
    case 'follow':
      return takeUpJob(task, decision.jobId, world);
    case 'report-end':
      return reportEarlierEnd(task, decision, world);
    case 'report-not-created':
      return reportNotCreated(task, bound.marker, world);
    case 'report-unknown':
      return admitUnknown(task, true, world);
    case 'make-unknown':
      if (decision.result === 'unknown-start') return admitUnknown(task, false, world);
      await show(record, { ...endingUnknown(NEVER_NOTED), endedAt: null }, { kind: 'other' }, world);
      return taken;
  }
}

/** Returns what a run would do about an earlier attempt of its own; null if the comment belongs to another run. */
function resumedOf(decision: LaterRun): Resumed | null {
  switch (decision.kind) {
    case 'follow':
    case 'report-end':
      return { kind: decision.kind, jobId: decision.jobId };
    case 'report-not-created':
      return { kind: 'report-not-created' };
    case 'report-unknown':
      return { kind: 'unknown' };
    case 'make-unknown':
      return decision.result === 'unknown-start' ? { kind: 'unknown' } : null;
    case 'claimed-without-marker':
    case 'already-claimed':
    case 'wait':
      return null;
  }
}

const NO_ANSWER_YET = 'Another run has claimed this comment. If no answer appears within a few minutes, comment again.';
const UNREADABLE =
  "Nothing was started: the thread holds a status comment that this version can't read, and it may be the answer to this comment.";

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
  const until = new Date(watchedUntil(world, WATCHED_AFTER_WAIT_MS)).toISOString();
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
  { run, clock }: Pick<World, 'run' | 'clock'>,
): OwnComment | null {
  const [bound, ...others] = own.marked.filter(({ marker: { trigger } }) => trigger.kind === kind && trigger.id === id);
  if (bound === undefined || others.length > 0 || isNeverSent(bound.marker, own)) return null;
  const isRerun = isEarlierAttempt(bound.marker, run);
  return laterRun(bound.marker, { isRerun, now: clock.now() }).kind === 'wait' ? bound : null;
}
