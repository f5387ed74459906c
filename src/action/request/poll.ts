import type { JobReading } from '../ports/jobs.ts';
import type { Clock, DocsService } from '../ports.ts';
import type { Problem } from '../words/errors.ts';
import { isFinal, isSaidToRun, type Job, mayGetLink } from '../words/job.ts';

/**
 * When to check a job again: after a tenth of the time already waited, so that an end is noticed after at most a tenth
 * of the job's duration, within bounds that keep the first checks polite and the last ones current.
 */
export const POLLING = { leastMs: 5_000, shareOfWaited: 0.1, mostMs: 30_000 } as const;

/** Exceptions to the schedule, each for a reading that may soon change. */
const PATIENCE = {
  /** A new job may not be visible everywhere yet. */
  missingToleratedMs: 60_000,
  missingInARow: 3,
  refusedInARow: 2,
  againAfterRefusalMs: 5_000,
  /** The pull request's address may be written after the status. */
  looksForPullRequest: 3,
  betweenLooksForPullRequestMs: 5_000,
} as const;

/** Returns how long to wait before the next check (ms) after `waitedMs` of waiting. */
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

/** Reads that failed in a row, up to the end of the waiting. */
export interface Silence {
  /** UTC, ms: when the first of them was made. */
  readonly since: number;
  readonly tries: number;
  /** The reason of the last one, in the words of its reading. */
  readonly reason: string;
  /** The pause that the service requested (ms), in `Retry-After`; null if there is none. */
  readonly retryAfterMs: number | null;
  /** UTC, ms: the last successful read, or the job's creation by this run; null if there was neither. */
  readonly lastSeen: number | null;
}

/**
 * What `poll` reports after each check, and in between, so that it is never silent for longer than
 * `LONGEST_BETWEEN_REPORTS_MS`.
 */
export interface Progress {
  /** The latest reading; null before the first. */
  readonly reading: JobReading | null;
  readonly waitedMs: number;
  readonly nextLookInMs: number;
  /** When the next report comes, at the latest. */
  readonly nextWordInMs: number;
}

const LONGEST_BETWEEN_REPORTS_MS = 30_000;

export interface PollOptions {
  readonly jobId: string;
  /** The job as returned on creation; null to check at once. */
  readonly known: Job | null;
  readonly patienceMs: number;
  /**
   * For a job that got a message: the instant (UTC, ms) from which an end is believed even if the job wasn't seen
   * working since. Before that, an end may belong to the work before the message.
   */
  readonly endBelievedFrom?: number;
  readonly cancelled: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
  /** Awaited whenever a check shows that the job is running and there is time left to wait. */
  readonly onRunning?: (job: Job) => Promise<void>;
}

/** Checks a job until it ends, the time is over, the run is cancelled, or the service refuses to show it. */
export async function poll(
  { service, clock }: { readonly service: Pick<DocsService, 'readJob'>; readonly clock: Clock },
  { jobId, known, patienceMs, cancelled, onProgress, onRunning, endBelievedFrom = 0 }: PollOptions,
): Promise<FollowEnd> {
  const start = clock.monotonic();
  const waited = (): number => clock.monotonic() - start;
  const belief = new EndBelief(endBelievedFrom);
  const sightings = new Sightings(known === null ? null : belief.of(known, clock.now()), clock.now());
  let delay = known === null ? 0 : POLLING.leastMs;
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
    const read = await service.readJob(jobId, cancelled);
    const reading = read.kind === 'job' ? { ...read, job: belief.of(read.job, clock.now()) } : read;
    if (cancelled.aborted) return sightings.ended('cancelled');
    const next = sightings.take(reading, { askedAt, waitedMs: waited() });
    if (typeof next !== 'number') return next;
    if (waited() >= patienceMs && !sightings.awaitsLink) return sightings.ended('deadline');
    const running = reading.kind === 'job' && !isFinal(reading.job) && !sightings.awaitsLink;
    if (running) await onRunning?.(reading.job);
    delay = next;
  }
}

