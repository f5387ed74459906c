import type { JobCreation, JobReader, MessageSending } from '../ports/jobs.ts';
import { type LinkedPullRequest, requestHash } from '../value/marker.ts';
import { START_WITHIN_MS, WATCHED_AFTER_WAIT_MS } from '../value/rights.ts';
import * as words from '../wording/why-not.ts';
import { InputError, isPassing, lacksPermission, RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import { isSaidToRun, runningHere } from '../words/job.ts';
import type { World } from '../world.ts';
import { claimFailed } from './destination.ts';
import { endingUnknown, isBehind, STARTING, waitingOn, working } from './ending.ts';
import { look, nextLookIn } from './follow.ts';
import { headOf, linkTo, lookAtJob, lookAtPull, namedBy, SEEN_FOR_MS, whyNot } from './pull-request.ts';
import { claimTurn, giveBackTurn, takeBack } from './reactions.ts';
import { failureOf, findCreated, leaveOpen, record, SHOWN_AFTER_MS, show } from './record.ts';
import type { DocsRequest, MessageOrder, NewOrder, Sent } from './request.ts';
import { again, confirmedTo, leaseOf, notSent, ordered, ownJob, patienceOf, unremembered, watched } from './request.ts';

/** Writes the status comment before sending: afterwards it may be too late. If it throws, nothing was or may be sent. */
export async function open(wanted: DocsRequest<NewOrder>, world: World): Promise<DocsRequest<NewOrder>> {
  const given = withId(wanted, world);
  // What has a reserved id may be started twice.
  const isTurn = world.settings.pullRequest === 'open' && given.base.reserved !== true;
  const request = isTurn ? await claimTurn(given, world) : given;
  if (request === null) throw new InputError([words.turnTaken('step')]);
  // What starts again after its end has another one. There is no second notice.
  const isOver = request.page.comment?.marker.state === 'finished';
  if (isOver && request.causedBy !== null) await takeBack(request.causedBy, 'confused', world);
  try {
    const began = world.clock.monotonic();
    const [written, first] = await Promise.all([writeDown(request, world), withRecipient(request.order, false, world)]);
    // GitHub may have made us wait for the status comment.
    const isOld = world.clock.monotonic() - began > SEEN_FOR_MS;
    const seen = isOld ? await withRecipient(request.order, true, world) : first;
    return { ...written, order: { ...seen, prompt: written.order.prompt } };
  } catch (error) {
    await giveBackTurn(request, world);
    throw error;
  }
}

/** What this process does itself has an id before it exists. */
function withId<O extends NewOrder>(request: DocsRequest<O>, { service }: World): DocsRequest<O> {
  const { order, jobId } = request;
  if (order.kind === 'job' && jobId !== null) return request;
  const id = service.reserve(order.kind === 'job' ? null : order.job.jobId);
  return id === null ? request : again(request, { reserved: true, jobId: id, request: order.kind });
}

/** An open pull request may have changed since it was listed; that of a follow-up may be merged after a while (`isAgain`). */
async function withRecipient(order: NewOrder, isAgain: boolean, world: World): Promise<NewOrder> {
  if (order.kind === 'job') return order;
  const { job, into } = order;
  const isLooked = into === null ? isAgain : !into.isBusy;
  const link = isLooked ? (into?.link ?? linkTo(job.pullRequest, world)) : null;
  const looking = into === null ? lookAtJob(job.jobId, world) : null;
  const [reading, pull] = await Promise.all([looking, link && lookAtPull(link, world)]);
  return { ...order, reading, pull };
}

/** If the token lacks the permission, a workflow's request starts without memory. Any other failure throws. */
async function writeDown(request: DocsRequest<NewOrder>, world: World): Promise<DocsRequest<NewOrder>> {
  const { runner, clock } = world;
  const isStep = request.causedBy === null;
  const first = await record(request, world);
  const isMissing = failureOf(first.page)?.failure === 'missing';
  if (isMissing) await clock.sleep(SHOWN_AFTER_MS, runner.cancelled);
  const opened = isMissing ? await record(request, world) : first;
  const { written } = opened.page;
  if (written === 'overtaken' || written === 'gone') throw words.changedBy(written, opened.page.comment?.url);
  const { aborted } = runner.cancelled;
  const failure = failureOf(opened.page);
  // A thread that holds the comment of an earlier attempt takes comments: a later one would find the old state there.
  if (failure !== null && isStep && lacksPermission(failure) && request.page.comment === null) {
    const page = { ...request.page, conversation: null };
    return { ...request, order: unremembered(request.order, failure, world), page };
  }
  // The post process may reach the comment.
  leaveOpen(opened, world);
  // A cancelled run requests nothing, and says so in the comment if there is one.
  if (failure === null || (isStep && aborted)) return opened;
  const mayShow = isPassing(failure) && !aborted && opened.page.attempted !== null;
  // A re-run can't tell that nothing was sent, unless the comment says so.
  const next = mayShow && !(await saysNotSent(opened, failure, world)) ? 'new-run' : 're-run';
  runner.save('never-sent', 'true');
  throw isStep ? words.notNow(failure, next) : failure;
}

/** Says in the comment of a request, whose creation GitHub may not have confirmed, why nothing was sent. False if it can't. */
async function saysNotSent(request: DocsRequest, failure: RepositoryError, world: World): Promise<boolean> {
  const opened = await findCreated(request, world).catch((error: unknown) => void repositoryErrorOf(error));
  // A list can't prove that it will not appear.
  if (!opened) return false;
  const { page } = await show(notSent(watched(opened, world.clock.now()), failure), world);
  return page.written !== 'failed';
}

/** Sends a request that is written down, once, if this run may. After this, nothing may say "nothing was started". */
export async function send(request: DocsRequest<NewOrder>, world: World): Promise<Sent> {
  const taken = request.repeats === null ? null : await claimFailed(request, request.repeats, world);
  if (taken !== null) return taken;
  const { order } = request;
  if (order.kind === 'job') return requestJob(request, world);
  const { into, pull } = order;
  if (into === null) return sendFollowUp({ ...request, order }, world);
  const adding = { ...request, order: { ...order, into } };
  const began = world.clock.monotonic();
  // As far as we know, the job is busy.
  return pull === null ? waitForTurn(adding, began, 0, world) : sendIfOpen(adding, began, pull, world);
}

function tooLate(request: DocsRequest, { runner, clock }: World): Sent | null {
  if (runner.cancelled.aborted) return notSent(request, words.CANCELLED_BEFORE);
  // After that, another run may consider this one dead.
  const isLate = clock.now() - Date.parse(request.base.askedAt) > START_WITHIN_MS;
  return isLate ? notSent(request, words.TOO_LATE) : null;
}

type Refusal = Exclude<JobCreation | MessageSending, { readonly kind: 'created' | 'sent' | 'unknown' }>;
/** Requests a job, or sends a message, once. Returns the refusal if the service did not take it. */
async function deliver(request: DocsRequest<NewOrder>, world: World): Promise<Sent | Refusal> {
  const { runner, service, clock } = world;
  const late = tooLate(request, world);
  if (late !== null) return late;
  const { order, base, jobId: id } = request;
  const isJob = order.kind === 'job';
  const isReserved = base.reserved === true && id !== null;
  const reserved = isReserved ? { id, request: requestHash(base), until: Date.parse(base.watchedUntil) } : null;
  runner.output('result', reserved === null ? 'unknown-start' : 'failed');
  const answer = isJob
    ? await service.createJob(order.prompt.text, runner.cancelled, reserved)
    : await service.sendMessage(order.job.jobId, order.prompt.text, runner.cancelled, reserved);
  const unconfirmed = `The service never confirmed the ${isJob ? 'request' : 'message'}`;
  if (answer.kind === 'unknown') return { ...request, stage: endingUnknown(`${unconfirmed}: ${answer.evidence}`) };
  if (answer.kind === 'created' || answer.kind === 'sent') {
    const jobId = isJob ? answer.job.id : order.job.jobId;
    runner.info(`The job ${jobId} ${isJob ? 'has started' : 'accepted the message'}.`);
    const sentAt = isJob ? {} : { sentAt: new Date(clock.now()).toISOString() };
    return { ...confirmedTo({ ...request, base: { ...base, ...sentAt } }, jobId), stage: working(answer.job) };
  }
  if (!isJob) runner.output('result', 'not-created');
  return answer;
}

async function requestJob(request: DocsRequest<NewOrder>, world: World): Promise<Sent> {
  const sent = await deliver(request, world);
  return 'kind' in sent ? notSent(request, sent.problem) : sent;
}

/** The service must show the job with its pull request: a comment names both, which is memory, and may be forged. */
async function sendFollowUp(request: DocsRequest<MessageOrder>, world: World): Promise<Sent> {
  const { job, reading, pull } = request.order;
  const fault = (message: string): Sent => notSent(request, { message, hint: '' });
  const answer = (message: string, hint: string): Sent => notSent(request, { message, hint }, { answered: true });
  const busy = (message: string): Sent => answer(message, words.WHEN_BUSY);
  const ended = (message: string): Sent => answer(message, words.cannotContinue(null, world.settings.command));
  const late = tooLate(request, world);
  if (late !== null) return late;
  if (reading === null) return fault(words.NAMED.unread);
  if (reading.kind === 'missing') return ended(reading.problem.message);
  if (reading.kind === 'refused') return notSent(request, reading.problem);
  if (reading.kind === 'failed') return fault(`The follow-up's job could not be read: ${reading.problem.message}`);
  const link = linkTo(job.pullRequest, world);
  const named = await namedBy(reading.job, link, world);
  if (named === 'unread') return fault(words.NAMED.unread);
  if (named === 'none-yet') return busy(words.NONE_YET);
  if (link === null) return ended(words.NOT_LINKED);
  if (named !== 'this') return ended(words.NAMED[named]);
  if (pull?.kind === 'failed') return fault(pull.error.message);
  const isOver = pull?.kind === 'shown' && pull.pull.state !== 'open' && request.base.reserved !== true;
  if (isOver) return ended(`#${link.number} is ${pull.pull.state}.`);
  if (isSaidToRun(reading.job)) return busy(words.AT_WORK);
  const sent = await deliver(request, world);
  if (!('kind' in sent)) return sent;
  // Services give 409 for a job at work and for an archived one.
  if (sent.kind === 'busy')
    return reading.job.status === 'archived' ? ended(words.ARCHIVED) : busy(sent.problem.message);
  return sent.kind === 'not-continuable' ? ended(sent.problem.message) : notSent(request, sent.problem);
}

type Adding = DocsRequest<MessageOrder & { readonly into: object }>;
/** Sends one message to the job of an open pull request. That has been tried since `began` (monotonic, ms). */
async function sendIfOpen(given: Adding, began: number, seen: LinkedPullRequest, world: World): Promise<Sent> {
  const { order } = given;
  const { link, seenAt } = order.into;
  // What may be repeated may have been done before: then the pull request's state doesn't matter.
  const mayBeDone = given.base.reserved === true;
  const head = headOf(seen, link, world);
  if (typeof head !== 'string' && !mayBeDone) return startAlone(given, head, world);
  // GitHub may have made the run wait since the job was read.
  const isOld = world.clock.monotonic() - seenAt > SEEN_FOR_MS;
  const why = isOld ? await whyNot(await lookAtJob(order.job.jobId, world), link, world) : null;
  if (why !== null) return startAlone(given, why, world);
  const request = typeof head === 'string' ? ordered(given, { ...order, job: { ...order.job, head } }) : given;
  if (mayBeDone && (await isBehind(waitingOf(request), world)))
    return waitForTurn(request, began, nextLookIn(world.clock.monotonic() - began), world);
  const sent = await deliver(request, world);
  if (!('kind' in sent)) return sent;
  if (sent.kind === 'busy') return waitForTurn(request, began, nextLookIn(world.clock.monotonic() - began), world);
  if (sent.kind === 'not-sent' && sent.malformed !== true) return notSent(request, sent.problem);
  const refusal = words.because(`the job of pull request ${link.number} accepted no message`, sent.problem);
  return startAlone(request, refusal, world);
}

/** Waits within `wait-minutes` until the agent has finished. Then the status comment says `starting` again. */
async function waitForTurn(given: Adding, began: number, pauseMs: number, world: World): Promise<Sent> {
  const { clock, runner } = world;
  const { into, job } = given.order;
  const { link } = into;
  const left = (): number => began + patienceOf(world) - clock.monotonic();
  // A job may say that it has ended, and take no message nevertheless.
  if (left() <= 0) return startAlone(given, words.stillBusy(link), world);
  const lease = clock.now() + left() + WATCHED_AFTER_WAIT_MS;
  const request = await show(watched({ ...given, stage: waitingOn(link.number) }, lease), world);
  if (request.page.written === 'overtaken') return notSent(request, words.CHANGED);
  runner.info(`Waiting until the agent has finished with pull request ${link.number}.`);
  await clock.sleep(Math.max(0, Math.min(pauseMs, left())), runner.cancelled);
  const turn = { ...world, service: turnOf(request, world) };
  const end = await look({ jobId: job.jobId, known: null, patienceMs: Math.max(0, left()) }, turn);
  if (end.kind === 'cancelled') return notSent(request, words.CANCELLED_BEFORE);
  const isSilent = end.kind === 'lost' || (end.kind === 'deadline' && end.silence !== null);
  const unheard = isSilent ? words.jobNotShown(link, end.kind === 'lost' ? end.problem : null) : words.stillBusy(link);
  const why = end.kind === 'final' ? await whyNot({ kind: 'job', job: end.job }, link, world) : unheard;
  if (why !== null) return startAlone(request, why, world);
  const seen = { ...request, order: { ...request.order, into: { ...into, seenAt: clock.monotonic() } } };
  // GitHub may have made us wait for the edit, so the pull request is read after it.
  return restart(seen, async (again) => sendIfOpen(again, began, await lookAtPull(link, world), world), world);
}

const waitingOf = ({ order, page }: Adding) => ({ ...page, jobId: order.job.jobId });

/** Shows a job as busy while another run's request to it is ahead, which only its status comment shows. */
function turnOf(request: Adding, world: World): JobReader {
  const { service } = world;
  if (request.base.reserved !== true) return service;
  return {
    async readJob(id, cancelled) {
      const reading = await service.readJob(id, cancelled);
      const isFree = reading.kind !== 'job' || !(await isBehind(waitingOf(request), world));
      return isFree ? reading : { kind: 'job', job: runningHere(id) };
    },
  };
}

async function startAlone(request: Adding, why: words.WhyAlone, world: World): Promise<Sent> {
  const { runner } = world;
  if (runner.cancelled.aborted) return notSent(request, words.CANCELLED_BEFORE);
  runner.info(why.reason === null ? why.sentence : `${why.sentence} ${why.reason}`);
  const alone = withId(ordered(request, ownJob(request.order.into.alone, why)), world);
  return restart(alone, (again) => requestJob(again, world), world);
}

/** Writes `starting` with a new date, and goes on if that, and the claim of what has waited, is acknowledged. */
async function restart<R extends DocsRequest>(given: R, goOn: (next: R) => Promise<Sent>, world: World): Promise<Sent> {
  const { runner, clock } = world;
  const { comment, attempted } = given.page;
  const hasWaited = comment?.marker.state === 'waiting' || attempted?.state === 'waiting';
  const by = given.causedBy === null ? 'step' : 'comment';
  // Others may go on with what waits.
  const isTurn = hasWaited && given.base.reserved !== true;
  const request = isTurn ? await claimTurn(given, world).catch(repositoryErrorOf) : given;
  if (request instanceof RepositoryError) {
    if (request.failure === 'unavailable') return notSent(given, words.turnUnclear(request, by), { answered: true });
    return notSent(given, runner.cancelled.aborted ? words.CANCELLED_BEFORE : request);
  }
  // A retry would find it claimed, too.
  if (request === null) return notSent(given, words.turnTaken(by), { answered: true });
  const base = { ...request.base, askedAt: new Date(clock.now()).toISOString() };
  const next = await record(watched({ ...request, base, stage: STARTING }, leaseOf(world)), world);
  leaveOpen(next, world);
  return next.page.written === 'yes' ? goOn(next) : notSent(next, failureOf(next.page) ?? words.CHANGED);
}
