import type { PushedCommits } from '../ports/pull-requests.ts';
import { isUnfinished, type Marker } from '../value/marker.ts';
import { endedWell } from '../value/rights.ts';
import type { Cut } from '../words/commands.ts';
import {
  InputError,
  nothingStarted,
  type Problem,
  problemText,
  RepositoryError,
  TakenOverError,
} from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';
import { codeSpan } from '../words/markdown.ts';
import { capitalised, minute, type Numbered, numbersOf } from './end-words.ts';
import type { Usage } from './job-summary.ts';

export const FIRST_PARAGRAPH: Readonly<Record<Cut, string>> = {
  mail: 'Only the first paragraph was used, because this comment came by e-mail.',
  unknown: "Only the first paragraph was used, because GitHub didn't say whether it came by e-mail.",
};

/** The agent on the runner counts none. */
export const NO_VISITORS =
  'This workflow has no service that counts visitors, so there is no report. Its inputs `base-url`, `project-id` and `api-key` can name one.';

// Why a step starts nothing, or may start a second job.
const refusal = (message: string, hint: string): InputError => new InputError([{ message, hint }]);
/** With `thread: merged` a re-run starts nothing. */
const RERUN = ', so a re-run of this step would not find the job, and may start another one';
const NAME_A_THREAD = ' Set `thread` to the number of an issue or pull request, or to none if that is intended.';
export const noThread = (isIntended: boolean): string =>
  `There is no thread to record the job in${RERUN}.${isIntended ? '' : NAME_A_THREAD}`;
export const withoutMemory = (problem: Problem): string =>
  `The thread has no status comment${RERUN}: ${problemText(problem)}`;
export const ambiguous = (candidates: number): InputError =>
  refusal(
    `Nothing was started: ${candidates} jobs of earlier attempts look like the one of this step.`,
    'Set the input `leg` to a different value for each use of this step, then start a new run.',
  );
const unclear = (why: string): string =>
  `Nothing was started: this is a re-run. We can't tell whether an earlier attempt started the job, because ${why}.`;
/** An earlier attempt may have started a job, and only the merged pull request would show it. */
export function forgotten(missing: 'pull-request' | 'trace'): InputError {
  const unlisted = 'GitHub lists no merged pull request for the pushed commit';
  const why = unclear(missing === 'trace' ? "the merged pull request doesn't show it" : unlisted);
  return refusal(why, 'Check the log of the first attempt. If it started no job, start a new run of the workflow.');
}
export const cannotKnow = (error: RepositoryError): RepositoryError =>
  nothingStarted(error, { sentence: unclear("GitHub didn't show the thread"), advice: 'Then re-run again.' });

const NEXT = {
  're-run': 'Re-run when that is fixed or has passed, or set `thread: none` to run without a status comment.',
  'new-run':
    "Then start a new run of the workflow: the thread may show the start of this one, and a re-run couldn't tell that nothing was sent.",
} as const;
export function notNow(error: RepositoryError, next: keyof typeof NEXT): RepositoryError {
  const sentence = "Nothing was started, because the job couldn't be recorded in the thread.";
  return nothingStarted(error, { sentence, advice: NEXT[next] });
}

export function changedBy(end: 'overtaken' | 'gone', url = ''): InputError {
  const deleted = 'Nothing was started, because the status comment was deleted at the same moment.';
  if (end === 'gone') return refusal(deleted, 'Start a new run of the workflow.');
  const message = `This run started nothing, because another run took this request over: see ${url}`;
  return new TakenOverError([{ message, hint: '' }]);
}

type Doubt = 'author' | Readonly<{ jobId: string; why: string }> | null;
export function ownPullRequest({ url, doubt }: Readonly<{ url: string; doubt: Doubt }>): string {
  const pushed = 'Nothing was started: the pushed pull request';
  if (doubt === null) return `${pushed} was made by the documentation agent, see ${url}`;
  const unread = doubt !== 'author' && `the job ${doubt.jobId} could not be read: ${doubt.why} See`;
  const why = unread || 'its author made an earlier one and a job is still open, see';
  return `${pushed} may be the documentation agent's, because ${why} ${url}`;
}

