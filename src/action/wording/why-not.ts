import { retryOf } from '../value/claim.ts';
import type { Marker } from '../value/marker.ts';
import { InputError, nothingStarted, type Problem, problemText, RepositoryError } from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';
import { codeSpan } from '../words/markdown.ts';

/** Why nothing was started or sent, in words for people. */

// Why nothing is started.

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

// Why a request was not sent, or why we can't tell.

export const CANCELLED_BEFORE: Problem = {
  message: 'The run was cancelled before the request was sent.',
  hint: 'Request it again if it is still wanted.',
};

export const TOO_LATE: Problem = {
  message: 'GitHub took more than five minutes to accept the status comment, so the request was not sent.',
  hint: 'Request it again later.',
};

export const CHANGED: Problem = {
  message: 'Another run has changed the status comment, so the request was not sent.',
  hint: 'Request it again if it is still wanted.',
};

/** Why a request that waited is not sent, if its turn is claimed. The run that claimed it may have died since. */
export function turnTaken(by: 'step' | 'comment'): Problem {
  const message = 'Another run has claimed this request, so this one did not send it.';
  const again = by === 'step' ? 'start a new run of the workflow' : 'write the instruction again in a new comment';
  return { message, hint: `If no result appears in this thread within a few minutes, ${again}.` };
}

/** The same, if GitHub gave no clear answer to the claim: if it stays, no run can go on with the request. */
export function turnUnclear(failure: Problem, by: 'step' | 'comment'): Problem {
  const again = by === 'step' ? 'Start a new run of the workflow' : 'Write the instruction again in a new comment';
  return {
    message: failure.message,
    hint: `${again}: GitHub may keep the claim of this request, so no run could send it.`,
  };
}

/** Why no job exists, if an earlier attempt reported that. */
export const NOT_CREATED_BEFORE: Problem = {
  message: "An earlier attempt's request had no effect; the status comment says why.",
  hint: 'Fix it, then comment again or use the command "retry".',
};

/** Why nothing was sent, if the process that waited to send it died. */
export const NEVER_SENT: Problem = {
  message: 'The run ended while it waited for the agent to finish an earlier request, so nothing was sent.',
  hint: 'Request it again if it is still wanted.',
};

const NOTHING_TO_FIX: readonly Problem[] = [CANCELLED_BEFORE, TOO_LATE, CHANGED, NEVER_SENT];

/** Checks whether someone must fix something first. Otherwise the hint says already to request it again. */
export function mustBeFixed(problem: Problem): boolean {
  return !NOTHING_TO_FIX.includes(problem);
}

/** Why we can't tell whether a request arrived, if the process that sent it died. */
export const NEVER_NOTED = 'The run that sent the request ended before it could record the answer.';
/** The same, if the thread already says so. */
export const NOTED_BEFORE = 'An earlier attempt could not tell; the status comment says why.';

export const REASON_IN_LOG: Problem = {
  message: 'The run could not write the reason into this comment.',
  hint: 'The log of the run shows it.',
};

// Why a request that could join an open pull request gets a job of its own.

type Numbered = Pick<PullRequestLink, 'number'>;

/** Why a request that could join an open pull request gets a job of its own. */
export interface WhyAlone {
  /** Plain words, for the status comment. */
  readonly sentence: string;
  /** The service's refusal, which may quote it; null if it didn't refuse. */
  readonly reason: string | null;
}

/** Says why a request gets a job of its own; `problem` is the service's refusal. */
export function because(what: string, problem: Problem | null = null): WhyAlone {
  return {
    sentence: `The request needs a job of its own, because ${what}.`,
    reason: problem === null ? null : problem.message,
  };
}

/** Says that the service did not show the job of a pull request; `problem` is its refusal. */
export function jobNotShown({ number }: Numbered, problem: Problem | null): WhyAlone {
  return because(`the service did not show the job of pull request ${number}`, problem);
}

/** Says that the job of a pull request stayed busy. */
export function stillBusy({ number }: Numbered): WhyAlone {
  return because(`the agent was still working on pull request ${number}`);
}

