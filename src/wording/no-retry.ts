import type { Problem } from '../errors.ts';
import { retryOf } from '../thread/claim.ts';
import type { Marker } from '../thread/marker.ts';
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
export function stepAdvice(marker: Marker, command: string): string {
  const advice = adviceFor(marker, command);
  if (marker.state === 'unknown') return advice.another;
  return marker.state === 'not-created' ? advice.fixed : advice.again;
}

export const TAKEN: Problem = {
  message: 'Another retry is already running, and its status comment is not in this thread.',
  hint: 'If it does not appear within a few minutes, write the instruction again in a new comment.',
};
