import type { ThreadComment } from '../ports/conversations.ts';
import type { JobReader } from '../ports/jobs.ts';
import { type Ending, groupHash, instructionHash, type Marker, stepHash } from '../value/marker.ts';
import { oursOf, ownComments } from '../value/own-comments.ts';
import * as rights from '../value/rights.ts';
import * as words from '../wording/why-not.ts';
import { lacksPermission, orWarn, problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { endingOfFollow, endingUnknown, endingWithLateLink, owed, rememberedEnd, working } from './ending.ts';
import { holdJob, look } from './follow.ts';
import { isOwnPullRequest, linkRules, linkTo, namedBy, withPullRequest } from './pull-request.ts';
import { takeBack } from './reactions.ts';
import { type RecordingWorld, reread, SHOWN_AFTER_MS } from './record.ts';
import type { DocsRequest, JobOrder, Page, Sent } from './request.ts';
import * as requests from './request.ts';

type Place = Pick<Page, 'ours' | 'conversation'>;
type Found = Exclude<rights.Resumption, { readonly kind: 'ambiguous' }>;
/** In the comment of an earlier attempt if it goes on there; without a place for one if there is no thread, or it refuses us. */
type JobMemory = { readonly resumption: Found; readonly request: DocsRequest<JobOrder> };

/** Throws if it can't read its memory: nothing may start. If the token lacks the permission, it goes on without, and warns. */
export async function openMemory(thread: number | null, order: JobOrder, world: World): Promise<JobMemory> {
  const { runner, run, settings } = world;
  const nothing = { kind: 'start', comment: null } as const;
  const nowhere = { ours: oursOf('', world), conversation: null };
  if (thread === null) {
    if (settings.thread === 'merged' && run.attempt > 1) throw words.forgotten('pull-request');
    const isIntended = settings.thread === 'none';
    runner[isIntended ? 'info' : 'warning'](words.noThread(isIntended));
    return memoryOf(nothing, nowhere, order, world);
  }
  try {
    return await readMemory(thread, order, world);
  } catch (error) {
    const failure = repositoryErrorOf(error);
    // If the token can't even read the thread, the first attempt had no memory either.
    if (run.attempt > 1 && failure.failure !== 'not-accessible') throw words.cannotKnow(failure);
    // After any other failure, a re-run could read the thread, and would miss the job.
    if (!lacksPermission(failure) && !runner.cancelled.aborted) throw words.notNow(failure, 're-run');
    return memoryOf(nothing, nowhere, requests.unremembered(order, failure, world), world);
  }
}

async function readMemory(thread: number, order: JobOrder, world: World): Promise<JobMemory> {
  const { run, settings, repository, runner, clock } = world;
  const again = async (error: unknown): Promise<readonly ThreadComment[]> => {
    if (repositoryErrorOf(error).failure !== 'missing') throw error;
    await clock.sleep(SHOWN_AFTER_MS, runner.cancelled);
    return repository.comments(thread);
  };
  const [login, comments] = await Promise.all([repository.viewer(), repository.comments(thread).catch(again)]);
  const ours = oursOf(login, world);
  const own = ownComments(comments, ours);
  const key = keyOf(order, world);
  const resumption = rights.resumptionOf(own, key);
  if (resumption.kind === 'ambiguous') throw words.ambiguous(resumption.candidates);
  const isNew = resumption.kind === 'start' && rights.earlierOf(own, key).length === 0;
  // GitHub may not have listed the pull request in time for the first attempt.
  if (settings.thread === 'merged' && run.attempt > 1 && isNew) throw words.forgotten('trace');
  return memoryOf(resumption, { ours, conversation: { thread, review: null } }, order, world);
}

function keyOf({ instruction }: JobOrder, { run, settings: { leg } }: World): rights.JobKey {
  return { ...run, step: stepHash(run, leg), instructionHash: instructionHash(instruction) };
}

/** A resumed request keeps its date and announcements; everything else starts now. */
function memoryOf(resumption: Found, place: Place, order: JobOrder, world: World): JobMemory {
  const { kind, comment } = resumption;
  const { step, instructionHash: hash } = keyOf(order, world);
  const now = requests.baseNow(
    { trigger: { kind: 'run', step }, instructionComment: null, instructionHash: hash },
    world,
  );
  // The earlier attempt may have sent a message, although this one would not.
  const { request, head, sentAt, askedAt, told } = (kind === 'start' ? null : comment?.marker) ?? now;
  const kept = { request, head, askedAt, told, ...(sentAt === undefined ? {} : { sentAt }) };
  const base = { ...now, ...kept, group: groupHash(world.run), ...requests.reviewerOf(world.run.actor, world) };
  const known = { requester: world.run.actor || null, base, writer: requests.thisRun(world) };
  const repeats = kind === 'start' ? (comment?.marker ?? null) : null;
  return {
    resumption,
    request: { ...requests.again(requests.requestOf(known, { ...place, comment }), repeats), order },
  };
}

/** `service` may know only one job, which was just read. */
export type ReadingWorld = RecordingWorld & { readonly service: JobReader };

/** Comments can be forged, and a hand-over is written elsewhere: the service must name the pull request that one remembers. */
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
  return named === 'this' ? found : { ...found, unconfirmed: words.NAMED[named] };
}

