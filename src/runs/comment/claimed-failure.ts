import {
  DocsAgentError,
  InputError,
  nothingStarted,
  type Problem,
  problemText,
  RepositoryError,
  repositoryErrorOf,
  ServiceError,
} from '../../errors.ts';
import { quoted } from '../../markdown.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { tryReaction } from '../finish/react.ts';
import { UnsentError } from '../request/open-request.ts';
import type { World } from '../world.ts';
import { writeAnswer } from './answer.ts';

/** What to do about a claimed comment that failed. */
export const COMMENT_AGAIN = 'Comment again: this comment is claimed, so a re-run does nothing.';

/** Reports in the thread that a claimed comment failed: by a reaction and, if possible, a comment. */
export async function admitFailure(
  intent: CommentIntent,
  { error, advice }: { readonly error: unknown; readonly advice: string },
  world: World,
): Promise<void> {
  await tryReaction(intent.comment, 'confused', world);
  if (world.runner.cancelled.aborted) return;
  const text = problemsOf(error).map(problemText).join('\n');
  try {
    const request = error instanceof UnsentError ? error.request : null;
    await writeAnswer(intent, `**Nothing was started.** ${advice}\n\n${quoted(text)}`, world, { request });
  } catch (thrown) {
    world.runner.warning(`Could not report the failure in the thread: ${problemText(repositoryErrorOf(thrown))}`);
  }
}

/** Marks a comment that may or may not have been claimed: a re-run may find it taken. */
export async function admitUnclearClaim(intent: CommentIntent, error: unknown, world: World): Promise<void> {
  const unclear = error instanceof RepositoryError && error.failure === 'unavailable';
  if (unclear && !world.runner.cancelled.aborted) await tryReaction(intent.comment, 'confused', world);
}

/** Adds to our own errors what to do after a claim. Returns anything else unchanged. */
export function withAdvice(error: unknown, advice: string): unknown {
  const advised = ({ message, hint }: Problem): Problem => ({ message, hint: `${hint} ${advice}` });
  if (error instanceof InputError) return new InputError(error.problems.map(advised), error);
  if (error instanceof ServiceError) return new ServiceError({ status: error.status, ...advised(error), cause: error });
  return error instanceof RepositoryError ? nothingStarted(error, { advice }) : error;
}

function problemsOf(error: unknown): readonly Problem[] {
  if (error instanceof InputError) return error.problems;
  if (error instanceof DocsAgentError) return [error];
  return [{ message: 'This is a bug in docs-agent.', hint: 'See the log of the run.' }];
}
