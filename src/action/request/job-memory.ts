import type { ThreadComment } from '../ports/conversations.ts';
import { earlierOf, type JobKey, type Resumption, resumptionOf } from '../value/claim.ts';
import { groupHash, instructionHash, type Marker, stepHash } from '../value/marker.ts';
import { type OwnComment, oursOf, ownComments } from '../value/own-comments.ts';
import type { MarkerBase } from '../value/stage.ts';
import { ambiguous, cannotKnow, forgotten, noThread, notNow, withoutMemory } from '../wording/why-not.ts';
import { isPassing, repositoryErrorOf } from '../words/errors.ts';
import type { StepWorld } from '../world.ts';
import { type JobOrder, noted, shownInstruction } from './order.ts';
import { baseNow, type DocsRequest, type Page, pageOf, requestOf, reviewerOf, thisRun } from './request.ts';

/** After this long, a thread that GitHub doesn't show is read once more (ms). */
const SHOWN_AFTER_MS = 2_000;

/** What a step knows about its earlier attempts, and its request, in the comment of one of them if it goes on there. */
interface JobMemory {
  readonly resumption: Exclude<Resumption, { readonly kind: 'ambiguous' }>;
  /** Without a place for its status comment if there is no thread, or it refuses comments. */
  readonly request: DocsRequest<JobOrder>;
}

/**
 * Reads the thread's memory. If the thread refuses us on a first attempt, the run goes on without memory and warns
 * once. A re-run starts nothing unless it could read its memory: it throws `RepositoryError`, or `InputError` if
 * several earlier requests look like its own.
 */
export async function openMemory(thread: number | null, order: JobOrder, world: StepWorld): Promise<JobMemory> {
  const { runner, run, settings } = world;
  const key = {
    runId: run.runId,
    attempt: run.attempt,
    step: stepHash(run, settings.leg),
    instructionHash: instructionHash(order.instruction),
  };
  const without = (given: JobOrder): JobMemory => {
    const page = pageOf({ ours: oursOf('', world), conversation: null, comment: null });
    return {
      resumption: { kind: 'start', comment: null },
      request: requestFor(given, { key, before: null, page }, world),
    };
  };
  if (thread === null) {
    if (settings.thread === 'merged' && run.attempt > 1) throw forgotten('pull-request');
    const isIntended = settings.thread === 'none';
    runner[isIntended ? 'info' : 'warning'](noThread(isIntended));
    return without(order);
  }
  try {
    return await readMemory(thread, { order, key }, world);
  } catch (error) {
    const failure = repositoryErrorOf(error);
    // If the token can't even read the thread, the first attempt had no memory either.
    if (run.attempt > 1 && failure.failure !== 'not-accessible') throw cannotKnow(failure);
    // After a temporary failure, a re-run would look for the memory that is missing now.
    if (isPassing(failure) && !runner.cancelled.aborted) throw notNow(failure, 're-run');
    const note = withoutMemory(failure);
    runner.warning(note);
    return without(noted(order, note));
  }
}

async function readMemory(
  thread: number,
  { order, key }: { readonly order: JobOrder; readonly key: JobKey },
  world: StepWorld,
): Promise<JobMemory> {
  const { run, settings, repository } = world;
  const [login, comments] = await Promise.all([repository.viewer(), commentsIn(thread, world)]);
  const ours = oursOf(login, world);
  const own = ownComments(comments, ours);
  const resumption = resumptionOf(own, key);
  if (resumption.kind === 'ambiguous') throw ambiguous(resumption.candidates);
  const isNew = resumption.kind === 'start' && earlierOf(own, key).length === 0;
  // GitHub may not have listed the pull request in time for the first attempt.
  if (settings.thread === 'merged' && run.attempt > 1 && isNew) throw forgotten('trace');
  const before = resumption.kind === 'start' ? null : resumption.comment;
  const page = pageOf({ ours, conversation: { thread, review: null }, comment: resumption.comment });
  const request = requestFor(order, { key, before, page }, world);
  return {
    resumption,
    request: resumption.kind === 'start' ? { ...request, jobId: null, pullRequest: null } : request,
  };
}

function requestFor(
  order: JobOrder,
  { key, before, page }: { readonly key: JobKey; readonly before: OwnComment | null; readonly page: Page },
  world: StepWorld,
): DocsRequest<JobOrder> {
  return requestOf({
    requester: world.run.actor || null,
    ...{ order, base: baseOf(key, before, world), instruction: shownInstruction(order), writer: thisRun(world), page },
  });
}

/** GitHub may answer 404 for an issue that was opened a moment ago. */
async function commentsIn(thread: number, { repository, runner, clock }: StepWorld): Promise<readonly ThreadComment[]> {
  try {
    return await repository.comments(thread);
  } catch (error) {
    if (repositoryErrorOf(error).failure !== 'missing') throw error;
    await clock.sleep(SHOWN_AFTER_MS, runner.cancelled);
    return repository.comments(thread);
  }
}

/** A resumed request (`before`) keeps its date and announcements; everything else starts now. */
function baseOf(key: JobKey, before: OwnComment | null, world: StepWorld): MarkerBase {
  const now = baseNow(world);
  const kept: Partial<Marker> = before?.marker ?? {};
  // The earlier attempt may have sent a message, although this one would not.
  const { request = 'job', head = null, sentAt, askedAt = now.askedAt, told = now.told } = kept;
  return {
    ...now,
    trigger: { kind: 'run', step: key.step },
    instructionComment: null,
    instructionHash: key.instructionHash,
    ...{ request, head, askedAt, told },
    ...(sentAt === undefined ? {} : { sentAt }),
    group: groupHash(world.run),
    ...reviewerOf(world.run.actor, world),
  };
}
