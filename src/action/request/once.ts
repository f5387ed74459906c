import type { OwnReaction, Reactable, Reaction, Trying } from '../ports/conversations.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { RecordingWorld } from './record.ts';
import type { Announced } from './request.ts';

/** What is written at most once, whichever run of several does it. */
export interface Once {
  /** What the reaction that claims it is on: the same for every run that may write it. */
  readonly on: Reactable;
  readonly reaction: Reaction;
  readonly isWritten: () => Promise<boolean>;
  /**
   * `mayRepeat`: whether a request that GitHub refused may be sent again. Returns `later` if it has sent nothing because it
   * `maySend` no longer.
   */
  readonly write: (options: {
    readonly mayRepeat: () => Promise<boolean>;
    readonly maySend: () => boolean;
  }) => Promise<unknown>;
}

/** A claim whose comment is still missing after this long is that of a run that died or was refused (ms). */
const ABANDONED_AFTER_MS = 10 * 60_000;
/** The run that claimed it sends no further request after this long (ms); the rest is for clocks that differ. */
const SENT_WITHIN_MS = 5 * 60_000;

/**
 * Claims and writes something on GitHub. Only the run whose reaction GitHub created (201) writes. An abandoned claim is
 * removed first: of several runs GitHub lets one remove it, so that one claims it anew, as often as that is needed.
 * Throws `RepositoryError`.
 */
export async function writeOnce(once: Once, world: RecordingWorld): Promise<Announced> {
  const claimedAt = world.clock.now();
  const claimed = await claimOnce(once, world);
  if (claimed !== 'held') return claimed;
  const inTime = (): boolean => maySend(claimedAt, world);
  // The look may take minutes, too.
  const mayRepeat = async (): Promise<boolean> => inTime() && !(await once.isWritten().catch(() => true)) && inTime();
  // GitHub may have kept this process waiting.
  const written = inTime() ? await once.write({ mayRepeat, maySend: inTime }) : 'later';
  return written === 'later' ? 'later' : 'done';
}

/**
 * Claims what is written at most once, as `writeOnce` does, and leaves the writing to the caller if it is `held`: as
 * long as it `maySend`.
 */
export async function claimOnce(once: Omit<Once, 'write'>, world: RecordingWorld): Promise<Announced> {
  const claim = await world.repository.react(once.on, once.reaction);
  if (claim.created) return 'held';
  if (await once.isWritten()) return 'done';
  return (await takeOver(claim, once, world)) === null ? 'later' : 'held';
}

/** Whether what was claimed then (UTC, ms) may still be sent. Later, another run may take the claim over. */
export function maySend(claimedAt: number, { clock }: Pick<RecordingWorld, 'clock'>): boolean {
  return clock.now() - claimedAt < SENT_WITHIN_MS;
}

async function takeOver(
  { id, createdAt, at }: OwnReaction,
  { on, reaction }: Pick<Once, 'on' | 'reaction'>,
  { repository }: RecordingWorld,
): Promise<OwnReaction | null> {
  // By GitHub's clock alone: the clocks of runners differ.
  if (createdAt === null || at === null || at - createdAt < ABANDONED_AFTER_MS) return null;
  if (!(await repository.withdrawReaction(on, id))) return null;
  const claim = await repository.react(on, reaction);
  return claim.created ? claim : null;
}

const MOST_TURNS = 5;
/** Longer than one run needs for its turn (ms). */
const TURN_PAUSE_MS = 3_000;

/**
 * Does work that two runs must not do at the same time: a reaction claims it, and is removed afterwards. `later`: other
 * runs are still at it, or it came too late. Throws `RepositoryError`.
 */
export async function inTurn(
  once: Pick<Once, 'on' | 'reaction'>,
  work: () => Promise<Announced>,
  world: RecordingWorld,
): Promise<Announced> {
  const { repository, clock, runner } = world;
  for (let turn = 1; ; turn += 1) {
    const claim = await repository.react(once.on, once.reaction);
    const held = claim.created ? claim : await takeOver(claim, once, world);
    if (held !== null) {
      try {
        return await work();
      } finally {
        await giveBack(held, once, world);
      }
    }
    if (turn === MOST_TURNS || runner.cancelled.aborted) return 'later';
    await clock.sleep(TURN_PAUSE_MS, runner.cancelled);
  }
}

/** Removes a claim. One that stays is nobody's. */
export async function giveBack(
  { id }: Pick<OwnReaction, 'id'>,
  { on }: Pick<Once, 'on'>,
  { repository, runner }: Pick<RecordingWorld, 'repository' | 'runner'>,
  trying: Trying = {},
): Promise<void> {
  try {
    await repository.withdrawReaction(on, id, trying);
  } catch (error) {
    runner.debug(`Could not remove a reaction: ${repositoryErrorOf(error).message}`);
  }
}
