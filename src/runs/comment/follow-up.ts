import type { InstructingName } from '../../commands.ts';
import { type Problem, problemText } from '../../errors.ts';
import { isFinal, type PullRequestLink, readPullRequestLink } from '../../jobs/job.ts';
import type { Outcome } from '../../outcome.ts';
import { type Continued, destinationOf } from '../../thread/continuation.ts';
import { believedHandover } from '../../thread/handover.ts';
import { groupHash } from '../../thread/marker.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { endingNotCreated, endingUnknown } from '../finish/job-ending.ts';
import { isOwnPullRequest, lookAtLinked, namedBy } from '../finish/pull-request-facts.ts';
import { followJob, holdJob } from '../follow-job.ts';
import type { FollowedJob, JobRequest } from '../job-request.ts';
import { concludeJob, type JobTask } from '../job-task.ts';
import { type Alone, findOpen, type OpenPull } from '../open-pull-request.ts';
import { whyTooLate } from '../start-job.ts';
import { linkRules, oursOf, type World } from '../world.ts';
import { busyWith } from './busy-job.ts';
import type { ThreadReadings } from './comment-gate.ts';
import { inScope } from './thread-scope.ts';

/** A follow-up whose message hasn't been sent. */
export type NewFollowUp = JobTask & { readonly request: Extract<JobRequest, { readonly kind: 'message' }> };

/** What an instruction requests, once the thread has been read. */
export type Asked =
  | Alone
  | OpenPull
  | { readonly kind: 'message'; readonly job: FollowedJob }
  /** Nothing is sent. `sentence` is the answer. */
  | { readonly kind: 'refused'; readonly sentence: string };

/** Decides whether an instruction starts a job or goes to an existing one, and whether that job can take it. */
export async function askedOf(
  to: InstructingName | null,
  { intent, readings }: { readonly intent: CommentIntent; readonly readings: ThreadReadings },
  world: World,
): Promise<Asked> {
  const { own, comments, login } = readings;
  const { thread } = intent;
  const ours = oursOf(login ?? '', world);
  const handovers =
    login === null || thread.kind === 'issue'
      ? []
      : comments.flatMap((comment) => {
          const handover = comment.review === null ? believedHandover(comment, ours) : null;
          return handover === null ? [] : [{ ...handover, createdAt: comment.createdAt, pullRequest: thread.url }];
        });
  const destination = destinationOf(to, { own: inScope(own, intent, comments), handovers });
  if (destination.kind === 'new-job') {
    return findOpen(readings.listed, groupHash({ command: world.settings.command }), world);
  }
  if (destination.kind === 'nothing') {
    return { kind: 'refused', sentence: nothingToContinue(destination.unfinished, world) };
  }
  return askedOfJob(destination, { intent, readings }, world);
}

/**
 * Checks whether a job can take a follow-up now. If its pull request is unknown, only the service can say that it
 * can't.
 */
export async function askedOfJob(
  job: Continued,
  known: { readonly intent: CommentIntent; readonly readings: ThreadReadings },
  world: World,
): Promise<Asked> {
  const { jobId, pullRequest } = job;
  const link = pullRequest === null ? null : linkOf(pullRequest, world);
  const [busyAt, seen] = await Promise.all([
    busyWith(job, { ...known, link }, world),
    link === null ? null : lookAtLinked(link, world),
  ]);
  if (busyAt !== null) return { kind: 'refused', sentence: busySentence(busyAt) };
  // It may be merged: a message would spend money on it.
  if (seen?.kind === 'failed') return { kind: 'refused', sentence: UNREAD };
  const read = seen?.kind === 'shown' ? seen.pull : null;
  if (read !== null && read.state !== 'open') {
    const which = link !== null && isOwnPullRequest(link, world) ? `#${link.number}` : 'its pull request';
    return { kind: 'refused', sentence: cannotContinue(`${which} is ${read.state}`, world) };
  }
  return { kind: 'message', job: { jobId, pullRequest, head: read?.headSha ?? null } };
}

const UNREAD = "Nothing was sent, because GitHub didn't show the pull request. Comment again in a minute.";

