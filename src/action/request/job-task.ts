import type { Outcome } from '../outcome.ts';
import type { CommentRef } from '../ports/conversations.ts';
import type { Writer } from '../value/rights.ts';
import type { JobSummary } from '../wording/job-summary.ts';
import { NOT_CREATED_BEFORE } from '../wording/not-sent.ts';
import type { Usage } from '../wording/usage.ts';
import type { Problem } from '../words/errors.ts';
import type { World } from '../world.ts';
import { giveBackTurn, type Turn } from './claim.ts';
import { finish } from './finish.ts';
import { endingNotCreated, type HandedOver, type JobEnding, owed } from './job-ending.ts';
import { jobOutcome } from './job-outcome.ts';
import { type JobRequest, type NewRequest, shownInstruction } from './job-request.ts';
import { withPullRequest } from './linked.ts';
import { readQuoted } from './read-request.ts';
import type { StatusRecord } from './record.ts';
import { show, WRITE_STATUS, warnOf } from './show.ts';

/** A request in progress, with the comment that records it. */
export interface JobTask<R extends JobRequest = JobRequest> {
  readonly request: R;
  readonly record: StatusRecord;
  /** The comment that requested the job; it gets the closing reaction. */
  readonly causedBy: CommentRef | null;
  /** How much of the daily budget was used before this request; null without a limit. */
  readonly usage: Usage | null;
  /** Login of the requester; null if unknown. */
  readonly requester: string | null;
  /** Null while unknown. */
  readonly jobId: string | null;
  /** The job was requested before this attempt. */
  readonly resumed: boolean;
  /** The claim of its turn, by which this run alone may send it; null if it has none. */
  readonly turn: Turn | null;
}

/** Makes the task of a new request. */
export function newTask<R extends JobRequest>(
  task: Pick<JobTask<R>, 'request' | 'record' | 'causedBy' | 'requester'>,
): JobTask<R> {
  return { ...task, usage: null, jobId: null, resumed: false, turn: null };
}

/** Gives a task the request that it sends, also in its record. */
export function withRequest<R extends NewRequest>(task: JobTask, request: R): JobTask<R> {
  const { record } = task;
  const job = request.kind === 'message' ? request.job : null;
  const base = { ...record.base, request: job === null ? 'job' : 'message', head: job?.head ?? null } as const;
  const known = { jobId: job?.jobId ?? null, pullRequest: job?.pullRequest ?? null };
  return { ...task, request, record: { ...record, ...known, base, instruction: shownInstruction(request) } };
}

/** Hands the status comment to the post process, in case this process dies before the comment is final. */
export function leaveOpen({ record }: Pick<JobTask, 'record'>, { runner }: Pick<World, 'runner'>): void {
  const ref = record.comment;
  if (ref !== null) runner.save('open-comment', `${ref.kind}/${ref.id}`);
}

/** Returns who writes the status comment of a task. */
export function writerOf({ jobId }: Pick<JobTask, 'jobId'>, { run }: Pick<World, 'run'>): Writer {
  return { kind: 'run', run: run.runId, attempt: run.attempt, jobId };
}

/** Shows a job that hasn't ended. */
export async function showJob(
  task: JobTask,
  { view, job }: Pick<JobEnding, 'view' | 'job'>,
  until: number,
  world: World,
): Promise<JobTask> {
  const record = recordedIn(task, until);
  const shown = await show(record, { view, job, endedAt: null }, writerOf(task, world), world);
  const next = { ...task, record: shown.record };
  if (shown.end !== 'failed' && view.state === 'started' && view.seen.kind !== 'working')
    world.runner.save('open-comment', '');
  return next;
}

/** Puts into a task's record what the run has learned since. */
function recordedIn({ record, jobId }: JobTask, until: number): StatusRecord {
  const base = { ...record.base, watchedUntil: new Date(until).toISOString() };
  return { ...record, base, jobId: jobId ?? record.jobId };
}

/** Ends a request that certainly started nothing. Another run may claim it then. */
export async function concludeNotCreated(task: JobTask, problem: Problem, world: World): Promise<Outcome> {
  await giveBackTurn(task, world);
  return concludeJob(task, endingNotCreated(problem), world);
}

