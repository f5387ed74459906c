import type { CommentRef } from '../../ports/conversations.ts';
import type { OwnComment } from '../../thread/own-comments.ts';
import { isFollowersMarker } from '../request/job-request.ts';

/**
 * Finds the status comment of the request that a step only follows: the thread's latest one with the same job. Both
 * comments show the same end, so the reactions that claim its notice and its hand-over go on that one comment.
 * `follower` is the step's own comment, null if it follows the job for the first time: requests made after it don't
 * count, and neither do follow-ups that had no effect.
 */
export function followedRequest(
  marked: readonly OwnComment[],
  { jobId, follower }: { readonly jobId: string; readonly follower: OwnComment | null },
): CommentRef | null {
  const until = follower === null ? Number.POSITIVE_INFINITY : Date.parse(follower.createdAt);
  const latest = marked
    .filter(({ marker, createdAt }) => marker.jobId === jobId && Date.parse(createdAt) <= until)
    .filter(({ marker }) => !isFollowersMarker(marker) && marker.state !== 'not-created')
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt))
    .at(-1);
  return latest === undefined ? null : { kind: latest.kind, id: latest.id };
}

/**
 * Finds the comment that claims the notice and the hand-over of a status comment: its own, unless its step only
 * followed a job.
 */
export function noticeClaimOf<C extends OwnComment & { readonly thread: number }>(
  comment: C,
  marked: readonly C[],
): CommentRef {
  const { kind, id, marker, thread } = comment;
  const own = { kind, id };
  if (marker.jobId === null || !isFollowersMarker(marker)) return own;
  const here = marked.filter((other) => other.thread === thread);
  return followedRequest(here, { jobId: marker.jobId, follower: comment }) ?? own;
}
