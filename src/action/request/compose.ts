import type { Command } from '../command/command.ts';
import type { Reaction } from '../ports/conversations.ts';
import { type CollectedContext, contextOfIssue, contextOfPullRequest } from '../prompt/context.ts';
import { helpText, slipText } from '../wording/answers.ts';
import { whyOverBudget } from '../wording/usage.ts';
import { FIRST_PARAGRAPH } from '../wording/why-cut.ts';
import type { CommentWorld } from '../world.ts';
import { readUsage } from './budget.ts';
import type { Passed } from './comment-gate.ts';
import { requestFrom } from './comment-request.ts';
import { askedOf, askedOfJob, forNewJob, type Refusal } from './destination.ts';
import type { LateLink } from './late-link.ts';
import { addressedTo, composePrompt, type NewOrder } from './order.ts';
import type { Instruction } from './read-request.ts';
import type { DocsRequest } from './request.ts';
import { findRetry, type Instructed } from './retry.ts';

/** What a command asks for, with all that could be read before the claim. */
export type Plan =
  | { readonly kind: 'answer'; readonly text: string; readonly reaction: Reaction }
  | Extract<Command, { readonly kind: 'report' | 'status' }>
  | {
      readonly kind: 'request';
      readonly found: Instructed | Refusal;
      /** What the thread is about. */
      readonly context: CollectedContext;
      /** Status comments to correct, once the request is on its way. */
      readonly late: readonly LateLink[];
    };

type PlannedRequest = Extract<Plan, { readonly kind: 'request' }>;

/** Reads, beside the claim, what a command needs. It writes nothing. */
export async function compose(passed: Passed, world: CommentWorld): Promise<Plan> {
  const { command, cut } = passed;
  const { settings } = world;
  const allowsOthers = settings.allowedUsers.length > 0 || settings.allowedBots.length > 0;
  const commands = helpText(settings.command, { permission: settings.permission, allowsOthers });
  const help = cut === null ? commands : `${FIRST_PARAGRAPH[cut]}\n\n${commands}`;
  switch (command.kind) {
    case 'help':
      return { kind: 'answer', text: help, reaction: '+1' };
    case 'slip':
      return { kind: 'answer', text: `${slipText(command, settings.command)}\n\n${help}`, reaction: 'confused' };
    case 'report':
    case 'status':
      return command;
    case 'instruction':
      return planOf(command, passed, world);
    case 'retry': {
      const reading = [findRetry(passed, world), forNewJob(passed, world), contextOf(passed, world)] as const;
      const [found, open, context] = await Promise.all(reading);
      return {
        kind: 'request',
        found: found.kind === 'refused' ? found : { ...found, to: found.to ?? open },
        context,
        late: [],
      };
    }
  }
}

/** The diff is read only for a new job: an existing job knows its own. */
async function planOf({ text, to: name }: Instruction, passed: Passed, world: CommentWorld): Promise<PlannedRequest> {
  const { cut } = passed;
  const { kind, id, place } = passed.intent.comment;
  const asking = askedOf(name, passed, world);
  // The look at a pull request or a job takes time, so the context is read meanwhile.
  const looks = passed.listed !== null || (name === null && passed.makers.length > 0);
  const needsContext = looks || (await asking).to.kind === 'job';
  const [{ to, late }, context] = await Promise.all([asking, needsContext ? contextOf(passed, world) : NO_CONTEXT]);
  const written = { kind: 'instruction', text, cut, place, instructionComment: { kind, id }, failed: null } as const;
  return { kind: 'request', found: to.kind === 'refused' ? to : { ...written, to }, context, late };
}

const NO_CONTEXT: CollectedContext = { context: null, warnings: [] };

async function contextOf(
  { intent: { context }, outline }: Passed,
  { run, repository }: CommentWorld,
): Promise<CollectedContext> {
  if (context === null) return NO_CONTEXT;
  const from = { repository, name: run.repository };
  return outline === null ? contextOfIssue(context.thread, from) : contextOfPullRequest(context.thread, outline, from);
}

/** Composes the request of an instruction, to be sent once its status comment is written, or says why nothing is sent. */
export async function composeRequest(
  { found, context }: PlannedRequest,
  passed: Passed,
  world: CommentWorld,
): Promise<DocsRequest<NewOrder> | Refusal | { readonly kind: 'over-budget'; readonly sentence: string }> {
  if (found.kind === 'refused') return found;
  const to = found.to.kind === 'follow-up' ? await askedOfJob(found.to, passed, world) : found.to;
  if (to.kind === 'refused') return to;
  const usage = await readUsage({ login: passed.ours.login }, world);
  const over = whyOverBudget(usage);
  if (over !== null) return { kind: 'over-budget', sentence: over };
  const { text: instruction, cut } = found;
  const { thread, context: wanted } = passed.intent;
  // An existing job knows both.
  const [standing, read] = to.kind === 'message' ? ['', NO_CONTEXT] : [passed.standing, context];
  const place = wanted === null ? null : found.place;
  const prompt = await composePrompt({ standing, instruction, cut, read, place }, world);
  const about = `${thread.kind.replace('-', ' ')} #${thread.number}`;
  return { ...requestFrom(addressedTo({ instruction, prompt }, to, about), found, passed, world), usage };
}
