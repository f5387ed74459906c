import { mayBeCorrected } from '../value/claim.ts';
import { type Ours, ownComments } from '../value/own-comments.ts';
import type { Writer } from '../value/rights.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { Job } from '../words/job.ts';
import type { World } from '../world.ts';
import type { JobEnding } from './job-ending.ts';
import { settleOne } from './settle-all.ts';
import { needsSettling } from './settle-comment.ts';

/**
 * Writes the end of a job, as a run that only follows it has seen it, into the status comments of its requests in one
 * thread, and announces it. A comment that its own run still watches is left to that run. A failure is a warning.
 */
export async function settleJob(
  { job, endedBefore = false }: Pick<JobEnding, 'endedBefore'> & { readonly job: Job },
  { jobId, thread, ours }: { readonly jobId: string; readonly thread: number; readonly ours: Ours },
  world: World,
): Promise<void> {
  const { repository, runner, clock, run } = world;
  const warn = (words: string): void => runner.warning(`Could not write the status comment: ${words}`);
  try {
    const listed = (await repository.comments(thread)).map((row) => ({ ...row, thread }));
    const { marked, neverSent } = ownComments(listed, ours);
    const jobs = { readJob: async () => ({ kind: 'job', job }) as const };
    const writer: Writer = { kind: 'run', run: run.runId, attempt: run.attempt, jobId: null };
    const request = { ours, listed, neverSent, writer, onRequest: false };
    const options = { ...request, jobs, again: true, endedBefore };
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
