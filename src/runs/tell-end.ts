import { RepositoryError } from '../errors.ts';
import type { CommentRef, Conversation, Reaction } from '../ports.ts';
import { NOTICE_CLAIM } from '../thread/claim.ts';
import type { Marker, Telling } from '../thread/marker.ts';
import { endNotice, renderNotice } from '../thread/notice.ts';
import type { StatusView } from '../thread/status-comment.ts';
import type { World } from './world.ts';

/** After this long, the requester no longer watches the thread (ms). */
const NOTICE_AFTER_MS = 5 * 60_000;
/** The last reaction of a process that must end (ms). */
const CANCELLED_REACTION_MS = 2_000;

export type TellingWorld = Pick<World, 'settings' | 'runner' | 'repository' | 'clock'>;

/** Lists what the requester must still hear of an end that a marker remembers. */
export function owed({ state, outcome, trigger, request, told }: Marker): readonly Telling[] {
  if (state === 'starting' || state === 'started' || outcome === 'no-news') return [];
  const due: readonly Telling[] = [
    ...(trigger.kind === 'run' ? [] : (['reaction'] as const)),
    ...(state === 'finished' ? (['notice'] as const) : []),
    ...(outcome === 'pull-request' && request === 'job' ? (['handover'] as const) : []),
  ];
  return due.filter((telling) => !told.includes(telling));
}

/** Puts the reaction that an end deserves on the comment that asked for the job. Gives whether nothing of it is owed. */
export async function tellReaction(
  view: StatusView,
  causedBy: CommentRef | null,
  world: TellingWorld,
): Promise<boolean> {
  const reaction = reactionOf(view);
  return causedBy === null || reaction === null || (await tryReaction(causedBy, reaction, world));
}

/** Checks whether an end is worth a comment: edits notify nobody, and this job took long or ended without a watcher. */
export function deservesNotice(
  view: StatusView,
  { askedAt, unattended }: { readonly askedAt: number; readonly unattended: boolean },
  { settings, clock }: Pick<World, 'settings' | 'clock'>,
): boolean {
  if (view.state !== 'finished' || view.outcome === 'no-news' || !settings.notify) return false;
  return unattended || clock.now() - askedAt > NOTICE_AFTER_MS;
}

/**
 * Writes the notice of a job's end, once whichever run ends the job: it is claimed by a reaction on the status comment.
 * A failure is a warning. Gives whether nothing of it is owed any longer.
 */
export async function tellNotice(
  view: StatusView & { readonly state: 'finished' },
  {
    jobId,
    conversation,
    status,
  }: {
    readonly jobId: string;
    readonly conversation: Conversation;
    readonly status: CommentRef & { readonly url: string };
  },
  world: TellingWorld,
): Promise<boolean> {
  try {
    const repository = await world.repository();
    const { created } = await repository.react({ kind: status.kind, id: status.id }, NOTICE_CLAIM);
    if (created)
      await repository.createComment(conversation, renderNotice({ job: jobId }, endNotice(view, status.url)));
    return true;
  } catch (error) {
    warn('The notice of the end could not be written', error, world);
    return false;
  }
}

/** Adds a reaction; one that fails is a warning, because it decorates what is said elsewhere. Gives whether it worked. */
export async function tryReaction(
  comment: CommentRef,
  reaction: Reaction,
  world: Pick<World, 'runner' | 'repository'>,
): Promise<boolean> {
  try {
    const hurry = world.runner.cancelled.aborted ? { withinMs: CANCELLED_REACTION_MS } : {};
    await (await world.repository()).react(comment, reaction, hurry);
    return true;
  } catch (error) {
    if (error instanceof RepositoryError && error.failure === 'missing' && (await isGone(comment, world))) return true;
    warn(`The reaction ${reaction} could not be added`, error, world);
    return false;
  }
}

/** A stray 404 on a write proves nothing: only where the comment itself is missing is there nothing to react to. */
async function isGone(comment: CommentRef, { repository }: Pick<World, 'repository'>): Promise<boolean> {
  try {
    return (await (await repository()).causingComment(comment)) === null;
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    return false;
  }
}

function reactionOf(view: StatusView): Reaction | null {
  if (view.state === 'not-created' || view.state === 'unknown') return 'confused';
  if (view.state !== 'finished' || view.outcome === 'no-news') return null;
  return view.outcome === 'pull-request' || view.outcome === 'no-pull-request' ? '+1' : 'confused';
}

function warn(what: string, error: unknown, { runner }: Pick<World, 'runner'>): void {
  if (!(error instanceof RepositoryError)) throw error;
  runner.warning(`${what}: ${error.message} ${error.hint}`);
}
