import type { JobReader, JobReading } from '../ports/jobs.ts';
import type { Clock } from '../ports.ts';
import type { Problem } from '../words/errors.ts';
import { isFinal, isSaidToRun, type Job, mayGetLink } from '../words/job.ts';

/** An end is noticed after at most a tenth of the job's duration; bounds keep first checks polite and last ones current. */
export const POLLING = { leastMs: 5_000, shareOfWaited: 0.1, mostMs: 30_000 } as const;

const PATIENCE = {
  /** A new job may not be visible everywhere yet. */
  missingToleratedMs: 60_000,
  missingInARow: 3,
  refusedInARow: 2,
  /** The pull request's address may be written after the status. */
  looksForPullRequest: 3,
  againAfterMs: 5_000,
} as const;

export function nextLookIn(waitedMs: number): number {
  return Math.min(POLLING.mostMs, Math.max(POLLING.leastMs, waitedMs * POLLING.shareOfWaited));
}

export type FollowEnd =
  /** `endedBefore`: the first reading already showed the end, so no one knows when it was. */
  | { readonly kind: 'final'; readonly job: Job; readonly endedBefore: boolean }
  /** The time to wait is over, or the service requests a longer pause than that. */
  | { readonly kind: 'deadline'; readonly job: Job | null; readonly silence: Silence | null }
  | { readonly kind: 'cancelled'; readonly job: Job | null }
  /** The service no longer shows the job, or not to us. */
  | { readonly kind: 'lost'; readonly job: Job | null; readonly problem: Problem };

/** Reads that failed in a row, up to the end of the waiting: since when (UTC, ms), and the reason of the last one. */
export interface Silence {
  readonly since: number;
  readonly tries: number;
  readonly reason: string;
  /** The pause that the service requested (ms), in `Retry-After`; null if there is none. */
  readonly retryAfterMs: number | null;
  /** UTC, ms: the last successful read, or the job's creation by this run; null if there was neither. */
  readonly lastSeen: number | null;
}

/** What `poll` reports before each wait, and twice a minute during a long one. */
export interface Progress {
  /** Null before the first. */
  readonly reading: JobReading | null;
  readonly waitedMs: number;
  readonly nextLookInMs: number;
  /** Until the next report, at the latest. */
  readonly nextWordInMs: number;
}

const LONGEST_BETWEEN_REPORTS_MS = 30_000;

export interface PollOptions {
  readonly jobId: string;
  /** The job as returned on creation; null to check at once. */
  readonly known: Job | null;
  readonly patienceMs: number;
  /** From then on (UTC, ms) an end counts even if the job wasn't seen working: before, it may be that of earlier work. */
  readonly endBelievedFrom?: number;
  readonly cancelled: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** Awaited whenever a check shows that the job is running and there is time left to wait. */
  readonly onRunning?: (job: Job) => Promise<void>;
}

type Polled = { readonly service: JobReader; readonly clock: Clock };

export async function poll({ service, clock }: Polled, options: PollOptions): Promise<FollowEnd> {
  const { jobId, patienceMs, cancelled, onProgress } = options;
  const start = clock.monotonic();
  const waited = (): number => clock.monotonic() - start;
  const sightings = new Sightings({ ...options, clock });
  let delay = options.known === null ? 0 : POLLING.leastMs;
  for (;;) {
    // The last check is at the deadline itself, unless the service requested a longer pause.
    const { leaveAloneMs } = sightings;
    if (leaveAloneMs > 0 && waited() + leaveAloneMs > patienceMs) return sightings.ended('deadline');
    // The deadline limits the wait for the job, not for the link of a finished one that the service shows.
    const lookAt = sightings.awaitsLink ? waited() + delay : Math.min(waited() + delay, patienceMs);
    for (let left = lookAt - waited(); left > 0 && !cancelled.aborted; left = lookAt - waited()) {
      const nextWordInMs = Math.min(left, LONGEST_BETWEEN_REPORTS_MS);
      onProgress({ reading: sightings.latest, waitedMs: waited(), nextLookInMs: left, nextWordInMs });
      await clock.sleep(nextWordInMs, cancelled);
    }
    if (cancelled.aborted) return sightings.ended('cancelled');
    const askedAt = clock.now();
    const reading = await service.readJob(jobId, cancelled);
    if (cancelled.aborted) return sightings.ended('cancelled');
    const next = sightings.take(reading, askedAt, waited());
    if (typeof next !== 'number') return next;
    delay = next;
    if (sightings.awaitsLink) continue;
    if (waited() >= patienceMs) return sightings.ended('deadline');
    const { latest } = sightings;
    if (latest?.kind === 'job' && !isFinal(latest.job)) await options.onRunning?.(latest.job);
  }
}

