import { mayBeCorrected } from '../value/claim.ts';
import type { Marker } from '../value/marker.ts';
import type { Job, LinkRules } from '../words/job.ts';
import type { World } from '../world.ts';
import { endingOfJob, type JobEnding } from './job-ending.ts';
import { linkRules } from './linked.ts';
import type { OpenComment } from './settle-end.ts';

/** A status comment that says that a job made no pull request, and what the service says now: it names one. */
export interface LateLink {
  readonly comment: OpenComment;
  readonly job: Job;
}

/** Picks the newest comments that say that a job made no pull request, while its service may still name one. */
export function newestWithoutLink<C extends { readonly marker: Marker }>(
  comments: readonly C[],
  most: number,
  now: number,
): readonly C[] {
  return comments
    .filter(({ marker }) => mayBeCorrected(marker, now))
    .toSorted((one, other) => Date.parse(other.marker.watchedUntil) - Date.parse(one.marker.watchedUntil))
    .slice(0, most);
}

/** Makes the ending of a job whose pull request the service has named after its end; null if it names none. */
export function endingWithLateLink(job: Job, links: LinkRules): JobEnding | null {
  const ending = { ...endingOfJob(job, links), endedBefore: true };
  return ending.view.outcome === 'pull-request' ? ending : null;
}

/** What the service says about the jobs of such comments. */
export interface ReadAgain {
  /** All that the service showed. */
  readonly jobs: readonly Job[];
  readonly links: readonly LateLink[];
  /** Some could not be read. */
  readonly isPartial: boolean;
}

/** Reads the jobs of such comments again, each once and all at the same time. */
export async function readJobsAgain(
  comments: readonly OpenComment[],
  world: Pick<World, 'service' | 'runner' | 'run' | 'settings'>,
): Promise<ReadAgain> {
  const { service, runner } = world;
  const read = await Promise.all(
    comments.map(async (comment) => {
      const { jobId } = comment.marker;
      return { comment, reading: jobId === null ? null : await service.readJob(jobId, runner.cancelled) };
    }),
  );
  const shown = read.flatMap(({ comment, reading }) =>
    reading?.kind === 'job' ? [{ comment, job: reading.job }] : [],
  );
  return {
    jobs: shown.map(({ job }) => job),
    links: shown.filter(({ job }) => endingWithLateLink(job, linkRules(world)) !== null),
    isPartial: read.some(({ reading }) => reading?.kind === 'failed' || reading?.kind === 'refused'),
  };
}
