import type { JobReading } from '../ports/jobs.ts';
import type { Marker } from '../value/marker.ts';
import type { LinkedPullRequest } from '../value/stage.ts';
import { isPassing, repositoryErrorOf } from '../words/errors.ts';
import { isFinal, type Job, type LinkRules, type PullRequestLink, readPullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import type { Ending } from './ending.ts';

type Reading = Pick<World, 'run' | 'settings' | 'repository'>;

export function linkRules({ run, settings }: Pick<World, 'run' | 'settings'>): LinkRules {
  return { serverUrl: run.serverUrl, linkHosts: settings.linkHosts };
}

/** Null if it may not be linked. */
export function linkTo(address: string | null, world: Reading): PullRequestLink | null {
  const read = address === null ? null : readPullRequestLink(address, linkRules(world));
  return read?.kind === 'link' ? read.link : null;
}

function isAtServer({ url }: PullRequestLink, { run }: Reading): boolean {
  return new URL(url).host === new URL(run.serverUrl).host && /\/pull\/\d+$/.test(url);
}

export function isOwnPullRequest(link: PullRequestLink, world: Reading): boolean {
  return isAtServer(link, world) && link.repository.toLowerCase() === world.run.repository.toLowerCase();
}

/** The service may not know yet that the repository was renamed: then only GitHub, which redirects the old name, can tell. */
export function mayBeOwn(link: PullRequestLink, seen: LinkedPullRequest | undefined, world: Reading): boolean {
  const isRead = seen !== undefined && seen.kind !== 'failed';
  return isRead ? isOwnPullRequest(link, world) : isAtServer(link, world);
}

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

function isSameUrl(one: string, other: string | null): boolean {
  return one.toLowerCase() === other?.toLowerCase();
}

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
  const moved = headSha === head ? 'no-new-commits' : 'new-commits';
  const update = request === 'message' && head !== null && isSame ? ({ update: moved } as const) : {};
  return { ...ending, seen, view: { ...view, link, pull: { title, size }, ...update } };
}

/** A job or pull request is read again after this long, because it may have changed (ms). */
export const SEEN_FOR_MS = 10_000;

/** A failure of a moment must not decide what is sent, so the look is repeated, but never before the service allows it. */
export function lookAtJob(jobId: string, world: World): Promise<JobReading> {
  const mayPass: MayPass<JobReading> = (seen, waitMs) => seen.kind === 'failed' && (seen.retryAfterMs ?? 0) <= waitMs;
  return lookAgain(() => world.service.readJob(jobId, world.runner.cancelled), mayPass, world);
}

/** Only a stray 404 is repeated here: GitHub was asked again after other failures. */
export function lookAtPull(link: PullRequestLink, world: World): Promise<LinkedPullRequest> {
  const isStray = (seen: LinkedPullRequest): boolean => seen.kind === 'failed' && seen.error.failure === 'missing';
  return lookAgain(() => lookAtLinked(link, world), isStray, world);
}

type MayPass<T> = (seen: T, waitMs: number) => boolean;

async function lookAgain<T>(look: () => Promise<T>, mayPass: MayPass<T>, { clock, runner }: World): Promise<T> {
  for (const waitMs of [1_000, 4_000]) {
    const seen = await look();
    if (!mayPass(seen, waitMs)) return seen;
    await clock.sleep(waitMs, runner.cancelled);
    if (runner.cancelled.aborted) return seen;
  }
  return look();
}
