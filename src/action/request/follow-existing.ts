import type { Outcome } from '../outcome.ts';
import { endBelievedFrom } from '../value/claim.ts';
import { oursOf, ownComments } from '../value/own-comments.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { endingOfFollow } from './ending.ts';
import { look, nameJob } from './follow.ts';
import type { OpenComment } from './late-link.ts';
import { linkRules } from './linked.ts';
import { jobOutcome } from './outcome.ts';
import { type Found, settleSeen } from './settle-comments.ts';

/**
 * Follows a job that something else requested. The step has outputs and a summary only; if its thread shows the request,
 * the status comment there is settled.
 */
export async function followExisting(jobId: string, thread: number | null, world: World): Promise<Outcome> {
  const { settings, runner, clock } = world;
  runner.info(`Following the existing job ${jobId}; nothing is started.`);
  nameJob(jobId, world);
  const unread = 'Could not read the thread, so no status comment gets the end';
  const before = thread === null ? null : await statusesOf(jobId, thread, unread, world);
  const isStarted = ({ marker: { state } }: OpenComment): boolean => state === 'started' || state === 'finished';
  const status = before?.statuses.findLast(isStarted) ?? null;
  const began = clock.monotonic();
  const patienceMs = settings.wait ? settings.waitMinutes * 60_000 : 0;
  // Right after a message, a job may still show the end of the work before it.
  const from = status === null ? 0 : endBelievedFrom(status.marker);
  const end = await look({ jobId, known: null, patienceMs, endBelievedFrom: from }, world);
  const waitedMinutes = settings.wait ? Math.round((clock.monotonic() - began) / 60_000) : null;
  // A cancelled process leaves the end of the request to the next run.
  if (status !== null && end.kind === 'final' && !runner.cancelled.aborted) {
    const failed = 'Could not write the status comment';
    const now = await statusesOf(jobId, status.thread, failed, world);
    if (now !== null) for (const comment of now.statuses) await settleSeen(comment, end, { ...now, failed }, world);
  }
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

/** Finds the status comments of all requests that a job got in a thread. Null with a warning if they can't be read. */
async function statusesOf(
  jobId: string,
  thread: number,
  failed: string,
  { repository, runner, ...world }: World,
): Promise<(Omit<Found, 'onRequest'> & { readonly statuses: readonly OpenComment[] }) | null> {
  try {
    const [login, rows] = await Promise.all([repository.viewer(), repository.comments(thread)]);
    const ours = oursOf(login, world);
    const listed = rows.map((row) => ({ ...row, thread }));
    return { ours, listed, statuses: ownComments(listed, ours).marked.filter(({ marker }) => marker.jobId === jobId) };
  } catch (error) {
    runner.warning(`${failed}: ${problemText(repositoryErrorOf(error))}`);
    return null;
  }
}
