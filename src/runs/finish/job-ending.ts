import type { Problem } from '../../errors.ts';
import type { FollowEnd, Silence } from '../../jobs/follow.ts';
import { type Job, type LinkRules, type PullRequestLink, readPullRequestLink } from '../../jobs/job.ts';
import { duration } from '../../jobs/progress.ts';
import type { JobResult } from '../../outcome.ts';
import type { PullRequest } from '../../ports/pull-requests.ts';
import { wordsFor } from '../../thread/end-words.ts';
import type { FinishedOutcome, Marker } from '../../thread/marker.ts';
import { minute, type SeenEnd, type StatusView } from '../../thread/status-comment.ts';

/** What a run knows about its job when the run ends. `endingWords` derives all wording from it. */
export interface JobEnding {
  readonly view: Exclude<StatusView, { readonly state: 'waiting' | 'starting' }>;
  /** The job as last seen; null if it wasn't. */
  readonly job: Job | null;
  /** The job had ended before we first read it, so its duration is not known. */
  readonly endedBefore?: boolean;
  /** The linked pull request, if this run has read it. */
  readonly pull?: PullRequest;
  /** See `End`. */
  readonly isUnconfirmed?: boolean;
}

type Started = Extract<StatusView, { readonly state: 'started' }>;

/** Turns the end of following a job into an ending. `waitedMinutes` is null for a run that does not wait. */
export function endingOfFollow(
  end: FollowEnd,
  { waitedMinutes, links }: { readonly waitedMinutes: number | null; readonly links: LinkRules },
): JobEnding {
  const { job } = end;
  switch (end.kind) {
    case 'final':
      return { ...endingOfJob(end.job, links), endedBefore: end.endedBefore };
    case 'deadline':
      if (end.silence !== null) return { view: unreachable(end.silence), job };
      return {
        view: {
          state: 'started',
          seen: waitedMinutes === null ? { kind: 'not-waiting' } : { kind: 'still-running', waitedMinutes },
        },
        job,
      };
    case 'cancelled':
      return { view: { state: 'started', seen: { kind: 'waiting-cancelled' } }, job };
    case 'lost':
      return { view: { state: 'started', seen: { kind: 'refused', problem: end.problem } }, job };
  }
}

/** Turns a job that has ended into an ending. A pull request counts even if the job was archived later. */
export function endingOfJob(job: Job, links: LinkRules): JobEnding & { readonly view: { readonly state: 'finished' } } {
  const nothing = { link: null, unlinked: null } as const;
  if (job.status === 'failed')
    return { view: { state: 'finished', outcome: 'failed', ...nothing, reason: job.error }, job };
  if (job.prLink === null) {
    const outcome = job.status === 'archived' ? 'archived' : 'no-pull-request';
    return { view: { state: 'finished', outcome, ...nothing }, job };
  }
  const view = { state: 'finished', outcome: 'pull-request', ...readNamed(job.prLink, links) } as const;
  return { view: job.status === 'archived' ? { ...view, archivedSince: true } : view, job };
}

/** Makes the ending recorded in the thread, for when the service isn't asked or no longer shows the job. */
export function endingRemembered(
  { outcome, pullRequest }: { readonly outcome: FinishedOutcome; readonly pullRequest: string | null },
  links: LinkRules,
): JobEnding {
  // The marker of a follow-up names its pull request whatever the end.
  const made = outcome === 'pull-request' ? pullRequest : null;
  const link = made === null ? null : readNamed(made, links).link;
  return { view: { state: 'finished', outcome, link, unlinked: null }, job: null };
}

/** Makes the ending of a request that certainly started nothing. */
export function endingNotCreated(problem: Problem): JobEnding {
  return { view: { state: 'not-created', problem }, job: null };
}

/** Why no job exists, if an earlier attempt reported that. */
export const NOT_CREATED_BEFORE: Problem = {
  message: "An earlier attempt's request had no effect; the status comment says why.",
  hint: 'Fix it, then comment again or use the command "retry".',
};

