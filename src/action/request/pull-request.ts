import type { JobReader, JobReading } from '../ports/jobs.ts';
import type { OpenPullRequest } from '../ports/pull-requests.ts';
import type { Ending, LinkedPullRequest, Marker } from '../value/marker.ts';
import { handoverOf, type Ours, oursOf, repositoryOf, sameRepository } from '../value/own-comments.ts';
import { because, jobNotShown, type WhyAlone } from '../wording/why-not.ts';
import { isPassing, orWarn, repositoryErrorOf } from '../words/errors.ts';
import { isFinal, type Job, type LinkRules, type PullRequestLink, readPullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';

type Reading = Pick<World, 'run' | 'settings' | 'repository'>;

export function linkRules({ run, settings }: Pick<World, 'run' | 'settings'>): LinkRules {
  return { serverUrl: run.serverUrl, linkHosts: settings.linkHosts };
}

/** Null if it may not be linked. */
export function linkTo(address: string | null, world: Reading): PullRequestLink | null {
  const read = address === null ? null : readPullRequestLink(address, linkRules(world));
  return read?.kind === 'link' ? read.link : null;
}

export const isAtServer = ({ url }: PullRequestLink, { run }: Reading): boolean =>
  new URL(url).host === new URL(run.serverUrl).host && /\/pull\/\d+$/.test(url);

export const isOwnPullRequest = (link: PullRequestLink, world: Reading): boolean =>
  isAtServer(link, world) && link.repository.toLowerCase() === world.run.repository.toLowerCase();

/** Reads a linked pull request. A failure is a value, because nothing may depend on it. */
export async function lookAtLinked(link: PullRequestLink, world: Reading): Promise<LinkedPullRequest> {
  if (!isAtServer(link, world)) return { kind: 'hidden' };
  const isOwn = isOwnPullRequest(link, world);
  try {
    const elsewhere = isOwn ? {} : { repository: link.repository };
    return { kind: 'shown', pull: await world.repository.pullRequest(link.number, elsewhere) };
  } catch (thrown) {
    const error = repositoryErrorOf(thrown);
    // A 404 for another repository is GitHub's way to hide it. For our own, it may be a stray one.
    const mayBeShown = isPassing(error) || (isOwn && error.failure === 'missing');
    return mayBeShown ? { kind: 'failed', error } : { kind: 'hidden' };
  }
}

/** `unread`: the service may know the repository by an earlier name, and GitHub, which redirects it, doesn't say. */
type Named = 'this' | 'other' | 'none' | 'none-yet' | 'unread';
/** Whether the service names a pull request for a job: what a marker or a hand-over says is memory, never authority. */
export async function namedBy(job: Job, link: PullRequestLink | null, world: Reading): Promise<Named> {
  if (job.prLink === null) return isFinal(job) ? 'none' : 'none-yet';
  const named = linkTo(job.prLink, world);
  if (named === null || link === null) return 'other';
  if (isSameUrl(named.url, link.url)) return 'this';
  if (named.number !== link.number) return 'other';
  const seen = await lookAtLinked(named, world);
  if (seen.kind === 'failed') return 'unread';
  return seen.kind === 'shown' && isSameUrl(seen.pull.url, link.url) ? 'this' : 'other';
}

const isSameUrl = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase();

type Sending = Pick<Marker, 'request' | 'head' | 'pullRequest'>;
/** Adds what GitHub says of the pull request to an end, and whether its head has moved since the message for it. */
export async function withPullRequest(ending: Ending, sent: Sending, world: Reading): Promise<Ending> {
  const { request, head, pullRequest } = sent;
  const { view } = ending;
  if (view.state !== 'finished' || view.outcome !== 'pull-request' || view.link === null) return ending;
  const seen = await lookAtLinked(view.link, world);
  if (seen.kind !== 'shown') return { ...ending, seen };
  const { title, size, url, headSha } = seen.pull;
  // GitHub shows it at the repository's present name.
  const link = linkTo(url, world) ?? view.link;
  const isSame = isSameUrl(view.link.url, pullRequest) || isSameUrl(link.url, pullRequest);
  const added = ending.job?.added ?? (head === null ? null : headSha !== head);
  const moved = added === true ? 'new-commits' : 'no-new-commits';
  const update = request === 'message' && added !== null && isSame ? ({ update: moved } as const) : {};
  return { ...ending, seen, view: { ...view, link, pull: { title, size }, ...update } };
}

/** A job or pull request is read again after this long, because it may have changed (ms). */
export const SEEN_FOR_MS = 10_000;

type Looking = Waiting & { readonly service: JobReader };
/** A failure of a moment must not decide what is sent, so the look is repeated, but never before the service allows it. */
export function lookAtJob(jobId: string, world: Looking): Promise<JobReading> {
  const mayPass: MayPass<JobReading> = (seen, waitMs) => seen.kind === 'failed' && (seen.retryAfterMs ?? 0) <= waitMs;
  return lookAgain(() => world.service.readJob(jobId, world.runner.cancelled), mayPass, world);
}

/** Only a stray 404 is repeated here: GitHub was asked again after other failures. */
export function lookAtPull(link: PullRequestLink, world: World): Promise<LinkedPullRequest> {
  const isStray = (seen: LinkedPullRequest): boolean => seen.kind === 'failed' && seen.error.failure === 'missing';
  return lookAgain(() => lookAtLinked(link, world), isStray, world);
}

type MayPass<T> = (seen: T, waitMs: number) => boolean;
type Waiting = Pick<World, 'clock' | 'runner'>;
async function lookAgain<T>(look: () => Promise<T>, mayPass: MayPass<T>, { clock, runner }: Waiting): Promise<T> {
  for (const waitMs of [1_000, 4_000]) {
    const seen = await look();
    if (!mayPass(seen, waitMs)) return seen;
    await clock.sleep(waitMs, runner.cancelled);
    if (runner.cancelled.aborted) return seen;
  }
  return look();
}

/** The job a message goes to, the address of its pull request, and the head commit of that now; both null if unknown. */
export type FollowedJob = Readonly<{ jobId: string; pullRequest: string | null; head: string | null }>;
/** An open pull request that can take a request. `isBusy`: its job worked on an earlier one at `seenAt` (monotonic, ms). */
export type OpenPull = Readonly<{ link: PullRequestLink; isBusy: boolean; seenAt: number }>;
export type Addressee =
  /** A job of its own. `why`: there is an open pull request, but it can't take the request. */
  | { readonly kind: 'job'; readonly why: WhyAlone | null }
  /** A message. `into`: the open pull request that it is added to; null if the requester means this job. */
  | { readonly kind: 'message'; readonly job: FollowedJob; readonly into: OpenPull | null };

export const ALONE: Addressee = { kind: 'job', why: null };

/** What may be repeated goes where it went; null: it is addressed anew. */
export function repeatedTo(marker: Marker | null, world: World): Addressee | null {
  if (marker?.reserved !== true || marker.jobId === null) return null;
  if (marker.request === 'job') return ALONE;
  const { jobId, pullRequest, head, group } = marker;
  const link = group === undefined ? null : linkTo(pullRequest, world);
  const into = link === null ? null : { link, isBusy: false, seenAt: world.clock.monotonic() };
  return { kind: 'message', job: { jobId, pullRequest, head }, into };
}

/** The open pull requests, newest first, and which of them a request may be added to; for `group`, see `Marker`. */
export type Listed = { readonly ours: Ours; readonly group: string; readonly pulls: readonly OpenPullRequest[] };
/** Lists the open pull requests if a request of a group may be added to one. A failure is a warning: a new job needs none. */
export async function listOpen(group: string, world: World): Promise<Listed | null> {
  const { settings, repository, runner } = world;
  if (settings.pullRequest !== 'open') return null;
  const reading = Promise.all([repository.viewer(), repository.openPullRequests({ insists: true })]);
  const read = await orWarn(reading, 'Could not look for an open pull request, so the request gets its own', runner);
  return read && { ours: oursOf(read[0], world), group, pulls: read[1] };
}

/** A list without all first comments may show a hand-over that isn't the first; each of them costs a request. */
const MOST_CHECKED = 3;
/** Picks the newest whose first hand-over of ours is of the group, and whose head is in the repository. */
export async function findOpen(listed: Listed | null, world: World): Promise<Addressee> {
  if (listed === null) return ALONE;
  const { pulls, group, ours } = listed;
  const jobIn = (comments: OpenPullRequest['comments']): string | null => {
    const handover = handoverOf(comments, ours)?.handover;
    return handover?.group === group ? handover.job : null;
  };
  const possible = pulls.flatMap((pull) => {
    const job = sameRepository(pull.head.repository, ours.repository) ? jobIn(pull.comments) : null;
    return job === null ? [] : [{ pull, job }];
  });
  for (const { pull, job } of possible.slice(0, MOST_CHECKED)) {
    const failed = `Could not check whose the open pull request ${pull.number} is`;
    const [found, comments] = await Promise.all([
      offered(pull, job, world),
      pull.lacksOlder ? orWarn(world.repository.comments(pull.number), failed, world.runner) : pull.comments,
    ]);
    // An earlier hand-over may say that the pull request is someone else's.
    if (jobIn(comments ?? []) !== null) return found;
  }
  return ALONE;
}

/** What a hand-over says is memory: the service must name the same pull request for its job. */
async function offered({ number, head }: OpenPullRequest, jobId: string, world: World): Promise<Addressee> {
  const { serverUrl, repository } = world.run;
  const link = linkTo(`${serverUrl}/${repository}/pull/${number}`, world);
  if (link === null) return ALONE;
  const seenAt = world.clock.monotonic();
  const reading = await lookAtJob(jobId, world);
  const why = await whyNot(reading, link, world);
  if (why !== null) return { kind: 'job', why };
  const isBusy = reading.kind !== 'job' || !isFinal(reading.job);
  const job = { jobId, pullRequest: link.url, head: head.sha };
  return { kind: 'message', job, into: { link, isBusy, seenAt } };
}

export function headOf(seen: LinkedPullRequest, { number }: PullRequestLink, { run }: World): string | WhyAlone {
  // In doubt the request gets its own: into a merged pull request the agent's work would be lost.
  if (seen.kind !== 'shown') return because(`GitHub did not show pull request ${number}`);
  const { state, headRepository, headSha } = seen.pull;
  if (state !== 'open') return because(`pull request ${number} is no longer open`);
  if (sameRepository(headRepository, repositoryOf(run))) return headSha;
  return because(`the branch of pull request ${number} is not in this repository`);
}

/** Says why a job takes no message for its pull request, based on a read of it; null if it may. */
export async function whyNot(reading: JobReading, link: PullRequestLink, world: World): Promise<WhyAlone | null> {
  const about = `pull request ${link.number}`;
  // It may be at work, or free: a run that waits will know.
  if (reading.kind === 'failed' && world.settings.wait) return null;
  if (reading.kind !== 'job') return jobNotShown(link, reading.problem);
  const named = await namedBy(reading.job, link, world);
  if (named === 'unread') return because(`GitHub did not show ${about}`);
  if (named === 'other' || named === 'none') return because(`no job names ${about}`);
  return reading.job.status === 'archived' ? because(`the job of ${about} is archived`) : null;
}
