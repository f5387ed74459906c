import { nothingStarted, repositoryErrorOf } from '../../errors.ts';
import { markedLine } from '../../marker-line.ts';
import type { Outcome } from '../../outcome.ts';
import type { CommentRef, Reaction, ThreadComment } from '../../ports/conversations.ts';
import type { Repository } from '../../ports.ts';
import { type Outline, readOutline } from '../../prompt/context.ts';
import { type Authorization, authorize } from '../../thread/authorize.ts';
import { isEarlierAttempt } from '../../thread/claim.ts';
import { instructionHash } from '../../thread/marker.ts';
import { type OwnComments, ofComment, ownComments } from '../../thread/own-comments.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { tryReaction } from '../finish/react.ts';
import { type Listed, listOpen } from '../request/open-pull-request.ts';
import { type CommentWorld, oursOf } from '../world.ts';
import { type Extent, readComments, writtenSince } from './thread-scope.ts';

type Skipped = Extract<Outcome, { readonly kind: 'skipped' }>;

/** What was read of a thread while checking the gate, so that it needn't be read again. */
export interface ThreadReadings {
  readonly kind: 'passed';
  /** Our own comments: of the whole thread, or those since the comment that caused this run. */
  readonly own: OwnComments;
  /** Everyone's comments of the same part of the thread. */
  readonly comments: readonly ThreadComment[];
  /** Whether that includes the comments on a pull request's diff. */
  readonly withDiff: boolean;
  /** Our own login; null if it wasn't needed. */
  readonly login: string | null;
  /** Null for an issue, and if no context is wanted. */
  readonly outline: Outline | null;
  /** The open pull requests that the request may be added to; null if it gets its own. */
  readonly listed: Listed | null;
}

export interface Wanted {
  readonly extent: Extent;
  /** The command is about the whole thread, including review threads if it is in a pull request's conversation. */
  readonly everywhere: boolean;
  readonly context: boolean;
  /** The request may be added to an open pull request. */
  readonly mayAddToOpen: boolean;
}

/** Authors with these associations most likely have permission; for all others the permission is read first. */
const INSIDERS = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/**
 * Lets a command pass, or says why not. Reads everything needed before the claim at once; for a likely stranger it
 * reads the permission first, to save the other requests. Writes nothing before the gate passes. Throws
 * `RepositoryError`: then nothing was started.
 */
export async function passGate(
  intent: CommentIntent,
  wanted: Wanted,
  world: CommentWorld,
): Promise<Skipped | ThreadReadings> {
  const { comment, sender } = intent;
  if (sender.id !== comment.author.id)
    return skipped('not-permitted', 'The event was not caused by the author of the comment.');
  const { repository } = world;
  const permission = authorize(comment.author, world.settings, repository);
  if (!INSIDERS.includes(comment.association)) {
    const answer = await permission;
    if (!answer.permitted) return refuse(answer, intent, world);
  }
  const [answer, fresh, thread, outline, listed] = await Promise.allSettled([
    permission,
    repository.causingComment(comment),
    readThread(intent, wanted, world),
    wanted.context ? outlineOf(intent, repository) : null,
    wanted.mayAddToOpen ? listOpen(world) : null,
  ]);
  const authorization = unwrap(answer);
  if (!authorization.permitted) return refuse(authorization, intent, world);
  const readings = { kind: 'passed', ...unwrap(thread), outline: unwrap(outline), listed: unwrap(listed) } as const;
  const changed = changeOf(intent, unwrap(fresh));
  const bound = ofComment(readings.own, comment);
  // A job that an earlier attempt requested is followed even if the comment changed.
  const wasSent = bound !== null && bound.marker.state !== 'waiting' && isEarlierAttempt(bound.marker, world.run);
  if (changed === null || wasSent) return readings;
  return refuseChanged(changed, { intent, own: readings.own }, world);
}

/** Rereads our own comments in the thread, with the login that the claim returned. */
export async function readOwnThread(
  { comment, thread }: CommentIntent,
  login: string,
  world: CommentWorld,
): Promise<OwnComments> {
  const diff = comment.kind === 'review-comment' ? 'since' : null;
  const comments = await readComments({ comment, thread }, { conversation: 'since', diff }, world.repository);
  return ownComments(comments, oursOf(login, world));
}

/**
 * Checks whether a list shows that the comment that caused this run is taken, whatever its claim says: someone may have
 * removed the reaction. If one of our later comments is unreadable, it may be the answer.
 */
