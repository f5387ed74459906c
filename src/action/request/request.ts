import type { Command } from '../command/command.ts';
import type { CommentIntent, PromptSource } from '../event/intent.ts';
import type { CommentPlace, CommentRef, Conversation } from '../ports/conversations.ts';
import type { JobReading } from '../ports/jobs.ts';
import { hasVisibleText } from '../prompt/clean-text.ts';
import type { CollectedContext } from '../prompt/context.ts';
import { buildPrompt, messageInto, type Prompt } from '../prompt/prompt.ts';
import type * as value from '../value/marker.ts';
import { makerHash, type Ours, type OwnComment, repositoryOf, requestedAt } from '../value/own-comments.ts';
import { WATCHED_AFTER_WAIT_MS, type Writer } from '../value/rights.ts';
import type { Usage } from '../wording/job-summary.ts';
import { FIRST_PARAGRAPH, NOTHING_VISIBLE, type WhyAlone, withoutMemory } from '../wording/why-not.ts';
import type { Cut } from '../words/commands.ts';
import { InputError, type Problem, type RepositoryError } from '../words/errors.ts';
import type { World } from '../world.ts';
import { endingNotCreated, STARTING } from './ending.ts';
import type { Addressee, FollowedJob, OpenPull } from './pull-request.ts';
import { type Announced, orConfused, type Turn } from './reactions.ts';

/** A request for documentation until its end is announced. A value: every step of a story takes it and returns the next one. */
export interface DocsRequest<O extends Order = Order> {
  /** The comment that requested it, which gets the closing reaction; null if a workflow did. */
  readonly causedBy: CommentRef | null;
  /** Login; null if unknown. */
  readonly requester: string | null;
  readonly order: O;
  readonly stage: value.Stage;
  readonly base: value.MarkerBase;
  /** Its job, or before a message the one that it is for, and the address of that job's pull request; null if unknown. */
  readonly jobId: string | null;
  readonly pullRequest: string | null;
  /** Address of the review comment that we answer; shown if our comment isn't in its thread. */
  readonly origin: string | null;
  /** How much of the daily budget was used before this request; null without a limit. */
  readonly usage: Usage | null;
  /** It was sent before this attempt. */
  readonly resumed: boolean;
  /** A failed request that it repeats, whose claim it needs before it is sent, and the comment that asks for that. */
  readonly repeats: { readonly failed: OwnComment; readonly intent: CommentIntent } | null;
  /** The claim of its turn, on its status comment, by which this run alone may send it; null if it has none. */
  readonly turn: Turn | null;
  readonly writer: Writer;
  readonly page: Page;
  /** What is still to be announced of its end, and why. */
  readonly owing: ReadonlyMap<value.Announcement, Exclude<Announced, 'done'> | RepositoryError>;
}

/** A request that was sent, or never will be: what is left is to follow its job, and to finish it. */
export type Sent = DocsRequest & { readonly stage: value.Ending };

/** The status comment of a request, as this process knows it: the only memory that later runs have. */
export interface Page {
  readonly ours: Ours;
  /** Null if no thread can hold a status comment: then every write does nothing. */
  readonly conversation: Conversation | null;
  /** As it was last read or written; null before there is one. */
  readonly comment: OwnComment | null;
  /** What a write without an answer may have made of it, or may have added; null if there is none. */
  readonly attempted: value.Marker | null;
  /** How the latest write went. `overtaken`: another process has changed it since, so it is left alone. `gone`: it was deleted. */
  readonly written: 'not-yet' | 'yes' | 'overtaken' | 'gone' | 'failed';
  /** Why the latest write failed; null if it didn't. */
  readonly failure: RepositoryError | null;
}

type Known = Pick<DocsRequest, 'base' | 'writer'> & Partial<DocsRequest>;
/** Makes a request of what a story knows; the rest, even of one that was sent, comes from its status comment. */
export function requestOf(known: Known, page: Pick<Page, 'ours' | 'conversation' | 'comment'>): DocsRequest {
  const { comment } = page;
  const { trigger, jobId = null, pullRequest = null } = comment?.marker ?? {};
  const isElsewhere = trigger?.kind === 'review-comment' && comment?.kind === 'issue-comment';
  return {
    ...{ causedBy: null, requester: null, usage: null, resumed: false, repeats: null, turn: null },
    ...{ stage: STARTING, owing: new Map(), jobId, pullRequest },
    order: { kind: 'sent', prompt: null, keptFrom: comment?.body ?? '' },
    origin: isElsewhere ? `${comment.url.replace(/#.*$/, '')}#discussion_r${trigger.id}` : null,
    ...known,
    page: { ...page, attempted: null, written: 'not-yet', failure: null },
  };
}

