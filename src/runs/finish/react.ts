import { problemText, RepositoryError, repositoryErrorOf } from '../../errors.ts';
import type { CommentRef, Reaction } from '../../ports/conversations.ts';
import type { World } from '../world.ts';

/** Time limit of a cancelled process's last reaction (ms). */
const CANCELLED_REACTION_MS = 2_000;

/**
 * Adds a reaction. A failure is a warning, because a reaction only repeats what a comment says. Returns whether nothing
 * is left to do.
 */
export async function tryReaction(
  comment: CommentRef,
  reaction: Reaction,
  world: Pick<World, 'runner' | 'repository'>,
): Promise<boolean> {
  const { runner, repository } = world;
  try {
    const hurry = runner.cancelled.aborted ? { withinMs: CANCELLED_REACTION_MS } : {};
    await repository.react(comment, reaction, hurry);
    return true;
  } catch (error) {
    const failure = repositoryErrorOf(error);
    if (failure.failure === 'missing' && (await isGone(comment, world))) return true;
    runner.warning(`Could not add the reaction ${reaction}: ${problemText(failure)}`);
    return false;
  }
}

/** A stray 404 on a write proves nothing: only a missing comment means there is nothing to react to. */
async function isGone(comment: CommentRef, { repository }: Pick<World, 'repository'>): Promise<boolean> {
  try {
    return (await repository.causingComment(comment)) === null;
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return false;
  }
}
