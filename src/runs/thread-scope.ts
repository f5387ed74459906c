import type { Repository, ThreadComment } from '../ports.ts';
import type { OwnComment, OwnComments } from '../thread/own-comments.ts';
import type { CommentIntent } from '../trigger/intent.ts';

/** How much of a thread a command needs: what was written since its comment, or all of it. */
export type Extent = 'since' | 'whole';

/**
 * Reads the comments among which the answer to a command may be. In a review thread these are the thread's, and those of
 * the conversation, where earlier versions answered. A command that is about the whole pull request, in its conversation,
 * also reads the comments on its diff.
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

/** GitHub's `since` is about the last change; an answer to a comment was also written after it. */
export function writtenSince<C extends ThreadComment>(comments: readonly C[], createdAt: string | null): readonly C[] {
  if (createdAt === null) return comments;
  return comments.filter((comment) => Date.parse(comment.createdAt) >= Date.parse(createdAt));
}

/**
 * Picks what a command is about: in a conversation everything of the issue or pull request, in a review thread only that
 * thread, with what earlier versions answered to it in the conversation. `comments` are everyone's.
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
  return { marked: own.marked.filter(answers), unreadable: own.unreadable.filter((row) => row.review === review) };
}
