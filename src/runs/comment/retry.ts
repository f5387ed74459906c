import { problemText, repositoryErrorOf } from '../../errors.ts';
import type { CausingComment, CommentPlace, CommentRef, ThreadComment } from '../../ports/conversations.ts';
import { authorize, type Requester } from '../../thread/authorize.ts';
import { RETRY_CLAIM } from '../../thread/claim.ts';
import type { Continued } from '../../thread/continuation.ts';
import { instructionHash, type Marker } from '../../thread/marker.ts';
import { type OwnComment, type OwnComments, requestedAt } from '../../thread/own-comments.ts';
import { adviceFor } from '../../thread/status-comment.ts';
import { type Command, readCommand } from '../../trigger/command.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import type { LeftOut } from '../../trigger/mail-tail.ts';
import type { World } from '../world.ts';
import { claim as claimComment, readOwnThread, type ThreadReadings, unwrap } from './comment-gate.ts';
import { inScope } from './thread-scope.ts';

/** An instruction that may be requested again, and where it was written. */
export interface Retry {
  readonly text: string;
  readonly leftOut: readonly LeftOut[];
  readonly place: CommentPlace | null;
  readonly instructionComment: CommentRef;
  /** The job of a failed follow-up, with its pull request if known; null for any other request. */
  readonly job: Continued | null;
  /** The request may be added to an open pull request, as it might have been the first time. */
  readonly collects: boolean;
  /** The status comment of the request that failed. */
  readonly failed: OwnComment;
}

export interface Refusal {
  readonly refused: string;
}

/**
 * Finds the thread's latest instruction, if its job ended in a way that allows a retry. Markers grant nothing: the
 * comment with the instruction must be in this thread and unchanged, and its author must have permission now. `waited`
 * is the status comment of a retry whose earlier attempt only waited: its instruction is repeated.
 */
export async function findRetry(
  intent: CommentIntent,
  {
    own: all,
    comments,
    waited = null,
  }: Pick<ThreadReadings, 'own' | 'comments'> & { readonly waited?: OwnComment | null },
  world: World,
): Promise<Retry | Refusal> {
  const own = inScope(all, intent, comments);
  const failed = waited ?? latestOf(own);
  if (own.unreadable.some(({ createdAt }) => failed === null || createdAt > failed.createdAt))
    return { refused: "This version can't read the latest status comment of this thread." };
  if (failed === null) return { refused: 'There is no job in this thread to retry.' };
  const why = waited === null ? notWorthIt(failed.marker, world.settings.command) : null;
  if (why !== null) return { refused: why };
  const { instructionComment } = failed.marker;
  if (failed.marker.trigger.kind === 'run')
    return { refused: `A workflow requested the latest job. ${stepAdvice(failed.marker, world.settings.command)}` };
  if (instructionComment === null)
    return { refused: "The latest job's status comment names no comment with its instruction. Write it again." };
  // The list names the author, so the permission can be read together with the comment.
  const listed = comments.find(({ kind, id }) => kind === instructionComment.kind && id === instructionComment.id);
  const [read, early] = await Promise.allSettled([
    world.repository.causingComment(instructionComment),
    listed === undefined ? null : mayAsk(requesterOf(listed), intent, world),
  ]);
  const held = unwrap(read);
  if (held === null || held.thread !== intent.thread.number)
    return { refused: 'The comment with the instruction is no longer in this thread. Write it again.' };
  const instruction = instructionIn(held, failed.marker, world);
  if (instruction === null) return { refused: 'The comment with the instruction was edited. Write it again.' };
  const author = { id: held.authorId, login: held.author, bot: held.authorIsBot, viaApp: held.viaApp };
  const known = listed !== undefined && isSame(author, requesterOf(listed)) ? unwrap(early) : null;
  if (!(known ?? (await mayAsk(author, intent, world))))
    return { refused: 'The author of the instruction may not start jobs here. Post the instruction yourself.' };
  const { text, leftOut, to } = instruction;
  const { request, jobId, pullRequest, group } = failed.marker;
  // Its marker is no authority for the pull request of others: the request is addressed anew.
  const wasAdded = request === 'message' && group !== undefined;
  const job = request === 'message' && !wasAdded && jobId !== null ? { jobId, pullRequest, origin: null } : null;
  const collects = job === null && to === null;
  return { text, leftOut, place: held.place, instructionComment, job, collects, failed };
}

