import { type Problem, problemText } from '../errors.ts';
import { renderJobSummary } from '../jobs/job-summary.ts';
import type { JobFacts, Outcome } from '../outcome.ts';
import type { CommentRef } from '../ports.ts';
import { ANNOUNCEMENTS, type Announcement, type Marker } from '../thread/marker.ts';
import type { Showing, StatusKeeper } from '../thread/status-keeper.ts';
import { addEndReaction, deservesNotice, postNotice } from './announce.ts';
import { announceEarlierEnd } from './announce-owed.ts';
import { deservesHandover, handOver, ONLY_FOLLOWED } from './hand-over.ts';
import {
  endingNotCreated,
  endingWords,
  endOf,
  type JobEnding,
  NOT_CREATED_BEFORE,
  pullRequestOf,
} from './job-ending.ts';
import { type JobRequest, promptOf, type RememberedRequest, shownInstruction } from './job-request.ts';
import { withPullRequest } from './pull-request-facts.ts';
import { linkRules, type World } from './world.ts';

/** Time limit of a cancelled process's last edit (ms). */
export const CANCELLED_EDIT_MS = 2_000;

/** A request in progress, with the comment that records it. */
export interface JobTask {
  readonly request: JobRequest | RememberedRequest;
  /** Null if nothing is recorded. */
  readonly keeper: StatusKeeper | null;
  /** UTC, ms: when the job was requested. */
  readonly askedAt: number;
  /** UTC, ms: when the service answered this run's message; null if this run sent none. */
  readonly sentAt: number | null;
  /** The comment that requested the job; it gets the closing reaction. */
  readonly causedBy: CommentRef | null;
  /** How much of the daily budget is used, for the summary; null without a limit. */
  readonly usage: string | null;
  /** Login of the requester; null if unknown. */
  readonly requester: string | null;
  /** Null while unknown. */
  readonly jobId: string | null;
  /** The job was requested before this attempt. */
  readonly resumed: boolean;
}

/** Makes the task of a new request. */
export function newTask(task: Pick<JobTask, 'request' | 'keeper' | 'askedAt' | 'causedBy' | 'requester'>): JobTask {
  return { ...task, sentAt: null, usage: null, jobId: null, resumed: false };
}

/** Names when this run's message was answered, for the status comment. */
export function sending({ sentAt }: Pick<JobTask, 'sentAt'>): Pick<Showing, 'sentAt'> {
  return sentAt === null ? {} : { sentAt };
}

/** Warns that the thread takes no comment, and what that means for a re-run. */
export function warnWithoutMemory(problem: Problem, { runner }: Pick<World, 'runner'>): void {
  runner.warning(
    `The thread has no status comment, so a re-run of this step would start another job: ${problemText(problem)}`,
  );
}

/** Hands the status comment to the post process, in case this process dies before the comment is final. */
export function leaveOpen(keeper: StatusKeeper | null, { runner }: Pick<World, 'runner'>): void {
  const ref = keeper?.ref ?? null;
  if (ref !== null) runner.save('open-comment', `${ref.kind}/${ref.id}`);
}

/** Writes an ending into the thread, announces it to the requester, and publishes it. */
export async function concludeJob(task: JobTask, known: JobEnding, world: World): Promise<Outcome> {
  const { keeper, jobId, causedBy, askedAt } = task;
  const { runner, clock } = world;
  // A cancelled process has time for one edit; the next run announces the rest.
  const hurry = runner.cancelled.aborted;
  const ending = hurry ? known : await withFacts(task, known, world);
  const { view, job } = ending;
  const reacted = !hurry && (await addEndReaction(view, causedBy, world));
  const owesNotice = hurry || deservesNotice(view, { askedAt, unattended: false }, world);
  const owesHandover = owesHandoverOf(task, ending, world);
  const ended = view.state !== 'started';
  const endedAt = clock.now();
  const done: Readonly<Record<Announcement, boolean>> = {
    reaction: reacted,
    notice: !owesNotice,
    handover: !hurry && !owesHandover,
  };
  const showing = {
    job,
    ...(jobId === null ? {} : { jobId }),
    ...(ended ? { announced: ANNOUNCEMENTS.filter((kind) => done[kind]) } : {}),
    endedAt: endOf(ending, endedAt),
    // The cancellation may arrive only now.
    whenCancelled: { cancelled: runner.cancelled, withinMs: CANCELLED_EDIT_MS },
    watchedUntil: endedAt,
    ...sending(task),
  };
  await keeper?.show(view, showing);
  if (keeper?.isCurrent) runner.save('open-comment', '');
  if (!runner.cancelled.aborted) await announceRest(task, { ending, endedAt, done }, world);
  return publishJob(task, ending, world);
}

