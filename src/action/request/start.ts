import type { MessageSending } from '../ports/jobs.ts';
import { START_WITHIN_MS } from '../value/claim.ts';
import { CANCELLED_BEFORE, TOO_LATE } from '../wording/why-not.ts';
import type { Problem } from '../words/errors.ts';
import type { World } from '../world.ts';
import { endingNotCreated, endingUnknown, working } from './ending.ts';
import type { JobOrder, MessageOrder } from './order.ts';
import { confirmedTo, type DocsRequest, ending, type Sent } from './request.ts';

/** Says why it is too late for a request; null if it isn't. */
export function whyTooLate({ base }: DocsRequest, { runner, clock }: World): Problem | null {
  if (runner.cancelled.aborted) return CANCELLED_BEFORE;
  // After that, another run may consider this one dead.
  return clock.now() - Date.parse(base.askedAt) > START_WITHIN_MS ? TOO_LATE : null;
}

/** Ends a request that certainly started nothing. */
export function notSent(request: DocsRequest, problem: Problem): Sent {
  return ending(request, endingNotCreated(problem));
}

/** The same, if the requester has an answer by that, and nothing went wrong. */
export function declined(request: DocsRequest, problem: Problem): Sent {
  return ending(request, endingNotCreated(problem, { answered: true }));
}

/** Requests a job once. The request must be written down. */
export async function requestJob(request: DocsRequest<JobOrder>, world: World): Promise<Sent> {
  const { runner, service } = world;
  const late = whyTooLate(request, world);
  if (late !== null) return notSent(request, late);
  runner.output('result', 'unknown-start');
  const creation = await service.createJob(request.order.prompt.text, runner.cancelled);
  switch (creation.kind) {
    case 'not-created':
      return notSent(request, creation.problem);
    case 'unknown':
      return ending(request, endingUnknown(`The service never confirmed the request: ${creation.evidence}`));
    case 'created': {
      const { job } = creation;
      runner.info(`The job ${job.id} has started.`);
      return ending(confirmedTo(request, job.id), working(job));
    }
  }
}

/** Sends a message once, and returns the refusal if the job did not take it. The request must be written down. */
export async function sendMessage(
  request: DocsRequest<MessageOrder>,
  world: World,
): Promise<Sent | Exclude<MessageSending, { readonly kind: 'sent' | 'unknown' }>> {
  const { runner, service, clock } = world;
  const late = whyTooLate(request, world);
  if (late !== null) return notSent(request, late);
  const { order, base } = request;
  const { jobId } = order.job;
  runner.output('result', 'unknown-start');
  const sending = await service.sendMessage(jobId, order.prompt.text, runner.cancelled);
  switch (sending.kind) {
    case 'sent': {
      runner.info(`The job ${jobId} accepted the message.`);
      const sentAt = new Date(clock.now()).toISOString();
      return ending(confirmedTo({ ...request, base: { ...base, sentAt } }, jobId), working(sending.job));
    }
    case 'unknown':
      return ending(request, endingUnknown(`The service never confirmed the message: ${sending.evidence}`));
    default:
      runner.output('result', 'not-created');
      return sending;
  }
}
