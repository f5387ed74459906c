import type { CommentRef, Reaction } from '../ports/conversations.ts';
import { problemText, type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';

type Warning = Pick<World['runner'], 'warning'>;
type Reacting = Pick<World, 'runner' | 'repository'>;

/** Returns the result of what the work can do without. Null if GitHub refused it: a warning, which begins with `failed`. */
export function orWarn<T>(result: Promise<T>, failed: string, runner: Warning): Promise<T | null> {
  return result.catch((error: unknown) => {
    runner.warning(`${failed}: ${problemText(repositoryErrorOf(error))}`);
    return null;
  });
}

/** The same for what needn't be known: only the debug log says so, without advice on permissions that nobody needs. */
export function orNull<T>(result: Promise<T>, failed: string, runner: World['runner']): Promise<T | null> {
  return result.catch((error: unknown) => {
    runner.debug(`${failed}: ${repositoryErrorOf(error).message}`);
    return null;
  });
}

/** `what` continues "Could not": "add the reaction +1". */
type Unwritten = { readonly what: string; readonly error: RepositoryError };

/** Warns once for each reason of what could not be written; `known` is one that the run has warned of before. */
export function warnOf(unwritten: readonly Unwritten[], known: RepositoryError | null, runner: Warning): void {
  const reasonOf = ({ failure, hint }: RepositoryError): string => `${failure}: ${hint}`;
  for (const [reason, [first, ...others]] of Map.groupBy(unwritten, ({ error }) => reasonOf(error))) {
    if (first === undefined || (known !== null && reason === reasonOf(known))) continue;
    const all = [first, ...others].map(({ what }) => what);
    const what = [all.slice(0, -1).join(', '), ...all.slice(-1)].filter((each) => each !== '').join(' and ');
    runner.warning(`Could not ${what}: ${problemText(first.error)}`);
  }
}

/** Time limit of a cancelled process's last reaction (ms). */
const CANCELLED_REACTION_MS = 2_000;

/** Adds a reaction. A failure is a warning, because a reaction only repeats what a comment says. */
export async function tryReaction(comment: CommentRef, reaction: Reaction, world: Reacting): Promise<void> {
  await orWarn(addReaction(comment, reaction, world), `Could not ${reacting(reaction)}`, world.runner);
}

export function reacting(reaction: Reaction): string {
  return `add the reaction ${reaction}`;
}

/** Adds a reaction; a comment that is gone needs none. Throws `RepositoryError`. */
export async function addReaction(on: CommentRef, reaction: Reaction, { repository, runner }: Reacting): Promise<void> {
  try {
    await repository.react(on, reaction, runner.cancelled.aborted ? { withinMs: CANCELLED_REACTION_MS } : {});
  } catch (error) {
    if (repositoryErrorOf(error).failure !== 'missing') throw error;
    // A stray 404 on a write proves nothing: only a missing comment means there is nothing to react to.
    if ((await repository.causingComment(on).catch(repositoryErrorOf)) !== null) throw error;
  }
}
