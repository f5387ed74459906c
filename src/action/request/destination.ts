import type { CommentPlace, CommentRef } from '../ports/conversations.ts';
import type { LinkedPullRequest, Marker } from '../value/marker.ts';
import { type OwnComment, type OwnComments, ownComments, requestedAt, sameComment } from '../value/own-comments.ts';
import { isWatched, latestRequest, readerFor, retryClaim } from '../value/rights.ts';
import { requestedByStep } from '../wording/status-comment.ts';
import * as words from '../wording/why-not.ts';
import type { Cut, InstructingName } from '../words/commands.ts';
import { isPassing, repositoryErrorOf } from '../words/errors.ts';
import { isSaidToRun } from '../words/job.ts';
import type { World } from '../world.ts';
import { inScope, type Passed, readThread } from './comment-gate.ts';
import { type LateLink, MOST_FOR_COMMENT, newestWithoutLink, readJobsAgain } from './ending.ts';
import type { Addressee } from './pull-request.ts';
import { ALONE, findOpen, isOwnPullRequest, linkTo, lookAtPull, namedBy, repeatedTo } from './pull-request.ts';
import { claim } from './reactions.ts';
import { readInstruction } from './read-request.ts';
import { type DocsRequest, notSent, type Page, type Sent } from './request.ts';

type NamedJob = Readonly<{ jobId: string; pullRequest: string | null }>;
/** A job that our comments name, which may be unable to take a message. `origin`: the thread that requested it, if known. */
export type FollowUp = NamedJob & Readonly<{ kind: 'follow-up'; origin: number | null }>;
export type Refusal = { readonly kind: 'refused'; readonly sentence: string; readonly reason?: 'over-budget' };
type Decided = Addressee | Refusal;
const refused = (sentence: string): Refusal => ({ kind: 'refused', sentence });

/** Where an instruction goes. `late`: status comments that turned out to be wrong, as their jobs have made a pull request. */
type Asked<To = Decided> = { readonly to: To; readonly late: readonly LateLink[] };

/** An existing job takes it if it made this pull request, or by `continue` is the thread's latest with a pull request. */
export async function askedOf(name: InstructingName | null, passed: Passed, world: World): Promise<Asked> {
  if (name === 'new-job') return { to: ALONE, late: [] };
  // Both are read at once: one after the other would delay the request.
  const making = passed.makers.length === 0 ? null : askedOfMaker(passed, world);
  const early = making === null || name === null ? askedOfThread(name, passed, world) : null;
  const [made, inThread] = await Promise.all([making, early]);
  const { to = null, late = [] } = made ?? {};
  if (to !== null) return { to, late };
  const asked = inThread ?? (await askedOfThread(name, passed, world));
  const others = asked.late.filter(({ comment }) => !late.some((each) => sameComment(each.comment, comment)));
  return { to: asked.to, late: [...late, ...others] };
}

async function askedOfThread(name: 'continue' | null, passed: Passed, world: World): Promise<Asked> {
  const handed = namedHere(passed);
  const inThread = inScope(passed.own, passed.intent, passed.comments);
  const [job = null] = (name === null ? handed : latestIn(inThread, handed)) ?? [];
  if (job === null && name !== null) return askedOfUnlinked(inThread, passed, world);
  return { to: await (job === null ? findOpen(passed.listed, world) : askedOfJob(job, passed, world)), late: [] };
}

/** With the date of what names it (UTC, ms). */
type DatedJob = readonly [job: FollowUp, at: number];

function namedHere({ intent: { thread }, handedOver }: Passed): DatedJob | null {
  if (handedOver === null || thread.kind === 'issue') return null;
  const { job: jobId, thread: origin = null } = handedOver.handover;
  return [{ kind: 'follow-up', jobId, pullRequest: thread.url, origin }, Date.parse(handedOver.comment.createdAt)];
}

