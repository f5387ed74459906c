import { retryOf } from '../value/claim.ts';
import type { Marker } from '../value/marker.ts';
import type { Problem } from '../words/errors.ts';
import { adviceFor } from './status-comment.ts';

/** Why a retry starts nothing. */

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

/** Says what to do instead about a step's request: its status comment already says whether a re-run starts a job. */
export function requestedByStep(marker: Marker, command: string): string {
  const { another, fixed, again } = adviceFor(marker, command);
  const advice = marker.state === 'unknown' ? another : marker.state === 'not-created' ? fixed : again;
  return `A workflow requested the latest job. ${advice}`;
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
