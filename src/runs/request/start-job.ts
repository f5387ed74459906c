import type { Problem } from '../../errors.ts';
import type { Outcome } from '../../outcome.ts';
import { START_WITHIN_MS } from '../../thread/claim.ts';
import { endingNotCreated, endingUnknown } from '../finish/job-ending.ts';
import { followJob, holdJob } from '../follow-job.ts';
import { concludeJob, type JobTask } from '../job-task.ts';
import type { World } from '../world.ts';
import type { JobRequest } from './job-request.ts';

/** A task whose request hasn't been sent. */
export type NewTask = JobTask & { readonly request: Extract<JobRequest, { readonly kind: 'start' }> };

export const CANCELLED_BEFORE: Problem = {
  message: 'The run was cancelled before the request was sent.',
  hint: 'Request it again if it is still wanted.',
};

const TOO_LATE: Problem = {
  message: 'GitHub took more than five minutes to accept the status comment, so the request was not sent.',
  hint: 'Request it again later.',
};

/** Says why it is too late for a request; null if it isn't. */
export function whyTooLate(
  { askedAt }: Pick<JobTask, 'askedAt'>,
  { runner, clock }: Pick<World, 'runner' | 'clock'>,
): Problem | null {
  if (runner.cancelled.aborted) return CANCELLED_BEFORE;
  // After that, another run may consider this one dead.
  return clock.now() - askedAt > START_WITHIN_MS ? TOO_LATE : null;
}

/** Requests the job once, and follows it. `task` must be open. */
export async function requestJob(task: NewTask, world: World): Promise<Outcome> {
  const { runner, service } = world;
  const late = whyTooLate(task, world);
  if (late !== null) return concludeJob(task, endingNotCreated(late), world);
  runner.output('result', 'unknown-start');
  const creation = await service.createJob(task.request.prompt.text, runner.cancelled);
  switch (creation.kind) {
    case 'not-created':
      return concludeJob(task, endingNotCreated(creation.problem), world);
    case 'unknown':
      return concludeJob(task, endingUnknown(`The service never confirmed the request: ${creation.evidence}`), world);
    case 'created': {
      const { job } = creation;
      runner.info(`The job ${job.id} has started.`);
      return followJob(holdJob(task, job.id, world), job, world);
    }
  }
}