/** Gives a request what it sends, also for its markers. */
export function ordered<O extends NewOrder>(request: DocsRequest, order: O): DocsRequest<O> {
  const { jobId = null, pullRequest = null, head = null } = order.kind === 'message' ? order.job : {};
  const { reserved, ...base } = request.base;
  // A message's id is that of its job.
  const isSame = reserved === true && base.request === order.kind && (jobId ?? request.jobId) === request.jobId;
  const kept = isSame ? { jobId: request.jobId, base: request.base } : { jobId, base };
  return { ...request, pullRequest, order, jobId: kept.jobId, base: { ...kept.base, request: order.kind, head } };
}

type Repeated = Pick<value.Marker, 'reserved' | 'jobId' | 'request'>;
/** Gives a request the reserved id of one that it repeats, whose result then appears once; null: it repeats none. */
export function again<R extends DocsRequest>(request: R, of: Repeated | null): R {
  if (of?.reserved !== true || of.jobId === null) return request;
  return { ...request, jobId: of.jobId, base: { ...request.base, reserved: true, request: of.request } };
}

export function confirmedTo<R extends DocsRequest>(request: R, jobId: string): R {
  return { ...request, jobId, writer: request.writer.kind === 'run' ? { ...request.writer, jobId } : request.writer };
}

/** Notes until when only its owner writes the status comment (UTC, ms). */
export function watched<R extends DocsRequest>(request: R, until: number): R {
  return { ...request, base: { ...request.base, watchedUntil: new Date(until).toISOString() } };
}

export const ending = (request: DocsRequest, stage: value.Ending): Sent => ({ ...request, stage });
export const notSent = (request: DocsRequest, problem: Problem, as?: value.Refused): Sent =>
  ending(request, endingNotCreated(problem, as));

export function shows({ comment, attempted }: Pick<Page, 'comment' | 'attempted'>, view: value.StatusView): boolean {
  const outcome = view.state === 'finished' ? view.outcome : null;
  return attempted === null && comment?.marker.state === view.state && comment.marker.outcome === outcome;
}

/** After this long, we assume the requester no longer watches the thread (ms). */
const NOTICE_AFTER_MS = 5 * 60_000;
export function isLong({ base, page: { comment } }: DocsRequest, now: number): boolean {
  const sentAt = Date.parse(base.askedAt);
  // One that waited was sent long after it was requested.
  return now - (comment === null ? sentAt : Math.min(sentAt, requestedAt(comment))) > NOTICE_AFTER_MS;
}

export const placeOf = ({ page: { comment, conversation } }: DocsRequest): Conversation | null =>
  comment === null || conversation === null ? conversation : { ...conversation, review: comment.review };

export const thisRun = ({ run }: World): Writer => ({ kind: 'run', run: run.runId, attempt: run.attempt, jobId: null });

/** Returns whom this run asks for a review of the agent's pull request: the requester, if that is a person. */
export function reviewerOf(login: string | null, { settings, run }: World): Pick<value.Marker, 'reviewer'> {
  // A schedule has no requester, and a schedule may have started the workflow that this one follows.
  const isRequested = settings.requestReview && !['schedule', 'workflow_run'].includes(run.eventName);
  return isRequested && login !== null && /^[A-Za-z\d][\w-]{0,38}$/.test(login) ? { reviewer: login } : {};
}

/** How long this run waits for a job (ms). */
export const patienceOf = ({ settings }: World): number => (settings.wait ? settings.waitMinutes * 60_000 : 0);
/** Until when (UTC, ms) this run watches a job that it requests or resumes now. */
export const leaseOf = (world: World): number =>
  world.clock.now() + (world.settings.wait ? patienceOf(world) + WATCHED_AFTER_WAIT_MS : 0);

type Cause = Pick<value.MarkerBase, 'trigger' | 'instructionComment' | 'instructionHash'>;
/** What the markers of a request record that this run makes now, as one for a job. */
export function baseNow(cause: Cause, world: World): value.MarkerBase {
  const { run } = world;
  return {
    ...{ repository: repositoryOf(run), service: makerHash(world), ...cause },
    ...{ request: 'job', head: null, run: run.runId, attempt: run.attempt, told: [] },
    askedAt: new Date(world.clock.now()).toISOString(),
    watchedUntil: new Date(leaseOf(world)).toISOString(),
  };
}

