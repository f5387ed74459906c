import type { Outcome } from '../../outcome.ts';
import type { Reaction, Repeating, ThreadComment } from '../../ports/conversations.ts';
import { type EndRef, renderNotice } from '../../thread/own-comments.ts';
import type { SharedSettings } from '../../trigger/inputs.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { dryRunOfAnswer } from '../dry-run.ts';
import { tryReaction } from '../finish/react.ts';
import type { World } from '../world.ts';

type AnsweringWorld = Pick<World<SharedSettings>, 'settings' | 'runner' | 'repository'>;

/** Answers a claimed command with one comment in its thread; `reaction` shows how it went. A dry run only shows it. */
export async function answerInThread(
  intent: CommentIntent,
  text: string,
  world: AnsweringWorld,
  {
    reaction = '+1',
    ends = [],
    ...repeating
  }: Repeating & { readonly reaction?: Reaction; readonly ends?: readonly EndRef[] } = {},
): Promise<Outcome> {
  if (world.settings.dryRun) return dryRunOfAnswer(text);
  const { url } = await writeAnswer(intent, text, world, { ends, ...repeating });
  await tryReaction(intent.comment, reaction, world);
  return { kind: 'helped', sentence: `Answered at ${url}` };
}

/** Answers a claimed command that did nothing: a hint or a refusal never gets a `+1`. */
export function refuseInThread(intent: CommentIntent, text: string, world: AnsweringWorld): Promise<Outcome> {
  return answerInThread(intent, text, world, { reaction: 'confused' });
}

/**
 * Writes the comment that answers a command, is the notice of `ends`, and names a `request` that was never sent (its
 * hash). Throws `RepositoryError`.
 */
export async function writeAnswer(
  { comment, thread }: CommentIntent,
  text: string,
  world: AnsweringWorld,
  {
    ends = [],
    request = null,
    ...repeating
  }: Repeating & { readonly ends?: readonly EndRef[]; readonly request?: string | null } = {},
): Promise<ThreadComment> {
  const conversation = { thread: thread.number, review: comment.review };
  const about = {
    comment: comment.id,
    ...(ends.length === 0 ? {} : { ends }),
    ...(request === null ? {} : { request }),
  };
  return world.repository.createComment(conversation, renderNotice(about, text), repeating);
}
