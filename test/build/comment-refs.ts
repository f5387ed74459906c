import type { CommentRef, Conversation } from '../../src/action/ports/conversations.ts';

/** A comment in a conversation. */
export function aComment(id: number): CommentRef {
  return { kind: 'issue-comment', id };
}

/** The conversation under an issue or pull request. */
export function inThread(thread: number): Conversation {
  return { thread, review: null };
}
