import { type ReadComment, readComment } from '../command/command.ts';
import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import { isTaken, type Passed, passGate, type Skipped, skipped, unwrap } from '../request/comment-gate.ts';
import { compose, composeRequest, diedWith, earlier, type Plan, withoutClaim } from '../request/comment-request.ts';
import type { LateLink } from '../request/ending.ts';
import { concluded } from '../request/finish.ts';
import { claim, orConfused } from '../request/reactions.ts';
import type { DocsRequest, NewOrder } from '../request/request.ts';
import { open, send } from '../request/start.ts';
import { oursOf } from '../value/own-comments.ts';
import { dryRun } from '../wording/job-summary.ts';
import { CANCELLED_UNCLAIMED, NOT_ON_FIRST_LINE } from '../wording/why-not.ts';
import { InputError } from '../words/errors.ts';
import { looksMarked, mayHoldCommand } from '../words/hidden.ts';
import type { World } from '../world.ts';
import { admitting, answerInThread } from './answer.ts';

/** Does what a comment requests: gate → claim → compose → open → send → follow → finish. If it throws, nothing was started. */
export async function runComment(intent: CommentIntent, world: World): Promise<Outcome> {
  // Gate. Is it a command, unchanged, from someone who may? Nothing is written before that is known.
  const read = await commandOf(intent, world);
  if (read.kind === 'skipped') return read;
  const passed = await passGate(intent, read, world);
  if (passed.kind === 'skipped') return passed;
  const died = diedWith(passed, world);
  // A comment that a list shows as taken is taken: someone may have removed the reaction.
  if (died === null && isTaken(passed.own, intent)) return concluded(await earlier(passed, world), world);
  if (world.runner.cancelled.aborted) throw new InputError([CANCELLED_UNCLAIMED]);
  const startsJob = ['instruction', 'retry'].includes(passed.command.kind);
  const without = startsJob ? await orConfused(world.service.check(), intent.comment, world) : null;
  if (without !== null) return skipped('no-secrets', without);
  if (world.settings.dryRun) return wouldDo(passed, world);
  // Claim and, beside it, read everything that needs no claim.
  const [claiming, composed] = await Promise.allSettled([
    died === null ? claim(intent.comment, world.settings.claimReaction, world) : { ...passed.ours, created: true },
    compose(passed, world),
  ]);
  if (claiming.status === 'rejected' || !claiming.value.created)
    return concluded(await withoutClaim(claiming, intent, world), world);
  // Answer, or write the request down. Whatever fails here has started nothing, and the thread says so.
  const claimed = { ...passed, ours: oursOf(claiming.value.login, world) };
  const answerOrOpen = async (): Promise<Outcome | DocsRequest<NewOrder>> => {
    const done = await answered(unwrap(composed), claimed, world);
    return 'kind' in done ? done : open(done, world);
  };
  const opened = await admitting(intent, answerOrOpen, world);
  if ('kind' in opened) return opened;
  // Send once. From here on nothing may say that nothing was started.
  const plan = unwrap(composed);
  const [sent, corrected] = await Promise.allSettled([
    send(opened, world).then((each) => concluded(each, world)),
    correct(plan.kind === 'request' ? plan.late : [], claimed, world),
  ]);
  const outcome = unwrap(sent);
  unwrap(corrected);
  await correct(retried(opened, outcome), claimed, world);
  return outcome;
}

/** Reads the command. Our own comments and comments without a command are skipped without reading any permission. */
async function commandOf({ comment }: CommentIntent, world: World): Promise<ReadComment | Skipped> {
  if (looksMarked(comment.body) && (await world.repository.viewer()) === comment.author.login)
    return skipped('own-comment', 'The comment is one of our own.');
  const { command } = world.settings;
  const why = mayHoldCommand(comment.body, command) ? NOT_ON_FIRST_LINE : 'The comment is not a command.';
  return readComment(comment.body, command) ?? skipped('not-a-command', why);
}

/** Answers what needs no request, and what can't be requested. Loads on demand what few comments request. */
async function answered(plan: Plan, claimed: Passed, world: World): Promise<Outcome | DocsRequest<NewOrder>> {
  const { intent, ours } = claimed;
  if (plan.kind === 'answer') return answerInThread(intent, { text: plan.text, reaction: plan.reaction }, world);
  if (plan.kind === 'report') return (await import('./report.ts')).reportInThread(intent, plan.period, world);
  if (plan.kind === 'status') return (await import('./settle.ts')).settleThread(intent, ours.login, world);
  const request = await composeRequest(plan, claimed, world);
  if (!('kind' in request)) return request;
  const refused = await answerInThread(intent, { text: request.sentence, reaction: 'confused' }, world);
  await correct(plan.late, claimed, world);
  return request.reason === undefined ? refused : skipped(request.reason, request.sentence);
}

/** Says what a dry run would do. Nothing is claimed, so no claim returns our login. */
async function wouldDo(passed: Passed, world: World): Promise<Outcome> {
  const ours = oursOf(passed.ours.login || (await world.repository.viewer()), world);
  const done = await answered(await compose(passed, world), { ...passed, ours }, world);
  return 'kind' in done ? done : dryRun(done.order, done.usage, await world.service.inspect?.());
}

/** Corrects the status comments whose jobs turned out to have made a pull request. A failure is a warning. */
async function correct(late: readonly LateLink[], part: Passed, world: World): Promise<void> {
  if (late.length === 0 || world.settings.dryRun) return;
  const { comments, intent, ours } = part;
  // Loaded on demand: few comments find one.
  const { settleSeen } = await import('../request/settle-comments.ts');
  const listed = comments.map((comment) => ({ ...comment, thread: intent.thread.number }));
  await settleSeen(late, { ours, listed }, world);
}

/** The failed request that a retry has repeated under its reserved id, so that both have one result. */
function retried({ repeats }: DocsRequest, outcome: Outcome): readonly LateLink[] {
  const job = outcome.kind === 'job' ? outcome.facts.job : null;
  if (repeats?.failed.marker.reserved !== true || job === null) return [];
  return [{ comment: { ...repeats.failed, thread: repeats.intent.thread.number }, job }];
}