/** A step's status comment already says whether a re-run starts a job. */
function stepAdvice(marker: Marker, command: string): string {
  const advice = adviceFor(marker, command);
  if (marker.state === 'unknown') return advice.another;
  return marker.state === 'not-created' ? advice.fixed : advice.again;
}

/** The claim of a failed request's status comment. */
export interface RetryClaim {
  readonly comment: CommentRef;
  /** Id of the reaction. */
  readonly reaction: number;
}

/** A retry that failed before it sent anything, while the failed request may stay claimed. */
export class ClaimedRetryError extends Error {}

/**
 * Claims the status comment of the failed request: two retries claim different comments, but must start one job.
 * Returns the claim if this run may start it, otherwise the sentence to answer with. Throws `ClaimedRetryError` if the
 * answer is unclear.
 */
export async function claimRetry(
  { failed }: Retry,
  intent: CommentIntent,
  world: World,
): Promise<RetryClaim | Refusal> {
  const comment = { kind: failed.kind, id: failed.id };
  const { created, login, id } = await claimComment(comment, RETRY_CLAIM, world, NO_ADVICE).catch((error: unknown) => {
    throw repositoryErrorOf(error).failure === 'unavailable' ? new ClaimedRetryError('', { cause: error }) : error;
  });
  if (created) return { comment, reaction: id };
  const newer = latestOf(
    await readOwnThread({ ...intent, comment: { ...intent.comment, createdAt: null } }, login, world),
  );
  if (newer !== null && newer.id !== failed.id) return { refused: `This job was already retried: ${newer.url}` };
  // Its status comment may appear at any moment, or never: the list can't say.
  const refused = `Another \`${world.settings.command} retry\` has taken this job. If its status comment doesn't appear within a few minutes, write the instruction again in a new comment.`;
  return { refused };
}

/** The advice for a claimed comment that failed says what to do. */
const NO_ADVICE = { unclear: '' };

/** Time limit of a cancelled process's request (ms): a reaction that shows the failure must still follow in time. */
const CANCELLED_REQUEST_MS = 1_000;

/**
 * Does work before a request is sent. If it fails, this run never sends the request, so it gives a retry's claim back
 * for the next one. If that fails, too, it throws `ClaimedRetryError`. `claim` is null unless it is a retry.
 */
export async function beforeSending<T>(
  claim: RetryClaim | null,
  { repository, runner }: Pick<World, 'repository' | 'runner'>,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (claim === null) throw cause;
    try {
      const hurry = runner.cancelled.aborted ? { withinMs: CANCELLED_REQUEST_MS } : {};
      await repository.withdrawReaction(claim.comment, claim.reaction, hurry);
    } catch (error) {
      runner.warning(`Could not give the failed request back: ${problemText(repositoryErrorOf(error))}`);
      throw new ClaimedRetryError('', { cause });
    }
    throw cause;
  }
}

/** The requester of the retry has already passed the gate. */
async function mayAsk(author: Requester, { comment }: CommentIntent, world: World): Promise<boolean> {
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
  world: World,
): Extract<Command, { kind: 'instruction' }> | null {
  const command = readCommand(body, world.settings.command);
  if (command?.kind !== 'instruction') return null;
  return instructionHash(command.text) === wanted ? command : null;
}

function latestOf({ marked }: OwnComments): OwnComment | null {
  return marked.toSorted((one, other) => requestedAt(one) - requestedAt(other)).at(-1) ?? null;
}

function notWorthIt({ state, outcome }: Marker, command: string): string | null {
  if (state === 'waiting' || state === 'starting' || state === 'started') {
    return `The latest job of this thread hasn't ended. \`${command} status\` shows its state.`;
  }
  if (outcome === 'pull-request' || outcome === 'no-pull-request') {
    return 'The latest job of this thread succeeded. Write a new instruction.';
  }
  return null;
}
