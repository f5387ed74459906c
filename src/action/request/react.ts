import type { CommentRef, Reaction } from '../ports/conversations.ts';
import { problemText, type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';

type Reacting = Pick<World, 'runner' | 'repository'>;

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
  for (const [reason, group] of Map.groupBy(unwritten, ({ error }) => reasonOf(error))) {
    const last = group.at(-1);
    if (last === undefined || (known !== null && reason === reasonOf(known))) continue;
    const before = group.slice(0, -1).map(({ what }) => what);
    const what = before.length === 0 ? last.what : `${before.join(', ')} and ${last.what}`;
    runner.warning(`Could not ${what}: ${problemText(group[0]?.error ?? last.error)}`);
  }
}

/** Time limit of a cancelled process's last reaction (ms). */
const CANCELLED_REACTION_MS = 2_000;

/** Adds a reaction. A failure is a warning, because a reaction only repeats what a comment says. */
export async function tryReaction(comment: CommentRef, reaction: Reaction, world: Reacting): Promise<void> {
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
  { repository, runner }: Reacting,
): Promise<void> {
  try {
    const hurry = runner.cancelled.aborted ? { withinMs: CANCELLED_REACTION_MS } : {};
    await repository.react(comment, reaction, hurry);
  } catch (error) {
    if (repositoryErrorOf(error).failure !== 'missing') throw error;
    // A stray 404 on a write proves nothing: only a missing comment means there is nothing to react to.
    const shown = await repository.causingComment(comment).catch(repositoryErrorOf);
    if (shown !== null) throw error;
  }
}
