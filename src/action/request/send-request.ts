import type { Outcome } from '../outcome.ts';
import type { JobReading, MessageSending } from '../ports/jobs.ts';
import { endBelievedFrom, START_WITHIN_MS } from '../value/claim.ts';
import { ARCHIVED, AT_WORK, NAMED, NONE_YET, NOT_LINKED, notContinuable, WHEN_BUSY } from '../wording/no-follow-up.ts';
import { CANCELLED_BEFORE, TOO_LATE } from '../wording/not-sent.ts';
import { type Problem, problemText } from '../words/errors.ts';
import { isSaidToRun } from '../words/job.ts';
import type { World } from '../world.ts';
import { followJob } from './follow-job.ts';
import { endingUnknown } from './job-ending.ts';
import type { MessageRequest, StartRequest } from './job-request.ts';
import { concludeJob, concludeNotCreated, type JobTask } from './job-task.ts';
import { linkTo, namedBy } from './linked.ts';

/** Says why it is too late for a request; null if it isn't. */
function whyTooLate({ record }: JobTask, { runner, clock }: World): Problem | null {
  if (runner.cancelled.aborted) return CANCELLED_BEFORE;
  // After that, another run may consider this one dead.
  return clock.now() - Date.parse(record.base.askedAt) > START_WITHIN_MS ? TOO_LATE : null;
}

/** Requests the job once, and follows it. `task` must be open. */
export async function requestJob(task: JobTask<StartRequest>, world: World): Promise<Outcome> {
  const { runner, service } = world;
  const late = whyTooLate(task, world);
  if (late !== null) return concludeNotCreated(task, late, world);
  runner.output('result', 'unknown-start');
  const creation = await service.createJob(task.request.prompt.text, runner.cancelled);
  switch (creation.kind) {
    case 'not-created':
      return concludeNotCreated(task, creation.problem, world);
    case 'unknown':
      return concludeJob(task, endingUnknown(`The service never confirmed the request: ${creation.evidence}`), world);
    case 'created': {
      const { job } = creation;
      runner.info(`The job ${job.id} has started.`);
      return followJob(task, { jobId: job.id, known: job, endBelievedFrom: 0 }, world);
    }
  }
}

/** The job did not take the message. */
export type Declined = Extract<MessageSending, { readonly kind: 'not-sent' | 'busy' | 'not-continuable' }>;

/** Sends a message once, and follows its job if it may have arrived. `task` must be open. */
export async function sendMessage(
  task: JobTask<MessageRequest>,
  onDeclined: (declined: Declined) => Promise<Outcome>,
  world: World,
): Promise<Outcome> {
  const { runner, service, clock } = world;
  const late = whyTooLate(task, world);
  if (late !== null) return concludeNotCreated(task, late, world);
  const { record, request } = task;
  const { jobId } = request.job;
  runner.output('result', 'unknown-start');
  const sending = await service.sendMessage(jobId, request.prompt.text, runner.cancelled);
  switch (sending.kind) {
    case 'sent': {
      runner.info(`The job ${jobId} accepted the message.`);
      const sentAt = new Date(clock.now()).toISOString();
      const sent = { ...task, record: { ...record, base: { ...record.base, sentAt } } };
      const believedFrom = endBelievedFrom({ request: 'message', askedAt: sentAt });
      return followJob(sent, { jobId, known: sending.job, endBelievedFrom: believedFrom }, world);
    }
    case 'unknown':
      return concludeJob(task, endingUnknown(`The service never confirmed the message: ${sending.evidence}`), world);
    default:
      runner.output('result', 'not-created');
      return onDeclined(sending);
  }
}

/**
 * Sends a message to the job that it was written for, if the service shows that with its pull request: a comment names
 * both, which is memory, and others may have forged it. `reading` is what the service showed of the job while the status
 * comment was written. `task` must be open.
 */
export async function sendFollowUp(task: JobTask<MessageRequest>, reading: JobReading, world: World): Promise<Outcome> {
  const { pullRequest } = task.request.job;
  const { command } = world.settings;
  const late = whyTooLate(task, world);
  if (late !== null) return concludeNotCreated(task, late, world);
  if (reading.kind === 'missing') return helped(task, notContinuable(reading.problem.message, command), world);
  if (reading.kind === 'refused') return concludeNotCreated(task, reading.problem, world);
  if (reading.kind === 'failed') {
    const message = `The service did not show the job that it is for: ${reading.problem.message}`;
    return concludeNotCreated(task, { message, hint: '' }, world);
  }
  const { job } = reading;
  const link = linkTo(pullRequest, world);
  const named = await namedBy(job, link, world);
  if (named === 'unread') return concludeNotCreated(task, { message: NAMED.unread, hint: '' }, world);
  if (named === 'none-yet') return helped(task, { message: NONE_YET, hint: WHEN_BUSY }, world);
  if (link === null) return helped(task, notContinuable(NOT_LINKED, command), world);
  if (named !== 'this') return helped(task, notContinuable(NAMED[named], command), world);
  if (isSaidToRun(job)) return helped(task, { message: AT_WORK, hint: WHEN_BUSY }, world);
  const onDeclined = async ({ kind, problem }: Declined): Promise<Outcome> => {
    if (kind === 'not-sent') return concludeNotCreated(task, problem, world);
    if (kind === 'not-continuable') return helped(task, notContinuable(problem.message, command), world);
    // Services give 409 for a job at work and for an archived one.
    if (job.status === 'archived') return helped(task, notContinuable(ARCHIVED, command), world);
    return helped(task, { message: problem.message, hint: WHEN_BUSY }, world);
  };
  return sendMessage(task, onDeclined, world);
}

/** Ends a follow-up that the service did not take: the requester has an answer, and nothing went wrong. */
async function helped(task: JobTask, problem: Problem, world: World): Promise<Outcome> {
  await concludeJob(task, { view: { state: 'not-created', problem, answered: true }, job: null }, world);
  return { kind: 'helped', sentence: `Nothing was sent. ${problemText(problem)}` };
}
