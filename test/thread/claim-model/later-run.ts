import type { openRequestTo } from '../../../src/action/request/continuation.ts';
import type { isEarlierAttempt, laterRun, latestRequest, retryClaim } from '../../../src/action/value/claim.ts';
import type { Marker } from '../../../src/action/value/marker.ts';
import { ofComment } from '../../../src/action/value/own-comments.ts';
import { type JobRules, takeUp, writeNotCreated, writeUnknown } from './job-run.ts';
import { show, taking } from './keeper.ts';
import { believed, markerOf, ownerOf, type Seen } from './markers.ts';
import { type ClaimAnswer, end, type Plan, type Self } from './world.ts';

/** The decisions of the protocol, each of which a weaker variant makes differently. */
export interface Decisions extends JobRules {
  /** Whether an answer to the claim lets a run request the job. */
  readonly mayStart: (answer: ClaimAnswer) => boolean;
  /** Whether a list read before the claim shows that the comment is taken: someone may have removed the reaction. */
  readonly isTaken: (found: Marker | null) => boolean;
  readonly laterRun: typeof laterRun;
  /** Whether an attempt may assume that the marker's writer is dead. */
  readonly isRerun: typeof isEarlierAttempt;
  /** Whether the markers of other projects also count. */
  readonly believesEveryProject: boolean;
  /** Whether a re-run that finds its comment claimed, and no marker, takes its first attempt's place. */
  readonly replacesSilentClaimant: boolean;
  /** Whether a re-run that has read a comment again decides again, or only checks whether it now names a job. */
  readonly decidesAgain: boolean;
  /** Whether a run lists the thread once more between its status comment and its request. */
  readonly looksAgain: boolean;
  /** Finds another request to the job that a run still follows: then no message is sent. */
  readonly openRequestTo: typeof openRequestTo;
  /** Finds the request that a retry repeats. */
  readonly latestRequest: typeof latestRequest;
  /** Says which reaction claims the retry of a request. */
  readonly retryClaim: typeof retryClaim;
  /**
   * Whether the command is `retry`, and whether that also claims the status comment of the failed request:
   * `with-early-claim` does so before it has a status comment of its own.
   */
  readonly retries: 'no' | 'with-second-claim' | 'with-early-claim' | 'with-one-claim';
}

export interface Actor {
  readonly self: Self;
  readonly decisions: Decisions;
}

interface Found {
  readonly comment: number;
  readonly marker: Marker;
}

/** Finds the status comment for the comment that caused a run. */
export function findOwn(seen: readonly Seen[], { self, decisions }: Actor): Found | null {
  if (self.trigger.kind === 'run') return null;
  const marked = believed(seen, self, decisions.believesEveryProject ? null : self.service);
  const row = ofComment({ marked }, self.trigger);
  return row === null ? null : { comment: row.id, marker: row.marker };
}

/** Continues a run whose comment is already claimed; no plan after this requests a job. */
export function goOn(
  found: Found | null,
  { now, fresh }: { readonly now: number; readonly fresh: boolean },
  actor: Actor,
): Plan {
  const { self, decisions } = actor;
  if (found === null) return end('already-claimed');
  const isRerun = decisions.isRerun(found.marker, { runId: self.run, attempt: self.attempt });
  const decision = decisions.laterRun(found.marker, { isRerun, own: { neverSent: new Set() }, now });
  const watching = { self, rules: decisions };
  switch (decision.kind) {
    case 'already-claimed':
      return end('already-claimed');
    case 'wait':
      if (!fresh && decisions.readsAfresh) return lookAfresh(found, actor);
      return writeNotCreated(taking(found.comment, found.marker), watching);
    case 'report-not-created':
    case 'never-sent':
      return end('not-created');
    case 'report-end':
      return end({ ended: decision.jobId });
    case 'follow':
      return takeUp(taking(found.comment, found.marker), decision.jobId, watching);
    case 'make-unknown':
      return callUnknown(found, now, actor);
    case 'unknown':
      if (decision.settled) return end('unknown-start');
      if (fresh || !decisions.readsAfresh) return writeUnknown(taking(found.comment, found.marker), watching);
      return lookAfresh(found, actor);
  }
}

/** Reads the comment once more before it admits that a job may exist. */
function lookAfresh({ comment, marker }: Found, actor: Actor): Plan {
  const { self, decisions } = actor;
  const watching = { self, rules: decisions };
  const next = (read: Marker | null, now: number): Plan => {
    const keeper = taking(comment, read ?? marker);
    if (read === null) return writeUnknown(keeper, watching);
    if (decisions.decidesAgain) return goOn({ comment, marker: read }, { now, fresh: true }, actor);
    if (read.jobId === null) return writeUnknown(keeper, watching);
    return read.outcome === null ? takeUp(keeper, read.jobId, watching) : end({ ended: read.jobId });
  };
  return { send: 'read', at: 'look-afresh', keeper: taking(comment, marker), comment, marker: null, next };
}

/** Says that the outcome of another run's start is unknown; the comment stays that run's. */
function callUnknown({ comment, marker }: Found, now: number, { self, decisions }: Actor): Plan {
  const unknown = markerOf(ownerOf(marker), { state: 'unknown', unwatched: true });
  const next = (): Plan => end('already-claimed');
  return show(taking(comment, marker), { at: 'write-unknown', marker: unknown, self, now, ...decisions, next });
}
