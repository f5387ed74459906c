import { InputError, nothingStarted, type Problem, problemText, RepositoryError } from '../words/errors.ts';

/** Why nothing is started. */

/** Says that a step has no thread. */
export function noThread(isIntended: boolean): string {
  const sentence = `There is no thread to record the job in${RERUN}.`;
  return isIntended ? sentence : `${sentence} ${NAME_A_THREAD}`;
}

const NAME_A_THREAD = 'Set `thread` to the number of an issue or pull request, or to none if that is intended.';

/** Says that the thread takes no comment, and what that means for a re-run. */
export function withoutMemory(problem: Problem): string {
  return `The thread has no status comment${RERUN}: ${problemText(problem)}`;
}

/** With `thread: merged` a re-run starts nothing. */
const RERUN = ', so a re-run of this step would not find the job, and may start another one';

/** Says that a re-run could not read what an earlier attempt has done. */
export function cannotKnow(error: RepositoryError): RepositoryError {
  const sentence =
    "Nothing was started: this is a re-run, and GitHub didn't show whether an earlier attempt started the job.";
  return nothingStarted(error, { sentence, advice: 'Then re-run again.' });
}

/** Says that an earlier attempt may have started a job, and only the merged pull request would show it. */
export function forgotten(missing: keyof typeof MISSING): InputError {
  const message = `Nothing was started: this is a re-run, and ${MISSING[missing]} whether an earlier attempt started the job.`;
  const hint = 'Check the log of the first attempt. If it started no job, start a new run of the workflow.';
  return new InputError([{ message, hint }]);
}

const MISSING = {
  'pull-request': 'GitHub lists no merged pull request for the pushed commit that could show',
  trace: 'the merged pull request does not show',
} as const;

/** Says that several earlier requests look like that of a step. */
export function ambiguous(candidates: number): InputError {
  const message = `Nothing was started: ${candidates} jobs of earlier attempts look like the one of this step.`;
  const hint = 'Set the input `leg` to a different value for each use of this step, then start a new run.';
  return new InputError([{ message, hint }]);
}

/**
 * Words a failure that keeps a step from recording its job. `new-run`: a re-run may find a status comment that says
 * `starting`, and can't tell that nothing was sent.
 */
export function notNow(error: RepositoryError, next: keyof typeof NEXT): RepositoryError {
  const sentence = "Nothing was started, because the job couldn't be recorded in the thread.";
  return nothingStarted(error, { sentence, advice: NEXT[next] });
}

const NEXT = {
  're-run': 'Then re-run, or set `thread: none` to do without memory.',
  'new-run':
    "Then start a new run of the workflow: the thread may show the start of this one, and a re-run couldn't tell that nothing was sent.",
} as const;

/** Says that another process has changed the comment of a request that nothing else may change. */
export function changedBy(end: 'overtaken' | 'gone'): InputError {
  const what = end === 'gone' ? 'was deleted' : 'was changed by another run';
  const message = `Nothing was started, because the status comment ${what} at the same moment.`;
  return new InputError([{ message, hint: 'Start a new run of the workflow.' }]);
}

/** Says that a push brings the agent's own pull request, or why that is not certain. */
export function ownPullRequest({
  url,
  doubt,
}: {
  readonly url: string;
  readonly doubt: 'author' | { readonly jobId: string; readonly why: string } | null;
}): string {
  if (doubt === null)
    return `Nothing was started: the pushed pull request was made by the documentation agent, see ${url}`;
  const why =
    doubt === 'author'
      ? `its author made an earlier one and a job is still open, see ${url}`
      : `the job ${doubt.jobId} could not be read: ${doubt.why} See ${url}`;
  return `Nothing was started: the pushed pull request may be the documentation agent's, because ${why}`;
}

/** Says that an input has no visible text. */
export function nothingVisible(input: string): InputError {
  const message = `Input "${input}" has no visible text: HTML comments and invisible characters don't count.`;
  return new InputError([{ message, hint: 'Describe what the agent should do.' }]);
}

/** Says that GitHub contradicts itself about the comment that caused the run. */
export function notShown(): RepositoryError {
  const message = 'GitHub lists the comment in its thread, but answers each read of it with 404.';
  return new RepositoryError({ failure: 'unavailable', status: 404, message, hint: 'Re-run, or comment again.' });
}

/** Of a claimed comment without a status comment. */
export const NO_ANSWER_YET =
  'Another run has claimed this comment. If no answer appears within a few minutes, comment again.';
/** Of a comment whose status comment may be one that can't be read. */
export const UNREADABLE_ANSWER =
  "Nothing was started: a status comment in this thread can't be read, because it was edited or another version wrote it. It may be the answer to this comment.";

/** Of a comment with our command behind other words, or on a later line. */
export const NOT_ON_FIRST_LINE =
  'The comment is not a command: the command must be the first line, indented by at most three spaces. Only blank lines, and quoted lines with a blank line after them, may come before it.';

/** Of a comment that is not claimed yet. */
export const CANCELLED_UNCLAIMED: Problem = {
  message: 'The run was cancelled before it claimed the comment; nothing was started.',
  hint: 'Comment again.',
};

/** Of a comment without visible text. */
export const NOTHING_VISIBLE: Problem = {
  message: "The comment contains no visible instruction: HTML comments and invisible characters don't count.",
  hint: 'Describe what the agent should do.',
};
