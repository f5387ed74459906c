import type { JobReader } from '../ports/jobs.ts';
import type { Ending, Marker } from '../value/marker.ts';
import { endBelievedFrom, leftBy, mayBeCorrected } from '../value/rights.ts';
import { NAMED, NEVER_NOTED, NEVER_SENT, NOTED_BEFORE } from '../wording/why-not.ts';
import { problemText } from '../words/errors.ts';
import type { World } from '../world.ts';
import { endingOfFollow, endingUnknown, endingWithLateLink, owed, rememberedEnd, working } from './ending.ts';
import { holdJob, look } from './follow.ts';
import { isOwnPullRequest, linkRules, linkTo, namedBy, withPullRequest } from './pull-request.ts';
import { orWarn, releaseTurn } from './reactions.ts';
import { type RecordingWorld, reread } from './record.ts';
import { confirmedTo, type DocsRequest, ending, notSent, type Sent, shows } from './request.ts';

/** `service` may know only one job, which was just read. */
export type ReadingWorld = RecordingWorld & { readonly service: JobReader };

/**
 * Confirms the pull request of an end that only a comment remembers. That is enough for its own thread, but a hand-over is
 * written elsewhere, and comments can be forged: the service must name the same pull request.
 */
export async function confirmed(ending: Ending, marker: Marker, world: ReadingWorld): Promise<Ending> {
  const { request, jobId } = marker;
  // A message is only listed, in the hand-over of its own job, by the number of its thread.
  if (request === 'message' || jobId === null || !world.settings.handover || !owed(marker).includes('handover'))
    return ending;
  const found = await withPullRequest(ending, marker, world);
  const { view, seen } = found;
  if (seen?.kind === 'failed') return { ...found, unconfirmed: problemText(seen.error) };
  if (view.state !== 'finished' || view.link === null || !isOwnPullRequest(view.link, world)) return found;
  const reading = await world.service.readJob(jobId, world.runner.cancelled);
  // A 404 may be a stray one, too.
  if (reading.kind !== 'job') return { ...found, unconfirmed: problemText(reading.problem) };
  const named = await namedBy(reading.job, view.link, world);
  if (named === 'other' || named === 'none') return { ...found, view: { ...view, link: null } };
  return named === 'this' ? found : { ...found, unconfirmed: UNCONFIRMED[named] };
}

const UNCONFIRMED = {
  unread: NAMED.unread,
  'none-yet': 'The service names no pull request for the job yet.',
};
const UNREADABLE = "A status comment in this thread can't be read, because it was edited or another version wrote it.";

/** Finds out where the request of a dead earlier attempt stands, by its status comment. It sends nothing. */
export async function resume(given: DocsRequest, world: World): Promise<Sent> {
  const marker = given.page.comment?.marker;
  const isUnsent = marker?.state === 'waiting' || marker?.state === 'not-created';
  const request = { ...given, resumed: given.resumed || !isUnsent };
  if (marker === undefined) return ending(request, { ...endingUnknown(UNREADABLE), kept: true });
  const left = leftBy(marker);
  if (left.kind === 'again') {
    // It can't be started again here, so what it may have left decides.
    const base = { ...request.base, watchedUntil: marker.watchedUntil, reserved: true } as const;
    return ending(confirmedTo({ ...request, base }, left.jobId), working(null));
  }
  if (marker.state === 'waiting' || marker.state === 'starting') return resumeUnnoted(request, world);
  const { jobId } = marker;
  const end = rememberedEnd(marker, linkRules(world));
  if (jobId === null || end?.kept === true) return ending(request, end ?? endingUnknown(NOTED_BEFORE));
  const known = confirmedTo(request, jobId);
  if (end !== null) return resumeEnd(ending(known, end), { ...marker, jobId }, world);
  world.runner.info(`Following the existing job ${jobId}; nothing is started.`);
  return ending(known, working(null));
}

/** It only waited, or it may have started a job. The thread may have changed since the first read. */
async function resumeUnnoted(request: DocsRequest, world: World): Promise<Sent> {
  const comment = await orWarn(reread(request.page, world), 'Could not read the status comment', world.runner);
  // An old list proves nothing, so without a second read it may have been sent.
  if (comment === null) return ending(request, endingUnknown(NEVER_NOTED));
  const fresh = { ...request, page: { ...request.page, comment } };
  const { state } = comment.marker;
  if (state === 'starting') return ending(fresh, endingUnknown(NEVER_NOTED));
  if (state !== 'waiting') return resume(fresh, world);
  await releaseTurn(comment, world);
  return notSent(fresh, NEVER_SENT);
}

/** The thread shows how the job ended; but if the service names its pull request only now, the thread is corrected. */
async function resumeEnd(request: Sent, marker: Marker & { readonly jobId: string }, world: World): Promise<Sent> {
  const { jobId, outcome, pullRequest } = marker;
  holdJob(jobId, world);
  if (mayBeCorrected(marker, world.clock.now())) {
    const reading = await world.service.readJob(jobId, world.runner.cancelled);
    const late = reading.kind === 'job' ? endingWithLateLink(reading.job, world) : null;
    if (late !== null) return ending(request, late);
  }
  if (outcome === 'pull-request' && linkTo(pullRequest, world) === null) {
    // The thread doesn't hold the link, so ask the service once.
    const options = { jobId, known: null, patienceMs: 0, endBelievedFrom: endBelievedFrom(request.base) };
    const end = await look(options, world);
    if (end.kind === 'final' && end.job.prLink !== null) {
      const named = endingOfFollow(end, null, linkRules(world));
      return ending(request, shows(request.page, named.view) ? { ...named, kept: true } : named);
    }
  }
  return ending(request, { ...(await confirmed(request.stage, marker, world)), kept: true });
}
