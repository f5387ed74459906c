import { problemText } from '../../errors.ts';
import type { JobReading } from '../../ports/jobs.ts';
import type { Marker } from '../../thread/marker.ts';
import { owed } from './announce.ts';
import type { AnnouncingWorld } from './end.ts';
import type { JobEnding } from './job-ending.ts';
import { isOwnPullRequest, namesOther } from './pull-request-facts.ts';

/**
 * Confirms the pull request of an end that only a comment remembers. That is enough for its own thread, but a hand-over is
 * written elsewhere, and comments can be forged: the service must name the same pull request.
 */
export async function confirmed(
  ending: JobEnding,
  { marker, readJob }: { readonly marker: Marker; readonly readJob: (id: string) => Promise<JobReading> },
  world: AnnouncingWorld,
): Promise<JobEnding> {
  const { view } = ending;
  // A message is only listed, in the hand-over of its own job, by the number of its thread.
  if (marker.request === 'message') return ending;
  if (view.state !== 'finished' || view.link === null || !isOwnPullRequest(view.link, world)) return ending;
  if (!world.settings.handover || marker.jobId === null || !owed(marker).includes('handover')) return ending;
  const reading = await readJob(marker.jobId);
  const isMissing = reading.kind === 'missing';
  if (isMissing || (reading.kind === 'job' && (await namesOther(reading.job, view.link, world))))
    return { ...ending, view: { ...view, link: null } };
  if (reading.kind !== 'job') return { ...ending, unconfirmed: problemText(reading.problem) };
  return reading.job.prLink === null ? { ...ending, unconfirmed: NONE_NAMED } : ending;
}

const NONE_NAMED = 'The service names no pull request for the job yet.';
