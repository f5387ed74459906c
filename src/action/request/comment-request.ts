import type { Command } from '../command/command.ts';
import { hasService } from '../event/inputs.ts';
import type { CommentIntent } from '../event/intent.ts';
import type { Outcome } from '../outcome.ts';
import type { Reaction } from '../ports/conversations.ts';
import { type CollectedContext, contextOfThread } from '../prompt/context.ts';
import { groupHash, instructionHash, type MarkerBase } from '../value/marker.ts';
import { type OwnComment, ofComment } from '../value/own-comments.ts';
import { isEarlierAttempt, isStale, leftBy, mayStartAgain } from '../value/rights.ts';
import { helpText, slipText } from '../wording/answers.ts';
import { dryRunOfResumed } from '../wording/job-summary.ts';
import * as words from '../wording/why-not.ts';
import type { Cut } from '../words/commands.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { isTaken, type Passed, readThread, skipped, type ThreadPart } from './comment-gate.ts';
import { askedOf, askedOfJob, findRetry, type Instructed, type Refusal } from './destination.ts';
import { endingUnknown, type LateLink } from './ending.ts';
import { findOpen, repeatedTo } from './pull-request.ts';
import { tryReaction } from './reactions.ts';
import type { Instruction } from './read-request.ts';
import { readUsage, show, usageSoFar } from './record.ts';
import type { DocsRequest, NewOrder, Sent } from './request.ts';
import { addressedTo, again, baseNow, composeOrder, ordered, requestOf, reviewerOf, thisRun } from './request.ts';
import { resume } from './resume.ts';

export type Plan =
  | { readonly kind: 'answer'; readonly text: string; readonly reaction: Reaction | null }
  | Extract<Command, { readonly kind: 'report' | 'status' }>
  | PlannedRequest;

interface PlannedRequest {
  readonly kind: 'request';
  readonly found: Instructed | Refusal;
  readonly context: CollectedContext;
  /** To correct once the request is on its way. */
  readonly late: readonly LateLink[];
}

/** Reads, beside the claim, what a command needs. It writes nothing. */
export async function compose(passed: Passed, world: World): Promise<Plan> {
  const { command, cut } = passed;
  if (command.kind === 'help') return { kind: 'answer', text: helpFor(cut, world), reaction: null };
  if (command.kind === 'slip') {
    const text = `${slipText(command, world.settings.command)}\n\n${helpFor(cut, world)}`;
    return { kind: 'answer', text, reaction: 'confused' };
  }
  if (command.kind === 'instruction') return planOf(command, passed, world);
  if (command.kind === 'report' && !hasService(world.settings))
    return { kind: 'answer', text: words.NO_VISITORS, reaction: 'confused' };
  if (command.kind !== 'retry') return command;
  const reading = [findRetry(passed, world), findOpen(passed.listed, world), contextOf(passed, world)] as const;
  const [found, open, context] = await Promise.all(reading);
  const asked = found.kind === 'refused' ? found : { ...found, to: found.to ?? open };
  return { kind: 'request', found: asked, context, late: [] };
}

function helpFor(cut: Cut | null, { settings }: World): string {
  const allowsOthers = settings.allowedUsers.length > 0 || settings.allowedBots.length > 0;
  const commands = helpText(settings.command, { permission: settings.permission, allowsOthers });
  return cut === null ? commands : `${words.FIRST_PARAGRAPH[cut]}\n\n${commands}`;
}

/** The diff is read only for a new job: an existing job knows its own. */
async function planOf({ text, to: name }: Instruction, passed: Passed, world: World): Promise<PlannedRequest> {
  const { cut } = passed;
  const { kind, id, place } = passed.intent.comment;
  const before = repeatedTo(diedWith(passed, world)?.marker ?? null, world);
  const asking = before === null ? askedOf(name, passed, world) : Promise.resolve({ to: before, late: [] });
  // The look at a pull request or a job takes time, so the context is read meanwhile.
  const looks = passed.listed !== null || (name === null && passed.makers.length > 0);
  const needsContext = looks || (await asking).to.kind === 'job';
  const [{ to, late }, context] = await Promise.all([asking, needsContext ? contextOf(passed, world) : NO_CONTEXT]);
  const written = { kind: 'instruction', text, cut, place, instructionComment: { kind, id }, failed: null } as const;
  return { kind: 'request', found: to.kind === 'refused' ? to : { ...written, to }, context, late };
}

const NO_CONTEXT: CollectedContext = { context: null, warnings: [] };

async function contextOf({ intent, outline }: Passed, { run, repository }: World): Promise<CollectedContext> {
  const thread = intent.context?.thread;
  return thread ? contextOfThread(thread, outline, { repository, name: run.repository }) : NO_CONTEXT;
}

/** The status comment of a dead attempt of this run whose job may be started again: that happens there, unclaimed. */
export function diedWith({ own, intent, command }: Passed, { run }: World): OwnComment | null {
  const bound = command.kind === 'instruction' ? ofComment(own, intent.comment) : null;
  if (bound === null || !isEarlierAttempt(bound.marker, run)) return null;
  return mayStartAgain(bound.marker) ? bound : null;
}

