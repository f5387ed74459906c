import type { Outcome } from '../outcome.ts';
import { WATCHED_AFTER_WAIT_MS } from '../value/claim.ts';
import { CANCELLED_BEFORE, CHANGED, turnTaken } from '../wording/not-sent.ts';
import { because, notShown, stillBusy, type WhyAlone } from '../wording/own-job.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import { claimTurn } from './claim.ts';
import { headOf, whyNot } from './find-open.ts';
import { type FollowEnd, follow, nextLookIn } from './follow.ts';
import type { Into, MessageRequest, NewRequest } from './job-request.ts';
import { ownJob } from './job-request.ts';
import { concludeJob, concludeNotCreated, type JobTask, leaveOpen, withRequest, writerOf } from './job-task.ts';
import type { LinkedPullRequest } from './linked.ts';
import { lookAtPull } from './look-again.ts';
import { watchedUntil } from './marker-base.ts';
import { ProgressLog } from './progress.ts';
import { type Declined, requestJob, sendMessage } from './send-request.ts';
import { show, write } from './show.ts';

type Adding = JobTask<MessageRequest>;

/** Where a request is added, and how long its turn is waited for (monotonic, ms). */
interface Attempt {
  readonly into: Into;
  readonly began: number;
  readonly until: number;
}

/**
 * Adds a request to an open pull request by one message to its job. A busy job is waited for, within `wait-minutes`; if
 * it stays busy, or takes no message, the request gets a job of its own. `seen` is null if the job is busy, as far as we
 * know: then the pull request is looked at later. `task` must be open.
 */
export async function addToOpen(
  task: Adding,
  { into, seen }: { readonly into: Into; readonly seen: LinkedPullRequest | null },
  world: World,
): Promise<Outcome> {
  const { settings, clock } = world;
  const began = clock.monotonic();
  const attempt = { into, began, until: began + (settings.wait ? settings.waitMinutes * 60_000 : 0) };
  if (seen === null) return waitForTurn(task, { ...attempt, pauseMs: 0 }, world);
  return sendIfOpen(task, { ...attempt, seen }, world);
}

/** Sends the message if its pull request can still take it, and notes the head commit that it is for. */
async function sendIfOpen(
  task: Adding,
  { seen, ...attempt }: Attempt & { readonly seen: LinkedPullRequest },
  world: World,
): Promise<Outcome> {
  const { clock } = world;
  const { into, began } = attempt;
  const head = headOf(seen, into.link, world);
  if (typeof head !== 'string') return startAlone(task, { into, why: head }, world);
  const { request } = task;
  const sent = withRequest(task, { ...request, job: { ...request.job, head } });
  const onDeclined = async (declined: Declined): Promise<Outcome> => {
    const { kind, problem } = declined;
    if (kind === 'busy') {
      const pauseMs = nextLookIn(clock.monotonic() - began);
      return waitForTurn(sent, { ...attempt, pauseMs }, world);
    }
    if (kind === 'not-sent' && declined.malformed !== true) return concludeNotCreated(sent, problem, world);
    const why = because(`the job of pull request ${into.link.number} accepted no message`, problem);
    return startAlone(sent, { into, why }, world);
  };
  return sendMessage(sent, onDeclined, world);
}

/** Waits until the agent has finished with the pull request. Then the status comment says `starting` again. */
async function waitForTurn(
  given: Adding,
  { pauseMs, ...attempt }: Attempt & { readonly pauseMs: number },
  world: World,
): Promise<Outcome> {
  const { settings, clock, runner } = world;
  const { into, until } = attempt;
  // A job may say that it has ended, and take no message nevertheless.
  if (!settings.wait || clock.monotonic() >= until)
    return startAlone(given, { into, why: stillBusy(into.link) }, world);
  const { task, isLost } = await showWaiting(given, attempt, world);
  if (isLost) return concludeNotCreated(task, CHANGED, world);
  runner.info(`Waiting until the agent has finished with pull request ${into.link.number}.`);
  await clock.sleep(Math.max(0, Math.min(pauseMs, until - clock.monotonic())), runner.cancelled);
  const log = new ProgressLog();
  const end = await follow(world, {
    jobId: task.request.job.jobId,
    known: null,
    patienceMs: Math.max(0, until - clock.monotonic()),
    cancelled: runner.cancelled,
    onProgress: (progress) => {
      const line = log.line(progress);
      if (line !== null) runner.info(line);
    },
  });
  if (end.kind === 'cancelled') return concludeNotCreated(task, CANCELLED_BEFORE, world);
  const why = await whyAfter(end, into.link, world);
  if (why !== null) return startAlone(task, { into, why }, world);
  // GitHub may make us wait for the edit, so the pull request is read after it.
  const send = async (turn: Adding): Promise<Outcome> =>
    sendIfOpen(turn, { ...attempt, seen: await lookAtPull(into.link, world) }, world);
  return restart(task, send, world);
}

