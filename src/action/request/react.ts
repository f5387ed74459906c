import type { CommentRef, Reaction } from '../ports/conversations.ts';
import { problemText, RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';

export interface Unwritten {
  /** Continues "Could not": "add the reaction +1". */
  readonly what: string;
  readonly error: RepositoryError;
}

/** Warns once for each reason of what could not be written; `known` is one that the run has warned of before. */
export function warnOf(
  unwritten: readonly Unwritten[],
  known: RepositoryError | null,
  runner: Pick<World['runner'], 'warning'>,
): void {
  const reasonOf = ({ failure, hint }: RepositoryError): string => `${failure}: ${hint}`;
  const byReason = Map.groupBy(unwritten, ({ error }) => reasonOf(error));
  for (const [reason, [first, ...others]] of byReason) {
    if (first === undefined || (known !== null && reason === reasonOf(known))) continue;
    const what = enumeration([first, ...others].map((each) => each.what));
    runner.warning(`Could not ${what}: ${problemText(first.error)}`);
  }
}

function enumeration(parts: readonly string[]): string {
  const [last = '', ...before] = parts.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

/** Time limit of a cancelled process's last reaction (ms). */
const CANCELLED_REACTION_MS = 2_000;

/** Adds a reaction. A failure is a warning, because a reaction only repeats what a comment says. */
export async function tryReaction(
  comment: CommentRef,
  reaction: Reaction,
  world: Pick<World, 'runner' | 'repository'>,
): Promise<void> {
  try {
    await addReaction(comment, reaction, world);
  } catch (error) {
    warnOf([{ what: reacting(reaction), error: repositoryErrorOf(error) }], null, world.runner);
  }
}

/** See `Unwritten`. */
export function reacting(reaction: Reaction): string {
  return `add the reaction ${reaction}`;
}

/** Adds a reaction; a comment that is gone needs none. Throws `RepositoryError`. */
export async function addReaction(
  comment: CommentRef,
  reaction: Reaction,
  world: Pick<World, 'runner' | 'repository'>,
): Promise<void> {
  try {
    const hurry = world.runner.cancelled.aborted ? { withinMs: CANCELLED_REACTION_MS } : {};
    await world.repository.react(comment, reaction, hurry);
  } catch (error) {
    const isMissing = repositoryErrorOf(error).failure === 'missing';
    if (!isMissing || !(await isGone(comment, world))) throw error;
  }
}

/** A stray 404 on a write proves nothing: only a missing comment means there is nothing to react to. */
async function isGone(comment: CommentRef, { repository }: Pick<World, 'repository'>): Promise<boolean> {
  try {
    return (await repository.causingComment(comment)) === null;
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return false;
  }
}
