import type { CommentIntent } from '../event/intent.ts';
import type { ThreadComment } from '../ports/conversations.ts';
import type { Repository } from '../ports.ts';
import { type OwnComment, type OwnComments, ofComment, oursOf, ownComments } from '../value/own-comments.ts';
import type { World } from '../world.ts';

/**
 * How much of a thread a command needs: the comments since its own, all of the conversation, or also those on a pull
 * request's diff. A command in a review thread always reads the diff's comments, too.
 */
export type Extent = 'since' | 'conversation' | 'everywhere';

type Asked = Pick<CommentIntent, 'comment' | 'thread'>;

/** Says whether the comments on a diff are read. */
export function readsDiff({ comment, thread }: Asked, extent: Extent): boolean {
  return thread.kind === 'pull-request' && (extent === 'everywhere' || comment.kind === 'review-comment');
}

/**
 * Reads the comments that may include the answer to a command. For a review thread these are its own comments and those
 * of the conversation, where we answer if the thread is gone.
 */
export async function readComments(
  { comment, thread }: Asked,
  extent: Extent,
  repository: Pick<Repository, 'comments'>,
): Promise<readonly ThreadComment[]> {
  const from = extent === 'since' ? comment.createdAt : null;
  const since = from === null ? {} : { since: from };
  const both = await Promise.all([
    repository.comments(thread.number, { kind: 'issue-comment', ...since }),
    readsDiff({ comment, thread }, extent)
      ? repository.comments(thread.number, { kind: 'review-comment', ...since })
      : [],
  ]);
  return writtenSince(both.flat(), from);
}

/** Reads our own comments in a thread; `login` is our own. */
export async function readOwn(
  intent: Asked,
  { extent, login }: { readonly extent: Extent; readonly login: string },
  world: Pick<World, 'settings' | 'run' | 'repository'>,
): Promise<OwnComments> {
  return ownComments(await readComments(intent, extent, world.repository), oursOf(login, world));
}

/** Keeps comments written at or after an instant: GitHub's `since` compares the last change instead. */
function writtenSince<C extends ThreadComment>(comments: readonly C[], createdAt: string | null): readonly C[] {
  if (createdAt === null) return comments;
  return comments.filter((comment) => Date.parse(comment.createdAt) >= Date.parse(createdAt));
}

/**
 * Checks whether a list shows that the comment that caused this run is taken, whatever its claim says: someone may have
 * removed the reaction. If one of our later comments is unreadable, it may be the answer.
 */
export function isTaken(own: OwnComments, { comment }: Pick<Asked, 'comment'>): boolean {
  return ofComment(own, comment) !== null || writtenSince(own.unreadable, comment.createdAt).length > 0;
}

/**
 * Picks the comments a command is about: in a conversation everything in the issue or pull request; in a review thread
 * only that thread, plus answers to it in the conversation. `comments` are everyone's.
 */
export function inScope<C extends ThreadComment>(
  own: OwnComments<C>,
  { comment }: Pick<Asked, 'comment'>,
  comments: readonly ThreadComment[],
): OwnComments<C> {
  const { review } = comment;
  if (review === null) return own;
  const ids = new Set(comments.filter((row) => row.review === review).map(({ id }) => id));
  const answers = ({ review: at, marker: { trigger } }: OwnComment<C>): boolean =>
    at === review || (at === null && trigger.kind === 'review-comment' && ids.has(trigger.id));
  const unreadable = own.unreadable.filter((row) => row.review === review);
  return { ...own, marked: own.marked.filter(answers), unreadable };
}
