import type { OwnComment } from '../../thread/own-comments.ts';
import { isFollowersMarker } from '../request/job-request.ts';
import type { HandedOver } from './end.ts';

/**
 * Finds the status comment that holds the claim of a notice for a step that only follows a job, because all comments of
 * the thread with that job show the same end: that of the job's latest request, or else of the first step that followed
 * it. `follower` is the step's own comment, null if it follows the job for the first time: requests made after it don't
 * count, and neither do follow-ups that had no effect.
 */
export function claimHolder<C extends OwnComment>(
  marked: readonly C[],
  { jobId, follower }: { readonly jobId: string; readonly follower: OwnComment | null },
): C | null {
  const until = follower === null ? Number.POSITIVE_INFINITY : Date.parse(follower.createdAt);
  const ofJob = marked
    .filter(({ marker, createdAt }) => marker.jobId === jobId && Date.parse(createdAt) <= until)
    .filter(({ marker }) => marker.state !== 'not-created')
    .toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
  return ofJob.findLast(({ marker }) => !isFollowersMarker(marker)) ?? ofJob[0] ?? null;
}

/** Finds the comment that holds the claim of a status comment's notice: its own, unless its step only followed a job. */
export function noticeClaimOf<C extends OwnComment & { readonly thread: number }>(comment: C, marked: readonly C[]): C {
  const { marker, thread } = comment;
  if (marker.jobId === null || !isFollowersMarker(marker)) return comment;
  const here = marked.filter((other) => other.thread === thread);
  return claimHolder(here, { jobId: marker.jobId, follower: comment }) ?? comment;
}

/** Says what the hand-over of a followed job can show: `holder` may be the status comment of its request. */
export function followedHandover(holder: OwnComment | null): Omit<HandedOver, 'reviewer'> {
  if (holder === null || isFollowersMarker(holder.marker))
    return { requester: null, instruction: { text: '' }, onlyFollowed: true };
  return { requester: null, instruction: { keptFrom: holder.body } };
}
