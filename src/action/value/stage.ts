import type { PullRequest } from '../ports/pull-requests.ts';
import type { Problem, RepositoryError } from '../words/errors.ts';
import type { Job, PullRequestLink } from '../words/job.ts';
import { type FinishedOutcome, LONGEST_PULL_REQUEST, type Marker, namesJob } from './marker.ts';

/** What the status comment says in addition to its marker. */
export type StatusView =
  /** A message waits until the agent has finished with a pull request of the run's repository. */
  | { readonly state: 'waiting'; readonly pullRequest: number }
  | { readonly state: 'starting' }
  | { readonly state: 'started'; readonly seen: Sighting }
  | {
      readonly state: 'finished';
      readonly outcome: FinishedOutcome;
      readonly link: PullRequestLink | null;
      /** What the service named, and why (in our words) it isn't linked; null if it is, or there is none. */
      readonly unlinked: { readonly text: string; readonly reason: string } | null;
      /** Why the job failed, in the service's words: null if it gave none, absent if this run hasn't read the job. */
      readonly reason?: string | null;
      readonly archivedSince?: true;
      /** The linked pull request as GitHub shows it; absent if it couldn't be read. */
      readonly pull?: Pick<PullRequest, 'title' | 'size'>;
      /** Result of a follow-up; absent if the head of the pull request couldn't be read. */
      readonly update?: 'new-commits' | 'no-new-commits';
    }
  | {
      readonly state: 'not-created';
      readonly problem: Problem;
      /** The refusal is an answer: nothing went wrong, and the problem's hint says what to do next. */
      readonly answered?: NonNullable<Marker['answered']>;
      /** Address of our status comment of another retry, which has taken the request. */
      readonly takenBy?: string;
    }
  | { readonly state: 'unknown'; readonly evidence: string };

/** Where a request stands. `request/ending.ts` makes them all. */
export interface Stage<View extends StatusView = StatusView> {
  readonly view: View;
  /** The job as last seen; null if it wasn't. */
  readonly job: Job | null;
  /** The job had ended before we first read it, so its duration is not known. */
  readonly endedBefore?: boolean;
  readonly seen?: LinkedPullRequest;
  /** Only a comment says that the job made the pull request: why it couldn't be confirmed. */
  readonly unconfirmed?: string;
  /** The thread shows this end already, in the words of another run: it is only announced, as far as that is owed. */
  readonly kept?: true;
}

/** When a job ended (UTC, ms), or the instant before which it did. */
export type SeenEnd = number | { readonly before: number };

export type LinkedPullRequest =
  | { readonly kind: 'shown'; readonly pull: PullRequest }
  /** It is at another server, or the token may not read it. */
  | { readonly kind: 'hidden' }
  /** GitHub may answer later. */
  | { readonly kind: 'failed'; readonly error: RepositoryError };

export type EndView = Exclude<StatusView, { readonly state: 'waiting' | 'starting' }>;
export type Finished = Extract<StatusView, { readonly state: 'finished' }>;

/** What a run knows about a job that hasn't ended. */
export type Sighting =
  | { readonly kind: 'working' | 'not-waiting' | 'waiting-cancelled' | 'waiting-cancelled-ended' }
  | { readonly kind: 'still-running'; readonly waitedMinutes: number }
  /** The service refuses to show the job, or says it doesn't exist. */
  | { readonly kind: 'refused'; readonly problem: Problem }
  /** No read has succeeded since an instant (UTC, ms); `lastSeen` is null if none ever did in this run. */
  | Readonly<{ kind: 'unreachable'; since: number; tries: number; reason: string; lastSeen: number | null }>;

/** `keptFrom`: an earlier body of the same comment, whose remarks and instruction fold are kept. */
export type ShownInstruction =
  /** With our remarks on the prompt, sentences of plain words, and the reason for the last, which may quote the service. */
  | { readonly text: string; readonly remarks?: readonly string[]; readonly reason?: string }
  | { readonly keptFrom: string };

/** The part of a marker that doesn't depend on the view. */
export type MarkerBase = Omit<Marker, 'state' | 'outcome' | 'jobId' | 'pullRequest' | 'answered'>;
type Known = Readonly<{ jobId: string | null; pullRequest?: string | null }>;
/** What a comment records is derived from what it shows only here. `from` may be an earlier marker. */
export function markerFor(view: StatusView, from: MarkerBase & Pick<Marker, 'answered'>, known: Known): Marker {
  const { answered: _before, ...base } = from;
  const { state } = view;
  const end = state === 'finished' ? view : null;
  // A message goes to a pull request that is known before its end, and needed after any end.
  const remembered = end !== null || base.request === 'message' ? known.pullRequest : null;
  const address = end?.link?.url ?? remembered ?? null;
  return {
    ...{ ...base, state, outcome: end?.outcome ?? null },
    jobId: namesJob({ state, request: base.request }) ? known.jobId : null,
    pullRequest: address !== null && address.length <= LONGEST_PULL_REQUEST ? address : null,
    ...(state === 'not-created' && view.answered !== undefined ? { answered: view.answered } : {}),
  };
}
