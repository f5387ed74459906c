import type { JobReading } from '../ports/jobs.ts';
import type { OpenPullRequest } from '../ports/pull-requests.ts';
import { handoverOf, type Ours, oursOf, repositoryOf, sameRepository } from '../value/own-comments.ts';
import type { LinkedPullRequest } from '../value/stage.ts';
import { because, jobNotShown, type WhyAlone } from '../wording/why-not.ts';
import { isFinal, type PullRequestLink } from '../words/job.ts';
import type { World } from '../world.ts';
import { linkTo, lookAtJob, namedBy } from './linked.ts';
import { orWarn } from './react.ts';

/** The job a message goes to, the address of its pull request, and the head commit of that now; both null if unknown. */
export type FollowedJob = Readonly<{ jobId: string; pullRequest: string | null; head: string | null }>;

/** An open pull request that can take a request. `isBusy`: its job worked on an earlier one at `seenAt` (monotonic, ms). */
export type OpenPull = Readonly<{ link: PullRequestLink; isBusy: boolean; seenAt: number }>;

/** What a request becomes. */
export type Addressee =
  /** A job of its own. `why`: there is an open pull request, but it can't take the request. */
  | { readonly kind: 'job'; readonly why: WhyAlone | null }
  /** A message. `into`: the open pull request that it is added to; null if the requester means this job. */
  | { readonly kind: 'message'; readonly job: FollowedJob; readonly into: OpenPull | null };

export const ALONE: Addressee = { kind: 'job', why: null };

/** The open pull requests, newest first, and which of them a request may be added to; for `group`, see `Marker`. */
export type Listed = { readonly ours: Ours; readonly group: string; readonly pulls: readonly OpenPullRequest[] };

/** Lists the open pull requests if a request of a group may be added to one. A failure is a warning: a new job needs none. */
export async function listOpen(group: string, world: World): Promise<Listed | null> {
  const { settings, repository, runner } = world;
  if (settings.pullRequest !== 'open') return null;
  const reading = Promise.all([repository.viewer(), repository.openPullRequests({ insists: true })]);
  const read = await orWarn(reading, 'Could not look for an open pull request, so the request gets its own', runner);
  return read && { ours: oursOf(read[0], world), group, pulls: read[1] };
}

/** A list without all first comments may show a hand-over that isn't the first; each of them costs a request. */
const MOST_CHECKED = 3;

/** Picks the newest whose first hand-over of ours is of the group, and whose head is in the repository. */
export async function findOpen(listed: Listed | null, world: World): Promise<Addressee> {
  if (listed === null) return ALONE;
  const { pulls, group, ours } = listed;
  const jobIn = (comments: OpenPullRequest['comments']): string | null => {
    const handover = handoverOf(comments, ours)?.handover;
    return handover?.group === group ? handover.job : null;
  };
  const possible = pulls.flatMap((pull) => {
    const job = sameRepository(pull.head.repository, ours.repository) ? jobIn(pull.comments) : null;
    return job === null ? [] : [{ pull, job }];
  });
  for (const { pull, job } of possible.slice(0, MOST_CHECKED)) {
    const failed = `Could not check whose the open pull request ${pull.number} is`;
    const [found, comments] = await Promise.all([
      offered(pull, job, world),
      pull.lacksOlder ? orWarn(world.repository.comments(pull.number), failed, world.runner) : pull.comments,
    ]);
    // An earlier hand-over may say that the pull request is someone else's.
    if (jobIn(comments ?? []) !== null) return found;
  }
  return ALONE;
}

/** What a hand-over says is memory: the service must name the same pull request for its job. */
async function offered({ number, head }: OpenPullRequest, jobId: string, world: World): Promise<Addressee> {
  const { serverUrl, repository } = world.run;
  const link = linkTo(`${serverUrl}/${repository}/pull/${number}`, world);
  if (link === null) return ALONE;
  const seenAt = world.clock.monotonic();
  const reading = await lookAtJob(jobId, world);
  const why = await whyNot(reading, link, world);
  if (why !== null) return { kind: 'job', why };
  const isBusy = reading.kind !== 'job' || !isFinal(reading.job);
  const job = { jobId, pullRequest: link.url, head: head.sha };
  return { kind: 'message', job, into: { link, isBusy, seenAt } };
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
  // It may be at work, or free: a run that waits will know.
  if (reading.kind === 'failed' && world.settings.wait) return null;
  if (reading.kind !== 'job') return jobNotShown(link, reading.problem);
  const named = await namedBy(reading.job, link, world);
  if (named === 'unread') return because(`GitHub did not show ${about}`);
  if (named === 'other' || named === 'none') return because(`the service names no job of ${about}`);
  return reading.job.status === 'archived' ? because(`the job of ${about} is archived`) : null;
}
