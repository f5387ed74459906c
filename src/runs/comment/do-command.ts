import type { InstructingName } from '../../commands.ts';
import type { Outcome } from '../../outcome.ts';
import type { CollectedContext } from '../../prompt/context.ts';
import { groupHash } from '../../thread/marker.ts';
import type { Command } from '../../trigger/command.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { helpText, slipText } from '../../wording/answers.ts';
import { type Alone, findOpen, type OpenPull } from '../request/open-pull-request.ts';
import type { CommentWorld } from '../world.ts';
import { answerInThread, refuseInThread } from './answer.ts';
import type { Wanted } from './comment-gate.ts';
import { type Asked, askedOf, askedOfJob } from './follow-up.ts';
import { budgetFor, contextOf, type Passed, type Ready, requestOf } from './ready-request.ts';
import { findRetry, type Refusal, type Retry } from './retry.ts';

/**
 * Decides what to read of the thread. If an instruction may go to an existing job, that is the whole thread, because a
 * hand-over is older than the comment.
 */
export function wantedFor(command: Command, { thread, context }: CommentIntent): Wanted {
  switch (command.kind) {
    case 'help':
    case 'slip':
    case 'status':
    case 'report':
      return { extent: 'since', everywhere: false, context: false, mayAddToOpen: false };
    case 'retry':
      return { extent: 'whole', everywhere: true, context: context !== null, mayAddToOpen: true };
    case 'instruction':
      return wantedForInstruction(command.to, { thread, context });
  }
}

function wantedForInstruction(
  to: InstructingName | null,
  { thread, context }: Pick<CommentIntent, 'thread' | 'context'>,
): Wanted {
  const started = { everywhere: false, context: context !== null, mayAddToOpen: to === null };
  switch (to) {
    case 'continue':
      return { ...started, extent: 'whole', everywhere: true, context: false };
    case 'new-job':
      return { ...started, extent: 'since' };
    case null:
      return { ...started, extent: thread.kind === 'pull-request' ? 'whole' : 'since' };
  }
}

/** What is prepared in parallel with the claim. */
export type Prepared =
  | Exclude<Command, { readonly kind: 'instruction' | 'retry' }>
  | (Instruction & { readonly asked: Asked; readonly context: CollectedContext })
  | {
      readonly kind: 'retry';
      readonly found: Retry | Refusal;
      /** Where the request goes if it may be added to an open pull request. */
      readonly open: OpenPull | Alone;
      readonly context: CollectedContext;
    };

type Instruction = Extract<Command, { readonly kind: 'instruction' }>;

/** Reads what a command needs, beside the claim. */
export async function readBeside(
  command: Command,
  { intent, readings, waited }: Omit<Passed, 'login'>,
  world: CommentWorld,
): Promise<Prepared> {
  switch (command.kind) {
    case 'instruction':
      return { ...command, ...(await askedWithContext(command, { intent, readings }, world)) };
    case 'retry': {
      const [found, open, context] = await Promise.all([
        findRetry(intent, { ...readings, waited }, world),
        findOpen(readings.listed, groupHash({ command: world.settings.command }), world),
        contextOf(intent, readings, world),
      ]);
      return { kind: 'retry', found, open, context };
    }
    default:
      return command;
  }
}

/** The diff is read only for a new job: an existing job knows its own. */
async function askedWithContext(
  { to }: Instruction,
  read: Pick<Passed, 'intent' | 'readings'>,
  world: CommentWorld,
): Promise<{ readonly asked: Asked; readonly context: CollectedContext }> {
  if (read.readings.listed === null) {
    const asked = await askedOf(to, read, world);
    return { asked, context: asked.kind === 'job' ? await contextOf(read.intent, read.readings, world) : NO_CONTEXT };
  }
  const [asked, context] = await Promise.all([askedOf(to, read, world), contextOf(read.intent, read.readings, world)]);
  return { asked, context: asked.kind === 'message' ? NO_CONTEXT : context };
}

const NO_CONTEXT: CollectedContext = { context: null, warnings: [] };

/** Answers a command, or composes the request of a job or a follow-up. */
export async function act(prepared: Prepared, passed: Passed, world: CommentWorld): Promise<Outcome | Ready> {
  const { intent, login } = passed;
  switch (prepared.kind) {
    case 'help':
      return answerInThread(intent, helpFor(world), world);
    case 'slip':
      return refuseInThread(intent, `${slipText(prepared, world.settings.command)}\n\n${helpFor(world)}`, world);
    case 'report': {
      // Loaded on demand: few comments request a report.
      const { reportInThread } = await import('../report/run-report.ts');
      return reportInThread(intent, prepared.period, world);
    }
    case 'status': {
      const { settleThread } = await import('../settle/run-settle.ts');
      return settleThread(intent, login, world);
    }
    case 'instruction':
      return requestInstruction(prepared, passed, world);
    case 'retry':
      return requestAgain(prepared, passed, world);
  }
}

async function requestInstruction(
  { text, leftOut, asked, context }: Extract<Prepared, { readonly kind: 'instruction' }>,
  passed: Passed,
  world: CommentWorld,
): Promise<Outcome | Ready> {
  const { intent } = passed;
  if (asked.kind === 'refused') return refuseInThread(intent, asked.sentence, world);
  const budget = await budgetFor(passed, world);
  if (budget.kind !== 'within-budget') return budget;
  const { kind, id, place } = intent.comment;
  const { usage } = budget;
  return requestOf({ text, leftOut, context, place, asked, instructionComment: { kind, id }, usage }, passed, world);
}

async function requestAgain(
  { found, open, context }: Extract<Prepared, { readonly kind: 'retry' }>,
  passed: Passed,
  world: CommentWorld,
): Promise<Outcome | Ready> {
  const { intent, readings } = passed;
  if (found.kind === 'refused') return refuseInThread(intent, found.sentence, world);
  const { failed, job } = found;
  const address = found.mayAddToOpen ? open : NEW_JOB;
  const asked = job === null ? address : await askedOfJob(job, { intent, readings }, world);
  if (asked.kind === 'refused') return refuseInThread(intent, asked.sentence, world);
  const budget = await budgetFor(passed, world);
  if (budget.kind !== 'within-budget') return budget;
  const request = { ...found, asked, context: job === null ? context : NO_CONTEXT, usage: budget.usage };
  return { ...(await requestOf(request, passed, world)), failed };
}

const NEW_JOB: Alone = { kind: 'job', why: null };

function helpFor({ settings }: CommentWorld): string {
  const allowsOthers = settings.allowedUsers.length > 0 || settings.allowedBots.length > 0;
  return helpText(settings.command, { permission: settings.permission, allowsOthers });
}
