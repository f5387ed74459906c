import { endBelievedFrom, type Left, leftBy, mayBeCorrected } from '../value/claim.ts';
import { NEVER_NOTED, NEVER_SENT, NOT_CREATED_BEFORE, NOTED_BEFORE } from '../wording/why-not.ts';
import type { World } from '../world.ts';
import { releaseTurn } from './claim.ts';
import { type Ending, endingNotCreated, endingOfFollow, endingRemembered, endingUnknown, working } from './ending.ts';
import { holdJob, look } from './follow.ts';
import { confirmed } from './handover.ts';
import { endingWithLateLink } from './late-link.ts';
import { linkRules } from './linked.ts';
import { orWarn } from './react.ts';
import { reread } from './record.ts';
import { confirmedTo, type DocsRequest, ending, type Sent, shows } from './request.ts';

type EarlierEnd = Extract<Left, { readonly kind: 'report-end' }>;

const UNREADABLE = "A status comment in this thread can't be read, because it was edited or another version wrote it.";

/** Finds out where the request of a dead earlier attempt stands. It sends nothing. */
export async function resume(given: DocsRequest, left: Left, world: World): Promise<Sent> {
  if (left.kind === 'report-not-created') return ending(given, { ...endingNotCreated(NOT_CREATED_BEFORE), kept: true });
  if (left.kind === 'follow' || left.kind === 'report-end') {
    const request = { ...confirmedTo(given, left.jobId), resumed: true };
    if (left.kind === 'report-end') return earlierEnd(request, left, world);
    world.runner.info(`Following the existing job ${left.jobId}; nothing is started.`);
    return ending(request, working(null));
  }
  // It sent nothing, as it only waited, or it may have started a job.
  const request = { ...given, resumed: left.kind === 'unknown' };
  if (left.kind === 'unknown' && left.settled) {
    const evidence = request.page.comment === null ? UNREADABLE : NOTED_BEFORE;
    return ending(request, { ...endingUnknown(evidence), kept: true });
  }
  // The thread may have changed since the first read.
  const comment = await orWarn(reread(given.page, world), 'Could not read the status comment', world.runner);
  // An old list proves nothing, so without a second read it may have been sent.
  if (comment === null) return ending(request, endingUnknown(NEVER_NOTED));
  const fresh = { ...request, page: { ...request.page, comment } };
  const now = leftBy(comment.marker);
  if (now.kind === 'wait') {
    await releaseTurn(comment, world);
    return ending(fresh, endingNotCreated(NEVER_SENT));
  }
  return now.kind === 'unknown' && !now.settled ? ending(fresh, endingUnknown(NEVER_NOTED)) : resume(fresh, now, world);
}

/** The thread shows how the job ended; but if the service names its pull request only now, the thread is corrected. */
async function earlierEnd(request: DocsRequest, left: EarlierEnd, world: World): Promise<Sent> {
  holdJob(left.jobId, world);
  const end = await rememberedEnd(request, left, world);
  if (!shows(request.page, end.view)) return ending(request, end);
  const marker = request.page.comment?.marker;
  const sure = marker === undefined || end.job !== null ? end : await confirmed(end, marker, world);
  return ending(request, { ...sure, kept: true });
}

async function rememberedEnd(
  { page, base }: DocsRequest,
  { jobId, outcome }: EarlierEnd,
  world: World,
): Promise<Ending> {
  const links = linkRules(world);
  const marker = page.comment?.marker ?? null;
  if (marker !== null && mayBeCorrected(marker, world.clock.now())) {
    const reading = await world.service.readJob(jobId, world.runner.cancelled);
    const late = reading.kind === 'job' ? endingWithLateLink(reading.job, world) : null;
    if (late !== null) return late;
  }
  const remembered = endingRemembered({ outcome, pullRequest: marker?.pullRequest ?? null }, links);
  const { view } = remembered;
  if (outcome !== 'pull-request' || view.state !== 'finished' || view.link !== null) return remembered;
  // The thread doesn't hold the link, so ask the service once.
  const end = await look({ jobId, known: null, patienceMs: 0, endBelievedFrom: endBelievedFrom(base) }, world);
  if (end.kind !== 'final' || end.job.prLink === null) return remembered;
  return endingOfFollow(end, { waitedMinutes: null, links });
}
