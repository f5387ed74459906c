import type { ThreadComment } from '../ports/conversations.ts';
import { groupHash, instructionHash, stepHash } from '../value/marker.ts';
import { oursOf, ownComments } from '../value/own-comments.ts';
import { earlierOf, type JobKey, type Resumption, resumptionOf } from '../value/rights.ts';
import { ambiguous, cannotKnow, forgotten, noThread, notNow } from '../wording/why-not.ts';
import { lacksPermission, repositoryErrorOf } from '../words/errors.ts';
import type { StepWorld } from '../world.ts';
import {
  again,
  baseNow,
  type DocsRequest,
  type JobOrder,
  type Page,
  requestOf,
  reviewerOf,
  thisRun,
  unremembered,
} from './request.ts';
import { SHOWN_AFTER_MS } from './start.ts';

type Place = Pick<Page, 'ours' | 'conversation'>;
type Found = Exclude<Resumption, { readonly kind: 'ambiguous' }>;

interface JobMemory {
  readonly resumption: Found;
  /** In the comment of an earlier attempt if it goes on there; without a place for one if there is no thread, or it refuses us. */
  readonly request: DocsRequest<JobOrder>;
}

/** Throws if it can't read its memory: nothing may start. If the token lacks the permission, it goes on without, and warns. */
export async function openMemory(thread: number | null, order: JobOrder, world: StepWorld): Promise<JobMemory> {
  const { runner, run, settings } = world;
  const nothing = { kind: 'start', comment: null } as const;
  const nowhere = { ours: oursOf('', world), conversation: null };
  if (thread === null) {
    if (settings.thread === 'merged' && run.attempt > 1) throw forgotten('pull-request');
    const isIntended = settings.thread === 'none';
    runner[isIntended ? 'info' : 'warning'](noThread(isIntended));
    return memoryOf(nothing, nowhere, order, world);
  }
  try {
    return await readMemory(thread, order, world);
  } catch (error) {
    const failure = repositoryErrorOf(error);
    // If the token can't even read the thread, the first attempt had no memory either.
    if (run.attempt > 1 && failure.failure !== 'not-accessible') throw cannotKnow(failure);
    // After any other failure, a re-run could read the thread, and would miss the job.
    if (!lacksPermission(failure) && !runner.cancelled.aborted) throw notNow(failure, 're-run');
    return memoryOf(nothing, nowhere, unremembered(order, failure, world), world);
  }
}

async function readMemory(thread: number, order: JobOrder, world: StepWorld): Promise<JobMemory> {
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
  const resumption = resumptionOf(own, key);
  if (resumption.kind === 'ambiguous') throw ambiguous(resumption.candidates);
  const isNew = resumption.kind === 'start' && earlierOf(own, key).length === 0;
  // GitHub may not have listed the pull request in time for the first attempt.
  if (settings.thread === 'merged' && run.attempt > 1 && isNew) throw forgotten('trace');
  return memoryOf(resumption, { ours, conversation: { thread, review: null } }, order, world);
}

function keyOf({ instruction }: JobOrder, { run, settings: { leg } }: StepWorld): JobKey {
  return { ...run, step: stepHash(run, leg), instructionHash: instructionHash(instruction) };
}

/** A resumed request keeps its date and announcements; everything else starts now. */
function memoryOf(resumption: Found, place: Place, order: JobOrder, world: StepWorld): JobMemory {
  const { kind, comment } = resumption;
  const { step, instructionHash: hash } = keyOf(order, world);
  const now = baseNow({ trigger: { kind: 'run', step }, instructionComment: null, instructionHash: hash }, world);
  // The earlier attempt may have sent a message, although this one would not.
  const { request, head, sentAt, askedAt, told } = (kind === 'start' ? null : comment?.marker) ?? now;
  const kept = { request, head, askedAt, told, ...(sentAt === undefined ? {} : { sentAt }) };
  const base = { ...now, ...kept, group: groupHash(world.run), ...reviewerOf(world.run.actor, world) };
  const known = { requester: world.run.actor || null, base, writer: thisRun(world) };
  const repeats = resumption.kind === 'start' ? (resumption.repeats?.marker ?? null) : null;
  return { resumption, request: { ...again(requestOf(known, { ...place, comment }), repeats), order } };
}
