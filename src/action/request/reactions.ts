import type { CommentRef, OwnReaction, Reactable, Reaction, Trying } from '../ports/conversations.ts';
import { TURN_CLAIM } from '../value/rights.ts';
import {
  InputError,
  nothingStarted,
  orWarn,
  problemText,
  type RepositoryError,
  repositoryErrorOf,
} from '../words/errors.ts';
import type { World } from '../world.ts';

type Warning = Pick<World['runner'], 'warning'>;
type Reacting = Pick<World, 'runner' | 'repository'>;

/** As `orWarn`, for facts that may be missing: only the debug log says so, without advice on permissions. */
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

/** A failure is a warning, because a reaction only repeats what a comment says. */
export async function tryReaction(comment: CommentRef, reaction: Reaction, world: Reacting): Promise<void> {
  await orWarn(addReaction(comment, reaction, world), `Could not add the reaction ${reaction}`, world.runner);
}

/** A mistake in the set-up that a check finds: only a reaction shows it in the thread, the log has the words. */
export function orConfused<T>(checked: Promise<T>, on: CommentRef, world: World): Promise<T> {
  return checked.catch(async (error: unknown) => {
    if (error instanceof InputError && !world.settings.dryRun) await tryReaction(on, 'confused', world);
    throw error;
  });
}

/** Adds a reaction; a comment that is gone needs none. Throws `RepositoryError`. */
export async function addReaction(on: CommentRef, reaction: Reaction, { repository, runner }: Reacting): Promise<void> {
  try {
    // A cancelled process has time for one last reaction.
    await repository.react(on, reaction, runner.cancelled.aborted ? { withinMs: 2_000 } : {});
  } catch (error) {
    if (repositoryErrorOf(error).failure !== 'missing') throw error;
    // A stray 404 on a write proves nothing: only a missing comment means there is nothing to react to.
    if ((await repository.comment(on).catch(repositoryErrorOf)) !== null) throw error;
  }
}

const UNCLEAR = 'If the claim did arrive, a re-run finds the comment taken: comment again.';
/** Claims a comment. Throws `RepositoryError` without a clear answer: nothing may start. `hint`: advice if it may be claimed. */
export function claim(on: CommentRef, reaction: Reaction, world: Reacting, hint = UNCLEAR): Promise<OwnReaction> {
  return world.repository.react({ kind: on.kind, id: on.id }, reaction).catch((error: unknown) => {
    const failed = repositoryErrorOf(error);
    const advice = failed.failure === 'unavailable' ? hint : '';
    throw nothingStarted(failed, { sentence: "Nothing was started, because the comment couldn't be claimed:", advice });
  });
}

/** The claim of a request's turn, on its status comment. */
export type Turn = Pick<OwnReaction, 'id'> & { readonly on: CommentRef };
type Claimable = Readonly<{ turn: Turn | null; page: Readonly<{ comment: CommentRef | null }> }>;
/** Claims the turn of a request that other runs may go on with, too. Null if one has claimed it, and may have died since. */
export async function claimTurn<R extends Claimable>(request: R, world: Reacting): Promise<R | null> {
  const { comment: on } = request.page;
  if (on === null || request.turn !== null) return request;
  const { created, id } = await claim(on, TURN_CLAIM, world, '');
  return created ? { ...request, turn: { on, id } } : null;
}

/** Removes our reaction: if a request still says that it waits, only a process that died can have claimed it. */
export async function takeBack(on: CommentRef, reaction: Reaction, world: Reacting): Promise<void> {
  const ours = await claim(on, reaction, world).catch(repositoryErrorOf);
  if ('id' in ours) await giveBack(ours.id, on, world);
}

/** Lets others claim the turn of a request that this run hasn't sent, and won't. */
export async function giveBackTurn({ turn }: Claimable, world: Reacting): Promise<void> {
  // A cancelled process must still edit the comment.
  const trying = world.runner.cancelled.aborted ? { withinMs: 1_000 } : {};
  if (turn !== null) await giveBack(turn.id, turn.on, world, trying);
}