function latestIn({ marked }: OwnComments, handed: DatedJob | null): DatedJob | null {
  const requested = marked.flatMap((comment): readonly DatedJob[] => {
    const { jobId, outcome, pullRequest } = comment.marker;
    if (jobId === null || (outcome !== 'pull-request' && pullRequest === null)) return [];
    const origin = handed?.[0].jobId === jobId ? handed[0].origin : null;
    return [[{ kind: 'follow-up', jobId, pullRequest, origin }, requestedAt(comment)]];
  });
  const jobs = handed === null ? requested : [handed, ...requested];
  return jobs.toSorted(([, one], [, other]) => one - other).at(-1) ?? null;
}

/** Finds the job that made a pull request which nothing hands over yet; null if the service names it for none. */
async function askedOfMaker(passed: Passed, world: World): Promise<Asked<Decided | null>> {
  const { intent, makers } = passed;
  const link = linkTo(intent.thread.url, world);
  const again = readJobsAgain(makers, world);
  if (link === null) return { to: null, late: (await again).links };
  const looks = [again, lookAtPull(link, world), openIn(null, passed, world)] as const;
  const [{ jobs, links: late, unread }, seen, marked] = await Promise.all(looks);
  for (const job of jobs) {
    if ((await namedBy(job, link, world)) !== 'this') continue;
    const busyAt = await stillOpen(job.id, [...marked, ...makers], world);
    return { to: takeable({ jobId: job.id, pullRequest: link.url }, busyAt, seen, world), late };
  }
  // A person has written the command, so it starts a job nevertheless.
  for (const { jobId, why } of unread)
    world.runner.warning(`Could not check whether the job ${jobId} made this pull request: ${why}`);
  return { to: null, late };
}

/** Finds the latest job of a thread that ended without a pull request, and for which the service names one now. */
async function askedOfUnlinked({ marked }: OwnComments, passed: Passed, world: World): Promise<Asked> {
  const placed = marked.map((comment) => ({ ...comment, thread: passed.intent.thread.number }));
  const ended = newestWithoutLink(placed, MOST_FOR_COMMENT, world.clock.now());
  const { links: late, unread } = await readJobsAgain(ended, world);
  const [latest] = late;
  if (latest !== undefined) {
    const { id: jobId, prLink } = latest.job;
    const job = { kind: 'follow-up', jobId, pullRequest: linkTo(prLink, world)?.url ?? null, origin: null } as const;
    return { to: await askedOfJob(job, passed, world), late };
  }
  for (const { jobId, why } of unread)
    world.runner.warning(`Could not check whether the job ${jobId} made a pull request: ${why}`);
  const [first] = unread;
  const unfinished = marked.findLast(({ marker }) => marker.jobId !== null && marker.state === 'started');
  const none = words.nothingToContinue(unfinished?.url ?? null, world.settings.command);
  return { to: refused(first === undefined ? none : words.jobUnread(first.jobId)), late };
}

/** Checks whether a job can take a message now: it may have been continued on its pull request or where it was requested. */
export async function askedOfJob(job: FollowUp, passed: Passed, world: World): Promise<Decided> {
  const link = linkTo(job.pullRequest, world);
  const made = link !== null && isOwnPullRequest(link, world) ? link.number : null;
  const { number } = passed.intent.thread;
  const elsewhere = [made, job.origin].find((thread) => thread !== null && thread !== number) ?? null;
  const [busyAt, seen] = await Promise.all([
    openIn(elsewhere, passed, world).then((marked) => stillOpen(job.jobId, marked, world)),
    link === null ? null : lookAtPull(link, world),
  ]);
  return takeable(job, busyAt, seen, world);
}

