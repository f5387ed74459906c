import { type Problem, problemText } from '../errors.ts';
import { renderJobSummary } from '../jobs/job-summary.ts';
import type { JobFacts, Outcome } from '../outcome.ts';
import type { CommentRef } from '../ports/conversations.ts';
import { groupHash } from '../thread/marker.ts';
import type { OwnComment } from '../thread/own-comments.ts';
import type { StatusRecord } from '../thread/record.ts';
import type { Writer } from '../thread/rights.ts';
import type { MarkerBase } from '../thread/status-view.ts';
import { outcomeWords } from '../wording/outcome-words.ts';
import { owed } from './finish/announce.ts';
import { announceAlone, finish } from './finish/finish.ts';
import { endingNotCreated, endOf, type JobEnding, NOT_CREATED_BEFORE, pullRequestOf } from './finish/job-ending.ts';
import { followedHandover } from './finish/notice-claim.ts';
import { withPullRequest } from './finish/pull-request-facts.ts';
import { show, warnIfFailed } from './finish/show.ts';
import { type Usage, usageLine, usedLine } from './request/budget.ts';
import { type JobRequest, promptOf, type RememberedRequest, shownInstruction } from './request/job-request.ts';
import { linkRules, reviewerOf, type World } from './world.ts';

/** A request in progress, with the comment that records it. */
export interface JobTask {
  readonly request: JobRequest | RememberedRequest;
  /** Null if nothing is recorded. */
  readonly record: StatusRecord | null;
  /** The status comment that holds the claims for a job that is only followed here; null if there is none. */
  readonly followed: OwnComment | null;
  /** UTC, ms: when the job was requested. */
  readonly askedAt: number;
  /** UTC, ms: when the service answered this run's message; null if this run sent none. */
  readonly sentAt: number | null;
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
}

/** Makes the task of a new request. */
export function newTask(
  task: Pick<JobTask, 'request' | 'record' | 'followed' | 'askedAt' | 'causedBy' | 'requester'>,
): JobTask {
  return { ...task, sentAt: null, usage: null, jobId: null, resumed: false };
}

/** Warns that the thread takes no comment, and what that means for a re-run. */
export function warnWithoutMemory(problem: Problem, { runner }: Pick<World, 'runner'>): void {
  runner.warning(
    `The thread has no status comment, so a re-run of this step would start another job: ${problemText(problem)}`,
  );
}

/** Hands the status comment to the post process, in case this process dies before the comment is final. */
export function leaveOpen({ record }: Pick<JobTask, 'record'>, { runner }: Pick<World, 'runner'>): void {
  const ref = record?.comment ?? null;
  if (ref !== null) runner.save('open-comment', `${ref.kind}/${ref.id}`);
}

/** Returns who writes the status comment of a task. */
export function writerOf({ jobId }: Pick<JobTask, 'jobId'>, { run }: Pick<World, 'run'>): Writer {
  return { kind: 'run', run: run.runId, attempt: run.attempt, jobId };
}

/** Shows a job that hasn't ended. */
export async function showJob<T extends JobTask>(
  task: T,
  { view, job }: Pick<JobEnding, 'view' | 'job'>,
  until: number,
  world: World,
): Promise<T> {
  const record = recordedIn(task, until);
  if (record === null) return task;
  const shown = await show(record, { view, job, endedAt: null }, writerOf(task, world), world);
  const next = { ...task, record: shown.record };
  if (shown.end !== 'failed' && view.state === 'started' && view.seen.kind !== 'working')
    world.runner.save('open-comment', '');
  return next;
}

/** Puts into a task's record what the run has learned since. */
function recordedIn({ record, jobId, sentAt }: JobTask, until: number): StatusRecord | null {
  if (record === null) return null;
  const base = { ...withSending(record.base, sentAt), watchedUntil: new Date(until).toISOString() };
  return { ...record, base, jobId: jobId ?? record.jobId };
}

