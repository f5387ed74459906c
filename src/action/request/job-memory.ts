import type { ThreadComment } from '../ports/conversations.ts';
import { candidatesOf, type JobKey, type Resumption, resumptionOf } from '../value/claim.ts';
import { groupHash, instructionHash, stepHash } from '../value/marker.ts';
import { type OwnComment, oursOf, ownComments } from '../value/own-comments.ts';
import type { MarkerBase } from '../value/status-view.ts';
import { ambiguous, cannotKnow, forgotten, noThread, notNow, withoutMemory } from '../wording/nothing-started.ts';
import { isPassing, repositoryErrorOf } from '../words/errors.ts';
import type { StepWorld } from '../world.ts';
import { type StartRequest, shownInstruction } from './job-request.ts';
import { baseNow, reviewerOf } from './marker-base.ts';
import { recordOf, type StatusRecord } from './record.ts';

/** After this long, a thread that GitHub doesn't show is read once more (ms). */
const SHOWN_AFTER_MS = 2_000;

/** What a step knows about its earlier attempts, and the comment that records this one. */
export interface JobMemory {
  readonly resumption: Exclude<Resumption, { readonly kind: 'ambiguous' }>;
  /** Without a place if there is no thread, or it refuses comments. */
  readonly record: StatusRecord;
  /** Why the thread has no status comment, for the summary; null if it has one, or if there is no thread. */
  readonly note: string | null;
}

/**
 * Reads the thread's memory. If the thread refuses us on a first attempt, the run goes on without memory and warns
 * once. A re-run starts nothing unless it could read its memory: it throws `RepositoryError`, or `InputError` if
 * several earlier requests look like its own.
 */
export async function openMemory(thread: number | null, request: StartRequest, world: StepWorld): Promise<JobMemory> {
  const { runner, run, settings } = world;
  const key = {
    runId: run.runId,
    attempt: run.attempt,
    step: stepHash(run, settings.leg),
    instructionHash: instructionHash(request.instruction),
  };
  const record = recordOf({
    ...{ ours: oursOf('', world), conversation: null, comment: null },
    ...{ base: baseOf(key, null, world), instruction: shownInstruction(request) },
  });
  const without: JobMemory = { resumption: { kind: 'start', comment: null }, record, note: null };
  if (thread === null) {
    if (settings.thread === 'merged' && run.attempt > 1) throw forgotten('pull-request');
    const isIntended = settings.thread === 'none';
    runner[isIntended ? 'info' : 'warning'](noThread(isIntended));
    return without;
  }
  try {
    return await readMemory(thread, { request, key }, world);
  } catch (error) {
    const failure = repositoryErrorOf(error);
    // If the token can't even read the thread, the first attempt had no memory either.
    if (run.attempt > 1 && failure.failure !== 'not-accessible') throw cannotKnow(failure);
    // After a temporary failure, a re-run would look for the memory that is missing now.
    if (isPassing(failure) && !runner.cancelled.aborted) throw notNow(failure, 're-run');
    const note = withoutMemory(failure);
    runner.warning(note);
    return { ...without, note };
  }
}

async function readMemory(
  thread: number,
  { request, key }: { readonly request: StartRequest; readonly key: JobKey },
  world: StepWorld,
): Promise<JobMemory> {
  const { run, settings, repository } = world;
  const [login, comments] = await Promise.all([repository.viewer(), commentsIn(thread, world)]);
  const ours = oursOf(login, world);
  const own = ownComments(comments, ours);
  const resumption = resumptionOf(own, key);
  if (resumption.kind === 'ambiguous') throw ambiguous(resumption.candidates);
  const isNew = resumption.kind === 'start' && candidatesOf(own, key).length === 0;
  // GitHub may not have listed the pull request in time for the first attempt.
  if (settings.thread === 'merged' && run.attempt > 1 && isNew) throw forgotten('trace');
  const before = resumption.kind === 'start' ? null : resumption.comment;
  const record = recordOf({
    ours,
    conversation: { thread, review: null },
    base: baseOf(key, before, world),
    instruction: shownInstruction(request),
    comment: resumption.comment,
    ...(resumption.kind === 'start' ? { jobId: null, pullRequest: null } : {}),
  });
  return { resumption, record, note: null };
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
  return {
    ...now,
    trigger: { kind: 'run', step: key.step },
    instructionComment: null,
    instructionHash: key.instructionHash,
    // The earlier attempt may have sent a message, although this one would not.
    request: before?.marker.request ?? 'job',
    head: before?.marker.head ?? null,
    ...(before?.marker.sentAt === undefined ? {} : { sentAt: before.marker.sentAt }),
    askedAt: before?.marker.askedAt ?? now.askedAt,
    told: before?.marker.told ?? now.told,
    group: groupHash(world.run),
    ...reviewerOf(world.run.actor, world),
  };
}