/** Why no job exists, if a run ended before the request because it could not confirm its status comment. */
export function neverRequested({ trigger }: Pick<Marker, 'trigger'>): Problem {
  const message = 'GitHub did not confirm this comment to the run, so nothing was requested.';
  const hint = trigger.kind === 'run' ? 'Re-run the workflow.' : 'Write the instruction again in a new comment.';
  return { message, hint };
}

/** Why nothing was sent, if the process that waited to send it died. */
export const NEVER_SENT: Problem = {
  message: 'The run ended while it waited for the agent to finish an earlier request, so nothing was sent.',
  hint: 'Request it again if it is still wanted.',
};

/** Why we can't tell whether a request arrived, if the process that sent it died. */
export const NEVER_NOTED = 'The run that sent the request ended before it could record the answer.';
/** The same, if the thread already says so. */
export const NOTED_BEFORE = 'An earlier attempt could not tell; the status comment says why.';

/** Makes the ending of a request that may or may not have arrived. */
export function endingUnknown(evidence: string): JobEnding {
  return { view: { state: 'unknown', evidence }, job: null };
}

/** Returns when a job ended, read at `now` (UTC, ms); null if no end was seen. */
export function endOf({ view, job, endedBefore = false }: JobEnding, now: number): SeenEnd | null {
  if (view.state !== 'finished' || job === null) return null;
  return endedBefore ? { before: now } : now;
}

/** The pull request the service named: linked, or with the reason why not. */
export interface NamedPullRequest {
  readonly link: PullRequestLink | null;
  readonly unlinked: { readonly text: string; readonly reason: string } | null;
}

/** Returns the pull request of an ending; a running job may already have one. */
export function pullRequestOf({ view, job }: JobEnding, links: LinkRules): NamedPullRequest {
  if (view.state === 'finished') return view;
  return job === null || job.prLink === null ? { link: null, unlinked: null } : readNamed(job.prLink, links);
}

function readNamed(prLink: string, links: LinkRules): NamedPullRequest {
  const read = readPullRequestLink(prLink, links);
  if (read.kind === 'link') return { link: read.link, unlinked: null };
  return { link: null, unlinked: { text: prLink, reason: read.reason } };
}

export interface EndingWords {
  readonly result: JobResult | 'error';
  /** For the summary's heading. */
  readonly headline: string;
  /** For the log and the annotation. */
  readonly sentence: string;
  readonly hint: string | null;
  /** For the summary, if something is wrong. */
  readonly problem: Problem | null;
}

/** The parts of a request that change the wording. */
export interface Requested {
  /** Null only if no job is known. */
  readonly jobId: string | null;
  readonly request: Marker['request'];
}

/** Words an ending for outputs, log and summary. */
export function endingWords({ view }: JobEnding, { jobId, request }: Requested): EndingWords {
  switch (view.state) {
    case 'started':
      return startedWords(view, { jobId: jobId ?? '', request });
    case 'finished':
      return finishedWords(view, { jobId: jobId ?? '', request });
    case 'not-created': {
      const { summary: headline, log } = wordsFor({ end: 'not-created', request });
      const { problem } = view;
      return { result: 'not-created', headline, sentence: `${log} ${problem.message}`, hint: problem.hint, problem };
    }
    case 'unknown': {
      const { summary: headline, log } = wordsFor({ end: 'unknown', request });
      const hint = CHECK_FIRST[request];
      const problem = { message: view.evidence, hint };
      return { result: 'unknown-start', headline, sentence: `${log} ${view.evidence}`, hint, problem };
    }
  }
}

const CHECK_FIRST: Readonly<Record<Marker['request'], string>> = {
  job: "We don't send the request twice, because that could start a second job: check the service first.",
  message: "We don't send it twice, because the agent could then do the same work again: check the pull request first.",
};

