import type { CommentRef } from '../ports/conversations.ts';
import type { JobReader, JobReading } from '../ports/jobs.ts';
import { endBelievedFrom, isWatched, mayBeCorrected } from '../value/claim.ts';
import { isUnfinished, type Marker } from '../value/marker.ts';
import { type Ours, sameComment } from '../value/own-comments.ts';
import { rightOf } from '../value/rights.ts';
import { duration } from '../wording/amounts.ts';
import { outcomeWords } from '../wording/outcome-words.ts';
import type { Settled, Settling } from '../wording/settling.ts';
import { NEVER_NOTED, NEVER_SENT } from '../wording/why-not.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import { isFinal, type Job, mayGetLink } from '../words/job.ts';
import type { World } from '../world.ts';
import {
  type Ending,
  endingNotCreated,
  endingOfJob,
  endingRemembered,
  endingUnknown,
  NOT_CREATED_KEPT,
  owed,
  shows,
  withoutNews,
} from './ending.ts';
import { announceEnd } from './finish.ts';
import { confirmed } from './handover.ts';
import { endingWithLateLink, type LateLink, newestWithoutLink, type OpenComment, type Placed } from './late-link.ts';
import { linkRules, withPullRequest } from './linked.ts';
import { SENT } from './order.ts';
import type { RecordingWorld } from './record.ts';
import { ending, pageOf, requestOf, type Sent } from './request.ts';

/** What was read to find status comments. */
export interface Found {
  readonly ours: Ours;
  /** It may hold the comments that requested the jobs. */
  readonly listed: readonly Placed[];
  /** Someone requested the state: also read jobs that a run still watches, and reopen `no-news`. */
  readonly onRequest: boolean;
}

/** A status comment that may be out of date. */
interface Open extends Found {
  readonly comment: OpenComment;
  /** This is the second read of a job without a link. Its result counts. */
  readonly again: boolean;
  /** See `Stage`. */
  readonly endedBefore: boolean;
  /** The comment says that there is no pull request, and the job is read again in case the service names one now. */
  readonly corrects: boolean;
}

type SettlingWorld = RecordingWorld & { readonly service: JobReader };

/** It owns none of the comments. */
const WRITER = { kind: 'other' } as const;

/** A job that completed without a pull request: its link may still appear, so it is read once more. */
const UNLINKED = { kind: 'unlinked' } as const;
/** A job that completed without a link is read once more after this long (ms). */
const READ_AGAIN_AFTER_MS = 15_000;
/** How many ends without a pull request one run reads again. */
const MOST_WITHOUT_LINK = 20;
/** A job that has not ended after this long is no longer checked (ms). */
const NO_NEWS_MS = 7 * 24 * 60 * 60_000;

/** Checks whether a comment may be out of date: a running job, an unfinished start, or an end not fully announced. */
export function needsSettling(marker: Marker, now: number, { onRequest }: Pick<Found, 'onRequest'>): boolean {
  if (onRequest && (marker.state === 'started' || marker.outcome === 'no-news')) return true;
  const isOpen = isUnfinished(marker) || owed(marker).length > 0;
  return isOpen && !isWatched(marker, now) && rightOf(WRITER, marker, now) !== 'never';
}

/** Updates the status comments that may be out of date. One failure doesn't stop the others. */
export async function settleAll(comments: readonly OpenComment[], found: Found, world: World): Promise<Settling> {
  const { clock, runner } = world;
  const patient = { ...world, service: patientReader(world.service) };
  const settled: Settled[] = [];
  const withoutLink = newestWithoutLink(comments, MOST_WITHOUT_LINK, clock.now());
  const open = comments.filter(
    (comment) => needsSettling(comment.marker, clock.now(), found) || withoutLink.includes(comment),
  );
  const queue: { readonly comment: OpenComment; readonly againAt?: number }[] = open.map((comment) => ({ comment }));
  // A job without its link comes once more, after all others.
  for (const { comment, againAt } of queue) {
    const wait = (againAt ?? 0) - clock.monotonic();
    if (wait > 0) await clock.sleep(wait, runner.cancelled);
    if (runner.cancelled.aborted) break;
    const corrects = withoutLink.includes(comment);
    const end = await settleOne(
      { ...found, comment, again: againAt !== undefined, endedBefore: true, corrects },
      patient,
    );
    if (end.kind === 'unlinked') queue.push({ comment, againAt: clock.monotonic() + READ_AGAIN_AFTER_MS });
    else settled.push(end);
  }
  const followed = comments.filter(
    (comment) => isUnfinished(comment.marker) && isWatched(comment.marker, clock.now()) && !open.includes(comment),
  );
  return { settled, followed: followed.length, left: open.length - settled.length };
}