async function withFacts(task: JobTask, ending: JobEnding, world: World): Promise<JobEnding> {
  // Only the status comment shows these facts.
  if (ending.view.state !== 'finished' || task.keeper === null) return ending;
  return { ...ending, ...(await withPullRequest(ending.view, task.keeper.request, world)) };
}

function owesHandoverOf({ keeper, jobId }: JobTask, { view }: JobEnding, world: World): boolean {
  if (view.state !== 'finished' || jobId === null) return false;
  const request = keeper?.request.request ?? 'job';
  return deservesHandover(view.link, { request, conversation: keeper?.conversation ?? null }, world);
}

/** Writes the comments that an end needs, and records them. */
async function announceRest(
  task: JobTask,
  {
    ending: { view, pull },
    endedAt,
    done,
  }: {
    readonly ending: JobEnding;
    /** UTC, ms: when the status comment recorded that. */
    readonly endedAt: number;
    readonly done: Readonly<Record<Announcement, boolean>>;
  },
  world: World,
): Promise<void> {
  const { keeper, jobId, requester, request } = task;
  if (jobId === null || view.state !== 'finished' || (done.notice && done.handover)) return;
  const status = keeper?.ref && keeper.url ? { ...keeper.ref, url: keeper.url } : null;
  const claimedOn = keeper?.followed ?? status;
  const conversation = keeper?.conversation ?? null;
  const asked = keeper?.request.request ?? 'job';
  const notice =
    done.notice ||
    (status !== null &&
      claimedOn !== null &&
      conversation !== null &&
      (await postNotice(view, { jobId, request: asked, conversation, status, claimedOn }, world)));
  const known = request.kind === 'remembered' ? { text: '' } : shownInstruction(request);
  const text = request.kind === 'follow' ? ONLY_FOLLOWED : { requester, instruction: keeper?.instruction ?? known };
  const handover =
    done.handover ||
    view.link === null ||
    (await handOver({ jobId, link: view.link, pull: pull ?? null, status, claimedOn, text, endedAt }, world));
  const now = { ...done, notice, handover };
  await keeper?.show(view, { announced: ANNOUNCEMENTS.filter((kind) => now[kind]) });
}

/** Reports an end that the thread already shows. Only what its run left out is announced. */
export async function reportAgain(task: JobTask, ending: JobEnding, world: World): Promise<Outcome> {
  if (task.keeper !== null) await announceEarlierEnd(task.keeper, ending.view, world);
  return publishJob(task, ending, world);
}

/** Reports again that an earlier attempt's request had no effect, which is no failure if the refusal was an answer. */
export async function reportNotCreated(
  task: JobTask,
  { answered }: Pick<Marker, 'answered'>,
  world: World,
): Promise<Outcome> {
  const outcome = await reportAgain(task, endingNotCreated(NOT_CREATED_BEFORE), world);
  return answered === true ? { kind: 'helped', sentence: ANSWERED_BEFORE } : outcome;
}

const ANSWERED_BEFORE = 'Nothing was sent. An earlier attempt has answered this comment; the status comment says why.';

/** Turns an ending into the outcome, with everything known about the job. */
export function publishJob(task: JobTask, ending: JobEnding, world: World): Outcome {
  const { settings, runner } = world;
  const { job } = ending;
  const isFollowUp = task.request.kind === 'message' || task.keeper?.request.request === 'message';
  const requested = { jobId: task.jobId, request: isFollowUp ? 'message' : 'job' } as const;
  const { result, headline, sentence, hint, problem } = endingWords(ending, requested);
  const { link, unlinked } = pullRequestOf(ending, linkRules(world));
  if (unlinked !== null) runner.warning(`The pull request is not linked, because ${unlinked.reason}.`);
  const facts: JobFacts = {
    jobId: task.jobId,
    status: job?.status ?? null,
    link,
    durationSeconds: durationOf(task, ending, world),
    resumed: task.resumed,
    followUp: isFollowUp,
    commentUrl: task.keeper?.url ?? null,
  };
  const { text: prompt, notes } = promptOf(task.request);
  const summary = renderJobSummary({ headline, problem, job, ...facts, unlinked, prompt, notes, usage: task.usage });
  if (result === 'error') return { kind: 'error', problems: [{ message: sentence, hint: hint ?? '' }], facts, summary };
  const fails = settings.failOn.some((failing) => failing === result);
  return { kind: 'job', result, fails, facts, sentence, hint, summary };
}

/**
 * Returns the whole seconds from the request for the job to its end, or from its creation if someone else requested it.
 * Null if this run didn't see the end.
 */
function durationOf({ request, askedAt }: JobTask, ending: JobEnding, { clock }: World): number | null {
  const { job } = ending;
  const end = endOf(ending, clock.now());
  if (typeof end !== 'number') return null;
  const since = request.kind === 'follow' ? Date.parse(job?.createdAt ?? '') : askedAt;
  return Number.isNaN(since) ? null : Math.max(0, Math.round((end - since) / 1000));
}
