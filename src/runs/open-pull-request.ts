import { type Problem, problemText, repositoryErrorOf } from '../errors.ts';
import { isFinal, type PullRequestLink, readPullRequestLink } from '../jobs/job.ts';
import type { JobReading } from '../ports/jobs.ts';
import type { OpenPullRequest } from '../ports/pull-requests.ts';
import { chooseOpen, isHere } from '../thread/open-pull-request.ts';
import { isOwnPullRequest, type LinkedPullRequest, lookAtLinked } from './finish/pull-request-facts.ts';
import type { FollowedJob } from './job-request.ts';
import { linkRules, oursOf, repositoryOf, type World } from './world.ts';

/** What GitHub shows of the open pull requests, and who we are. */
export interface Listed {
  readonly login: string;
  readonly pulls: readonly OpenPullRequest[];
}

/** An open pull request of earlier requests that can take another one. */
export interface OpenPull {
  readonly kind: 'open';
  readonly link: PullRequestLink;
  readonly job: FollowedJob;
  /** Its job works on an earlier request, as far as we know. */
  readonly isBusy: boolean;
}

/** Why a request gets a pull request of its own although there is an open one; null if there is none. */
export interface Alone {
  readonly kind: 'alone';
  readonly why: WhyAlone | null;
}

export interface WhyAlone {
  /** Plain words, for the status comment. */
  readonly sentence: string;
  /** What the service said; null if it said nothing. */
  readonly problem: Problem | null;
}

/** Lists the open pull requests if a request may be added to one. A failure is a warning: a new job needs none. */
export async function listOpen({ settings, repository, runner }: World): Promise<Listed | null> {
  if (settings.pullRequest !== 'open') return null;
  try {
    const [login, pulls] = await Promise.all([repository.viewer(), repository.openPullRequests()]);
    return { login, pulls };
  } catch (error) {
    const failure = problemText(repositoryErrorOf(error));
    runner.warning(`Could not look for an open pull request, so the request gets its own: ${failure}`);
    return null;
  }
}

/**
 * Chooses the pull request for a request of a group, with one read of its job. What a hand-over says is memory: the
 * service must name the same pull request.
 */
export async function findOpen(listed: Listed, group: string, world: World): Promise<OpenPull | Alone> {
  const { serverUrl, repository } = world.run;
  const chosen = chooseOpen(listed.pulls, group, oursOf(listed.login, world));
  if (chosen === null) return { kind: 'alone', why: null };
  const { number } = chosen;
  const named = readPullRequestLink(`${serverUrl}/${repository}/pull/${number}`, linkRules(world));
  if (named.kind !== 'link') return { kind: 'alone', why: null };
  const { link } = named;
  const jobId = chosen.handover.job;
  const [reading, seen] = await Promise.all([
    world.service.readJob(jobId, world.runner.cancelled),
    chosen.head === null ? lookAtLinked(link, world) : null,
  ]);
  const head = seen === null ? chosen.head : headOf(seen, world);
  if (head === null) return { kind: 'alone', why: null };
  const why = whyNot(reading, link, world);
  if (why !== null) return { kind: 'alone', why };
  const isBusy = reading.kind !== 'job' || !isFinal(reading.job);
  return { kind: 'open', link, job: { jobId, pullRequest: link.url, head }, isBusy };
}

/** Returns the head of a pull request that is open and in this repository; null for any other. */
export function headOf(seen: LinkedPullRequest, { run }: Pick<World, 'run'>): string | null {
  if (seen.kind !== 'shown' || seen.pull.state !== 'open') return null;
  return isHere(seen.pull.headRepository, { repository: repositoryOf(run) }) ? seen.pull.headSha : null;
}

/** Says why a job takes no message for its pull request, based on a read of it; null if it may. */
export function whyNot(reading: JobReading, link: PullRequestLink, world: World): WhyAlone | null {
  const about = `pull request ${link.number}`;
  switch (reading.kind) {
    case 'refused':
    case 'missing':
      return {
        sentence: `A new job was started, because the service did not show the job of ${about}.`,
        problem: reading.problem,
      };
    case 'failed':
      return null;
    case 'job': {
      const { prLink, status } = reading.job;
      const named = prLink === null ? null : readPullRequestLink(prLink, linkRules(world));
      const isOther =
        named === null
          ? isFinal(reading.job)
          : named.kind !== 'link' || !isOwnPullRequest(named.link, world) || named.link.number !== link.number;
      if (isOther)
        return { sentence: `A new job was started, because the service names no job of ${about}.`, problem: null };
      const sentence = `A new job was started, because the job of ${about} is archived.`;
      return status === 'archived' ? { sentence, problem: null } : null;
    }
  }
}
