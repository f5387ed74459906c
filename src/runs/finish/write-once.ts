import type { OwnReaction, Reactable, Reaction } from '../../ports/conversations.ts';
import type { Announced, AnnouncingWorld } from './end.ts';

/** What is written at most once, whichever run of several does it. */
export interface Once {
  /** What the reaction that claims it is on: the same for every run that may write it. */
  readonly on: Reactable;
  readonly reaction: Reaction;
  readonly isWritten: () => Promise<boolean>;
  /** `mayRepeat`: whether a request that GitHub refused may be sent again. */
  readonly write: (options: { readonly mayRepeat: () => Promise<boolean> }) => Promise<unknown>;
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
export async function writeOnce(once: Once, world: AnnouncingWorld): Promise<Announced> {
  const { clock } = world;
  const claimed = await claimOnce(once, world);
  const claimedAt = clock.now();
  if (claimed !== 'held') return claimed;
  const mayRepeat = async (): Promise<boolean> =>
    clock.now() - claimedAt < SENT_WITHIN_MS && !(await once.isWritten().catch(() => true));
  await once.write({ mayRepeat });
  return 'done';
}

/** Claims what is written at most once, as `writeOnce` does, and leaves the writing to the caller if it is `held`. */
export async function claimOnce(once: Omit<Once, 'write'>, world: AnnouncingWorld): Promise<Announced> {
  const claim = await world.repository.react(once.on, once.reaction);
  if (claim.created) return 'held';
  if (await once.isWritten()) return 'done';
  return (await takeOver(claim, once, world)) ? 'held' : 'later';
}

async function takeOver(
  { id, createdAt }: OwnReaction,
  { on, reaction }: Omit<Once, 'write'>,
  { repository, clock }: AnnouncingWorld,
): Promise<boolean> {
  if (createdAt === null || clock.now() - createdAt < ABANDONED_AFTER_MS) return false;
  return (await repository.withdrawReaction(on, id)) && (await repository.react(on, reaction)).created;
}
