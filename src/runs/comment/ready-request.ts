import type { Outcome } from '../../outcome.ts';
import type { CommentPlace, CommentRef } from '../../ports/conversations.ts';
import { type CollectedContext, contextOfIssue, contextOfPullRequest } from '../../prompt/context.ts';
import type { OwnComment } from '../../thread/own-comments.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import type { LeftOut } from '../../trigger/mail-tail.ts';
import { newTask } from '../job-task.ts';
import { readUsage, type Usage, whyOverBudget } from '../request/budget.ts';
import { composePrompt, type NewRequest } from '../request/job-request.ts';
import { addressed } from '../request/open-pull-request.ts';
import { type OpenRequest, openRequest } from '../request/open-request.ts';
import type { CommentWorld } from '../world.ts';
import { refuseInThread } from './answer.ts';
import type { ThreadReadings } from './comment-gate.ts';
import { recordFor } from './comment-memory.ts';
import type { Asked } from './follow-up.ts';

/** A command that passed the gate, with what was read on the way. */
export interface Passed {
  readonly intent: CommentIntent;
  readonly readings: ThreadReadings;
  /** The team's standing instructions; empty if there are none. */
  readonly standing: string;
  /** Our own login, from the answer to the claim. */
  readonly login: string;
  /** The status comment of an earlier attempt that only waited, in which this one goes on; null if there is none. */
  readonly waited: OwnComment | null;
}

/** What a request is composed of. */
export interface Requested {
  readonly text: string;
  readonly leftOut: readonly LeftOut[];
  readonly context: CollectedContext;
  readonly place: CommentPlace | null;
  /** Where the instruction goes. */
  readonly asked: Exclude<Asked, { readonly kind: 'refused' }>;
  readonly instructionComment: CommentRef;
  readonly usage: Usage | null;
}

/** A request that may be sent once its status comment is written. */
export interface Ready extends Pick<Requested, 'instructionComment' | 'usage'> {
  readonly kind: 'ready';
  readonly request: NewRequest;
  /** For a retry, the status comment of the request that failed; otherwise null. */
  readonly failed: OwnComment | null;
}

/** Composes the request. Standing instructions are for new jobs. */
export async function requestOf(
  { text, leftOut, context, place, asked, instructionComment, usage }: Requested,
  { intent, standing }: Passed,
  world: CommentWorld,
): Promise<Ready> {
  for (const warning of context.warnings) world.runner.warning(warning);
  const before = asked.kind === 'message' ? '' : standing;
  const about = { standing: before, instruction: text, leftOut, context: context.context };
  const prompt = await composePrompt({ ...about, place: intent.context === null ? null : place }, world);
  const request = addressed(
    { instruction: text, prompt },
    asked,
    `${intent.thread.kind.replace('-', ' ')} #${intent.thread.number}`,
  );
  return { kind: 'ready', request, instructionComment, usage, failed: null };
}

/** Writes the status comment. */
export async function openReady(
  { request, instructionComment, usage }: Ready,
  { intent, login, waited }: Passed,
  world: CommentWorld,
): Promise<OpenRequest> {
  const record = recordFor({ intent, request, instructionComment, login, comment: waited }, world);
  const task = newTask({
    request,
    record,
    followed: null,
    askedAt: Date.parse(record.base.askedAt),
    causedBy: intent.comment,
    requester: intent.comment.author.login,
  });
  return openRequest({ ...task, usage }, world);
}

/** Checks the daily budget. If it is used up, answers so and returns the outcome. */
export async function budgetFor(
  { intent, login, waited }: Pick<Passed, 'intent' | 'login' | 'waited'>,
  world: CommentWorld,
): Promise<{ readonly kind: 'within-budget'; readonly usage: Usage | null } | Outcome> {
  const usage = await readUsage({ login, except: waited }, world);
  const over = whyOverBudget(usage);
  if (over === null) return { kind: 'within-budget', usage };
  if (!world.settings.dryRun) await refuseInThread(intent, over, world);
  return { kind: 'skipped', reason: 'over-budget', sentence: over };
}

export async function contextOf(
  { context }: CommentIntent,
  { outline }: ThreadReadings,
  { run, repository }: CommentWorld,
): Promise<CollectedContext> {
  if (context?.kind !== 'thread') return { context: null, warnings: [] };
  const from = { repository, name: run.repository };
  return outline === null ? contextOfIssue(context.thread, from) : contextOfPullRequest(context.thread, outline, from);
}