// Why a follow-up is not sent.

/** Of a pull request that may be merged. */
export const UNREAD = "Nothing was sent, because GitHub didn't show the pull request. Comment again in a minute.";

/** Says that a job of the thread, which may have made a pull request, isn't shown. */
export function jobUnread(jobId: string): string {
  return `Nothing was sent, because the job ${codeSpan(jobId)} of this thread could not be read; the log of the run shows why. Comment again later.`;
}

/** Says that a thread has no job that `continue` could go on with; `unfinished` is the address of one without a pull request. */
export function nothingToContinue(unfinished: string | null, command: string): string {
  if (unfinished !== null)
    return `The job of this thread has no pull request yet: ${unfinished}. Comment \`${command} status\` to check again, then \`${command} continue …\`.`;
  return `There is no job with a pull request in this thread. Write \`${command} …\` to start one.`;
}

/** Says that the agent is at work; `url` is that of the earlier request. */
export function busySentence(url: string): string {
  return `The agent is still working on an earlier request for this job: ${url}. Comment again when it is done.`;
}

/** Says why a job takes no follow-up. */
export function cannotContinue(why: string, command: string): string {
  return `This job can't be continued, because ${why}. \`${command} new-job …\` starts another one.`;
}

/** What the service names instead of the pull request that a follow-up is for. */
export const NAMED = {
  other: 'The service names another pull request for the job.',
  none: 'The service names no pull request for the job.',
  unread: "GitHub didn't show the pull request that the service names for the job.",
} as const;
export const NOT_LINKED =
  "We can't tell which pull request this is for: our comment records its address only if it may be linked and has at most 200 characters. The input `link-hosts` allows further hosts, from the next job on.";
export const AT_WORK = 'The agent is still working on an earlier request for this job.';
export const NONE_YET = 'The agent is still working, and the service names no pull request for the job yet.';
export const ARCHIVED = 'The job is archived, so it accepts no more messages.';

/** A retry repeats only the thread's latest request, which may be the one that the job works on. */
export const WHEN_BUSY = 'Wait until it is done, then write the instruction again in a new comment.';

/** Says that a job takes no follow-up, and what to do instead. */
export function notContinuable(message: string, command: string): Problem {
  return { message, hint: `This job can't be continued. \`${command} new-job …\` starts another one.` };
}

// Why a retry starts nothing.

/** Says why a request is not worth a retry; null if it is. */
export function notWorthIt(marker: Marker, command: string): string | null {
  switch (retryOf(marker)) {
    case 'too-early':
      return `Nothing to retry: the last job hasn't ended. \`${command} status\` shows its state.`;
    case 'needless':
      return 'Nothing to retry: the last job succeeded.';
    case 'possible':
      return null;
  }
}

export const NO_JOB = 'Nothing to retry: this thread has no job.';
export const LATEST_UNREADABLE =
  "The latest status comment of this thread can't be read: it was edited, or another version wrote it. Write the instruction again.";
export const NO_INSTRUCTION = "The latest job's status comment names no comment with its instruction. Write it again.";
export const INSTRUCTION_GONE = 'The comment with the instruction is no longer in this thread. Write it again.';
export const INSTRUCTION_EDITED = 'The comment with the instruction was edited. Write it again.';
export const MAY_BE_MAIL =
  "GitHub didn't say whether the comment with the instruction came by e-mail. Try again later, or write it again.";
export const AUTHOR_MAY_NOT = 'The author of the instruction may not start jobs here. Post the instruction yourself.';

/** Says that another retry has taken the failed request; `url` is that of its status comment. */
export function alreadyRetried(url: string): Problem {
  return { message: `This job was already retried: ${url}`, hint: 'That comment shows the result.' };
}

export const TAKEN: Problem = {
  message: 'Another run has claimed this request, and no newer status comment is in this thread.',
  hint: 'If none appears within a few minutes, write the instruction again in a new comment.',
};
