import type { CommentIntent } from '../event/intent.ts';
import type { ThreadComment } from '../ports/conversations.ts';
import type { Repository } from '../ports.ts';
import { type Ours, type OwnComment, type OwnComments, ofComment, oursOf, ownComments } from '../value/own-comments.ts';
import { markedLine } from '../words/marker-line.ts';
import type { World } from '../world.ts';

/**
 * How much of a thread a command needs: the comments since its own, all of the conversation, or also those on a pull
 * request's diff. A command in a review thread always reads the diff's comments, too.
 */
export type Extent = 'since' | 'conversation' | 'everywhere';

/** A part of a thread, and which comments in it are ours. */
export interface ThreadPart {
  readonly own: OwnComments;
  /** Without our login if it wasn't needed: then nothing in this part can be ours. */
  readonly ours: Ours;
  /** Everyone's comments. */
  readonly comments: readonly ThreadComment[];
  /** Whether that includes the comments on a pull request's diff. */
  readonly withDiff: boolean;
}

/**
 * Reads the comments that may include the answer to a command. For a review thread these are its own comments and those
 * of the conversation, where we answer if the thread is gone.
 */
export async function readComments(
  intent: CommentIntent,
  extent: Extent,
  repository: Pick<Repository, 'comments'>,
): Promise<readonly ThreadComment[]> {
  const { number } = intent.thread;
  const from = extent === 'since' ? intent.comment.createdAt : null;
  const since = from === null ? {} : { since: from };
  const both = await Promise.all([
    repository.comments(number, { kind: 'issue-comment', ...since }),
    readsDiff(intent, extent) ? repository.comments(number, { kind: 'review-comment', ...since }) : [],
  ]);
  return writtenSince(both.flat(), from);
}

function readsDiff({ comment, thread }: CommentIntent, extent: Extent): boolean {
  return thread.kind === 'pull-request' && (extent === 'everywhere' || comment.kind === 'review-comment');
}

/** Reads a part of a thread. Our login, if it isn't known, costs a request: it is read only if something could be ours. */
export async function readThread(
  intent: CommentIntent,
  extent: Extent,
  world: Pick<World, 'settings' | 'run' | 'repository'>,
  known: string | null = null,
): Promise<ThreadPart> {
  const reading = readComments(intent, extent, world.repository);
  const mayHoldOurs = extent !== 'since' || (await reading).some(({ body }) => markedLine(body) !== undefined);
  const [login, comments] = await Promise.all([known ?? (mayHoldOurs ? world.repository.viewer() : ''), reading]);
  const ours = oursOf(login, world);
  return { own: ownComments(comments, ours), ours, comments, withDiff: readsDiff(intent, extent) };
}

/** Keeps comments written at or after an instant: GitHub's `since` compares the last change instead. */
function writtenSince(comments: readonly ThreadComment[], from: string | null): readonly ThreadComment[] {
  return from === null ? comments : comments.filter(({ createdAt }) => Date.parse(createdAt) >= Date.parse(from));
}

/**
 * Checks whether a list shows that the comment that caused this run is taken, whatever its claim says: someone may have
 * removed the reaction. If one of our later comments is unreadable, it may be the answer.
 */
export function isTaken(own: OwnComments, { comment }: CommentIntent): boolean {
  return ofComment(own, comment) !== null || writtenSince(own.unreadable, comment.createdAt).length > 0;
}

/**
 * Picks the comments a command is about: in a conversation everything in the issue or pull request; in a review thread
 * only that thread, plus answers to it in the conversation. `comments` are everyone's.
 */
export function inScope<C extends ThreadComment>(
  own: OwnComments<C>,
  { comment: { review } }: CommentIntent,
  comments: readonly ThreadComment[],
): OwnComments<C> {
  if (review === null) return own;
  const ids = new Set(comments.filter((row) => row.review === review).map(({ id }) => id));
  const answers = ({ review: at, marker: { trigger } }: OwnComment<C>): boolean =>
    at === review || (at === null && trigger.kind === 'review-comment' && ids.has(trigger.id));
  const unreadable = own.unreadable.filter((row) => row.review === review);
  return { ...own, marked: own.marked.filter(answers), unreadable };
}
