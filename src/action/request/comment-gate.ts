import { type Command, firstParagraph, type ReadComment, usedOf } from '../command/command.ts';
import { authorize } from '../event/authorize.ts';
import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import type { CausingComment, ThreadComment } from '../ports/conversations.ts';
import { type Outline, readOutline } from '../prompt/context.ts';
import { groupHash } from '../value/marker.ts';
import * as memory from '../value/own-comments.ts';
import { isEarlierAttempt } from '../value/rights.ts';
import { notShown } from '../wording/why-not.ts';
import type { Cut, InstructingName } from '../words/commands.ts';
import { InputError, nothingStarted, repositoryErrorOf } from '../words/errors.ts';
import { markedLine } from '../words/hidden.ts';
import type { World } from '../world.ts';
import { listOfLastDay, type OpenComment, possibleMakers } from './ending.ts';
import { type Listed, listOpen } from './pull-request.ts';
import { tryReaction } from './reactions.ts';
import { readLate, whyCut } from './read-request.ts';
import { standingFor } from './request.ts';

export type Skipped = Extract<Outcome, { readonly kind: 'skipped' }>;
type Comments = readonly ThreadComment[];
export function skipped(reason: Skipped['reason'], sentence: string): Skipped {
  return { kind: 'skipped', reason, sentence };
}

/** The comments since the command's, all of the conversation, or also those on the diff, as always in a review thread. */
type Extent = 'since' | 'conversation' | 'everywhere';

export interface ThreadPart {
  readonly intent: CommentIntent;
  readonly own: memory.OwnComments;
  /** Without our login if it wasn't needed: then nothing in this part can be ours. */
  readonly ours: memory.Ours;
  /** Everyone's; `withDiff`: also those on a pull request's diff. */
  readonly comments: Comments;
  readonly withDiff: boolean;
}

export interface Passed extends ThreadPart {
  readonly kind: 'passed';
  readonly command: Command;
  readonly standing: string;
  /** Null for an issue, and if no context is wanted. */
  readonly outline: Outline | null;
  /** Null if the request gets its own pull request. */
  readonly listed: Listed | null;
  /** Why only the first paragraph of the comment counts; null if all of it does, or if nothing follows that. */
  readonly cut: Cut | null;
  readonly handedOver: memory.Found<ThreadComment> | null;
  /** Our status comments, of any thread, whose jobs may have made this pull request. Empty if it is handed over. */
  readonly makers: readonly OpenComment[];
}

type Wanted = 'outline' | 'open-pulls' | 'makers';

/** If it may go to an existing job, the whole thread: a hand-over is older than the comment. */
const WANTED: Readonly<Record<Command['kind'] | InstructingName, readonly [Extent, ...Wanted[]]>> = {
  help: ['since'],
  slip: ['since'],
  status: ['since'],
  report: ['since'],
  retry: ['everywhere', 'outline', 'open-pulls'],
  instruction: ['conversation', 'outline', 'open-pulls', 'makers'],
  continue: ['everywhere', 'makers'],
  'new-job': ['since', 'outline'],
};

/** Lets a command pass, or says why not. Throws `RepositoryError`, and `InputError` for one without visible text. */
export function passGate(intent: CommentIntent, read: ReadComment, world: World): Promise<Skipped | Passed> {
  return readGate(intent, read, world).catch((error: unknown) => {
    throw nothingStarted(repositoryErrorOf(error), {});
  });
}

async function readGate(intent: CommentIntent, read: ReadComment, world: World): Promise<Skipped | Passed> {
  const { comment, sender, thread } = intent;
  const { repository } = world;
  if (sender.id !== comment.author.id)
    return skipped('not-permitted', 'The event was not caused by the author of the comment.');
  // A first paragraph alone never needs more than the whole comment, unless it is a `retry`.
  const widest = read.paragraph?.kind === 'retry' ? read.paragraph : read.whole;
  const [most, ...wanted] = WANTED[widest.kind === 'instruction' ? (widest.to ?? widest.kind) : widest.kind];
  // Nothing hands over an issue.
  const extent = most === 'conversation' && thread.kind === 'issue' ? 'since' : most;
  const outlined = wanted.includes('outline') ? intent.context?.thread : undefined;
  const permission = authorize(comment.author, world.settings, repository);
  const isMember = ['OWNER', 'MEMBER', 'COLLABORATOR'].includes(comment.association);
  if (intent.problems.length > 0) throw await setUpMistake(intent, permission, isMember, world);
  // Members most likely have permission; for all others it is read first, to save the other requests.
  if (!isMember) {
    const answer = await permission;
    if (!answer.permitted) return refuse(answer, intent, world);
  }
  const [answer, fresh, rows, outline, listed, asked, lastDay] = await Promise.allSettled([
    permission,
    repository.comment(comment),
    readThread(intent, extent, world),
    outlined?.kind === 'pull-request' ? readOutline(outlined, repository) : null,
    wanted.includes('open-pulls') ? listOpen(groupHash(world.settings), world) : null,
    read.paragraph === null ? null : whyCut(comment.nodeId, world),
    wanted.includes('makers') ? listOfLastDay(intent, world) : [],
  ]);
  const authorization = unwrap(answer);
  if (!authorization.permitted) return refuse(authorization, intent, world);
  const reads = { ...unwrap(rows), outline: unwrap(outline), listed: unwrap(listed), cut: unwrap(asked) };
  const inConversation = reads.comments.filter(({ review }) => review === null);
  // The first one counts: a later one can't claim the pull request.
  const handedOver = memory.firstBelieved(inConversation, reads.ours);
  const possible = authorization.mayWrite && handedOver === null ? unwrap(lastDay) : [];
  const makers = possibleMakers(memory.ownComments(possible, reads.ours).marked, thread.url, world.clock.now());
  const command = usedOf(read, reads.cut);
  const changed = await whyChanged(unwrap(fresh), reads, world);
  if (changed !== null) return changed;
  const standing = await standingFor(command, intent, world);
  return { kind: 'passed', ...reads, handedOver, makers, command, standing };
}

