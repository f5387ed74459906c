import { repositoryErrorOf } from '../../errors.ts';
import { isSaidToRun, type PullRequestLink } from '../../jobs/job.ts';
import type { CommentRef, ThreadComment } from '../../ports/conversations.ts';
import { type Continued, openRequestTo } from '../../thread/continuation.ts';
import { ownComments } from '../../thread/own-comments.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { isOwnPullRequest } from '../finish/pull-request-facts.ts';
import { oursOf, type World } from '../world.ts';
import type { ThreadReadings } from './comment-gate.ts';

/** What a run knows when it asks whether a job is busy. */
interface Known {
  readonly intent: CommentIntent;
  readonly readings: ThreadReadings;
  /** The job's pull request; null if it is not known or may not be linked. */
  readonly link: PullRequestLink | null;
}

/**
 * Finds an open request to a job, in this thread and wherever else the job may have been continued. If no run attends
 * to it, asks the service whether the job is still working. Returns the address of its status comment, or null.
 */
export async function busyWith(job: Continued, known: Known, world: World): Promise<string | null> {
  const { login, own } = known.readings;
  const others = await Promise.all(otherPlaces(job, known, world).map((place) => commentsAt(place, world)));
  const { marked } = ownComments(others.flat(), oursOf(login ?? '', world));
  const open = openRequestTo(job.jobId, { marked: [...own.marked, ...marked] }, world.clock.now());
  if (open === null || open.isAttended) return open?.url ?? null;
  const reading = await world.service.readJob(job.jobId, world.runner.cancelled);
  const works = reading.kind === 'job' && isSaidToRun(reading.job);
  return works ? open.url : null;
}

interface Place {
  readonly thread: number;
  readonly kind: CommentRef['kind'];
}

/** Lists where else the same job may have been continued: the diff of the pull request, and one other thread. */
function otherPlaces(
  { origin }: Continued,
  { intent: { thread }, readings: { withDiff }, link }: Known,
  world: World,
): readonly Place[] {
  const diff: readonly Place[] =
    thread.kind === 'issue' || withDiff ? [] : [{ thread: thread.number, kind: 'review-comment' }];
  const made = link !== null && isOwnPullRequest(link, world) ? link.number : null;
  const other = [made, origin ?? null].find((number) => number !== null && number !== thread.number) ?? null;
  return other === null ? diff : [...diff, { thread: other, kind: 'issue-comment' }];
}

/** A failed read does no harm: the service refuses a message to a busy job (409). */
async function commentsAt({ thread, kind }: Place, world: World): Promise<readonly ThreadComment[]> {
  try {
    return await world.repository.comments(thread, { kind });
  } catch (error) {
    world.runner.debug(`Could not look for open follow-ups in thread ${thread}: ${repositoryErrorOf(error).message}`);
    return [];
  }
}
