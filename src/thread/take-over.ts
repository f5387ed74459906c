import { repositoryErrorOf } from '../errors.ts';
import type { CommentRef, Repository } from '../ports.ts';
import { TAKE_OVER_CLAIM } from './claim.ts';
import { type EditEnd, editUnlessChanged, type GuardedEdit } from './guarded-edit.ts';

/** Time limit of the second try to remove the claim, which is made even if the run is cancelled (ms). */
const REMOVE_WITHIN_MS = 1_000;

/**
 * Writes a new request into the comment of an ended one. Several runs may want the same comment, and a read and an edit
 * are two requests: without a claim two runs could both write, and the first would lose its memory without noticing.
 * `changed`: another run has the comment, or it can't be claimed. Throws `RepositoryError`.
 */
export async function takeOver(
  edit: GuardedEdit,
  repository: Pick<Repository, 'comment' | 'editComment' | 'react' | 'withdrawReaction'>,
): Promise<EditEnd> {
  const { comment } = edit;
  const claim = await claimOf(comment, repository);
  if (claim === null) return { kind: 'changed', marker: null };
  try {
    return await editUnlessChanged({ ...edit, takesOver: true }, repository);
  } finally {
    await release(comment, claim, repository);
  }
}

/** Returns the id of the reaction if this process has added it; null otherwise, also if that is unclear. */
async function claimOf({ kind, id }: CommentRef, repository: Pick<Repository, 'react'>): Promise<number | null> {
  try {
    const claim = await repository.react({ kind, id }, TAKE_OVER_CLAIM);
    return claim.created ? claim.id : null;
  } catch (error) {
    // Then the run adds a comment of its own, and if it can't do that either, that failure counts.
    repositoryErrorOf(error);
    return null;
  }
}

/** A claim that stays costs only this: later runs of the step add a comment of their own. */
async function release(
  { kind, id }: CommentRef,
  claim: number,
  repository: Pick<Repository, 'withdrawReaction'>,
): Promise<void> {
  try {
    await repository.withdrawReaction({ kind, id }, claim).catch((error) => {
      repositoryErrorOf(error);
      return repository.withdrawReaction({ kind, id }, claim, { withinMs: REMOVE_WITHIN_MS });
    });
  } catch (error) {
    repositoryErrorOf(error);
  }
}