type Composed = DocsRequest<NewOrder> | Refusal;
export async function composeRequest(plan: PlannedRequest, passed: Passed, world: World): Promise<Composed> {
  const { found, context } = plan;
  const { intent } = passed;
  if (found.kind === 'refused') return found;
  const to = found.to.kind === 'follow-up' ? await askedOfJob(found.to, passed, world) : found.to;
  if (to.kind === 'refused') return to;
  const died = diedWith(passed, world);
  const usage = await readUsage({ login: passed.ours.login, except: died }, world);
  const over = words.whyOverBudget(usage);
  if (over !== null) return { kind: 'refused', sentence: over, reason: 'over-budget' };
  const { text: instruction, cut, instructionComment, failed } = found;
  const isFollowUp = to.kind === 'message' && to.into === null;
  // An existing job knows both.
  const [standing, read] = isFollowUp ? ['', NO_CONTEXT] : [passed.standing, context];
  const place = intent.context === null ? null : found.place;
  const { kind, id } = intent.comment;
  const about = `${intent.thread.kind.replace('-', ' ')} #${intent.thread.number}`;
  const order = addressedTo(await composeOrder(instruction, { standing, cut, read, place }, world), to, about);
  const cause = { trigger: { kind, id }, instructionComment, instructionHash: instructionHash(instruction) };
  const base = { ...baseNow(cause, world), ...(isFollowUp ? {} : sharedBy(intent, world)) };
  const request = again(fromComment(passed, base, died, world), (died ?? failed)?.marker ?? null);
  return ordered({ ...request, usage, repeats: failed === null ? null : { failed, intent } }, order);
}

function sharedBy({ comment }: CommentIntent, world: World): Pick<MarkerBase, 'group' | 'reviewer'> {
  const { bot, login } = comment.author;
  return { group: groupHash({ command: world.settings.command }), ...reviewerOf(bot ? null : login, world) };
}

/** Finds the state of the request of a comment that is taken. It starts no job. */
export async function earlier(part: ThreadPart, world: World): Promise<Outcome | Sent> {
  const { intent, own } = part;
  const bound = ofComment(own, intent.comment);
  // Without a status comment, the claiming run may still be about to write it, or be dead.
  if (bound === null)
    return skipped('already-claimed', isTaken(own, intent) ? words.UNREADABLE_ANSWER : words.NO_ANSWER_YET);
  const isRerun = isEarlierAttempt(bound.marker, world.run);
  const taken = skipped('already-claimed', `Another run has claimed this comment; its state is at ${bound.url}`);
  // Only an earlier attempt of this run is known to be dead. Any other owner may be alive, unless its start is stale.
  const isUnknown = isStale(bound.marker, world.clock.now()) && bound.marker.reserved !== true;
  if (!isRerun && !isUnknown) return taken;
  const { reviewer: _reviewer, ...kept } = bound.marker;
  // The event says whose request it is, never a comment.
  const shared = kept.group === undefined ? {} : sharedBy(intent, world);
  const { attempt, watchedUntil } = baseNow(kept, world);
  // Only a re-run of the claiming run takes the comment over.
  const base = { ...kept, ...shared, ...(isRerun ? { attempt, watchedUntil } : {}) };
  const request = fromComment(part, base, bound, world);
  if (!isRerun) {
    const unknown = { ...request, writer: { kind: 'other' }, stage: endingUnknown(words.NEVER_NOTED) } as const;
    if (!world.settings.dryRun) await show(unknown, world);
    return taken;
  }
  const left = leftBy(bound.marker);
  if (world.settings.dryRun) return dryRunOfResumed(left);
  return resume({ ...request, usage: await usageSoFar(world) }, world);
}

type Claiming = PromiseSettledResult<{ readonly login: string }>;
/** Throws the claim's error, as nothing was started, unless it may have arrived and the thread shows whose it is. */
export async function withoutClaim(claiming: Claiming, intent: CommentIntent, world: World): Promise<Outcome | Sent> {
  const since = (login: string): Promise<ThreadPart> => readThread(intent, 'since', world, login);
  if (claiming.status === 'fulfilled') return earlier(await since(claiming.value.login), world);
  const error: unknown = claiming.reason;
  if (repositoryErrorOf(error).failure !== 'unavailable') throw error;
  const found = await world.repository.viewer().then(since).catch(repositoryErrorOf);
  // Without a status comment, another run may still be about to write it.
  if ('own' in found && ofComment(found.own, intent.comment) !== null) return earlier(found, world);
  if (!world.runner.cancelled.aborted) await tryReaction(intent.comment, 'confused', world);
  throw error;
}

function fromComment(part: ThreadPart, base: MarkerBase, comment: OwnComment | null, world: World): DocsRequest {
  const { comment: causedBy, thread } = part.intent;
  const origin = causedBy.kind === 'review-comment' ? causedBy.url : null;
  const conversation = { thread: thread.number, review: causedBy.review };
  const known = { causedBy, requester: causedBy.author.login, base, origin, writer: thisRun(world) };
  return requestOf(known, { ours: part.ours, conversation, comment });
}
