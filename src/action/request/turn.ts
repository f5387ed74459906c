import { WATCHED_AFTER_WAIT_MS } from '../value/claim.ts';
import type { LinkedPullRequest } from '../value/stage.ts';
import {
  because,
  CANCELLED_BEFORE,
  CHANGED,
  jobNotShown,
  stillBusy,
  turnTaken,
  turnUnclear,
  type WhyAlone,
} from '../wording/why-not.ts';
import { repositoryErrorOf } from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import { claimTurn } from './claim.ts';
import { STARTING, waitingOn } from './ending.ts';
import { headOf, whyNot } from './find-open.ts';
import { look } from './follow.ts';
import { lookAtJob, lookAtPull, SEEN_FOR_MS } from './look-again.ts';
import { leaveOpen } from './open.ts';
import { type Into, type MessageOrder, type NewOrder, ownJob } from './order.ts';
import { type FollowEnd, nextLookIn } from './poll.ts';
import { failureOf, record, show } from './record.ts';
import { type DocsRequest, ordered, type Sent, watched, watchedUntil } from './request.ts';
import { declined, notSent, requestJob, sendMessage } from './start.ts';

/** Where a request is added, and how long its turn is waited for (monotonic, ms). */
interface Attempt {
  readonly into: Into;
  readonly began: number;
  readonly until: number;
}

/**
 * Adds a request to an open pull request by one message to its job. A busy job is waited for, within `wait-minutes`; if
 * it stays busy, or takes no message, the request gets a job of its own. The request must be written down.
 */
export async function addToOpen(request: DocsRequest<MessageOrder>, into: Into, world: World): Promise<Sent> {
  const { settings, clock } = world;
  const began = clock.monotonic();
  const attempt = { into, began, until: began + (settings.wait ? settings.waitMinutes * 60_000 : 0) };
  // As far as we know, the job is busy.
  if (into.seen === null) return waitForTurn(request, { ...attempt, pauseMs: 0 }, world);
  return sendIfOpen(request, { ...attempt, seen: into.seen }, world);
}

/** Sends the message if its pull request can still take it, and notes the head commit that it is for. */
async function sendIfOpen(
  request: DocsRequest<MessageOrder>,
  { seen, ...attempt }: Attempt & { readonly seen: LinkedPullRequest },
  world: World,
): Promise<Sent> {
  const { clock } = world;
  const { into, began } = attempt;
  const head = headOf(seen, into.link, world);
  if (typeof head !== 'string') return startAlone(request, { into, why: head }, world);
  const { order } = request;
  // GitHub may have made the run wait since the job was read.
  const isOld = clock.monotonic() - into.seenAt > SEEN_FOR_MS;
  const whyAlone = isOld ? await whyNot(await lookAtJob(order.job.jobId, world), into.link, world) : null;
  if (whyAlone !== null) return startAlone(request, { into, why: whyAlone }, world);
  const given = ordered(request, { ...order, job: { ...order.job, head } });
  const sent = await sendMessage(given, world);
  if (!('kind' in sent)) return sent;
  if (sent.kind === 'busy') {
    const pauseMs = nextLookIn(clock.monotonic() - began);
    return waitForTurn(given, { ...attempt, pauseMs }, world);
  }
  if (sent.kind === 'not-sent' && sent.malformed !== true) return notSent(given, sent.problem);
  const why = because(`the job of pull request ${into.link.number} accepted no message`, sent.problem);
  return startAlone(given, { into, why }, world);
}

/** Waits until the agent has finished with the pull request. Then the status comment says `starting` again. */
async function waitForTurn(
  given: DocsRequest<MessageOrder>,
  { pauseMs, ...attempt }: Attempt & { readonly pauseMs: number },
  world: World,
): Promise<Sent> {
  const { settings, clock, runner } = world;
  const { into, until } = attempt;
  // A job may say that it has ended, and take no message nevertheless.
  if (!settings.wait || clock.monotonic() >= until)
    return startAlone(given, { into, why: stillBusy(into.link) }, world);
  const lease = clock.now() + (until - clock.monotonic()) + WATCHED_AFTER_WAIT_MS;
  const request = await show(watched({ ...given, stage: waitingOn(into.link) }, lease), world);
  if (request.page.written === 'overtaken') return notSent(request, CHANGED);
  runner.info(`Waiting until the agent has finished with pull request ${into.link.number}.`);
  await clock.sleep(Math.max(0, Math.min(pauseMs, until - clock.monotonic())), runner.cancelled);
  const patienceMs = Math.max(0, until - clock.monotonic());
  const end = await look({ jobId: request.order.job.jobId, known: null, patienceMs }, world);
  if (end.kind === 'cancelled') return notSent(request, CANCELLED_BEFORE);
  const why = await whyAfter(end, into.link, world);
  if (why !== null) return startAlone(request, { into, why }, world);
  const seenAt = clock.monotonic();
  const again = await restart(request, world);
  if ('ended' in again) return again.ended;
  // GitHub may have made us wait for the edit, so the pull request is read after it.
  const next = { ...attempt, into: { ...into, seenAt }, seen: await lookAtPull(into.link, world) };
  return sendIfOpen(again.request, next, world);
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
      return jobNotShown(link, end.problem);
    case 'deadline':
      return end.silence === null ? stillBusy(link) : jobNotShown(link, null);
  }
}

/** Requests a job of its own for a message that its pull request could not take, and says why. */
async function startAlone(
  request: DocsRequest<MessageOrder>,
  { into, why }: { readonly into: Into; readonly why: WhyAlone },
  world: World,
): Promise<Sent> {
  const { runner } = world;
  if (runner.cancelled.aborted) return notSent(request, CANCELLED_BEFORE);
  runner.info(why.reason === null ? why.sentence : `${why.sentence} ${why.reason}`);
  const { instruction } = request.order;
  const again = await restart(ordered(request, ownJob({ instruction, prompt: into.alone }, why)), world);
  return 'ended' in again ? again.ended : requestJob(again.request, world);
}

/**
 * Writes `starting` with a new date. A request that has waited claims its turn first: others may go on with it. Nothing may
 * be sent unless both are acknowledged.
 */
async function restart<O extends NewOrder>(
  given: DocsRequest<O>,
  world: World,
): Promise<{ readonly request: DocsRequest<O> } | { readonly ended: Sent }> {
  const { runner, clock } = world;
  const { comment, attempted } = given.page;
  const hasWaited = comment?.marker.state === 'waiting' || attempted?.state === 'waiting';
  const by = given.causedBy === null ? 'step' : 'comment';
  let request: DocsRequest<O> | null = given;
  try {
    if (hasWaited) request = await claimTurn(given, world);
  } catch (error) {
    const failure = repositoryErrorOf(error);
    if (failure.failure === 'unavailable') return { ended: declined(given, turnUnclear(failure, by)) };
    return { ended: notSent(given, runner.cancelled.aborted ? CANCELLED_BEFORE : failure) };
  }
  // A retry would find it claimed, too.
  if (request === null) return { ended: declined(given, turnTaken(by)) };
  const base = { ...request.base, askedAt: new Date(clock.now()).toISOString() };
  const next = await record(watched({ ...request, base, stage: STARTING }, watchedUntil(world)), world);
  leaveOpen(next, world);
  const { written } = next.page;
  if (written === 'yes') return { request: next };
  return { ended: notSent(next, failureOf(next.page) ?? CHANGED) };
}
