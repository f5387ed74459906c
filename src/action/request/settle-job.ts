import { mayBeCorrected } from '../value/claim.ts';
import { oursOf, ownComments } from '../value/own-comments.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import type { FollowEnd } from './poll.ts';
import { settleOne } from './settle-all.ts';
import { needsSettling } from './settle-comment.ts';
import type { OpenComment, SettleRequest } from './settle-end.ts';

/** Reads a thread's comments, and which are ours. Throws `RepositoryError`. */
export async function readThread(
  thread: number,
  world: Pick<World, 'settings' | 'run' | 'repository'>,
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
export async function settleJob(
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
