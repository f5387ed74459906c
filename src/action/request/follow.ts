import type { JobReader, JobReading } from '../ports/jobs.ts';
import type { Clock } from '../ports.ts';
import type { Ending } from '../value/marker.ts';
import { endBelievedFrom, readerFor } from '../value/rights.ts';
import { duration } from '../wording/end-words.ts';
import { isFinal, isSaidToRun, type Job, mayGetLink, readStatus } from '../words/job.ts';
import { shorten } from '../words/markdown.ts';
import type { World } from '../world.ts';
import { endingOfFollow, type FollowEnd, type Silence, working } from './ending.ts';
import { linkRules } from './pull-request.ts';
import { leaveOpen, show } from './record.ts';
import { ending, leaseOf, patienceOf, type Sent, watched } from './request.ts';

/** Names a job in the outputs at once, so that it isn't lost if this process dies. */
export function nameJob(jobId: string, { runner }: World): void {
  runner.output('job-id', jobId);
  runner.output('result', 'still-running');
}

export function holdJob(jobId: string, world: World): void {
  nameJob(jobId, world);
  world.runner.save('job-id', jobId);
}

/** Follows the job of a started request to its end, or as long as this run waits. Others are returned as they are. */
export async function follow(request: Sent, world: World): Promise<Sent> {
  const { jobId, stage, base } = request;
  if (stage.view.state !== 'started' || jobId === null) return request;
  const { job: known } = stage;
  holdJob(jobId, world);
  // It ends with this process.
  if (base.reserved === true) world.runner.output('result', 'failed');
  leaveOpen(request, world);
  const [began, until] = [world.clock.monotonic(), leaseOf(world)];
  let shown: Sent | null = null;
  const onRunning = async (job: Job): Promise<void> => {
    // A cancelled process has time for only one edit.
    if (shown !== null || world.runner.cancelled.aborted) return;
    shown = await showStarted(ending(request, working(job)), until, world);
    leaveOpen(shown, world);
  };
  if (known !== null && !world.settings.wait)
    return ending(request, endingAfter({ kind: 'deadline', job: known, silence: null }, began, world));
  // A job of an earlier attempt may have ended, so read it before writing about it.
  if (known !== null) await onRunning(known);
  const options = { jobId, known, patienceMs: patienceOf(world), endBelievedFrom: endBelievedFrom(base) };
  const end = await look({ ...options, onRunning }, { ...world, service: readerFor(base, world) });
  return ending(shown ?? request, endingAfter(end, began, world));
}

/** `began` is monotonic, in ms. */
export function endingAfter(end: FollowEnd, began: number, world: World): Ending {
  const waitedMinutes = world.settings.wait ? Math.round((world.clock.monotonic() - began) / 60_000) : null;
  return endingOfFollow(end, waitedMinutes, linkRules(world));
}

export async function showStarted(request: Sent, until: number, world: World): Promise<Sent> {
  const shown = await show(watched(request, until), world);
  const { view } = shown.stage;
  // The post process finds out at once what the run leaves of a job of its own.
  const isLeft = view.state === 'started' && view.seen.kind !== 'working' && shown.base.reserved !== true;
  if (shown.page.written !== 'failed' && isLeft) world.runner.save('open-comment', '');
  return shown;
}

type Looking = Omit<PollOptions, 'cancelled' | 'onProgress'>;
export function look(options: Looking, world: Polled & Pick<World, 'runner'>): Promise<FollowEnd> {
  const { runner } = world;
  const log = new ProgressLog();
  const onProgress = (progress: Progress): void => {
    for (const line of [log.unknownStatus(progress.reading), log.line(progress)]) if (line !== null) runner.info(line);
  };
  return poll(world, { ...options, cancelled: runner.cancelled, onProgress });
}

const LONGEST_BETWEEN_LINES_MS = 60_000;
/** A check of a service that doesn't answer takes this long, without a log line. */
const LONGEST_LOOK_MS = 30_000;

/** Decides which progress is logged: every change, and at least one line a minute. */
export class ProgressLog {
  private shown = '';
  private shownAtMs = 0;
  private saidUnknown = false;

