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
import { newestWithoutLink, type OpenComment, type Placed, type ReadAgain, readJobsAgain } from './late-link.ts';
import { isOwnPullRequest, linkTo, lookAtJobs, lookAtLinked, type UnreadJob, unreadIn } from './linked.ts';

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

/** Lists those pull requests that have our hand-over, or that our status comments or jobs name. Throws `RepositoryError`. */
export async function oursAmong(pulls: readonly PullRequest[], world: StepWorld): Promise<readonly OurPull[]> {
  if (pulls.length === 0) return [];
  const ours = oursOf(await world.repository.viewer(), world);
  const { memory, unnamed } = await remembered(pulls, ours, world);
  const { left, unread } = await askAbout(unnamed, { memory, ours }, world);
  const mayBeAlike = unread === null && memory.openJobs().length > 0;
  const authors = mayBeAlike ? await authorsOf(memory.addresses(), left, world) : new Set<string>();
  return pulls
    .filter((pull) => !left.includes(pull) || unread !== null || authors.has(pull.author))
    .map((pull) => ({
      number: pull.number,
      url: pull.url,
      doubt: left.includes(pull) ? (unread ?? 'author') : null,
    }));
}

/**
 * Asks the service about our jobs whose pull request no comment names: one may be merged before its job's end is recorded.
 * `left`: those that no job made, as far as the service shows. `unread`: a job that may have made them nevertheless.
 */
async function askAbout(
  pulls: readonly PullRequest[],
  { memory, ours }: { readonly memory: NamedPulls; readonly ours: Ours },
  world: StepWorld,
): Promise<{ readonly left: readonly PullRequest[]; readonly unread: UnreadJob | null }> {
  if (pulls.length === 0) return { left: [], unread: null };
  const open = await lookAtJobs(memory.openJobs(), world);
  const made = [...open.values()].flatMap((reading) => (reading.kind === 'job' ? [reading.job] : []));
  const unmade = madeByNone(made, pulls, world);
  const ended = unmade.length === 0 ? [] : newestWithoutLink(memory.marked(), MOST_ENDED_JOBS, world.clock.now());
  const again = await readJobsAgain(ended, world);
  await correct(again, ours, world);
  const [unread = null] = [...unreadIn(open), ...again.unread];
  return { left: madeByNone(again.jobs, unmade, world), unread };
}

/** Reads our comments until they name all pull requests. `unnamed`: those that none of them names or hands over. */
async function remembered(
  pulls: readonly PullRequest[],
  ours: Ours,
  { repository }: StepWorld,
): Promise<{ readonly memory: NamedPulls; readonly unnamed: readonly PullRequest[] }> {
  const memory = new NamedPulls();
  const remember = (rows: readonly Placed[]): void => memory.add(ownComments(rows, ours).marked);
  const handedOver = await Promise.all(
    pulls.map(async ({ number }) => {
      const comments = await repository.comments(number);
      remember(comments.map((comment) => ({ ...comment, thread: number })));
      return comments.some((comment) => believedHandover(comment, ours) !== null);
    }),
  );
  const others = pulls.filter((_pull, index) => handedOver[index] !== true);
  const unnamed = (): readonly PullRequest[] => others.filter((pull) => !memory.names(pull));
  // The workflow that made it may write no hand-overs, so we search all status comments that the pages hold.
  const wanted = { since: new Date(0).toISOString(), mostPages: MOST_PAGES, withoutGaps: true };
  for (const kind of ['issue-comment', 'review-comment'] as const) {
    if (unnamed().length === 0) break;
    remember((await repository.recentComments(kind, wanted)).comments);
  }
  return { memory, unnamed: unnamed() };
}

/** What our status comments say about pull requests, and about jobs whose pull request they don't name yet. */
class NamedPulls {
  readonly #named = new Set<string>();
  readonly #open = new Set<string>();
  readonly #marked = new Map<string, OpenComment>();

  add(marked: readonly OpenComment[]): void {
    for (const comment of marked) {
      const { kind, id, marker } = comment;
      this.#marked.set(`${kind}/${id}`, comment);
      const { state, outcome, jobId, pullRequest } = marker;
      if (pullRequest !== null) this.#named.add(pullRequest.toLowerCase());
      const isUnnamed = outcome === 'pull-request' && pullRequest === null;
      if (jobId !== null && (state === 'started' || isUnnamed)) this.#open.add(jobId);
    }
  }

  names({ url }: PullRequest): boolean {
    return this.#named.has(url.toLowerCase());
  }

  marked(): readonly OpenComment[] {
    return [...this.#marked.values()];
  }

  addresses(): readonly string[] {
    return [...this.#named];
  }

  openJobs(): readonly string[] {
    return [...this.#open].slice(-MOST_OPEN_JOBS);
  }
}

function madeByNone(jobs: readonly Job[], pulls: readonly PullRequest[], world: StepWorld): readonly PullRequest[] {
  return pulls.filter((pull) => !jobs.some((job) => isMadeBy(job, pull, world)));
}

/** The service may know a job's branch before it names its pull request. */
function isMadeBy({ prLink, ref }: Job, { url, head, headRepository }: PullRequest, { run }: StepWorld): boolean {
  const isItsBranch = head === ref && sameRepository(headRepository, repositoryOf(run));
  return url.toLowerCase() === prLink?.toLowerCase() || isItsBranch;
}

async function correct({ links }: ReadAgain, ours: Ours, world: StepWorld): Promise<void> {
  if (links.length === 0 || world.settings.dryRun) return;
  // Loaded on demand: few pushes find one.
  const { correctLate } = await import('./settle-comments.ts');
  await correctLate(links, { ours, listed: [] }, world);
}

/** The service may not name a pull request yet: then only the author of earlier ones hints at it. */
async function authorsOf(
  named: readonly string[],
  pulls: readonly PullRequest[],
  world: StepWorld,
): Promise<ReadonlySet<string>> {
  if (pulls.length === 0) return new Set();
  const links = named.flatMap((url) => {
    const link = linkTo(url, world);
    return link !== null && isOwnPullRequest(link, world) ? [link] : [];
  });
  const earlier = await Promise.all(links.slice(0, MOST_AUTHORS).map((link) => lookAtLinked(link, world)));
  return new Set(earlier.flatMap((seen) => (seen.kind === 'shown' ? [seen.pull.author] : [])));
}
