import type { Problem } from '../errors.ts';
import type { FollowEnd } from '../jobs/follow.ts';
import { type Job, type PullRequestLink, pullRequestLink } from '../jobs/job.ts';
import type { JobResult } from '../outcome.ts';
import type { Sighting, StatusView } from '../thread/status-comment.ts';

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

/** Words the end of following a job. */
export function endingOfFollow(
  end: FollowEnd,
  {
    jobId,
    waitedMinutes,
    links,
  }: { readonly jobId: string; readonly waitedMinutes: number; readonly links: LinkRules },
): JobEnding {
  switch (end.kind) {
    case 'final':
      return endingOfJob(end.job, links);
    case 'deadline':
      return stillRunning(end.job, {
        seen: { kind: 'still-running', waitedMinutes },
        sentence: `The job ${jobId} is still running after ${waitedMinutes} minutes of waiting; it goes on.`,
        headline: 'still running',
      });
    case 'cancelled':
      return stillRunning(end.job, {
        seen: { kind: 'waiting-cancelled' },
        sentence: `Waiting was cancelled; the job ${jobId} goes on.`,
        headline: 'waiting was cancelled, the job goes on',
      });
    case 'lost':
      return {
        ...stillRunning(end.job, {
          seen: { kind: 'out-of-sight', problem: end.problem },
          sentence: `The job ${jobId} may go on, but the service does not show it: ${end.problem.message}`,
          headline: 'out of sight',
        }),
        result: 'error',
        hint: end.problem.hint,
        problem: end.problem,
      };
  }
}

/** Words the end that the thread remembers, where the service does not show the job any more. */
export function endingRemembered(jobId: string, outcome: 'pull-request' | 'no-pull-request'): JobEnding {
  const what = outcome === 'pull-request' ? 'made a pull request' : 'reported no pull request';
  return {
    result: outcome,
    headline: `finished, it ${what}`,
    sentence: `The job ${jobId} has ${what}, says the thread; the service does not show it now.`,
    hint: null,
    problem: null,
    view: { state: 'finished', outcome, link: null, unlinked: null },
    job: null,
    link: null,
    over: false,
  };
}

/** Words the state of a job that nobody waits for. */
export function endingWithoutWaiting(job: Job): JobEnding {
  return stillRunning(job, {
    seen: { kind: 'not-waiting' },
    sentence: `The job ${job.id} has started; this run does not wait for it.`,
    headline: 'started',
  });
}

/** Words a request that certainly started nothing. */
export function endingNotCreated(problem: Problem): JobEnding {
  return {
    result: 'not-created',
    headline: 'not started',
    sentence: `No job was started: ${problem.message}`,
    hint: problem.hint,
    problem,
    view: { state: 'not-created', problem },
    job: null,
    link: null,
    over: false,
  };
}

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

function endingOfJob(job: Job, links: LinkRules): JobEnding {
  const link = job.prLink === null ? null : pullRequestLink(job.prLink, links);
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

function stillRunning(
  job: Job | null,
  words: { readonly seen: Sighting; readonly sentence: string; readonly headline: string },
): JobEnding {
  return {
    result: 'still-running',
    headline: words.headline,
    sentence: words.sentence,
    hint: null,
    problem: null,
    view: { state: 'started', seen: words.seen },
    job,
    link: null,
    over: false,
  };
}
