import type { ThreadComment } from '../../ports/conversations.ts';
import type { Repository } from '../../ports.ts';
import type { OwnComment, OwnComments } from '../../thread/own-comments.ts';
import type { CommentIntent } from '../../trigger/intent.ts';

/** How much of a thread a command needs: the comments since its own, or all of them. */
export type Extent = 'since' | 'whole';

/**
 * Reads the comments that may include the answer to a command. For a review thread these are its own comments and those
 * of the conversation, where we answer if the thread is gone. A command about the whole pull request, in its conversation,
 * also reads the comments on the diff.
 */
export async function readComments(
  { comment, thread }: Pick<CommentIntent, 'comment' | 'thread'>,
  { conversation, diff }: { readonly conversation: Extent; readonly diff: Extent | null },
  repository: Pick<Repository, 'comments'>,
): Promise<readonly ThreadComment[]> {
  const since = comment.createdAt === null ? {} : { since: comment.createdAt };
  const read = async (kind: ThreadComment['kind'], extent: Extent): Promise<readonly ThreadComment[]> => {
    const rows = await repository.comments(thread.number, { kind, ...(extent === 'since' ? since : {}) });
    return extent === 'since' ? writtenSince(rows, comment.createdAt) : rows;
  };
  const both = await Promise.all([
    read('issue-comment', conversation),
    diff === null || thread.kind === 'issue' ? [] : read('review-comment', diff),
  ]);
  return both.flat();
}

/** Keeps comments written at or after an instant: GitHub's `since` compares the last change instead. */
export function writtenSince<C extends ThreadComment>(comments: readonly C[], createdAt: string | null): readonly C[] {
  if (createdAt === null) return comments;
  return comments.filter((comment) => Date.parse(comment.createdAt) >= Date.parse(createdAt));
}

/**
 * Picks the comments a command is about: in a conversation everything in the issue or pull request; in a review thread
 * only that thread, plus answers to it in the conversation. `comments` are everyone's.
 */
export function inScope<C extends ThreadComment>(
  own: OwnComments<C>,
  { comment }: Pick<CommentIntent, 'comment'>,
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