export interface JobOrder {
  readonly kind: 'job';
  /** As written: its hash distinguishes requests. */
  readonly instruction: string;
  readonly prompt: Prompt;
  /** Why the service could not add it to an open pull request; may quote the service. */
  readonly reason?: string;
}

/** For an existing job. What was seen of it while the status comment was written is null if that wasn't needed. */
export interface MessageOrder extends Pick<JobOrder, 'prompt'> {
  readonly kind: 'message';
  readonly job: FollowedJob;
  /** What the service has shown of a job that the requester means. */
  readonly reading: JobReading | null;
  /** What GitHub has shown of the pull request: of that of such a job, if the writing took long. */
  readonly pull: value.LinkedPullRequest | null;
  /** The open pull request that it is added to, and the order that is sent otherwise; null if the requester means this job. */
  readonly into: (OpenPull & { readonly alone: JobOrder }) | null;
}

export type NewOrder = JobOrder | MessageOrder;

/** `sent`: by an earlier attempt, or by another run; only the status comment, with that body, shows it. */
export type Order = NewOrder | { readonly kind: 'sent'; readonly prompt: null; readonly keptFrom: string };

/** Warns that nothing will remember an order, also in the summary. */
export function unremembered<O extends NewOrder>(order: O, failure: RepositoryError, { runner }: World): O {
  const note = withoutMemory(failure);
  runner.warning(note);
  return { ...order, prompt: { ...order.prompt, notes: [note, ...order.prompt.notes] } };
}

/** Returns what the status comment shows of a request: the instruction as the agent gets it, and our remarks on the prompt. */
export function shownInstruction(order: Order): value.ShownInstruction {
  if (order.kind === 'sent') return order;
  const { instruction: text, remarks } = order.prompt;
  return { text, remarks, ...(order.kind === 'job' && order.reason !== undefined ? { reason: order.reason } : {}) };
}

export function addressedTo(order: JobOrder, to: Addressee, about: string | null): NewOrder {
  if (to.kind === 'job') return ownJob(order, to.why);
  const { into } = to;
  const message = { ...order, ...to, reading: null, pull: null };
  if (into === null) return { ...message, into };
  return { ...message, prompt: messageInto(order.prompt, into.link.number, about), into: { ...into, alone: order } };
}

/** Says in the order of a job of its own why an open pull request can't take it. */
export function ownJob(order: JobOrder, why: WhyAlone | null): JobOrder {
  if (why === null) return order;
  const { sentence, reason } = why;
  const notes = [...order.prompt.notes, `${sentence} ${reason ?? ''}`.trim()];
  const prompt = { ...order.prompt, notes, remarks: [...order.prompt.remarks, sentence] };
  return { ...order, prompt, ...(reason === null ? {} : { reason }) };
}

/** `also`: what else the status comment and the summary say. */
type About = Readonly<{ cut?: Cut | null; place?: CommentPlace | null; also?: readonly string[] }>;
type Composing = About & { readonly read: CollectedContext; readonly standing?: string };

/** Logs what was cut or removed. Throws `InputError` if the instruction has no visible text left. */
export async function composeOrder(instruction: string, given: Composing, world: World): Promise<JobOrder> {
  const { read, standing = '', cut = null, place = null, also = [] } = given;
  const { runner } = world;
  const context = place === null ? read.context : { ...read.context, place };
  const built = await buildPrompt(instruction, { standing, context, token: world.randomness.token() });
  if (built.text === '') throw new InputError([NOTHING_VISIBLE]);
  const used = cut === null ? [] : [FIRST_PARAGRAPH[cut]];
  const removed = [...used, ...built.notes];
  for (const warning of read.warnings) runner.warning(warning);
  for (const note of removed) runner.info(note);
  const [notes, remarks] = [
    [...also, ...read.warnings, ...removed],
    [...also, ...used, ...built.remarks],
  ];
  return { kind: 'job', instruction, prompt: { ...built, notes, remarks } };
}

export async function readSource(source: PromptSource, { runner }: World): Promise<string> {
  return source.kind === 'prompt' ? source.text : runner.readWorkspaceFile(source.path);
}

/** Reads the team's instructions, if a command may start something. Throws `InputError`, also for one without visible text. */
export async function standingFor(command: Command, intent: CommentIntent, world: World): Promise<string> {
  if (command.kind === 'instruction' && !hasVisibleText(command.text)) throw new InputError([NOTHING_VISIBLE]);
  if (intent.standing === null || !['instruction', 'retry'].includes(command.kind)) return '';
  return orConfused(readSource(intent.standing, world), intent.comment, world);
}