/** Treats an end that comes too early as running. */
class EndBelief {
  private seenAtWork = false;
  private readonly from: number;

  constructor(from: number) {
    this.from = from;
  }

  /** Returns the job as it counts at `now` (UTC, ms). */
  of(job: Job, now: number): Job {
    // An answer without a readable status counts as running, but it shows nothing.
    if (isSaidToRun(job)) this.seenAtWork = true;
    return this.seenAtWork || now >= this.from ? job : { ...job, status: 'active' };
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
  /** This run started the job, or saw it before its end. */
  private sawItRun: boolean;
  private missing = 0;
  private refused = 0;
  private looksForPullRequest = 0;
  /** A job that existed before this run can't be "not visible yet". */
  private readonly missingToleratedMs: number;

  private lastSeen: number | null;
  private silence: Omit<Silence, 'lastSeen'> | null = null;

  constructor(known: Job | null, now: number) {
    this.job = known;
    this.sawItRun = known !== null;
    this.lastSeen = known === null ? null : now;
    this.missingToleratedMs = known === null ? 0 : PATIENCE.missingToleratedMs;
  }

  ended(kind: 'deadline' | 'cancelled'): FollowEnd {
    const { job, lastSeen } = this;
    if (job !== null && isFinal(job) && !mayGetLink(job)) return { kind: 'final', job, endedBefore: !this.sawItRun };
    if (kind === 'cancelled') return { kind, job };
    return { kind, job, silence: this.silence === null ? null : { ...this.silence, lastSeen } };
  }

  take(
    reading: JobReading,
    { askedAt, waitedMs }: { readonly askedAt: number; readonly waitedMs: number },
  ): number | FollowEnd {
    this.latest = reading;
    this.leaveAloneMs = reading.kind === 'failed' ? (reading.retryAfterMs ?? 0) : 0;
    if (reading.kind === 'job') this.lastSeen = askedAt;
    const { since, tries } = this.silence ?? { since: askedAt, tries: 0 };
    const retryAfterMs = this.leaveAloneMs > 0 ? this.leaveAloneMs : null;
    this.silence =
      reading.kind === 'job' ? null : { since, tries: tries + 1, reason: reading.problem.message, retryAfterMs };
    const next = this.judge(reading, waitedMs);
    return typeof next === 'number' ? Math.max(next, this.leaveAloneMs) : next;
  }

  private judge(reading: JobReading, waitedMs: number): number | FollowEnd {
    this.missing = reading.kind === 'missing' ? this.missing + 1 : 0;
    this.refused = reading.kind === 'refused' ? this.refused + 1 : 0;
    this.awaitsLink = false;
    switch (reading.kind) {
      case 'job': {
        const job = this.see(reading.job);
        return isFinal(job) ? this.untilPullRequest(job) : nextLookIn(waitedMs);
      }
      case 'failed':
        return nextLookIn(waitedMs);
      case 'refused':
        if (this.refused < PATIENCE.refusedInARow) return PATIENCE.againAfterRefusalMs;
        return { kind: 'lost', job: this.job, problem: reading.problem };
      case 'missing':
        if (waitedMs <= this.missingToleratedMs || this.missing < PATIENCE.missingInARow) return nextLookIn(waitedMs);
        return { kind: 'lost', job: this.job, problem: reading.problem };
    }
  }

  /** The first final state counts; after it only a missing pull request may still appear. */
  private see(job: Job): Job {
    const before = this.job;
    this.sawItRun ||= !isFinal(job);
    const counts = before === null || !isFinal(before) || (job.status === before.status && job.prLink !== null);
    this.job = counts ? job : before;
    return this.job;
  }

  /** That a job made no pull request is only believed after three more checks that show it. */
  private untilPullRequest(job: Job): number | FollowEnd {
    if (!mayGetLink(job) || this.looksForPullRequest >= PATIENCE.looksForPullRequest)
      return { kind: 'final', job, endedBefore: !this.sawItRun };
    this.looksForPullRequest += 1;
    this.awaitsLink = true;
    return PATIENCE.betweenLooksForPullRequestMs;
  }
}
