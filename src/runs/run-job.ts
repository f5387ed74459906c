import { type Problem, RepositoryError } from '../errors.ts';
import { type FollowEnd, follow } from '../jobs/follow.ts';
import type { Job } from '../jobs/job.ts';
import { renderJobSummary } from '../jobs/job-summary.ts';
import { ProgressLog } from '../jobs/progress.ts';
import type { JobFacts, Outcome } from '../outcome.ts';
import { authorize } from '../thread/authorize.ts';
import type { Showing, StatusKeeper } from '../thread/status-keeper.ts';
import type { JobIntent } from '../trigger/intent.ts';
import {
  endingNotCreated,
  endingOfFollow,
  endingRemembered,
  endingUnknown,
  endingWithoutWaiting,
  type JobEnding,
} from './job-ending.ts';
import { openMemory, warnWithoutMemory } from './job-memory.ts';
import { composeRequest, type JobRequest } from './job-request.ts';
import type { World } from './world.ts';

/** The last edit before a cancelled process must end (ms). */
const CANCELLED_EDIT_MS = 2_000;

const CANCELLED_BEFORE: Problem = {
  message: 'the run was cancelled before the job was asked for.',
  hint: 'Run it again if the job is still wanted.',
};

/** Starts a job, or takes up the one that an earlier attempt has started, and stays with it to its end. */
export async function runJob(intent: JobIntent, world: World): Promise<Outcome> {
  const refusal = await refuse(intent, world);
  if (refusal !== null) return refusal;
  const request = await composeRequest(intent, world);
  if (world.settings.dryRun) return dryRun(request);
  const { resumption, keeper, askedAt } = await openMemory(intent.thread, request, world);
  const run = new JobRun(world, { request, keeper, askedAt });
  switch (resumption.kind) {
    case 'start':
      return request.existingJobId === null ? run.start() : run.takeUp(request.existingJobId);
    case 'follow':
      return run.takeUp(resumption.jobId);
    case 'tell':
      return run.tell(resumption.jobId, resumption.outcome);
    case 'unknown':
      return run.admit(resumption.settled);
  }
}

/** Checks whoever caused the event, where outsiders can. Throws `RepositoryError` if the permission cannot be read. */
async function refuse({ mustBePermitted }: JobIntent, world: World): Promise<Outcome | null> {
  if (mustBePermitted === null) return null;
  const repository = { permissionOf: async (login: string) => (await world.repository()).permissionOf(login) };
  const answer = await authorize(mustBePermitted, world.settings, repository);
  if (answer.permitted) return null;
  return { kind: 'skipped', reason: answer.reason, sentence: `Nothing was started: ${answer.sentence}` };
}

function dryRun({ prompt, existingJobId }: JobRequest): Outcome {
  const sentence =
    prompt === null ? `A dry run: the job ${existingJobId} would be followed.` : 'A dry run: nothing was started.';
  const summary = renderJobSummary({
    headline: 'dry run, nothing was started',
    problem: null,
    jobId: existingJobId,
    job: null,
    link: null,
    durationSeconds: null,
    commentUrl: null,
    prompt: prompt?.text ?? null,
    notes: prompt?.notes ?? [],
  });
  return { kind: 'dry-run', sentence, summary };
}

/** One job's way from here to its end, with everything that is told on it. */
class JobRun {
  private readonly world: World;
  private readonly request: JobRequest;
  private readonly askedAt: number;
  private keeper: StatusKeeper | null;
  private jobId: string | null = null;
  private resumed = false;

  constructor(
    world: World,
    {
      request,
      keeper,
      askedAt,
    }: { readonly request: JobRequest; readonly keeper: StatusKeeper | null; readonly askedAt: number },
  ) {
    this.world = world;
    this.request = request;
    this.keeper = keeper;
    this.askedAt = askedAt;
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
  async tell(jobId: string, outcome: 'pull-request' | 'no-pull-request'): Promise<Outcome> {
    this.hold(jobId);
    this.resumed = true;
    const end = await this.look(null, 0);
    if (end.kind !== 'final') return this.publish(endingRemembered(jobId, outcome));
    return this.publish(this.endingOf(end));
  }

  /** Admits that an earlier attempt may have started a job. `settled`: the thread says so already. */
  async admit(settled: boolean): Promise<Outcome> {
    this.resumed = true;
    const evidence = 'an earlier attempt of this run ended before the service had confirmed its request.';
    return settled ? this.publish(endingUnknown(evidence)) : this.conclude(endingUnknown(evidence));
  }

  private async openComment(): Promise<void> {
    try {
      await this.keeper?.open();
      this.leaveComment();
    } catch (error) {
      if (!(error instanceof RepositoryError)) throw error;
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
    const { settings } = this.world;
    this.leaveComment();
    if (!settings.wait && known !== null) return this.conclude(endingWithoutWaiting(known));
    await this.keeper?.show({ state: 'started', seen: { kind: 'working' } }, this.showing(known));
    const end = await this.look(known, settings.wait ? settings.waitMinutes * 60_000 : 0);
    return this.conclude(this.endingOf(end));
  }

  private look(known: Job | null, patienceMs: number): Promise<FollowEnd> {
    const { runner } = this.world;
    const log = new ProgressLog();
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
    const { settings, run } = this.world;
    return endingOfFollow(end, {
      jobId: this.jobId ?? '',
      waitedMinutes: settings.waitMinutes,
      links: { serverUrl: run.serverUrl, linkHosts: settings.linkHosts },
    });
  }

  /** Writes the ending into the thread, then publishes it. */
  private async conclude(ending: JobEnding): Promise<Outcome> {
    const showing = { ...this.showing(ending.job), ...(ending.over ? { endedAt: this.world.clock.now() } : {}) };
    if (ending.view.state === 'unknown') await this.keeper?.showUnknown(ending.view.evidence, showing);
    else await this.keeper?.show(ending.view, showing);
    if (this.keeper?.isCurrent) this.world.runner.save('open-comment', '');
    return this.publish(ending);
  }

  private showing(job: Job | null): Showing {
    return {
      job,
      ...(this.jobId === null ? {} : { jobId: this.jobId }),
      ...(this.world.runner.cancelled.aborted ? { withinMs: CANCELLED_EDIT_MS } : {}),
    };
  }

  private publish(ending: JobEnding): Outcome {
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
