import type { CommentRef, ThreadComment } from '../ports/conversations.ts';
import { type OwnComments, ownComments } from '../value/own-comments.ts';
import type { LinkedPullRequest } from '../value/stage.ts';
import { busySentence, cannotContinue, UNREAD } from '../wording/why-not.ts';
import { isPassing, repositoryErrorOf } from '../words/errors.ts';
import { isSaidToRun, type PullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import type { Passed } from './comment-gate.ts';
import { type Continued, openRequestTo } from './continuation.ts';
import type { FollowedJob } from './find-open.ts';
import { isOwnPullRequest, linkTo, lookAtPull } from './linked.ts';

/** Nothing is requested. `sentence` is the answer. */
export interface Refusal {
  readonly kind: 'refused';
  readonly sentence: string;
}

/** A follow-up for a job that can take it. */
export interface Message {
  readonly kind: 'message';
  readonly job: FollowedJob;
}

/**
 * Checks whether a job can take a follow-up now. If its pull request is unknown, only the service can say that it
 * can't.
 */
export async function askedOfJob(job: Continued, passed: Passed, world: World): Promise<Message | Refusal> {
  const link = linkTo(job.pullRequest, world);
  const [busyAt, seen] = await Promise.all([
    busyWith(job, { ...passed, link }, world),
    link === null ? null : lookAtPull(link, world),
  ]);
  return takeable(job, { busyAt, seen, link }, world);
}

/** Checks whether a job can take a follow-up, based on what was read of it and its pull request. */
export function takeable(
  { jobId, pullRequest }: Pick<Continued, 'jobId' | 'pullRequest'>,
  {
    busyAt,
    seen,
    link,
  }: {
    readonly busyAt: string | null;
    readonly seen: LinkedPullRequest | null;
    readonly link: PullRequestLink | null;
  },
  world: World,
): Message | Refusal {
  if (busyAt !== null) return refused(busySentence(busyAt));
  // It may be merged: a message would spend money on it. After several 404s, waiting doesn't help.
  if (seen?.kind === 'failed' && isPassing(seen.error)) return refused(UNREAD);
  const read = seen?.kind === 'shown' ? seen.pull : null;
  if (read !== null && read.state !== 'open') {
    const which = link !== null && isOwnPullRequest(link, world) ? `#${link.number}` : 'its pull request';
    return refused(cannotContinue(`${which} is ${read.state}`, world.settings.command));
  }
  return { kind: 'message', job: { jobId, pullRequest, head: read?.headSha ?? null } };
}

/**
 * Finds an open request to a job, in this thread and wherever else the job may have been continued: on the diff of the
 * pull request, and in one other thread. If no run attends to it, asks the service whether the job is still working.
 * Returns the address of its status comment, or null. `link` is the job's pull request, if it is known and may be linked.
 */
async function busyWith(
  { jobId, origin }: Continued,
  passed: Passed & { readonly link: PullRequestLink | null },
  world: World,
): Promise<string | null> {
  const { thread } = passed.intent;
  const made = passed.link !== null && isOwnPullRequest(passed.link, world) ? passed.link.number : null;
  const elsewhere = [made, origin].find((number) => number !== null && number !== thread.number) ?? null;
  return stillOpen(jobId, await openElsewhere(elsewhere, passed, world), world);
}

/** Reads our status comments that may show open requests: of this thread, and of one other. */
export async function openElsewhere(
  elsewhere: number | null,
  { intent: { thread }, own, ours, withDiff }: Passed,
  world: World,
): Promise<OwnComments['marked']> {
  const others = await Promise.all([
    thread.kind === 'issue' || withDiff ? [] : commentsAt(thread.number, 'review-comment', world),
    elsewhere === null ? [] : commentsAt(elsewhere, 'issue-comment', world),
  ]);
  return [...own.marked, ...ownComments(others.flat(), ours).marked];
}

/** Finds an open request to a job; null if there is none, or if the service says that the job has ended. */
export async function stillOpen(jobId: string, marked: OwnComments['marked'], world: World): Promise<string | null> {
  const open = openRequestTo(jobId, { marked }, world.clock.now());
  if (open === null || open.isAttended) return open?.url ?? null;
  const reading = await world.service.readJob(jobId, world.runner.cancelled);
  const works = reading.kind === 'job' && isSaidToRun(reading.job);
  return works ? open.url : null;
}

/** A failed read does no harm: the service refuses a message to a busy job (409). */
async function commentsAt(
  thread: number,
  kind: CommentRef['kind'],
  { repository, runner }: World,
): Promise<readonly ThreadComment[]> {
  try {
    return await repository.comments(thread, { kind });
  } catch (error) {
    runner.debug(`Could not look for open follow-ups in thread ${thread}: ${repositoryErrorOf(error).message}`);
    return [];
  }
}

export function refused(sentence: string): Refusal {
  return { kind: 'refused', sentence };
}
