import type { Problem } from '../../errors.ts';
import { type FollowEnd, follow } from '../../jobs/follow.ts';
import { ProgressLog } from '../../jobs/progress.ts';
import { WATCHED_AFTER_WAIT_MS } from '../../thread/claim.ts';
import type { MarkerBase } from '../../thread/status-view.ts';
import { type LinkedPullRequest, lookAtLinked } from '../finish/pull-request-facts.ts';
import { show, write } from '../finish/show.ts';
import { leaveOpen, writerOf } from '../job-task.ts';
import { type World, watchedUntil } from '../world.ts';
import type { Into } from './job-request.ts';
import { headOf, type WhyAlone, whyNot } from './open-pull-request.ts';
import type { NewMessage } from './send-message.ts';
import { CANCELLED_BEFORE, type NewTask } from './start-job.ts';

/** A message that becomes a job of its own if the open pull request can't take it. */
export type Adding = NewMessage & { readonly request: { readonly into: Into } };

/** Whether a request may be sent to an open pull request now. */
export type Turn =
  | { readonly kind: 'turn'; readonly task: Adding }
  | { readonly kind: 'alone'; readonly task: Adding; readonly why: WhyAlone }
  /** Nothing was sent, and nothing may be. */
  | { readonly kind: 'end'; readonly task: Adding; readonly problem: Problem };

/**
 * Waits until the agent has finished with the pull request. Then the status comment says `starting` again, and that is
 * acknowledged: a re-run that reads `waiting` may send.
 */
export async function waitForTurn(
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
  const unseen = `A new job was started, because the service did not show the job of ${about}.`;
  // A job may say that it has ended, and take no message nevertheless.
  if (!settings.wait || clock.monotonic() >= until) return { kind: 'alone', task: given, why: stillBusy };
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
      return { kind: 'alone', task, why: end.silence === null ? stillBusy : { sentence: unseen, problem: null } };
    case 'lost':
      return { kind: 'alone', task, why: { sentence: unseen, problem: end.problem } };
    case 'final': {
      const why = await whyNot({ kind: 'job', job: end.job }, into.link, world);
      if (why !== null) return { kind: 'alone', task, why };
    }
  }
  // GitHub may make us wait for the edit, so the pull request is read after it.
  const turn = await restart(task, {}, world);
  return turn.kind === 'turn' ? judged(turn.task, await lookAtLinked(into.link, world), world) : turn;
}

/** Decides, right before the message is sent, whether its pull request can still take it, and notes its head commit. */
export function judged(task: Adding, seen: LinkedPullRequest, world: World): Exclude<Turn, { readonly kind: 'end' }> {
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
export async function restart<T extends Adding | NewTask>(
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
    watchedUntil: new Date(watchedUntil(world)).toISOString(),
  };
  const record = { ...task.record, base: { ...task.record.base, ...change, ...dates } };
  const shown = { view: { state: 'starting' }, job: null, endedAt: null } as const;
  const wrote = await write(record, shown, writerOf(task, world), world);
  const next = { ...task, askedAt, record: wrote.record };
  leaveOpen(next, world);
  if (wrote.end === 'written') return { kind: 'turn', task: next };
  return { kind: 'end', task: next, problem: wrote.end === 'failed' ? wrote.error : CHANGED };
}