function startedWords({ seen }: Started, { jobId, request }: Requested & { readonly jobId: string }): EndingWords {
  const running = { result: 'still-running', hint: null, problem: null } as const;
  switch (seen.kind) {
    case 'working':
    case 'not-waiting':
      return {
        ...running,
        headline: request === 'message' ? 'follow-up sent' : 'started',
        sentence: `The job ${jobId} has ${request === 'message' ? 'the follow-up' : 'started'}; this run does not wait for it.`,
      };
    case 'waiting-cancelled':
    case 'waiting-cancelled-ended':
      return {
        ...running,
        headline: 'the run was cancelled, the job continues',
        sentence: `The run was cancelled; the job ${jobId} continues.`,
      };
    case 'still-running': {
      const waited = `${seen.waitedMinutes} ${seen.waitedMinutes === 1 ? 'minute' : 'minutes'}`;
      return {
        ...running,
        headline: 'still running',
        sentence: `The job ${jobId} is still running; this run stopped waiting after ${waited}.`,
      };
    }
    case 'refused':
      return {
        result: 'error',
        headline: "can't check the job",
        sentence: `The job ${jobId} may still be running, but the service doesn't show it: ${seen.problem.message}`,
        hint: seen.problem.hint,
        problem: seen.problem,
      };
    case 'unreachable':
      return unreachableWords(seen, jobId);
  }
}

/** A job that this run has seen was running then; one it never saw may be in any state. */
function unreachableWords(
  { since, tries, reason, lastSeen }: Extract<Started['seen'], { readonly kind: 'unreachable' }>,
  jobId: string,
): EndingWords {
  const seen = lastSeen === null ? 'It was not seen in this run' : `It was last seen at ${minute(lastSeen)}`;
  const message = `The service hasn't responded since ${minute(since)} (${tries} ${tries === 1 ? 'attempt' : 'attempts'}). The last attempt: ${reason}`;
  const hint = `The job ${jobId} may still be running. ${seen}.`;
  return {
    result: lastSeen === null ? 'error' : 'still-running',
    headline: "can't check the job",
    sentence: message,
    hint,
    problem: { message, hint },
  };
}

function unreachable({ since, tries, reason, retryAfterMs, lastSeen }: Silence): Started {
  const wait = retryAfterMs === null ? '' : ` The service asks us to wait ${duration(retryAfterMs)}.`;
  return { state: 'started', seen: { kind: 'unreachable', since, tries, reason: `${reason}${wait}`, lastSeen } };
}

function finishedWords(
  view: StatusView & { readonly state: 'finished' },
  { jobId, request }: Requested & { readonly jobId: string },
): EndingWords {
  const { outcome, link, unlinked, archivedSince, update } = view;
  if (outcome === 'failed') return failedWords(view.reason, jobId);
  const since = archivedSince === true ? ' The job has since been archived.' : '';
  const { summary: headline, log } = wordsFor({ end: outcome, request, update });
  const where =
    link !== null ? `: ${link.url}` : unlinked === null ? '.' : `, which is not linked, because ${unlinked.reason}.`;
  const sentence = `${log.replace('%', () => jobId)}${outcome === 'pull-request' ? where : ''}${since}`;
  return { result: outcome === 'no-news' ? 'still-running' : outcome, headline, sentence, hint: null, problem: null };
}

/** `reason` is undefined if this run hasn't read the job; then the status comment says why it failed. */
function failedWords(reason: string | null | undefined, jobId: string): EndingWords {
  const { summary: headline, log } = wordsFor({ end: 'failed', request: 'job' });
  const failed = { result: 'failed', headline, problem: null } as const;
  const sentence = log.replace('%', () => jobId);
  if (reason === undefined)
    return { ...failed, sentence, hint: 'The status comment says why, if the service gave a reason.' };
  if (reason === null) return { ...failed, sentence, hint: 'The service gave no reason; check the job there.' };
  const message = `The service says: ${reason}${/[.!?…]$/.test(reason) ? '' : '.'}`;
  return { ...failed, sentence: `${sentence} ${message}`, hint: null, problem: { message, hint: '' } };
}