/**
 * Makes a reader that sends nothing more once the service has asked to wait: every later read gets the same answer.
 * It is for runs that read many jobs once and don't wait.
 */
function patientReader({ readJob }: JobReader): JobReader {
  let refusal: JobReading | null = null;
  return {
    async readJob(id, cancelled) {
      const reading = refusal ?? (await readJob(id, cancelled));
      if (reading.kind === 'failed' && reading.retryAfterMs !== null && reading.retryAfterMs > 0) refusal = reading;
      return reading;
    },
  };
}

/**
 * Settles a status comment by its job as this run has just read it. A comment that its own run still watches is left to
 * that run. A failure is a warning, which begins with `failed`: a later run tries again.
 */
export async function settleSeen(
  comment: OpenComment,
  { job, endedBefore }: { readonly job: Job; readonly endedBefore: boolean },
  { failed, ...found }: Omit<Found, 'onRequest'> & { readonly failed: string },
  world: World,
): Promise<void> {
  const { runner, clock } = world;
  const open = { ...found, comment, onRequest: false, again: true, endedBefore };
  const corrects = mayBeCorrected(comment.marker, clock.now());
  if (corrects || needsSettling(comment.marker, clock.now(), open)) {
    const service: JobReader = { readJob: async () => ({ kind: 'job', job }) };
    const end = await settleOne({ ...open, corrects }, { ...world, service });
    if (end.kind === 'failed') runner.warning(`${failed}: ${end.words}`);
  } else if (comment.marker.state === 'started') runner.info(`Another run updates the status comment ${comment.url}`);
}

/** Corrects status comments that say that a job made no pull request, and announces it. A failure is a warning. */
export async function correctLate(
  links: readonly LateLink[],
  found: Omit<Found, 'onRequest'>,
  world: World,
): Promise<void> {
  for (const { comment, job } of links) {
    const failed = `Could not correct the status comment ${comment.url}`;
    await settleSeen(comment, { job, endedBefore: true }, { ...found, failed }, world);
  }
}

/** Updates one status comment with at most one read of the job. A failure is a value. */
async function settleOne(open: Open, world: SettlingWorld): Promise<Settled | typeof UNLINKED> {
  try {
    const end = await endOf(open, world);
    return 'kind' in end ? end : await writeEnd(open, end, world);
  } catch (error) {
    return settled('failed', open, problemText(repositoryErrorOf(error)));
  }
}

function settled(kind: Settled['kind'], { comment: { thread, id, url } }: Open, words: string): Settled {
  return { kind, thread, id, url, words };
}

/** Finds out how a request has ended, or why that isn't known. */
async function endOf(open: Open, world: SettlingWorld): Promise<Ending | Settled | typeof UNLINKED> {
  const { comment, again, endedBefore, corrects } = open;
  const { marker } = comment;
  const { jobId } = marker;
  const known = knownEnd(marker, world);
  if (jobId === null || (known !== null && !corrects))
    return confirmed(known ?? endingUnknown(NEVER_NOTED), marker, world);
  const reading = await world.service.readJob(jobId, world.runner.cancelled);
  const job = reading.kind === 'job' ? reading.job : null;
  const unread = reading.kind === 'job' ? null : settled('failed', open, whyUnread(jobId, reading, open));
  if (known !== null) {
    const late = job === null ? null : endingWithLateLink(job, world);
    if (late !== null || owed(marker).length > 0) return late ?? known;
    if (unread !== null && reading.kind !== 'missing') return unread;
    return settled('unchanged', open, 'the job has no pull request');
  }
  const now = world.clock.now();
  if (job !== null && isFinal(job) && now >= endBelievedFrom(marker))
    return mayGetLink(job) && !again ? UNLINKED : { ...endingOfJob(job, linkRules(world)), endedBefore };
  const isOld = marker.outcome === null && now - Date.parse(marker.askedAt) > NO_NEWS_MS;
  // Only a service that answers can have no news: any other failure may end tomorrow.
  if (isOld && !isWatched(marker, now) && (job !== null || reading.kind === 'missing')) return withoutNews(job);
  return unread ?? settled('running', open, `the job ${jobId} is running`);
}

