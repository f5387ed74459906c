import type { JobReading } from '../ports/jobs.ts';
import type { LinkedPullRequest } from '../value/stage.ts';
import type { PullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import { lookAtLinked } from './linked.ts';

/** Waits before the second and third look (ms). */
const AGAIN_AFTER_MS = [1_000, 4_000] as const;

/** A job or pull request is read again after this long, because it may have changed (ms). */
export const SEEN_FOR_MS = 10_000;

type Waiting = Pick<World, 'clock' | 'runner'>;

/**
 * Looks at a job before a message to it. A failure of a moment must not cost the request, so it is repeated, but never
 * before the service allows it.
 */
export async function lookAtJob(jobId: string, world: World): Promise<JobReading> {
  const { service, runner } = world;
  const mayPass = (seen: JobReading, waitMs: number): boolean =>
    seen.kind === 'failed' && (seen.retryAfterMs ?? 0) <= waitMs;
  return lookAgain(() => service.readJob(jobId, runner.cancelled), mayPass, world);
}

/** Does the same for a pull request. Only a stray 404 is repeated here: GitHub was asked again after other failures. */
export async function lookAtPull(link: PullRequestLink, world: World): Promise<LinkedPullRequest> {
  const isStray = (seen: LinkedPullRequest): boolean => seen.kind === 'failed' && seen.error.failure === 'missing';
  return lookAgain(() => lookAtLinked(link, world), isStray, world);
}

async function lookAgain<T>(
  look: () => Promise<T>,
  mayPass: (seen: T, waitMs: number) => boolean,
  { clock, runner }: Waiting,
): Promise<T> {
  let seen = await look();
  for (const waitMs of AGAIN_AFTER_MS) {
    if (!mayPass(seen, waitMs)) break;
    await clock.sleep(waitMs, runner.cancelled);
    if (runner.cancelled.aborted) break;
    seen = await look();
  }
  return seen;
}
