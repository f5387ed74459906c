import type { Command } from '../command/command.ts';
import type { CommentIntent, PromptSource } from '../event/intent.ts';
import type { CommentPlace } from '../ports/conversations.ts';
import type { JobReading } from '../ports/jobs.ts';
import { cleanText } from '../prompt/clean-text.ts';
import type { CollectedContext } from '../prompt/context.ts';
import { buildPrompt, messageInto, type Prompt } from '../prompt/prompt.ts';
import type { LinkedPullRequest, ShownInstruction } from '../value/stage.ts';
import { FIRST_PARAGRAPH, NOTHING_VISIBLE, type WhyAlone, withoutMemory } from '../wording/why-not.ts';
import type { Cut } from '../words/commands.ts';
import { InputError, type RepositoryError } from '../words/errors.ts';
import type { World } from '../world.ts';
import type { Addressee, FollowedJob, OpenPull } from './find-open.ts';

export interface JobOrder {
  readonly kind: 'job';
  /** As written: its hash distinguishes requests. */
  readonly instruction: string;
  readonly prompt: Prompt;
  /** Why the service could not add it to an open pull request; may quote the service. */
  readonly reason?: string;
}

/** For an existing job. What was seen of it while the status comment was written is null if that wasn't needed. */
export interface MessageOrder extends Pick<JobOrder, 'prompt'> {
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

/** `sent`: by an earlier attempt, or by another run; only the status comment, with that body, shows it. */
export type Order = NewOrder | { readonly kind: 'sent'; readonly prompt: null; readonly keptFrom: string };

/** Warns that nothing will remember an order, also in the summary. */
export function unremembered<O extends NewOrder>(order: O, failure: RepositoryError, { runner }: World): O {
  const note = withoutMemory(failure);
  runner.warning(note);
  return { ...order, prompt: { ...order.prompt, notes: [note, ...order.prompt.notes] } };
}

/** Returns what the status comment shows of a request: the instruction as the agent gets it, and our remarks on the prompt. */
export function shownInstruction(order: Order): ShownInstruction {
  if (order.kind === 'sent') return order;
  const { instruction: text, remarks } = order.prompt;
  return { text, remarks, ...(order.kind === 'job' && order.reason !== undefined ? { reason: order.reason } : {}) };
}

export function addressedTo(order: JobOrder, to: Addressee, about: string | null): NewOrder {
  if (to.kind === 'job') return ownJob(order, to.why);
  const { into } = to;
  const message = { ...order, ...to, reading: null, pull: null };
  if (into === null) return { ...message, into };
  return { ...message, prompt: messageInto(order.prompt, into.link.number, about), into: { ...into, alone: order } };
}

/** Says in the order of a job of its own why an open pull request can't take it. */
export function ownJob(order: JobOrder, why: WhyAlone | null): JobOrder {
  if (why === null) return order;
  const { sentence, reason } = why;
  const notes = [...order.prompt.notes, `${sentence} ${reason ?? ''}`.trim()];
  const prompt = { ...order.prompt, notes, remarks: [...order.prompt.remarks, sentence] };
  return { ...order, prompt, ...(reason === null ? {} : { reason }) };
}

interface Composing {
  /** What the request is about. */
  readonly read: CollectedContext;
  /** The team's instructions. */
  readonly standing?: string;
  readonly cut?: Cut | null;
  readonly place?: CommentPlace | null;
  /** What else the status comment and the summary say. */
  readonly also?: readonly string[];
}

/** Logs what was cut or removed. Throws `InputError` if the instruction has no visible text left. */
export async function composeOrder(instruction: string, given: Composing, world: World): Promise<JobOrder> {
  const { read, standing = '', cut = null, place = null, also = [] } = given;
  const { runner } = world;
  const context = place === null ? read.context : { ...read.context, place };
  const built = await buildPrompt(instruction, { standing, context, token: world.randomness.token() });
  if (built.text === '') throw new InputError([NOTHING_VISIBLE]);
  const used = cut === null ? [] : [FIRST_PARAGRAPH[cut]];
  const notes = [...used, ...built.notes];
  for (const warning of read.warnings) runner.warning(warning);
  for (const note of notes) runner.info(note);
  const remarks = [...also, ...used, ...built.remarks];
  return { kind: 'job', instruction, prompt: { ...built, notes: [...also, ...read.warnings, ...notes], remarks } };
}

export async function readSource(source: PromptSource, { runner }: World): Promise<string> {
  return source.kind === 'prompt' ? source.text : runner.readWorkspaceFile(source.path);
}

/** Reads the team's instructions, if a command may start something. Throws `InputError`, also for one without visible text. */
export async function standingFor(command: Command, { standing }: CommentIntent, world: World): Promise<string> {
  // This loads no parser: `composeOrder` refuses what only a parser can see.
  if (command.kind === 'instruction' && cleanText(command.text) === '') throw new InputError([NOTHING_VISIBLE]);
  return standing !== null && ['instruction', 'retry'].includes(command.kind) ? readSource(standing, world) : '';
}
