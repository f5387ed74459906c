import type { Outcome } from '../../outcome.ts';
import { lookAtLinked } from '../finish/pull-request-facts.ts';
import type { JobTask } from '../job-task.ts';
import type { World } from '../world.ts';
import { addToOpen } from './add-to-open.ts';
import { openTask } from './open-task.ts';
import { type NewMessage, sendFollowUp } from './send-message.ts';
import { type NewTask, requestJob } from './start-job.ts';

/** A task whose request, for a job or in a message, hasn't been sent. */
export type NewRequest = JobTask & { readonly request: (NewTask | NewMessage)['request'] };

/** A pull request is read again after this long, because it may have been merged (ms). */
const SEEN_FOR_MS = 10_000;

/**
 * Writes the status comment of a request before it is sent. Meanwhile, an open pull request is looked at, because it may
 * have changed since it was listed, and the job of any other message is read. Throws like `openTask`.
 */
export async function openRequest(task: NewRequest, world: World): Promise<NewRequest> {
  const { request } = task;
  if (request.kind === 'start') return openTask(task, world);
  const { into, job } = request;
  const { clock } = world;
  const began = clock.monotonic();
  const [opened, seen, reading] = await Promise.all([
    openTask(task, world),
    into === undefined || into.isBusy ? null : lookAtLinked(into.link, world),
    into === undefined ? world.service.readJob(job.jobId, world.runner.cancelled) : null,
  ]);
  if (into === undefined) return { ...opened, request: { ...request, reading } };
  // GitHub may have made us wait for the status comment.
  const isOld = seen !== null && clock.monotonic() - began > SEEN_FOR_MS;
  const now = isOld ? await lookAtLinked(into.link, world) : seen;
  return { ...opened, request: { ...request, into: { ...into, seen: now } } };
}

/** Sends an open request, and follows its job. After this, nothing may say "nothing was started". */
export function sendRequest(task: NewRequest, world: World): Promise<Outcome> {
  const { request } = task;
  if (request.kind === 'start') return requestJob({ ...task, request }, world);
  const { into, ...message } = request;
  if (into === undefined) return sendFollowUp({ ...task, request: message }, world);
  return addToOpen({ ...task, request: { ...message, into } }, world);
}
