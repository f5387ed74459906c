import type { CommentRef, ThreadComment } from '../ports/conversations.ts';
import type { Repository } from '../ports.ts';
import type { Marker } from './marker.ts';

/** A comment, and the number of its thread; null if GitHub doesn't say. */
export type PlacedComment = ThreadComment & { readonly thread: number | null };

/**
 * Finds the comment that requested a job, in `listed` or else by a read. Null for a step's job, and if the comment is
 * gone, or in another thread than the marker that names it: a marker is memory, and a forged one can name any comment.
 * Throws `RepositoryError`.
 */
export async function requestingComment(
  { marker, thread }: { readonly marker: Pick<Marker, 'trigger'>; readonly thread: number },
  listed: readonly PlacedComment[],
  repository: Pick<Repository, 'causingComment'>,
): Promise<PlacedComment | null> {
  const { trigger } = marker;
  if (trigger.kind === 'run') return null;
  const found = listed.find((comment) => isSame(comment, trigger)) ?? (await repository.causingComment(trigger));
  return found?.thread === thread ? found : null;
}

function isSame(one: CommentRef, other: CommentRef): boolean {
  return one.kind === other.kind && one.id === other.id;
}
