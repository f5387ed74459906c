import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import type { Reaction, ThreadComment, Trying } from '../ports/conversations.ts';
import { tryReaction } from '../request/reactions.ts';
import { type EndRef, renderNotice } from '../value/own-comments.ts';
import { dryRunOfAnswer } from '../wording/job-summary.ts';
import type { Problem } from '../words/errors.ts';
import * as errors from '../words/errors.ts';
import { quoted } from '../words/markdown.ts';
import type { World } from '../world.ts';

/** Something failed after a command had its answer, which no second answer may contradict. `cause` is the failure. */
class AnsweredError extends Error {}

/** `reaction` shows how it went: a hint or a refusal never gets a `+1`. `ends`: what the answer is the notice of, too. */
type Answer = Readonly<{ text: string; reaction?: Reaction | null; ends?: readonly EndRef[] }> &
  Pick<Trying, 'mayRepeat'>;

/** Answers a claimed command. A dry run only shows the answer. */
export async function answerInThread(intent: CommentIntent, answer: Answer, world: World): Promise<Outcome> {
  if (world.settings.dryRun) return dryRunOfAnswer(answer.text);
  const { url } = await writeAnswer(intent, answer, world);
  return { kind: 'helped', sentence: `Answered at ${url}` };
}

/** Writes the comment that answers a command, then adds the reaction. Throws `RepositoryError` if no comment was written. */
export async function writeAnswer(to: CommentIntent, answer: Answer, world: World): Promise<ThreadComment> {
  const { comment, thread } = to;
  const { text, reaction = '+1', ends = [], ...repeating } = answer;
  const about = { comment: comment.id, ...(ends.length === 0 ? {} : { ends }) };
  const place = { thread: thread.number, review: comment.review };
  const written = await world.repository.createComment(place, renderNotice(about, text), repeating);
  try {
    if (reaction !== null) await tryReaction(comment, reaction, world);
    return written;
  } catch (cause) {
    throw new AnsweredError('The command has been answered.', { cause });
  }
}

/** What to do about a claimed comment that failed. */
export const COMMENT_AGAIN = 'Comment again: this comment is claimed, so a re-run does nothing.';

/** A failure is reported in the thread, by a reaction and, if possible, a comment, and thrown with what to do next. */
export async function admitting<T>(intent: CommentIntent, work: () => Promise<T>, world: World): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (thrown instanceof AnsweredError) throw thrown.cause;
    // The failure of a report has been answered already.
    if (!(thrown instanceof errors.ServiceError)) await admitFailure(intent, thrown, world);
    throw advised(thrown);
  }
}

async function admitFailure(intent: CommentIntent, error: unknown, world: World): Promise<void> {
  const { runner } = world;
  const isTakenOver = error instanceof errors.TakenOverError;
  if (!isTakenOver) await tryReaction(intent.comment, 'confused', world);
  if (runner.cancelled.aborted) return;
  // The thread doesn't show the words of a bug.
  const bug: Problem = { message: 'This is a bug in docs-agent.', hint: 'See the log of the run.' };
  const problems = error instanceof errors.DocsAgentError ? errors.problemsOf(error) : [bug];
  const said = quoted(problems.map(errors.problemText).join('\n'));
  const text = isTakenOver ? error.message : `**Nothing was started.** ${COMMENT_AGAIN}\n\n${said}`;
  const answering = writeAnswer(intent, { text, reaction: null }, world);
  await errors.orWarn(answering, 'Could not report the failure in the thread', runner);
}

/** Adds to our own errors what to do after a claim. Returns anything else unchanged. */
function advised(error: unknown): unknown {
  const withAdvice = ({ message, hint }: Problem): Problem => ({ message, hint: `${hint} ${COMMENT_AGAIN}` });
  if (error instanceof errors.TakenOverError) return error;
  if (error instanceof errors.InputError) return new errors.InputError(error.problems.map(withAdvice), error);
  if (error instanceof errors.ServiceError)
    return new errors.ServiceError({ status: error.status, ...withAdvice(error), cause: error });
  return error instanceof errors.RepositoryError ? errors.nothingStarted(error, { advice: COMMENT_AGAIN }) : error;
}
