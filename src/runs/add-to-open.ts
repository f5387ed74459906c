import type { Problem } from '../errors.ts';
import { type FollowEnd, follow, nextLookIn } from '../jobs/follow.ts';
import { ProgressLog } from '../jobs/progress.ts';
import type { Outcome } from '../outcome.ts';
import type { Prompt } from '../prompt/prompt.ts';
import { WATCHED_AFTER_WAIT_MS } from '../thread/claim.ts';
import type { MarkerBase } from '../thread/status-comment.ts';
import { type NewFollowUp, sendFollowUp } from './comment/follow-up.ts';
import { endingNotCreated, endingUnknown } from './finish/job-ending.ts';
import { type LinkedPullRequest, lookAtLinked } from './finish/pull-request-facts.ts';
import { show, write } from './finish/show.ts';
import { followJob, holdJob } from './follow-job.ts';
import {
  type FollowedJob,
  type Into,
  type JobRequest,
  messageInto,
  shownInstruction,
  withRemark,
} from './job-request.ts';
import { concludeJob, leaveOpen, writerOf } from './job-task.ts';
import { type Alone, headOf, type OpenPull, type WhyAlone, whyNot } from './open-pull-request.ts';
import { CANCELLED_BEFORE, type NewTask, openTask, requestJob, whyTooLate } from './start-job.ts';
import { type World, watchedUntil } from './world.ts';

/** A message that becomes a job of its own if the open pull request can't take it. */
export type Adding = NewFollowUp & { readonly request: { readonly into: Into } };

/**
 * Writes the status comment of a message before it is sent. Meanwhile, an open pull request is looked at, because it may
 * have changed since it was listed, and any other message's job is read. Throws like `openTask`.
 */
export async function openMessage(task: NewFollowUp, world: World): Promise<NewFollowUp> {
  const { into, job } = task.request;
  const [opened, seen, reading] = await Promise.all([
    openTask(task, world),
    into === undefined || into.isBusy ? null : lookAtLinked(into.link, world),
    into === undefined ? world.service.readJob(job.jobId, world.runner.cancelled) : null,
  ]);
  const known = into === undefined ? { reading } : { into: { ...into, seen } };
  return { ...opened, request: { ...opened.request, ...known } };
}

/** Sends a message that is ready: to the job that it was written for, or to an open pull request. */
export function sendMessage(task: NewFollowUp, world: World): Promise<Outcome> {
  const { into, ...request } = task.request;
  return into === undefined ? sendFollowUp(task, world) : addToOpen({ ...task, request: { ...request, into } }, world);
}

/** Makes the request for where an instruction goes; `about` names what it is about. */
export function addressed(
  { instruction, prompt }: { readonly instruction: string; readonly prompt: Prompt },
  to: OpenPull | Alone | { readonly kind: 'message'; readonly job: FollowedJob },
  about: string | null,
): Exclude<JobRequest, { readonly kind: 'follow' }> {
  switch (to.kind) {
    case 'job':
      return ownJob({ instruction, prompt }, to.why);
    case 'message':
      return { kind: 'message', job: to.job, instruction, prompt };
    case 'open': {
      const { link, isBusy, job } = to;
      const into = { link, isBusy, seen: null, alone: prompt };
      return { kind: 'message', job, instruction, prompt: messageInto(prompt, link.number, about), into };
    }
  }
}

/**
 * Adds a request to an open pull request by one message to its job. A busy job is waited for, within `wait-minutes`; if
 * it stays busy, or takes no message, the request gets a job of its own. `task` must be open.
 */
