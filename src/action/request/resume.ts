import { endBelievedFrom, type Left, leftBy, mayBeCorrected } from '../value/claim.ts';
import { NEVER_NOTED, NEVER_SENT, NOT_CREATED_BEFORE, NOTED_BEFORE } from '../wording/why-not.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { releaseTurn } from './claim.ts';
import {
  type Ending,
  endingNotCreated,
  endingOfFollow,
  endingRemembered,
  endingUnknown,
  shows,
  working,
} from './ending.ts';
import { holdJob, look } from './follow.ts';
import { confirmed } from './handover.ts';
import { endingWithLateLink } from './late-link.ts';
import { linkRules } from './linked.ts';
import { reread } from './record.ts';
import { confirmedTo, type DocsRequest, ending, type Sent } from './request.ts';

type Of<Kind extends Left['kind']> = Extract<Left, { readonly kind: Kind }>;

/** Finds out where the request of a dead earlier attempt stands. It sends nothing. */
export async function resume(request: DocsRequest, left: Left, world: World): Promise<Sent> {
  switch (left.kind) {
    case 'follow':
      world.runner.info(`Following the existing job ${left.jobId}; nothing is started.`);
      return ending({ ...confirmedTo(request, left.jobId), resumed: true }, working(null));
    case 'report-end':
      return earlierEnd(request, left, world);
    case 'report-not-created':
      return ending(request, { ...endingNotCreated(NOT_CREATED_BEFORE), kept: true });
    case 'wait':
    case 'unknown':
      return withoutJob(request, left, world);
  }
}

/** The thread shows how the job ended; but if the service names its pull request only now, the thread is corrected. */
async function earlierEnd(given: DocsRequest, left: Of<'report-end'>, world: World): Promise<Sent> {
  holdJob(left.jobId, world);
  const request = { ...confirmedTo(given, left.jobId), resumed: true };
  const end = await rememberedEnd(request, left, world);
  if (!shows(request.page, end.view)) return ending(request, end);
  const marker = request.page.comment?.marker;
  const sure = marker === undefined || end.job !== null ? end : await confirmed(end, marker, world);
  return ending(request, { ...sure, kept: true });
}

const UNREADABLE = "A status comment in this thread can't be read, because it was edited or another version wrote it.";

/** An earlier attempt sent nothing, as it only waited, or it may have started a job. */
async function withoutJob(given: DocsRequest, left: Of<'wait' | 'unknown'>, world: World): Promise<Sent> {
  const request = { ...given, resumed: left.kind === 'unknown' };
  if (left.kind === 'unknown' && left.settled) {
    const evidence = request.page.comment === null ? UNREADABLE : NOTED_BEFORE;
    return ending(request, { ...endingUnknown(evidence), kept: true });
  }
  // The thread may have changed since the first read.
  const read = await lookAfresh(request, world);
  const fresh = { ...request, page: read ?? request.page };
  const now = read === null ? left : leftBy(read.comment.marker);
  if (now.kind === 'wait') {
    // An old list proves nothing, so without a second read it may have been sent.
    if (read === null) return ending(fresh, endingUnknown(NEVER_NOTED));
    await releaseTurn(read.comment, world);
    return ending(fresh, endingNotCreated(NEVER_SENT));
  }
  const isOpen = now.kind === 'unknown' && !now.settled;
  return isOpen ? ending(fresh, endingUnknown(NEVER_NOTED)) : resume(fresh, now, world);
}

async function lookAfresh({ page }: Pick<DocsRequest, 'page'>, world: World): ReturnType<typeof reread> {
  try {
    return await reread(page, world.repository);
  } catch (error) {
    world.runner.warning(`Could not read the status comment: ${problemText(repositoryErrorOf(error))}`);
    return null;
  }
}

async function rememberedEnd(
  request: DocsRequest,
  { jobId, outcome }: Of<'report-end'>,
  world: World,
): Promise<Ending> {
  const links = linkRules(world);
  const marker = request.page.comment?.marker ?? null;
  if (marker !== null && mayBeCorrected(marker, world.clock.now())) {
    const reading = await world.service.readJob(jobId, world.runner.cancelled);
    const late = reading.kind === 'job' ? endingWithLateLink(reading.job, world) : null;
    if (late !== null) return late;
  }
  const remembered = endingRemembered({ outcome, pullRequest: marker?.pullRequest ?? null }, links);
  if (outcome !== 'pull-request' || remembered.view.state !== 'finished' || remembered.view.link !== null)
    return remembered;
  // The thread doesn't hold the link, so ask the service once.
  const end = await look({ jobId, known: null, patienceMs: 0, endBelievedFrom: endBelievedFrom(request.base) }, world);
  if (end.kind !== 'final' || end.job.prLink === null) return remembered;
  return endingOfFollow(end, { waitedMinutes: null, links });
}
