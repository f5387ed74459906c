import type { Outcome } from '../outcome.ts';
import type { CommentRef, ThreadComment } from '../ports.ts';
import { laterRun } from '../thread/claim.ts';
import { instructionHash, type Marker, readMarker } from '../thread/marker.ts';
import { type MarkerBase, StatusKeeper } from '../thread/status-keeper.ts';
import type { CommentIntent } from '../trigger/intent.ts';
import { endingNotCreated, NEVER_CONFIRMED } from './job-ending.ts';
import { tellFailures } from './job-memory.ts';
import type { JobRequest } from './job-request.ts';
import { JobRun } from './job-run.ts';
import type { World } from './world.ts';

/** Makes the status comment's keeper for a comment that this run has claimed. */
export async function keeperFor(
  {
    intent,
    request,
    instructionComment,
  }: { readonly intent: CommentIntent; readonly request: JobRequest; readonly instructionComment: CommentRef },
  world: World,
): Promise<StatusKeeper> {
  const { run, settings, clock } = world;
  const base: MarkerBase = {
    kind: 'job',
    repository: run.repository,
    trigger: { kind: intent.comment.kind, id: intent.comment.id },
    instructionComment,
    baseUrl: settings.baseUrl,
    project: settings.projectId,
    instructionHash: instructionHash(request.instruction),
    run: run.runId,
    attempt: run.attempt,
    askedAt: new Date(clock.now()).toISOString(),
  };
  return makeKeeper({ intent, base, comment: null, instruction: { text: request.instruction } }, world);
}

/** Does what is left to do about a comment that was claimed before: nothing of it starts a job. */
export async function afterEarlierClaim(intent: CommentIntent, login: string, world: World): Promise<Outcome> {
  const found = await findOwn(intent, login, world);
  const { run, clock } = world;
  const marker = found === null ? null : found.marker;
  const isRerun =
    marker !== null && marker !== 'unreadable' && marker.run === run.runId && run.attempt > marker.attempt;
  const decision = laterRun(marker, { isRerun, now: clock.now() });
  if (found === null || decision.kind === 'claimed-without-marker') return alreadyClaimed(NO_ANSWER_YET);
  const claimed = alreadyClaimed(`Another run has claimed this comment; its state stands at ${found.comment.url}`);
  if (decision.kind === 'already-claimed' || found.marker === 'unreadable') return claimed;
  const keeper = await keeperOf(intent, { ...found, marker: found.marker }, world);
  const request = { instruction: '', prompt: null, existingJobId: null };
  const askedAt = Date.parse(found.marker.askedAt);
  const takenUp = new JobRun(world, { request, keeper, askedAt, causedBy: intent.comment });
  switch (decision.kind) {
    case 'follow':
      return takenUp.takeUp(decision.jobId);
    case 'tell-end':
      return takenUp.tell(decision.jobId, decision.outcome);
    case 'tell-not-created':
      return takenUp.publish(endingNotCreated(NOT_CREATED_BEFORE));
    case 'tell-unknown':
      return takenUp.admit(true);
    case 'make-unknown':
      if (decision.result === 'unknown-start') return takenUp.admit(false);
      await keeper.showUnknown(NEVER_CONFIRMED);
      return claimed;
  }
}

const NO_ANSWER_YET = 'Another run has claimed this comment; if no answer appears within a few minutes, comment again.';

const NOT_CREATED_BEFORE = {
  message: 'The first attempt of this run was refused; the status comment says why.',
  hint: 'Mend it, then comment again or use the command "retry".',
};

function alreadyClaimed(sentence: string): Outcome {
  return { kind: 'skipped', reason: 'already-claimed', sentence };
}

interface Found {
  readonly comment: ThreadComment;
  readonly marker: Marker | 'unreadable';
}

/** Finds our status comment for the comment of the event; an unreadable marker of ours may be the one. */
async function findOwn({ comment, thread }: CommentIntent, login: string, world: World): Promise<Found | null> {
  const ours = (await (await world.repository()).comments(thread.number)).filter(({ author }) => author === login);
  const read = ours.map((each) => ({ comment: each, ...readMarker(each.body) }));
  const own = read.flatMap((each) => (each.kind === 'marker' ? [{ comment: each.comment, marker: each.marker }] : []));
  const bound = own.findLast(({ marker: { trigger, repository } }) => {
    return repository === world.run.repository && trigger.kind === comment.kind && trigger.id === comment.id;
  });
  const unreadable = read.findLast(({ kind }) => kind === 'unreadable');
  return bound ?? (unreadable === undefined ? null : { comment: unreadable.comment, marker: 'unreadable' });
}

async function keeperOf(
  intent: CommentIntent,
  { comment, marker }: { readonly comment: ThreadComment; readonly marker: Marker },
  world: World,
): Promise<StatusKeeper> {
  const { state: _state, outcome: _outcome, jobId: _jobId, ...before } = marker;
  // Whoever is not the claimant's own re-run leaves the comment to the claimant.
  const attempt = before.run === world.run.runId ? world.run.attempt : before.attempt;
  return makeKeeper({ intent, base: { ...before, attempt }, comment, instruction: { keptFrom: comment.body } }, world);
}

async function makeKeeper(
  {
    intent,
    ...options
  }: { readonly intent: CommentIntent } & Pick<
    ConstructorParameters<typeof StatusKeeper>[0],
    'base' | 'comment' | 'instruction'
  >,
  world: World,
): Promise<StatusKeeper> {
  const { run, settings } = world;
  const origin = intent.comment.kind === 'review-comment' ? intent.comment.url : null;
  return new StatusKeeper({
    ...options,
    repository: await world.repository(),
    thread: intent.thread.number,
    serverUrl: run.serverUrl,
    command: settings.command,
    origin,
    onFailure: tellFailures(world),
  });
}
