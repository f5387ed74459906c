import { type Announcement, type FinishedOutcome, isUnfinished, type Marker } from '../value/marker.ts';
import type { EndView, Stage, StatusView } from '../value/stage.ts';
import { duration } from '../wording/amounts.ts';
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
import type { FollowEnd, Silence } from './poll.ts';

/** The stages of a request; nothing else makes one. */

/** Where a request stands that ends for this run. `outcomeWords` derives all wording from it. */
export type Ending = Stage<EndView>;

/** Its status comment is written, or about to be, and nothing is sent yet. */
export const STARTING: Stage = { view: { state: 'starting' }, job: null };

/** It waits until the agent has finished with a pull request. */
export function waitingOn({ number }: Pick<PullRequestLink, 'number'>): Stage {
  return { view: { state: 'waiting', pullRequest: number }, job: null };
}

/** Its job works, as far as we know: `job` is null if this run hasn't seen it. */
export function working(job: Job | null): Ending {
  return { view: { state: 'started', seen: { kind: 'working' } }, job };
}

/** Its run was cancelled or died: someone else must look after the job. `hasEnded`: its link may still come. */
export function leftAlone(job: Job | null, { hasEnded }: { readonly hasEnded: boolean }): Ending {
  return {
    view: { state: 'started', seen: { kind: hasEnded ? 'waiting-cancelled-ended' : 'waiting-cancelled' } },
    job,
  };
}

/** Nothing was heard of its job for days. */
export function withoutNews(job: Job | null): Ending {
  return { view: { state: 'finished', outcome: 'no-news', link: null, unlinked: null }, job };
}

type Started = Extract<StatusView, { readonly state: 'started' }>;

/** Turns the end of following a job into an ending. `waitedMinutes` is null for a run that does not wait. */
export function endingOfFollow(
  end: FollowEnd,
  { waitedMinutes, links }: { readonly waitedMinutes: number | null; readonly links: LinkRules },
): Ending {
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
      return leftAlone(job, { hasEnded: job !== null && isFinal(job) });
    case 'lost':
      return { view: { state: 'started', seen: { kind: 'refused', problem: end.problem } }, job };
  }
}

/** Turns a job that has ended into an ending. A pull request counts even if the job was archived later. */
export function endingOfJob(job: Job, links: LinkRules): Ending & { readonly view: { readonly state: 'finished' } } {
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
): Ending {
  // The marker of a follow-up names its pull request whatever the end.
  const made = outcome === 'pull-request' ? pullRequest : null;
  const { link } = readNamed({ prLink: made, shownLink: '' }, links);
  return { view: { state: 'finished', outcome, link, unlinked: null }, job: null };
}

/** Makes the ending of a request that certainly started nothing. `answered`: the refusal is an answer, nothing went wrong. */
export function endingNotCreated(
  problem: Problem,
  answered: Pick<Extract<StatusView, { readonly state: 'not-created' }>, 'answered' | 'takenBy'> = {},
): Ending {
  return { view: { state: 'not-created', problem, ...answered }, job: null };
}

/** The same, if its status comment says why, whose words stay. */
export const NOT_CREATED_KEPT: Ending = endingNotCreated({ message: '', hint: '' });

/** Makes the ending of a request that may or may not have arrived. */
export function endingUnknown(evidence: string): Ending {
  return { view: { state: 'unknown', evidence }, job: null };
}

/** Returns when a job ended, read at `now` (UTC, ms); null if no end was seen, as of a job without news. */
export function endOf({ view, job, endedBefore = false }: Stage, now: number): SeenEnd | null {
  if (view.state !== 'finished' || view.outcome === 'no-news' || job === null) return null;
  return endedBefore ? { before: now } : now;
}

/** The pull request the service named: linked, or with the reason why not. */
interface NamedPullRequest {
  readonly link: PullRequestLink | null;
  readonly unlinked: { readonly text: string; readonly reason: string } | null;
}

/** Returns the pull request of an ending; a running job may already have one. */
export function pullRequestOf({ view, job }: Ending, links: LinkRules): NamedPullRequest {
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

/** Lists what must still be announced to the requester about an end that a marker records. */
export function owed({ state, outcome, trigger, request, told, group }: Marker): readonly Announcement[] {
  if (isUnfinished({ state }) || outcome === 'no-news') return [];
  const due: readonly Announcement[] = [
    ...(trigger.kind === 'run' ? [] : (['reaction'] as const)),
    ...(state === 'finished' ? (['notice'] as const) : []),
    ...(outcome === 'pull-request' && (request === 'job' || group !== undefined) ? (['handover'] as const) : []),
  ];
  return due.filter((kind) => !told.includes(kind));
}

/** Checks whether a status comment shows an end already. */
export function shows(
  { comment, attempted }: { readonly comment: { readonly marker: Marker } | null; readonly attempted: Marker | null },
  view: StatusView,
): boolean {
  const outcome = view.state === 'finished' ? view.outcome : null;
  return attempted === null && comment?.marker.state === view.state && comment.marker.outcome === outcome;
}
