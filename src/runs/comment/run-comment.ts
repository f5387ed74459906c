import type { Slip } from '../../commands.ts';
import { InputError, ServiceError } from '../../errors.ts';
import { looksMarked } from '../../marker-line.ts';
import type { Outcome } from '../../outcome.ts';
import type { CommentPlace, CommentRef } from '../../ports/conversations.ts';
import { type CollectedContext, contextOfIssue, contextOfPullRequest } from '../../prompt/context.ts';
import { isTaken } from '../../thread/claim.ts';
import { groupHash } from '../../thread/marker.ts';
import { helpText, slipText } from '../../thread/notice.ts';
import { type OwnComment, withFresh } from '../../thread/own-comments.ts';
import { type Command, readCommand } from '../../trigger/command.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import type { LeftOut } from '../../trigger/mail-tail.ts';
import { mayHoldCommand } from '../../trigger/precheck.ts';
import { addressed, openMessage, sendMessage } from '../add-to-open.ts';
import { readUsage, type Usage, whyOverBudget } from '../budget.ts';
import { dryRun } from '../dry-run.ts';
import { composePrompt, demandVisible, readSource } from '../job-request.ts';
import { newTask } from '../job-task.ts';
import { type Alone, findOpen, type OpenPull } from '../open-pull-request.ts';
import { type NewTask, openTask, requestJob } from '../start-job.ts';
import { oursOf, type World } from '../world.ts';
import { answerInThread } from './answer.ts';
import { admitFailure, admitUnclearClaim, COMMENT_AGAIN, WRITE_AGAIN, withAdvice } from './claimed-failure.ts';
import { claim, foundFor, passGate, readOwnThread, type ThreadReadings, unwrap, type Wanted } from './comment-gate.ts';
import { afterEarlierClaim, leftWaiting, recordFor } from './comment-memory.ts';
import { type Asked, askedOf, askedOfJob, type NewFollowUp } from './follow-up.ts';
import { beforeSending, ClaimedRetryError, claimRetry, findRetry, type RetryClaim } from './retry.ts';

type Skipped = Extract<Outcome, { kind: 'skipped' }>;

/** A command that passed the gate, with what was read on the way. */
interface Passed {
  readonly intent: CommentIntent;
  readonly readings: ThreadReadings;
  /** The team's standing instructions; empty if there are none. */
  readonly standing: string;
  /** Our own login, from the answer to the claim. */
  readonly login: string;
  /** The status comment of a dead earlier attempt that only waited; null if there is none. */
  readonly waited: OwnComment | null;
}

/**
 * Does what a comment requests, if it is a command from someone with permission. Throws `RepositoryError`: then nothing
 * was started.
 */
export async function runComment(intent: CommentIntent, world: World): Promise<Outcome> {
  const command = await commandOf(intent, world);
  if (command.kind === 'skipped') return command;
  const starts = command.kind === 'instruction' || command.kind === 'retry';
  const readings = await passGate(intent, wantedFor(command, intent), world);
  if ('kind' in readings) return readings;
  if (command.kind === 'instruction') demandVisible(command.text);
  const standing = starts && intent.standing !== null ? await readSource(intent.standing, world) : '';
  const { own, login } = readings;
  const waited = starts ? leftWaiting(own, intent, world) : null;
  if (waited === null && isTaken(foundFor(own, intent)) && login !== null)
    return afterEarlierClaim(intent, { own, login }, world);
  const passing = { intent, readings, standing, waited };
  if (world.settings.dryRun) return dryRunOf(command, passing, world);
  if (world.runner.cancelled.aborted) throw new InputError([CANCELLED]);
  if (waited !== null && login !== null) return goOn(command, { ...passing, login, waited }, world);
  return claimAndAct(command, passing, world);
}

/** Goes on with the request of a dead earlier attempt, which has claimed the comment but sent nothing. */
async function goOn(
  command: Command,
  passed: Passed & { readonly waited: OwnComment },
  world: World,
): Promise<Outcome> {
  const { intent, login, readings, waited } = passed;
  // A list may be old, and only `waiting` proves that nothing was sent.
  const fresh = await world.repository.comment(waited);
  const own = withFresh(readings.own, waited, fresh, oursOf(login, world));
  if (leftWaiting(own, intent, world) === null) return afterEarlierClaim(intent, { own, login }, world);
  const ready = await act(await readBeside(command, passed, world), passed, world);
  return 'kind' in ready ? ready : send(await open({ ...ready, waited }, passed, world), world);
}

/** After this, nothing may say "nothing was started". */
function send(task: NewTask | NewFollowUp, world: World): Promise<Outcome> {
  return isFollowUp(task) ? sendMessage(task, world) : requestJob(task, world);
}

/**
 * Decides what to read of the thread. If an instruction may go to an existing job, that is the whole thread, because a
 * hand-over is older than the comment.
 */