  line({ reading, waitedMs, nextLookInMs, nextWordInMs }: Progress): string | null {
    if (reading === null) return null;
    const job = reading.kind === 'job' ? reading.job : null;
    const isRunning = job?.status === 'active';
    const unread = reading.kind === 'job' ? '' : `Could not check the job: ${reading.problem.message}`;
    const state = job === null ? unread : `Job ${job.id} is ${isRunning ? 'running' : job.status}`;
    const isNew = state !== this.shown;
    const nextChanceMs = waitedMs + nextWordInMs + LONGEST_LOOK_MS;
    if (!isNew && nextChanceMs - this.shownAtMs <= LONGEST_BETWEEN_LINES_MS) return null;
    this.shown = state;
    this.shownAtMs = waitedMs;
    const [waited, next] = [duration(waitedMs), `next check in ${duration(nextLookInMs)}`];
    return isRunning && !isNew ? `Still running, ${waited} (${next})` : `${state} (${waited} waited, ${next})`;
  }

  /** Only the first undocumented status gets a line. */
  unknownStatus(reading: JobReading | null): string | null {
    if (reading?.kind !== 'job' || this.saidUnknown || reading.job.status !== 'active') return null;
    const { reportedStatus: said } = reading.job;
    if (said !== null && readStatus(said) !== null) return null;
    this.saidUnknown = true;
    const status = said === null ? 'no status' : `the unknown status ${JSON.stringify(shorten(said, 50))}`;
    return `The service reports ${status}; we treat the job as running.`;
  }
}

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

export const nextLookIn = (waitedMs: number): number =>
  Math.min(POLLING.mostMs, Math.max(POLLING.leastMs, waitedMs * POLLING.shareOfWaited));

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

interface PollOptions {
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
  const sightings = new Sightings(options, clock);
  const ended = async (kind: 'deadline' | 'cancelled'): Promise<FollowEnd> => {
    const job = (await service.stopped?.(jobId)) ?? null;
    if (job === null) return sightings.ended(kind);
    return mayGetLink(job) ? { kind: 'cancelled', job } : { kind: 'final', job, endedBefore: false };
  };
  let delay = options.known === null ? 0 : POLLING.leastMs;
  for (;;) {
    // The last check is at the deadline itself, unless the service requested a longer pause.
    const { leaveAloneMs } = sightings;
    if (leaveAloneMs > 0 && waited() + leaveAloneMs > patienceMs) return ended('deadline');
    // The deadline limits the wait for the job, not for the link of a finished one that the service shows.
    const lookAt = sightings.awaitsLink ? waited() + delay : Math.min(waited() + delay, patienceMs);
    for (let left = lookAt - waited(); left > 0 && !cancelled.aborted; left = lookAt - waited()) {
      const nextWordInMs = Math.min(left, LONGEST_BETWEEN_REPORTS_MS);
      onProgress({ reading: sightings.latest, waitedMs: waited(), nextLookInMs: left, nextWordInMs });
      await clock.sleep(nextWordInMs, cancelled);
    }
    if (cancelled.aborted) return ended('cancelled');
    const askedAt = clock.now();
    const reading = await service.readJob(jobId, cancelled);
    if (cancelled.aborted) return ended('cancelled');
    const next = sightings.take(reading, askedAt, waited());
    if (typeof next !== 'number') return next;
    delay = next;
    if (sightings.awaitsLink) continue;
    if (waited() >= patienceMs) return ended('deadline');
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
  private readonly options: PollOptions;
  private readonly clock: Clock;

  constructor(options: PollOptions, clock: Clock) {
    this.options = options;
    this.clock = clock;
    const { known } = options;
    this.sawItRun = known !== null;
    this.lastSeen = known === null ? null : clock.now();
    this.job = known === null ? null : this.believed(known);
  }

  private believed(job: Job): Job {
    const { endBelievedFrom = 0 } = this.options;
    // An answer without a readable status counts as running, but it shows nothing.
    this.seenAtWork ||= isSaidToRun(job);
    return this.seenAtWork || this.clock.now() >= endBelievedFrom ? job : { ...job, status: 'active' };
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
