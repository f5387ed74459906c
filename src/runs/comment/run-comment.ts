import { InputError, problemText, ServiceError } from '../../errors.ts';
import { looksMarked } from '../../marker-line.ts';
import type { Outcome } from '../../outcome.ts';
import { type OwnComment, withFresh } from '../../thread/own-comments.ts';
import { type Command, readCommand } from '../../trigger/command.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { mayHoldCommand } from '../../trigger/precheck.ts';
import { dryRun } from '../dry-run.ts';
import { concludeJob } from '../job-task.ts';
import { demandVisible, readSource } from '../request/job-request.ts';
import { type NewRequest, sendRequest } from '../request/send-request.ts';
import { type CommentWorld, oursOf } from '../world.ts';
import { admitFailure, admitUnclearClaim, COMMENT_AGAIN, withAdvice } from './claimed-failure.ts';
import { claim, isTaken, passGate, readOwnThread, takenByAnother } from './comment-gate.ts';
import { afterEarlierClaim, leftWaiting } from './comment-memory.ts';
import { act, readBeside, wantedFor } from './do-command.ts';
import { openReady, type Passed } from './ready-request.ts';
import { claimFailed } from './retry.ts';

type Skipped = Extract<Outcome, { kind: 'skipped' }>;

/**
 * Does what a comment requests, if it is a command from someone with permission. Throws `RepositoryError`: then nothing
 * was started.
 */
export async function runComment(intent: CommentIntent, world: CommentWorld): Promise<Outcome> {
  const command = await commandOf(intent, world);
  if (command.kind === 'skipped') return command;
  const starts = command.kind === 'instruction' || command.kind === 'retry';
  const readings = await passGate(intent, wantedFor(command, intent), world);
  if (readings.kind !== 'passed') return readings;
  if (command.kind === 'instruction') demandVisible(command.text);
  const standing = starts && intent.standing !== null ? await readSource(intent.standing, world) : '';
  const { own, login } = readings;
  const waited = starts ? leftWaiting(own, intent, world) : null;
  if (waited === null && isTaken(own, intent) && login !== null)
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
  world: CommentWorld,
): Promise<Outcome> {
  const { intent, login, readings, waited } = passed;
  // A list may be old, and only `waiting` proves that nothing was sent.
  const fresh = await world.repository.comment(waited);
  const own = withFresh(readings.own, waited, fresh, oursOf(login, world));
  if (leftWaiting(own, intent, world) === null) return afterEarlierClaim(intent, { own, login }, world);
  const ready = await act(await readBeside(command, passed, world), passed, world);
  if (ready.kind !== 'ready') return ready;
  const task = await admitting(intent, () => openReady(ready, passed, world), world);
  // A retry that waits has already claimed the failed request.
  return sendRequest(task, world);
}

/** Sends an open request again, unless another retry has taken it. */
async function sendAgain(
  task: NewRequest,
  failed: OwnComment,
  passed: Pick<Passed, 'intent' | 'login'>,
  world: CommentWorld,
): Promise<Outcome> {
  const taken = await claimFailed({ own: task.record?.comment ?? null, failed }, passed, world);
  if (taken === null) return sendRequest(task, world);
  const outcome = await concludeJob(task, { view: taken, job: null }, world);
  if (taken.answered === undefined) return outcome;
  return { kind: 'helped', sentence: `Nothing was started. ${problemText(taken.problem)}` };
}

/** Reads the command. Our own comments and comments without a command are skipped without reading any permission. */
async function commandOf({ comment }: CommentIntent, world: CommentWorld): Promise<Command | Skipped> {
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
async function claimAndAct(command: Command, passing: Omit<Passed, 'login'>, world: CommentWorld): Promise<Outcome> {
  const { intent } = passing;
  const [claimed, prepared] = await Promise.allSettled([
    claim(intent.comment, world.settings.claimReaction, world),
    readBeside(command, passing, world),
  ]);
  if (claimed.status === 'rejected') {
    const taken = await takenByAnother(intent, claimed.reason, world);
    if (taken !== null) return afterEarlierClaim(intent, taken, world);
    await admitUnclearClaim(intent, claimed.reason, world);
    throw claimed.reason;
  }
  const { created, login } = claimed.value;
  if (!created) return afterEarlierClaim(intent, { own: await readOwnThread(intent, login, world), login }, world);
  const passed = { ...passing, login };
  const next = await admitting(
    intent,
    async () => {
      if (prepared.status === 'rejected') throw prepared.reason;
      const ready = await act(prepared.value, passed, world);
      if (ready.kind !== 'ready') return ready;
      return { kind: 'open' as const, task: await openReady(ready, passed, world), failed: ready.failed };
    },
    world,
  );
  if (next.kind !== 'open') return next;
  return next.failed === null ? sendRequest(next.task, world) : sendAgain(next.task, next.failed, passed, world);
}

/** Does work for a claimed comment. Its failure is reported in the thread, with what to do next. */
async function admitting<T>(intent: CommentIntent, work: () => Promise<T>, world: CommentWorld): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    // The failure of a report has been answered already.
    if (!(thrown instanceof ServiceError)) await admitFailure(intent, { error: thrown, advice: COMMENT_AGAIN }, world);
    throw withAdvice(thrown, COMMENT_AGAIN);
  }
}

/** Does the same without a claim, up to the answer, the status comment or the request. */
async function dryRunOf(command: Command, passing: Omit<Passed, 'login'>, world: CommentWorld): Promise<Outcome> {
  const login = passing.readings.login ?? (await world.repository.viewer());
  const ready = await act(await readBeside(command, passing, world), { ...passing, login }, world);
  return ready.kind === 'ready' ? dryRun(ready.request, ready.usage) : ready;
}

const CANCELLED = {
  message: 'The run was cancelled before it claimed the comment; nothing was started.',
  hint: 'Comment again.',
};

function skipped(reason: Skipped['reason'], sentence: string): Skipped {
  return { kind: 'skipped', reason, sentence };
}
