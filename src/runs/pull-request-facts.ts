import { RepositoryError } from '../errors.ts';
import type { PullRequestLink } from '../jobs/job.ts';
import type { PullRequest } from '../ports.ts';
import type { Marker } from '../thread/marker.ts';
import type { StatusView } from '../thread/status-comment.ts';
import type { World } from './world.ts';

export type Finished = Extract<StatusView, { readonly state: 'finished' }>;
type Reading = Pick<World, 'run' | 'runner' | 'repository'>;

/** Checks whether a linked pull request is at the run's own server. */
function isAtServer({ url }: PullRequestLink, { run }: Pick<World, 'run'>): boolean {
  return new URL(url).host === new URL(run.serverUrl).host && /\/pull\/\d+$/.test(url);
}

/** Checks whether a linked pull request is in the run's own repository. */
export function isOwnPullRequest(link: PullRequestLink, world: Pick<World, 'run'>): boolean {
  return isAtServer(link, world) && link.repository.toLowerCase() === world.run.repository.toLowerCase();
}

/** Reads a linked pull request; null if the token can't, because nothing depends on it. */
export async function readLinked(link: PullRequestLink, world: Reading): Promise<PullRequest | null> {
  if (!isAtServer(link, world)) return null;
  const elsewhere = isOwnPullRequest(link, world) ? {} : { repository: link.repository };
  try {
    return await (await world.repository()).pullRequest(link.number, elsewhere);
  } catch (error) {
    if (!(error instanceof RepositoryError)) throw error;
    world.runner.debug(`Could not read the pull request: ${error.message}`);
    return null;
  }
}

/**
 * Adds the pull request's title and size to an end, and whether the head has moved if it is still the pull request that
 * the message was for.
 */
export async function withPullRequest(
  view: Finished,
  { request, head, pullRequest }: Pick<Marker, 'request' | 'head' | 'pullRequest'>,
  world: Reading,
): Promise<Finished> {
  if (view.outcome !== 'pull-request' || view.link === null) return view;
  const read = await readLinked(view.link, world);
  if (read === null) return view;
  const moved = read.headSha === head ? 'no-new-commits' : 'new-commits';
  const same = pullRequest?.toLowerCase() === view.link.url.toLowerCase();
  const update = request === 'message' && head !== null && same ? ({ update: moved } as const) : {};
  return { ...view, pull: { title: read.title, size: read.size }, ...update };
}
