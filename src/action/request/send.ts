import { ARCHIVED, AT_WORK, NAMED, NONE_YET, NOT_LINKED, notContinuable, WHEN_BUSY } from '../wording/why-not.ts';
import type { Problem } from '../words/errors.ts';
import { isSaidToRun } from '../words/job.ts';
import type { World } from '../world.ts';
import { linkTo, namedBy } from './linked.ts';
import type { MessageOrder, NewOrder } from './order.ts';
import type { DocsRequest, Sent } from './request.ts';
import { claimFailed } from './retry.ts';
import { declined, notSent, requestJob, sendMessage, whyTooLate } from './start.ts';
import { addToOpen } from './turn.ts';

/**
 * Sends a request once, if this run may: what waited, or repeats a failed one, claims its turn first. After this, nothing may
 * say "nothing was started". The request must be written down.
 */
export async function send(request: DocsRequest<NewOrder>, world: World): Promise<Sent> {
  const taken = request.repeats === null ? null : await claimFailed(request, request.repeats, world);
  if (taken !== null) return taken;
  const { order } = request;
  if (order.kind === 'job') return requestJob({ ...request, order }, world);
  const { into } = order;
  return into === null ? sendFollowUp({ ...request, order }, world) : addToOpen({ ...request, order }, into, world);
}

/**
 * Sends a message to the job that it was written for, if the service has shown that with its pull request: a comment names
 * both, which is memory, and others may have forged it.
 */
async function sendFollowUp(request: DocsRequest<MessageOrder>, world: World): Promise<Sent> {
  const late = whyTooLate(request, world);
  if (late !== null) return notSent(request, late);
  const why = await whyNotTo(request.order, world);
  if (why !== null) return why.answers ? declined(request, why.problem) : notSent(request, why.problem);
  const sent = await sendMessage(request, world);
  if (!('kind' in sent)) return sent;
  const { kind, problem } = sent;
  const { command } = world.settings;
  if (kind === 'not-sent') return notSent(request, problem);
  if (kind === 'not-continuable') return declined(request, notContinuable(problem.message, command));
  const { reading } = request.order;
  // Services give 409 for a job at work and for an archived one.
  if (reading?.kind === 'job' && reading.job.status === 'archived')
    return declined(request, notContinuable(ARCHIVED, command));
  return declined(request, { message: problem.message, hint: WHEN_BUSY });
}

interface WhyNot {
  readonly problem: Problem;
  /** Nothing went wrong: it answers the requester. */
  readonly answers: boolean;
}

/** Says why a job must not get a message; null if it may. */
async function whyNotTo({ job, reading, pull }: MessageOrder, world: World): Promise<WhyNot | null> {
  const { command } = world.settings;
  const answer = (problem: Problem): WhyNot => ({ problem, answers: true });
  const fault = (message: string): WhyNot => ({ problem: { message, hint: '' }, answers: false });
  switch (reading?.kind) {
    case undefined:
      return fault(NAMED.unread);
    case 'missing':
      return answer(notContinuable(reading.problem.message, command));
    case 'refused':
      return { problem: reading.problem, answers: false };
    case 'failed':
      return fault(`The service did not show the job that it is for: ${reading.problem.message}`);
    case 'job': {
      const link = linkTo(job.pullRequest, world);
      const named = await namedBy(reading.job, link, world);
      if (named === 'unread') return fault(NAMED.unread);
      if (named === 'none-yet') return answer({ message: NONE_YET, hint: WHEN_BUSY });
      if (link === null) return answer(notContinuable(NOT_LINKED, command));
      if (named !== 'this') return answer(notContinuable(NAMED[named], command));
      if (pull?.kind === 'failed') return fault(pull.error.message);
      if (pull?.kind === 'shown' && pull.pull.state !== 'open')
        return answer(notContinuable(`#${link.number} is ${pull.pull.state}.`, command));
      return isSaidToRun(reading.job) ? answer({ message: AT_WORK, hint: WHEN_BUSY }) : null;
    }
  }
}
