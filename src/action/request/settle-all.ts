import type { JobReader, JobReading } from '../ports/jobs.ts';
import { isWatched } from '../value/claim.ts';
import { isUnfinished } from '../value/marker.ts';
import type { Settled, Settling } from '../wording/settling.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import type { World } from '../world.ts';
import { newestWithoutLink } from './late-link.ts';
import { needsSettling, settleComment } from './settle-comment.ts';
import type { OpenComment, SettleOptions, SettleRequest, Unlinked } from './settle-end.ts';

/** A job that completed without a link is read once more after this long (ms). */
const READ_AGAIN_AFTER_MS = 15_000;

/** How many ends without a pull request one run reads again. */
const MOST_WITHOUT_LINK = 20;

/** Updates the status comments that may be out of date. One failure doesn't stop the others. */
export async function settleAll(
  comments: readonly OpenComment[],
  request: SettleRequest,
  world: World,
): Promise<Settling> {
  const { clock, runner } = world;
  const options = { ...request, jobs: patientReader(world.service), endedBefore: true };
  const settled: Settled[] = [];
  const withoutLink = newestWithoutLink(comments, MOST_WITHOUT_LINK, clock.now());
  const open = comments.filter(
    (comment) => needsSettling(comment.marker, clock.now(), request) || withoutLink.includes(comment),
  );
  const queue: { readonly comment: OpenComment; readonly seenAt: number | null }[] = open.map((comment) => ({
    comment,
    seenAt: null,
  }));
  // A job without its link comes once more, after all others.
  for (const { comment, seenAt } of queue) {
    const wait = seenAt === null ? 0 : seenAt + READ_AGAIN_AFTER_MS - clock.monotonic();
    if (wait > 0) await clock.sleep(wait, runner.cancelled);
    if (runner.cancelled.aborted) break;
    const mayBeCorrected = withoutLink.includes(comment);
    const end = await settleOne(comment, { ...options, again: seenAt !== null, mayBeCorrected }, world);
    if (end.kind === 'unlinked') queue.push(end);
    else settled.push(end);
  }
  const followed = comments.filter((comment) => {
    const { marker } = comment;
    return isUnfinished(marker) && isWatched(marker, clock.now()) && !open.includes(comment);
  }).length;
  return { settled, followed, left: open.length - settled.length };
}

/** Updates one status comment. A failure is a value. */
export async function settleOne(
  comment: OpenComment,
  options: SettleOptions,
  world: World,
): Promise<Settled | Unlinked> {
  try {
    return await settleComment(comment, options, world);
  } catch (error) {
    const words = problemText(repositoryErrorOf(error));
    const { id, url, thread } = comment;
    return { kind: 'failed', id, url, thread, words };
  }
}

/**
 * Makes a reader that sends nothing more once the service has asked to wait: every later read gets the same answer.
 * It is for runs that read many jobs once and don't wait.
 */
function patientReader({ readJob }: JobReader): JobReader {
  let refusal: JobReading | null = null;
  return {
    async readJob(id, cancelled) {
      if (refusal !== null) return refusal;
      const reading = await readJob(id, cancelled);
      if (reading.kind === 'failed' && reading.retryAfterMs !== null && reading.retryAfterMs > 0) refusal = reading;
      return reading;
    },
  };
}
