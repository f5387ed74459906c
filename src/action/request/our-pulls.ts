import type { PullRequest } from '../ports/pull-requests.ts';
import {
  believedHandover,
  type Ours,
  oursOf,
  ownComments,
  repositoryOf,
  sameRepository,
} from '../value/own-comments.ts';
import type { Job } from '../words/job.ts';
import type { StepWorld } from '../world.ts';
import { newestWithoutLink, type OpenComment, readJobsAgain, type UnreadJob } from './late-link.ts';
import { isOwnPullRequest, linkTo, lookAtLinked } from './linked.ts';

/** A pull request of the agent, surely or in doubt. */
export interface OurPull {
  readonly number: number;
  readonly url: string;
  /** Its author made an earlier one, or a job that may have made it can't be read; null if it is the agent's surely. */
  readonly doubt: 'author' | UnreadJob | null;
}

/** How many of our unfinished jobs are read to see whether one made a merged pull request. */
const MOST_OPEN_JOBS = 5;
/** How many jobs that ended without a pull request are read again, because the service may name it only now. */
const MOST_ENDED_JOBS = 5;
/** How many earlier pull requests of the agent are read for their author. */
const MOST_AUTHORS = 2;
/** For each kind of comment. */
const MOST_PAGES = 10;

/**
 * Lists those pull requests that have our hand-over, or that our status comments or jobs name. The service is asked about
 * jobs whose pull request no comment names: one may be merged before its job's end is recorded. Throws `RepositoryError`.
 */
export async function oursAmong(pulls: readonly PullRequest[], world: StepWorld): Promise<readonly OurPull[]> {
  if (pulls.length === 0) return [];
  const ours = oursOf(await world.repository.viewer(), world);
  const { marked, unnamed } = await remembered(pulls, ours, world);
  const openJobs = openJobsOf(marked);
  const open = await readJobsAgain(unnamed.length === 0 ? [] : openJobs, world);
  const unmade = madeByNone(open.jobs, unnamed, world);
  const once = [...new Map(marked.map((comment) => [`${comment.kind}/${comment.id}`, comment])).values()];
  const ended = unmade.length === 0 ? [] : newestWithoutLink(once, MOST_ENDED_JOBS, world.clock.now());
  const again = await readJobsAgain(ended, world);
  if (again.links.length > 0 && !world.settings.dryRun) {
    // Loaded on demand: few pushes find one.
    const { settleSeen } = await import('./settle-comments.ts');
    await settleSeen(again.links, { ours, listed: [] }, world);
  }
  const left = madeByNone(again.jobs, unmade, world);
  const [unread = null] = [...open.unread, ...again.unread];
  // The service may not name a pull request yet: then only the author of earlier ones hints at it.
  const named = unread === null && openJobs.length > 0 && left.length > 0 ? addressesIn(marked) : [];
  const links = named
    .flatMap((address) => linkTo(address, world) ?? [])
    .filter((link) => isOwnPullRequest(link, world));
  const earlier = await Promise.all(links.slice(0, MOST_AUTHORS).map((link) => lookAtLinked(link, world)));
  const authors = earlier.flatMap((seen) => (seen.kind === 'shown' ? [seen.pull.author] : []));
  return pulls.flatMap((pull): readonly OurPull[] => {
    const { number, url, author } = pull;
    if (!left.includes(pull)) return [{ number, url, doubt: null }];
    return unread !== null || authors.includes(author) ? [{ number, url, doubt: unread ?? 'author' }] : [];
  });
}

/** Our status comments as they were read: one that was listed twice may have changed. */
type Marked = readonly OpenComment[];

/** Reads our comments until they name all pull requests. `unnamed`: those that none of them names or hands over. */
async function remembered(
  pulls: readonly PullRequest[],
  ours: Ours,
  { repository }: StepWorld,
): Promise<{ readonly marked: Marked; readonly unnamed: readonly PullRequest[] }> {
  const marked: OpenComment[] = [];
  const handedOver = await Promise.all(
    pulls.map(async ({ number }) => {
      const comments = await repository.comments(number);
      const placed = comments.map((comment) => ({ ...comment, thread: number }));
      marked.push(...ownComments(placed, ours).marked);
      return comments.some((comment) => believedHandover(comment, ours) !== null);
    }),
  );
  const others = pulls.filter((_pull, index) => handedOver[index] !== true);
  const unnamed = (): readonly PullRequest[] => {
    const named = addressesIn(marked);
    return others.filter(({ url }) => !named.includes(url.toLowerCase()));
  };
  // The workflow that made it may write no hand-overs, so we search all status comments that the pages hold.
  const wanted = { since: new Date(0).toISOString(), mostPages: MOST_PAGES, withoutGaps: true };
  for (const kind of ['issue-comment', 'review-comment'] as const) {
    if (unnamed().length === 0) break;
    marked.push(...ownComments((await repository.recentComments(kind, wanted)).comments, ours).marked);
  }
  return { marked, unnamed: unnamed() };
}

/** Lists the addresses of the pull requests that our comments name, in lower case. */
function addressesIn(marked: Marked): readonly string[] {
  return [...new Set(marked.flatMap(({ marker }) => marker.pullRequest?.toLowerCase() ?? []))];
}

/** Lists one comment of each job that may be running, or whose pull request no comment names yet. */
function openJobsOf(marked: Marked): Marked {
  const open = marked.filter(({ marker: { state, outcome, jobId, pullRequest } }) => {
    const isUnnamed = outcome === 'pull-request' && pullRequest === null;
    return jobId !== null && (state === 'started' || isUnnamed);
  });
  return [...new Map(open.map((comment) => [comment.marker.jobId, comment])).values()].slice(-MOST_OPEN_JOBS);
}

/** The service may know a job's branch before it names its pull request. */
function madeByNone(jobs: readonly Job[], pulls: readonly PullRequest[], { run }: StepWorld): readonly PullRequest[] {
  return pulls.filter(({ url, head, headRepository }) => {
    const isHere = sameRepository(headRepository, repositoryOf(run));
    return !jobs.some(({ prLink, ref }) => url.toLowerCase() === prLink?.toLowerCase() || (isHere && head === ref));
  });
}
