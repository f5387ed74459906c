import type { ThreadComment } from '../ports/conversations.ts';
import type { PullRequest } from '../ports/pull-requests.ts';
import { believedHandover } from '../value/handover.ts';
import { oursOf, ownComments, repositoryOf, sameRepository } from '../value/own-comments.ts';
import type { StepWorld } from '../world.ts';
import { isOwnPullRequest, linkTo, readLinked } from './linked.ts';

/** A pull request of the agent. `isSure` is false if only its author shows it, while a job of ours is still open. */
export interface OurPull {
  readonly number: number;
  readonly url: string;
  readonly isSure: boolean;
}

/** How many of our unfinished jobs are read to see whether one made a merged pull request. */
const MOST_OPEN_JOBS = 5;
/** How many earlier pull requests of the agent are read for their author. */
const MOST_AUTHORS = 2;
/** For each kind of comment. */
const MOST_PAGES = 10;

/** Lists those pull requests that have our hand-over, or that our status comments or jobs name. Throws `RepositoryError`. */
export async function oursAmong(pulls: readonly PullRequest[], world: StepWorld): Promise<readonly OurPull[]> {
  if (pulls.length === 0) return [];
  const { repository } = world;
  const ours = oursOf(await repository.viewer(), world);
  const memory = new NamedPulls();
  const remember = (rows: readonly ThreadComment[]): void => memory.add(ownComments(rows, ours).marked);
  const handedOver = await Promise.all(
    pulls.map(async ({ number }) => {
      const comments = await repository.comments(number);
      remember(comments);
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
  const jobs = memory.openJobs();
  const made = await madeByOpenJobs(unnamed(), jobs, world);
  const left = unnamed().filter((pull) => !made.includes(pull));
  const alike = jobs.length === 0 ? [] : await byAuthorOf(memory.addresses(), left, world);
  return pulls
    .filter((pull) => !left.includes(pull) || alike.includes(pull))
    .map((pull) => ({ number: pull.number, url: pull.url, isSure: !alike.includes(pull) }));
}

/** What our status comments say about pull requests, and about jobs whose pull request they don't name yet. */
class NamedPulls {
  readonly #named = new Set<string>();
  readonly #open = new Set<string>();

  add(marked: ReturnType<typeof ownComments>['marked']): void {
    for (const { marker } of marked) {
      const { state, outcome, jobId, pullRequest } = marker;
      if (pullRequest !== null) this.#named.add(pullRequest.toLowerCase());
      const isUnnamed = outcome === 'pull-request' && pullRequest === null;
      if (jobId !== null && (state === 'started' || isUnnamed)) this.#open.add(jobId);
    }
  }

  names({ url }: PullRequest): boolean {
    return this.#named.has(url.toLowerCase());
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
  { service, runner, run }: StepWorld,
): Promise<readonly PullRequest[]> {
  let left = pulls;
  for (const id of jobs) {
    if (left.length === 0) break;
    const reading = await service.readJob(id, runner.cancelled);
    if (reading.kind !== 'job') continue;
    const { prLink, ref } = reading.job;
    left = left.filter(
      ({ url, head, headRepository }) =>
        url.toLowerCase() !== prLink?.toLowerCase() &&
        !(head === ref && sameRepository(headRepository, repositoryOf(run))),
    );
  }
  return pulls.filter((pull) => !left.includes(pull));
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
