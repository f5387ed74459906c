import type { Outcome } from '../../outcome.ts';
import type { Reaction, ThreadComment } from '../../ports/conversations.ts';
import { renderNotice } from '../../thread/notice.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { dryRunOfAnswer } from '../dry-run.ts';
import { tryReaction } from '../finish/react.ts';
import type { World } from '../world.ts';

/** Answers a claimed command with one comment in its thread; `reaction` shows how it went. A dry run only shows it. */
export async function answerInThread(
  intent: CommentIntent,
  text: string,
  world: World,
  { reaction = '+1' }: { readonly reaction?: Reaction } = {},
): Promise<Outcome> {
  if (world.settings.dryRun) return dryRunOfAnswer(text);
  const { url } = await writeAnswer(intent, text, world);
  await tryReaction(intent.comment, reaction, world);
  return { kind: 'helped', sentence: `Answered at ${url}` };
}

/** Writes the comment that answers a command. Throws `RepositoryError`. */
export async function writeAnswer(
  { comment, thread }: CommentIntent,
  text: string,
  world: World,
): Promise<ThreadComment> {
  const conversation = { thread: thread.number, review: comment.review };
  return world.repository.createComment(conversation, renderNotice({ comment: comment.id }, text));
}
