import { InputError, RepositoryError } from '../errors.ts';
import { looksMarked } from '../marker-line.ts';
import type { Outcome } from '../outcome.ts';
import { authorize } from '../thread/authorize.ts';
import { mayStart } from '../thread/claim.ts';
import { instructionHash } from '../thread/marker.ts';
import { helpText } from '../thread/notice.ts';
import { type Command, readCommand } from '../trigger/command.ts';
import type { CommentIntent } from '../trigger/intent.ts';
import { answerInThread } from './answer.ts';
import { afterEarlierClaim, keeperFor } from './comment-memory.ts';
import { composeCommentRequest } from './job-request.ts';
import { JobRun } from './job-run.ts';
import { findRetry } from './retry.ts';
import { dryRun } from './run-job.ts';
import { tryReaction } from './tell-end.ts';
import type { World } from './world.ts';

type Skipped = Extract<Outcome, { kind: 'skipped' }>;

/** Does what a comment asks for, if it is a command from somebody who may. Throws `RepositoryError`: then nothing was started. */
export async function runComment(intent: CommentIntent, world: World): Promise<Outcome> {
  const command = await commandOf(intent, world);
  if (command.kind === 'skipped') return command;
  const refusal = (await refuseAuthor(intent, world)) ?? (await refuseChanged(intent, world));
  if (refusal !== null) return refusal;
  if (command.kind === 'instruction') return startFromComment(intent, command.text, world);
  if (world.settings.dryRun) {
    const sentence = `A dry run: the command "${command.kind}" would be done.`;
    return { kind: 'dry-run', sentence, summary: `### docs-agent: dry run, nothing was written\n\n${sentence}` };
  }
  const claim = await claimComment(intent, world);
  if (!claim.created) return afterEarlierClaim(intent, claim.login, world);
  switch (command.kind) {
    case 'help':
      return answerInThread(intent, helpFor(world), world);
    case 'report':
      return report(intent, command.period, world);
    case 'status':
      return settle(intent, claim.login, world);
    case 'retry':
      return retry(intent, claim.login, world);
  }
}

/** Reads the command; comments of our own and comments without a command are skipped without asking anybody's permission. */
async function commandOf({ comment }: CommentIntent, world: World): Promise<Command | Skipped> {
  if (looksMarked(comment.body) && (await (await world.repository()).viewer()) === comment.author.login) {
    return skipped('own-comment', 'The comment is one of our own.');
  }
  return readCommand(comment.body, world.settings.command) ?? skipped('not-a-command', 'The comment is no command.');
}

async function refuseAuthor({ comment, sender }: CommentIntent, world: World): Promise<Skipped | null> {
  const { author } = comment;
  if (sender.id !== author.id)
    return skipped('not-permitted', 'The event was not caused by the author of the comment.');
  const repository = { permissionOf: async (login: string) => (await world.repository()).permissionOf(login) };
  const answer = await authorize(author, world.settings, repository);
  if (answer.permitted) return null;
  if (!world.settings.dryRun) await tryReaction(comment, '-1', world);
  return skipped(answer.reason, `Nothing was started: ${answer.sentence}`);
}

/** Reads the comment again: a text that was changed, or withdrawn, since the event asks for nothing. */
async function refuseChanged({ comment }: CommentIntent, world: World): Promise<Skipped | null> {
  const fresh = await (await world.repository()).causingComment(comment);
  if (fresh === null) return skipped('changed', 'Nothing was started: the comment is gone.');
  const same = sameText(fresh.body, comment.body) && fresh.author === comment.author.login;
  return same ? null : skipped('changed', 'Nothing was started: the comment was changed after it had been written.');
}

async function startFromComment(intent: CommentIntent, text: string, world: World): Promise<Outcome> {
  const request = await composeCommentRequest(intent, text, world);
  if (world.settings.dryRun) return dryRun(request);
  const claim = await claimComment(intent, world);
  if (!claim.created) return afterEarlierClaim(intent, claim.login, world);
  return startClaimed(
    { intent, request, instructionComment: { kind: intent.comment.kind, id: intent.comment.id } },
    world,
  );
}

// What most comments do not ask for is loaded only when one does; the bundler then keeps it once, for its own mode, too.
async function settle(intent: CommentIntent, login: string, world: World): Promise<Outcome> {
  const { settleThread } = await import('./run-settle.ts');
  return settleThread(intent, login, world);
}

async function report(intent: CommentIntent, period: string | null, world: World): Promise<Outcome> {
  const { reportInThread } = await import('./run-report.ts');
  return reportInThread(intent, period, world);
}

/** Starts the thread's latest instruction again, for a comment of its own; otherwise says why not. */
async function retry(intent: CommentIntent, login: string, world: World): Promise<Outcome> {
  const found = await findRetry(intent.thread.number, login, world);
  if (found.kind === 'refused') return answerInThread(intent, found.sentence, world);
  const request = await composeCommentRequest(intent, found.text, world);
  return startClaimed({ intent, request, instructionComment: found.instructionComment }, world);
}

async function startClaimed(
  { intent, request, instructionComment }: Parameters<typeof keeperFor>[0],
  world: World,
): Promise<Outcome> {
  const askedAt = world.clock.now();
  const keeper = await keeperFor({ intent, request, instructionComment }, world);
  return new JobRun(world, { request, keeper, askedAt, causedBy: intent.comment }).start();
}

/** Claims the comment. Anything but a clear answer starts nothing and is an error. */
async function claimComment(
  { comment }: CommentIntent,
  world: World,
): Promise<{ readonly created: boolean; readonly login: string }> {
  if (world.runner.cancelled.aborted) throw new InputError([CANCELLED]);
  try {
    const { created, login } = await (await world.repository()).react(comment, world.settings.claimReaction);
    return { created: mayStart(created ? 'created' : 'existed'), login };
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    const { failure, status } = error;
    const message = `Nothing was started, because the comment could not be claimed: ${error.message}`;
    const unclear =
      failure === 'unavailable'
        ? ' If the claim has arrived all the same, a re-run will find it taken: comment again.'
        : '';
    throw new RepositoryError({ failure, status, message, hint: `${error.hint}${unclear}`, cause: error });
  }
}

const CANCELLED = {
  message: 'The run was cancelled before it had claimed the comment; nothing was started.',
  hint: 'Comment again.',
};

function helpFor({ settings }: World): string {
  const allowsOthers = settings.allowedUsers.length > 0 || settings.allowedBots.length > 0;
  return helpText(settings.command, { permission: settings.permission, allowsOthers });
}

function skipped(reason: Skipped['reason'], sentence: string): Skipped {
  return { kind: 'skipped', reason, sentence };
}

/** GitHub keeps the line ends of whoever wrote last; they are no change. */
function sameText(one: string, other: string): boolean {
  return instructionHash(one.replace(/\r\n?/g, '\n')) === instructionHash(other.replace(/\r\n?/g, '\n'));
}