/** Sends the message once, and follows its job. `task` must be open. */
export async function sendFollowUp(task: NewFollowUp, world: World): Promise<Outcome> {
  const { runner, service } = world;
  const late = whyTooLate(task, world);
  if (late !== null) return concludeJob(task, endingNotCreated(late), world);
  const unproven = await endUnproven(task, world);
  if (unproven !== null) return unproven;
  const { job, prompt, reading } = task.request;
  const { jobId } = job;
  runner.output('result', 'unknown-start');
  const sending = await service.sendMessage(jobId, prompt.text, runner.cancelled);
  switch (sending.kind) {
    case 'sent':
      runner.info(`The job ${jobId} accepted the follow-up.`);
      return followJob({ ...holdJob(task, jobId, world), sentAt: world.clock.now() }, sending.job, world);
    case 'not-sent':
      return concludeJob(task, endingNotCreated(sending.problem), world);
    case 'unknown':
      return concludeJob(task, endingUnknown(`The service never confirmed the follow-up: ${sending.evidence}`), world);
    case 'busy':
      // Services give 409 for a job at work and for an archived one.
      if (reading?.kind === 'job' && reading.job.status === 'archived')
        return helped(task, notContinuable(ARCHIVED, world), world);
      return helped(task, { message: sending.problem.message, hint: WHEN_BUSY }, world);
    case 'not-continuable':
      return helped(task, notContinuable(sending.problem.message, world), world);
  }
}

const OTHER = 'The service names another pull request for the job.';
const NONE = 'The service names no pull request for the job.';
const NONE_YET = 'The agent is still working, and the service names no pull request for the job yet.';
const ARCHIVED = 'The job is archived, so it accepts no more messages.';

/**
 * Ends a follow-up unless the service shows its job with the pull request that we know. A comment names both, which is
 * memory, and others may have forged it. Null if the service does.
 */
async function endUnproven(task: NewFollowUp, world: World): Promise<Outcome | null> {
  const { job, reading } = task.request;
  if (reading?.kind === 'missing') return helped(task, notContinuable(reading.problem.message, world), world);
  if (reading?.kind === 'refused') return concludeJob(task, endingNotCreated(reading.problem), world);
  if (reading?.kind !== 'job') {
    const message = `The service did not show the job that it is for: ${reading?.problem.message ?? ''}`;
    return concludeJob(task, endingNotCreated({ message, hint: '' }), world);
  }
  const link = job.pullRequest === null ? null : linkOf(job.pullRequest, world);
  switch (namedBy(reading.job, link, world)) {
    case 'this':
      return null;
    case 'other':
      return helped(task, notContinuable(OTHER, world), world);
    case 'none':
      if (isFinal(reading.job)) return helped(task, notContinuable(NONE, world), world);
      return helped(task, { message: NONE_YET, hint: WHEN_BUSY }, world);
  }
}

/** A retry repeats only the thread's latest request, which may be the one that the job works on. */
const WHEN_BUSY = 'Wait until it is done, then write the instruction again in a new comment.';

function notContinuable(message: string, { settings: { command } }: World): Problem {
  return { message, hint: `This job can't be continued. \`${command} new-job …\` starts another one.` };
}

/** Ends a follow-up that the service did not take: the requester has an answer, and nothing went wrong. */
async function helped(task: NewFollowUp, problem: Problem, world: World): Promise<Outcome> {
  await concludeJob(task, { view: { state: 'not-created', problem, answered: true }, job: null }, world);
  return { kind: 'helped', sentence: `Nothing was sent. ${problemText(problem)}` };
}

function linkOf(address: string, world: World): PullRequestLink | null {
  const read = readPullRequestLink(address, linkRules(world));
  return read.kind === 'link' ? read.link : null;
}

function nothingToContinue(unfinished: string | null, { settings: { command } }: World): string {
  if (unfinished !== null)
    return `The job of this thread has no pull request yet: ${unfinished}. Comment \`${command} status\` to check again, then \`${command} continue …\`.`;
  return `There is no job with a pull request in this thread. Write \`${command} …\` to start one.`;
}

function busySentence(url: string): string {
  return `The agent is still working on an earlier request for this job: ${url}. Comment again when it is done.`;
}

function cannotContinue(why: string, { settings: { command } }: World): string {
  return `This job can't be continued, because ${why}. \`${command} new-job …\` starts another one.`;
}
