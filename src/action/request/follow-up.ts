import type { CommentRef, ThreadComment } from '../ports/conversations.ts';
import { believedHandover } from '../value/handover.ts';
import { groupHash } from '../value/marker.ts';
import { type OwnComments, oursOf, ownComments } from '../value/own-comments.ts';
import type { LinkedPullRequest } from '../value/stage.ts';
import { busySentence, cannotContinue, nothingToContinue, UNREAD } from '../wording/no-follow-up.ts';
import type { InstructingName } from '../words/commands.ts';
import { isPassing, repositoryErrorOf } from '../words/errors.ts';
import { isSaidToRun, type PullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import type { Passed } from './comment-gate.ts';
import { type Continued, destinationOf, openRequestTo } from './continuation.ts';
import type { FollowedJob } from './find-open.ts';
import { type Alone, findOpen, type OpenPull } from './find-open.ts';
import type { ReadAgain } from './late-link.ts';
import { isOwnPullRequest, linkTo, namedBy } from './linked.ts';
import { lookAtPull } from './look-again.ts';
import { inScope } from './thread-scope.ts';

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
 * Decides whether an instruction starts a job or goes to an existing one, and whether that job can take it. `again`: what
 * the service says about the jobs of `withoutLink`.
 */
export async function askedOf(
  to: InstructingName | null,
  { again, ...passed }: Passed & { readonly again: Promise<ReadAgain> },
  world: World,
): Promise<Alone | OpenPull | Message | Refusal> {
  const { intent, own, comments, login } = passed;
  const { thread } = intent;
  const ours = oursOf(login ?? '', world);
  const forNewJob = (): Promise<Alone | OpenPull> =>
    findOpen(passed.listed, groupHash({ command: world.settings.command }), world);
  const [handover = null] =
    thread.kind === 'issue'
      ? []
      : comments.flatMap((comment) => {
          const believed = comment.review === null ? believedHandover(comment, ours) : null;
          return believed === null ? [] : [{ ...believed, createdAt: comment.createdAt, pullRequest: thread.url }];
        });
  if (passed.withoutLink.length > 0 && to !== 'new-job') {
    // Looked for meanwhile, so that the request is sent as soon as any other.
    const [found, open] = await Promise.all([askedOfLate(again, passed, world), to === null ? forNewJob() : null]);
    const sure = found ?? open;
    if (sure !== null) return sure;
  }
  const destination = destinationOf(to, { own: inScope(own, intent, comments), handover });
  switch (destination.kind) {
    case 'new-job':
      return forNewJob();
    case 'nothing':
      return refused(nothingToContinue(destination.unfinished, world.settings.command));
    case 'job':
      return askedOfJob(destination, passed, world);
  }
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

/** Finds the job that made a pull request which nothing hands over yet; null if none of `withoutLink` did. */
async function askedOfLate(again: Promise<ReadAgain>, passed: Passed, world: World): Promise<Message | Refusal | null> {
  const { thread } = passed.intent;
  const link = linkTo(thread.url, world);
  if (link === null) return null;
  const [{ links }, seen, others] = await Promise.all([
    again,
    lookAtPull(link, world),
    openElsewhere(null, passed, world),
  ]);
  for (const { job } of links) {
    if ((await namedBy(job, link, world)) !== 'this') continue;
    const busyAt = await stillOpen(job.id, others, world);
    return takeable({ jobId: job.id, pullRequest: link.url }, { busyAt, seen, link }, world);
  }
  return null;
}

function takeable(
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
async function openElsewhere(
  elsewhere: number | null,
  { intent: { thread }, own, login, withDiff }: Passed,
  world: World,
): Promise<OwnComments['marked']> {
  const others = await Promise.all([
    thread.kind === 'issue' || withDiff ? [] : commentsAt(thread.number, 'review-comment', world),
    elsewhere === null ? [] : commentsAt(elsewhere, 'issue-comment', world),
  ]);
  return [...own.marked, ...ownComments(others.flat(), oursOf(login ?? '', world)).marked];
}

async function stillOpen(jobId: string, marked: OwnComments['marked'], world: World): Promise<string | null> {
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

/** Refuses a request with the sentence that answers it. */
export function refused(sentence: string): Refusal {
  return { kind: 'refused', sentence };
}
