import { InputError, nothingStarted, type RepositoryError, repositoryErrorOf } from '../../errors.ts';
import { candidatesOf, type JobKey, type Resumption, resumptionOf } from '../../thread/claim.ts';
import { groupHash, instructionHash, stepHash } from '../../thread/marker.ts';
import { type Ours, type OwnComment, type OwnComments, ownComments, withFresh } from '../../thread/own-comments.ts';
import { readAgain, recordOf, type StatusRecord } from '../../thread/record.ts';
import type { MarkerBase } from '../../thread/status-view.ts';
import { followedRequest } from '../finish/notice-claim.ts';
import { mayReview } from '../finish/post-handover.ts';
import { warnWithoutMemory } from '../job-task.ts';
import { instructionOf, type JobRequest, shownInstruction } from '../request/job-request.ts';
import { baseNow, oursOf, reviewerOf, type StepWorld } from '../world.ts';

/** What a step knows about its earlier attempts, and the comment that records this one. */
export interface JobMemory {
  readonly resumption: Exclude<Resumption, { readonly kind: 'ambiguous' }>;
  /** Null if there is no thread, or it refuses comments: then nothing is recorded. */
  readonly record: StatusRecord | null;
  /** See `JobTask`. */
  readonly followed: OwnComment | null;
  /** UTC, ms: when the job was first requested. */
  readonly askedAt: number;
}

/**
 * Reads the thread's memory. If the thread refuses us on a first attempt, the run goes on without memory and warns
 * once. A re-run starts nothing unless it could read its memory: it throws `RepositoryError`, or `InputError` if
 * several earlier requests look like its own.
 */
export async function openMemory(thread: number | null, request: JobRequest, world: StepWorld): Promise<JobMemory> {
  const { runner, run, settings, clock } = world;
  const without = {
    resumption: { kind: 'start', comment: null },
    record: null,
    followed: null,
    askedAt: clock.now(),
  } as const;
  if (thread === null) {
    const text = 'There is no thread to record the job in, so a re-run of this step would start another job.';
    if (settings.thread === 'none') runner.info(text);
    else
      runner.warning(
        `${text} Set \`thread\` to the number of an issue or pull request, or to none if that is intended.`,
      );
    return without;
  }
  try {
    return await readMemory(thread, request, world);
  } catch (error) {
    const failure = repositoryErrorOf(error);
    // If the token can't even read the thread, the first attempt had no memory either.
    if (run.attempt > 1 && failure.failure !== 'not-accessible') throw cannotKnow(failure);
    // After a temporary failure, a re-run would look for the memory that is missing now.
    if (request.kind === 'start' && isPassing(failure) && !runner.cancelled.aborted) throw notNow(failure);
    warnWithoutMemory(failure, world);
    return without;
  }
}

async function readMemory(thread: number, request: JobRequest, world: StepWorld): Promise<JobMemory> {
  const { run, settings, repository } = world;
  const key = {
    runId: run.runId,
    attempt: run.attempt,
    step: stepHash(run, settings.leg),
    instructionHash: instructionHash(instructionOf(request)),
  };
  const [login, comments] = await Promise.all([repository.viewer(), repository.comments(thread)]);
  const ours = oursOf(login, world);
  const own = ownComments(comments, ours);
  const resumption = await resumptionNow(own, key, ours, world);
  if (resumption.kind === 'ambiguous') throw ambiguous(resumption.candidates);
  // GitHub may not have listed the pull request in time for the first attempt.
  const isForgotten = resumption.kind === 'start' && candidatesOf(own, key).length === 0;
  if (settings.thread === 'merged' && run.attempt > 1 && isForgotten) throw forgotten();
  const base = { ...baseOf({ resumption, key }, world), ...(await sharedBy(request, own, world)) };
  const record = recordOf({
    ours,
    conversation: { thread, review: null },
    base,
    instruction: shownInstruction(request),
    comment: resumption.comment,
    ...(resumption.kind === 'start' ? { jobId: null, pullRequest: null } : {}),
  });
  const follower = resumption.kind === 'follow' || resumption.kind === 'report-end' ? resumption.comment : null;
  const { marked } = own;
  const followed = request.kind === 'follow' ? followedRequest(marked, { jobId: request.jobId, follower }) : null;
  return { resumption, record, followed, askedAt: Date.parse(base.askedAt) };
}

