import type { CommentRef, OwnReaction, Reaction } from '../ports/conversations.ts';
import { TURN_CLAIM } from '../value/claim.ts';
import { nothingStarted, repositoryErrorOf } from '../words/errors.ts';
import { giveBack } from './once.ts';
import type { RecordingWorld } from './record.ts';
import type { DocsRequest } from './request.ts';

const UNCLEAR = 'If the claim did arrive, a re-run finds the comment taken: comment again.';

/** Claims a comment. Throws `RepositoryError` without a clear answer: nothing may start. `hint`: advice if it may be claimed. */
export function claim(on: CommentRef, reaction: Reaction, world: RecordingWorld, hint = UNCLEAR): Promise<OwnReaction> {
  return world.repository.react({ kind: on.kind, id: on.id }, reaction).catch((error: unknown) => {
    const failed = repositoryErrorOf(error);
    const advice = failed.failure === 'unavailable' ? hint : '';
    throw nothingStarted(failed, { sentence: "Nothing was started, because the comment couldn't be claimed:", advice });
  });
}

/** Claims the turn of a request that other runs may go on with, too. Null if one has claimed it, and may have died since. */
export async function claimTurn<R extends DocsRequest>(request: R, world: RecordingWorld): Promise<R | null> {
  const { comment: on } = request.page;
  if (on === null || request.turn !== null) return request;
  const { created, id } = await claim(on, TURN_CLAIM, world, '');
  return created ? { ...request, turn: { on, id } } : null;
}

/** Removes the claim of a dead process, which alone can have claimed what still says that it waits, so that a retry can. */
export async function releaseTurn(on: CommentRef, world: RecordingWorld): Promise<void> {
  const claimed = await claim(on, TURN_CLAIM, world).catch(repositoryErrorOf);
  if ('id' in claimed) await giveBack(claimed.id, on, world);
}

/** Lets others claim the turn of a request that this run hasn't sent, and won't. */
export async function giveBackTurn({ turn }: DocsRequest, world: RecordingWorld): Promise<void> {
  // A cancelled process must still edit the comment.
  const trying = world.runner.cancelled.aborted ? { withinMs: 1_000 } : {};
  if (turn !== null) await giveBack(turn.id, turn.on, world, trying);
}