/** Keeps what the checks showed, and decides after each: done, or how long (ms) until the next. */
class Sightings {
  /** The pause that the service requested (ms). */
  leaveAloneMs = 0;
  latest: JobReading | null = null;
  /** The latest check shows that the job has completed, but its pull request's address may still appear. */
  awaitsLink = false;
  private job: Job | null;
  private seenAtWork = false;
  private inARow = 0;
  private looksForPullRequest = 0;
  private silence: Silence | null = null;
  /** This run started the job, or saw it before its end. */
  private sawItRun: boolean;
  private lastSeen: number | null;
  private readonly options: PollOptions & { readonly clock: Clock };

  constructor(options: PollOptions & { readonly clock: Clock }) {
    this.options = options;
    const { known, clock } = options;
    this.sawItRun = known !== null;
    this.lastSeen = known === null ? null : clock.now();
    this.job = known === null ? null : this.believed(known);
  }

  private believed(job: Job): Job {
    const { endBelievedFrom = 0, clock } = this.options;
    // An answer without a readable status counts as running, but it shows nothing.
    this.seenAtWork ||= isSaidToRun(job);
    return this.seenAtWork || clock.now() >= endBelievedFrom ? job : { ...job, status: 'active' };
  }

  ended(kind: 'deadline' | 'cancelled'): FollowEnd {
    const { job, silence } = this;
    if (job !== null && isFinal(job) && !mayGetLink(job)) return { kind: 'final', job, endedBefore: !this.sawItRun };
    return kind === 'cancelled' ? { kind, job } : { kind, job, silence };
  }

  take(shown: JobReading, askedAt: number, waitedMs: number): number | FollowEnd {
    const reading = shown.kind === 'job' ? { ...shown, job: this.believed(shown.job) } : shown;
    this.inARow = reading.kind === this.latest?.kind ? this.inARow + 1 : 1;
    this.latest = reading;
    this.awaitsLink = false;
    this.leaveAloneMs = reading.kind === 'failed' ? (reading.retryAfterMs ?? 0) : 0;
    if (reading.kind === 'job') {
      this.lastSeen = askedAt;
      this.silence = null;
      return this.see(reading.job, waitedMs);
    }
    const { since, tries } = this.silence ?? { since: askedAt, tries: 0 };
    const retryAfterMs = this.leaveAloneMs > 0 ? this.leaveAloneMs : null;
    const { problem } = reading;
    this.silence = { since, tries: tries + 1, reason: problem.message, retryAfterMs, lastSeen: this.lastSeen };
    const next = Math.max(nextLookIn(waitedMs), this.leaveAloneMs);
    if (reading.kind === 'failed') return next;
    if (reading.kind === 'refused' && this.inARow < PATIENCE.refusedInARow) return PATIENCE.againAfterMs;
    // A job that existed before this run can't be "not visible yet".
    const toleratedMs = this.options.known === null ? 0 : PATIENCE.missingToleratedMs;
    const mayAppear = waitedMs <= toleratedMs || this.inARow < PATIENCE.missingInARow;
    return reading.kind === 'missing' && mayAppear ? next : { kind: 'lost', job: this.job, problem };
  }

  /** That a job made no pull request is only believed after three more checks that show it. */
  private see(job: Job, waitedMs: number): number | FollowEnd {
    const before = this.job;
    this.sawItRun ||= !isFinal(job);
    // The first final state counts; after it only a missing pull request may still appear.
    const counts = before === null || !isFinal(before) || (job.status === before.status && job.prLink !== null);
    const seen = counts ? job : before;
    this.job = seen;
    if (!isFinal(seen)) return nextLookIn(waitedMs);
    if (!mayGetLink(seen) || this.looksForPullRequest >= PATIENCE.looksForPullRequest)
      return { kind: 'final', job: seen, endedBefore: !this.sawItRun };
    this.looksForPullRequest += 1;
    this.awaitsLink = true;
    return PATIENCE.againAfterMs;
  }
}
