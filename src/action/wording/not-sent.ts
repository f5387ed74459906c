import type { Problem } from '../words/errors.ts';

/** Why a request was not sent, or why we can't tell. */

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

/** The same, if GitHub gave no clear answer to that claim: it may stay, and nobody could go on with the request. */
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