export function whyOverBudget(usage: Usage | null): string | null {
  if (usage === null || usage.used < usage.limit) return null;
  return `Nothing was started: ${usage.cut ? 'at least ' : ''}${usage.used} of ${usage.limit} jobs and follow-ups were requested in the last 24 hours. The next one is possible on ${minute(usage.nextAt)}. The input \`max-jobs-per-day\` sets the limit.`;
}

const noText = (where: string): Problem => ({
  message: `${where}: HTML comments and invisible characters don't count.`,
  hint: 'Describe what the agent should do.',
});
export const NOTHING_VISIBLE = noText('The comment contains no visible instruction');
export const nothingVisible = (input: string): InputError =>
  new InputError([noText(`Input "${input}" has no visible text`)]);

export const PUSH_CUT = {
  unchecked: "Nothing was started, because we couldn't check which pull request was pushed.",
  deleted:
    'The push deleted a branch or tag, so it has no commits. `if: ${{ !github.event.deleted }}` keeps such a push from starting a job.',
  unlisted: "GitHub doesn't list the commits of this push, so only its last one counts.",
  onlyLast: (total: number) =>
    `GitHub did not show the pull requests of all ${total} pushed commits. Only the last commit's is covered.`,
  commitsCut: ({ commits, total }: PushedCommits) =>
    `The push has ${total} commits. Only the pull requests of the last ${commits.length} are known.`,
  beyond: (most: number, pulls: readonly Numbered[]) =>
    `The push contains more than ${most} pull requests. Only the newest ${most} were read; these are not covered: ${numbersOf(pulls)}.`,
  notAllSearched: (count: number, most: number) =>
    `The push may come from ${count} pull requests. To see whether the documentation agent made one of them, only the comments of the newest ${most} were read.`,
};

export const NOT_ON_FIRST_LINE =
  'The comment is not a command: the command must be the first line, indented by at most three spaces. Only blank lines, and quoted lines with a blank line after them, may come before it.';
export const CANCELLED_UNCLAIMED: Problem = {
  message: 'The run was cancelled before it claimed the comment; nothing was started.',
  hint: 'Comment again.',
};
export const NO_ANSWER_YET =
  'Another run has claimed this comment. If no answer appears within a few minutes, comment again.';
export const UNREADABLE_ANSWER =
  "Nothing was started: a status comment in this thread can't be read, because it was edited or another version wrote it. It may be the answer to this comment.";
export const notShown = (): RepositoryError =>
  new RepositoryError({
    ...{ failure: 'unavailable', status: 404, hint: 'Re-run, or comment again.' },
    message: 'GitHub lists the comment in its thread, but answers each read of it with 404.',
  });

const AGAIN = 'Request it again if it is still wanted.';
const unsent = (message: string, hint = AGAIN): Problem => ({ message, hint });
export const CANCELLED_BEFORE = unsent('The run was cancelled before the request was sent.');
export const CHANGED = unsent('Another run has changed the status comment, so the request was not sent.');
export const TOO_LATE = unsent(
  'GitHub took more than five minutes to accept the status comment, so the request was not sent.',
  'Request it again later.',
);
export const NEVER_SENT = unsent(
  'The run ended while it waited for the agent to finish an earlier request, so nothing was sent.',
);

/** Someone must fix something first. Otherwise the hint says already to request it again. */
export const mustBeFixed = (problem: Problem): boolean =>
  ![CANCELLED_BEFORE, TOO_LATE, CHANGED, NEVER_SENT].includes(problem);

const ANEW = { step: 'start a new run of the workflow', comment: 'write the instruction again in a new comment' };
const claimed = (but: string, unless: string, next: string): Problem => ({
  message: `Another run has claimed this request, ${but}.`,
  hint: `If ${unless} within a few minutes, ${next}.`,
});
/** A request has waited, and its turn is claimed. The run that claimed it may have died since. */
export const turnTaken = (by: keyof typeof ANEW): Problem =>
  claimed('so this one did not send it', 'no result appears in this thread', ANEW[by]);