function wantedFor(command: Command, { thread, context }: CommentIntent): Wanted {
  switch (command.kind) {
    case 'retry':
      return { extent: 'whole', everywhere: true, context: context !== null, collects: true };
    case 'instruction': {
      const mayContinue = command.to === 'continue' || (command.to === null && thread.kind === 'pull-request');
      const everywhere = command.to === 'continue';
      const collects = command.to === null;
      return {
        extent: mayContinue ? 'whole' : 'since',
        everywhere,
        context: context !== null && !everywhere,
        collects,
      };
    }
    default:
      return { extent: 'since', everywhere: false, context: false, collects: false };
  }
}

/** Reads the command. Our own comments and comments without a command are skipped without reading any permission. */
async function commandOf({ comment }: CommentIntent, world: World): Promise<Command | Skipped> {
  if (looksMarked(comment.body) && (await world.repository.viewer()) === comment.author.login) {
    return skipped('own-comment', 'The comment is one of our own.');
  }
  const { command } = world.settings;
  const read = readCommand(comment.body, command);
  if (read !== null) return read;
  return skipped(
    'not-a-command',
    mayHoldCommand(comment.body, command) ? NOT_ON_FIRST_LINE : 'The comment is not a command.',
  );
}

const NOT_ON_FIRST_LINE =
  'The comment is not a command: the command must be the first line, indented by at most three spaces. Only blank lines, and quoted lines with a blank line after them, may come before it.';

/** Claims the comment, reads in parallel what needs no claim, and does the command if this run won. */
async function claimAndAct(command: Command, passing: Omit<Passed, 'login'>, world: World): Promise<Outcome> {
  const { intent } = passing;
  const [claimed, prepared] = await Promise.allSettled([
    claim(intent.comment, world.settings.claimReaction, world),
    readBeside(command, passing, world),
  ]);
  if (claimed.status === 'rejected') {
    await admitUnclearClaim(intent, claimed.reason, world);
    throw claimed.reason;
  }
  const { created, login } = claimed.value;
  if (!created) return afterEarlierClaim(intent, { own: await readOwnThread(intent, login, world), login }, world);
  const whileClaimed = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (thrown) {
      const held = thrown instanceof ClaimedRetryError;
      const failed = held ? { error: thrown.cause, advice: WRITE_AGAIN } : { error: thrown, advice: COMMENT_AGAIN };
      // The failure of a report has been answered already.
      if (!(failed.error instanceof ServiceError)) await admitFailure(intent, failed, world);
      throw withAdvice(failed.error, failed.advice);
    }
  };
  const passed = { ...passing, login };
  const next = await whileClaimed(async () => {
    if (prepared.status === 'rejected') throw prepared.reason;
    const ready = await act(prepared.value, passed, world);
    if ('kind' in ready) return ready;
    return beforeSending(ready.claimed, world, () => open(ready, passed, world));
  });
  return 'kind' in next ? next : send(next, world);
}

/** What is prepared in parallel with the claim. */
type Prepared =
  | { readonly kind: 'help' | 'status' }
  | { readonly kind: 'report'; readonly period: string | null }
  | Slip
  | (Instruction & { readonly asked: Asked; readonly context: CollectedContext })
  | {
      readonly kind: 'retry';
      readonly found: Awaited<ReturnType<typeof findRetry>>;
      /** Where a request goes that may be added to an open pull request. */
      readonly collected: OpenPull | Alone;
    };

type Instruction = Extract<Command, { readonly kind: 'instruction' }>;

async function readBeside(
  command: Command,
  { intent, readings, waited }: Omit<Passed, 'login'>,
  world: World,
): Promise<Prepared> {
  switch (command.kind) {
    case 'instruction':
      return { ...command, ...(await askedWithContext(command, { intent, readings }, world)) };
    case 'retry': {
      const [found, collected] = await Promise.all([
        findRetry(intent, { ...readings, waited }, world),
        findOpen(readings.listed, groupHash({ command: world.settings.command }), world),
      ]);
      return { kind: 'retry', found, collected };
    }
    default:
      return command;
  }
}

