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
import type { PullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import type { Alone, FollowedJob, OpenPull } from './find-open.ts';

/** The open pull request that a message is added to, and what a job of its own would get. */
export interface Into {
  readonly link: PullRequestLink;
  /** What GitHub showed of it while the status comment was written; null if it is looked at later. */
  readonly seen: LinkedPullRequest | null;
  /** Its job works on an earlier request, as far as we know. */
  readonly isBusy: boolean;
  /** When its job was read (monotonic, ms). */
  readonly seenAt: number;
  readonly alone: Prompt;
}

/** For a job of its own. */
export interface JobOrder {
  readonly kind: 'job';
  /** As written: its hash distinguishes requests. */
  readonly instruction: string;
  readonly prompt: Prompt;
  /** Why the service could not add it to an open pull request; may quote the service. */
  readonly reason?: string;
}

/** For an existing job. */
export interface MessageOrder {
  readonly kind: 'message';
  readonly job: FollowedJob;
  readonly instruction: string;
  readonly prompt: Prompt;
  /** What the service showed of the job while the status comment was written; null before that. */
  readonly reading: JobReading | null;
  /** What GitHub has shown of its pull request since, if that took long; null if it took no time. */
  readonly pull: LinkedPullRequest | null;
  /** Null if the requester means this job; otherwise another one may get the request. */
  readonly into: Into | null;
}

export type NewOrder = JobOrder | MessageOrder;

/** Adds a remark for the summary. */
export function noted<O extends NewOrder>(order: O, note: string): O {
  const { prompt } = order;
  return { ...order, prompt: { ...prompt, notes: [note, ...prompt.notes] } };
}

/** What the service gets, or got. `sent`: by an earlier attempt, or by another run; only the status comment shows it. */
export type Order = NewOrder | { readonly kind: 'sent'; readonly instruction: ''; readonly prompt: null };

export const SENT: Order = { kind: 'sent', instruction: '', prompt: null };

/**
 * Returns what the status comment shows of a request: the instruction as the agent gets it, and our remarks on the
 * prompt.
 */
export function shownInstruction(order: Order): Exclude<ShownInstruction, { readonly keptFrom: string }> {
  const { instruction, prompt } = order;
  if (prompt === null) return { text: instruction, remarks: [] };
  const reason = order.kind === 'job' && order.reason !== undefined ? { reason: order.reason } : {};
  return { text: prompt.instruction, remarks: prompt.remarks, ...reason };
}

/** Makes the order for where an instruction goes; `about` names what the request is about. */
export function addressedTo(
  { instruction, prompt }: Pick<JobOrder, 'instruction' | 'prompt'>,
  to: OpenPull | Alone | { readonly kind: 'message'; readonly job: FollowedJob },
  about: string | null,
): NewOrder {
  switch (to.kind) {
    case 'job':
      return ownJob({ instruction, prompt }, to.why);
    case 'message':
      return { kind: 'message', job: to.job, instruction, prompt, reading: null, pull: null, into: null };
    case 'open': {
      const { link, isBusy, seenAt, job } = to;
      const into = { link, seen: null, isBusy, seenAt, alone: prompt };
      const text = messageInto(prompt, link.number, about);
      return { kind: 'message', job, instruction, prompt: text, reading: null, pull: null, into };
    }
  }
}

/** Makes the order of a job of its own; `why`: there is an open pull request, but it can't take the request. */
export function ownJob(
  { instruction, prompt }: Pick<JobOrder, 'instruction' | 'prompt'>,
  why: WhyAlone | null,
): JobOrder {
  if (why === null) return { kind: 'job', instruction, prompt };
  const { sentence, reason } = why;
  const notes = [...prompt.notes, `${sentence} ${reason ?? ''}`.trim()];
  const reasoned = { ...prompt, notes, remarks: [...prompt.remarks, sentence] };
  return { kind: 'job', instruction, prompt: reasoned, ...(reason === null ? {} : { reason }) };
}

/**
 * Joins the instruction and its context, and logs what was cut or removed. Throws `InputError` if the instruction has
 * no visible text left.
 */
export async function composePrompt(
  {
    standing,
    instruction,
    cut = null,
    read: { context, warnings },
    place,
  }: {
    /** The team's standing instructions; empty if there are none. */
    readonly standing: string;
    readonly instruction: string;
    /** Why the instruction is only the first paragraph of its comment; null if it isn't. */
    readonly cut?: Cut | null;
    /** What the request is about; its warnings are logged, and shown in the summary. */
    readonly read: CollectedContext;
    readonly place: CommentPlace | null;
  },
  { randomness, runner }: Pick<World, 'randomness' | 'runner'>,
): Promise<Prompt> {
  const about =
    context === null ? (place === null ? null : { place }) : context.kind === 'push' ? context : { ...context, place };
  const built = await buildPrompt(instruction, { standing, context: about, token: randomness.token() });
  if (built.text === '') throw new InputError([NOTHING_VISIBLE]);
  const used = cut === null ? [] : [FIRST_PARAGRAPH[cut]];
  const notes = [...used, ...built.notes];
  for (const warning of warnings) runner.warning(warning);
  for (const note of notes) runner.info(note);
  return { ...built, notes: [...warnings, ...notes], remarks: [...used, ...built.remarks] };
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
  // This loads no parser: `composePrompt` refuses what only a parser can see.
  if (command.kind === 'instruction' && cleanText(command.text).text === '') throw new InputError([NOTHING_VISIBLE]);
  const starts = command.kind === 'instruction' || command.kind === 'retry';
  return starts && standing !== null ? readSource(standing, world) : '';
}
