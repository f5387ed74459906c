import type { Command, ReadComment } from '../command/command.ts';
import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import type { CommentRef } from '../ports/conversations.ts';
import { type CollectedContext, contextOfIssue, contextOfPullRequest } from '../prompt/context.ts';
import { readUsage } from '../request/budget.ts';
import { type Passed, skipped, type Wanted } from '../request/comment-gate.ts';
import { type Alone, findOpen, type OpenPull } from '../request/find-open.ts';
import { askedOf, askedOfJob, type Message, type Refusal } from '../request/follow-up.ts';
import { addressed, composePrompt, type NewRequest } from '../request/job-request.ts';
import type { JobTask } from '../request/job-task.ts';
import { type LateLink, readJobsAgain } from '../request/late-link.ts';
import { type FollowUp, findRetry, type Repeatable } from '../request/retry.ts';
import type { Extent } from '../request/thread-scope.ts';
import { groupHash } from '../value/marker.ts';
import { oursOf } from '../value/own-comments.ts';
import { helpText, slipText } from '../wording/answers.ts';
import { whyOverBudget } from '../wording/usage.ts';
import { FIRST_PARAGRAPH } from '../wording/why-cut.ts';
import type { InstructingName } from '../words/commands.ts';
import type { CommentWorld } from '../world.ts';
import { answerInThread, refuseInThread } from './answer.ts';

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

/** A request that may be sent once its status comment is written. */
export interface Ready extends Pick<JobTask<NewRequest>, 'request' | 'usage'> {
  readonly kind: 'ready';
  readonly instructionComment: CommentRef;
  readonly failed: Instructed['failed'];
  /** Our own login. */
  readonly login: string;
  /** Status comments to correct, once the request is on its way. */
  readonly late: readonly LateLink[];
}

/** Answers a command, or composes its request. `login` is our own, from the answer to the claim. */
type Act = (login: string) => Promise<Outcome | Ready>;

/** Reads, beside the claim, what a command needs. Returns what to do after the claim. */
export async function prepare(command: Command, passed: Passed, world: CommentWorld): Promise<Act> {
  const { intent, cut } = passed;
  const help = `${cut === null ? '' : `${FIRST_PARAGRAPH[cut]}\n\n`}${helpFor(world)}`;
  switch (command.kind) {
    case 'help':
      return () => answerInThread(intent, help, world);
    case 'slip':
      return () => refuseInThread(intent, `${slipText(command, world.settings.command)}\n\n${help}`, world);
    case 'report':
      return async () => {
        // Loaded on demand: few comments request a report.
        const { reportInThread } = await import('./run-report.ts');
        return reportInThread(intent, command.period, world);
      };
    case 'status':
      return async (login) => {
        const { settleThread } = await import('./settle-thread.ts');
        return settleThread(intent, login, world);
      };
    case 'instruction': {
      const { late, ...found } = await readInstruction(command, passed, world);
      return async (login) => {
        const ready = await requestOf(found, { ...passed, login }, world);
        if (ready.kind === 'ready') return { ...ready, late };
        await correct(late, { ...passed, login }, world);
        return ready;
      };
    }
    case 'retry': {
      const found = await readRetry(passed, world);
      return (login) => requestOf(found, { ...passed, login }, world);
    }
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
): Promise<(Instructed | Refusal) & Pick<Ready, 'late'>> {
  const { intent, cut } = passed;
  const { kind, id, place } = intent.comment;
  const again = readJobsAgain(passed.withoutLink, world);
  const asking = askedOf(name, { ...passed, again }, world);
  // The look at a pull request or a job takes time, so the context is read meanwhile.
  const looks = passed.listed !== null || (name === null && passed.withoutLink.length > 0);
  const needsContext = looks || (await asking).kind === 'job';
  const [to, context] = await Promise.all([asking, needsContext ? contextOf(passed, world) : NO_CONTEXT]);
  const { links: late } = await again;
  if (to.kind === 'refused') return { ...to, late };
  const instructionComment = { kind, id };
  return { kind: 'instruction', text, cut, place, instructionComment, to, context, failed: null, late };
}

/** Corrects the status comments whose jobs turned out to have made a pull request. A failure is a warning. */
export async function correct(
  late: readonly LateLink[],
  { comments, intent, login }: Pick<Passed, 'comments' | 'intent'> & { readonly login: string },
  world: CommentWorld,
): Promise<void> {
  if (late.length === 0 || world.settings.dryRun) return;
  // Loaded on demand: few comments find one.
  const { correctLate } = await import('../request/correct-late.ts');
  const listed = comments.map((comment) => ({ ...comment, thread: intent.thread.number }));
  await correctLate(late, { ours: oursOf(login, world), listed }, world);
}

async function readRetry(passed: Passed, world: CommentWorld): Promise<Instructed | Refusal> {
  const [found, open, context] = await Promise.all([
    findRetry(passed, world),
    findOpen(passed.listed, groupHash({ command: world.settings.command }), world),
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

/** Composes the request of an instruction, or answers why nothing is sent. */
async function requestOf(
  found: Instructed | Refusal,
  passed: Passed & { readonly login: string },
  world: CommentWorld,
): Promise<Outcome | Ready> {
  const { intent, login, standing } = passed;
  if (found.kind === 'refused') return refuseInThread(intent, found.sentence, world);
  const to = found.to.kind === 'follow-up' ? await askedOfJob(found.to.job, passed, world) : found.to;
  if (to.kind === 'refused') return refuseInThread(intent, to.sentence, world);
  const usage = await readUsage({ login }, world);
  const over = whyOverBudget(usage);
  if (over !== null) {
    if (!world.settings.dryRun) await refuseInThread(intent, over, world);
    return skipped('over-budget', over);
  }
  const { text: instruction, cut, instructionComment, failed } = found;
  // An existing job knows both.
  const [before, read] = to.kind === 'message' ? ['', NO_CONTEXT] : [standing, found.context];
  const place = intent.context === null ? null : found.place;
  const composed = { standing: before, instruction, cut, read, place };
  const prompt = await composePrompt(composed, world);
  const about = `${intent.thread.kind.replace('-', ' ')} #${intent.thread.number}`;
  const request = addressed({ instruction, prompt }, to, about);
  return { kind: 'ready', request, instructionComment, usage, failed, login, late: [] };
}

function helpFor({ settings }: CommentWorld): string {
  const allowsOthers = settings.allowedUsers.length > 0 || settings.allowedBots.length > 0;
  return helpText(settings.command, { permission: settings.permission, allowsOthers });
}
