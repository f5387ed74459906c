import { problemText, repositoryErrorOf } from '../errors.ts';
import type { PullRequestLink } from '../jobs/job.ts';
import type { CommentRef, Conversation, PullRequest } from '../ports.ts';
import { HANDOVER_CLAIM, SECOND_HANDOVER_CLAIM } from '../thread/claim.ts';
import { believedHandover, type HandoverText, renderHandover } from '../thread/handover.ts';
import type { Marker } from '../thread/marker.ts';
import type { AnnouncingWorld } from './announce.ts';
import { isOwnPullRequest, lookAtLinked } from './pull-request-facts.ts';
import { oursOf, type World } from './world.ts';

/** A job whose pull request is handed over. */
export interface HandingOver {
  readonly jobId: string;
  readonly link: PullRequestLink;
  /** The pull request as read at the job's end; null if it wasn't. */
  readonly pull: PullRequest | null;
  /** Null for a job without a thread: then the pull request itself shows whether it was handed over. */
  readonly status: { readonly url: string } | null;
  /** The status comment that claims the hand-over, as for the notice of the end; null for a job without a thread. */
  readonly claimedOn: CommentRef | null;
  readonly text: Omit<HandoverText, 'origin' | 'command'>;
  /** UTC, ms: when a status comment first showed the end, or is about to. */
  readonly endedAt: number;
}

/**
 * Checks whether a job's pull request gets our comment: only in the run's own repository, because an instruction may be
 * private, and not if the request was made on that pull request.
 */
export function deservesHandover(
  link: PullRequestLink | null,
  { request, conversation }: { readonly request: Marker['request']; readonly conversation: Conversation | null },
  world: Pick<World, 'run' | 'settings'>,
): boolean {
  if (!world.settings.handover || link === null || request === 'message') return false;
  return isOwnPullRequest(link, world) && conversation?.thread !== link.number;
}

/** For a job that was only followed: we know neither its requester nor its instruction. */
export const ONLY_FOLLOWED = { requester: null, instruction: { text: '' }, onlyFollowed: true } as const;

/** How long the run that claimed a hand-over may need until GitHub lists its comment (ms). */
const WRITTEN_WITHIN_MS = 2_000;
/** How long after a job's end that run may still be writing: GitHub's rate limits can make minutes pass (ms). */
const HAND_OVER_WITHIN_MS = 5 * 60_000;
/** How long it sends again: a minute less, for the last request and for clocks that differ (ms). */
const SENT_AGAIN_WITHIN_MS = 4 * 60_000;

/** Checks whether another run may still be writing the hand-over of a job whose end was shown then (UTC, ms). */
export function mayBeWriting(endedAt: number, { clock }: Pick<World, 'clock'>): boolean {
  return clock.now() - endedAt < HAND_OVER_WITHIN_MS;
}

/**
 * Writes the hand-over only once per job, across all runs and all its status comments. Issues and pull requests that
 * are no longer open get none. A failure is a warning. Returns true if nothing is left to do.
 */
export async function handOver(handing: HandingOver, world: AnnouncingWorld & Pick<World, 'run'>): Promise<boolean> {
  try {
    const { link, pull } = handing;
    const seen = pull !== null ? ({ kind: 'shown', pull } as const) : await lookAtLinked(link, world);
    if (seen.kind === 'missing' || (seen.kind === 'shown' && seen.pull.state !== 'open')) return true;
    const isEmpty = seen.kind === 'shown' && seen.pull.comments === 0;
    const turn = await takeTurn(handing, { isEmpty }, world);
    if (turn === 'done' || turn === 'later') return turn === 'done';
    const mayRepeat = (): Promise<boolean> => maySendAgain(handing, turn, world);
    await world.repository.createComment({ thread: link.number, review: null }, textOf(handing, world), { mayRepeat });
    return true;
  } catch (error) {
    world.runner.warning(`Could not comment on the pull request: ${problemText(repositoryErrorOf(error))}`);
    return false;
  }
}

/**
 * Checks whether a hand-over that GitHub refused may be sent again: not once another run may try, and not if one has
 * written it meanwhile. Doesn't throw.
 */
async function maySendAgain(
  handing: HandingOver,
  turn: 'first' | 'last',
  world: AnnouncingWorld & Pick<World, 'run'>,
): Promise<boolean> {
  if (turn === 'first' && world.clock.now() - handing.endedAt >= SENT_AGAIN_WITHIN_MS) return false;
  try {
    return !(await isHandedOver(handing, world));
  } catch (error) {
    world.runner.debug(`Could not look for the hand-over again: ${repositoryErrorOf(error).message}`);
    return false;
  }
}

/**
 * Claims the hand-over, unless the pull request has it. If it is claimed but still missing minutes after the end, its
 * run died or GitHub refused it: one other run may try again. `first` and `last` write, `later`: its run may still be
 * writing.
 */
async function takeTurn(
  handing: HandingOver,
  { isEmpty }: { readonly isEmpty: boolean },
  world: AnnouncingWorld & Pick<World, 'run'>,
): Promise<'first' | 'last' | 'done' | 'later'> {
  const { claimedOn, endedAt } = handing;
  const { repository } = world;
  const isOnly = claimedOn === null;
  if (isOnly || (await repository.react(claimedOn, HANDOVER_CLAIM)).created) {
    if (!isEmpty && (await isHandedOver(handing, world))) return 'done';
    return isOnly ? 'last' : 'first';
  }
  if (await isHandedOver(handing, world)) return 'done';
  await world.clock.sleep(WRITTEN_WITHIN_MS, world.runner.cancelled);
  if (await isHandedOver(handing, world)) return 'done';
  if (mayBeWriting(endedAt, world)) return 'later';
  return (await repository.react(claimedOn, SECOND_HANDOVER_CLAIM)).created ? 'last' : 'done';
}

async function isHandedOver(
  { link, jobId }: HandingOver,
  world: AnnouncingWorld & Pick<World, 'run'>,
): Promise<boolean> {
  const { repository } = world;
  const [login, comments] = await Promise.all([repository.viewer(), repository.comments(link.number)]);
  return comments.some((comment) => believedHandover(comment, oursOf(login, world))?.job === jobId);
}

function textOf({ jobId, status, text }: HandingOver, world: AnnouncingWorld & Pick<World, 'run'>): string {
  const { run, settings } = world;
  const { repository, service } = oursOf('', world);
  const runUrl = `${run.serverUrl}/${run.repository}/actions/runs/${run.runId}`;
  const origin = { kind: status === null ? 'run' : 'thread', url: status?.url ?? runUrl } as const;
  const thread = /\/(\d+)#/.exec(status?.url ?? '')?.[1];
  const handover = { job: jobId, repository, service, thread: thread === undefined ? null : Number(thread) };
  return renderHandover(handover, { ...text, origin, command: settings.command });
}