/** Says why the job that was waited for takes no message; null if it may. */
async function whyAfter(
  end: Exclude<FollowEnd, { readonly kind: 'cancelled' }>,
  link: PullRequestLink,
  world: World,
): Promise<WhyAlone | null> {
  switch (end.kind) {
    case 'final':
      return whyNot({ kind: 'job', job: end.job }, link, world);
    case 'lost':
      return notShown(link, end.problem);
    case 'deadline':
      return end.silence === null ? stillBusy(link) : notShown(link, null);
  }
}

async function showWaiting(
  task: Adding,
  { into, until }: Attempt,
  world: World,
): Promise<{ readonly task: Adding; readonly isLost: boolean }> {
  const { record } = task;
  const lease = world.clock.now() + (until - world.clock.monotonic()) + WATCHED_AFTER_WAIT_MS;
  const base = { ...record.base, watchedUntil: new Date(lease).toISOString() };
  const view = { state: 'waiting', pullRequest: into.link.number } as const;
  const shown = await show({ ...record, base }, { view, job: null, endedAt: null }, writerOf(task, world), world);
  return { task: { ...task, record: shown.record }, isLost: shown.end === 'overtaken' };
}

/** Requests a job of its own for a message that its pull request could not take, and says why. */
async function startAlone(
  task: Adding,
  { into, why }: { readonly into: Into; readonly why: WhyAlone },
  world: World,
): Promise<Outcome> {
  const { runner } = world;
  if (runner.cancelled.aborted) return concludeNotCreated(task, CANCELLED_BEFORE, world);
  runner.info(why.reason === null ? why.sentence : `${why.sentence} ${why.reason}`);
  const { instruction } = task.request;
  const alone = withRequest(task, ownJob({ instruction, prompt: into.alone }, why));
  return restart(alone, (turn) => requestJob(turn, world), world);
}

/**
 * Writes `starting` with a new date, and sends. A request that has waited claims its turn first: others may go on with it.
 * Nothing is sent unless both are acknowledged.
 */
async function restart<R extends NewRequest>(
  given: JobTask<R>,
  send: (task: JobTask<R>) => Promise<Outcome>,
  world: World,
): Promise<Outcome> {
  const { comment, attempted } = given.record;
  const hasWaited = comment?.marker.state === 'waiting' || attempted?.state === 'waiting';
  let task: typeof given | null = given;
  try {
    if (hasWaited) task = await claimTurn(given, world);
  } catch (error) {
    const problem = world.runner.cancelled.aborted ? CANCELLED_BEFORE : repositoryErrorOf(error);
    return concludeNotCreated(given, problem, world);
  }
  // A retry would find it claimed, too.
  if (task === null) {
    const problem = turnTaken(given.causedBy === null ? 'step' : 'comment');
    return concludeJob(given, { view: { state: 'not-created', problem, answered: true }, job: null }, world);
  }
  const dates = {
    askedAt: new Date(world.clock.now()).toISOString(),
    watchedUntil: new Date(watchedUntil(world)).toISOString(),
  };
  const record = { ...task.record, base: { ...task.record.base, ...dates } };
  const shown = { view: { state: 'starting' }, job: null, endedAt: null } as const;
  const wrote = await write(record, shown, writerOf(task, world), world);
  const next = { ...task, record: wrote.record };
  leaveOpen(next, world);
  if (wrote.end === 'written') return send(next);
  return concludeNotCreated(next, wrote.end === 'failed' ? wrote.error : CHANGED, world);
}