/** `seen` is null if the pull request is unknown: then only the service can say that the job takes no message. */
function takeable(job: NamedJob, busyAt: string | null, seen: LinkedPullRequest | null, world: World): Decided {
  const { jobId, pullRequest } = job;
  if (busyAt !== null) return refused(words.busySentence(busyAt));
  // It may be merged: a message would spend money on it. After several 404s, waiting doesn't help.
  if (seen?.kind === 'failed' && isPassing(seen.error)) return refused(words.UNREAD);
  const read = seen?.kind === 'shown' ? seen.pull : null;
  if (read !== null && read.state !== 'open') {
    const link = linkTo(pullRequest, world);
    const which = link !== null && isOwnPullRequest(link, world) ? `#${link.number}` : 'its pull request';
    return refused(words.cannotContinue(`${which} is ${read.state}`, world.settings.command));
  }
  return { kind: 'message', job: { jobId, pullRequest, head: read?.headSha ?? null }, into: null };
}

/** Reads our status comments that may show open requests: of this thread with its diff, and of one other. */
async function openIn(elsewhere: number | null, passed: Passed, { repository }: World): Promise<OwnComments['marked']> {
  const { intent, own, ours, withDiff } = passed;
  const { kind, number } = intent.thread;
  // A failed read does no harm: the service refuses a message to a busy job (409).
  const others = await Promise.all([
    kind === 'issue' || withDiff ? [] : repository.comments(number, { kind: 'review-comment' }).catch(() => []),
    elsewhere === null ? [] : repository.comments(elsewhere, { kind: 'issue-comment' }).catch(() => []),
  ]);
  return [...own.marked, ...ownComments(others.flat(), ours).marked];
}

/** Returns the address of an open request to a job, preferably of one that a run attends to; null if there is none. */
async function stillOpen(jobId: string, marked: OwnComments['marked'], world: World): Promise<string | null> {
  const open = marked.filter(({ marker: { jobId: id, state, request } }) => {
    return id === jobId && (state === 'started' || (state === 'starting' && request === 'message'));
  });
  const latest = open.at(-1);
  const attended = open.findLast(({ marker }) => isAttended(marker, world.clock.now()));
  if (attended !== undefined || latest === undefined) return attended?.url ?? null;
  // Its job may have ended since.
  const reading = await readerFor(latest.marker, world).readJob(jobId, world.runner.cancelled);
  return reading.kind === 'job' && isSaidToRun(reading.job) ? latest.url : null;
}

/** After this long without a sign of life, a run may be dead whatever its marker says (ms): only the service knows. */
const ALIVE_FOR_MS = 5 * 60_000;

/** A run's last sign of life is its request. One that doesn't wait is not watching, but it may be about to send. */
function isAttended(marker: Marker, now: number): boolean {
  // The clocks of runners may differ, but a date far in the future is no sign.
  const isAlive = Math.abs(now - Date.parse(marker.sentAt ?? marker.askedAt)) <= ALIVE_FOR_MS;
  return isAlive && (marker.state === 'starting' || isWatched(marker, now));
}

type To = Addressee | FollowUp;
/** An instruction, where it was written, and where it goes as far as that is known before the claim. */
export interface Instructed<Goes = To> {
  readonly kind: 'instruction';
  readonly text: string;
  readonly cut: Cut | null;
  readonly place: CommentPlace | null;
  readonly instructionComment: CommentRef;
  readonly to: Goes;
  /** For a retry, the status comment of the failed request, which must be claimed; otherwise null. */
  readonly failed: OwnComment | null;
}

type Retrying = Pick<Passed, 'intent' | 'own' | 'comments'>;
/** Finds the thread's latest instruction, if it may be repeated. `to` is null if it may be added to an open pull request. */
export async function findRetry(part: Retrying, world: World): Promise<Instructed<To | null> | Refusal> {
  const { intent, own, comments } = part;
  const { command } = world.settings;
  const failed = failedRequest(inScope(own, intent, comments), command);
  if (failed.kind === 'refused') return failed;
  const { trigger, instructionComment, request, jobId, pullRequest, group } = failed.marker;
  if (trigger.kind === 'run') return refused(requestedByStep(failed.marker, command));
  if (instructionComment === null) return refused(words.NOT_REPEATED.unnamed);
  const listed = comments.find((comment) => sameComment(comment, instructionComment));
  // Markers grant nothing: the comment must be in this thread and unchanged, by someone permitted now. The requester of the
  // retry has already passed the gate.
  const known = { thread: intent.thread.number, permitted: intent.comment.author, listed };
  const held = await readInstruction(instructionComment, failed.marker.instructionHash, known, world);
  if (held.kind !== 'read') return refused(words.NOT_REPEATED[held.kind]);
  // A message to an open pull request is addressed anew, unless it may be repeated: its marker is no authority.
  const isFollowUp = request === 'message' && group === undefined && jobId !== null;
  const job = isFollowUp ? ({ kind: 'follow-up', jobId, pullRequest, origin: null } as const) : null;
  const to = job ?? repeatedTo(failed.marker, world) ?? (held.command.to === null ? null : ALONE);
  const written = { text: held.command.text, cut: held.cut, place: held.comment.place, instructionComment };
  return { kind: 'instruction', ...written, to, failed };
}

