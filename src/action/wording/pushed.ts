import type { PullRequest } from '../ports/pull-requests.ts';
import type { PushedCommits } from '../ports/pushes.ts';

/** What a run says about a push that brings several pull requests, or more than it reads. */

type Named = Pick<PullRequest, 'number'>;

/** Names pull requests by number only: their titles are others' text. */
export function numbersOf(pulls: readonly Named[]): string {
  return pulls.map(({ number }) => `#${number}`).join(', ');
}

/** Says in a status comment which pull requests its request is about, besides the one that it is in. */
export function alsoCovers(pulls: readonly Named[]): string {
  return `Also covers ${numbersOf(pulls)}.`;
}

export function beyond(most: number, pulls: readonly Named[]): string {
  return `The push brings more than ${most} pull requests. Only the newest ${most} were read; these are not covered: ${numbersOf(pulls)}.`;
}

export function commitsCut({ commits, total }: PushedCommits): string {
  return `The push has ${total} commits. Only the pull requests of the last ${commits.length} are known.`;
}

export function onlyLast(total: number): string {
  return `GitHub did not show the pull requests of all ${total} pushed commits, so only that of the last one is covered.`;
}

export function notAllSearched(count: number, most: number): string {
  return `The push may come from ${count} pull requests. To see whether the documentation agent made one of them, only the comments of the newest ${most} were read.`;
}

export const UNCHECKED = "Nothing was started, because we couldn't check which pull request was pushed.";

export const UNLISTED =
  'GitHub did not list the pushed commits, so only the last one and its pull request are covered.';
