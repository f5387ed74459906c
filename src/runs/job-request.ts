import { InputError } from '../errors.ts';
import { cleanText } from '../jobs/clean-text.ts';
import { buildPrompt, type Prompt, type PromptContext } from '../jobs/prompt.ts';
import type { CommentPlace } from '../ports.ts';
import type { JobIntent, JobSource } from '../trigger/intent.ts';
import type { LeftOut } from '../trigger/mail-tail.ts';
import type { World } from './world.ts';

/** A job that a follow-up goes to. */
export interface FollowedJob {
  readonly jobId: string;
  /** The commit that its pull request is at now; null where that can't be read. */
  readonly head: string | null;
}

/** What is requested of the service. */
export type JobRequest =
  | {
      readonly kind: 'start';
      /** As it was written: two requests are told apart by its hash. */
      readonly instruction: string;
      readonly prompt: Prompt;
    }
  /** A follow-up for a job that exists. */
  | {
      readonly kind: 'message';
      readonly job: FollowedJob;
      readonly instruction: string;
      readonly prompt: Prompt;
    }
  /** A job that exists already is only followed. */
  | { readonly kind: 'follow'; readonly jobId: string };

/** The request of an earlier attempt, which only its comment remembers. */
export interface RememberedRequest {
  readonly kind: 'remembered';
}

/** Gives the request in the words that the status comment shows, and that its hash stands for. */
export function instructionOf(request: JobRequest): string {
  return request.kind === 'follow' ? `Follow the job ${request.jobId}.` : request.instruction;
}

/** Gives what the status comment shows of a request: the instruction as the agent gets it, and our remarks on the prompt. */
export function shownInstruction(request: JobRequest): { readonly text: string; readonly remarks: readonly string[] } {
  if (request.kind === 'follow') return { text: instructionOf(request), remarks: [] };
  return { text: request.prompt.instruction, remarks: request.prompt.remarks };
}

/** Gives the prompt and what was cut or removed from it; nothing for a job that was requested before. */
export function promptOf(request: JobRequest | RememberedRequest): {
  readonly text: string | null;
  readonly notes: readonly string[];
} {
  return request.kind === 'start' || request.kind === 'message' ? request.prompt : { text: null, notes: [] };
}

/**
 * Joins the instruction and what it is about, and logs what was cut or removed. Throws `InputError` if nothing visible is
 * left of the instruction.
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
    /** What a mail program had put below the instruction, and was cut off. */
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

const LEFT_OUT: Readonly<Record<LeftOut, string>> = {
  quotation: 'Quoted lines at the end were left out.',
  mail: 'Text below a mail separator was left out.',
  signature: 'Text below a signature line was left out.',
};

/** Reads the instruction of a step. Throws `InputError` if nothing visible is left of it. */
export async function readStepInstruction(
  source: Exclude<JobIntent['source'], { readonly kind: 'existing' }>,
  world: World,
): Promise<string> {
  const instruction = await readSource(source, world);
  if (cleanText(instruction).text !== '') return instruction;
  const input = source.kind === 'prompt' ? 'prompt' : 'prompt-file';
  throw new InputError([
    {
      message: `Input "${input}" holds no visible text: HTML comments and invisible characters do not count.`,
      hint: 'Write down what the agent should do.',
    },
  ]);
}

const NOTHING_VISIBLE = {
  message: 'The comment contains no visible instruction: HTML comments and invisible characters do not count.',
  hint: 'Write down what the agent should do.',
};

/**
 * Throws `InputError` for an instruction in a comment of which nothing visible is left. It loads no parser; what only that
 * can see, `composePrompt` refuses.
 */
export function demandVisible(instruction: string): void {
  if (cleanText(instruction).text === '') throw new InputError([NOTHING_VISIBLE]);
}

/** Reads a prompt from its input or its file. */
export async function readSource(
  source: Exclude<JobSource, { readonly kind: 'existing' }>,
  { runner }: Pick<World, 'runner'>,
): Promise<string> {
  return source.kind === 'prompt' ? source.text : runner.readWorkspaceFile(source.path);
}
