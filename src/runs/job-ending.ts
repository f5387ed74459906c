import type { Problem } from '../errors.ts';
import type { FollowEnd } from '../jobs/follow.ts';
import { type Job, type PullRequestLink, pullRequestLink } from '../jobs/job.ts';
import type { JobResult } from '../outcome.ts';
import type { FinishedOutcome } from '../thread/marker.ts';
import type { StatusView } from '../thread/status-comment.ts';

/** How a job ended for this run: what the outputs, the log, the summary and the status comment say of it. */
export interface JobEnding {
  readonly result: JobResult | 'error';
  /** For the summary's heading. */
  readonly headline: string;
  /** For the log and the annotation. */
  readonly sentence: string;
  readonly hint: string | null;
  readonly problem: Problem | null;
  readonly view: StatusView;
  readonly job: Job | null;
  readonly link: PullRequestLink | null;
  /** The job itself is over, so its duration is known. */
  readonly over: boolean;
}

type LinkRules = Parameters<typeof pullRequestLink>[1];

/** Words the end of following a job; `waitedMinutes` is null for a run that does not wait. */
export function endingOfFollow(
  end: FollowEnd,
  {
    jobId,
    waitedMinutes,
    links,
  }: { readonly jobId: string; readonly waitedMinutes: number | null; readonly links: LinkRules },
): JobEnding {
  const link = linkOf(end.job, links);
  const { job } = end;
  switch (end.kind) {
    case 'final':
      return endingOfJob(end.job, link);
    case 'deadline':
      return { ...deadlineWords(jobId, waitedMinutes), ...STILL_RUNNING, job, link };
    case 'cancelled':
      return {
        ...STILL_RUNNING,
        headline: 'waiting was cancelled, the job goes on',
        sentence: `Waiting was cancelled; the job ${jobId} goes on.`,
        view: { state: 'started', seen: { kind: 'waiting-cancelled' } },
        job,
        link,
      };
    case 'lost':
      return {
        result: 'error',
        headline: 'out of sight',
        sentence: `The job ${jobId} may go on, but the service does not show it: ${end.problem.message}`,
        hint: end.problem.hint,
        problem: end.problem,
        view: { state: 'started', seen: { kind: 'out-of-sight', problem: end.problem } },
        job,
        link,
        over: false,
      };
  }
}

const STILL_RUNNING = { result: 'still-running', hint: null, problem: null, over: false } as const;

function deadlineWords(jobId: string, waitedMinutes: number | null): Pick<JobEnding, 'headline' | 'sentence' | 'view'> {
  if (waitedMinutes === null) {
    return {
      headline: 'started',
      sentence: `The job ${jobId} has started; this run does not wait for it.`,
      view: { state: 'started', seen: { kind: 'not-waiting' } },
    };
  }
  return {
    headline: 'still running',
    sentence: `The job ${jobId} is still running after ${waitedMinutes} ${waitedMinutes === 1 ? 'minute' : 'minutes'} of waiting; it goes on.`,
    view: { state: 'started', seen: { kind: 'still-running', waitedMinutes } },
  };
}

function linkOf(job: Job | null, links: LinkRules): PullRequestLink | null {
  return job === null || job.prLink === null ? null : pullRequestLink(job.prLink, links);
}

/** Words the end that the thread remembers, where the service does not show the job any more. */
export function endingRemembered(jobId: string, outcome: FinishedOutcome): JobEnding {
  const { result, words } = REMEMBERED[outcome];
  return {
    result,
    headline: words,
    sentence: `The job ${jobId} ${words}, says the thread.`,
    hint: null,
    problem: null,
    view: { state: 'finished', outcome, link: null, unlinked: null },
    job: null,
    link: null,
    over: false,
  };
}

const REMEMBERED: Readonly<Record<FinishedOutcome, { readonly result: JobResult; readonly words: string }>> = {
  'pull-request': { result: 'pull-request', words: 'has made a pull request' },
  'no-pull-request': { result: 'no-pull-request', words: 'has ended, no pull request was reported' },
  failed: { result: 'failed', words: 'has failed' },
  archived: { result: 'archived', words: 'was archived' },
  'no-news': { result: 'still-running', words: 'has given no news for seven days' },
};

/** Words a request that certainly started nothing. */
export function endingNotCreated(problem: Problem): JobEnding {
  return {
    result: 'not-created',
    headline: 'not started',
    sentence: `No job was started. ${problem.message}`,
    hint: problem.hint,
    problem,
    view: { state: 'not-created', problem },
    job: null,
    link: null,
    over: false,
  };
}

/** Why nobody knows whether there is a job, where the process that asked for it is dead. */
export const NEVER_CONFIRMED = 'the run that asked for it ended before the service had confirmed its request.';

/** Words a request of which nobody knows whether it arrived. */
export function endingUnknown(evidence: string): JobEnding {
  const hint = 'It is not asked for again, because that could start a second one: look into the service first.';
  return {
    result: 'unknown-start',
    headline: 'a job may have been started',
    sentence: `A job may have been started, but the service did not confirm it: ${evidence}`,
    hint,
    problem: { message: evidence, hint },
    view: { state: 'unknown', evidence },
    job: null,
    link: null,
    over: false,
  };
}

function endingOfJob(job: Job, link: PullRequestLink | null): JobEnding {
  const ended = { hint: null, problem: null, job, link, over: true };
  if (job.status === 'failed') {
    const again = 'The service gives no reason; look at the job there.';
    const view = { state: 'finished', outcome: 'failed', link: null, unlinked: null } as const;
    return { ...ended, result: 'failed', headline: 'failed', sentence: `The job ${job.id} failed.`, hint: again, view };
  }
  if (job.status === 'archived') {
    const view = { state: 'finished', outcome: 'archived', link: null, unlinked: null } as const;
    return { ...ended, result: 'archived', headline: 'archived', sentence: `The job ${job.id} was archived.`, view };
  }
  if (job.prLink === null) {
    return {
      ...ended,
      result: 'no-pull-request',
      headline: 'finished, no pull request was reported',
      sentence: `The job ${job.id} is finished; no pull request was reported.`,
      view: { state: 'finished', outcome: 'no-pull-request', link: null, unlinked: null },
    };
  }
  const where = link?.url ?? 'an address that is not linked, because `link-hosts` does not name its host';
  return {
    ...ended,
    result: 'pull-request',
    headline: 'pull request made',
    sentence: `The job ${job.id} is finished and has made a pull request: ${where}`,
    view: { state: 'finished', outcome: 'pull-request', link, unlinked: link === null ? job.prLink : null },
  };
}