export function isTaken(own: OwnComments, { comment }: CommentIntent): boolean {
  return ofComment(own, comment) !== null || writtenSince(own.unreadable, comment.createdAt).length > 0;
}

/**
 * Claims a comment with a reaction. Throws `RepositoryError` unless the answer is clear: then nothing may start.
 * `unclear` says what to do if the claim may have arrived.
 */
export async function claim(
  comment: CommentRef,
  reaction: Reaction,
  world: Pick<CommentWorld, 'repository'>,
  { unclear = 'If the claim did arrive, a re-run finds the comment taken: comment again.' } = {},
): ReturnType<CommentWorld['repository']['react']> {
  try {
    return await world.repository.react(comment, reaction);
  } catch (error) {
    const failed = repositoryErrorOf(error);
    const advice = failed.failure === 'unavailable' ? unclear : '';
    const sentence = "Nothing was started, because the comment couldn't be claimed:";
    throw nothingStarted(failed, { sentence, advice });
  }
}

/**
 * Looks once whether the thread shows that another run has claimed a comment, if our own claim got no clear answer. Null
 * if it doesn't, or can't be read: another run may still be about to write its status comment.
 */
export async function takenByAnother(
  intent: CommentIntent,
  error: unknown,
  world: CommentWorld,
): Promise<{ readonly own: OwnComments; readonly login: string } | null> {
  if (repositoryErrorOf(error).failure !== 'unavailable') return null;
  try {
    const login = await world.repository.viewer();
    const own = await readOwnThread(intent, login, world);
    return ofComment(own, intent.comment) === null ? null : { own, login };
  } catch (thrown) {
    repositoryErrorOf(thrown);
    return null;
  }
}

function changeOf({ comment }: CommentIntent, now: ThreadComment | null): 'gone' | 'changed' | null {
  if (now === null) return 'gone';
  return sameText(now.body, comment.body) && now.authorId === comment.author.id ? null : 'changed';
}

/** Asks the author of a comment that changed since the event to comment again, unless it is answered already. */
async function refuseChanged(
  change: 'gone' | 'changed',
  { intent, own }: { readonly intent: CommentIntent; readonly own: OwnComments },
  world: CommentWorld,
): Promise<Skipped> {
  const silent = change === 'gone' || world.settings.dryRun || isTaken(own, intent);
  if (!silent) await tryReaction(intent.comment, 'confused', world);
  const sentence =
    change === 'gone'
      ? 'Nothing was started: the comment was deleted.'
      : 'Nothing was started: the comment was edited after it was posted. Comment again.';
  return skipped('changed', sentence);
}

async function refuse(
  answer: Authorization & { readonly permitted: false },
  { comment }: CommentIntent,
  world: CommentWorld,
): Promise<Skipped> {
  if (!world.settings.dryRun) await tryReaction(comment, '-1', world);
  return skipped(answer.reason, `Nothing was started: ${answer.sentence}`);
}

/** Our login costs a request, so for `since` it is read only if something in the thread could be ours. */
async function readThread(
  intent: CommentIntent,
  { extent, everywhere }: Wanted,
  world: CommentWorld,
): Promise<Omit<ThreadReadings, 'kind' | 'outline' | 'listed'>> {
  const { repository } = world;
  const diff = everywhere || intent.comment.kind === 'review-comment' ? extent : null;
  const reading = readComments(intent, { conversation: extent, diff }, repository);
  if (extent === 'since') {
    const comments = await reading;
    if (!comments.some(({ body }) => markedLine(body) !== undefined))
      return {
        own: { marked: [], unreadable: [], neverSent: new Set() },
        comments,
        withDiff: diff !== null,
        login: null,
      };
  }
  const [login, comments] = await Promise.all([repository.viewer(), reading]);
  return { own: ownComments(comments, oursOf(login, world)), comments, withDiff: diff !== null, login };
}

async function outlineOf({ context }: CommentIntent, repository: Repository): Promise<Outline | null> {
  if (context?.kind !== 'thread' || context.thread.kind === 'issue') return null;
  return readOutline(context.thread, repository);
}

/** Returns the value of a settled promise, or throws its rejection. */
export function unwrap<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'fulfilled') return settled.value;
  throw settled.reason;
}

function skipped(reason: Skipped['reason'], sentence: string): Skipped {
  return { kind: 'skipped', reason, sentence };
}

/** GitHub keeps the line ends of the last editor, so different line ends are no change. */
function sameText(one: string, other: string): boolean {
  return instructionHash(one.replace(/\r\n?/g, '\n')) === instructionHash(other.replace(/\r\n?/g, '\n'));
}
