import { problemText, RepositoryError, repositoryErrorOf } from '../errors.ts';
import type { CommentRef, Conversation, Reaction } from '../ports.ts';
import { NOTICE_CLAIM } from '../thread/claim.ts';
import type { Announcement, Marker } from '../thread/marker.ts';
import { endNotice, renderNotice } from '../thread/notice.ts';
import type { Finished, StatusView } from '../thread/status-comment.ts';
import type { World } from './world.ts';

/** After this long, we assume the requester no longer watches the thread (ms). */
const NOTICE_AFTER_MS = 5 * 60_000;
/** Time limit of a cancelled process's last reaction (ms). */
const CANCELLED_REACTION_MS = 2_000;

export type AnnouncingWorld = Pick<World, 'settings' | 'runner' | 'repository' | 'clock'>;

/** Lists what must still be announced to the requester about an end that a marker records. */
export function owed({ state, outcome, trigger, request, told }: Marker): readonly Announcement[] {
  if (state === 'starting' || state === 'started' || outcome === 'no-news') return [];
  const due: readonly Announcement[] = [
    ...(trigger.kind === 'run' ? [] : (['reaction'] as const)),
    ...(state === 'finished' ? (['notice'] as const) : []),
    ...(outcome === 'pull-request' && request === 'job' ? (['handover'] as const) : []),
  ];
  return due.filter((kind) => !told.includes(kind));
}

/** Adds the reaction for an end to the comment that requested the job. Returns true if nothing is left to do. */
export async function addEndReaction(
  view: StatusView,
  causedBy: CommentRef | null,
  world: AnnouncingWorld,
): Promise<boolean> {
  const reaction = reactionOf(view);
  return causedBy === null || reaction === null || (await tryReaction(causedBy, reaction, world));
}

/**
 * Checks whether an end needs a comment: GitHub sends no notification for edits, and this job took long or had no
 * watcher.
 */
export function deservesNotice(
  view: StatusView,
  { askedAt, unattended }: { readonly askedAt: number; readonly unattended: boolean },
  { settings, clock }: Pick<World, 'settings' | 'clock'>,
): boolean {
  if (view.state !== 'finished' || view.outcome === 'no-news' || !settings.notify) return false;
  return unattended || clock.now() - askedAt > NOTICE_AFTER_MS;
}

/** What a notice of a job's end names. */
export interface NoticeFacts {
  readonly jobId: string;
  readonly request: Marker['request'];
  readonly conversation: Conversation;
  readonly status: CommentRef & { readonly url: string };
}

/** - `done`: there is no notice to post, or another run posts it */
export type NoticeClaim = { readonly kind: 'won'; readonly reaction: number } | { readonly kind: 'done' | 'failed' };

/** Posts the notice of a job's end. A failure is a warning. Returns true if nothing is left to do. */
export async function postNotice(
  view: Finished,
  { claimedOn, ...facts }: NoticeFacts & { readonly claimedOn: CommentRef },
  world: AnnouncingWorld,
): Promise<boolean> {
  return writeNotice(view, { claim: await claimNotice(claimedOn, world), ...facts }, world);
}

/**
 * Claims the notice of a job's end, which is posted only once across all runs, by a reaction. `claimedOn` is the status
 * comment itself, or that of the request if this one only follows its job. A failure is a warning.
 */
export async function claimNotice({ kind, id }: CommentRef, world: AnnouncingWorld): Promise<NoticeClaim> {
  try {
    const { created, id: reaction } = await world.repository.react({ kind, id }, NOTICE_CLAIM);
    return created ? { kind: 'won', reaction } : { kind: 'done' };
  } catch (error) {
    return warnOfNotice(error, world);
  }
}

/** Gives a claim back, because the comment is another job's by now. A failure is a warning. */
export async function giveNoticeBack(
  claim: NoticeClaim,
  { kind, id }: CommentRef,
  world: AnnouncingWorld,
): Promise<void> {
  if (claim.kind !== 'won') return;
  try {
    await world.repository.withdrawReaction({ kind, id }, claim.reaction, hurryOf(world));
  } catch (error) {
    warnOfNotice(error, world);
  }
}

/** Posts the notice if this run has claimed it. A failure is a warning. Returns true if nothing is left to do. */
export async function writeNotice(
  view: Finished,
  { claim, jobId, request, conversation, status }: NoticeFacts & { readonly claim: NoticeClaim },
  world: AnnouncingWorld,
): Promise<boolean> {
  if (claim.kind !== 'won') return claim.kind === 'done';
  try {
    const text = endNotice({ ...view, request }, status.url);
    const notice = renderNotice({ job: jobId, status: `${status.kind}/${status.id}` }, text);
    await world.repository.createComment(conversation, notice);
    return true;
  } catch (error) {
    warnOfNotice(error, world);
    return false;
  }
}

function warnOfNotice(error: unknown, world: AnnouncingWorld): { readonly kind: 'failed' } {
  warn('Could not post the notice of the end', error, world);
  return { kind: 'failed' };
}

/**
 * Adds a reaction. A failure is a warning, because a reaction only repeats what a comment says. Returns whether it
 * worked.
 */
export async function tryReaction(
  comment: CommentRef,
  reaction: Reaction,
  world: Pick<World, 'runner' | 'repository'>,
): Promise<boolean> {
  try {
    await world.repository.react(comment, reaction, hurryOf(world));
    return true;
  } catch (error) {
    if (repositoryErrorOf(error).failure === 'missing' && (await isGone(comment, world))) return true;
    warn(`Could not add the reaction ${reaction}`, error, world);
    return false;
  }
}

function hurryOf({ runner }: Pick<World, 'runner'>): { readonly withinMs?: number } {
  return runner.cancelled.aborted ? { withinMs: CANCELLED_REACTION_MS } : {};
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

function reactionOf(view: StatusView): Reaction | null {
  if (view.state === 'not-created' || view.state === 'unknown') return 'confused';
  if (view.state !== 'finished' || view.outcome === 'no-news') return null;
  return view.outcome === 'pull-request' || view.outcome === 'no-pull-request' ? '+1' : 'confused';
}

function warn(what: string, error: unknown, { runner }: Pick<World, 'runner'>): void {
  runner.warning(`${what}: ${problemText(repositoryErrorOf(error))}`);
}
