import type { CommentRef } from '../ports/conversations.ts';
import type { JobReader } from '../ports/jobs.ts';
import { releaseTurn } from '../request/claim.ts';
import { type Ending, endingNotCreated, endingUnknown, leftAlone } from '../request/ending.ts';
import { SENT } from '../request/order.ts';
import { show } from '../request/record.ts';
import { ending, pageOf, requestOf, watched } from '../request/request.ts';
import { endBelievedFrom } from '../value/claim.ts';
import type { Marker } from '../value/marker.ts';
import { believedMarker, oursOf } from '../value/own-comments.ts';
import { rightOf, type Writer } from '../value/rights.ts';
import { NEVER_NOTED, NEVER_SENT, REASON_IN_LOG } from '../wording/why-not.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import { isFinal } from '../words/job.ts';
import type { World } from '../world.ts';

/** What the main process left behind: a status comment without its final state. */
export interface LeftOver {
  readonly comment: CommentRef;
  /** Null if the job's id was not known yet. */
  readonly jobId: string | null;
  /** The main process has noted that it sent no request, or that it was refused. */
  readonly neverSent?: true;
}

/** What a post process may use: nothing in it can start a job. `service` is null if its inputs are missing. */
interface PostWorld extends Pick<World, 'settings' | 'run' | 'runner' | 'repository' | 'clock'> {
  readonly service: JobReader | null;
}

/**
 * Corrects the status comment of a main process that died: *waiting was cancelled* if the job's id is known, *not
 * started* if the process has noted that no job was created, otherwise *we can't tell whether a job started*. It never
 * writes the job's end, because the run that does so also announces it to the requester. Leaves alone what another run
 * has written. A failure is a warning.
 */
export async function runPost(leftOver: LeftOver, world: PostWorld): Promise<void> {
  const { runner, run, clock, service, repository } = world;
  try {
    const [login, comment] = await Promise.all([repository.viewer(), repository.comment(leftOver.comment)]);
    if (comment === null) return;
    const ours = { ...oursOf(login, world), ...(service === null ? { service: null } : {}) };
    const marker = believedMarker(comment, ours);
    if (marker === null || marker === 'unreadable') return;
    const writer: Writer = { kind: 'post', run: run.runId, attempt: run.attempt };
    if (rightOf(writer, marker, clock.now()) === 'never') return;
    const known = leftOver.jobId === null ? marker : withSending(marker, clock.now());
    const truth = await truthOf(known, leftOver, world);
    if (truth === null) return;
    if (marker.state === 'waiting') await releaseTurn(comment, world);
    const request = requestOf({
      ...{ order: SENT, base: { ...known, told: [] }, instruction: { keptFrom: comment.body }, writer },
      jobId: truth.jobId ?? marker.jobId,
      page: pageOf({ ours, conversation: { thread: 0, review: comment.review }, comment: { ...comment, marker } }),
    });
    const { page } = await show(ending(watched(request, clock.now()), truth.stage), world);
    if (page.written === 'yes')
      runner.info('The main process ended before it could finish the status comment, so it was updated now.');
  } catch (error) {
    runner.warning(`Could not update the status comment: ${problemText(repositoryErrorOf(error))}`);
  }
}

/** The main process got an answer to its message, but couldn't note when: that is known only to be before `now`. */
function withSending(marker: Marker, now: number): Marker {
  if (marker.request !== 'message' || marker.state !== 'starting') return marker;
  return { ...marker, sentAt: new Date(now).toISOString() };
}

interface Truth {
  readonly stage: Ending;
  readonly jobId: string | null;
}

async function truthOf(
  marker: Marker,
  { jobId: saved, neverSent }: LeftOver,
  { service, runner, clock }: PostWorld,
): Promise<Truth | null> {
  const { state, jobId: remembered } = marker;
  const withoutJob = (stage: Ending): Truth => ({ stage, jobId: null });
  if (state === 'waiting') return withoutJob(endingNotCreated(NEVER_SENT));
  // A message's marker always names the job, even if the message may not have arrived.
  const jobId = saved ?? (state === 'started' ? remembered : null);
  if (jobId === null) {
    if (state !== 'starting') return null;
    return withoutJob(neverSent === true ? endingNotCreated(REASON_IN_LOG) : endingUnknown(NEVER_NOTED));
  }
  const reading = (await service?.readJob(jobId, runner.cancelled)) ?? null;
  const job = reading?.kind === 'job' ? reading.job : null;
  // Right after a message this may be the end of the work before it.
  const hasEnded = job !== null && isFinal(job) && clock.now() >= endBelievedFrom(marker);
  return { stage: leftAlone(job, { hasEnded }), jobId };
}