/** Adds when the service answered this run's message (UTC, ms); null if this run sent none. */
export function withSending(base: MarkerBase, sentAt: number | null): MarkerBase {
  return sentAt === null ? base : { ...base, sentAt: new Date(sentAt).toISOString() };
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
  const { jobId, causedBy, followed, request, requester } = task;
  const record = recordedIn(task, clock.now());
  const known = request.kind === 'remembered' ? { text: '' } : shownInstruction(request);
  const said =
    request.kind === 'follow' ? followedHandover(followed) : { requester, instruction: record?.instruction ?? known };
  const text = { ...said, reviewer: record?.base.reviewer };
  const end = { ...ending, causedBy, followed, unattended: false, handover: async () => text };
  // If the comment can't be edited, the post process tries again, and can't know this otherwise.
  if (record !== null && ending.view.state === 'not-created') runner.save('never-sent', 'true');
  if (record === null) {
    const isStart = request.kind === 'start';
    const group = isStart ? groupHash(world.run) : undefined;
    const handover = async () => (isStart ? { ...text, ...reviewerOf(requester, world) } : text);
    const asked = request.kind === 'message' ? 'message' : 'job';
    await announceAlone({ ...end, jobId, group, handover, request: asked, askedAt: task.askedAt }, world);
    return task;
  }
  const finished = await finish(record, { ...end, writer: writerOf(task, world) }, world);
  if (finished.end !== 'failed' && finished.end !== 'gone') runner.save('open-comment', '');
  const { error } = finished;
  if (error !== null) warnIfFailed({ end: 'failed', record: finished.record, error }, record, world);
  return { ...task, record: finished.record };
}

async function withFacts({ record }: JobTask, ending: JobEnding, world: World): Promise<JobEnding> {
  // Only the status comment shows these facts.
  if (ending.view.state !== 'finished' || record === null) return ending;
  const about = { ...record.base, pullRequest: record.pullRequest };
  return { ...ending, ...(await withPullRequest(ending.view, about, world)) };
}

/** Reports an end that the thread already shows. Only what its run left out is announced. */
export async function reportAgain(task: JobTask, ending: JobEnding, world: World): Promise<Outcome> {
  const marker = task.record?.comment?.marker ?? null;
  const owes = marker !== null && owed(marker).length > 0 && !world.runner.cancelled.aborted;
  return publishJob(owes ? await finishTask(task, ending, world) : task, ending, world);
}

/** Reports again that an earlier attempt's request had no effect, which is no failure if the refusal was an answer. */
export async function reportNotCreated(task: JobTask, world: World): Promise<Outcome> {
  const outcome = await reportAgain(task, endingNotCreated(NOT_CREATED_BEFORE), world);
  return task.record?.comment?.marker.answered === undefined ? outcome : { kind: 'helped', sentence: ANSWERED_BEFORE };
}

const ANSWERED_BEFORE = 'Nothing was sent. An earlier attempt has answered this comment; the status comment says why.';

/** Turns an ending into the outcome, with everything known about the job. */
function publishJob(task: JobTask, ending: JobEnding, world: World): Outcome {
  const { settings, runner } = world;
  const isFollowUp = task.request.kind === 'message' || task.record?.base.request === 'message';
  const requested = { jobId: task.jobId, request: isFollowUp ? 'message' : 'job' } as const;
  const { result, headline, sentence, hint, problem } = outcomeWords(ending, requested);
  const { link, unlinked } = pullRequestOf(ending, linkRules(world));
  if (unlinked !== null) runner.warning(`The pull request is not linked, because ${unlinked.reason}.`);
  const facts: JobFacts = {
    jobId: task.jobId,
    job: ending.job,
    link,
    durationSeconds: durationOf(task, ending, world),
    resumed: task.resumed,
    followUp: isFollowUp,
    commentUrl: task.record?.comment?.url ?? null,
  };
  const { text: prompt, notes } = promptOf(task.request);
  const summary = renderJobSummary({
    headline,
    problem,
    ...facts,
    unlinked,
    prompt,
    notes,
    usage: usageIn(task, ending),
  });
  if (result === 'error') return { kind: 'error', problems: [{ message: sentence, hint: hint ?? '' }], facts, summary };
  const fails = settings.failOn.some((failing) => failing === result);
  return { kind: 'job', result, fails, facts, sentence, hint, summary };
}

/** A request that the service certainly didn't accept doesn't count. */
function usageIn({ usage, resumed }: JobTask, { view }: JobEnding): string | null {
  return resumed || view.state === 'not-created' ? usedLine(usage) : usageLine(usage);
}

/**
 * Returns the whole seconds from the request for the job to its end, or from its creation if someone else requested it.
 * Null if this run didn't see the end.
 */
function durationOf({ request, askedAt }: JobTask, ending: JobEnding, { clock }: World): number | null {
  const { job } = ending;
  const end = endOf(ending, clock.now());
  if (typeof end !== 'number') return null;
  const since = request.kind === 'follow' ? Date.parse(job?.createdAt ?? '') : askedAt;
  return Number.isNaN(since) ? null : Math.max(0, Math.round((end - since) / 1000));
}
