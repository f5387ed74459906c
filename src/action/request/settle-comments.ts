import type { Outcome } from '../outcome.ts';
import type { CommentRef } from '../ports/conversations.ts';
import type { JobReader, JobReading } from '../ports/jobs.ts';
import { type Ending, isUnfinished, type Marker, type Stage } from '../value/marker.ts';
import { type Ours, ownComments, sameComment } from '../value/own-comments.ts';
import { endBelievedFrom, isOwnMessage, isWatched, mayBeCorrected, readerFor, rightOf } from '../value/rights.ts';
import { duration, outcomeWords } from '../wording/end-words.ts';
import type { Settled, Settling } from '../wording/job-summary.ts';
import { NEVER_NOTED } from '../wording/why-not.ts';
import { orWarn, problemText, repositoryErrorOf } from '../words/errors.ts';
import { isFinal, mayGetLink } from '../words/job.ts';
import type { World } from '../world.ts';
import type { LateLink, OpenComment, Placed } from './ending.ts';
import * as ends from './ending.ts';
import { announceEnd, jobOutcome } from './finish.ts';
import { endingAfter, look, nameJob } from './follow.ts';
import { commentsOn } from './handover.ts';
import { linkRules, withPullRequest } from './pull-request.ts';
import { ending, patienceOf, requestOf, type Sent, shows } from './request.ts';
import { confirmed, type ReadingWorld } from './resume.ts';

/** `onRequest`: someone requested the state, so jobs that a run still watches are read, too, and `no-news` is reopened. */
type Settles = Pick<Stage, 'endedBefore'> & Readonly<{ onRequest?: boolean; failed?: string }>;
/** `listed` may hold the comments that requested the jobs. `failed`: how the warning of a failure begins. */
type Found = Settles & Readonly<{ ours: Ours; listed: readonly Placed[] }>;

/** A status comment that may be out of date. */
interface Open extends Found {
  readonly comment: OpenComment;
  /** When the job is read a second time for its link (monotonic, ms): its result counts then. Null for the first time. */
  readonly againAt: number | null;
  /** The comment says that there is no pull request, and the job is read again in case the service names one now. */
  readonly corrects: boolean;
}

const SETTLING = { kind: 'other' } as const;
/** A job that has not ended after this long is no longer checked (ms). */
const NO_NEWS_MS = 7 * 24 * 60 * 60_000;
/** A job that completed without a link is read once more after this long (ms). */
const READ_AGAIN_AFTER_MS = 15_000;
/** How many ends without a pull request one run reads again. */
const MOST_WITHOUT_LINK = 20;

/** Checks whether a comment may be out of date: a running job, an unfinished start, or an end not fully announced. */
export function needsSettling(marker: Marker, now: number, { onRequest = false }: Settles): boolean {
  if (onRequest && (marker.state === 'started' || marker.outcome === 'no-news')) return true;
  const isOpen = isUnfinished(marker) || ends.owed(marker).length > 0;
  return isOpen && !isWatched(marker, now) && rightOf(SETTLING, marker, now) !== 'never';
}