/** Finds the end of a request that its comment shows, or that never got a job; null if only the service knows it. */
function knownEnd({ state, outcome, pullRequest }: Marker, world: SettlingWorld): Ending | null {
  if (state === 'not-created') return NOT_CREATED_KEPT;
  if (state === 'waiting') return endingNotCreated(NEVER_SENT);
  if (state === 'starting' || state === 'unknown') return endingUnknown(NEVER_NOTED);
  if (outcome === null || outcome === 'no-news') return null;
  return endingRemembered({ outcome, pullRequest }, linkRules(world));
}

function whyUnread(
  jobId: string,
  reading: Exclude<JobReading, { readonly kind: 'job' }>,
  { onRequest }: Found,
): string {
  const could = `Could not check the job ${jobId}:`;
  if (reading.kind !== 'failed') return `${could} ${problemText(reading.problem)}`;
  const wait = reading.retryAfterMs === null ? '' : ` The service asks to wait ${duration(reading.retryAfterMs)}.`;
  const next = onRequest ? 'Ask again later.' : 'The next settle run checks again.';
  return `${could} ${reading.problem.message}${wait} ${next}`;
}

/** Writes the end of a request that no run watches, and announces it. Throws the `RepositoryError` of its write. */
async function writeEnd(open: Open, known: Ending, world: SettlingWorld): Promise<Settled> {
  const { comment, ours, listed, onRequest } = open;
  const { marker, thread, review, kind, id } = comment;
  if (rightOf(WRITER, marker, world.clock.now()) === 'never') {
    const { sentence } = outcomeWords(known, marker);
    return settled('still-open', open, `${sentence} The run that follows it updates the comment.`);
  }
  const { view, job } = known;
  // Only the pull request shows whether a follow-up changed anything, and whether it is in our own repository.
  const facts = job === null || view.state !== 'finished' ? {} : await withPullRequest(view, marker, world);
  const stage: Ending = { ...known, ...facts };
  const isSaid = shows({ comment, attempted: null }, stage.view);
  const { sentence, problem } = outcomeWords(stage, marker);
  const words = isSaid ? 'the end was reported' : sentence;
  if (world.settings.dryRun) return settled('settled', open, words);
  const hasReaction = isSaid && marker.told.includes('reaction');
  const request = requestOf({
    causedBy: hasReaction ? null : await causeOf(open, world),
    ...{ order: SENT, base: marker, instruction: { keptFrom: comment.body }, writer: WRITER },
    page: pageOf({ ours, conversation: { thread, review }, comment }),
  });
  const ownOnes = listed.filter((each) => each.thread === thread && each.author === ours.login);
  const audience = { answering: onRequest, written: ownOnes.map(({ body }) => body) };
  const end = await announceEnd(ending(request, stage), audience, world);
  const { unconfirmed } = stage;
  if (unconfirmed !== undefined && end.owing.has('handover'))
    return settled(
      'still-open',
      open,
      `its pull request is not confirmed, so it is not handed over yet. ${unconfirmed}`,
    );
  const left = whyOpen(end);
  const reports = [...end.owing.values()].includes('held') ? ({ reports: `${kind}/${id}` } as const) : {};
  const result = left === null ? settled('settled', open, words) : settled('still-open', open, left);
  return { ...result, problem: isSaid ? null : (problem?.message ?? null), ...reports };
}

/** Says why the comment is still to be settled; null if it isn't. */
function whyOpen({ page: { written, failure }, owing }: Sent): string | null {
  if (written === 'overtaken') return 'another run has just updated it';
  if (written === 'gone') return 'its comment was deleted';
  if (failure !== null) throw failure;
  const left = [...owing.values()];
  // An announcement that fails is a warning, and a later run tries again.
  if (left.includes('failed')) return 'the end could not be reported';
  return left.includes('later') ? 'another run may still be reporting the end' : null;
}

/**
 * Finds the comment that requested a job, in what was listed or else by a read. Null for a step's job, and if the comment
 * is gone, can't be read, or is in another thread than the marker that names it: a forged marker can name any comment.
 */
async function causeOf({ comment, listed }: Open, { repository, runner }: SettlingWorld): Promise<CommentRef | null> {
  const { trigger } = comment.marker;
  if (trigger.kind === 'run') return null;
  try {
    const found = listed.find((each) => sameComment(each, trigger)) ?? (await repository.causingComment(trigger));
    return found?.thread === comment.thread ? found : null;
  } catch (error) {
    runner.warning(`Could not read who requested the job: ${problemText(repositoryErrorOf(error))}`);
    return null;
  }
}
