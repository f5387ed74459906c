import type { CommentRef } from '../ports/conversations.ts';
import type { JobReader } from '../ports/jobs.ts';
import { endingNotCreated, endingOfJob, endingUnknown, leftAlone } from '../request/ending.ts';
import { linkRules } from '../request/pull-request.ts';
import { takeBack } from '../request/reactions.ts';
import { type RecordingWorld, show } from '../request/record.ts';
import { ending, isLong, requestOf, watched } from '../request/request.ts';
import type { Ending, Marker } from '../value/marker.ts';
import { believedMarker, oursOf } from '../value/own-comments.ts';
import { endBelievedFrom, leftBy, readerFor, rightOf, TURN_CLAIM, type Writer } from '../value/rights.ts';
import { NEVER_NOTED, NEVER_SENT, REASON_IN_LOG } from '../wording/why-not.ts';
import { orWarn } from '../words/errors.ts';
import { isFinal } from '../words/job.ts';

/** What the main process left behind. `neverSent`: it has noted that it sent no request, or that this was refused. */
export type LeftOver = Readonly<{ comment: CommentRef; jobId: string | null; neverSent?: true }>;

/** Nothing in it can start a job. `service` is null if its inputs are missing. */
type PostWorld = RecordingWorld & { readonly service: JobReader | null };

export async function runPost(leftOver: LeftOver, world: PostWorld): Promise<void> {
  await orWarn(correct(leftOver, world), 'Could not update the status comment', world.runner);
}

/** It never writes the job's end: the run that does so also announces it to the requester. */
async function correct(leftOver: LeftOver, world: PostWorld): Promise<void> {
  const { runner, run, clock, service, repository } = world;
  const [login, comment] = await Promise.all([repository.viewer(), repository.comment(leftOver.comment)]);
  if (comment === null) return;
  const all = oursOf(login, world);
  const ours = service === null && world.settings.agent === '' ? { ...all, service: null } : all;
  const marker = believedMarker(comment, ours);
  if (marker === null || marker === 'unreadable') return;
  const writer: Writer = { kind: 'post', run: run.runId, attempt: run.attempt };
  if (rightOf(writer, marker, clock.now()) === 'never') return;
  const { state, request } = marker;
  // A message's marker always names the job, even if the message may not have arrived.
  const isNoted = state === 'started' || leftBy(marker).kind === 'again';
  const jobId = state === 'waiting' ? null : (leftOver.jobId ?? (isNoted ? marker.jobId : null));
  // The main process got an answer to its message, but couldn't note when: that is known only to be before now.
  const isSent = leftOver.jobId !== null && request === 'message' && state === 'starting';
  const says = isSent ? { ...marker, sentAt: new Date(clock.now()).toISOString() } : marker;
  const stage = jobId === null ? endWithoutJob(state, leftOver) : await endOfWaiting(jobId, says, world);
  if (stage === null) return;
  if (state === 'waiting') await takeBack(comment, TURN_CLAIM, world);
  const before = { ours, conversation: { thread: 0, review: comment.review }, comment: { ...comment, marker } };
  const known = requestOf({ base: says, writer, jobId: jobId ?? marker.jobId }, before);
  // What is seen at once needs no notice.
  const isSeen = stage.view.state === 'finished' && !isLong(known, clock.now());
  const corrected = { ...known, base: { ...says, told: isSeen ? (['notice'] as const) : [] } };
  const { page } = await show(ending(watched(corrected, clock.now()), stage), world);
  if (page.written === 'yes')
    runner.info('The main process ended before it could finish the status comment, so it was updated now.');
}

function endWithoutJob(state: Marker['state'], { neverSent }: LeftOver): Ending | null {
  if (state === 'waiting') return endingNotCreated(NEVER_SENT);
  if (state !== 'starting') return null;
  return neverSent === true ? endingNotCreated(REASON_IN_LOG) : endingUnknown(NEVER_NOTED);
}

async function endOfWaiting(jobId: string, marker: Marker, world: PostWorld): Promise<Ending> {
  const { service, runner, clock } = world;
  // What only the main process worked on has ended with it.
  const died = { ...marker, watchedUntil: new Date(0).toISOString() };
  const reading = service && (await readerFor(died, { service, clock }).readJob(jobId, runner.cancelled));
  const job = reading?.kind === 'job' ? reading.job : null;
  if (marker.reserved === true && job !== null) return endingOfJob(job, linkRules(world));
  return leftAlone(job, { hasEnded: job !== null && isFinal(job) && clock.now() >= endBelievedFrom(marker) });
}
