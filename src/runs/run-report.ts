import { InputError } from '../errors.ts';
import type { Outcome } from '../outcome.ts';
import type { CommentIntent } from '../trigger/intent.ts';
import { answerInThread } from './answer.ts';
import type { World } from './world.ts';

/** Writes the visitor report. */
export async function runReport(_world: World): Promise<Outcome> {
  const message = 'Mode "report" is not part of this version of docs-agent.';
  throw new InputError([{ message, hint: 'Use another mode.' }]);
}

/** Answers a comment with the report. */
export function reportInThread(intent: CommentIntent, _period: string | null, world: World): Promise<Outcome> {
  return answerInThread(intent, 'The visitor report is not part of this version yet.', world);
}
