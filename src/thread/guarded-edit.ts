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
 * Edits a status comment on behalf of a process that doesn't hold the job: rereads the comment right before each try,
 * and writes only if run, job and state are still what the decision was based on. Throws `RepositoryError`.
 */
export async function editUnlessChanged(
  { comment: { kind, id }, basis, body, ours, withinMs }: GuardedEdit,
  repository: Pick<Repository, 'comment' | 'editComment'>,
): Promise<EditEnd> {
  const hurry = withinMs === undefined ? {} : { withinMs: withinMs / 2 };
  const read = (): Promise<Reading> => readAfresh({ kind, id }, { basis, ours, hurry }, repository);
  const first = await read();
  if (first.end !== null) return first.end;
  const ends: EditEnd[] = [];
  const mayRepeat = async (): Promise<boolean> => {
    const { comment, end } = await read();
    // A try whose answer was lost may have written all the same.
    const written = comment !== null && end?.kind === 'changed' && saysSame(comment, { ...comment, body }, ours);
    if (end !== null) ends.push(written ? { kind: 'edited', comment } : end);
    return end === null;
  };
  try {
    // If the comment can't be read, the failure of the edit itself counts.
    const careful = (): Promise<boolean> => mayRepeat().catch((error) => repositoryErrorOf(error) === null);
    const comment = await editUnlessGone({ kind, id }, { body, ...hurry, mayRepeat: careful }, repository);
    return comment === null ? { kind: 'gone' } : { kind: 'edited', comment };
  } catch (error) {
    const [end] = ends;
    if (end === undefined) throw error;
    return end;
  }
}

/** A comment as it is now, and why it can't be edited; null if it still says what the decision was based on. */
interface Reading {
  readonly comment: ThreadComment | null;
  readonly end: Exclude<EditEnd, { readonly kind: 'edited' }> | null;
}

async function readAfresh(
  ref: CommentRef,
  { basis, ours, hurry }: Pick<GuardedEdit, 'basis' | 'ours'> & { readonly hurry: { readonly withinMs?: number } },
  repository: Pick<Repository, 'comment'>,
): Promise<Reading> {
  const comment = await repository.comment(ref, hurry);
  if (comment === null) return { comment, end: { kind: 'gone' } };
  const marker = believedMarker(comment, ours);
  if (marker === null || marker === 'unreadable') return { comment, end: { kind: 'changed', marker: null } };
  return { comment, end: isSame(marker, basis) ? null : { kind: 'changed', marker } };
}

function saysSame(one: ThreadComment, other: ThreadComment, ours: Ours): boolean {
  const [first, second] = [believedMarker(one, ours), believedMarker(other, ours)];
  return typeof first === 'object' && first !== null && typeof second === 'object' && second !== null
    ? isSame(first, second)
    : false;
}

/**
 * Edits a comment. Returns null if it was deleted. GitHub may answer 404 for a comment that exists, so we read it again
 * unless the process must end soon. Throws `RepositoryError`.
 */
export async function editUnlessGone(
  comment: CommentRef,
  {
    body,
    ...hurry
  }: { readonly body: string; readonly withinMs?: number; readonly mayRepeat?: () => Promise<boolean> },
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
