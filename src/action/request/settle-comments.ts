import type { Outcome } from '../outcome.ts';
import type { JobReader, JobReading } from '../ports/jobs.ts';
import { endBelievedFrom, isWatched, mayBeCorrected } from '../value/claim.ts';
import { isUnfinished, type Marker } from '../value/marker.ts';
import { oursOf, ownComments } from '../value/own-comments.ts';
import { rightOf } from '../value/rights.ts';
import type { Settled, Settling } from '../wording/job-summary.ts';
import type { Job } from '../words/job.ts';
import type { World } from '../world.ts';
import { owed } from './ending.ts';
import { endingAfter, look, nameJob } from './follow.ts';
import { type LateLink, newestWithoutLink, type OpenComment } from './late-link.ts';
import { jobOutcome } from './outcome.ts';
import { orWarn } from './react.ts';
import { patienceOf } from './request.ts';
import { type Found, type Open, SETTLING, settle } from './settle-end.ts';

/** A job that completed without a link is read once more after this long (ms). */
const READ_AGAIN_AFTER_MS = 15_000;
/** How many ends without a pull request one run reads again. */
const MOST_WITHOUT_LINK = 20;

/** Checks whether a comment may be out of date: a running job, an unfinished start, or an end not fully announced. */
export function needsSettling(marker: Marker, now: number, { onRequest = false }: Pick<Found, 'onRequest'>): boolean {
  if (onRequest && (marker.state === 'started' || marker.outcome === 'no-news')) return true;
  const isOpen = isUnfinished(marker) || owed(marker).length > 0;
  return isOpen && !isWatched(marker, now) && rightOf(SETTLING, marker, now) !== 'never';
}

/** Updates the status comments that may be out of date. One failure doesn't stop the others. */
export async function settleAll(comments: readonly OpenComment[], found: Found, world: World): Promise<Settling> {
  const { clock, runner } = world;
  let refusal: JobReading | null = null;
  const service: JobReader = {
    // Sends nothing more once the service has asked to wait: this run reads many jobs, and doesn't wait.
    async readJob(id, cancelled) {
      const reading = refusal ?? (await world.service.readJob(id, cancelled));
      if (reading.kind === 'failed' && reading.retryAfterMs !== null && reading.retryAfterMs > 0) refusal = reading;
      return reading;
    },
  };
  const withoutLink = newestWithoutLink(comments, MOST_WITHOUT_LINK, clock.now());
  const queue = comments.flatMap((comment): Open[] => {
    const corrects = withoutLink.includes(comment);
    const isOpen = corrects || needsSettling(comment.marker, clock.now(), found);
    return isOpen ? [{ ...found, comment, againAt: null, endedBefore: true, corrects }] : [];
  });
  const open = queue.map(({ comment }) => comment);
  const settled: Settled[] = [];
  // A job without its link comes once more, after all others.
  for (const each of queue) {
    const wait = (each.againAt ?? 0) - clock.monotonic();
    if (wait > 0) await clock.sleep(wait, runner.cancelled);
    if (runner.cancelled.aborted) break;
    const end = await settle(each, { ...world, service });
    if (end === null) queue.push({ ...each, againAt: clock.monotonic() + READ_AGAIN_AFTER_MS });
    else settled.push(end);
  }
  const isFollowed = (comment: OpenComment): boolean =>
    isUnfinished(comment.marker) && isWatched(comment.marker, clock.now()) && !open.includes(comment);
  return { settled, followed: comments.filter(isFollowed).length, left: open.length - settled.length };
}

/**
 * Settles a status comment by its job as this run has just read it. A comment that its own run still watches is left to
 * that run. A failure is a warning, which begins with `failed`: a later run tries again.
 */
async function settleSeen(
  comment: OpenComment,
  { job, endedBefore }: { readonly job: Job; readonly endedBefore: boolean },
  { failed, ...found }: Found & { readonly failed: string },
  world: World,
): Promise<void> {
  const { runner, clock } = world;
  const { marker, url } = comment;
  const corrects = mayBeCorrected(marker, clock.now());
  const open = { ...found, comment, againAt: clock.monotonic(), endedBefore, corrects };
  if (corrects || needsSettling(marker, clock.now(), open)) {
    const service: JobReader = { readJob: async () => ({ kind: 'job', job }) };
    const end = await settle(open, { ...world, service });
    if (end?.kind === 'failed') runner.warning(`${failed}: ${end.words}`);
  } else if (marker.state === 'started') runner.info(`Another run updates the status comment ${url}`);
}

/** Corrects status comments that say that a job made no pull request, and announces it. */
export async function correctLate(links: readonly LateLink[], found: Found, world: World): Promise<void> {
  for (const { comment, job } of links) {
    const failed = `Could not correct the status comment ${comment.url}`;
    await settleSeen(comment, { job, endedBefore: true }, { ...found, failed }, world);
  }
}

/**
 * Follows a job that something else requested. The step has outputs and a summary only; if its thread shows the request,
 * the status comment there is settled.
 */
export async function followExisting(jobId: string, thread: number | null, world: World): Promise<Outcome> {
  const { runner, clock } = world;
  runner.info(`Following the existing job ${jobId}; nothing is started.`);
  nameJob(jobId, world);
  const unread = 'Could not read the thread, so no status comment gets the end';
  const before = thread === null ? null : await statusesOf(jobId, thread, unread, world);
  const isStarted = ({ marker: { state } }: OpenComment): boolean => state === 'started' || state === 'finished';
  const status = before?.statuses.findLast(isStarted) ?? null;
  const began = clock.monotonic();
  // Right after a message, a job may still show the end of the work before it.
  const from = status === null ? 0 : endBelievedFrom(status.marker);
  const end = await look({ jobId, known: null, patienceMs: patienceOf(world), endBelievedFrom: from }, world);
  const ending = endingAfter(end, began, world);
  // A cancelled process leaves the end of the request to the next run.
  if (status !== null && end.kind === 'final' && !runner.cancelled.aborted) {
    const failed = 'Could not write the status comment';
    const now = await statusesOf(jobId, status.thread, failed, world);
    if (now !== null) for (const comment of now.statuses) await settleSeen(comment, end, { ...now, failed }, world);
  }
  const known = { jobId, request: 'job', resumed: true, commentUrl: status?.url ?? null } as const;
  return jobOutcome(ending, { ...known, since: Date.parse(end.job?.createdAt ?? '') }, world);
}

/** Finds the status comments of all requests that a job got in a thread. Null with a warning if they can't be read. */
async function statusesOf(
  jobId: string,
  thread: number,
  failed: string,
  { repository, runner, ...world }: World,
): Promise<(Found & { readonly statuses: readonly OpenComment[] }) | null> {
  const read = await orWarn(Promise.all([repository.viewer(), repository.comments(thread)]), failed, runner);
  if (read === null) return null;
  const [login, rows] = read;
  const ours = oursOf(login, world);
  const listed = rows.map((row) => ({ ...row, thread }));
  return { ours, listed, statuses: ownComments(listed, ours).marked.filter(({ marker }) => marker.jobId === jobId) };
}
