import type { CausingComment, CommentRef } from '../../ports/conversations.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { notShown } from '../../wording/nothing-started.ts';
import type { CommentWorld } from '../../world.ts';
import { readComments } from './thread-scope.ts';

/** Waits before the second and third read of a comment (ms). */
const AGAIN_AFTER_MS = [1_000, 3_000] as const;

/**
 * Reads a comment again that GitHub has just not shown: its replicas lag, so one 404 proves nothing. Null if it is
 * missing each time.
 */
export async function readLate(
  comment: CommentRef,
  { repository, runner, clock }: Pick<CommentWorld, 'repository' | 'runner' | 'clock'>,
): Promise<CausingComment | null> {
  for (const wait of AGAIN_AFTER_MS) {
    await clock.sleep(wait, runner.cancelled);
    const found = await repository.causingComment(comment);
    if (found !== null) return found;
  }
  return null;
}

/**
 * Does the same for the comment that caused this run, where null means that it was deleted. Throws `RepositoryError` if
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
