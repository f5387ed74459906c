import type { Command, ReadComment } from '../command/command.ts';
import type { CommentIntent } from '../event/intent.ts';
import type { Reaction } from '../ports/conversations.ts';
import { type CollectedContext, contextOfIssue, contextOfPullRequest } from '../prompt/context.ts';
import { helpText, slipText } from '../wording/answers.ts';
import type { Usage } from '../wording/job-summary.ts';
import { FIRST_PARAGRAPH, whyOverBudget } from '../wording/why-not.ts';
import type { InstructingName } from '../words/commands.ts';
import type { CommentWorld } from '../world.ts';
import { askedOf, forNewJob } from './asked-of.ts';
import { readUsage } from './budget.ts';
import type { Passed, Wanted } from './comment-gate.ts';
import type { Alone, OpenPull } from './find-open.ts';
import { askedOfJob, type Message, type Refusal } from './follow-up.ts';
import type { LateLink } from './late-link.ts';
import { addressedTo, composeOrder, type NewOrder } from './order.ts';
import { type FollowUp, findRetry, type Repeatable } from './retry.ts';
import type { Extent } from './thread-scope.ts';

/** Decides what to read of the thread. A first paragraph alone never needs more, unless it is a `retry`. */
export function wantedFor({ whole, paragraph }: ReadComment, intent: CommentIntent): Wanted {
  const command = paragraph?.kind === 'retry' ? paragraph : whole;
  return { ...neededBy(command, intent), mayBeCut: paragraph !== null };
}

function neededBy(command: Command, intent: CommentIntent): Omit<Wanted, 'mayBeCut'> {
  switch (command.kind) {
    case 'help':
    case 'slip':
    case 'status':
    case 'report':
      return { extent: 'since', outline: false, mayAddToOpen: false, mayFollowUp: false };
    case 'retry':
      return { extent: 'everywhere', outline: true, mayAddToOpen: true, mayFollowUp: false };
    case 'instruction': {
      const { to } = command;
      const extent = extentFor(to, intent);
      return { extent, outline: to !== 'continue', mayAddToOpen: to === null, mayFollowUp: to !== 'new-job' };
    }
  }
}

/** If an instruction may go to an existing job, the whole thread is read: a hand-over is older than the comment. */
function extentFor(to: InstructingName | null, { thread }: Pick<CommentIntent, 'thread'>): Extent {
  switch (to) {
    case 'continue':
      return 'everywhere';
    case 'new-job':
      return 'since';
    case null:
      return thread.kind === 'pull-request' ? 'conversation' : 'since';
  }
}

/** What a command asks for, with all that could be read before the claim. */
export type Plan =
  | { readonly kind: 'answer'; readonly text: string; readonly reaction: Reaction }
  | { readonly kind: 'report'; readonly period: Extract<Command, { readonly kind: 'report' }>['period'] }
  | { readonly kind: 'status' }
  | {
      readonly kind: 'request';
      readonly found: Instructed | Refusal;
      /** Status comments to correct, once the request is on its way. */
      readonly late: readonly LateLink[];
    };

/** Reads, beside the claim, what a command needs. It writes nothing. */
export async function compose(command: Command, passed: Passed, world: CommentWorld): Promise<Plan> {
  const { cut } = passed;
  const help = `${cut === null ? '' : `${FIRST_PARAGRAPH[cut]}\n\n`}${helpFor(world)}`;
  switch (command.kind) {
    case 'help':
      return { kind: 'answer', text: help, reaction: '+1' };
    case 'slip': {
      const text = `${slipText(command, world.settings.command)}\n\n${help}`;
      return { kind: 'answer', text, reaction: 'confused' };
    }
    case 'report':
      return { kind: 'report', period: command.period };
    case 'status':
      return { kind: 'status' };
    case 'instruction':
      return readInstruction(command, passed, world);
    case 'retry':
      return { kind: 'request', found: await readRetry(passed, world), late: [] };
  }
}

/** An instruction with where it goes, as far as that is known before the claim, and what the thread is about. */
interface Instructed extends Omit<Repeatable, 'to'> {
  readonly to: Alone | OpenPull | Message | FollowUp;
  readonly context: CollectedContext;
}

/** The diff is read only for a new job: an existing job knows its own. */
async function readInstruction(
  { text, to: name }: Extract<Command, { readonly kind: 'instruction' }>,
  passed: Passed,
  world: CommentWorld,
): Promise<Extract<Plan, { readonly kind: 'request' }>> {
  const { intent, cut } = passed;
  const { kind, id, place } = intent.comment;
  const asking = askedOf(name, passed, world);
  // The look at a pull request or a job takes time, so the context is read meanwhile.
  const looks = passed.listed !== null || (name === null && passed.makers.length > 0);
  const needsContext = looks || (await asking).to.kind === 'job';
  const [{ to, late }, context] = await Promise.all([asking, needsContext ? contextOf(passed, world) : NO_CONTEXT]);
  if (to.kind === 'refused') return { kind: 'request', found: to, late };
  const instructionComment = { kind, id };
  const found = { kind: 'instruction', text, cut, place, instructionComment, to, context, failed: null } as const;
  return { kind: 'request', found, late };
}

async function readRetry(passed: Passed, world: CommentWorld): Promise<Instructed | Refusal> {
  const [found, open, context] = await Promise.all([
    findRetry(passed, world),
    forNewJob(passed, world),
    contextOf(passed, world),
  ]);
  return found.kind === 'refused' ? found : { ...found, to: found.to ?? open, context };
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

/** A request that may be sent once its status comment is written. */
export interface Ready extends Pick<Instructed, 'instructionComment' | 'failed'> {
  readonly kind: 'ready';
  readonly order: NewOrder;
  readonly usage: Usage | null;
}

/** Composes what an instruction sends, or says why nothing is sent. `login` is our own. */
export async function orderOf(
  found: Instructed | Refusal,
  passed: Passed & { readonly login: string },
  world: CommentWorld,
): Promise<Ready | Refusal | { readonly kind: 'over-budget'; readonly sentence: string }> {
  const { intent, login, standing } = passed;
  if (found.kind === 'refused') return found;
  const to = found.to.kind === 'follow-up' ? await askedOfJob(found.to.job, passed, world) : found.to;
  if (to.kind === 'refused') return to;
  const usage = await readUsage({ login }, world);
  const over = whyOverBudget(usage);
  if (over !== null) return { kind: 'over-budget', sentence: over };
  const { text: instruction, cut, instructionComment, failed } = found;
  // An existing job knows both.
  const [before, read] = to.kind === 'message' ? ['', NO_CONTEXT] : [standing, found.context];
  const place = intent.context === null ? null : found.place;
  const own = await composeOrder(instruction, { standing: before, cut, read, place }, world);
  const about = `${intent.thread.kind.replace('-', ' ')} #${intent.thread.number}`;
  return { kind: 'ready', order: addressedTo(own, to, about), instructionComment, usage, failed };
}

function helpFor({ settings }: CommentWorld): string {
  const allowsOthers = settings.allowedUsers.length > 0 || settings.allowedBots.length > 0;
  return helpText(settings.command, { permission: settings.permission, allowsOthers });
}
