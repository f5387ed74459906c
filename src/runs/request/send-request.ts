import { type Problem, problemText } from '../../errors.ts';
import { isSaidToRun } from '../../jobs/job.ts';
import type { Outcome } from '../../outcome.ts';
import type { JobReading, MessageSending } from '../../ports/jobs.ts';
import { endBelievedFrom, START_WITHIN_MS } from '../../thread/claim.ts';
import { endingUnknown } from '../finish/job-ending.ts';
import { linkTo, namedBy } from '../finish/pull-request-facts.ts';
import { followJob } from '../follow-job.ts';
import { concludeJob, concludeNotCreated, type JobTask } from '../job-task.ts';
import type { World } from '../world.ts';
import type { MessageRequest, StartRequest } from './job-request.ts';

export const CANCELLED_BEFORE: Problem = {
  message: 'The run was cancelled before the request was sent.',
  hint: 'Request it again if it is still wanted.',
};

/** Why a request that waited is not sent. */
export const WAITED_TOO_LONG: Problem = {
  message: 'The request waited for the agent too long, and another run may have ended it, so it was not sent.',
  hint: 'Request it again if it is still wanted.',
};

const TOO_LATE: Problem = {
  message: 'GitHub took more than five minutes to accept the status comment, so the request was not sent.',
  hint: 'Request it again later.',
};

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
  const late = whyTooLate(task, world);
  if (late !== null) return concludeNotCreated(task, late, world);
  if (reading.kind === 'missing') return helped(task, notContinuable(reading.problem.message, world), world);
  if (reading.kind === 'refused') return concludeNotCreated(task, reading.problem, world);
  if (reading.kind === 'failed') {
    const message = `The service did not show the job that it is for: ${reading.problem.message}`;
    return concludeNotCreated(task, { message, hint: '' }, world);
  }
  const { job } = reading;
  const link = linkTo(pullRequest, world);
  const named = await namedBy(job, link, world);
  if (named === 'unread') return concludeNotCreated(task, { message: NAMES.unread, hint: '' }, world);
  if (named === 'none-yet') return helped(task, { message: NONE_YET, hint: WHEN_BUSY }, world);
  if (link === null) return helped(task, notContinuable(NOT_LINKED, world), world);
  if (named !== 'this') return helped(task, notContinuable(NAMES[named], world), world);
  if (isSaidToRun(job)) return helped(task, { message: AT_WORK, hint: WHEN_BUSY }, world);
  const onDeclined = async ({ kind, problem }: Declined): Promise<Outcome> => {
    if (kind === 'not-sent') return concludeNotCreated(task, problem, world);
    if (kind === 'not-continuable') return helped(task, notContinuable(problem.message, world), world);
    // Services give 409 for a job at work and for an archived one.
    if (job.status === 'archived') return helped(task, notContinuable(ARCHIVED, world), world);
    return helped(task, { message: problem.message, hint: WHEN_BUSY }, world);
  };
  return sendMessage(task, onDeclined, world);
}

const NAMES = {
  other: 'The service names another pull request for the job.',
  none: 'The service names no pull request for the job.',
  unread: "GitHub didn't show the pull request that the service names for the job.",
} as const;
const NOT_LINKED =
  "We can't tell which pull request this is for: our comment records its address only if it may be linked and has at most 200 characters. The input `link-hosts` allows further hosts, from the next job on.";
const AT_WORK = 'The agent is still working on an earlier request for this job.';
const NONE_YET = 'The agent is still working, and the service names no pull request for the job yet.';
const ARCHIVED = 'The job is archived, so it accepts no more messages.';

/** A retry repeats only the thread's latest request, which may be the one that the job works on. */
const WHEN_BUSY = 'Wait until it is done, then write the instruction again in a new comment.';

function notContinuable(message: string, { settings: { command } }: World): Problem {
  return { message, hint: `This job can't be continued. \`${command} new-job …\` starts another one.` };
}

/** Ends a follow-up that the service did not take: the requester has an answer, and nothing went wrong. */
async function helped(task: JobTask, problem: Problem, world: World): Promise<Outcome> {
  await concludeJob(task, { view: { state: 'not-created', problem, answered: true }, job: null }, world);
  return { kind: 'helped', sentence: `Nothing was sent. ${problemText(problem)}` };
}
