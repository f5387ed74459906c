import { type Command, type ReadComment, readComment } from '../command/command.ts';
import { authorize, type Requester } from '../event/authorize.ts';
import type { CausingComment, CommentRef, ThreadComment } from '../ports/conversations.ts';
import { instructionPart } from '../prompt/clean-text.ts';
import { instructionHash, type MarkerBase } from '../value/marker.ts';
import { sameComment } from '../value/own-comments.ts';
import type { Cut } from '../words/commands.ts';
import { orWarn } from '../words/errors.ts';
import type { RecordingWorld } from './record.ts';

// What a marker says of a request is memory, and others can forge it: it is read again from the comments it names.

type Read<C> = Readonly<{ kind: 'read'; comment: CausingComment; author: Requester; command: C; cut: Cut | null }>;
export type Instruction = Extract<Command, { readonly kind: 'instruction' }>;

/** `unclear`: it says what was requested only if it didn't come by e-mail. `not-permitted`: its author may start no job. */
type NoCommand = { readonly kind: 'gone' | 'changed' | 'unclear' | 'not-permitted' };
type Reading<C extends Command = Instruction> = Promise<Read<C> | NoCommand>;

/** The comment must be in that `thread`. `listed`: as a list has shown it, so that other reads needn't wait for it. */
type Known = Readonly<{ thread: number; permitted?: Requester; listed?: ThreadComment | undefined }>;
/** `pick` returns the expected command: of the comment, or of its first paragraph, if GitHub didn't say then how it came. */
async function readNamed<C extends Command>(
  ref: CommentRef,
  pick: (command: Command) => C | null,
  { thread, listed, permitted }: Known,
  world: RecordingWorld,
): Reading<C> {
  const read = (body: string): ReadComment | null => readComment(body, world.settings.command);
  const may = async (author: Requester): Promise<boolean> =>
    (permitted !== undefined && isSame(author, permitted)) || isPermitted(author, world);
  // What a list of comments says about an author.
  const bot = listed?.author.endsWith('[bot]') ?? false;
  const known = listed === undefined ? null : { id: listed.authorId, login: listed.author, bot, viaApp: null };
  const isFollowed = listed !== undefined && (read(listed.body)?.paragraph ?? null) !== null;
  const reading = world.repository.comment(ref).then((shown) => shown ?? readLate(ref, world));
  const early = known === null ? null : may(known);
  const asking = isFollowed ? whyCut(listed.nodeId, world) : undefined;
  // What the early answer throws is thrown only if it is used.
  const [comment, asked] = await Promise.all([reading, asking, early?.catch(() => false)]);
  if (comment === null || comment.thread !== thread) return { kind: 'gone' };
  const said = read(comment.body);
  if (said === null) return { kind: 'changed' };
  const { whole, paragraph } = said;
  const why = paragraph === null ? null : asked === undefined ? await whyCut(comment.nodeId, world) : asked;
  const [all, first] = [pick(whole), paragraph === null ? null : pick(paragraph)];
  const command = why === null ? (all ?? first) : first;
  if (command === null) return { kind: why === 'unknown' && all !== null ? 'unclear' : 'changed' };
  const cut = why ?? (command === all ? null : 'unknown');
  const author = { id: comment.authorId, login: comment.author, bot: comment.authorIsBot, viaApp: comment.viaApp };
  const isAllowed = await (known !== null && isSame(author, known) ? early : may(author));
  return isAllowed === true ? { kind: 'read', comment, author, command, cut } : { kind: 'not-permitted' };
}

/** Reads the instruction that a marker names, if it is still the one with that hash. */
export function readInstruction(ref: CommentRef, hash: string, known: Known, world: RecordingWorld): Reading {
  const pick = (command: Command): Instruction | null =>
    command.kind === 'instruction' && instructionHash(command.text) === hash ? command : null;
  return readNamed(ref, pick, known, world);
}

/** The instruction is as the agent gets it. What no comment confirms is left out. */
type Quoted = { readonly author?: Requester; readonly instruction?: { readonly text: string } };

/** Reads who requested a job by a comment, and with which instruction: their own, or the one that they had repeated. */
export async function readQuoted(marker: MarkerBase, thread: number | null, world: RecordingWorld): Promise<Quoted> {
  const { trigger, instructionComment } = marker;
  if (trigger.kind === 'run' || instructionComment === null || thread === null) return {};
  const pick = (command: Command): Command | null => (command.kind === 'retry' ? command : null);
  const reading = Promise.all([
    readInstruction(instructionComment, marker.instructionHash, { thread }, world),
    sameComment(trigger, instructionComment) ? null : readNamed(trigger, pick, { thread }, world),
  ]);
  const [held, retry] = (await orWarn(reading, 'Could not read who requested the job', world.runner)) ?? [];
  const request = retry ?? held;
  if (request?.kind !== 'read') return {};
  const text = held?.kind === 'read' ? instructionPart(held.command.text).text.trim() : '';
  return { author: request.author, instruction: { text } };
}

/** Returns why only a comment's first paragraph counts: a mail program may have added a stranger's text. Null if all counts. */
export async function whyCut(nodeId: string | null, { repository, runner }: RecordingWorld): Promise<Cut | null> {
  if (nodeId === null) return 'unknown';
  const failed = 'Could not read whether the comment came by e-mail';
  const byMail = await orWarn(repository.cameByMail(nodeId), failed, runner);
  return byMail === false ? null : byMail ? 'mail' : 'unknown';
}

export const isPermitted = async (author: Requester, { settings, repository }: RecordingWorld): Promise<boolean> =>
  (await authorize(author, settings, repository)).permitted;

function isSame(one: Requester, other: Requester): boolean {
  const keys = ['id', 'login', 'bot', 'viaApp'] as const;
  return one.id !== null && keys.every((key) => one[key] === other[key]);
}

/** Reads a comment again that GitHub has just not shown: its replicas lag, so one 404 proves nothing. */
export async function readLate(comment: CommentRef, world: RecordingWorld): Promise<CausingComment | null> {
  for (const waitMs of [1_000, 3_000]) {
    await world.clock.sleep(waitMs, world.runner.cancelled);
    const found = await world.repository.comment(comment);
    if (found !== null) return found;
  }
  return null;
}