async function addToOpen(task: Adding, world: World): Promise<Outcome> {
  const { settings, clock, runner, service } = world;
  const began = clock.monotonic();
  const until = began + (settings.wait ? settings.waitMinutes * 60_000 : 0);
  const { seen } = task.request.into;
  const looked = seen === null ? null : judged(task, seen, world);
  if (looked?.kind === 'alone') return startAlone(looked.task, looked.why, world);
  let current = looked?.task ?? task;
  let isBusy = task.request.into.isBusy;
  for (let refused = false; ; refused = true) {
    if (isBusy) {
      const turn = await waitForTurn(
        current,
        { until, pauseMs: refused ? nextLookIn(clock.monotonic() - began) : 0 },
        world,
      );
      if (turn.kind === 'alone') return startAlone(turn.task, turn.why, world);
      if (turn.kind === 'end') return concludeJob(turn.task, endingNotCreated(turn.problem), world);
      current = turn.task;
    }
    const late = whyTooLate(current, world);
    if (late !== null) return concludeJob(current, endingNotCreated(late), world);
    const { jobId } = current.request.job;
    runner.output('result', 'unknown-start');
    const sending = await service.sendMessage(jobId, current.request.prompt.text, runner.cancelled);
    const about = `pull request ${current.request.into.link.number}`;
    switch (sending.kind) {
      case 'sent':
        runner.info(`The job ${jobId} accepted the request for its open pull request.`);
        return followJob({ ...holdJob(current, jobId, world), sentAt: clock.now() }, sending.job, world);
      case 'unknown':
        return concludeJob(
          current,
          endingUnknown(`The service never confirmed the request: ${sending.evidence}`),
          world,
        );
      case 'busy':
        runner.output('result', 'not-created');
        isBusy = true;
        break;
      case 'not-sent':
        if (sending.malformed !== true) return concludeJob(current, endingNotCreated(sending.problem), world);
        return startAlone(current, takesNone(about, sending.problem), world);
      case 'not-continuable':
        return startAlone(current, takesNone(about, sending.problem), world);
    }
  }
}

function takesNone(about: string, problem: Problem): WhyAlone {
  return { sentence: `A new job was started, because the job of ${about} accepted no message.`, problem };
}

type Turn =
  | { readonly kind: 'turn'; readonly task: Adding }
  | { readonly kind: 'alone'; readonly task: Adding; readonly why: WhyAlone }
  /** Nothing was sent, and nothing may be. */
  | { readonly kind: 'end'; readonly task: Adding; readonly problem: Problem };

/**
 * Waits until the agent has finished with the pull request. Then the status comment says `starting` again, and that is
 * acknowledged: a re-run that reads `waiting` may send.
 */
async function waitForTurn(
  given: Adding,
  { until, pauseMs }: { readonly until: number; readonly pauseMs: number },
  world: World,
): Promise<Turn> {
  const { settings, clock, runner } = world;
  const { into } = given.request;
  const about = `pull request ${into.link.number}`;
  const stillBusy = {
    sentence: `A new job was started, because the agent was still working on ${about}.`,
    problem: null,
  };
  if (!settings.wait) return { kind: 'alone', task: given, why: stillBusy };
  const shown = await showWaiting(given, until, world);
  const { task } = shown;
  if (shown.isLost) return { kind: 'end', task, problem: CHANGED };
  runner.info(`Waiting until the agent has finished with ${about}.`);
  await clock.sleep(Math.max(0, Math.min(pauseMs, until - clock.monotonic())), runner.cancelled);
  const end = await untilFree(task, Math.max(0, until - clock.monotonic()), world);
  switch (end.kind) {
    case 'cancelled':
      return { kind: 'end', task, problem: CANCELLED_BEFORE };
    case 'deadline':
      return { kind: 'alone', task, why: stillBusy };
    case 'lost': {
      const sentence = `A new job was started, because the service did not show the job of ${about}.`;
      return { kind: 'alone', task, why: { sentence, problem: end.problem } };
    }
    case 'final': {
      const why = whyNot({ kind: 'job', job: end.job }, into.link, world);
      if (why !== null) return { kind: 'alone', task, why };
    }
  }
  const looked = judged(task, await lookAtLinked(into.link, world), world);
  return looked.kind === 'turn' ? restart(looked.task, {}, world) : looked;
}

/** Decides, right before the message is sent, whether its pull request can still take it, and notes its head commit. */
function judged(task: Adding, seen: LinkedPullRequest, world: World): Exclude<Turn, { readonly kind: 'end' }> {
  const head = headOf(seen, task.request.into.link, world);
  if (typeof head !== 'string') return { kind: 'alone', task, why: head };
  const request = { ...task.request, job: { ...task.request.job, head } };
  const record = task.record === null ? null : { ...task.record, base: { ...task.record.base, head } };
  return { kind: 'turn', task: { ...task, request, record } };
}

