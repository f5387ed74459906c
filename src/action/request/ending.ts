import { ANNOUNCEMENTS, type Announcement, isUnfinished, type Marker } from '../value/marker.ts';
import type { EndView, Finished, SeenEnd, Sighting, Stage, StatusView } from '../value/stage.ts';
import { duration } from '../wording/amounts.ts';
import { NEVER_NOTED, NEVER_SENT, NOT_CREATED_BEFORE, NOTED_BEFORE } from '../wording/why-not.ts';
import type { Problem } from '../words/errors.ts';
import { endWithoutPullRequest, isFinal, type Job, type LinkRules, readPullRequestLink } from '../words/job.ts';
import type { FollowEnd } from './poll.ts';

/** Where a request stands that ends for this run; `outcomeWords` derives all wording from it. Only this file makes stages. */
export type Ending = Stage<EndView>;

/** Its status comment is written, or about to be, and nothing is sent yet. */
export const STARTING: Stage = { view: { state: 'starting' }, job: null };
export const waitingOn = (pullRequest: number): Stage => ({ view: { state: 'waiting', pullRequest }, job: null });
const started = (seen: Sighting, job: Job | null): Ending => ({ view: { state: 'started', seen }, job });
/** As far as we know: `job` is null if this run hasn't seen it. */
export const working = (job: Job | null): Ending => started({ kind: 'working' }, job);

/** Its run was cancelled or died: someone else must look after the job. `hasEnded`: its link may still come. */
export function leftAlone(job: Job | null, { hasEnded }: { readonly hasEnded: boolean }): Ending {
  return started({ kind: hasEnded ? 'waiting-cancelled-ended' : 'waiting-cancelled' }, job);
}

/** `waitedMinutes` is null for a run that does not wait. */
export function endingOfFollow(end: FollowEnd, waitedMinutes: number | null, links: LinkRules): Ending {
  const { job } = end;
  if (end.kind === 'final') return { ...endingOfJob(end.job, links), endedBefore: end.endedBefore };
  if (end.kind === 'cancelled') return leftAlone(job, { hasEnded: job !== null && isFinal(job) });
  if (end.kind === 'lost') return started({ kind: 'refused', problem: end.problem }, job);
  if (end.silence === null)
    return started(waitedMinutes === null ? { kind: 'not-waiting' } : { kind: 'still-running', waitedMinutes }, job);
  const { retryAfterMs, ...silence } = end.silence;
  const wait = retryAfterMs === null ? '' : ` The service asks us to wait ${duration(retryAfterMs)}.`;
  return started({ kind: 'unreachable', ...silence, reason: `${silence.reason}${wait}` }, job);
}

/** Of a job that has ended. A pull request counts even if the job was archived later. */
export function endingOfJob(job: Job, links: LinkRules): Ending & { readonly view: Finished } {
  const outcome = endWithoutPullRequest(job) ?? 'no-pull-request';
  if (outcome === 'failed') return { view: { state: 'finished', outcome, ...NOT_NAMED, reason: job.error }, job };
  if (job.prLink === null) return { view: { state: 'finished', outcome, ...NOT_NAMED }, job };
  const since = job.status === 'archived' ? ({ archivedSince: true } as const) : {};
  return { view: { state: 'finished', outcome: 'pull-request', ...readNamed(job, links), ...since }, job };
}

type Remembered = Pick<Finished, 'outcome'> & Pick<Marker, 'pullRequest'>;

/** As recorded in the thread, for when the service isn't asked or no longer shows the job. */
export function endingRemembered({ outcome, pullRequest }: Remembered, links: LinkRules): Ending {
  // The marker of a follow-up names its pull request whatever the end.
  const prLink = outcome === 'pull-request' ? pullRequest : null;
  const { link } = readNamed({ prLink, shownLink: '' }, links);
  return { view: { state: 'finished', outcome, link, unlinked: null }, job: null };
}

/** Of a request that certainly started nothing. `answered`: the refusal is an answer, nothing went wrong. */
export function endingNotCreated(
  problem: Problem,
  answered: Pick<Extract<StatusView, { readonly state: 'not-created' }>, 'answered' | 'takenBy'> = {},
): Ending {
  return { view: { state: 'not-created', problem, ...answered }, job: null };
}

export const endingUnknown = (evidence: string): Ending => ({ view: { state: 'unknown', evidence }, job: null });

/** What a status comment remembers of its request without a run; null if only the service knows how it ended. */
export function rememberedEnd({ state, jobId, outcome, pullRequest }: Marker, links: LinkRules): Ending | null {
  if (state === 'waiting') return endingNotCreated(NEVER_SENT);
  if (state === 'starting') return endingUnknown(NEVER_NOTED);
  if (state === 'not-created') return { ...endingNotCreated(NOT_CREATED_BEFORE), kept: true };
  if (state === 'unknown' || jobId === null) return { ...endingUnknown(NOTED_BEFORE), kept: true };
  return outcome === null ? null : endingRemembered({ outcome, pullRequest }, links);
}

/** When a job ended, read at `now` (UTC, ms); null if no end was seen, as of a job without news. */
export function endOf({ view, job, endedBefore = false }: Stage, now: number): SeenEnd | null {
  if (view.state !== 'finished' || view.outcome === 'no-news' || job === null) return null;
  return endedBefore ? { before: now } : now;
}

/** The pull request the service named: linked, or with the reason why not. */
type NamedPullRequest = Pick<Finished, 'link' | 'unlinked'>;
const NOT_NAMED: NamedPullRequest = { link: null, unlinked: null };

/** A running job may already have one. */
export function pullRequestOf({ view, job }: Ending, links: LinkRules): NamedPullRequest {
  if (view.state === 'finished') return view;
  return job === null ? NOT_NAMED : readNamed(job, links);
}

function readNamed({ prLink, shownLink }: Pick<Job, 'prLink' | 'shownLink'>, links: LinkRules): NamedPullRequest {
  const read = prLink === null ? null : readPullRequestLink(prLink, links);
  if (read === null) return NOT_NAMED;
  if (read.kind === 'link') return { link: read.link, unlinked: null };
  return { link: null, unlinked: { text: shownLink, reason: read.reason } };
}

/** What must still be announced to the requester about an end that a marker records. */
export function owed({ state, outcome, trigger, request, told, group }: Marker): readonly Announcement[] {
  if (isUnfinished({ state }) || outcome === 'no-news') return [];
  const isDue: Readonly<Record<Announcement, boolean>> = {
    reaction: trigger.kind !== 'run',
    notice: state === 'finished',
    handover: outcome === 'pull-request' && (request === 'job' || group !== undefined),
  };
  return ANNOUNCEMENTS.filter((kind) => isDue[kind] && !told.includes(kind));
}
