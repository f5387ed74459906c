import { problemText, type RepositoryError, repositoryErrorOf } from '../../errors.ts';
import { isFinal, type Job, type PullRequestLink, readPullRequestLink } from '../../jobs/job.ts';
import type { JobReading } from '../../ports/jobs.ts';
import type { PullRequest } from '../../ports/pull-requests.ts';
import type { Marker } from '../../thread/marker.ts';
import type { Finished } from '../../thread/status-view.ts';
import { linkRules, type World } from '../world.ts';
import { type JobEnding, owed } from './job-ending.ts';

type Reading = Pick<World, 'run' | 'runner' | 'repository' | 'settings'>;

/** Returns the pull request at an address, if it may be linked. */
export function linkTo(address: string | null, world: Pick<World, 'run' | 'settings'>): PullRequestLink | null {
  const read = address === null ? null : readPullRequestLink(address, linkRules(world));
  return read?.kind === 'link' ? read.link : null;
}

/** Checks whether a linked pull request is at the run's own server. */
function isAtServer({ url }: PullRequestLink, { run }: Pick<World, 'run'>): boolean {
  return new URL(url).host === new URL(run.serverUrl).host && /\/pull\/\d+$/.test(url);
}

/** Checks whether a linked pull request is in the run's own repository. */
export function isOwnPullRequest(link: PullRequestLink, world: Pick<World, 'run'>): boolean {
  return isAtServer(link, world) && link.repository.toLowerCase() === world.run.repository.toLowerCase();
}

/** What GitHub says about a linked pull request. */
export type LinkedPullRequest =
  | { readonly kind: 'shown'; readonly pull: PullRequest }
  /** There is no such pull request: the number may be that of an issue. */
  | { readonly kind: 'missing' }
  /** It is at another server, or the token may not read it. */
  | { readonly kind: 'hidden' }
  /** GitHub may answer later. */
  | { readonly kind: 'failed'; readonly error: RepositoryError };

/** Reads a linked pull request. A failure is a value, because nothing may depend on it. */
export async function lookAtLinked(link: PullRequestLink, world: Reading): Promise<LinkedPullRequest> {
  if (!isAtServer(link, world)) return { kind: 'hidden' };
  const elsewhere = isOwnPullRequest(link, world) ? {} : { repository: link.repository };
  try {
    return { kind: 'shown', pull: await world.repository.pullRequest(link.number, elsewhere) };
  } catch (error) {
    const refusal = repositoryErrorOf(error);
    world.runner.debug(`Could not read the pull request: ${refusal.message}`);
    if (refusal.failure === 'missing') return { kind: 'missing' };
    return refusal.failure === 'unavailable' || refusal.failure === 'rate-limited'
      ? { kind: 'failed', error: refusal }
      : { kind: 'hidden' };
  }
}

/**
 * Says whether the service names a pull request for a job. What a marker or a hand-over says about that is memory, never
 * authority; what may not be linked can't be compared (`link` is null). The service may still know the repository by an
 * earlier name, which GitHub redirects: `unread` if GitHub doesn't say.
 */
export async function namedBy(
  { prLink }: Job,
  link: PullRequestLink | null,
  world: Reading,
): Promise<'this' | 'other' | 'none' | 'unread'> {
  if (prLink === null) return 'none';
  const named = linkTo(prLink, world);
  if (named === null || link === null) return 'other';
  const isThis = ({ url }: { readonly url: string }): boolean => url.toLowerCase() === link.url.toLowerCase();
  if (isThis(named)) return 'this';
  if (named.number !== link.number) return 'other';
  const seen = await lookAtLinked(named, world);
  if (seen.kind === 'failed') return 'unread';
  return seen.kind === 'shown' && isThis(seen.pull) ? 'this' : 'other';
}

/** Checks whether the service names another pull request for a job, or has ended it without one. */
export async function namesOther(job: Job, link: PullRequestLink, world: Reading): Promise<boolean> {
  const named = await namedBy(job, link, world);
  return named === 'none' ? isFinal(job) : named !== 'this';
}

/** Reads a linked pull request; null if that fails. */
export async function readLinked(link: PullRequestLink, world: Reading): Promise<PullRequest | null> {
  const read = await lookAtLinked(link, world);
  return read.kind === 'shown' ? read.pull : null;
}

/**
 * Adds the pull request's title and size to an end, and whether the head has moved if it is still the pull request that
 * the message was for. Returns the pull request too, if it could be read.
 */
export async function withPullRequest(
  view: Finished,
  { request, head, pullRequest }: Pick<Marker, 'request' | 'head' | 'pullRequest'>,
  world: Reading,
): Promise<{ readonly view: Finished; readonly pull?: PullRequest }> {
  if (view.outcome !== 'pull-request' || view.link === null) return { view };
  const pull = await readLinked(view.link, world);
  if (pull === null) return { view };
  const moved = pull.headSha === head ? 'no-new-commits' : 'new-commits';
  // GitHub shows it at the repository's present name.
  const link = linkTo(pull.url, world) ?? view.link;
  const same = [view.link.url, link.url].some((url) => url.toLowerCase() === pullRequest?.toLowerCase());
  const update = request === 'message' && head !== null && same ? ({ update: moved } as const) : {};
  return { view: { ...view, link, pull: { title: pull.title, size: pull.size }, ...update }, pull };
}

/**
 * Confirms the pull request of an end that only a comment remembers. That is enough for its own thread, but a hand-over is
 * written elsewhere, and comments can be forged: the service must name the same pull request.
 */
export async function confirmed(
  ending: JobEnding,
  { marker, readJob }: { readonly marker: Marker; readonly readJob: (id: string) => Promise<JobReading> },
  world: Reading,
): Promise<JobEnding> {
  const { view } = ending;
  // A message is only listed, in the hand-over of its own job, by the number of its thread.
  if (marker.request === 'message') return ending;
  if (view.state !== 'finished' || view.link === null || !isOwnPullRequest(view.link, world)) return ending;
  if (!world.settings.handover || marker.jobId === null || !owed(marker).includes('handover')) return ending;
  const reading = await readJob(marker.jobId);
  const isMissing = reading.kind === 'missing';
  if (isMissing || (reading.kind === 'job' && (await namesOther(reading.job, view.link, world))))
    return { ...ending, view: { ...view, link: null } };
  if (reading.kind !== 'job') return { ...ending, unconfirmed: problemText(reading.problem) };
  return reading.job.prLink === null ? { ...ending, unconfirmed: NONE_NAMED } : ending;
}

const NONE_NAMED = 'The service names no pull request for the job yet.';
