import type { ThreadComment } from '../ports/conversations.ts';
import type { PullRequest } from '../ports/pull-requests.ts';
import { believedHandover } from '../value/handover.ts';
import { type Ours, oursOf, ownComments, repositoryOf, sameRepository } from '../value/own-comments.ts';
import type { Job } from '../words/job.ts';
import type { StepWorld } from '../world.ts';
import { newestWithoutLink, type ReadAgain, readJobsAgain } from './late-link.ts';
import { isOwnPullRequest, linkTo, readLinked } from './linked.ts';
import type { OpenComment } from './settle-end.ts';

/** A pull request of the agent. `isSure` is false if only its author shows it, while a job of ours is still open. */
export interface OurPull {
  readonly number: number;
  readonly url: string;
  readonly isSure: boolean;
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
  const jobs = memory.openJobs();
  const made = await madeByOpenJobs(unnamed, jobs, world);
  const unmade = unnamed.filter((pull) => !made.includes(pull));
  const ended = unmade.length === 0 ? [] : newestWithoutLink(memory.marked(), MOST_ENDED_JOBS, world.clock.now());
  const again = await readJobsAgain(ended, world);
  await correct(again, ours, world);
  const left = unmade.filter((pull) => !again.jobs.some((job) => isMadeBy(job, pull, world)));
  const isUnclear = jobs.length > 0 || again.isPartial;
  const alike = isUnclear ? await byAuthorOf(memory.addresses(), left, world) : [];
  return pulls
    .filter((pull) => !left.includes(pull) || alike.includes(pull))
    .map((pull) => ({ number: pull.number, url: pull.url, isSure: !alike.includes(pull) }));
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

type Placed = ThreadComment & { readonly thread: number };

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

/** A pull request may be merged before its job's end is recorded: then only the service knows it. */
async function madeByOpenJobs(
  pulls: readonly PullRequest[],
  jobs: readonly string[],
  world: StepWorld,
): Promise<readonly PullRequest[]> {
  const { service, runner } = world;
  let left = pulls;
  for (const id of jobs) {
    if (left.length === 0) break;
    const reading = await service.readJob(id, runner.cancelled);
    if (reading.kind !== 'job') continue;
    left = left.filter((pull) => !isMadeBy(reading.job, pull, world));
  }
  return pulls.filter((pull) => !left.includes(pull));
}

/** The service may know a job's branch before it names its pull request. */
function isMadeBy({ prLink, ref }: Job, { url, head, headRepository }: PullRequest, { run }: StepWorld): boolean {
  const isItsBranch = head === ref && sameRepository(headRepository, repositoryOf(run));
  return url.toLowerCase() === prLink?.toLowerCase() || isItsBranch;
}

async function correct({ links }: ReadAgain, ours: Ours, world: StepWorld): Promise<void> {
  if (links.length === 0 || world.settings.dryRun) return;
  // Loaded on demand: few pushes find one.
  const { correctLate } = await import('./correct-late.ts');
  await correctLate(links, { ours, listed: [] }, world);
}

/** The service may not name a pull request yet, or not answer: then only the author of earlier ones hints at it. */
async function byAuthorOf(
  named: readonly string[],
  pulls: readonly PullRequest[],
  world: StepWorld,
): Promise<readonly PullRequest[]> {
  if (pulls.length === 0) return [];
  const links = named.flatMap((url) => {
    const link = linkTo(url, world);
    return link !== null && isOwnPullRequest(link, world) ? [link] : [];
  });
  const earlier = await Promise.all(links.slice(0, MOST_AUTHORS).map((link) => readLinked(link, world)));
  const authors = new Set(earlier.flatMap((pull) => (pull === null ? [] : [pull.author])));
  return pulls.filter(({ author }) => authors.has(author));
}
