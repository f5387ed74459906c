import { InputError } from '../errors.ts';
import { cleanText } from '../jobs/clean-text.ts';
import { type CollectedContext, contextOfCommit, contextOfIssue, contextOfPullRequest } from '../jobs/context.ts';
import { buildPrompt, type Prompt } from '../jobs/prompt.ts';
import type { EventComment } from '../trigger/event.ts';
import type { CommentIntent, ContextSource, JobIntent, JobSource } from '../trigger/intent.ts';
import type { World } from './world.ts';

/** What is asked of the service. */
export interface JobRequest {
  /** The instruction as people know it; for a job that exists already, a sentence that names it. */
  readonly instruction: string;
  /** Null for a job that exists already. */
  readonly prompt: Prompt | null;
  readonly existingJobId: string | null;
}

/** Composes what a comment asks for: the team's standing instructions, then the comment's, then what it is about. */
export async function composeCommentRequest(
  { standing, context, comment }: CommentIntent,
  instruction: string,
  world: World,
): Promise<JobRequest> {
  const { text } = cleanText(instruction);
  if (text === '') {
    throw new InputError([
      {
        message: 'The comment asks for nothing that can be seen: HTML comments and invisible characters do not count.',
        hint: 'Write down what the agent is to do.',
      },
    ]);
  }
  const before = standing === null ? '' : `${await readInstruction(standing, world)}\n\n`;
  const prompt = await compose({ instruction: before + instruction, context, place: comment.place }, world);
  return { instruction: text, prompt, existingJobId: null };
}

/** Reads the instruction and what it is about. Throws `InputError` if nothing is left of the instruction. */
export async function composeRequest({ source, context }: JobIntent, world: World): Promise<JobRequest> {
  if (source.kind === 'existing') {
    return { instruction: `Follow the job ${source.jobId}.`, prompt: null, existingJobId: source.jobId };
  }
  const instruction = await readInstruction(source, world);
  const { text } = cleanText(instruction);
  if (text === '') {
    const input = source.kind === 'prompt' ? 'prompt' : 'prompt-file';
    throw new InputError([
      {
        message: `Input "${input}" holds no visible text: HTML comments and invisible characters do not count.`,
        hint: 'Write down what the agent is to do.',
      },
    ]);
  }
  const prompt = await compose({ instruction, context, place: null }, world);
  return { instruction: text, prompt, existingJobId: null };
}

async function compose(
  {
    instruction,
    context,
    place,
  }: { readonly instruction: string; readonly context: ContextSource | null; readonly place: EventComment['place'] },
  world: World,
): Promise<Prompt> {
  const about = await collect(context, world);
  for (const warning of about.warnings) world.runner.warning(warning);
  const found = about.context === null ? null : { ...about.context, place };
  const prompt = buildPrompt(instruction, { context: found, token: world.randomness.token() });
  for (const note of prompt.notes) world.runner.info(note);
  return prompt;
}

async function readInstruction(source: Exclude<JobSource, { kind: 'existing' }>, world: World): Promise<string> {
  return source.kind === 'prompt' ? source.text : world.runner.readWorkspaceFile(source.path);
}

async function collect(source: ContextSource | null, { repository, run }: World): Promise<CollectedContext> {
  if (source === null) return { context: null, warnings: [] };
  if (source.kind === 'commit') return contextOfCommit(source.sha, await repository(), run.repository);
  if (source.thread.kind === 'issue') return contextOfIssue(source.thread, run.repository);
  return contextOfPullRequest(source.thread, await repository(), run.repository);
}
