import type { Outcome } from '../outcome.ts';
import { endBelievedFrom, mayBeCorrected } from '../value/claim.ts';
import { oursOf, ownComments } from '../value/own-comments.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { endingAfter, look, nameJob } from './follow.ts';
import { jobOutcome } from './outcome.ts';
import type { FollowEnd } from './poll.ts';
import { patienceOf } from './request.ts';
import { settleOne } from './settle-all.ts';
import { needsSettling } from './settle-comment.ts';
import type { OpenComment, SettleRequest } from './settle-end.ts';

/**
 * Follows a job that something else requested. The step has outputs and a summary only; if its thread shows the request,
 * the status comment there is settled.
 */
export async function followExisting(jobId: string, thread: number | null, world: World): Promise<Outcome> {
  const { runner, clock } = world;
  runner.info(`Following the existing job ${jobId}; nothing is started.`);
  nameJob(jobId, world);
  const status = thread === null ? null : await statusOf(jobId, thread, world);
  const began = clock.monotonic();
  // Right after a message, a job may still show the end of the work before it.
  const from = status === null ? 0 : endBelievedFrom(status.marker);
  const end = await look({ jobId, known: null, patienceMs: patienceOf(world), endBelievedFrom: from }, world);
  const ending = endingAfter(end, began, world);
  // A cancelled process leaves the end of the request to the next run.
  if (status !== null && end.kind === 'final' && !runner.cancelled.aborted)
    await settleJob(end, { jobId, thread: status.thread }, world);
  return jobOutcome(
    ending,
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

/** Reads a thread's comments, and which are ours. Throws `RepositoryError`. */
async function readThread(
  thread: number,
  world: World,
): Promise<Omit<SettleRequest, 'onRequest'> & { readonly marked: readonly OpenComment[] }> {
  const [login, rows] = await Promise.all([world.repository.viewer(), world.repository.comments(thread)]);
  const ours = oursOf(login, world);
  const listed = rows.map((row) => ({ ...row, thread }));
  return { ours, listed, ...ownComments(listed, ours) };
}

/**
 * Writes the end of a job, which this run has seen, into the status comments of its requests in one thread, and announces
 * it, as `settle` does. A comment that its own run still watches is left to that run. A failure is a warning.
 */
async function settleJob(
  { job, endedBefore }: Extract<FollowEnd, { readonly kind: 'final' }>,
  { jobId, thread }: { readonly jobId: string; readonly thread: number },
  world: World,
): Promise<void> {
  const { runner, clock } = world;
  const warn = (words: string): void => runner.warning(`Could not write the status comment: ${words}`);
  try {
    const { marked, ...read } = await readThread(thread, world);
    const jobs = { readJob: async () => ({ kind: 'job', job }) as const };
    const options = { ...read, onRequest: false, jobs, again: true, endedBefore };
    for (const comment of marked.filter(({ marker }) => marker.jobId === jobId)) {
      const isWithoutLink = mayBeCorrected(comment.marker, clock.now());
      if (isWithoutLink || needsSettling(comment.marker, clock.now(), options)) {
        const end = await settleOne(comment, { ...options, mayBeCorrected: isWithoutLink }, world);
        if (end.kind === 'failed') warn(end.words);
      } else if (comment.marker.state === 'started')
        runner.info(`Another run updates the status comment ${comment.url}`);
    }
  } catch (error) {
    warn(problemText(repositoryErrorOf(error)));
  }
}
