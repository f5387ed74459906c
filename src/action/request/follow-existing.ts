import type { Outcome } from '../outcome.ts';
import { endBelievedFrom } from '../value/claim.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { endingOfFollow } from './ending.ts';
import { look, nameJob } from './follow.ts';
import { linkRules } from './linked.ts';
import { jobOutcome } from './outcome.ts';
import type { OpenComment } from './settle-end.ts';
import { readThread, settleJob } from './settle-job.ts';

/**
 * Follows a job that something else requested. The step has outputs and a summary only; if its thread shows the request,
 * the status comment there is settled.
 */
export async function followExisting(jobId: string, thread: number | null, world: World): Promise<Outcome> {
  const { settings, runner, clock } = world;
  runner.info(`Following the existing job ${jobId}; nothing is started.`);
  nameJob(jobId, world);
  const status = thread === null ? null : await statusOf(jobId, thread, world);
  const began = clock.monotonic();
  const patienceMs = settings.wait ? settings.waitMinutes * 60_000 : 0;
  // Right after a message, a job may still show the end of the work before it.
  const from = status === null ? 0 : endBelievedFrom(status.marker);
  const end = await look({ jobId, known: null, patienceMs, endBelievedFrom: from }, world);
  const waitedMinutes = settings.wait ? Math.round((clock.monotonic() - began) / 60_000) : null;
  // A cancelled process leaves the end of the request to the next run.
  if (status !== null && end.kind === 'final' && !runner.cancelled.aborted)
    await settleJob(end, { jobId, thread: status.thread }, world);
  return jobOutcome(
    endingOfFollow(end, { waitedMinutes, links: linkRules(world) }),
    {
      ...{ jobId, request: 'job', resumed: true, prompt: null, usage: null, outdated: null },
      since: Date.parse(end.job?.createdAt ?? ''),
      commentUrl: status?.url ?? null,
    },
    world,
  );
}

/** Finds the status comment of the latest request that a job got in a thread; null if GitHub shows none. */
async function statusOf(jobId: string, thread: number, world: World): Promise<OpenComment | null> {
  try {
    const { marked } = await readThread(thread, world);
    const isStatus = ({ marker: { state, ...marker } }: OpenComment): boolean =>
      marker.jobId === jobId && (state === 'started' || state === 'finished');
    return marked.findLast(isStatus) ?? null;
  } catch (error) {
    const why = problemText(repositoryErrorOf(error));
    world.runner.warning(`Could not read the thread, so no status comment gets the end: ${why}`);
    return null;
  }
}
