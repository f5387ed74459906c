import type { Problem } from '../errors.ts';
import { renderJobSummary } from '../jobs/job-summary.ts';
import type { JobFacts, Outcome } from '../outcome.ts';
import type { CommentRef } from '../ports.ts';
import { TELLINGS, type Telling } from '../thread/marker.ts';
import type { StatusKeeper } from '../thread/status-keeper.ts';
import { completeEarlierEnd } from './complete-end.ts';
import { deservesHandover, handOver } from './hand-over.ts';
import { endingWords, isOver, type JobEnding, pullRequestOf } from './job-ending.ts';
import { type JobRequest, promptOf, type RememberedRequest, shownInstruction } from './job-request.ts';
import { withPullRequest } from './pull-request-facts.ts';
import { deservesNotice, tellNotice, tellReaction } from './tell-end.ts';
import { linkRules, type World } from './world.ts';

/** The last edit before a cancelled process must end (ms). */
export const CANCELLED_EDIT_MS = 2_000;

/** A request on its way, with the comment that remembers it. */
export interface JobTask {
  readonly request: JobRequest | RememberedRequest;
  /** Null where nothing is remembered. */
  readonly keeper: StatusKeeper | null;
  /** UTC, ms: when the job was requested. */
  readonly askedAt: number;
  /** The comment that asks for the job; it gets the closing reaction. */
  readonly causedBy: CommentRef | null;
  /** How much of the day's budget is used, for the summary; null without a limit. */
  readonly usage: string | null;
  /** Login of the person who asked; null where it is not known. */
  readonly requester: string | null;
  /** Null as long as it isn't known. */
  readonly jobId: string | null;
  /** The job was requested before this attempt. */
  readonly resumed: boolean;
}

/** Makes the task of a request that starts now. */
export function newTask(task: Pick<JobTask, 'request' | 'keeper' | 'askedAt' | 'causedBy' | 'requester'>): JobTask {
  return { ...task, usage: null, jobId: null, resumed: false };
}

/** Says that the thread takes no comment, and what follows from it. */
export function warnWithoutMemory({ message, hint }: Problem, { runner }: Pick<World, 'runner'>): void {
  runner.warning(
    `The thread has no status comment, so a re-run of this step would start another job: ${message} ${hint}`,
  );
}

/** Leaves the status comment to the post process, in case this one dies before the comment is complete. */
export function leaveOpen(keeper: StatusKeeper | null, { runner }: Pick<World, 'runner'>): void {
  const ref = keeper?.ref ?? null;
  if (ref !== null) runner.save('open-comment', `${ref.kind}/${ref.id}`);
}

/** Writes an ending into the thread, tells the requester, and publishes it. */
export async function concludeJob(task: JobTask, told: JobEnding, world: World): Promise<Outcome> {
  const { keeper, jobId, causedBy, askedAt } = task;
  const { runner, clock } = world;
  // A cancelled process has time for one edit; whichever run looks next tells the rest.
  const hurry = runner.cancelled.aborted;
  const ending = hurry ? told : await withFacts(task, told, world);
  const { view, job } = ending;
  const reacted = !hurry && (await tellReaction(view, causedBy, world));
  const owesNotice = hurry || deservesNotice(view, { askedAt, unattended: false }, world);
  const owesHandover = owesHandoverOf(task, ending, world);
  const ended = view.state !== 'started';
  const done: Readonly<Record<Telling, boolean>> = {
    reaction: reacted,
    notice: !owesNotice,
    handover: !hurry && !owesHandover,
  };
  const showing = {
    job,
    ...(jobId === null ? {} : { jobId }),
    ...(ended ? { told: TELLINGS.filter((telling) => done[telling]) } : {}),
    ...(isOver(ending) ? { endedAt: clock.now() } : {}),
    ...(hurry ? { withinMs: CANCELLED_EDIT_MS } : {}),
    watchedUntil: clock.now(),
  };
  await keeper?.show(view, showing);
  if (keeper?.isCurrent) runner.save('open-comment', '');
  if (!hurry) await tellTheRest(task, { ending, done }, world);
  return publishJob(task, ending, world);
}

async function withFacts(task: JobTask, ending: JobEnding, world: World): Promise<JobEnding> {
  // Only the status comment shows them.
  if (ending.view.state !== 'finished' || task.keeper === null) return ending;
  return { ...ending, view: await withPullRequest(ending.view, task.keeper.request, world) };
}

function owesHandoverOf({ keeper, jobId }: JobTask, { view }: JobEnding, world: World): boolean {
  if (view.state !== 'finished' || jobId === null) return false;
  const request = keeper?.request.request ?? 'job';
  return deservesHandover(view.link, { request, conversation: keeper?.conversation ?? null }, world);
}

/** Writes the comments that an end deserves, and remembers them. */
async function tellTheRest(
  task: JobTask,
  { ending: { view }, done }: { readonly ending: JobEnding; readonly done: Readonly<Record<Telling, boolean>> },
  world: World,
): Promise<void> {
  const { keeper, jobId, requester, request } = task;
  if (jobId === null || view.state !== 'finished' || (done.notice && done.handover)) return;
  const status = keeper?.ref && keeper.url ? { ...keeper.ref, url: keeper.url } : null;
  const conversation = keeper?.conversation ?? null;
  const notice =
    done.notice ||
    (status !== null && conversation !== null && (await tellNotice(view, { jobId, conversation, status }, world)));
  const known = request.kind === 'remembered' ? { text: '' } : shownInstruction(request);
  const text = { requester, instruction: keeper?.instruction ?? known };
  const handover =
    done.handover || view.link === null || (await handOver({ jobId, link: view.link, status, text }, world));
  const now = { ...done, notice, handover };
  await keeper?.show(view, { told: TELLINGS.filter((telling) => now[telling]) });
}

/** Reports an end that the thread shows already; it hears only what the run that wrote it left out. */
export async function reportAgain(task: JobTask, ending: JobEnding, world: World): Promise<Outcome> {
  if (task.keeper !== null) await completeEarlierEnd(task.keeper, ending.view, world);
  return publishJob(task, ending, world);
}

/** Turns an ending into the outcome, with everything that is known of the job. */
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
    durationSeconds: isOver(ending) ? durationOf(task, ending, world) : null,
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

/** Whole seconds since the job was requested; since its creation where somebody else requested it. */
function durationOf({ request, askedAt }: JobTask, { job }: JobEnding, { clock }: World): number | null {
  const since = request.kind === 'follow' ? Date.parse(job?.createdAt ?? '') : askedAt;
  return Number.isNaN(since) ? null : Math.max(0, Math.round((clock.now() - since) / 1000));
}