/** Only a reaction shows it in the thread: the log has the words. A stranger isn't told what GitHub doesn't say. */
async function setUpMistake(
  { comment, problems }: CommentIntent,
  permission: ReturnType<typeof authorize>,
  isMember: boolean,
  world: World,
): Promise<InputError> {
  const asked = permission.then(({ permitted }) => permitted);
  const mayStart = await asked.catch((error: unknown) => repositoryErrorOf(error) && isMember);
  if (mayStart && !world.settings.dryRun) await tryReaction(comment, 'confused', world);
  return new InputError(problems);
}

type Reads = ThreadPart & Pick<Passed, 'cut'>;
/** Says that the comment, as GitHub has just `shown` it, no longer says what the event says; null if it does. */
async function whyChanged(shown: CausingComment | null, reads: Reads, world: World): Promise<Skipped | null> {
  const { intent, own, cut } = reads;
  const { comment } = intent;
  const bound = memory.ofComment(own, comment);
  // What an earlier attempt has left is finished even if the comment changed.
  if (bound !== null && isEarlierAttempt(bound.marker, world.run)) return null;
  const now = shown ?? (await readLate(comment, world));
  if (now === null) {
    const listed = await readComments(intent, 'since', world);
    if (listed.some((each) => memory.sameComment(each, comment))) throw notShown();
    return skipped('changed', 'Nothing was started: the comment was deleted.');
  }
  // GitHub keeps the line ends of the last editor: other line ends are no change.
  const usedIn = ({ body }: { readonly body: string }): string | undefined =>
    cut === null ? body.replace(/\r\n?/g, '\n') : firstParagraph(body, world.settings.command)?.text;
  if (usedIn(now) === usedIn(comment) && now.authorId === comment.author.id) return null;
  if (!world.settings.dryRun && !isTaken(own, intent)) await tryReaction(comment, 'confused', world);
  return skipped('changed', 'Nothing was started: the comment was edited after it was posted. Comment again.');
}

async function refuse(why: Omit<Skipped, 'kind'>, { comment }: CommentIntent, world: World): Promise<Skipped> {
  if (!world.settings.dryRun) await tryReaction(comment, '-1', world);
  return skipped(why.reason, `Nothing was started: ${why.sentence}`);
}

/** Reads the comments that may include the answer to a command: if its review thread is gone, we answer in the conversation. */
export async function readComments(intent: CommentIntent, extent: Extent, world: World): Promise<Comments> {
  const from = extent === 'since' ? intent.comment.createdAt : null;
  const since = from === null ? {} : { since: from };
  const kinds = readsDiff(intent, extent)
    ? (['issue-comment', 'review-comment'] as const)
    : (['issue-comment'] as const);
  const reads = kinds.map((kind) => world.repository.comments(intent.thread.number, { kind, ...since }));
  return writtenSince((await Promise.all(reads)).flat(), from);
}

const readsDiff = ({ comment, thread }: CommentIntent, extent: Extent): boolean =>
  thread.kind === 'pull-request' && (extent === 'everywhere' || comment.kind === 'review-comment');

/** Reads a part of a thread. Our login, if it isn't known, costs a request: it is read only if something could be ours. */
export async function readThread(intent: CommentIntent, extent: Extent, world: World, known = ''): Promise<ThreadPart> {
  const reading = readComments(intent, extent, world);
  const mayHoldOurs = extent !== 'since' || (await reading).some(({ body }) => markedLine(body) !== undefined);
  const [login, comments] = await Promise.all([known || (mayHoldOurs ? world.repository.viewer() : ''), reading]);
  const ours = memory.oursOf(login, world);
  return { intent, own: memory.ownComments(comments, ours), ours, comments, withDiff: readsDiff(intent, extent) };
}

/** GitHub's `since` compares the last change instead. */
const writtenSince = (comments: Comments, from: string | null): Comments =>
  from === null ? comments : comments.filter(({ createdAt }) => Date.parse(createdAt) >= Date.parse(from));

/** Checks whether a list shows the comment as taken, even if its reaction was removed; what we can't read may be the answer. */
export const isTaken = (own: memory.OwnComments, { comment }: CommentIntent): boolean =>
  memory.ofComment(own, comment) !== null || writtenSince(own.unreadable, comment.createdAt).length > 0;

/** Picks what a command is about: all, or in a review thread only that and answers to it in the conversation. */
export function inScope<O extends memory.OwnComments>(own: O, { comment }: CommentIntent, comments: Comments): O {
  const { review } = comment;
  if (review === null) return own;
  const ids = new Set(comments.filter((row) => row.review === review).map(({ id }) => id));
  const answers = ({ review: at, marker: { trigger } }: memory.OwnComment): boolean =>
    at === review || (at === null && trigger.kind === 'review-comment' && ids.has(trigger.id));
  return {
    ...own,
    marked: own.marked.filter(answers),
    unreadable: own.unreadable.filter((row) => row.review === review),
  };
}

export function unwrap<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'fulfilled') return settled.value;
  throw settled.reason;
}
