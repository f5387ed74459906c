import { isFinal, type Job } from '../jobs/job.ts';
import type { ThreadComment } from '../ports.ts';
import { isStale } from '../thread/claim.ts';
import { type Marker, readMarker } from '../thread/marker.ts';
import { originOf, renderStatusComment, type StatusView } from '../thread/status-comment.ts';
import { endingOfFollow, NEVER_CONFIRMED } from './job-ending.ts';
import { tellEnd } from './tell-end.ts';
import type { World } from './world.ts';

/** What became of one open thread. */
export interface Settled {
  readonly kind: 'settled' | 'still-open' | 'failed';
  readonly thread: number;
  readonly url: string;
  /** In words; may hold the service's. */
  readonly words: string;
}

export type OpenComment = ThreadComment & { readonly thread: number; readonly marker: Marker };

/** A job that has not ended after this long is not looked after any more (ms). */
const NO_NEWS_MS = 7 * 24 * 60 * 60_000;

/** Tells whether a status comment may not be at its end: a job under way, or a start that nobody has finished. */
export function needsSettling(marker: Marker, now: number): boolean {
  return marker.state === 'started' || isStale(marker, now);
}

/** Brings one status comment to its true state, with one look at the service. Throws `RepositoryError`. */
export async function settleComment(comment: OpenComment, world: World): Promise<Settled> {
  const { marker, url, thread } = comment;
  if (marker.state === 'starting' || marker.jobId === null) return settleStale(comment, world);
  const reading = await world.service.readJob(marker.jobId, world.runner.cancelled);
  if (reading.kind === 'job' && isFinal(reading.job)) return settleEnded(comment, reading.job, world);
  if (reading.kind === 'refused' || reading.kind === 'failed') {
    return { kind: 'failed', thread, url, words: `${reading.problem.message} ${reading.problem.hint}` };
  }
  if (world.clock.now() - Date.parse(marker.askedAt) <= NO_NEWS_MS) {
    const words =
      reading.kind === 'job'
        ? `the job ${marker.jobId} is running`
        : `the service does not show the job ${marker.jobId}`;
    return { kind: 'still-open', thread, url, words };
  }
  const view: StatusView = { state: 'finished', outcome: 'no-news', link: null, unlinked: null };
  await write(comment, { view, job: reading.kind === 'job' ? reading.job : null }, world);
  return { kind: 'settled', thread, url, words: `the job ${marker.jobId} has given no news for seven days` };
}

async function settleEnded(comment: OpenComment, job: Job, world: World): Promise<Settled> {
  const { marker, url, thread } = comment;
  const links = { serverUrl: world.run.serverUrl, linkHosts: world.settings.linkHosts };
  const ending = endingOfFollow({ kind: 'final', job }, { jobId: job.id, waitedMinutes: null, links });
  await write(comment, { view: ending.view, job }, world);
  const asked = { jobId: job.id, askedAt: Date.parse(marker.askedAt), statusUrl: url };
  await tellEnd({ ...asked, ending, thread, causedBy: null, unattended: true }, world);
  return { kind: 'settled', thread, url, words: ending.sentence };
}

/** Calls a start unknown that nobody has finished; the comment is read afresh first, because somebody may have. */
async function settleStale(comment: OpenComment, world: World): Promise<Settled> {
  const { id, url, thread } = comment;
  const fresh = await (await world.repository()).comment(id);
  const read = fresh === null ? null : readMarker(fresh.body);
  if (read?.kind !== 'marker' || read.marker.state !== 'starting') {
    return { kind: 'still-open', thread, url, words: 'it has been written by another run just now' };
  }
  await write(comment, { view: { state: 'unknown', evidence: NEVER_CONFIRMED }, job: null }, world);
  return { kind: 'settled', thread, url, words: `a job may have been started: ${NEVER_CONFIRMED}` };
}

async function write(
  { id, body, marker, url }: OpenComment,
  { view, job }: { readonly view: StatusView; readonly job: Job | null },
  { repository, run, settings, clock }: World,
): Promise<void> {
  if (settings.dryRun) return;
  const outcome = view.state === 'finished' ? view.outcome : null;
  const text = renderStatusComment({
    marker: { ...marker, state: view.state, outcome },
    view,
    job,
    instruction: { keptFrom: body },
    endedAt: view.state === 'finished' ? clock.now() : null,
    serverUrl: run.serverUrl,
    command: settings.command,
    origin: originOf(marker, url),
  });
  await (await repository()).editComment(id, text);
}
