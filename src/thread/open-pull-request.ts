import type { OpenPullRequest } from '../ports/pull-requests.ts';
import { type Handover, handoverOf } from './handover.ts';
import { type Ours, sameRepository } from './own-comments.ts';

/** An open pull request that earlier requests of the same group have made. */
export interface Chosen {
  readonly pull: OpenPullRequest;
  readonly handover: Handover;
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
  for (const pull of pulls) {
    const handover = isHere(pull.head.repository, ours) ? handoverOf(pull.comments, ours)?.handover : undefined;
    if (handover?.group === group) return { pull, handover };
  }
  return null;
}

/** Checks whether a branch is in the repository of the run. */
export function isHere(repository: OpenPullRequest['head']['repository'], ours: Pick<Ours, 'repository'>): boolean {
  return repository !== null && sameRepository(repository, ours.repository);
}
