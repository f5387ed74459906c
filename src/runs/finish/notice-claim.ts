import type { CommentRef } from '../../ports/conversations.ts';
import type { OwnComment } from '../../thread/own-comments.ts';
import { isFollowersMarker } from '../request/job-request.ts';

/**
 * Finds the status comment that holds the claim of a notice for a step that only follows a job, because all comments of
 * the thread with that job show the same end: that of the job's latest request, or else of the first step that followed
 * it. `follower` is the step's own comment, null if it follows the job for the first time: requests made after it don't
 * count, and neither do follow-ups that had no effect.
 */
export function claimHolder(
  marked: readonly OwnComment[],
  { jobId, follower }: { readonly jobId: string; readonly follower: OwnComment | null },
): CommentRef | null {
  const until = follower === null ? Number.POSITIVE_INFINITY : Date.parse(follower.createdAt);
  const ofJob = marked
    .filter(({ marker, createdAt }) => marker.jobId === jobId && Date.parse(createdAt) <= until)
    .filter(({ marker }) => marker.state !== 'not-created')
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  const holder = ofJob.findLast(({ marker }) => !isFollowersMarker(marker)) ?? ofJob[0];
  return holder === undefined ? null : { kind: holder.kind, id: holder.id };
}

/** Finds the comment that holds the claim of a status comment's notice: its own, unless its step only followed a job. */
export function noticeClaimOf<C extends OwnComment & { readonly thread: number }>(
  comment: C,
  marked: readonly C[],
): CommentRef {
  const { kind, id, marker, thread } = comment;
  const own = { kind, id };
  if (marker.jobId === null || !isFollowersMarker(marker)) return own;
  const here = marked.filter((other) => other.thread === thread);
  return claimHolder(here, { jobId: marker.jobId, follower: comment }) ?? own;
}
