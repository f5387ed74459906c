import { repositoryErrorOf } from '../../errors.ts';
import type { CausingComment, CommentPlace, CommentRef, ThreadComment } from '../../ports/conversations.ts';
import type { Alone } from '../../pull-requests/find-open.ts';
import { latestRequest, RETRY_CLAIM, rivalOf } from '../../thread/claim.ts';
import type { Continued } from '../../thread/continuation.ts';
import { instructionHash, type Marker } from '../../thread/marker.ts';
import { type OwnComment, requestedAt } from '../../thread/own-comments.ts';
import type { StatusView } from '../../thread/status-view.ts';
import { authorize, type Requester } from '../../trigger/authorize.ts';
import { type Command, readCommand } from '../../trigger/command.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import type { LeftOut } from '../../trigger/mail-tail.ts';
import {
  AUTHOR_MAY_NOT,
  alreadyRetried,
  beside,
  INSTRUCTION_EDITED,
  INSTRUCTION_GONE,
  LATEST_UNREADABLE,
  NO_INSTRUCTION,
  NO_JOB,
  notWorthIt,
  requestedByStep,
  TAKEN,
} from '../../wording/no-retry.ts';
import { CANCELLED_BEFORE } from '../../wording/not-sent.ts';
import type { CommentWorld } from '../../world.ts';
import { claim, type Passed, unwrap } from './comment-gate.ts';
import { type Refusal, refused } from './follow-up.ts';
import { readLate } from './read-late.ts';
import { inScope, readOwn } from './thread-scope.ts';

/** An instruction, and where it was written. */
export interface Repeatable {
  readonly kind: 'instruction';
  readonly text: string;
  readonly leftOut: readonly LeftOut[];
  readonly place: CommentPlace | null;
  readonly instructionComment: CommentRef;
  /** Where it goes; null if it may be added to an open pull request, as it might have been the first time. */
  readonly to: FollowUp | Alone | null;
  /** For a retry, the status comment of the failed request, unless an earlier attempt has claimed it; otherwise null. */
  readonly failed: OwnComment | null;
}

/** A follow-up for a job that may be unable to take one. */
export interface FollowUp {
  readonly kind: 'follow-up';
  readonly job: Continued;
}

/**
 * Finds the thread's latest instruction, if its job ended in a way that allows a retry, or the one that a dead earlier
 * attempt waited with. Markers grant nothing: the comment with the instruction must be in this thread and unchanged, and
 * its author must have permission now.
 */
export async function findRetry(
  { intent, own, comments, waited }: Pick<Passed, 'intent' | 'own' | 'comments' | 'waited'>,
  world: CommentWorld,
): Promise<Repeatable | Refusal> {
  const found = failedRequest({ own: inScope(own, intent, comments), waited }, world);
  if (found.kind === 'refused') return found;
  const { failed, instructionComment } = found;
  // The list names the author, so the permission can be read together with the comment.
  const listed = comments.find(({ kind, id }) => kind === instructionComment.kind && id === instructionComment.id);
  const [read, early] = await Promise.allSettled([
    readInstructionComment(instructionComment, world),
    listed === undefined ? null : mayAsk(requesterOf(listed), intent, world),
  ]);
  const held = unwrap(read);
  if (held === null || held.thread !== intent.thread.number) return refused(INSTRUCTION_GONE);
  const instruction = instructionIn(held, failed.marker, world);
  if (instruction === null) return refused(INSTRUCTION_EDITED);
  const author = { id: held.authorId, login: held.author, bot: held.authorIsBot, viaApp: held.viaApp };
  const known = listed !== undefined && isSame(author, requesterOf(listed)) ? unwrap(early) : null;
  if (!(known ?? (await mayAsk(author, intent, world)))) return refused(AUTHOR_MAY_NOT);
  const { text, leftOut } = instruction;
  const to = addressOf(failed.marker, instruction);
  // A retry that waits has already claimed the failed request.
  const unclaimed = waited === null ? failed : null;
  return { kind: 'instruction', text, leftOut, place: held.place, instructionComment, to, failed: unclaimed };
}

async function readInstructionComment(comment: CommentRef, world: CommentWorld): Promise<CausingComment | null> {
  return (await world.repository.causingComment(comment)) ?? readLate(comment, world);
}

