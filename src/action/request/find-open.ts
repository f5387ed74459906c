import type { JobReading } from '../ports/jobs.ts';
import type { OpenPullRequest } from '../ports/pull-requests.ts';
import { type Handover, handoverOf, type Ours, oursOf, repositoryOf, sameRepository } from '../value/own-comments.ts';
import type { LinkedPullRequest } from '../value/stage.ts';
import { because, jobNotShown, type WhyAlone } from '../wording/why-not.ts';
import { problemText, repositoryErrorOf } from '../words/errors.ts';
import { isFinal, type PullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import { linkTo, lookAtJob, namedBy } from './linked.ts';

/** The job a follow-up goes to. */
export interface FollowedJob {
  readonly jobId: string;
  /** Address of its pull request; null if it is not known. */
  readonly pullRequest: string | null;
  /** The head commit of its pull request now; null if it can't be read. */
  readonly head: string | null;
}

/** What GitHub shows of the open pull requests, newest first, and which of them a request may be added to. */
export interface Listed {
  readonly ours: Ours;
  /** See `Marker.group`. */
  readonly group: string;
  readonly pulls: readonly OpenPullRequest[];
}

/** An open pull request of earlier requests that can take another one. */
export interface OpenPull {
  readonly kind: 'open';
  readonly link: PullRequestLink;
  readonly job: FollowedJob;
  /** Its job works on an earlier request, as far as we know. */
  readonly isBusy: boolean;
  /** When that was read (monotonic, ms). */
  readonly seenAt: number;
}

/** The request gets a job of its own. `why`: there is an open pull request, but it can't take the request. */
export interface Alone {
  readonly kind: 'job';
  readonly why: WhyAlone | null;
}

/** Lists the open pull requests if a request of a group may be added to one. A failure is a warning: a new job needs none. */
export async function listOpen(group: string, world: World): Promise<Listed | null> {
  const { settings, repository, runner } = world;
  if (settings.pullRequest !== 'open') return null;
  try {
    const [login, pulls] = await Promise.all([repository.viewer(), repository.openPullRequests({ insists: true })]);
    return { ours: oursOf(login, world), group, pulls };
  } catch (error) {
    const failure = problemText(repositoryErrorOf(error));
    runner.warning(`Could not look for an open pull request, so the request gets its own: ${failure}`);
    return null;
  }
}

/**
 * Chooses the newest open pull request for a request: its first hand-over of ours must be of the same repository,
 * service and group, and its head in the repository. Null if there is none.
 */
export function chooseOpen(
  pulls: Listed['pulls'],
  group: string,
  ours: Ours,
): { readonly pull: OpenPullRequest; readonly handover: Handover } | null {
  for (const pull of pulls) {
    const handover = handoverOf(pull.comments, ours)?.handover;
    if (sameRepository(pull.head.repository, ours.repository) && handover?.group === group) return { pull, handover };
  }
  return null;
}

/** A list without all first comments may show a hand-over that isn't the first; each of them costs a request. */
const MOST_CHECKED = 3;

export const ALONE: Alone = { kind: 'job', why: null };

/** Says where a request goes that asks for no certain job. `listed` is null if it gets its own. */
export async function findOpen(listed: Listed | null, world: World): Promise<OpenPull | Alone> {
  if (listed === null) return ALONE;
  const { pulls, group, ours } = listed;
  const possible = pulls.flatMap((pull) => chooseOpen([pull], group, ours) ?? []);
  for (const { pull, handover } of possible.slice(0, MOST_CHECKED)) {
    const [found, comments] = await Promise.all([offered(pull, handover.job, world), commentsOf(pull, world)]);
    // An earlier hand-over may say that the pull request is someone else's.
    if (chooseOpen([{ ...pull, comments }], group, ours) !== null) return found;
  }
  return ALONE;
}

/** What a hand-over says is memory: the service must name the same pull request for its job. */
async function offered({ number, head }: OpenPullRequest, jobId: string, world: World): Promise<OpenPull | Alone> {
  const { serverUrl, repository } = world.run;
  const link = linkTo(`${serverUrl}/${repository}/pull/${number}`, world);
  if (link === null) return ALONE;
  const seenAt = world.clock.monotonic();
  const reading = await lookAtJob(jobId, world);
  const why = await whyNot(reading, link, world);
  if (why !== null) return { kind: 'job', why };
  const isBusy = reading.kind !== 'job' || !isFinal(reading.job);
  return { kind: 'open', link, job: { jobId, pullRequest: link.url, head: head.sha }, isBusy, seenAt };
}

/** Reads the comments of a pull request if the list lacks the first ones; none if GitHub doesn't show them. */
async function commentsOf(pull: OpenPullRequest, { repository, runner }: World): Promise<OpenPullRequest['comments']> {
  if (!pull.lacksOlder) return pull.comments;
  try {
    return await repository.comments(pull.number);
  } catch (error) {
    const failure = problemText(repositoryErrorOf(error));
    runner.warning(`Could not check whose the open pull request ${pull.number} is: ${failure}`);
    return [];
  }
}

/** Returns the head of a pull request that can take a request, or why it can't, based on a read of it. */
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
  if (reading.kind !== 'job') {
    // It may be at work, or free: a run that waits will know.
    return reading.kind === 'failed' && world.settings.wait ? null : jobNotShown(link, reading.problem);
  }
  const named = await namedBy(reading.job, link, world);
  if (named === 'unread') return because(`GitHub did not show ${about}`);
  if (named === 'other' || named === 'none') return because(`the service names no job of ${about}`);
  return reading.job.status === 'archived' ? because(`the job of ${about} is archived`) : null;
}
