import type { CommentRef, Reaction } from '../ports/conversations.ts';
import { nothingStarted, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';

/**
 * Claims a comment with a reaction. Throws `RepositoryError` unless the answer is clear: then nothing may start.
 * `unclear` says what to do if the claim may have arrived.
 */
export async function claim(
  comment: CommentRef,
  reaction: Reaction,
  { repository }: Pick<World, 'repository'>,
  { unclear = 'If the claim did arrive, a re-run finds the comment taken: comment again.' } = {},
): ReturnType<World['repository']['react']> {
  try {
    return await repository.react({ kind: comment.kind, id: comment.id }, reaction);
  } catch (error) {
    const failed = repositoryErrorOf(error);
    const advice = failed.failure === 'unavailable' ? unclear : '';
    const sentence = "Nothing was started, because the comment couldn't be claimed:";
    throw nothingStarted(failed, { sentence, advice });
  }
}
