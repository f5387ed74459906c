import { problemText, repositoryErrorOf } from '../errors.ts';
import type { CommentRef, PullRequest, ThreadComment } from '../ports.ts';
import { type EditEnd, editUnlessChanged, type GuardedEdit } from '../thread/guarded-edit.ts';
import { ANNOUNCEMENTS, type Announcement, type Marker } from '../thread/marker.ts';
import { believedMarker, type OwnComment } from '../thread/own-comments.ts';
import { type StatusView, withMarker } from '../thread/status-comment.ts';
import type { StatusKeeper } from '../thread/status-keeper.ts';
import {
  addEndReaction,
  claimNotice,
  deservesNotice,
  giveNoticeBack,
  type NoticeClaim,
  owed,
  writeNotice,
} from './announce.ts';
import { deservesHandover, handOver, ONLY_FOLLOWED } from './hand-over.ts';
import { isFollowersMarker } from './job-request.ts';
import { oursOf, type World } from './world.ts';

/** One of our status comments, with the thread it is in. */
export type OpenComment = OwnComment<ThreadComment & { readonly thread: number }>;

export interface Owing {
  readonly unattended: boolean;
  /** See `noticeClaimOf`. */
  readonly claimedOn: CommentRef;
  /** The linked pull request, if it has been read for the view. */
  readonly pull?: PullRequest | null;
  /** Comments that have been read, maybe with the one that requested the job. */
  readonly listed?: readonly ThreadComment[];
  /** Rereads the comment. Null if it still says what the end is announced for. Absent: it has just been read. */
  readonly look?: (() => Promise<EditEnd | null>) | undefined;
}

/**
 * Announces what the run that wrote an end left out, according to the comment's marker. Returns what needn't be
 * announced again; in a dry run that is everything, because a real run would leave nothing. Returns null if the comment
 * says something else by now: then only a notice of the same end is posted. Throws `RepositoryError` if it can't be
 * reread.
 */
export async function announceOwed(
  view: StatusView,
  comment: OpenComment,
  { unattended, claimedOn, pull = null, listed = [], look }: Owing,
  world: World,
): Promise<readonly Announcement[] | null> {
  const { marker, thread, review, kind, id, url } = comment;
  if (world.settings.dryRun) return ANNOUNCEMENTS;
  const before = saysEnd(marker) ? marker.told : [];
  const due =
    view.state === 'finished' &&
    !before.includes('notice') &&
    deservesNotice(view, { askedAt: Date.parse(marker.askedAt), unattended }, world);
  const claim = due ? await claimNotice(claimedOn, world) : ({ kind: 'done' } as const);
  const facts = {
    jobId: marker.jobId ?? '',
    request: marker.request,
    conversation: { thread, review },
    status: { kind, id, url },
  };
  const post = async (): Promise<boolean> => !due || writeNotice(view, { claim, ...facts }, world);
  // No newer run takes over a comment whose notice is claimed, so what it says now is what it will say.
  const change = await lookAfter(claim, { claimedOn, look }, world);
  if (change !== null) {
    if (saysEndOf(change, marker)) await post();
    else await giveNoticeBack(claim, claimedOn, world);
    return null;
  }
  const causedBy = marker.trigger.kind === 'run' ? null : marker.trigger;
  const reacted = before.includes('reaction') || (await addEndReaction(view, causedBy, world));
  const noticed = await post();
  const handedOver =
    before.includes('handover') || (await handOverOwed(view, comment, { pull, listed, claimedOn }, world));
  const done: Readonly<Record<Announcement, boolean>> = { reaction: reacted, notice: noticed, handover: handedOver };
  return ANNOUNCEMENTS.filter((kind) => done[kind]);
}

async function lookAfter(
  claim: NoticeClaim,
  { claimedOn, look }: Pick<Owing, 'claimedOn' | 'look'>,
  world: World,
): Promise<EditEnd | null> {
  try {
    return (await look?.()) ?? null;
  } catch (error) {
    await giveNoticeBack(claim, claimedOn, world);
    throw error;
  }
}

