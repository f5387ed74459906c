import { type Problem, problemText } from '../../errors.ts';
import { isFinal, isSaidToRun } from '../../jobs/job.ts';
import type { Outcome } from '../../outcome.ts';
import type { MessageSending } from '../../ports/jobs.ts';
import { endingNotCreated, endingUnknown } from '../finish/job-ending.ts';
import { linkTo, namedBy } from '../finish/pull-request-facts.ts';
import { followJob, holdJob } from '../follow-job.ts';
import { concludeJob, type JobTask } from '../job-task.ts';
import type { World } from '../world.ts';
import type { JobRequest } from './job-request.ts';
import { whyTooLate } from './start-job.ts';

/** A task whose message hasn't been sent. */
export type NewMessage = JobTask & { readonly request: Extract<JobRequest, { readonly kind: 'message' }> };

/** The job did not take the message. */
type Declined = Extract<MessageSending, { readonly kind: 'not-sent' | 'busy' | 'not-continuable' }>;

/**
 * Sends a message once, and follows its job if it may have arrived. `task` must be open. The caller decides what happens
 * if the job did not take it.
 */
export async function sendMessage(
  task: NewMessage,
  world: World,
): Promise<{ readonly kind: 'concluded'; readonly outcome: Outcome } | Declined> {
  const { runner, service, clock } = world;
  const concluded = async (outcome: Promise<Outcome>) => ({ kind: 'concluded', outcome: await outcome }) as const;
  const late = whyTooLate(task, world);
  if (late !== null) return concluded(concludeJob(task, endingNotCreated(late), world));
  const { job, prompt } = task.request;
  runner.output('result', 'unknown-start');
  const sending = await service.sendMessage(job.jobId, prompt.text, runner.cancelled);
  switch (sending.kind) {
    case 'sent':
      runner.info(`The job ${job.jobId} accepted the message.`);
      return concluded(followJob({ ...holdJob(task, job.jobId, world), sentAt: clock.now() }, sending.job, world));
    case 'unknown': {
      const evidence = `The service never confirmed the message: ${sending.evidence}`;
      return concluded(concludeJob(task, endingUnknown(evidence), world));
    }
    default:
      runner.output('result', 'not-created');
      return sending;
  }
}

/**
 * Sends a message to the job that it was written for, if the service shows that with its pull request: a comment names
 * both, which is memory, and others may have forged it. `task` must be open.
 */
export async function sendFollowUp(task: NewMessage, world: World): Promise<Outcome> {
  const { job, reading } = task.request;
  const late = whyTooLate(task, world);
  if (late !== null) return concludeJob(task, endingNotCreated(late), world);
  if (reading?.kind === 'missing') return helped(task, notContinuable(reading.problem.message, world), world);
  if (reading?.kind === 'refused') return concludeJob(task, endingNotCreated(reading.problem), world);
  if (reading?.kind !== 'job') {
    const message = `The service did not show the job that it is for: ${reading?.problem.message ?? ''}`;
    return concludeJob(task, endingNotCreated({ message, hint: '' }), world);
  }
  const link = linkTo(job.pullRequest, world);
  const named = await namedBy(reading.job, link, world);
  if (named === 'unread') return concludeJob(task, endingNotCreated({ message: NAMES.unread, hint: '' }), world);
  if (named === 'none' && !isFinal(reading.job)) return helped(task, { message: NONE_YET, hint: WHEN_BUSY }, world);
  if (link === null) return helped(task, notContinuable(NOT_LINKED, world), world);
  if (named !== 'this') return helped(task, notContinuable(NAMES[named], world), world);
  if (isSaidToRun(reading.job)) return helped(task, { message: AT_WORK, hint: WHEN_BUSY }, world);
  const sending = await sendMessage(task, world);
  switch (sending.kind) {
    case 'concluded':
      return sending.outcome;
    case 'not-sent':
      return concludeJob(task, endingNotCreated(sending.problem), world);
    case 'busy':
      // Services give 409 for a job at work and for an archived one.
      if (reading.job.status === 'archived') return helped(task, notContinuable(ARCHIVED, world), world);
      return helped(task, { message: sending.problem.message, hint: WHEN_BUSY }, world);
    case 'not-continuable':
      return helped(task, notContinuable(sending.problem.message, world), world);
  }
}

const NAMES = {
  other: 'The service names another pull request for the job.',
  none: 'The service names no pull request for the job.',
  unread: "GitHub didn't show the pull request that the service names for the job.",
} as const;
const NOT_LINKED =
  "Our comment names no pull request of it that may be linked, so we can't tell which one it is. The input `link-hosts` allows further hosts, from the next job on.";
const AT_WORK = 'The agent is still working on an earlier request for this job.';
const NONE_YET = 'The agent is still working, and the service names no pull request for the job yet.';
const ARCHIVED = 'The job is archived, so it accepts no more messages.';

/** A retry repeats only the thread's latest request, which may be the one that the job works on. */
const WHEN_BUSY = 'Wait until it is done, then write the instruction again in a new comment.';

function notContinuable(message: string, { settings: { command } }: World): Problem {
  return { message, hint: `This job can't be continued. \`${command} new-job …\` starts another one.` };
}

/** Ends a follow-up that the service did not take: the requester has an answer, and nothing went wrong. */
async function helped(task: NewMessage, problem: Problem, world: World): Promise<Outcome> {
  await concludeJob(task, { view: { state: 'not-created', problem, answered: true }, job: null }, world);
  return { kind: 'helped', sentence: `Nothing was sent. ${problemText(problem)}` };
}
