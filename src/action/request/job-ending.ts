import type { CommentRef, Conversation } from '../ports/conversations.ts';
import type { Announcement, FinishedOutcome, Marker } from '../value/marker.ts';
import type { Writer } from '../value/rights.ts';
import type { EndView, StatusView } from '../value/status-view.ts';
import { duration } from '../wording/amounts.ts';
import type { HandoverText } from '../wording/handover-text.ts';
import type { SeenEnd } from '../wording/status-comment.ts';
import type { Problem } from '../words/errors.ts';
import {
  endWithoutPullRequest,
  isFinal,
  type Job,
  type LinkRules,
  type PullRequestLink,
  readPullRequestLink,
} from '../words/job.ts';
import type { FollowEnd, Silence } from './follow.ts';
import type { LinkedPullRequest } from './linked.ts';

/** What a run knows about its job when the run ends. `outcomeWords` derives all wording from it. */
export interface JobEnding {
  readonly view: EndView;
  /** The job as last seen; null if it wasn't. */
  readonly job: Job | null;
  /** The job had ended before we first read it, so its duration is not known. */
  readonly endedBefore?: boolean;
  /** The linked pull request, if this run has looked at it. */
  readonly seen?: LinkedPullRequest;
  /** Only a comment says that the job made the pull request: why it couldn't be confirmed. */
  readonly unconfirmed?: string;
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
    case 'cancelled': {
      // Its link may still come.
      const hasEnded = job !== null && isFinal(job);
      return {
        view: { state: 'started', seen: { kind: hasEnded ? 'waiting-cancelled-ended' : 'waiting-cancelled' } },
        job,
      };
    }
    case 'lost':
      return { view: { state: 'started', seen: { kind: 'refused', problem: end.problem } }, job };
  }
}

/** Turns a job that has ended into an ending. A pull request counts even if the job was archived later. */
export function endingOfJob(job: Job, links: LinkRules): JobEnding & { readonly view: { readonly state: 'finished' } } {
  const nothing = { link: null, unlinked: null } as const;
  const outcome = endWithoutPullRequest(job) ?? 'no-pull-request';
  if (outcome === 'failed') return { view: { state: 'finished', outcome, ...nothing, reason: job.error }, job };
  if (job.prLink === null) return { view: { state: 'finished', outcome, ...nothing }, job };
  const view = { state: 'finished', outcome: 'pull-request', ...readNamed(job, links) } as const;
  return { view: job.status === 'archived' ? { ...view, archivedSince: true } : view, job };
}

/** Makes the ending recorded in the thread, for when the service isn't asked or no longer shows the job. */
export function endingRemembered(
  { outcome, pullRequest }: { readonly outcome: FinishedOutcome; readonly pullRequest: string | null },
  links: LinkRules,
): JobEnding {
  // The marker of a follow-up names its pull request whatever the end.
  const made = outcome === 'pull-request' ? pullRequest : null;
  const { link } = readNamed({ prLink: made, shownLink: '' }, links);
  return { view: { state: 'finished', outcome, link, unlinked: null }, job: null };
}

/** Makes the ending of a request that certainly started nothing. */
export function endingNotCreated(problem: Problem): JobEnding {
  return { view: { state: 'not-created', problem }, job: null };
}

/** Makes the ending of a request that may or may not have arrived. */
export function endingUnknown(evidence: string): JobEnding {
  return { view: { state: 'unknown', evidence }, job: null };
}

/** Returns when a job ended, read at `now` (UTC, ms); null if no end was seen, as of a job without news. */
export function endOf({ view, job, endedBefore = false }: JobEnding, now: number): SeenEnd | null {
  if (view.state !== 'finished' || view.outcome === 'no-news' || job === null) return null;
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
  return job === null ? { link: null, unlinked: null } : readNamed(job, links);
}

function readNamed({ prLink, shownLink }: Pick<Job, 'prLink' | 'shownLink'>, links: LinkRules): NamedPullRequest {
  if (prLink === null) return { link: null, unlinked: null };
  const read = readPullRequestLink(prLink, links);
  if (read.kind === 'link') return { link: read.link, unlinked: null };
  return { link: null, unlinked: { text: shownLink, reason: read.reason } };
}

function unreachable({ since, tries, reason, retryAfterMs, lastSeen }: Silence): Started {
  const wait = retryAfterMs === null ? '' : ` The service asks us to wait ${duration(retryAfterMs)}.`;
  return { state: 'started', seen: { kind: 'unreachable', since, tries, reason: `${reason}${wait}`, lastSeen } };
}

/** A job's end, who writes it, and what its announcements need that the record doesn't hold. */
export interface Ending extends JobEnding {
  readonly writer: Writer;
  /** The comment that requested the job; null if a workflow did. */
  readonly causedBy: CommentRef | null;
  /** Our comments in the thread, as far as this run has read them: the notice may be among them. */
  readonly written?: readonly string[];
  /** The run's answer to `status` reports this end, so there is no other notice. */
  readonly answering?: boolean;
  readonly handover: () => Promise<HandedOver>;
}

/** An end to be announced to the requester, in addition to the status comment. */
export interface End extends Ending {
  /** Null if none is known. */
  readonly jobId: string | null;
  readonly request: Marker['request'];
  /** UTC, ms. */
  readonly askedAt: number;
  /** Null for a job without a thread. */
  readonly conversation: Conversation | null;
  readonly status: (CommentRef & { readonly url: string }) | null;
  /** For a message: the address of the pull request that it was sent to; null if it is not known. */
  readonly sentTo: string | null;
  /** See `Marker`. */
  readonly group: string | undefined;
}

/** What a hand-over says, and who is asked to review the pull request; absent if no one is. */
export interface HandedOver extends Omit<HandoverText, 'origin' | 'command'> {
  readonly reviewer?: string | undefined;
  /** Id of the run to link; absent to link the status comment, or, without one, this run. */
  readonly run?: string;
}

/** Lists what must still be announced to the requester about an end that a marker records. */
export function owed({ state, outcome, trigger, request, told, group }: Marker): readonly Announcement[] {
  if (state === 'waiting' || state === 'starting' || state === 'started' || outcome === 'no-news') return [];
  const due: readonly Announcement[] = [
    ...(trigger.kind === 'run' ? [] : (['reaction'] as const)),
    ...(state === 'finished' ? (['notice'] as const) : []),
    ...(outcome === 'pull-request' && (request === 'job' || group !== undefined) ? (['handover'] as const) : []),
  ];
  return due.filter((kind) => !told.includes(kind));
}
