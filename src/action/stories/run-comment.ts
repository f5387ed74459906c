import { type Command, type ReadComment, readComment, usedOf } from '../command/command.ts';
import { mayHoldCommand } from '../command/precheck.ts';
import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import { claim } from '../request/claim.ts';
import { type Passed, passGate, type Skipped, skipped, unwrap } from '../request/comment-gate.ts';
import { demandVisible, readSource } from '../request/job-request.ts';
import { concludeJob } from '../request/job-task.ts';
import { type OpenRequest, openRequest } from '../request/open-request.ts';
import { claimFailed } from '../request/retry.ts';
import { isTaken, readOwn } from '../request/thread-scope.ts';
import { dryRun } from '../wording/dry-run.ts';
import { CANCELLED_UNCLAIMED, NOT_ON_FIRST_LINE } from '../wording/nothing-started.ts';
import { InputError, problemText } from '../words/errors.ts';
import { looksMarked } from '../words/marker-line.ts';
import type { CommentWorld } from '../world.ts';
import { admitting } from './answer.ts';
import { afterEarlierClaim, afterUnclearClaim, newRequest } from './comment-memory.ts';
import { correct, prepare, type Ready, wantedFor } from './do-command.ts';

/**
 * Does what a comment requests, if it is a command from someone with permission. Throws `RepositoryError`: then nothing
 * was started.
 */
export async function runComment(intent: CommentIntent, world: CommentWorld): Promise<Outcome> {
  const read = await commandOf(intent, world);
  if (read.kind === 'skipped') return read;
  const readings = await passGate(intent, wantedFor(read, intent), world);
  if (readings.kind === 'skipped') return readings;
  const command = usedOf(read, readings.cut);
  if (command.kind === 'instruction') demandVisible(command.text);
  const starts = command.kind === 'instruction' || command.kind === 'retry';
  const standing = starts && intent.standing !== null ? await readSource(intent.standing, world) : '';
  const { own, login } = readings;
  if (isTaken(own, intent) && login !== null) return afterEarlierClaim(intent, { own, login }, world);
  const ready = await readyOf(command, { ...readings, standing }, world);
  if (ready.kind !== 'ready') return ready;
  if (world.settings.dryRun) return dryRun(ready.request, ready.usage);
  const open = await admitting(intent, () => openRequest(newRequest(ready, { intent }, world), world), world);
  const [sent, corrected] = await Promise.allSettled([
    sendOpen(open, { ...ready, intent }, world),
    correct(ready.late, { ...readings, login: ready.login }, world),
  ]);
  const outcome = unwrap(sent);
  unwrap(corrected);
  return outcome;
}

/** Does the command up to its answer or its request. */
async function readyOf(command: Command, passed: Passed, world: CommentWorld): Promise<Outcome | Ready> {
  if (world.settings.dryRun) {
    // Nothing is claimed, so no claim returns the login.
    const viewer = passed.login ?? (await world.repository.viewer());
    return (await prepare(command, passed, world))(viewer);
  }
  if (world.runner.cancelled.aborted) throw new InputError([CANCELLED_UNCLAIMED]);
  return claimAndAct(command, passed, world);
}

/** Claims the comment, reads in parallel what needs no claim, and does the command if this run won. */
async function claimAndAct(command: Command, passed: Passed, world: CommentWorld): Promise<Outcome | Ready> {
  const { intent } = passed;
  const [claimed, prepared] = await Promise.allSettled([
    claim(intent.comment, world.settings.claimReaction, world),
    prepare(command, passed, world),
  ]);
  if (claimed.status === 'rejected') return afterUnclearClaim(intent, claimed.reason, world);
  const { created, login } = claimed.value;
  if (created) return admitting(intent, () => unwrap(prepared)(login), world);
  const own = await readOwn(intent, { extent: 'since', login }, world);
  return afterEarlierClaim(intent, { own, login }, world);
}

/** Sends an open request. One that another retry has taken is not sent. */
async function sendOpen(
  { task, send }: OpenRequest,
  { failed, login, intent }: Pick<Ready, 'failed' | 'login'> & Pick<Passed, 'intent'>,
  world: CommentWorld,
): Promise<Outcome> {
  const own = task.record.comment;
  const taken = failed === null ? null : await claimFailed(failed, { own, intent, login }, world);
  if (taken === null) return send();
  const outcome = await concludeJob(task, { view: taken, job: null }, world);
  if (taken.answered === undefined) return outcome;
  return { kind: 'helped', sentence: `Nothing was started. ${problemText(taken.problem)}` };
}

/** Reads the command. Our own comments and comments without a command are skipped without reading any permission. */
async function commandOf({ comment }: CommentIntent, world: CommentWorld): Promise<ReadComment | Skipped> {
  if (looksMarked(comment.body) && (await world.repository.viewer()) === comment.author.login) {
    return skipped('own-comment', 'The comment is one of our own.');
  }
  const { command } = world.settings;
  const read = readComment(comment.body, command);
  if (read !== null) return read;
  return skipped(
    'not-a-command',
    mayHoldCommand(comment.body, command) ? NOT_ON_FIRST_LINE : 'The comment is not a command.',
  );
}
