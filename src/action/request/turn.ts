import type { CommentRef, OwnReaction } from '../ports/conversations.ts';
import { TURN_CLAIM } from '../value/claim.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { claim } from './claim.ts';
import type { StatusRecord } from './record.ts';
import { giveBack } from './write-once.ts';

/** The claim of a request's turn, on its status comment. */
export interface Turn extends Pick<OwnReaction, 'id'> {
  readonly on: CommentRef;
}

interface Turned {
  readonly record: Pick<StatusRecord, 'comment'>;
  readonly turn: Turn | null;
}

/**
 * Claims the turn of a request that other runs may go on with, too: its status comment has said that it waits, or that it
 * wasn't sent. Null if one of them has claimed it, and may have died since. Throws `RepositoryError` without a clear answer.
 */
export async function claimTurn<T extends Turned>(task: T, world: Pick<World, 'repository'>): Promise<T | null> {
  const { comment } = task.record;
  if (comment === null || task.turn !== null) return task;
  const on = { kind: comment.kind, id: comment.id };
  const { created, id } = await claim(on, TURN_CLAIM, world, { unclear: '' });
  return created ? { ...task, turn: { on, id } } : null;
}

/**
 * Removes the claim of a dead process, which alone can have claimed what still says that it waits: else no `/docs retry`
 * could claim it.
 */
export async function releaseTurn(
  { kind, id }: CommentRef,
  world: Pick<World, 'repository' | 'runner'>,
): Promise<void> {
  const on = { kind, id };
  try {
    await giveBack(await world.repository.react(on, TURN_CLAIM), { on }, world);
  } catch (error) {
    world.runner.debug(`Could not find out who has claimed the request: ${repositoryErrorOf(error).message}`);
  }
}

/** Time limit of a cancelled process (ms), which must still edit the comment. */
const CANCELLED_WITHIN_MS = 1_000;

/** Lets others claim the turn of a request that this run hasn't sent, and won't. */
export async function giveBackTurn(
  { turn }: Pick<Turned, 'turn'>,
  world: Pick<World, 'repository' | 'runner'>,
): Promise<void> {
  if (turn === null) return;
  await giveBack(turn, turn, world, world.runner.cancelled.aborted ? { withinMs: CANCELLED_WITHIN_MS } : {});
}