/** The diff is read only for a new job: an existing job knows its own. */
async function askedWithContext(
  { to }: Instruction,
  read: Pick<Passed, 'intent' | 'readings'>,
  world: World,
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
async function act(prepared: Prepared, passed: Passed, world: World): Promise<Outcome | Ready> {
  const { intent, login } = passed;
  switch (prepared.kind) {
    case 'help':
      return answerInThread(intent, helpFor(world), world);
    case 'slip':
      return answerInThread(intent, `${slipText(prepared, world.settings.command)}\n\n${helpFor(world)}`, world);
    case 'report': {
      // Loaded on demand: few comments request a report.
      const { reportInThread } = await import('../report/run-report.ts');
      return reportInThread(intent, prepared.period, world);
    }
    case 'status': {
      const { settleThread } = await import('../settle/run-settle.ts');
      return settleThread(intent, login, world);
    }
    case 'instruction': {
      const { text, leftOut, asked, context } = prepared;
      if (asked.kind === 'refused') return answerInThread(intent, asked.sentence, world, { reaction: 'confused' });
      const budget = await budgetFor(passed, world);
      if ('kind' in budget) return budget;
      const { kind, id, place } = intent.comment;
      const instructionComment = { kind, id };
      return requestOf({ text, leftOut, context, place, asked, instructionComment, ...budget }, passed, world);
    }
    case 'retry': {
      const { found, collected } = prepared;
      if ('refused' in found) return answerInThread(intent, found.refused, world);
      const asked =
        found.job === null
          ? found.collects
            ? collected
            : ({ kind: 'job', why: null } as const)
          : await askedOfJob(found.job, { intent, readings: passed.readings, isFromMarker: true }, world);
      if (asked.kind === 'refused') return answerInThread(intent, asked.sentence, world, { reaction: 'confused' });
      // If the budget is used up, the failed request stays unclaimed for a later retry.
      const budget = await budgetFor(passed, world);
      if ('kind' in budget) return budget;
      const [claiming, reading] = await Promise.allSettled([
        world.settings.dryRun || passed.waited !== null ? null : claimRetry(found, intent, world),
        asked.kind === 'message' ? NO_CONTEXT : contextOf(intent, passed.readings, world),
      ]);
      const claimed = unwrap(claiming);
      if (claimed !== null && 'refused' in claimed) return answerInThread(intent, claimed.refused, world);
      return beforeSending(claimed, world, async () => {
        const context = unwrap(reading);
        return { ...(await requestOf({ ...found, asked, context, ...budget }, passed, world)), claimed };
      });
    }
  }
}

function isFollowUp(task: NewTask | NewFollowUp): task is NewFollowUp {
  return task.request.kind === 'message';
}

interface Requested {
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
interface Ready extends Pick<Requested, 'instructionComment' | 'usage'> {
  readonly request: NewTask['request'] | NewFollowUp['request'];
  /** Null unless it is a retry. */
  readonly claimed: RetryClaim | null;
  /** The status comment of an earlier attempt that only waited; null to add one. */
  readonly waited: OwnComment | null;
}

/** Composes the request. Standing instructions are for new jobs. */
async function requestOf(
  { text, leftOut, context, place, asked, instructionComment, usage }: Requested,
  { intent, standing }: Passed,
  world: World,
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
  return { request, instructionComment, usage, claimed: null, waited: null };
}

/** Writes the status comment. */
async function open(
  { request, instructionComment, usage, waited }: Ready,
  { intent, login }: Passed,
  world: World,
): Promise<NewTask | NewFollowUp> {
  const record = recordFor({ intent, request, instructionComment, login, comment: waited }, world);
  const task = newTask({
    request,
    record,
    followed: null,
    askedAt: Date.parse(record.base.askedAt),
    causedBy: intent.comment,
    requester: intent.comment.author.login,
  });
  const counted = { ...task, usage };
  return request.kind === 'start'
    ? openTask({ ...counted, request }, world)
    : openMessage({ ...counted, request }, world);
}

/** Checks the daily budget. If it is used up, answers so and returns the outcome. */
async function budgetFor(
  { intent, login }: Pick<Passed, 'intent' | 'login'>,
  world: World,
): Promise<{ readonly usage: Usage | null } | Outcome> {
  const usage = await readUsage(login, world);
  const over = whyOverBudget(usage);
  if (over === null) return { usage };
  if (!world.settings.dryRun) await answerInThread(intent, over, world, { reaction: 'confused' });
  return skipped('over-budget', over);
}

async function contextOf(
  { context }: CommentIntent,
  { outline }: ThreadReadings,
  { run, repository }: World,
): Promise<CollectedContext> {
  if (context?.kind !== 'thread') return { context: null, warnings: [] };
  const from = { repository, name: run.repository };
  return outline === null ? contextOfIssue(context.thread, from) : contextOfPullRequest(context.thread, outline, from);
}

/** Does the same without a claim, up to the answer, the status comment or the request. */
async function dryRunOf(command: Command, passing: Omit<Passed, 'login'>, world: World): Promise<Outcome> {
  const login = passing.readings.login ?? (await world.repository.viewer());
  const ready = await act(await readBeside(command, passing, world), { ...passing, login }, world);
  return 'kind' in ready ? ready : dryRun(ready.request, ready.usage);
}

const CANCELLED = {
  message: 'The run was cancelled before it claimed the comment; nothing was started.',
  hint: 'Comment again.',
};

function helpFor({ settings }: World): string {
  const allowsOthers = settings.allowedUsers.length > 0 || settings.allowedBots.length > 0;
  return helpText(settings.command, { permission: settings.permission, allowsOthers });
}

function skipped(reason: Skipped['reason'], sentence: string): Skipped {
  return { kind: 'skipped', reason, sentence };
}
