import type { CommentPlace, CommentRef } from '../ports/conversations.ts';
import { type OwnComment, type OwnComments, requestedAt, sameComment } from '../value/own-comments.ts';
import { latestRequest, retryClaim } from '../value/rights.ts';
import { requestedByStep } from '../wording/status-comment.ts';
import { alreadyRetried, CANCELLED_BEFORE, NOT_REPEATED, notWorthIt, TAKEN } from '../wording/why-not.ts';
import type { Cut } from '../words/commands.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { CommentWorld, World } from '../world.ts';
import { inScope, type Passed, readThread } from './comment-gate.ts';
import { type FollowUp, type Refusal, refused } from './destination.ts';
import { type Addressee, ALONE } from './pull-request.ts';
import { claim } from './reactions.ts';
import { readInstruction } from './read-request.ts';
import { type DocsRequest, notSent, type Page, type Sent } from './request.ts';

/** An instruction, where it was written, and where it goes as far as that is known before the claim. */
export interface Instructed<To = Addressee | FollowUp> {
  readonly kind: 'instruction';
  readonly text: string;
  readonly cut: Cut | null;
  readonly place: CommentPlace | null;
  readonly instructionComment: CommentRef;
  readonly to: To;
  /** For a retry, the status comment of the failed request, which must be claimed; otherwise null. */
  readonly failed: OwnComment | null;
}

/**
 * Finds the thread's latest instruction, if its job ended in a way that allows a retry. Markers grant nothing: its comment
 * must be in this thread and unchanged, by someone permitted now. `to` is null if it may be added to an open pull request.
 */
export async function findRetry(
  { intent, own, comments }: Pick<Passed, 'intent' | 'own' | 'comments'>,
  world: CommentWorld,
): Promise<Instructed<Addressee | FollowUp | null> | Refusal> {
  const { command } = world.settings;
  const failed = failedRequest(inScope(own, intent, comments), command);
  if (failed.kind === 'refused') return failed;
  const { trigger, instructionComment, request, jobId, pullRequest, group } = failed.marker;
  if (trigger.kind === 'run') return refused(requestedByStep(failed.marker, command));
  if (instructionComment === null) return refused(NOT_REPEATED.unnamed);
  const listed = comments.find((comment) => sameComment(comment, instructionComment));
  // The requester of the retry has already passed the gate.
  const known = { thread: intent.thread.number, permitted: intent.comment.author, listed };
  const held = await readInstruction(instructionComment, failed.marker.instructionHash, known, world);
  if (held.kind !== 'read') return refused(NOT_REPEATED[held.kind]);
  // A message to an open pull request is addressed anew: its marker is no authority for where it goes.
  const isFollowUp = request === 'message' && group === undefined && jobId !== null;
  const job = isFollowUp ? ({ kind: 'follow-up', jobId, pullRequest, origin: null } as const) : null;
  const to = job ?? (held.command.to === null ? null : ALONE);
  const written = { text: held.command.text, cut: held.cut, place: held.comment.place, instructionComment };
  return { kind: 'instruction', ...written, to, failed };
}

function failedRequest({ marked, unreadable }: OwnComments, command: string): OwnComment | Refusal {
  const failed = latestRequest(inOrder(marked));
  if (unreadable.some(({ createdAt }) => failed === null || createdAt > failed.createdAt))
    return refused(NOT_REPEATED.unreadable);
  if (failed === null) return refused(NOT_REPEATED['no-job']);
  // Of two retries at once, the one that started nothing may have the later status comment.
  const [why] = ofInstruction(failed, marked).flatMap(({ marker }) => notWorthIt(marker, command) ?? []);
  return why === undefined ? failed : refused(why);
}

type Repeats = NonNullable<DocsRequest['repeats']>;

/**
 * Claims the status comment of the failed request: two retries claim different comments, but must start one job. A process
 * that dies before leaves it to the next retry; one that dies later has a status comment, which is the thread's latest
 * request. Returns the request as it ends if nothing may be sent; null if this run may send it.
 */
export async function claimFailed(request: DocsRequest, repeats: Repeats, world: World): Promise<Sent | null> {
  const { failed } = repeats;
  const claimed = await claim(failed, retryClaim(failed.marker), world, '').catch(repositoryErrorOf);
  if (!('created' in claimed)) return notSent(request, world.runner.cancelled.aborted ? CANCELLED_BEFORE : claimed);
  if (claimed.created) return null;
  // The winner's status comment is older than its claim, so after the claim it is listed.
  const winner = winnerOf(await requestedSince(repeats, request.page, world).catch(() => []));
  if (winner === null) return notSent(request, TAKEN, { answered: 'taken' });
  return notSent(request, alreadyRetried(winner.url), { answered: 'taken', takenBy: winner.url });
}

/** Finds the retry that has won, among all but this one. Of several that have no job yet, none is known to be that. */
function winnerOf(others: readonly OwnComment[]): OwnComment | null {
  const open = others.filter(({ marker }) => marker.state !== 'not-created');
  const withJob = open.filter(({ marker }) => marker.jobId !== null);
  if (withJob.length > 0) return latestRequest(withJob);
  return open.length > 1 ? null : latestRequest(open.length === 1 ? open : others);
}

/** Reads which requests for the same instruction came after a failed one, oldest first, without the retry's own. */
async function requestedSince({ failed, intent }: Repeats, page: Page, world: World): Promise<readonly OwnComment[]> {
  const { own } = await readThread(intent, 'everywhere', world, page.ours.login);
  const requests = inOrder(ofInstruction(failed, own.marked));
  const later = requests.slice(requests.findIndex((request) => sameComment(request, failed)) + 1);
  return later.filter((request) => !sameComment(request, page.comment));
}

/** Finds the status comments of every request for the instruction of one, with that one. */
function ofInstruction(request: OwnComment, marked: readonly OwnComment[]): readonly OwnComment[] {
  const { instructionComment: wanted } = request.marker;
  const hasWanted = ({ marker }: OwnComment): boolean =>
    wanted !== null && sameComment(wanted, marker.instructionComment);
  return marked.filter((other) => sameComment(other, request) || hasWanted(other));
}

function inOrder(marked: readonly OwnComment[]): readonly OwnComment[] {
  return marked.toSorted((one, other) => requestedAt(one) - requestedAt(other));
}
