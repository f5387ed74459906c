import { repositoryErrorOf } from '../errors.ts';
import type { CommentRef, Repository, ThreadComment } from '../ports.ts';
import type { Marker } from './marker.ts';
import { believedMarker, type Ours } from './own-comments.ts';

/**
 * - `edited`: the comment still said what the decision was based on
 * - `changed`: another process has edited it since, so nothing was written; `marker` is what it says now, null if that
 *   can't be read
 * - `gone`: the comment was deleted
 */
export type EditEnd =
  | { readonly kind: 'edited'; readonly comment: ThreadComment }
  | { readonly kind: 'changed'; readonly marker: Marker | null }
  | { readonly kind: 'gone' };

export interface GuardedEdit {
  readonly comment: CommentRef;
  /** The marker the decision was based on. */
  readonly basis: Marker;
  readonly body: string;
  readonly ours: Ours;
  /** For a process that must end soon: half of this time (ms) is for the read, half for the edit. */
  readonly withinMs?: number | undefined;
}

/**
 * Edits a status comment on behalf of a process that doesn't hold the job: rereads the comment first, and writes only
 * if run, job and state are still what the decision was based on. Throws `RepositoryError`.
 */
export async function editUnlessChanged(
  { comment: { kind, id }, basis, body, ours, withinMs }: GuardedEdit,
  repository: Pick<Repository, 'comment' | 'editComment'>,
): Promise<EditEnd> {
  const hurry = withinMs === undefined ? {} : { withinMs: withinMs / 2 };
  const fresh = await repository.comment({ kind, id }, hurry);
  if (fresh === null) return { kind: 'gone' };
  const marker = believedMarker(fresh, ours);
  if (marker === null || marker === 'unreadable') return { kind: 'changed', marker: null };
  if (!isSame(marker, basis)) return { kind: 'changed', marker };
  const comment = await editUnlessGone({ kind, id }, { body, ...hurry }, repository);
  return comment === null ? { kind: 'gone' } : { kind: 'edited', comment };
}

/**
 * Edits a comment. Returns null if it was deleted. GitHub may answer 404 for a comment that exists, so we read it again
 * unless the process must end soon. Throws `RepositoryError`.
 */
export async function editUnlessGone(
  comment: CommentRef,
  { body, ...hurry }: { readonly body: string; readonly withinMs?: number },
  repository: Pick<Repository, 'comment' | 'editComment'>,
): Promise<ThreadComment | null> {
  try {
    return await repository.editComment(comment, body, hurry);
  } catch (error) {
    if (repositoryErrorOf(error).failure !== 'missing') throw error;
    if (hurry.withinMs !== undefined || (await repository.comment(comment)) === null) return null;
    return repository.editComment(comment, body);
  }
}

/** Checks whether a comment still says what a decision was based on. */
export function isSame(one: Marker, other: Marker): boolean {
  return (
    one.run === other.run &&
    one.attempt === other.attempt &&
    one.jobId === other.jobId &&
    one.state === other.state &&
    one.outcome === other.outcome
  );
}
