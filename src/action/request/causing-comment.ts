import type { CommentIntent } from '../event/intent.ts';
import type { CausingComment } from '../ports/conversations.ts';
import { notShown } from '../wording/nothing-started.ts';
import type { CommentWorld } from '../world.ts';
import { readLate } from './read-late.ts';
import { readComments } from './thread-scope.ts';

/**
 * Reads the comment that caused this run again, which GitHub has just not shown; null: it was deleted. Throws `RepositoryError` if
 * its thread still lists it.
 */
export async function readCausingLate(intent: CommentIntent, world: CommentWorld): Promise<CausingComment | null> {
  const { comment } = intent;
  const found = await readLate(comment, world);
  if (found !== null) return found;
  const listed = await readComments(intent, 'since', world.repository);
  if (listed.some(({ kind, id }) => kind === comment.kind && id === comment.id)) throw notShown();
  return null;
}
