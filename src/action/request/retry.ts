import type { Requester } from '../event/authorize.ts';
import type { CommentIntent } from '../event/intent.ts';
import type { CommentPlace, CommentRef } from '../ports/conversations.ts';
import { latestRequest, retryClaim } from '../value/claim.ts';
import type { Marker } from '../value/marker.ts';
import { type OwnComment, requestedAt, sameComment } from '../value/own-comments.ts';
import { requestedByStep } from '../wording/status-comment.ts';
import { alreadyRetried, CANCELLED_BEFORE, NOT_REPEATED, notWorthIt, TAKEN } from '../wording/why-not.ts';
import type { Cut } from '../words/commands.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { CommentWorld, World } from '../world.ts';
import { claim } from './claim.ts';
import type { Passed } from './comment-gate.ts';
import type { Continued } from './continuation.ts';
import { endingNotCreated } from './ending.ts';
import type { Alone } from './find-open.ts';
import { type Refusal, refused } from './follow-up.ts';
import { type Instruction, isPermitted, isSame, readInstruction } from './read-request.ts';
import { type DocsRequest, ending, notSent, type Sent } from './request.ts';
import { inScope, readOwn } from './thread-scope.ts';

/** An instruction, and where it was written. */
export interface Repeatable {
  readonly kind: 'instruction';
  readonly text: string;
  /** Why only the first paragraph of its comment counts; null if that doesn't matter. */
  readonly cut: Cut | null;
  readonly place: CommentPlace | null;
  readonly instructionComment: CommentRef;
  /** Where it goes; null if it may be added to an open pull request, as it might have been the first time. */
  readonly to: FollowUp | Alone | null;
  /** For a retry, the status comment of the failed request, which must be claimed; otherwise null. */
  readonly failed: OwnComment | null;
}

/** A follow-up for a job that may be unable to take one. */
export interface FollowUp {
  readonly kind: 'follow-up';
  readonly job: Continued;
}

/**
 * Finds the thread's latest instruction, if its job ended in a way that allows a retry. Markers grant nothing: the
 * comment with the instruction must be in this thread and unchanged, and its author must have permission now.
 */
export async function findRetry(
  { intent, own, comments }: Pick<Passed, 'intent' | 'own' | 'comments'>,
  world: CommentWorld,
): Promise<Repeatable | Refusal> {
  const found = failedRequest(inScope(own, intent, comments), world);
  if (found.kind === 'refused') return found;
  const { failed, instructionComment } = found;
  const listed = comments.find((comment) => sameComment(comment, instructionComment));
  // The requester of the retry has already passed the gate.
  const may = async (author: Requester): Promise<boolean> =>
    isSame(author, intent.comment.author) || isPermitted(author, world);
  const given = { thread: intent.thread.number, may, listed };
  const held = await readInstruction(instructionComment, failed.marker, given, world);
  if (held.kind !== 'read') return refused(NOT_REPEATED[held.kind]);
  const { cut, command } = held;
  const to = addressOf(failed.marker, command);
  const { place } = held.comment;
  return { kind: 'instruction', text: command.text, cut, place, instructionComment, to, failed };
}

/** A message to an open pull request is addressed anew: its marker is no authority for where it goes. */
function addressOf({ request, jobId, pullRequest, group }: Marker, { to }: Instruction): Repeatable['to'] {
  const isFollowUp = request === 'message' && group === undefined;
  if (isFollowUp && jobId !== null) return { kind: 'follow-up', job: { jobId, pullRequest, origin: null } };
  return !isFollowUp && to === null ? null : { kind: 'job', why: null };
}

/** Finds the request to repeat by its status comment, and where its instruction was written. */
function failedRequest(
  own: Passed['own'],
  { settings: { command } }: CommentWorld,
): Refusal | { readonly kind: 'found'; readonly failed: OwnComment; readonly instructionComment: CommentRef } {
  const failed = latestRequest(inOrder(own.marked));
  if (own.unreadable.some(({ createdAt }) => failed === null || createdAt > failed.createdAt))
    return refused(NOT_REPEATED.unreadable);
  if (failed === null) return refused(NOT_REPEATED['no-job']);
  // Of two retries at once, the one that started nothing may have the later status comment.
  const why = ofInstruction(failed, own.marked)
    .map(({ marker }) => notWorthIt(marker, command))
    .find((reason) => reason !== null);
  if (why !== undefined) return refused(why);
  const { trigger, instructionComment } = failed.marker;
  if (trigger.kind === 'run') return refused(requestedByStep(failed.marker, command));
  if (instructionComment === null) return refused(NOT_REPEATED.unnamed);
  return { kind: 'found', failed, instructionComment };
}

/**
 * Claims the status comment of the failed request: two retries claim different comments, but must start one job. It is
 * the last step before the request, so a process that dies earlier leaves the failed request to the next retry, and one
 * that dies later has a status comment, which is the thread's latest request. Returns the request as it ends if nothing may
 * be sent; null if this run may send it.
 */
export async function claimFailed(
  request: DocsRequest,
  { failed, intent }: NonNullable<DocsRequest['repeats']>,
  world: World,
): Promise<Sent | null> {
  try {
    const { created } = await claim(failed, retryClaim(failed.marker), world, { unclear: '' });
    if (created) return null;
  } catch (error) {
    return notSent(request, world.runner.cancelled.aborted ? CANCELLED_BEFORE : repositoryErrorOf(error));
  }
  // The winner's status comment is older than its claim, so after the claim it is listed.
  const others = await requestedSince(failed, { intent, page: request.page }, world).catch(() => []);
  const winner = winnerOf(others);
  if (winner === null) return ending(request, endingNotCreated(TAKEN, { answered: 'taken' }));
  const taken = endingNotCreated(alreadyRetried(winner.url), { answered: 'taken', takenBy: winner.url });
  return ending(request, taken);
}

/** Finds the retry that has won, among all but this one. Of several that have no job yet, none is known to be that. */
function winnerOf(others: readonly OwnComment[]): OwnComment | null {
  const open = others.filter(({ marker }) => marker.state !== 'not-created');
  const withJob = open.filter(({ marker }) => marker.jobId !== null);
  if (withJob.length > 0) return latestRequest(withJob);
  return open.length > 1 ? null : latestRequest(open.length === 1 ? open : others);
}

/** Reads which requests for the same instruction came after a failed one, oldest first, without the retry's own. */
async function requestedSince(
  failed: OwnComment,
  { intent, page }: { readonly intent: CommentIntent } & Pick<DocsRequest, 'page'>,
  world: World,
): Promise<readonly OwnComment[]> {
  const { marked } = await readOwn(intent, { extent: 'everywhere', login: page.ours.login }, world);
  const requests = inOrder(ofInstruction(failed, marked));
  const later = requests.slice(requests.findIndex((request) => sameComment(request, failed)) + 1);
  return later.filter((request) => !sameComment(request, page.comment));
}

/** Finds the status comments of every request for the instruction of one, with that one. */
function ofInstruction(request: OwnComment, marked: readonly OwnComment[]): readonly OwnComment[] {
  const { instructionComment: wanted } = request.marker;
  return marked.filter((other) => {
    const { instructionComment } = other.marker;
    return sameComment(other, request) || (wanted !== null && sameComment(wanted, instructionComment));
  });
}

function inOrder(marked: readonly OwnComment[]): readonly OwnComment[] {
  return marked.toSorted((one, other) => requestedAt(one) - requestedAt(other));
}