/** The same, if GitHub gave no clear answer to the claim: if it stays, no run can go on with the request. */
export const turnUnclear = ({ message }: Problem, by: keyof typeof ANEW): Problem => ({
  message,
  hint: `${capitalised(ANEW[by])}: GitHub may keep the claim of this request, so no run could send it.`,
});
export const NOT_CREATED_BEFORE: Problem = {
  message: "An earlier attempt's request had no effect; the status comment says why.",
  hint: 'Fix it, then comment again or use the command "retry".',
};
export const NEVER_NOTED = 'The run that sent the request ended before it could record the answer.';
export const NOTED_BEFORE = 'An earlier attempt could not tell; the status comment says why.';
export const REASON_IN_LOG: Problem = {
  message: 'The run could not write the reason into this comment.',
  hint: 'The log of the run shows it.',
};

/** In plain words, for the status comment. `reason` is the service's refusal, which may quote it. */
export type WhyAlone = Readonly<{ sentence: string; reason: string | null }>;
export const because = (what: string, problem: Problem | null = null): WhyAlone => ({
  sentence: `The request needs a job of its own, because ${what}.`,
  reason: problem?.message ?? null,
});
export const jobNotShown = ({ number }: PullRequestLink, problem: Problem | null): WhyAlone =>
  because(`the job of pull request ${number} could not be read`, problem);
export const stillBusy = ({ number }: PullRequestLink): WhyAlone =>
  because(`the agent was still working on pull request ${number}`);

// Why a follow-up is not sent.
export const UNREAD = "Nothing was sent, because GitHub didn't show the pull request. Comment again in a minute.";
/** A job of the thread isn't shown, which may have made a pull request. */
export const jobUnread = (jobId: string): string =>
  `Nothing was sent, because the job ${codeSpan(jobId)} of this thread could not be read; the log of the run shows why. Comment again later.`;
export const nothingToContinue = (unfinished: string | null, command: string): string =>
  unfinished === null
    ? `There is no job with a pull request in this thread. Write \`${command} …\` to start one.`
    : `The job of this thread has no pull request yet: ${unfinished}. Comment \`${command} status\` to check again, then \`${command} continue …\`.`;
export const busySentence = (url: string): string =>
  `The agent is still working on an earlier request for this job: ${url}. Comment again when it is done.`;
export const cannotContinue = (why: string | null, command: string): string =>
  `This job can't be continued${why === null ? '' : `, because ${why}`}. \`${command} new-job …\` starts another one.`;
export const NAMED = {
  other: 'The job names another pull request.',
  none: 'The job names no pull request.',
  'none-yet': 'The job names no pull request yet.',
  unread: "GitHub didn't show the pull request that the job names.",
} as const;
export const NOT_LINKED =
  "We can't tell which pull request this is for: our comment records its address only if it may be linked and has at most 200 characters. The input `link-hosts` allows further hosts, from the next job on.";
export const AT_WORK = 'The agent is still working on an earlier request for this job.';
export const NONE_YET = 'The agent is still working, and the job names no pull request yet.';
export const ARCHIVED = 'The job is archived, so it accepts no more messages.';
/** A retry repeats only the thread's latest request, which may be the one that the job works on. */
export const WHEN_BUSY = `Wait until it is done, then ${ANEW.comment}.`;

// Why a retry starts nothing.
export function notWorthIt(marker: Marker, command: string): string | null {
  if (isUnfinished(marker))
    return `Nothing to retry: the last job hasn't ended. \`${command} status\` shows its state.`;
  return endedWell(marker) ? 'Nothing to retry: the last job succeeded.' : null;
}

export const NOT_REPEATED = {
  'no-job': 'Nothing to retry: this thread has no job.',
  unreadable:
    "The latest status comment of this thread can't be read: it was edited, or another version wrote it. Write the instruction again.",
  unnamed: "The latest status comment doesn't say which comment had the instruction. Write the instruction again.",
  gone: 'The comment with the instruction is no longer in this thread. Write it again.',
  changed: 'The comment with the instruction was edited. Write it again.',
  unclear:
    "GitHub didn't say whether the comment with the instruction came by e-mail. Try again later, or write it again.",
  'not-permitted': 'The author of the instruction may not start jobs here. Post the instruction yourself.',
} as const;
export const alreadyRetried = (url: string): Problem => ({
  message: `This job was already retried: ${url}`,
  hint: 'That comment shows the result.',
});
export const TAKEN = claimed('and no newer status comment is in this thread', 'none appears', ANEW.comment);
