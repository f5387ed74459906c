import { RepositoryError } from '../errors.ts';
import { isFinal } from '../jobs/job.ts';
import type { DocsService } from '../ports.ts';
import { type Marker, readMarker } from '../thread/marker.ts';
import { originOf, renderStatusComment, type StatusView } from '../thread/status-comment.ts';
import { endingOfFollow, NEVER_CONFIRMED } from './job-ending.ts';
import type { World } from './world.ts';

/** What the post process may touch: of the service it can only read. */
export interface PostWorld extends Pick<World, 'settings' | 'run' | 'runner' | 'repository' | 'clock'> {
  readonly service: Pick<DocsService, 'readJob'>;
}

/** What the main process has left behind: a status comment whose last state it has not written. */
export interface LeftOver {
  readonly commentId: number;
  /** Null if the job's id was not known yet. */
  readonly jobId: string | null;
}

/**
 * Brings the status comment of a main process that has died to its true state: the job's end, if it has ended meanwhile;
 * *waiting was cancelled* where its id is known; *a job may have been started* where it is not. The comment is read
 * first: a final state, or what another run has written, is left alone. A failure is a warning: nobody waits for this.
 */
export async function runPost(leftOver: LeftOver, world: PostWorld): Promise<void> {
  const { runner, run, settings } = world;
  try {
    const repository = await world.repository();
    const comment = await repository.comment(leftOver.commentId);
    const read = comment === null ? null : readMarker(comment.body);
    if (comment === null || read?.kind !== 'marker' || read.marker.run !== run.runId) return;
    const truth = await truthOf(read.marker, leftOver.jobId, world);
    if (truth === null) return;
    const text = renderStatusComment({
      ...truth,
      instruction: { keptFrom: comment.body },
      serverUrl: run.serverUrl,
      command: settings.command,
      origin: originOf(truth.marker, comment.url),
    });
    await repository.editComment(comment.id, text);
    runner.info(`The status comment was left behind as "${read.marker.state}"; now it says "${truth.marker.state}".`);
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    runner.warning(`The status comment could not be brought up to date: ${error.message} ${error.hint}`);
  }
}

type Truth = Pick<Parameters<typeof renderStatusComment>[0], 'marker' | 'view' | 'job' | 'endedAt'>;

async function truthOf(marker: Marker, savedJobId: string | null, world: PostWorld): Promise<Truth | null> {
  const { service, runner, run, settings, clock } = world;
  const jobId = savedJobId ?? marker.jobId;
  const { state } = marker;
  if (state === 'finished' || state === 'not-created') return null;
  if (jobId === null) {
    if (state !== 'starting') return null;
    return {
      marker: { ...marker, state: 'unknown' },
      view: { state: 'unknown', evidence: NEVER_CONFIRMED },
      job: null,
      endedAt: null,
    };
  }
  const reading = await service.readJob(jobId, runner.cancelled);
  const job = reading.kind === 'job' ? reading.job : null;
  // A pull request that is not told yet may come a moment later; whoever looks next sees the end.
  if (job === null || !isFinal(job) || (job.status === 'completed' && job.prLink === null)) {
    const view: StatusView = { state: 'started', seen: { kind: 'waiting-cancelled' } };
    return { marker: { ...marker, state: 'started', jobId }, view, job, endedAt: null };
  }
  const links = { serverUrl: run.serverUrl, linkHosts: settings.linkHosts };
  const { view } = endingOfFollow({ kind: 'final', job }, { jobId, waitedMinutes: null, links });
  const outcome = view.state === 'finished' ? view.outcome : null;
  return { marker: { ...marker, state: 'finished', outcome, jobId }, view, job, endedAt: clock.now() };
}