export async function settleAll(comments: readonly OpenComment[], found: Found, world: World): Promise<Settling> {
  const { clock, runner } = world;
  let refusal: JobReading | null = null;
  const service: JobReader = {
    // Sends nothing more once the service has asked to wait: this run reads many jobs, and doesn't wait.
    async readJob(...given) {
      const reading = refusal ?? (await world.service.readJob(...given));
      if (reading.kind === 'failed' && (reading.retryAfterMs ?? 0) > 0) refusal = reading;
      return reading;
    },
  };
  const withoutLink = ends.newestWithoutLink(comments, MOST_WITHOUT_LINK, clock.now());
  const queue = comments.flatMap((comment): Open[] => {
    const corrects = withoutLink.includes(comment);
    const isOpen = corrects || needsSettling(comment.marker, clock.now(), found);
    return isOpen ? [{ ...found, comment, againAt: null, corrects }] : [];
  });
  const open = queue.map(({ comment }) => comment);
  const settled: Settled[] = [];
  // A job without its link is read once more, after all others.
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

/** Updates one status comment with at most one read of the job; null if that is to be read again, as its link may come. */
async function settle(open: Open, world: ReadingWorld): Promise<Settled | null> {
  try {
    const end = await endOf(open, world);
    return end === null || 'kind' in end ? end : await writeEnd(open, end, world);
  } catch (error) {
    return settled('failed', open, problemText(repositoryErrorOf(error)));
  }
}

function settled(kind: Settled['kind'], { comment: { thread, url } }: Open, words: string): Settled {
  return { kind, thread, url, words };
}

async function endOf(open: Open, world: ReadingWorld): Promise<Ending | Settled | null> {
  const { againAt, endedBefore = true, corrects, onRequest = false } = open;
  const { marker } = open.comment;
  const { jobId, outcome, askedAt } = marker;
  const known = outcome === 'no-news' ? null : ends.rememberedEnd(marker, linkRules(world));
  if (jobId === null || (known !== null && !corrects))
    return confirmed(known ?? ends.endingUnknown(NEVER_NOTED), marker, world);
  const reading = await readerFor(marker, world).readJob(jobId, world.runner.cancelled);
  const job = reading.kind === 'job' ? reading.job : null;
  // Any other failure may end tomorrow.
  const isAnswer = job !== null || reading.kind === 'missing';
  const now = world.clock.now();
  if (known !== null) {
    const late = job === null ? null : ends.endingWithLateLink(job, world);
    if (late !== null || ends.owed(marker).length > 0) return late ?? known;
    const seen = settled('unchanged', open, 'the job has no pull request');
    if (isAnswer) return { ...seen, openAt: job?.openAt };
  } else if (job !== null && isFinal(job) && now >= endBelievedFrom(marker)) {
    return mayGetLink(job) && againAt === null ? null : { ...ends.endingOfJob(job, linkRules(world)), endedBefore };
  } else if (isAnswer && outcome === null && now - Date.parse(askedAt) > NO_NEWS_MS && !isWatched(marker, now)) {
    return { ...ends.endingRemembered({ outcome: 'no-news', pullRequest: null }, linkRules(world)), job };
  }
  if (reading.kind === 'job') return settled('running', open, `the job ${jobId} is running`);
  const failed = `Could not check the job ${jobId}:`;
  if (reading.kind !== 'failed') return settled('failed', open, `${failed} ${problemText(reading.problem)}`);
  const { problem, retryAfterMs } = reading;
  const wait = retryAfterMs === null ? '' : ` The service asks to wait ${duration(retryAfterMs)}.`;
  const next = onRequest ? 'Ask again later.' : 'The next settle run checks again.';
  return settled('failed', open, `${failed} ${problem.message}${wait} ${next}`);
}

/** Throws the `RepositoryError` of its write. */
async function writeEnd(open: Open, known: Ending, world: ReadingWorld): Promise<Settled> {
  const { comment, ours, listed, onRequest = false } = open;
  const { marker, thread, review, kind, id } = comment;
  if (rightOf(SETTLING, marker, world.clock.now()) === 'never') {
    const { sentence } = outcomeWords(known, marker);
    return settled('still-open', open, `${sentence} The run that follows it updates the comment.`);
  }
  // Only the pull request shows whether a follow-up changed anything, and whether it is in our own repository.
  const stage = known.job === null ? known : await withPullRequest(known, marker, world);
  const isSaid = shows({ comment, attempted: null }, stage.view);
  const { sentence, problem } = outcomeWords(stage, marker);
  const words = isSaid ? 'the end was reported' : sentence;
  if (world.settings.dryRun) return settled('settled', open, words);
  const causedBy = isSaid && marker.told.includes('reaction') ? null : await causeOf(open, world);
  const page = { ours, conversation: { thread, review }, comment };
  const request = requestOf({ causedBy, base: marker, writer: SETTLING }, page);
  const written = listed.filter((each) => each.thread === thread && each.author === ours.login).map(({ body }) => body);
  const end = await announceEnd(ending(request, stage), { answering: onRequest, written }, world);
  const left = whyOpen(end);
  const reports = [...end.owing.values()].includes('held') ? ({ reports: `${kind}/${id}` } as const) : {};
  const result = settled(left === null ? 'settled' : 'still-open', open, left ?? words);
  const { openAt } = stage.job ?? {};
  return { ...result, problem: isSaid ? null : (problem?.message ?? null), openAt, ...reports };
}

function whyOpen({ stage: { unconfirmed }, page: { written, failure }, owing }: Sent): string | null {
  if (written === 'overtaken') return 'another run has just updated it';
  if (written === 'gone') return 'its comment was deleted';
  if (failure !== null) throw failure;
  if (unconfirmed !== undefined && owing.has('handover'))
    return `its pull request is not confirmed, so it is not handed over yet. ${unconfirmed}`;
  const left = [...owing.values()];
  // An announcement that fails is a warning, and a later run tries again.
  if (left.some((why) => typeof why !== 'string')) return 'the end could not be reported';
  return left.includes('later') ? 'another run may still be reporting the end' : null;
}

/** Null also if it isn't in the thread of the marker that names it: a forged marker can name any comment. */
async function causeOf({ comment, listed }: Open, { repository, runner }: ReadingWorld): Promise<CommentRef | null> {
  const { trigger } = comment.marker;
  if (trigger.kind === 'run') return null;
  const known = listed.find((each) => sameComment(each, trigger));
  const unread = 'Could not read who requested the job';
  const found = known ?? (await orWarn(repository.comment(trigger), unread, runner));
  return found?.thread === comment.thread ? found : null;
}

/** By jobs that this run has just read. What another run still watches is left to it. A failure is a warning. */
export async function settleSeen(seen: readonly LateLink[], found: Found, world: World): Promise<void> {
  const { runner, clock } = world;
  for (const { comment, job } of seen) {
    const { marker, url } = comment;
    const corrects = mayBeCorrected(marker, clock.now());
    if (corrects || needsSettling(marker, clock.now(), found)) {
      const service: JobReader = { readJob: async () => ({ kind: 'job', job }) };
      const open = { ...found, comment, againAt: clock.monotonic(), corrects };
      const end = await settle(open, { ...world, service });
      const failed = found.failed ?? `Could not correct the status comment ${url}`;
      if (end?.kind === 'failed') runner.warning(`${failed}: ${end.words}`);
    } else if (marker.state === 'started') runner.info(`Another run updates the status comment ${url}`);
  }
}

/** Follows a job that something else requested. If the step's thread shows the request, its status comment is settled. */
export async function followExisting(jobId: string, thread: number | null, world: World): Promise<Outcome> {
  const { runner, clock } = world;
  runner.info(`Following the existing job ${jobId}; nothing is started.`);
  nameJob(jobId, world);
  const read = async (number: number): Promise<readonly [readonly OpenComment[], Found]> => {
    const [ours, rows] = await commentsOn(number, world);
    const listed = rows.map((row) => ({ ...row, thread: number }));
    const isOfJob = ({ marker }: OpenComment): boolean => marker.jobId === jobId && !isOwnMessage(marker);
    return [ownComments(listed, ours).marked.filter(isOfJob), { ours, listed }];
  };
  const unread = 'Could not read the thread, so no status comment gets the end';
  const [before] = (thread === null ? null : await orWarn(read(thread), unread, runner)) ?? [[]];
  const status = before.findLast(({ marker: { state } }) => state === 'started' || state === 'finished') ?? null;
  const began = clock.monotonic();
  // Right after a message, a job may still show the end of the work before it.
  const from = status === null ? 0 : endBelievedFrom(status.marker);
  const end = await look({ jobId, known: null, patienceMs: patienceOf(world), endBelievedFrom: from }, world);
  const stage = endingAfter(end, began, world);
  // A cancelled process leaves the end of the request to the next run.
  if (status !== null && end.kind === 'final' && !runner.cancelled.aborted) {
    const failed = 'Could not write the status comment';
    const [statuses, found] = (await orWarn(read(status.thread), failed, runner)) ?? [];
    const { job, endedBefore } = end;
    const seen = statuses?.map((comment) => ({ comment, job })) ?? [];
    if (found !== undefined) await settleSeen(seen, { ...found, failed, endedBefore }, world);
  }
  const known = { jobId, request: 'job', resumed: true, commentUrl: status?.url ?? null } as const;
  return jobOutcome(stage, { ...known, since: Date.parse(end.job?.createdAt ?? '') }, world);
}
