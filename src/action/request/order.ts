import type { Command } from '../command/command.ts';
import type { CommentIntent, PromptSource } from '../event/intent.ts';
import type { CommentPlace } from '../ports/conversations.ts';
import type { JobReading } from '../ports/jobs.ts';
import { cleanText } from '../prompt/clean-text.ts';
import type { CollectedContext } from '../prompt/context.ts';
import { buildPrompt, messageInto, type Prompt } from '../prompt/prompt.ts';
import type { LinkedPullRequest, ShownInstruction } from '../value/stage.ts';
import { FIRST_PARAGRAPH, NOTHING_VISIBLE, type WhyAlone } from '../wording/why-not.ts';
import type { Cut } from '../words/commands.ts';
import { InputError } from '../words/errors.ts';
import type { World } from '../world.ts';
import type { Addressee, FollowedJob, OpenPull } from './find-open.ts';

interface Composed {
  /** As written: its hash distinguishes requests. */
  readonly instruction: string;
  readonly prompt: Prompt;
}

/** For a job of its own. */
export interface JobOrder extends Composed {
  readonly kind: 'job';
  /** Why the service could not add it to an open pull request; may quote the service. */
  readonly reason?: string;
}

/** For an existing job. What was seen of it while the status comment was written is null if that wasn't needed. */
export interface MessageOrder extends Composed {
  readonly kind: 'message';
  readonly job: FollowedJob;
  /** What the service has shown of a job that the requester means. */
  readonly reading: JobReading | null;
  /** What GitHub has shown of the pull request: of that of such a job, if the writing took long. */
  readonly pull: LinkedPullRequest | null;
  /** The open pull request that it is added to, and the order that is sent otherwise; null if the requester means this job. */
  readonly into: (OpenPull & { readonly alone: JobOrder }) | null;
}

export type NewOrder = JobOrder | MessageOrder;

/** What the service gets, or got. `sent`: by an earlier attempt, or by another run; only the status comment shows it. */
export type Order = NewOrder | { readonly kind: 'sent'; readonly instruction: ''; readonly prompt: null };

export const SENT: Order = { kind: 'sent', instruction: '', prompt: null };

export function noted<O extends NewOrder>(order: O, note: string): O {
  const { prompt } = order;
  return { ...order, prompt: { ...prompt, notes: [note, ...prompt.notes] } };
}

/** Returns what the status comment shows of a request: the instruction as the agent gets it, and our remarks on the prompt. */
export function shownInstruction(order: NewOrder): Exclude<ShownInstruction, { readonly keptFrom: string }> {
  const { instruction: text, remarks } = order.prompt;
  return { text, remarks, ...(order.kind === 'job' && order.reason !== undefined ? { reason: order.reason } : {}) };
}

/** Addresses the order of a job of its own to where its instruction goes; `about` names what the request is about. */
export function addressedTo(order: JobOrder, to: Addressee, about: string | null): NewOrder {
  if (to.kind === 'job') return ownJob(order, to.why);
  const { into } = to;
  const message = { ...order, ...to, reading: null, pull: null };
  if (into === null) return { ...message, into };
  return { ...message, prompt: messageInto(order.prompt, into.link.number, about), into: { ...into, alone: order } };
}

/** Says in the order of a job of its own why an open pull request can't take it; null if there is none. */
export function ownJob(order: JobOrder, why: WhyAlone | null): JobOrder {
  if (why === null) return order;
  const { prompt } = order;
  const { sentence, reason } = why;
  const notes = [...prompt.notes, `${sentence} ${reason ?? ''}`.trim()];
  const said = { ...order, prompt: { ...prompt, notes, remarks: [...prompt.remarks, sentence] } };
  return reason === null ? said : { ...said, reason };
}

/** What is sent with an instruction. */
interface Composing {
  /** The team's standing instructions; empty if there are none. */
  readonly standing?: string;
  /** Why the instruction is only the first paragraph of its comment; null if it isn't. */
  readonly cut?: Cut | null;
  /** What the request is about; its warnings are logged, and shown in the summary. */
  readonly read: CollectedContext;
  readonly place?: CommentPlace | null;
  /** What else the status comment and the summary say. */
  readonly also?: readonly string[];
}

/**
 * Makes the order of a job of its own: joins the instruction and its context, and logs what was cut or removed. Throws
 * `InputError` if the instruction has no visible text left.
 */
export async function composeOrder(
  instruction: string,
  { standing = '', cut = null, read: { context, warnings }, place = null, also = [] }: Composing,
  { randomness, runner }: Pick<World, 'randomness' | 'runner'>,
): Promise<JobOrder> {
  const about = place === null ? context : { ...context, place };
  const built = await buildPrompt(instruction, { standing, context: about, token: randomness.token() });
  if (built.text === '') throw new InputError([NOTHING_VISIBLE]);
  const used = cut === null ? [] : [FIRST_PARAGRAPH[cut]];
  const notes = [...used, ...built.notes];
  for (const warning of warnings) runner.warning(warning);
  for (const note of notes) runner.info(note);
  const remarks = [...also, ...used, ...built.remarks];
  return { kind: 'job', instruction, prompt: { ...built, notes: [...also, ...warnings, ...notes], remarks } };
}

export async function readSource(source: PromptSource, { runner }: Pick<World, 'runner'>): Promise<string> {
  return source.kind === 'prompt' ? source.text : runner.readWorkspaceFile(source.path);
}

/** Reads the team's instructions, if a command may start something. Throws `InputError`, also for one without visible text. */
export async function standingFor(
  command: Command,
  { standing }: CommentIntent,
  world: Pick<World, 'runner'>,
): Promise<string> {
  // This loads no parser: `composeOrder` refuses what only a parser can see.
  if (command.kind === 'instruction' && cleanText(command.text).text === '') throw new InputError([NOTHING_VISIBLE]);
  const starts = command.kind === 'instruction' || command.kind === 'retry';
  return starts && standing !== null ? readSource(standing, world) : '';
}
