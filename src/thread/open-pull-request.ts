import type { OpenPullRequest } from '../ports/pull-requests.ts';
import { believedHandover, type Handover } from './handover.ts';
import { type Ours, sameRepository } from './own-comments.ts';

/** An open pull request that earlier requests of the same group have made. */
export interface Chosen {
  readonly number: number;
  readonly handover: Handover;
  /** The head commit; null if only comments were shown: then the pull request may be closed, or its head in a fork. */
  readonly head: string | null;
}

/**
 * Chooses the newest open pull request for a request: its first hand-over of ours must be of the same repository,
 * service and group, and its head in the repository. `pulls` are listed newest first. Null if there is none.
 */
export function chooseOpen(
  pulls: readonly OpenPullRequest[],
  group: string,
  ours: Ours & { readonly service: string },
): Chosen | null {
  for (const { number, head, comments } of pulls) {
    if (head !== null && !isHere(head.repository, ours)) continue;
    // Later ones can't say that the pull request is someone else's.
    const handover = comments.map((comment) => believedHandover(comment, ours)).find((each) => each !== null);
    if (handover?.group === group) return { number, handover, head: head?.sha ?? null };
  }
  return null;
}

/** Checks whether a branch is in the repository of the run. */
export function isHere(
  repository: NonNullable<OpenPullRequest['head']>['repository'],
  ours: Pick<Ours, 'repository'>,
): boolean {
  return repository !== null && sameRepository(repository, ours.repository);
}
