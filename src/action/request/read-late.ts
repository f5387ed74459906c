import type { CausingComment, CommentRef } from '../ports/conversations.ts';
import type { World } from '../world.ts';

/** Waits before the second and third read of a comment (ms). */
const AGAIN_AFTER_MS = [1_000, 3_000] as const;

/**
 * Reads a comment again that GitHub has just not shown: its replicas lag, so one 404 proves nothing. Null if it is
 * missing each time.
 */
export async function readLate(
  comment: CommentRef,
  { repository, runner, clock }: Pick<World, 'repository' | 'runner' | 'clock'>,
): Promise<CausingComment | null> {
  for (const wait of AGAIN_AFTER_MS) {
    await clock.sleep(wait, runner.cancelled);
    const found = await repository.causingComment(comment);
    if (found !== null) return found;
  }
  return null;
}