/** A message to an open pull request is addressed anew: its marker is no authority for where it goes. */
function addressOf({ request, jobId, pullRequest, group }: Marker, { to }: Instruction): Repeatable['to'] {
  const isFollowUp = request === 'message' && group === undefined;
  if (isFollowUp && jobId !== null) return { kind: 'follow-up', job: { jobId, pullRequest, origin: null } };
  return !isFollowUp && to === null ? null : { kind: 'job', why: null };
}

/** Finds the request to repeat by its status comment, and where its instruction was written. */
function failedRequest(
  { own, waited }: Pick<Passed, 'own' | 'waited'>,
  { settings: { command } }: CommentWorld,
): Refusal | { readonly kind: 'found'; readonly failed: OwnComment; readonly instructionComment: CommentRef } {
  const failed = waited ?? latestRequest(inOrder(own.marked));
  if (own.unreadable.some(({ createdAt }) => failed === null || createdAt > failed.createdAt))
    return refused(LATEST_UNREADABLE);
  if (failed === null) return refused(NO_JOB);
  // Of two retries at once, the one that started nothing may have the later status comment.
  const why = ofInstruction(failed, own.marked)
    .filter((each) => each !== waited)
    .map(({ marker }) => notWorthIt(marker, command))
    .find((reason) => reason !== null);
  if (why !== undefined) return refused(why);
  const { trigger, instructionComment } = failed.marker;
  if (trigger.kind === 'run') return refused(requestedByStep(failed.marker, command));
  if (instructionComment === null) return refused(NO_INSTRUCTION);
  return { kind: 'found', failed, instructionComment };
}

/**
 * Claims the status comment of the failed request: two retries claim different comments, but must start one job. It is
 * the last step before the request, so a process that dies earlier leaves the failed request to the next retry, and one
 * that dies later has a status comment, which is the thread's latest request. The thread is read at the same time: see
 * `rivalOf`. Returns why nothing may be sent; null if this run may send its request.
 */
export async function claimFailed(
  failed: OwnComment,
  retry: { readonly own: CommentRef | null; readonly intent: CommentIntent; readonly login: string },
  world: CommentWorld,
): Promise<NotCreated | null> {
  const state = 'not-created';
  const [claimed, read] = await Promise.allSettled([
    claim({ kind: failed.kind, id: failed.id }, RETRY_CLAIM, world, { unclear: '' }),
    requestedSince(failed, retry, world),
  ]);
  if (claimed.status === 'fulfilled' && !claimed.value.created) {
    // The winner's status comment is older than its claim, so after the claim it is listed.
    const others = await requestedSince(failed, retry, world).catch(() => []);
    const winner = latestRequest(others.filter(({ marker }) => marker.state !== state)) ?? latestRequest(others);
    if (winner === null) return { state, problem: TAKEN, answered: 'taken' };
    return { state, problem: alreadyRetried(winner.url), answered: 'taken', takenBy: winner.url };
  }
  const refusal = [claimed, read].find((each) => each.status === 'rejected');
  if (refusal !== undefined)
    return { state, problem: world.runner.cancelled.aborted ? CANCELLED_BEFORE : repositoryErrorOf(refusal.reason) };
  const rival = rivalOf(unwrap(read));
  return rival === null ? null : { state, problem: beside(rival.url) };
}

/**
 * Reads which requests for the same instruction came after a failed one, oldest first, without the retry's `own`. Every
 * retry writes its status comment before it reads this, so of two retries of different requests at least one sees the
 * other.
 */
async function requestedSince(
  failed: OwnComment,
  { own, intent, login }: Parameters<typeof claimFailed>[1],
  world: CommentWorld,
): Promise<readonly OwnComment[]> {
  const { marked } = await readOwn(intent, { extent: 'everywhere', login }, world);
  const requests = inOrder(ofInstruction(failed, marked));
  const later = requests.slice(requests.findIndex(({ kind, id }) => kind === failed.kind && id === failed.id) + 1);
  return later.filter(({ id }) => id !== own?.id);
}

type NotCreated = Extract<StatusView, { readonly state: 'not-created' }>;

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

type Instruction = Extract<Command, { readonly kind: 'instruction' }>;

function instructionIn(
  { body }: CausingComment,
  { instructionHash: wanted }: Marker,
  world: CommentWorld,
): Instruction | null {
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