/** A list may be old, and only a comment that still says `waiting` proves that nothing was sent. */
async function resumptionNow(
  own: OwnComments,
  key: JobKey,
  ours: Ours,
  { repository }: StepWorld,
): Promise<Resumption> {
  const resumption = resumptionOf(own, key);
  if (resumption.kind !== 'start' || resumption.comment?.marker.state !== 'waiting') return resumption;
  const { comment } = resumption;
  return resumptionOf(withFresh(own, comment, await readAgain(comment, repository), ours), key);
}

/**
 * What a request shares with others of the same workflow job. Who we are says that; only for a job that is followed, the
 * comment of its request does.
 */
async function sharedBy(
  request: JobRequest,
  { marked }: OwnComments,
  world: StepWorld,
): Promise<Pick<MarkerBase, 'group' | 'reviewer'>> {
  if (request.kind !== 'follow') return { group: groupHash(world.run), ...reviewerOf(world.run.actor, world) };
  const known = marked.find(({ marker }) => marker.jobId === request.jobId && marker.group !== undefined)?.marker;
  if (known?.group === undefined) return {};
  const { group, reviewer } = known;
  return reviewer !== undefined && (await mayReview(reviewer, world)) ? { group, reviewer } : { group };
}

/** A resumed request keeps its date and announcements; everything else starts now. */
function baseOf(
  {
    resumption,
    key,
  }: { readonly resumption: Resumption; readonly key: { readonly step: string; readonly instructionHash: string } },
  world: StepWorld,
): MarkerBase {
  const now = baseNow(world);
  const before: OwnComment | null =
    resumption.kind === 'follow' || resumption.kind === 'report-end' || resumption.kind === 'unknown'
      ? resumption.comment
      : null;
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
  };
}

function cannotKnow(error: RepositoryError): RepositoryError {
  const sentence =
    "Nothing was started: this is a re-run, and GitHub didn't show whether an earlier attempt started the job.";
  return nothingStarted(error, { sentence, advice: 'Then re-run again.' });
}

/** Checks whether a failure may go away by itself. */
export function isPassing({ failure }: RepositoryError): boolean {
  return failure === 'unavailable' || failure === 'rate-limited';
}

/**
 * Words a failure that keeps a step from recording its job: nothing is started. `new-run`: a re-run may find a status
 * comment that says `starting`, and can't tell that nothing was sent.
 */
export function notNow(error: RepositoryError, next: 're-run' | 'new-run' = 're-run'): RepositoryError {
  const sentence = "Nothing was started, because the job couldn't be recorded in the thread.";
  return nothingStarted(error, { sentence, advice: NEXT[next] });
}

const NEXT = {
  're-run': 'Then re-run, or set `thread: none` to do without memory.',
  'new-run':
    "Then start a new run of the workflow: the thread may show the start of this one, and a re-run couldn't tell that nothing was sent.",
} as const;

function forgotten(): InputError {
  return new InputError([
    {
      message:
        'Nothing was started: this is a re-run, and the merged pull request does not show whether an earlier attempt started the job.',
      hint: 'Check the log of the first attempt. If it started no job, start a new run of the workflow.',
    },
  ]);
}

function ambiguous(candidates: number): InputError {
  return new InputError([
    {
      message: `Nothing was started: ${candidates} jobs of earlier attempts look like the one of this step.`,
      hint: 'Set the input `leg` to a different value for each use of this step, then start a new run.',
    },
  ]);
}