/** `held`: this run's answer to `status` will be the notice, which it has claimed. `later`: a later run announces it, or another one is at it. */
export type Announced = 'done' | 'held' | 'later';
type Writing = Reacting & Pick<World, 'clock'>;
type Claimed = Required<Pick<Trying, 'mayRepeat'>> & { readonly maySend: () => boolean };
/** What is written at most once, whichever run of several does it. */
export interface Once {
  /** What the reaction that claims it is on: the same for every run that may write it. */
  readonly on: Reactable;
  readonly reaction: Reaction;
  /** Null for what each run writes for itself, but not at the same time as others: they take turns. */
  readonly isWritten: (() => Promise<boolean>) | null;
  /** Returns `later` if it has sent nothing, because it `maySend` no longer. Null if the caller writes: the claim is `held`. */
  readonly write: ((claimed: Claimed) => Promise<unknown>) | null;
}

/** A claim whose comment is still missing after this long is that of a run that died or was refused (ms). */
const ABANDONED_AFTER_MS = 10 * 60_000;
/** The run that claimed it sends nothing after this long (ms); the rest is for clocks that differ. */
const SENT_WITHIN_MS = 5 * 60_000;
const MOST_TURNS = 5;
/** Longer than one run needs for its turn (ms). */
const TURN_PAUSE_MS = 3_000;

/** Whether what was claimed then (UTC, ms) may still be sent. Later, another run may take the claim over. */
export const maySend = (claimedAt: number, { clock }: Pick<World, 'clock'>): boolean =>
  clock.now() - claimedAt < SENT_WITHIN_MS;

/** Only the run whose reaction GitHub created (201) writes. */
async function claimed({ on, reaction, isWritten }: Once, world: Writing): Promise<OwnReaction | Announced> {
  const { repository } = world;
  const claim = await repository.react(on, reaction);
  if (claim.created) return claim;
  if (isWritten !== null && (await isWritten())) return 'done';
  const { id, createdAt, at } = claim;
  // By GitHub's clock alone: the clocks of runners differ.
  if (createdAt === null || at === null || at - createdAt < ABANDONED_AFTER_MS) return 'later';
  // Of several runs, GitHub lets one remove it, so that one claims it anew.
  if (!(await repository.withdrawReaction(on, id))) return 'later';
  const anew = await repository.react(on, reaction);
  return anew.created ? anew : 'later';
}

/** A turn is given back afterwards. `later`: other runs are at it, or it came too late. */
export async function writeOnce(once: Once, world: Writing): Promise<Announced> {
  const { clock, runner } = world;
  const { isWritten, write } = once;
  for (let turn = 1; ; turn += 1) {
    const claimedAt = clock.now();
    const inTime = (): boolean => maySend(claimedAt, world);
    // The look may take minutes, too.
    const mayRepeat = async (): Promise<boolean> => inTime() && !(await isWritten?.().catch(() => true)) && inTime();
    const claim = await claimed(once, world);
    if (typeof claim !== 'string') {
      if (write === null) return 'held';
      try {
        // GitHub may have kept this process waiting.
        const written = inTime() ? await write({ maySend: inTime, mayRepeat }) : 'later';
        return written === 'later' ? 'later' : 'done';
      } finally {
        if (isWritten === null) await giveBack(claim.id, once.on, world);
      }
    }
    if (isWritten !== null || turn === MOST_TURNS || runner.cancelled.aborted) return claim;
    await clock.sleep(TURN_PAUSE_MS, runner.cancelled);
  }
}

/** Removes a claim. One that stays is nobody's. */
async function giveBack(id: number, on: Reactable, world: Reacting, trying: Trying = {}): Promise<void> {
  await orNull(world.repository.withdrawReaction(on, id, trying), 'Could not remove a reaction', world.runner);
}
