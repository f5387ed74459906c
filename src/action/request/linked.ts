import type { Marker } from '../value/marker.ts';
import type { Finished, LinkedPullRequest } from '../value/stage.ts';
import { isPassing, repositoryErrorOf } from '../words/errors.ts';
import { isFinal, type Job, type LinkRules, type PullRequestLink, readPullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';

type Reading = Pick<World, 'run' | 'runner' | 'repository' | 'settings'>;

/** Says which pull requests may be linked. */
export function linkRules({ run, settings }: Pick<World, 'run' | 'settings'>): LinkRules {
  return { serverUrl: run.serverUrl, linkHosts: settings.linkHosts };
}

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

/**
 * Checks whether a linked pull request may be in the run's own repository. The repository may have been renamed, and the
 * service may not know that yet: then only GitHub, which redirects the old name, can tell.
 */
export function mayBeOwn(
  link: PullRequestLink,
  seen: LinkedPullRequest | undefined,
  world: Pick<World, 'run'>,
): boolean {
  const isUnread = seen === undefined || seen.kind === 'failed';
  return isUnread ? isAtServer(link, world) : isOwnPullRequest(link, world);
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
    world.runner.debug(`Could not read the pull request: ${error.message}`);
    // A 404 for another repository is GitHub's way to hide it. For our own, it may be a stray one.
    const mayBeShown = isPassing(error) || (isOwn && error.failure === 'missing');
    return mayBeShown ? { kind: 'failed', error } : { kind: 'hidden' };
  }
}

/**
 * Says whether the service names a pull request for a job. What a marker or a hand-over says about that is memory, never
 * authority; what may not be linked can't be compared (`link` is null). The service may still know the repository by an
 * earlier name, which GitHub redirects: `unread` if GitHub doesn't say.
 */
export async function namedBy(
  job: Job,
  link: PullRequestLink | null,
  world: Reading,
): Promise<'this' | 'other' | 'none' | 'none-yet' | 'unread'> {
  const { prLink } = job;
  if (prLink === null) return isFinal(job) ? 'none' : 'none-yet';
  const named = linkTo(prLink, world);
  if (named === null || link === null) return 'other';
  const isThis = ({ url }: { readonly url: string }): boolean => url.toLowerCase() === link.url.toLowerCase();
  if (isThis(named)) return 'this';
  if (named.number !== link.number) return 'other';
  const seen = await lookAtLinked(named, world);
  if (seen.kind === 'failed') return 'unread';
  return seen.kind === 'shown' && isThis(seen.pull) ? 'this' : 'other';
}

/**
 * Adds the pull request's title and size to an end, and whether the head has moved if it is still the pull request that
 * the message was for. Returns what GitHub said of the pull request, too.
 */
export async function withPullRequest(
  view: Finished,
  { request, head, pullRequest }: Pick<Marker, 'request' | 'head' | 'pullRequest'>,
  world: Reading,
): Promise<{ readonly view: Finished; readonly seen?: LinkedPullRequest }> {
  if (view.outcome !== 'pull-request' || view.link === null) return { view };
  const seen = await lookAtLinked(view.link, world);
  if (seen.kind !== 'shown') return { view, seen };
  const { pull } = seen;
  const moved = pull.headSha === head ? 'no-new-commits' : 'new-commits';
  // GitHub shows it at the repository's present name.
  const link = linkTo(pull.url, world) ?? view.link;
  const same = [view.link.url, link.url].some((url) => url.toLowerCase() === pullRequest?.toLowerCase());
  const update = request === 'message' && head !== null && same ? ({ update: moved } as const) : {};
  return { view: { ...view, link, pull: { title: pull.title, size: pull.size }, ...update }, seen };
}
