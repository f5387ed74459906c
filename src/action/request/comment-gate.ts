import { firstParagraph } from '../command/command.ts';
import { type Authorization, authorize } from '../event/authorize.ts';
import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import type { CausingComment, ThreadComment } from '../ports/conversations.ts';
import type { Repository } from '../ports.ts';
import { type Outline, readOutline } from '../prompt/context.ts';
import { isEarlierAttempt } from '../value/claim.ts';
import { type Ours, type OwnComments, ofComment, oursOf, ownComments, sameComment } from '../value/own-comments.ts';
import { notShown } from '../wording/why-not.ts';
import type { Cut } from '../words/commands.ts';
import { nothingStarted, repositoryErrorOf } from '../words/errors.ts';
import { markedLine } from '../words/marker-line.ts';
import type { CommentWorld } from '../world.ts';
import { whyCut } from './by-mail.ts';
import { type Listed, listOpen } from './find-open.ts';
import { listOfLastDay, type OpenComment, possibleMakers } from './late-link.ts';
import { tryReaction } from './react.ts';
import { readLate } from './read-late.ts';
import { type Extent, isTaken, readComments, readsDiff } from './thread-scope.ts';

export type Skipped = Extract<Outcome, { readonly kind: 'skipped' }>;

/** A comment whose command passed the gate, with what was read of its thread, so that it needn't be read again. */
interface ThreadReadings {
  readonly kind: 'passed';
  readonly intent: CommentIntent;
  /** Our own comments: of the whole thread, or those since the comment that caused this run. */
  readonly own: OwnComments;
  /** Everyone's comments of the same part of the thread. */
  readonly comments: readonly ThreadComment[];
  /** Whether that includes the comments on a pull request's diff. */
  readonly withDiff: boolean;
  /** Our own login; null if it wasn't needed: then nothing in the thread can be ours. */
  readonly login: string | null;
  readonly ours: Ours;
  /** Null for an issue, and if no context is wanted. */
  readonly outline: Outline | null;
  /** The open pull requests that the request may be added to; null if it gets its own. */
  readonly listed: Listed | null;
  /** Why only the first paragraph of the comment counts; null if all of it does, or if nothing follows that. */
  readonly cut: Cut | null;
  /** Our status comments, of any thread, whose jobs may have made this pull request. Empty if it is handed over. */
  readonly makers: readonly OpenComment[];
}

/** A command that passed the gate, with all that is known before the claim. */
export interface Passed extends ThreadReadings {
  /** The team's standing instructions; empty if there are none. */
  readonly standing: string;
}

/** What a command needs of its thread. */
export interface Wanted {
  readonly extent: Extent;
  /** A pull request's outline, if the request gets the thread as its context. */
  readonly outline: boolean;
  /** The request may be added to an open pull request. */
  readonly mayAddToOpen: boolean;
  /** If the comment came by e-mail, it requests something else. */
  readonly mayBeCut: boolean;
  /** The request may go to the job that made the thread's pull request. */
  readonly mayFollowUp: boolean;
}

/** Authors with these associations most likely have permission; for all others the permission is read first. */
const INSIDERS = ['OWNER', 'MEMBER', 'COLLABORATOR'];

/** Lets a command pass, or says why not. Throws `RepositoryError`, which says that nothing was started. */
export async function passGate(
  intent: CommentIntent,
  wanted: Wanted,
  world: CommentWorld,
): Promise<Skipped | ThreadReadings> {
  try {
    return await readGate(intent, wanted, world);
  } catch (error) {
    throw nothingStarted(repositoryErrorOf(error), {});
  }
}

/**
 * Reads everything needed before the claim at once; for a likely stranger it reads the permission first, to save the other
 * requests. Writes nothing before the gate passes.
 */