/** Writes an ending into the thread, announces it to the requester, and publishes it. */
export async function concludeJob(task: JobTask, known: JobEnding, world: World): Promise<Outcome> {
  const { runner, clock } = world;
  if (known.view.state === 'started') return publishJob(await showJob(task, known, clock.now(), world), known, world);
  // A cancelled process has time for one edit; the next run announces the rest.
  const ending = runner.cancelled.aborted ? known : await withFacts(task, known, world);
  return publishJob(await finishTask(task, ending, world), ending, world);
}

async function finishTask(task: JobTask, ending: JobEnding, world: World): Promise<JobTask> {
  const { runner, clock } = world;
  const { causedBy } = task;
  const record = recordedIn(task, clock.now());
  const { reviewer } = record.base;
  const handover = async (): Promise<HandedOver> => ({ ...(await quotedBy(task, world)), reviewer });
  const end = { ...ending, writer: writerOf(task, world), causedBy, handover };
  // If the comment can't be edited, the post process tries again, and can't know this otherwise.
  if (ending.view.state === 'not-created') runner.save('never-sent', 'true');
  const finished = await finish(record, end, world);
  const { error, unwritten } = finished;
  // The post process has the same token: once GitHub refuses it, another try is useless.
  const isOpen = finished.end === 'failed' || finished.end === 'gone';
  if (!isOpen || error?.failure === 'unauthorized') runner.save('open-comment', '');
  const status = error === null ? [] : [{ what: WRITE_STATUS, error }];
  warnOf([...status, ...unwritten], error === null ? null : record.failure, runner);
  return { ...task, record: finished.record };
}

/** The run of a request knows what it has sent; a later attempt reads it again. */
async function quotedBy({ requester, record }: JobTask, world: World): Promise<HandedOver> {
  const { instruction, base, conversation } = record;
  if ('text' in instruction) return { requester, instruction };
  const quoted = conversation === null ? null : await readQuoted(base, conversation.thread, world);
  return { requester, instruction: quoted?.instruction ?? { text: '' } };
}

async function withFacts({ record }: JobTask, ending: JobEnding, world: World): Promise<JobEnding> {
  // Only the status comment and the hand-over need these facts.
  const isNeeded = record.conversation !== null || world.settings.handover;
  if (ending.view.state !== 'finished' || !isNeeded) return ending;
  const about = { ...record.base, pullRequest: record.pullRequest };
  return { ...ending, ...(await withPullRequest(ending.view, about, world)) };
}

/** Reports an end that the thread already shows. Only what its run left out is announced. */
export async function reportAgain(task: JobTask, ending: JobEnding, world: World): Promise<Outcome> {
  const marker = task.record.comment?.marker ?? null;
  const owes = marker !== null && owed(marker).length > 0 && !world.runner.cancelled.aborted;
  return publishJob(owes ? await finishTask(task, ending, world) : task, ending, world);
}

/** Reports again that an earlier attempt's request had no effect, which is no failure if the refusal was an answer. */
export async function reportNotCreated(task: JobTask, world: World): Promise<Outcome> {
  const outcome = await reportAgain(task, endingNotCreated(NOT_CREATED_BEFORE), world);
  return task.record.comment?.marker.answered === undefined ? outcome : { kind: 'helped', sentence: ANSWERED_BEFORE };
}

const ANSWERED_BEFORE = 'Nothing was sent. An earlier attempt has answered this comment; the status comment says why.';

/** Turns an ending into the outcome, with everything known about the task. */
function publishJob(task: JobTask, ending: JobEnding, world: World): Outcome {
  const { request, record, jobId, resumed, usage } = task;
  return jobOutcome(
    ending,
    {
      ...{ jobId, resumed, usage, prompt: request.prompt },
      request: record.base.request,
      since: Date.parse(record.base.askedAt),
      commentUrl: record.comment?.url ?? null,
      outdated: outdatedOf(task, world),
    },
    world,
  );
}

/** Says what the status comment may still show if its latest edit failed; null if it didn't. */
function outdatedOf({ record }: JobTask, { settings }: World): JobSummary['outdated'] {
  const { comment, failure } = record;
  if (comment === null || failure === null) return null;
  return { ...comment.marker, problem: failure, command: settings.command };
}
