import { type Problem, RepositoryError } from '../errors.ts';
import { type FollowEnd, follow } from '../jobs/follow.ts';
import type { Job } from '../jobs/job.ts';
import { renderJobSummary } from '../jobs/job-summary.ts';
import { ProgressLog } from '../jobs/progress.ts';
import type { JobFacts, Outcome } from '../outcome.ts';
import type { CommentRef } from '../ports.ts';
import type { FinishedOutcome } from '../thread/marker.ts';
import type { Showing, StatusKeeper } from '../thread/status-keeper.ts';
import {
  endingNotCreated,
  endingOfFollow,
  endingRemembered,
  endingUnknown,
  type JobEnding,
  NEVER_CONFIRMED,
} from './job-ending.ts';
import { warnWithoutMemory } from './job-memory.ts';
import type { JobRequest } from './job-request.ts';
import { tellEnd } from './tell-end.ts';
import type { World } from './world.ts';

/** The last edit before a cancelled process must end (ms). */
const CANCELLED_EDIT_MS = 2_000;

const CANCELLED_BEFORE: Problem = {
  message: 'The run was cancelled before the job was asked for.',
  hint: 'Run it again if the job is still wanted.',
};

export interface JobRunOptions {
  readonly request: JobRequest;
  /** Null where nothing is remembered. */
  readonly keeper: StatusKeeper | null;
  /** UTC, ms. */
  readonly askedAt: number;
  /** The comment that asks for the job; it is told the end by a reaction. */
  readonly causedBy?: CommentRef | null;
}

/** One job's way from here to its end, with everything that is told on it. */
export class JobRun {
  private readonly world: World;
  private readonly request: JobRequest;
  private readonly askedAt: number;
  private readonly causedBy: CommentRef | null;
  private keeper: StatusKeeper | null;
  private jobId: string | null = null;
  private resumed = false;
  /** Monotonic, ms. */
  private lookingSince = 0;

  constructor(world: World, { request, keeper, askedAt, causedBy = null }: JobRunOptions) {
    this.world = world;
    this.request = request;
    this.keeper = keeper;
    this.askedAt = askedAt;
    this.causedBy = causedBy;
  }

  /** Asks for the job once. The comment says so before, because afterwards it may be too late. */
  async start(): Promise<Outcome> {
    const { runner, service } = this.world;
    await this.openComment();
    if (runner.cancelled.aborted) return this.conclude(endingNotCreated(CANCELLED_BEFORE));
    runner.output('result', 'unknown-start');
    const creation = await service.createJob(this.request.prompt?.text ?? '', runner.cancelled);
    switch (creation.kind) {
      case 'not-created':
        return this.conclude(endingNotCreated(creation.problem));
      case 'unknown':
        return this.conclude(endingUnknown(creation.evidence));
      case 'created':
        this.hold(creation.job.id);
        runner.info(`The job ${creation.job.id} has started.`);
        return this.stay(creation.job);
    }
  }

  /** Follows a job that has been started before. */
  async takeUp(jobId: string): Promise<Outcome> {
    this.hold(jobId);
    this.resumed = true;
    this.world.runner.info(`Taking up the job ${jobId}; nothing is started.`);
    return this.stay(null);
  }

  /** Says again how a job has ended; the thread says so already, but the link stands only at the service. */
  async tell(jobId: string, outcome: FinishedOutcome): Promise<Outcome> {
    this.hold(jobId);
    this.resumed = true;
    if (outcome !== 'pull-request' && outcome !== 'no-pull-request')
      return this.publish(endingRemembered(jobId, outcome));
    const end = await this.look(null, 0);
    if (end.kind !== 'final') return this.publish(endingRemembered(jobId, outcome));
    // The first final state counts: a completed job may have been archived since. When it ended is not known any more.
    const ending = this.endingOf({ ...end, job: { ...end.job, status: 'completed' } });
    if (outcome === 'pull-request' && ending.result !== outcome) return this.publish(endingRemembered(jobId, outcome));
    return this.publish({ ...ending, job: end.job, over: false });
  }

  /** Admits that an earlier attempt may have started a job. `settled`: the thread says so already. */
  async admit(settled: boolean): Promise<Outcome> {
    this.resumed = true;
    if (settled) return this.publish(endingUnknown(NEVER_CONFIRMED));
    const known = await this.keeper?.showUnknown(NEVER_CONFIRMED, this.showing(null));
    // Read afresh, the thread may know the job after all.
    if (known?.jobId) return known.outcome === null ? this.takeUp(known.jobId) : this.tell(known.jobId, known.outcome);
    return this.publish(endingUnknown(NEVER_CONFIRMED));
  }

  private async openComment(): Promise<void> {
    try {
      await this.keeper?.open();
      this.leaveComment();
    } catch (error) {
      // What a comment has asked for is started only with a status comment, which remembers it.
      if (!(error instanceof RepositoryError) || this.causedBy !== null) throw error;
      warnWithoutMemory(error, this.world);
      this.keeper = null;
    }
  }

