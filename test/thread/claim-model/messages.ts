import { oneReaction } from './comment-run.ts';
import { HARSH, type Model } from './model.ts';
import { oneComment } from './one-comment.ts';
import type { Protocol } from './world.ts';

/** One comment that sends a message to a job: the ledger holds messages. */
export function messages(protocol: Protocol = oneReaction()): Model {
  const model = oneComment(HARSH, protocol, [1, 1]);
  return { ...model, actors: model.actors.map((actor) => ({ ...actor, request: 'message' })) };
}
