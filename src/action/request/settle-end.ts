import type { CommentRef } from '../ports/conversations.ts';
import type { JobReading } from '../ports/jobs.ts';
import { endBelievedFrom, isWatched } from '../value/claim.ts';
import type { Marker } from '../value/marker.ts';
import { type Ours, sameComment } from '../value/own-comments.ts';
import { rightOf } from '../value/rights.ts';
import { duration } from '../wording/amounts.ts';
import { outcomeWords } from '../wording/end-words.ts';
import type { Settled } from '../wording/settling.ts';
import { NEVER_NOTED, NEVER_SENT } from '../wording/why-not.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import { isFinal, mayGetLink } from '../words/job.ts';
import {
  type Ending,
  endingNotCreated,
  endingOfJob,
  endingRemembered,
  endingUnknown,
  NOT_CREATED_KEPT,
  owed,
  withoutNews,
} from './ending.ts';
import { announceEnd } from './finish.ts';
import { confirmed, type ReadingWorld } from './handover.ts';
import { endingWithLateLink, type OpenComment, type Placed } from './late-link.ts';
import { linkRules, withPullRequest } from './linked.ts';
import { orWarn } from './react.ts';
import { ending, requestOf, type Sent, shows } from './request.ts';

/** What was read to find status comments. */
export interface Found {
  readonly ours: Ours;
  /** It may hold the comments that requested the jobs. */
  readonly listed: readonly Placed[];
  /** Someone requested the state: also read jobs that a run still watches, and reopen `no-news`. */
  readonly onRequest?: boolean;
}

/** A status comment that may be out of date. */
export interface Open extends Found {
  readonly comment: OpenComment;
  /** When the job is read a second time for its link (monotonic, ms): its result counts then. Null for the first time. */
  readonly againAt: number | null;
  /** See `Stage`. */
  readonly endedBefore: boolean;
  /** The comment says that there is no pull request, and the job is read again in case the service names one now. */
  readonly corrects: boolean;
}

/** It owns none of the comments. */
export const SETTLING = { kind: 'other' } as const;

/** A job that has not ended after this long is no longer checked (ms). */
const NO_NEWS_MS = 7 * 24 * 60 * 60_000;

/**
 * Updates one status comment with at most one read of the job. A failure is a value. Null if the job has completed without a
 * pull request: its link may still appear, so it is read once more.
 */
export async function settle(open: Open, world: ReadingWorld): Promise<Settled | null> {
  try {
    const end = await endOf(open, world);
    return end === null || 'kind' in end ? end : await writeEnd(open, end, world);
  } catch (error) {
    return settled('failed', open, problemText(repositoryErrorOf(error)));
  }
}

function settled(kind: Settled['kind'], { comment: { thread, id, url } }: Open, words: string): Settled {
  return { kind, thread, id, url, words };
}

/** Finds out how a request has ended, or why that isn't known. Null: see `settle`. */
async function endOf(open: Open, world: ReadingWorld): Promise<Ending | Settled | null> {
  const { marker } = open.comment;
  const { jobId } = marker;
  const known = knownEnd(marker, world);
  if (jobId === null || (known !== null && !open.corrects))
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
  if (job !== null && isFinal(job) && now >= endBelievedFrom(marker)) {
    if (mayGetLink(job) && open.againAt === null) return null;
    return { ...endingOfJob(job, linkRules(world)), endedBefore: open.endedBefore };
  }
  const isOld = marker.outcome === null && now - Date.parse(marker.askedAt) > NO_NEWS_MS;
  // Only a service that answers can have no news: any other failure may end tomorrow.
  if (isOld && !isWatched(marker, now) && (job !== null || reading.kind === 'missing')) return withoutNews(job);
  return unread ?? settled('running', open, `the job ${jobId} is running`);
}

/** Finds the end of a request that its comment shows, or that never got a job; null if only the service knows it. */
function knownEnd({ state, outcome, pullRequest }: Marker, world: ReadingWorld): Ending | null {
  if (state === 'not-created') return NOT_CREATED_KEPT;
  if (state === 'waiting') return endingNotCreated(NEVER_SENT);
  if (state === 'starting' || state === 'unknown') return endingUnknown(NEVER_NOTED);
  if (outcome === null || outcome === 'no-news') return null;
  return endingRemembered({ outcome, pullRequest }, linkRules(world));
}

function whyUnread(jobId: string, reading: Exclude<JobReading, { kind: 'job' }>, { onRequest = false }: Found): string {
  const failed = `Could not check the job ${jobId}:`;
  if (reading.kind !== 'failed') return `${failed} ${problemText(reading.problem)}`;
  const wait = reading.retryAfterMs === null ? '' : ` The service asks to wait ${duration(reading.retryAfterMs)}.`;
  const next = onRequest ? 'Ask again later.' : 'The next settle run checks again.';
  return `${failed} ${reading.problem.message}${wait} ${next}`;
}

/** Writes the end of a request that no run watches, and announces it. Throws the `RepositoryError` of its write. */
async function writeEnd(open: Open, known: Ending, world: ReadingWorld): Promise<Settled> {
  const { comment, ours, listed, onRequest = false } = open;
  const { marker, thread, review, kind, id } = comment;
  if (rightOf(SETTLING, marker, world.clock.now()) === 'never') {
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
  const causedBy = hasReaction ? null : await causeOf(open, world);
  const page = { ours, conversation: { thread, review }, comment };
  const request = requestOf({ causedBy, base: marker, writer: SETTLING }, page);
  const written = listed.filter((each) => each.thread === thread && each.author === ours.login).map(({ body }) => body);
  const end = await announceEnd(ending(request, stage), { answering: onRequest, written }, world);
  const { unconfirmed } = stage;
  const why = `its pull request is not confirmed, so it is not handed over yet. ${unconfirmed}`;
  if (unconfirmed !== undefined && end.owing.has('handover')) return settled('still-open', open, why);
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
async function causeOf({ comment, listed }: Open, { repository, runner }: ReadingWorld): Promise<CommentRef | null> {
  const { trigger } = comment.marker;
  if (trigger.kind === 'run') return null;
  const known = listed.find((each) => sameComment(each, trigger));
  const unread = 'Could not read who requested the job';
  const found = known ?? (await orWarn(repository.causingComment(trigger), unread, runner));
  return found?.thread === comment.thread ? found : null;
}