function failedRequest({ marked, unreadable }: OwnComments, command: string): OwnComment | Refusal {
  const failed = latestRequest(inOrder(marked));
  if (unreadable.some(({ createdAt }) => failed === null || createdAt > failed.createdAt))
    return refused(words.NOT_REPEATED.unreadable);
  if (failed === null) return refused(words.NOT_REPEATED['no-job']);
  // Of two retries at once, the one that started nothing may have the later status comment.
  const [why] = ofInstruction(failed, marked).flatMap(({ marker }) => words.notWorthIt(marker, command) ?? []);
  return why === undefined ? failed : refused(why);
}

type Repeats = NonNullable<DocsRequest['repeats']>;

/** Two retries claim different comments, but must start one job. Null if this run may send it. */
export async function claimFailed(request: DocsRequest, repeats: Repeats, world: World): Promise<Sent | null> {
  const { failed } = repeats;
  // A process that dies before leaves it to the next retry; one that dies later has the thread's latest status comment.
  const claimed = await claim(failed, retryClaim(failed.marker), world, '').catch(repositoryErrorOf);
  if (!('created' in claimed))
    return notSent(request, world.runner.cancelled.aborted ? words.CANCELLED_BEFORE : claimed);
  if (claimed.created) return null;
  // The winner's status comment is older than its claim, so after the claim it is listed.
  const winner = winnerOf(await requestedSince(repeats, request.page, world).catch(() => []));
  if (winner === null) return notSent(request, words.TAKEN, { answered: 'taken' });
  return notSent(request, words.alreadyRetried(winner.url), { answered: 'taken', takenBy: winner.url });
}

/** Finds the retry that has won, among all but this one. Of several that have no job yet, none is known to be that. */
function winnerOf(others: readonly OwnComment[]): OwnComment | null {
  const open = others.filter(({ marker }) => marker.state !== 'not-created');
  const withJob = open.filter(({ marker }) => marker.jobId !== null);
  if (withJob.length > 0) return latestRequest(withJob);
  return open.length > 1 ? null : latestRequest(open.length === 1 ? open : others);
}

/** Reads which requests for the same instruction came after a failed one, oldest first, without the retry's own. */
async function requestedSince({ failed, intent }: Repeats, page: Page, world: World): Promise<readonly OwnComment[]> {
  const { own } = await readThread(intent, 'everywhere', world, page.ours.login);
  const requests = inOrder(ofInstruction(failed, own.marked));
  const later = requests.slice(requests.findIndex((request) => sameComment(request, failed)) + 1);
  return later.filter((request) => !sameComment(request, page.comment));
}

/** With that one. */
function ofInstruction(request: OwnComment, marked: readonly OwnComment[]): readonly OwnComment[] {
  const { instructionComment: wanted } = request.marker;
  const isSame = (at: CommentRef, marker: Marker): boolean => sameComment(at, marker.instructionComment);
  return marked.filter((other) => sameComment(other, request) || (wanted !== null && isSame(wanted, other.marker)));
}

const inOrder = (marked: readonly OwnComment[]): readonly OwnComment[] =>
  marked.toSorted((one, other) => requestedAt(one) - requestedAt(other));
