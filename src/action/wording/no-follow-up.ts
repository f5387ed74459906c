import type { Problem } from '../words/errors.ts';
import { codeSpan } from '../words/markdown.ts';

/** Why a follow-up is not sent. */

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
