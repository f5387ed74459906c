import type { Marker } from '../../thread/marker.ts';
import type { OwnComment } from '../../thread/own-comments.ts';
import { isFollowersMarker } from '../request/job-request.ts';
import type { HandedOver } from './job-ending.ts';

/**
 * Finds the status comment of the request that a step only follows: the thread's latest one that the job got. Both
 * comments show the same end, so that one holds the claim of its notice. `follower` is the step's own comment, null if it
 * follows the job for the first time: requests made after it don't count.
 */
export function followedRequest<C extends OwnComment>(
  marked: readonly C[],
  { jobId, follower }: { readonly jobId: string; readonly follower: OwnComment | null },
): C | null {
  const until = follower === null ? Number.POSITIVE_INFINITY : Date.parse(follower.createdAt);
  const isSent = ({ state }: Marker): boolean => state === 'started' || state === 'finished' || state === 'unknown';
  const requests = inOrder(marked).filter(
    ({ marker, createdAt }) =>
      marker.jobId === jobId && Date.parse(createdAt) <= until && isSent(marker) && !isFollowersMarker(marker),
  );
  return requests.at(-1) ?? null;
}

/**
 * Finds the comment that holds the claim of a status comment's notice: its own, unless its step only followed a job. Of
 * several steps that still follow the same job without its request, the first one's.
 */
export function noticeClaimOf<C extends OwnComment & { readonly thread: number }>(comment: C, marked: readonly C[]): C {
  const { marker, thread } = comment;
  const { jobId } = marker;
  if (jobId === null || !isFollowersMarker(marker)) return comment;
  const here = marked.filter((other) => other.thread === thread);
  const isAlike = (other: Marker): boolean =>
    other.jobId === jobId && other.state === 'started' && marker.state === 'started';
  return (
    followedRequest(here, { jobId, follower: comment }) ??
    inOrder(here).find((other) => isAlike(other.marker)) ??
    comment
  );
}

function inOrder<C extends OwnComment>(marked: readonly C[]): readonly C[] {
  return marked.toSorted((one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt));
}

/** Says what the hand-over of a followed job can show: `holder` may be the status comment of its request. */
export function followedHandover(holder: OwnComment | null): Omit<HandedOver, 'reviewer'> {
  if (holder === null || isFollowersMarker(holder.marker))
    return { requester: null, instruction: { text: '' }, onlyFollowed: true };
  return { requester: null, instruction: { keptFrom: holder.body } };
}