async function readGate(intent: CommentIntent, wanted: Wanted, world: CommentWorld): Promise<Skipped | ThreadReadings> {
  const { comment, sender } = intent;
  if (sender.id !== comment.author.id)
    return skipped('not-permitted', 'The event was not caused by the author of the comment.');
  const { repository } = world;
  const permission = authorize(comment.author, world.settings, repository);
  if (!INSIDERS.includes(comment.association)) {
    const answer = await permission;
    if (!answer.permitted) return refuse(answer, intent, world);
  }
  const [answer, fresh, thread, outline, listed, asked, lastDay] = await Promise.allSettled([
    permission,
    repository.causingComment(comment),
    readThread(intent, wanted.extent, world),
    wanted.outline ? outlineOf(intent, repository) : null,
    wanted.mayAddToOpen ? listOpen(world) : null,
    wanted.mayBeCut ? whyCut(comment.nodeId, world) : null,
    wanted.mayFollowUp ? listOfLastDay(intent, world) : [],
  ]);
  const authorization = unwrap(answer);
  if (!authorization.permitted) return refuse(authorization, intent, world);
  const reads = { ...unwrap(thread), outline: unwrap(outline), listed: unwrap(listed), cut: unwrap(asked) };
  const { url } = intent.thread;
  const makers = authorization.mayWrite ? possibleMakers(unwrap(lastDay), { url, ...reads }, world) : [];
  const readings = { kind: 'passed', intent, ...reads, makers } as const;
  const shown = unwrap(fresh);
  const bound = ofComment(readings.own, comment);
  // What an earlier attempt has left is finished even if the comment changed.
  if (bound !== null && isEarlierAttempt(bound.marker, world.run)) return readings;
  const now = shown ?? (await readCausingLate(intent, world));
  return isUnchanged(now, readings, world) ? readings : refuseChanged(now, readings, world);
}

/**
 * Reads the comment that caused this run again, which GitHub has just not shown; null: it was deleted. Throws
 * `RepositoryError` if its thread still lists it.
 */
async function readCausingLate(intent: CommentIntent, world: CommentWorld): Promise<CausingComment | null> {
  const { comment } = intent;
  const found = await readLate(comment, world);
  if (found !== null) return found;
  const listed = await readComments(intent, 'since', world.repository);
  if (listed.some((each) => sameComment(each, comment))) throw notShown();
  return null;
}

/**
 * Compares what is used of the comment; `now` is null if it is gone. GitHub keeps the line ends of the last editor: other
 * line ends are no change.
 */
function isUnchanged(
  now: ThreadComment | null,
  { intent: { comment }, cut }: ThreadReadings,
  { settings }: CommentWorld,
): boolean {
  const textOf = ({ body }: { readonly body: string }): string | undefined =>
    cut === null ? body.replace(/\r\n?/g, '\n') : firstParagraph(body, settings.command)?.text;
  return now !== null && textOf(now) === textOf(comment) && now.authorId === comment.author.id;
}

/** Asks the author of a comment that was edited since the event to comment again, unless it is answered already. */
async function refuseChanged(
  now: ThreadComment | null,
  { intent, own }: ThreadReadings,
  world: CommentWorld,
): Promise<Skipped> {
  if (now === null) return skipped('changed', 'Nothing was started: the comment was deleted.');
  if (!world.settings.dryRun && !isTaken(own, intent)) await tryReaction(intent.comment, 'confused', world);
  return skipped('changed', 'Nothing was started: the comment was edited after it was posted. Comment again.');
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
  extent: Extent,
  world: CommentWorld,
): Promise<Pick<ThreadReadings, 'own' | 'comments' | 'withDiff' | 'login' | 'ours'>> {
  const { repository } = world;
  const reading = readComments(intent, extent, repository);
  const mayHoldOurs = extent !== 'since' || (await reading).some(({ body }) => markedLine(body) !== undefined);
  const [login, comments] = await Promise.all([mayHoldOurs ? repository.viewer() : null, reading]);
  const ours = oursOf(login ?? '', world);
  return { own: ownComments(comments, ours), comments, withDiff: readsDiff(intent, extent), login, ours };
}

async function outlineOf({ context }: CommentIntent, repository: Repository): Promise<Outline | null> {
  return context === null || context.thread.kind === 'issue' ? null : readOutline(context.thread, repository);
}

/** Returns the value of a settled promise, or throws its rejection. */
export function unwrap<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'fulfilled') return settled.value;
  throw settled.reason;
}

export function skipped(reason: Skipped['reason'], sentence: string): Skipped {
  return { kind: 'skipped', reason, sentence };
}