/** Another run may rely on our claim: it has shown the end, and posts no notice. */
function saysEndOf(change: EditEnd, { jobId }: Marker): boolean {
  return change.kind === 'changed' && change.marker?.state === 'finished' && change.marker.jobId === jobId;
}

async function handOverOwed(
  view: StatusView,
  { marker, thread, review, url, body }: OpenComment,
  { pull, listed, claimedOn }: Required<Pick<Owing, 'pull' | 'listed' | 'claimedOn'>>,
  world: World,
): Promise<boolean> {
  if (view.state !== 'finished' || view.link === null || marker.jobId === null) return true;
  const { request, jobId } = marker;
  if (!deservesHandover(view.link, { request, conversation: { thread, review } }, world)) return true;
  const text = isFollowersMarker(marker)
    ? ONLY_FOLLOWED
    : { requester: await requesterOf(marker, listed, world), instruction: { keptFrom: body } };
  const endedAt = saysEnd(marker) ? Date.parse(marker.watchedUntil) : world.clock.now();
  return handOver({ jobId, link: view.link, pull, status: { url }, claimedOn, text, endedAt }, world);
}

/** Reads who requested a job by comment. Null for a step's job, and if the comment is gone or can't be read. */
async function requesterOf(
  { trigger }: Marker,
  listed: readonly ThreadComment[],
  world: World,
): Promise<string | null> {
  if (trigger.kind === 'run') return null;
  const known = listed.find(({ kind, id }) => kind === trigger.kind && id === trigger.id);
  if (known !== undefined) return known.author;
  try {
    return (await world.repository.comment(trigger))?.author ?? null;
  } catch (error) {
    world.runner.debug(`Could not read who requested the job: ${repositoryErrorOf(error).message}`);
    return null;
  }
}

/** Nothing is announced for a job that hasn't ended or had no news. */
function saysEnd({ state, outcome }: Marker): boolean {
  return state !== 'starting' && state !== 'started' && outcome !== 'no-news';
}

/**
 * Records in a comment what was announced, and leaves its visible text unchanged. `looked`: see `GuardedEdit`. Throws
 * `RepositoryError`.
 */
export async function rememberAnnounced(
  { kind, id, body, marker }: OwnComment,
  announced: readonly Announcement[],
  { ours, looked, repository }: Pick<GuardedEdit, 'ours' | 'looked'> & { readonly repository: World['repository'] },
): Promise<EditEnd> {
  const told = withMarker(body, { ...marker, told: announced });
  const edit = { comment: { kind, id }, basis: marker, body: told, ours, looked };
  return editUnlessChanged(edit, repository);
}

/** Announces what an earlier attempt left out after writing an end. A failure is a warning. */
export async function announceEarlierEnd(keeper: StatusKeeper, view: StatusView, world: World): Promise<void> {
  const { ref, marker: known, conversation } = keeper;
  // A process that must end now leaves this to the next run.
  if (ref === null || known === null || owed(known).length === 0 || world.runner.cancelled.aborted) return;
  try {
    const fresh = await world.repository.comment(ref);
    if (fresh === null) return;
    // The keeper found this comment among our own, and a comment's author never changes.
    const ours = oursOf(fresh.author, world);
    const marker = believedMarker(fresh, ours);
    if (marker === null || marker === 'unreadable' || owed(marker).length === 0) return;
    const announced = await announceOwed(
      view,
      { ...fresh, marker, thread: conversation.thread },
      { unattended: false, claimedOn: keeper.followed ?? ref },
      world,
    );
    if (announced !== null && announced.length > marker.told.length)
      await rememberAnnounced({ ...fresh, marker }, announced, { ours, repository: world.repository });
  } catch (error) {
    world.runner.warning(`Could not report the end of the job: ${problemText(repositoryErrorOf(error))}`);
  }
}