  /** From here on the job's id is never lost, whatever becomes of this process. */
  private hold(jobId: string): void {
    this.jobId = jobId;
    this.world.runner.save('job-id', jobId);
    this.world.runner.output('job-id', jobId);
    this.world.runner.output('result', 'still-running');
  }

  /** Tells the post process which comment to bring to its true state, should this process not come to it. */
  private leaveComment(): void {
    if (this.keeper?.id) this.world.runner.save('open-comment', String(this.keeper.id));
  }

  private async stay(known: Job | null): Promise<Outcome> {
    const { settings, runner } = this.world;
    this.leaveComment();
    const patienceMs = settings.wait ? settings.waitMinutes * 60_000 : 0;
    // A job of an earlier attempt may have ended: nothing is written about it before a look.
    const first = known === null ? await this.look(null, 0) : ({ kind: 'deadline', job: known } as const);
    if (first.kind !== 'deadline' || !settings.wait) return this.conclude(this.endingOf(first));
    // Who is cancelled has time for one edit only.
    if (!runner.cancelled.aborted) {
      await this.keeper?.show({ state: 'started', seen: { kind: 'working' } }, this.showing(first.job));
      this.leaveComment();
    }
    return this.conclude(this.endingOf(await this.look(first.job, patienceMs)));
  }

  private look(known: Job | null, patienceMs: number): Promise<FollowEnd> {
    const { runner } = this.world;
    const log = new ProgressLog();
    this.lookingSince = this.world.clock.monotonic();
    return follow(this.world, {
      jobId: this.jobId ?? '',
      known,
      patienceMs,
      cancelled: runner.cancelled,
      onProgress: (progress) => {
        const lines = [log.unknownStatus(progress.reading), log.line(progress)];
        for (const line of lines) if (line !== null) runner.info(line);
      },
    });
  }

  private endingOf(end: FollowEnd): JobEnding {
    const { settings, run, clock } = this.world;
    const waitedMinutes = Math.round((clock.monotonic() - this.lookingSince) / 60_000);
    return endingOfFollow(end, {
      jobId: this.jobId ?? '',
      waitedMinutes: settings.wait ? waitedMinutes : null,
      links: { serverUrl: run.serverUrl, linkHosts: settings.linkHosts },
    });
  }

  /** Writes the ending into the thread, then publishes it. */
  private async conclude(ending: JobEnding): Promise<Outcome> {
    const showing = { ...this.showing(ending.job), ...(ending.over ? { endedAt: this.world.clock.now() } : {}) };
    if (ending.view.state === 'unknown') await this.keeper?.showUnknown(ending.view.evidence, showing);
    else await this.keeper?.show(ending.view, showing);
    if (this.keeper?.isCurrent) this.world.runner.save('open-comment', '');
    if (!this.world.runner.cancelled.aborted) await this.tellEnd(ending);
    return this.publish(ending);
  }

  private tellEnd(ending: JobEnding): Promise<void> {
    const { askedAt, causedBy, jobId, keeper } = this;
    const place = { thread: keeper?.thread ?? null, statusUrl: keeper?.url ?? null };
    return tellEnd({ ending, jobId, askedAt, causedBy, ...place }, this.world);
  }

  private showing(job: Job | null): Showing {
    return {
      job,
      ...(this.jobId === null ? {} : { jobId: this.jobId }),
      ...(this.world.runner.cancelled.aborted ? { withinMs: CANCELLED_EDIT_MS } : {}),
    };
  }

  /** Turns an ending into the outcome, with everything that is known of the job. */
  publish(ending: JobEnding): Outcome {
    const { settings, runner } = this.world;
    if (ending.link === null && ending.job?.prLink) {
      runner.warning('The pull request is not linked, because its address is not trusted: see `link-hosts`.');
    }
    const facts: JobFacts = {
      jobId: this.jobId,
      status: ending.job?.status ?? null,
      link: ending.link,
      durationSeconds: ending.over ? this.duration(ending.job) : null,
      resumed: this.resumed,
      commentUrl: this.keeper?.url ?? null,
    };
    const { headline, problem, job, sentence, hint, result } = ending;
    const prompt = this.request.prompt;
    const summary = renderJobSummary({
      headline,
      problem,
      job,
      ...facts,
      prompt: prompt?.text ?? null,
      notes: prompt?.notes ?? [],
    });
    if (result === 'error')
      return { kind: 'error', problems: [{ message: sentence, hint: hint ?? '' }], facts, summary };
    const fails = settings.failOn.some((failing) => failing === result);
    return { kind: 'job', result, fails, facts, sentence, hint, summary };
  }

  /** Whole seconds since the job was asked for; since its creation where somebody else has asked. */
  private duration(job: Job | null): number | null {
    const since = this.request.existingJobId === null ? this.askedAt : Date.parse(job?.createdAt ?? '');
    return Number.isNaN(since) ? null : Math.max(0, Math.round((this.world.clock.now() - since) / 1000));
  }
}
