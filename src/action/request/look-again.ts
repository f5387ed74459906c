import type { JobReading } from '../ports/jobs.ts';
import type { LinkedPullRequest } from '../value/stage.ts';
import { problemText } from '../words/errors.ts';
import type { PullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import { lookAtLinked } from './linked.ts';

/** Waits before the second and third look (ms). */
const AGAIN_AFTER_MS = [1_000, 4_000] as const;

/** A job or pull request is read again after this long, because it may have changed (ms). */
export const SEEN_FOR_MS = 10_000;

type Waiting = Pick<World, 'clock' | 'runner'>;
type Looking = Waiting & Pick<World, 'service'>;

/**
 * Looks at a job before something is sent. A failure of a moment must not decide what, so the look is repeated, but never
 * before the service allows it.
 */
export async function lookAtJob(jobId: string, world: Looking): Promise<JobReading> {
  const { service, runner } = world;
  const mayPass = (seen: JobReading, waitMs: number): boolean =>
    seen.kind === 'failed' && (seen.retryAfterMs ?? 0) <= waitMs;
  return lookAgain(() => service.readJob(jobId, runner.cancelled), mayPass, world);
}

/** Looks at several jobs at the same time, once at each. The keys are their ids. */
export async function lookAtJobs(jobIds: readonly string[], world: Looking): Promise<ReadonlyMap<string, JobReading>> {
  const looks = [...new Set(jobIds)].map(async (id) => [id, await lookAtJob(id, world)] as const);
  return new Map(await Promise.all(looks));
}

/** A job that may exist, but that the service does not show. */
export interface UnreadJob {
  readonly jobId: string;
  /** Why, in one or two sentences. */
  readonly why: string;
}

/** Lists the jobs that could not be read. That the service knows no such job is an answer. */
export function unreadIn(seen: ReadonlyMap<string, JobReading>): readonly UnreadJob[] {
  return [...seen].flatMap(([jobId, reading]) => {
    if (reading.kind === 'job' || reading.kind === 'missing') return [];
    // The hint of a failure is about polling.
    return [{ jobId, why: reading.kind === 'failed' ? reading.problem.message : problemText(reading.problem) }];
  });
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