async function showWaiting(
  task: Adding,
  until: number,
  world: World,
): Promise<{ readonly task: Adding; readonly isLost: boolean }> {
  const { record } = task;
  if (record === null) return { task, isLost: false };
  const lease = world.clock.now() + (until - world.clock.monotonic()) + WATCHED_AFTER_WAIT_MS;
  const base = { ...record.base, watchedUntil: new Date(lease).toISOString() };
  const view = { state: 'waiting', pullRequest: task.request.into.link.number } as const;
  const shown = await show({ ...record, base }, { view, job: null, endedAt: null }, writerOf(task, world), world);
  return { task: { ...task, record: shown.record }, isLost: shown.end === 'overtaken' };
}

const CHANGED: Problem = {
  message: 'Another run has changed the status comment, so the request was not sent.',
  hint: 'Request it again if it is still wanted.',
};

function untilFree(task: Adding, patienceMs: number, world: World): Promise<FollowEnd> {
  const { runner } = world;
  const log = new ProgressLog();
  return follow(world, {
    jobId: task.request.job.jobId,
    known: null,
    patienceMs,
    cancelled: runner.cancelled,
    onProgress: (progress) => {
      const line = log.line(progress);
      if (line !== null) runner.info(line);
    },
  });
}

/** Writes `starting` with a new date. Nothing is sent unless that is acknowledged. */
async function restart<T extends Adding | NewTask>(
  task: T,
  change: Partial<MarkerBase>,
  world: World,
): Promise<
  { readonly kind: 'turn'; readonly task: T } | { readonly kind: 'end'; readonly task: T; readonly problem: Problem }
> {
  const askedAt = world.clock.now();
  if (task.record === null) return { kind: 'turn', task: { ...task, askedAt } };
  const dates = {
    askedAt: new Date(askedAt).toISOString(),
    watchedUntil: new Date(watchedUntil(world, WATCHED_AFTER_WAIT_MS)).toISOString(),
  };
  const record = { ...task.record, base: { ...task.record.base, ...change, ...dates } };
  const shown = { view: { state: 'starting' }, job: null, endedAt: null } as const;
  const wrote = await write(record, shown, writerOf(task, world), world);
  const next = { ...task, askedAt, record: wrote.record };
  leaveOpen(next, world);
  if (wrote.end === 'written') return { kind: 'turn', task: next };
  return { kind: 'end', task: next, problem: wrote.end === 'failed' ? wrote.error : CHANGED };
}

/** Requests a job of its own for a message that its pull request could not take, and says why. */
async function startAlone(task: Adding, why: WhyAlone, world: World): Promise<Outcome> {
  const { runner } = world;
  if (runner.cancelled.aborted) return concludeJob(task, endingNotCreated(CANCELLED_BEFORE), world);
  const said = why.problem === null ? '' : ` ${why.problem.message}`;
  runner.info(`${why.sentence}${said}`);
  const { instruction, into } = task.request;
  const request = ownJob({ instruction, prompt: into.alone }, why);
  const record =
    task.record === null
      ? null
      : { ...task.record, jobId: null, pullRequest: null, instruction: shownInstruction(request) };
  const turn = await restart({ ...task, request, record }, { request: 'job', head: null }, world);
  if (turn.kind === 'end') return concludeJob(turn.task, endingNotCreated(turn.problem), world);
  return requestJob(turn.task, world);
}

/** Makes the request of a job of its own, with the reason why it is that. */
function ownJob(
  { instruction, prompt }: { readonly instruction: string; readonly prompt: Prompt },
  why: WhyAlone | null,
): Extract<JobRequest, { readonly kind: 'start' }> {
  if (why === null) return { kind: 'start', instruction, prompt };
  const { sentence, problem } = why;
  const said = problem?.message;
  const reasoned = withRemark(prompt, sentence, said);
  return { kind: 'start', instruction, prompt: reasoned, ...(said === undefined ? {} : { said }) };
}
