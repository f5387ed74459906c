import type { OwnReaction, Reactable, Reaction, Trying } from '../ports/conversations.ts';
import type { World } from '../world.ts';
import { orNull } from './react.ts';
import type { RecordingWorld } from './record.ts';
import type { Announced } from './request.ts';

/** What is written at most once, whichever run of several does it. */
export interface Once {
  /** What the reaction that claims it is on: the same for every run that may write it. */
  readonly on: Reactable;
  readonly reaction: Reaction;
  /** Null for what each run writes for itself, but not at the same time as others: they take turns. */
  readonly isWritten: (() => Promise<boolean>) | null;
  /** Returns `later` if it has sent nothing, because it `maySend` no longer. Null if the caller writes: the claim is `held`. */
  readonly write:
    | ((claimed: Required<Pick<Trying, 'mayRepeat'>> & { readonly maySend: () => boolean }) => Promise<unknown>)
    | null;
}

/** A claim whose comment is still missing after this long is that of a run that died or was refused (ms). */
const ABANDONED_AFTER_MS = 10 * 60_000;
/** The run that claimed it sends nothing after this long (ms); the rest is for clocks that differ. */
const SENT_WITHIN_MS = 5 * 60_000;
const MOST_TURNS = 5;
/** Longer than one run needs for its turn (ms). */
const TURN_PAUSE_MS = 3_000;

/** Whether what was claimed then (UTC, ms) may still be sent. Later, another run may take the claim over. */
export function maySend(claimedAt: number, { clock }: Pick<World, 'clock'>): boolean {
  return clock.now() - claimedAt < SENT_WITHIN_MS;
}

/**
 * Only the run whose reaction GitHub created (201) writes. An abandoned claim is removed first: of several runs GitHub lets
 * one remove it, so that one claims it anew, as often as that is needed.
 */
async function claimed({ on, reaction, isWritten }: Once, world: RecordingWorld): Promise<OwnReaction | Announced> {
  const { repository } = world;
  const claim = await repository.react(on, reaction);
  if (claim.created) return claim;
  if (isWritten !== null && (await isWritten())) return 'done';
  const { id, createdAt, at } = claim;
  // By GitHub's clock alone: the clocks of runners differ.
  if (createdAt === null || at === null || at - createdAt < ABANDONED_AFTER_MS) return 'later';
  if (!(await repository.withdrawReaction(on, id))) return 'later';
  const anew = await repository.react(on, reaction);
  return anew.created ? anew : 'later';
}

/** A turn is given back afterwards. `later`: other runs are at it, or it came too late. */
export async function writeOnce(once: Once, world: RecordingWorld): Promise<Announced> {
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
export async function giveBack(id: number, on: Reactable, world: RecordingWorld, trying: Trying = {}): Promise<void> {
  await orNull(world.repository.withdrawReaction(on, id, trying), 'Could not remove a reaction', world.runner);
}
