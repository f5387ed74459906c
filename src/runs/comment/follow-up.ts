import type { InstructingName } from '../../commands.ts';
import { type Continued, destinationOf } from '../../thread/continuation.ts';
import { believedHandover } from '../../thread/handover.ts';
import { groupHash } from '../../thread/marker.ts';
import type { CommentIntent } from '../../trigger/intent.ts';
import { isOwnPullRequest, linkTo, lookAtLinked } from '../finish/pull-request-facts.ts';
import type { FollowedJob } from '../request/job-request.ts';
import { type Alone, findOpen, type OpenPull } from '../request/open-pull-request.ts';
import { oursOf, type World } from '../world.ts';
import { busyWith } from './busy-job.ts';
import type { ThreadReadings } from './comment-gate.ts';
import { inScope } from './thread-scope.ts';

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
  const link = linkTo(pullRequest, world);
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
