import { type Problem, repositoryErrorOf } from '../../errors.ts';
import type { CausingComment, CommentPlace, CommentRef, ThreadComment } from '../../ports/conversations.ts';
import { authorize, type Requester } from '../../thread/authorize.ts';
import { latestRequest, RETRY_CLAIM, retryOf, rivalOf } from '../../thread/claim.ts';
import type { Continued } from '../../thread/continuation.ts';
import { instructionHash, type Marker } from '../../thread/marker.ts';
import { type OwnComment, ownComments, requestedAt } from '../../thread/own-comments.ts';
import type { StatusView } from '../../thread/status-view.ts';
import { type Command, readCommand } from '../../trigger/command.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import type { LeftOut } from '../../trigger/mail-tail.ts';
import { adviceFor } from '../../wording/status-comment.ts';
import { CANCELLED_BEFORE } from '../request/start-job.ts';
import { type CommentWorld, oursOf } from '../world.ts';
import { claim as claimComment, type ThreadReadings, unwrap } from './comment-gate.ts';
import type { Passed } from './ready-request.ts';
import { inScope, readComments } from './thread-scope.ts';

/** An instruction that may be requested again, and where it was written. */
export interface Retry {
  readonly kind: 'retry';
  readonly text: string;
  readonly leftOut: readonly LeftOut[];
  readonly place: CommentPlace | null;
  readonly instructionComment: CommentRef;
  /** The job of a failed follow-up, with its pull request if known; null for any other request. */
  readonly job: Continued | null;
  /** The request may be added to an open pull request, as it might have been the first time. */
  readonly mayAddToOpen: boolean;
  /** The status comment of the request that failed. */
  readonly failed: OwnComment;
}

/** Nothing is requested again. `sentence` is the answer. */
export interface Refusal {
  readonly kind: 'refused';
  readonly sentence: string;
}

/**
 * Finds the thread's latest instruction, if its job ended in a way that allows a retry, or the one that a dead earlier
 * attempt waited with. Markers grant nothing: the comment with the instruction must be in this thread and unchanged, and
 * its author must have permission now.
 */
export async function findRetry(
  intent: CommentIntent,
  { own: all, comments, waited }: Pick<ThreadReadings, 'own' | 'comments'> & Pick<Passed, 'waited'>,
  world: CommentWorld,
): Promise<Retry | Refusal> {
  const found = failedRequest({ own: inScope(all, intent, comments), waited }, world);
  if (found.kind === 'refused') return found;
  const { failed, instructionComment } = found;
  // The list names the author, so the permission can be read together with the comment.
  const listed = comments.find(({ kind, id }) => kind === instructionComment.kind && id === instructionComment.id);
  const [read, early] = await Promise.allSettled([
    world.repository.causingComment(instructionComment),
    listed === undefined ? null : mayAsk(requesterOf(listed), intent, world),
  ]);
  const held = unwrap(read);
  if (held === null || held.thread !== intent.thread.number)
    return refused('The comment with the instruction is no longer in this thread. Write it again.');
  const instruction = instructionIn(held, failed.marker, world);
  if (instruction === null) return refused('The comment with the instruction was edited. Write it again.');
  const author = { id: held.authorId, login: held.author, bot: held.authorIsBot, viaApp: held.viaApp };
  const known = listed !== undefined && isSame(author, requesterOf(listed)) ? unwrap(early) : null;
  if (!(known ?? (await mayAsk(author, intent, world))))
    return refused('The author of the instruction may not start jobs here. Post the instruction yourself.');
  const { text, leftOut, to } = instruction;
  const { request, jobId, pullRequest, group } = failed.marker;
  // A message to an open pull request is addressed anew: its marker is no authority for where it goes.
  const isFollowUp = request === 'message' && group === undefined;
  const job = isFollowUp && jobId !== null ? { jobId, pullRequest, origin: null } : null;
  const goesTo = { job, mayAddToOpen: !isFollowUp && to === null };
  return { kind: 'retry', text, leftOut, place: held.place, instructionComment, ...goesTo, failed };
}

/** Finds the request to repeat by its status comment, and where its instruction was written. */
function failedRequest(
  { own, waited }: Pick<ThreadReadings, 'own'> & Pick<Passed, 'waited'>,
  { settings: { command } }: CommentWorld,
): Refusal | { readonly kind: 'found'; readonly failed: OwnComment; readonly instructionComment: CommentRef } {
  const failed = waited ?? latestRequest(inOrder(own.marked));
  if (own.unreadable.some(({ createdAt }) => failed === null || createdAt > failed.createdAt))
    return refused(
      "The latest status comment of this thread can't be read: it was edited, or another version wrote it. Write the instruction again.",
    );
  if (failed === null) return refused('Nothing to retry: this thread has no job.');
  // Of two retries at once, the one that started nothing may have the later status comment.
  const why = ofInstruction(failed, own.marked)
    .filter((each) => each !== waited)
    .map(({ marker }) => notWorthIt(marker, command))
    .find((reason) => reason !== null);
  if (why !== undefined) return refused(why);
  const { trigger, instructionComment } = failed.marker;
  if (trigger.kind === 'run')
    return refused(`A workflow requested the latest job. ${stepAdvice(failed.marker, command)}`);
  if (instructionComment === null)
    return refused("The latest job's status comment names no comment with its instruction. Write it again.");
  return { kind: 'found', failed, instructionComment };
}

function refused(sentence: string): Refusal {
  return { kind: 'refused', sentence };
}

