import { InputError } from '../../errors.ts';
import type { PullRequestLink } from '../../jobs/job.ts';
import type { CommentPlace } from '../../ports/conversations.ts';
import type { JobReading } from '../../ports/jobs.ts';
import { cleanText } from '../../prompt/clean-text.ts';
import { buildPrompt, type Prompt, type PromptContext } from '../../prompt/prompt.ts';
import { instructionHash, type Marker } from '../../thread/marker.ts';
import type { JobIntent, JobSource } from '../../trigger/intent.ts';
import type { LeftOut } from '../../trigger/mail-tail.ts';
import type { LinkedPullRequest } from '../finish/pull-request-facts.ts';
import type { World } from '../world.ts';

/** The job a follow-up goes to. */
export interface FollowedJob {
  readonly jobId: string;
  /** Address of its pull request; null if it is not known. */
  readonly pullRequest: string | null;
  /** The head commit of its pull request now; null if it can't be read. */
  readonly head: string | null;
}

/** The open pull request that a message is added to, and what a job of its own would get. */
export interface Into {
  readonly link: PullRequestLink;
  /** Its job works on an earlier request, as far as we know. */
  readonly isBusy: boolean;
  /** What GitHub showed of it while the status comment was written; null if it is looked at later. */
  readonly seen: LinkedPullRequest | null;
  readonly alone: Prompt;
}

/** A request to the service. */
export type JobRequest =
  | {
      readonly kind: 'start';
      /** As written: its hash distinguishes requests. */
      readonly instruction: string;
      readonly prompt: Prompt;
      /** Why the service could not add it to an open pull request, in its words. */
      readonly said?: string;
    }
  /** A follow-up for an existing job. */
  | {
      readonly kind: 'message';
      readonly job: FollowedJob;
      readonly instruction: string;
      readonly prompt: Prompt;
      /** Set if it is added to an open pull request; the job was not named by the requester. */
      readonly into?: Into;
      /** For any other: what the service showed of the job while the status comment was written. */
      readonly reading?: JobReading | null;
    }
  /** An existing job is only followed. */
  | { readonly kind: 'follow'; readonly jobId: string };

/** The request of an earlier attempt, recorded only in its comment. */
export interface RememberedRequest {
  readonly kind: 'remembered';
}

/** Returns the instruction that the status comment shows and hashes. */
export function instructionOf(request: JobRequest): string {
  return request.kind === 'follow' ? `Follow the job ${request.jobId}.` : request.instruction;
}

/** Checks whether a status comment is that of a step which only followed a job. */
export function isFollowersMarker({
  jobId,
  instructionHash: hash,
}: Pick<Marker, 'jobId' | 'instructionHash'>): boolean {
  return jobId !== null && hash === instructionHash(instructionOf({ kind: 'follow', jobId }));
}

/**
 * Returns what the status comment shows of a request: the instruction as the agent gets it, and our remarks on the
 * prompt.
 */
export function shownInstruction(request: JobRequest): {
  readonly text: string;
  readonly remarks: readonly string[];
  readonly said?: string;
} {
  if (request.kind === 'follow') return { text: instructionOf(request), remarks: [] };
  const said = request.kind === 'start' && request.said !== undefined ? { said: request.said } : {};
  return { text: request.prompt.instruction, remarks: request.prompt.remarks, ...said };
}

/** Returns the prompt and what was cut or removed from it; nothing for a job that was requested earlier. */
export function promptOf(request: JobRequest | RememberedRequest): {
  readonly text: string | null;
  readonly notes: readonly string[];
} {
  return request.kind === 'start' || request.kind === 'message' ? request.prompt : { text: null, notes: [] };
}

/**
 * Joins the instruction and its context, and logs what was cut or removed. Throws `InputError` if the instruction has
 * no visible text left.
 */
export async function composePrompt(
  {
    standing,
    instruction,
    leftOut = [],
    context,
    place,
  }: {
    /** The team's standing instructions; empty if there are none. */
    readonly standing: string;
    readonly instruction: string;
    /** What we cut off below the instruction: a mail program had added it. */
    readonly leftOut?: readonly LeftOut[];
    readonly context: PromptContext | null;
    readonly place: CommentPlace | null;
  },
  { randomness, runner }: Pick<World, 'randomness' | 'runner'>,
): Promise<Prompt> {
  const about = context !== null ? { ...context, place } : place === null ? null : { place };
  const built = await buildPrompt(instruction, { standing, context: about, token: randomness.token() });
  if (built.text === '') throw new InputError([NOTHING_VISIBLE]);
  const cut = leftOut.map((kind) => LEFT_OUT[kind]);
  const prompt = {
    ...built,
    notes: [...cut, ...built.notes],
    remarks: [...cut, ...built.remarks],
  };
  for (const note of prompt.notes) runner.info(note);
  return prompt;
}

/** Adds a sentence of plain words to what the status comment says about a prompt; `more` is for log and summary only. */
export function withRemark(prompt: Prompt, sentence: string, more = ''): Prompt {
  return { ...prompt, notes: [...prompt.notes, `${sentence} ${more}`.trim()], remarks: [...prompt.remarks, sentence] };
}

/** Makes the message that adds a request to an open pull request of its job. `about` names what it is about, if known. */
export function messageInto(prompt: Prompt, number: number, about: string | null): Prompt {
  const frame = [
    `Add this to the pull request #${number}, which this job has made. Keep what it already contains, and open no other pull request.`,
    about === null ? '' : `The request is about ${about}.`,
  ];
  return { ...prompt, text: `${prompt.text}\n\n${frame.join(' ').trim()}` };
}

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  quotation: 'Quoted lines at the end were left out.',
  mail: 'Text below a mail separator was left out.',
  signature: 'Text below a signature line was left out.',
};

/** Reads the instruction of a step. Throws `InputError` if it has no visible text. */
export async function readStepInstruction(
  source: Exclude<JobIntent['source'], { readonly kind: 'existing' }>,
  world: World,
): Promise<string> {
  const instruction = await readSource(source, world);
  if (cleanText(instruction).text !== '') return instruction;
  const input = source.kind === 'prompt' ? 'prompt' : 'prompt-file';
  throw new InputError([
    {
      message: `Input "${input}" has no visible text: HTML comments and invisible characters don't count.`,
      hint: 'Describe what the agent should do.',
    },
  ]);
}

const NOTHING_VISIBLE = {
  message: "The comment contains no visible instruction: HTML comments and invisible characters don't count.",
  hint: 'Describe what the agent should do.',
};

/**
 * Throws `InputError` for an instruction in a comment that has no visible text. It loads no parser: `composePrompt`
 * refuses what only a parser can see.
 */
export function demandVisible(instruction: string): void {
  if (cleanText(instruction).text === '') throw new InputError([NOTHING_VISIBLE]);
}

/** Reads a prompt from its input or file. */
export async function readSource(
  source: Exclude<JobSource, { readonly kind: 'existing' }>,
  { runner }: Pick<World, 'runner'>,
): Promise<string> {
  return source.kind === 'prompt' ? source.text : runner.readWorkspaceFile(source.path);
}