const UNREADABLE = "A status comment in this thread can't be read, because it was edited or another version wrote it.";

/** Finds the state of the request of a dead earlier attempt in its status comment. It sends nothing. */
export async function resume(given: DocsRequest, world: World): Promise<Sent> {
  const marker = given.page.comment?.marker;
  const isUnsent = marker?.state === 'waiting' || marker?.state === 'not-created';
  const request = { ...given, resumed: given.resumed || !isUnsent };
  if (marker === undefined) return requests.ending(request, { ...endingUnknown(UNREADABLE), kept: true });
  const left = rights.leftBy(marker);
  if (left.kind === 'again') {
    // It can't be started again here, so what it may have left decides.
    const base = { ...request.base, watchedUntil: marker.watchedUntil, reserved: true } as const;
    return requests.ending(requests.confirmedTo({ ...request, base }, left.jobId), working(null));
  }
  if (marker.state === 'waiting' || marker.state === 'starting') return resumeUnnoted(request, world);
  const { jobId } = marker;
  const end = rememberedEnd(marker, linkRules(world));
  if (jobId === null || end?.kept === true) return requests.ending(request, end ?? endingUnknown(words.NOTED_BEFORE));
  const known = requests.confirmedTo(request, jobId);
  if (end !== null) return resumeEnd(requests.ending(known, end), { ...marker, jobId }, world);
  world.runner.info(`Following the existing job ${jobId}; nothing is started.`);
  return requests.ending(known, working(null));
}

/** It only waited, or it may have started a job. The thread may have changed since the first read. */
async function resumeUnnoted(request: DocsRequest, world: World): Promise<Sent> {
  const comment = await orWarn(reread(request.page, world), 'Could not read the status comment', world.runner);
  // An old list proves nothing, so without a second read it may have been sent.
  if (comment === null) return requests.ending(request, endingUnknown(words.NEVER_NOTED));
  const fresh = { ...request, page: { ...request.page, comment } };
  const { state } = comment.marker;
  if (state === 'starting') return requests.ending(fresh, endingUnknown(words.NEVER_NOTED));
  if (state !== 'waiting') return resume(fresh, world);
  await takeBack(comment, rights.TURN_CLAIM, world);
  return requests.notSent(fresh, words.NEVER_SENT);
}

/** The thread shows how the job ended; but if the service names its pull request only now, the thread is corrected. */
async function resumeEnd(request: Sent, marker: Marker & { readonly jobId: string }, world: World): Promise<Sent> {
  const { jobId, outcome, pullRequest } = marker;
  holdJob(jobId, world);
  if (rights.mayBeCorrected(marker, world.clock.now())) {
    const reading = await rights.readerFor(marker, world).readJob(jobId, world.runner.cancelled);
    const late = reading.kind === 'job' ? endingWithLateLink(reading.job, world) : null;
    if (late !== null) return requests.ending(request, late);
  }
  if (outcome === 'pull-request' && linkTo(pullRequest, world) === null) {
    // The thread doesn't hold the link, so ask the service once.
    const options = { jobId, known: null, patienceMs: 0, endBelievedFrom: rights.endBelievedFrom(request.base) };
    const end = await look(options, world);
    if (end.kind === 'final' && end.job.prLink !== null) {
      const named = endingOfFollow(end, null, linkRules(world));
      return requests.ending(request, requests.shows(request.page, named.view) ? { ...named, kept: true } : named);
    }
  }
  return requests.ending(request, { ...(await confirmed(request.stage, marker, world)), kept: true });
}