/** A step's status comment already says whether a re-run starts a job. */
function stepAdvice(marker: Marker, command: string): string {
  const advice = adviceFor(marker, command);
  if (marker.state === 'unknown') return advice.another;
  return marker.state === 'not-created' ? advice.fixed : advice.again;
}

/**
 * Claims the status comment of the failed request: two retries claim different comments, but must start one job. It is
 * the last step before the request, so a process that dies earlier leaves the failed request to the next retry, and one
 * that dies later has a status comment, which is the thread's latest request. The thread is read at the same time: see
 * `rivalOf`. Returns why nothing may be sent; null if this run may send its request.
 */
export async function claimFailed(
  { own, failed }: { readonly own: CommentRef | null; readonly failed: OwnComment },
  { intent, login }: { readonly intent: CommentIntent; readonly login: string },
  world: CommentWorld,
): Promise<NotCreated | null> {
  const state = 'not-created';
  const [claimed, read] = await Promise.allSettled([
    claimComment({ kind: failed.kind, id: failed.id }, RETRY_CLAIM, world, { unclear: '' }),
    requestedSince(failed, { intent, login }, world),
  ]);
  const refusal = [claimed, read].find((each) => each.status === 'rejected');
  const isLost = claimed.status === 'fulfilled' && !claimed.value.created;
  if (refusal !== undefined && !isLost)
    return { state, problem: world.runner.cancelled.aborted ? CANCELLED_BEFORE : repositoryErrorOf(refusal.reason) };
  const isOther = ({ id }: OwnComment): boolean => id !== own?.id;
  if (!isLost) {
    const rival = rivalOf(unwrap(read).filter(isOther));
    return rival === null ? null : { state, problem: overtakenBy(rival) };
  }
  // The winner's status comment is older than its claim, so after the claim it is listed.
  const others = (await requestedSince(failed, { intent, login }, world).catch(() => [])).filter(isOther);
  const takenBy = (
    latestRequest(others.filter(({ marker }) => marker.state !== 'not-created')) ?? latestRequest(others)
  )?.url;
  if (takenBy === undefined) return { state, problem: TAKEN, answered: 'taken' };
  const problem = { message: `This job was already retried: ${takenBy}`, hint: 'That comment shows the result.' };
  return { state, problem, answered: 'taken', takenBy };
}

function overtakenBy({ url }: OwnComment): Problem {
  return { message: `Another retry was made at the same time: ${url}`, hint: 'See there first how it ended.' };
}

/**
 * Reads which requests for the same instruction came after a failed one, oldest first. Every retry writes its status
 * comment before it reads this, so of two retries of different requests at least one sees the other.
 */
async function requestedSince(
  failed: OwnComment,
  { intent, login }: { readonly intent: CommentIntent; readonly login: string },
  world: CommentWorld,
): Promise<readonly OwnComment[]> {
  const comments = await readComments(intent, { conversation: 'whole', diff: 'whole' }, world.repository);
  const { marked } = ownComments(comments, oursOf(login, world));
  const requests = inOrder(ofInstruction(failed, marked));
  return requests.slice(requests.findIndex(({ kind, id }) => kind === failed.kind && id === failed.id) + 1);
}

type NotCreated = Extract<StatusView, { readonly state: 'not-created' }>;

const TAKEN: Problem = {
  message: 'Another retry is already running, and its status comment is not in this thread.',
  hint: 'If it does not appear within a few minutes, write the instruction again in a new comment.',
};

/** The requester of the retry has already passed the gate. */
async function mayAsk(author: Requester, { comment }: CommentIntent, world: CommentWorld): Promise<boolean> {
  if (isSame(author, comment.author)) return true;
  return (await authorize(author, world.settings, world.repository)).permitted;
}

/** What a list of comments says about an author. */
function requesterOf({ authorId, author }: ThreadComment): Requester {
  return { id: authorId, login: author, bot: author.endsWith('[bot]'), viaApp: null };
}

function isSame(one: Requester, other: Requester): boolean {
  return (
    one.id !== null &&
    one.id === other.id &&
    one.login === other.login &&
    one.bot === other.bot &&
    one.viaApp === other.viaApp
  );
}

function instructionIn(
  { body }: CausingComment,
  { instructionHash: wanted }: Marker,
  world: CommentWorld,
): Extract<Command, { kind: 'instruction' }> | null {
  const command = readCommand(body, world.settings.command);
  if (command?.kind !== 'instruction') return null;
  return instructionHash(command.text) === wanted ? command : null;
}

/** Finds the status comments of every request for the instruction of one, with that one. */
function ofInstruction(request: OwnComment, marked: readonly OwnComment[]): readonly OwnComment[] {
  const wanted = request.marker.instructionComment;
  return marked.filter((other) => {
    const { instructionComment } = other.marker;
    const isSameComment =
      wanted !== null && instructionComment?.kind === wanted.kind && instructionComment.id === wanted.id;
    return other.id === request.id || isSameComment;
  });
}

function inOrder(marked: readonly OwnComment[]): readonly OwnComment[] {
  return marked.toSorted((one, other) => requestedAt(one) - requestedAt(other));
}

function notWorthIt(marker: Marker, command: string): string | null {
  switch (retryOf(marker)) {
    case 'too-early':
      return `Nothing to retry: the last job hasn't ended. \`${command} status\` shows its state.`;
    case 'needless':
      return 'Nothing to retry: the last job succeeded.';
    case 'possible':
      return null;
  }
}
