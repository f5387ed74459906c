import type { CommentIntent } from '../event/intent.ts';
import type { ThreadComment } from '../ports/conversations.ts';
import type { JobReading } from '../ports/jobs.ts';
import type { Announcement, Ending, Finished, Marker, Refused, SeenEnd, Sighting, Stage } from '../value/marker.ts';
import { ANNOUNCEMENTS, isUnfinished, requestHash } from '../value/marker.ts';
import { type Ours, type OwnComment, ownComments, requestedAt, sameComment } from '../value/own-comments.ts';
import * as rights from '../value/rights.ts';
import { duration } from '../wording/end-words.ts';
import { NEVER_NOTED, NEVER_SENT, NOT_CREATED_BEFORE, NOTED_BEFORE } from '../wording/why-not.ts';
import { orWarn, type Problem, problemText } from '../words/errors.ts';
import { endWithoutPullRequest, isFinal, type Job, type LinkRules, readPullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import { linkRules, lookAtJob } from './pull-request.ts';

/** Its status comment is written, or about to be, and nothing is sent yet. */
export const STARTING: Stage = { view: { state: 'starting' }, job: null };
export const waitingOn = (pullRequest: number): Stage => ({ view: { state: 'waiting', pullRequest }, job: null });
const started = (seen: Sighting, job: Job | null): Ending => ({ view: { state: 'started', seen }, job });
/** As far as we know: `job` is null if this run hasn't seen it. */
export const working = (job: Job | null): Ending => started({ kind: 'working' }, job);

/** Its run was cancelled or died. `hasEnded`: its link may still come. */
export const leftAlone = (job: Job | null, { hasEnded }: { readonly hasEnded: boolean }): Ending =>
  started({ kind: hasEnded ? 'waiting-cancelled-ended' : 'waiting-cancelled' }, job);

export type FollowEnd =
  /** `endedBefore`: the first reading already showed the end, so no one knows when it was. */
  | { readonly kind: 'final'; readonly job: Job; readonly endedBefore: boolean }
  /** The time to wait is over, or the service requests a longer pause than that. */
  | { readonly kind: 'deadline'; readonly job: Job | null; readonly silence: Silence | null }
  | { readonly kind: 'cancelled'; readonly job: Job | null }
  /** The service no longer shows the job, or not to us. */
  | { readonly kind: 'lost'; readonly job: Job | null; readonly problem: Problem };

/** Reads that failed in a row up to the end of the waiting. `retryAfterMs`: the pause that the service requested, if any. */
export interface Silence extends Omit<Extract<Sighting, { readonly kind: 'unreachable' }>, 'kind'> {
  readonly retryAfterMs: number | null;
}

/** `waitedMinutes` is null for a run that does not wait. */
export function endingOfFollow(end: FollowEnd, waitedMinutes: number | null, links: LinkRules): Ending {
  const { job } = end;
  if (end.kind === 'final') return { ...endingOfJob(end.job, links), endedBefore: end.endedBefore };
  if (end.kind === 'cancelled') return leftAlone(job, { hasEnded: job !== null && isFinal(job) });
  if (end.kind === 'lost') return started({ kind: 'refused', problem: end.problem }, job);
  if (end.silence === null)
    return started(waitedMinutes === null ? { kind: 'not-waiting' } : { kind: 'still-running', waitedMinutes }, job);
  const { retryAfterMs, ...silence } = end.silence;
  const wait = retryAfterMs === null ? '' : ` The service asks us to wait ${duration(retryAfterMs)}.`;
  return started({ kind: 'unreachable', ...silence, reason: `${silence.reason}${wait}` }, job);
}

/** Of a job that has ended. A pull request counts even if the job was archived later. */
export function endingOfJob(job: Job, links: LinkRules): Ending & { readonly view: Finished } {
  const outcome = endWithoutPullRequest(job) ?? 'no-pull-request';
  if (outcome === 'failed') {
    const open = job.openAt === undefined ? {} : { openAt: job.openAt };
    return { view: { state: 'finished', outcome, ...NOT_NAMED, reason: job.error, ...open }, job };
  }
  if (job.prLink === null) return { view: { state: 'finished', outcome, ...NOT_NAMED }, job };
  const since = job.status === 'archived' ? ({ archivedSince: true } as const) : {};
  return { view: { state: 'finished', outcome: 'pull-request', ...readNamed(job, links), ...since }, job };
}

type Remembered = Pick<Finished, 'outcome'> & Pick<Marker, 'pullRequest'>;

/** As recorded in the thread, for when the service isn't asked or no longer shows the job. */
export function endingRemembered({ outcome, pullRequest }: Remembered, links: LinkRules): Ending {
  // The marker of a follow-up names its pull request whatever the end.
  const prLink = outcome === 'pull-request' ? pullRequest : null;
  const { link } = readNamed({ prLink, shownLink: '' }, links);
  return { view: { state: 'finished', outcome, link, unlinked: null }, job: null };
}

export function endingNotCreated(problem: Problem, as: Refused = {}): Ending {
  return { view: { state: 'not-created', problem, ...as }, job: null };
}

export const endingUnknown = (evidence: string): Ending => ({ view: { state: 'unknown', evidence }, job: null });

/** What a status comment remembers of its request without a run; null if only the service knows how it ended. */
export function rememberedEnd(marker: Marker, links: LinkRules): Ending | null {
  const left = rights.leftBy(marker);
  if (left.kind === 'wait') return endingNotCreated(NEVER_SENT);
  if (left.kind === 'report-not-created') return { ...endingNotCreated(NOT_CREATED_BEFORE), kept: true };
  if (left.kind === 'report-end') return endingRemembered({ ...marker, outcome: left.outcome }, links);
  if (left.kind !== 'unknown') return null;
  return left.settled ? { ...endingUnknown(NOTED_BEFORE), kept: true } : endingUnknown(NEVER_NOTED);
}

/** Read at `now` (UTC, ms); null if no end was seen, as of a job without news. */
export function endOf({ view, job, endedBefore = false }: Stage, now: number): SeenEnd | null {
  if (view.state !== 'finished' || view.outcome === 'no-news' || job === null) return null;
  return endedBefore ? { before: now } : now;
}

type NamedPullRequest = Pick<Finished, 'link' | 'unlinked'>;
const NOT_NAMED: NamedPullRequest = { link: null, unlinked: null };

/** A running job may already have one. */
export function pullRequestOf({ view, job }: Ending, links: LinkRules): NamedPullRequest {
  if (view.state === 'finished') return view;
  return job === null ? NOT_NAMED : readNamed(job, links);
}

function readNamed({ prLink, shownLink }: Pick<Job, 'prLink' | 'shownLink'>, links: LinkRules): NamedPullRequest {
  const read = prLink === null ? null : readPullRequestLink(prLink, links);
  if (read === null) return NOT_NAMED;
  if (read.kind === 'link') return { link: read.link, unlinked: null };
  return { link: null, unlinked: { text: shownLink, reason: read.reason } };
}

/** What must still be announced to the requester about an end that a marker records. */
export function owed({ state, outcome, trigger, request, told, group }: Marker): readonly Announcement[] {
  if (isUnfinished({ state }) || outcome === 'no-news') return [];
  const isDue: Readonly<Record<Announcement, boolean>> = {
    reaction: trigger.kind !== 'run',
    notice: state === 'finished',
    handover: outcome === 'pull-request' && (request === 'job' || group !== undefined),
  };
  return ANNOUNCEMENTS.filter((kind) => isDue[kind] && !told.includes(kind));
}

export type Placed = ThreadComment & { readonly thread: number };
export type OpenComment = OwnComment<Placed>;
/** A status comment, and its job as the service shows it now. */
export type LateLink = Readonly<{ comment: OpenComment; job: Job }>;

/** Picks the newest comments that say that a job made no pull request, while its service may still name one. */
export function newestWithoutLink(comments: readonly OpenComment[], most: number, now: number): readonly OpenComment[] {
  return newestFirst(comments.filter(({ marker }) => rights.mayBeCorrected(marker, now))).slice(0, most);
}

/** An unfinished job dates from its request: until when its run waits says nothing. */
function newestFirst(comments: readonly OpenComment[]): readonly OpenComment[] {
  const at = ({ marker: { state, askedAt, watchedUntil } }: OpenComment): number =>
    Date.parse(state === 'finished' ? watchedUntil : askedAt);
  return comments.toSorted((one, other) => at(other) - at(one));
}

/** A job of the last day can't have made an older pull request, unless it took longer than another day (ms). */
const MADE_WITHIN_MS = 48 * 60 * 60_000;
/** So many jobs are read to find the one that made a pull request. */
export const MOST_FOR_COMMENT = 5;

/** One page of each kind, if a job of ours may have made this new pull request, although nothing hands it over yet. */
export async function listOfLastDay(intent: CommentIntent, world: World): Promise<readonly Placed[]> {
  const { clock } = world;
  const { kind, createdAt } = intent.thread;
  // With `permission: none`, no write access is read.
  if (kind === 'issue' || intent.comment.author.bot || world.settings.permission === 'none') return [];
  if (createdAt === undefined || clock.now() - Date.parse(createdAt) >= MADE_WITHIN_MS) return [];
  return readLastDay('Could not check whether a job of ours made this pull request', world);
}

async function readLastDay(failed: string, { repository, clock, runner }: World): Promise<readonly Placed[]> {
  const wanted = { since: new Date(clock.now() - rights.LINK_MAY_COME_MS).toISOString(), mostPages: 1 };
  const reads = (['issue-comment', 'review-comment'] as const).map((each) => repository.recentComments(each, wanted));
  const lists = await orWarn(Promise.all(reads), failed, runner);
  return lists?.flatMap(({ comments }) => comments) ?? [];
}

type Waiting = Readonly<{ jobId: string; ours: Ours; comment: OwnComment | null }>;
/** Another run's message to a job of our own is ahead: it was sent, or it is older. GitHub only shows what is done. */
export async function isBehind({ jobId, ours, comment }: Waiting, world: World): Promise<boolean> {
  const rows = await readLastDay('Could not check whether the agent is busy with another request', world);
  const isOlder = (other: OwnComment): boolean =>
    comment === null || (requestedAt(other) - requestedAt(comment) || other.id - comment.id) < 0;
  return ownComments(rows, ours).marked.some((other) => {
    const { marker } = other;
    const isOpen = rights.isOwnMessage(marker) && isUnfinished(marker) && rights.isWatched(marker, world.clock.now());
    if (marker.jobId !== jobId || !isOpen || sameComment(other, comment)) return false;
    return marker.state === 'started' || isOlder(other);
  });
}

/** Those that name the pull request come first, then the newest: only the service knows whether their jobs made it. */
export function possibleMakers(marked: readonly OpenComment[], url: string, now: number): readonly OpenComment[] {
  const names = ({ marker }: OpenComment): boolean => marker.pullRequest?.toLowerCase() === url.toLowerCase();
  // Its hand-over may be owed: the run that ended it writes the status comment first, or died. It may not have ended.
  const mayBeOpen = (comment: OpenComment): boolean => {
    const { jobId, pullRequest, state } = comment.marker;
    return jobId !== null && (pullRequest === null ? state === 'started' : names(comment));
  };
  const possible = marked.filter((comment) => {
    const { marker } = comment;
    return rights.mayBeCorrected(marker, now) || (rights.isOfLastDay(marker, now) && mayBeOpen(comment));
  });
  const newest = newestFirst(possible);
  return [...newest.filter(names), ...newest.filter((each) => !names(each))].slice(0, MOST_FOR_COMMENT);
}

/** Null if the service names no pull request, after the end of the job. */
export function endingWithLateLink(job: Job, world: Pick<World, 'run' | 'settings'>): Ending | null {
  const ending = { ...endingOfJob(job, linkRules(world)), endedBefore: true };
  return ending.view.outcome === 'pull-request' ? ending : null;
}

/** `why` is one or two sentences. */
export type UnreadJob = Readonly<Record<'jobId' | 'why', string>>;

/** In the order of the comments. `links`: of those that must be corrected, because the service names a pull request. */
type ReadAgain = Readonly<{ jobs: readonly Job[]; links: readonly LateLink[]; unread: readonly UnreadJob[] }>;

export async function readJobsAgain(comments: readonly OpenComment[], world: World): Promise<ReadAgain> {
  // Of several comments that name a job, each message of our own has its own end.
  const of = ({ marker }: OpenComment): string =>
    `${marker.jobId} ${rights.isOwnMessage(marker) ? requestHash(marker) : ''}`;
  const each = new Map(comments.filter(({ marker }) => marker.jobId !== null).map((comment) => [of(comment), comment]));
  const looks = [...each].map(async ([key, { marker }]) => {
    const jobId = marker.jobId ?? '';
    const reading = await lookAtJob(jobId, { ...world, service: rights.readerFor(marker, world) });
    return [key, [jobId, reading]] as const;
  });
  const seen = new Map(await Promise.all(looks));
  const shown = comments.flatMap((comment) => {
    const [, reading] = seen.get(of(comment)) ?? [];
    return reading?.kind === 'job' ? [{ comment, job: reading.job }] : [];
  });
  const now = world.clock.now();
  const late = shown.filter(({ job }) => endingWithLateLink(job, world) !== null);
  const links = late.filter(({ comment }) => rights.mayBeCorrected(comment.marker, now));
  return { jobs: shown.map(({ job }) => job), links, unread: unreadIn(seen.values()) };
}

export function unreadIn(seen: Iterable<readonly [jobId: string, JobReading]>): readonly UnreadJob[] {
  return [...seen].flatMap(([jobId, reading]) => {
    // That the service knows no such job is an answer.
    if (reading.kind === 'job' || reading.kind === 'missing') return [];
    // The hint of a failure is about polling.
    return [{ jobId, why: reading.kind === 'failed' ? reading.problem.message : problemText(reading.problem) }];
  });
}
