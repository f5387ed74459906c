import type { Outcome } from '../outcome.ts';
import type { StatusView } from '../thread/status-view.ts';
import { addToOpen } from './add-to-open.ts';
import { lookAtLinked } from './finish/pull-request-facts.ts';
import type { Into } from './job-request.ts';
import type { JobTask } from './job-task.ts';
import { openTask } from './open-task.ts';
import { type NewMessage, sendFollowUp } from './send-message.ts';
import { type NewTask, requestJob } from './start-job.ts';
import type { World } from './world.ts';

/** A task whose request, for a job or in a message, hasn't been sent. */
export type NewRequest = JobTask & { readonly request: (NewTask | NewMessage)['request'] };

/**
 * Writes the status comment of a request before it is sent. An open pull request is looked at meanwhile, because it may
 * have changed since it was listed. Throws like `openTask`.
 */
export async function openRequest(task: NewRequest, world: World): Promise<NewRequest> {
  const { request } = task;
  if (request.kind === 'start' || request.into === undefined) return openTask(task, world);
  const { into } = request;
  const [opened, seen] = await Promise.all([
    openTask(task, world, firstView(into, world)),
    into.isBusy ? null : lookAtLinked(into.link, world),
  ]);
  return { ...opened, request: { ...request, into: { ...into, seen } } };
}

function firstView({ isBusy, link }: Into, { settings }: Pick<World, 'settings'>): StatusView {
  return isBusy && settings.wait ? { state: 'waiting', pullRequest: link.number } : { state: 'starting' };
}

/** Sends an open request, and follows its job. After this, nothing may say "nothing was started". */
export function sendRequest(task: NewRequest, world: World): Promise<Outcome> {
  const { request } = task;
  if (request.kind === 'start') return requestJob({ ...task, request }, world);
  const { into, ...message } = request;
  if (into === undefined) return sendFollowUp({ ...task, request: message }, world);
  return addToOpen({ ...task, request: { ...message, into } }, world);
}
