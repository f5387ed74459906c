import { type AgentPlan, agentFacts, KEYS, readAgent } from '../../agent/check-agent.ts';
import { checkOutPatiently } from '../../agent/clone.ts';
import { Git, GitError } from '../../agent/git.ts';
import { whyNoIsolation } from '../../agent/isolation/isolation.ts';
import { findProgram } from '../../agent/isolation/program.ts';
import type { AgentInspection, JobCreation, JobReader, JobReading, JobStarter, ReservedJob } from '../ports/jobs.ts';
import type { Problem } from '../words/errors.ts';
import * as errors from '../words/errors.ts';
import { diedHere, type Job, runningHere } from '../words/job.ts';
import * as published from './published.ts';
import { type Asked, OVER, type OwnAgentWorld, UPLOAD_MS, Work } from './work.ts';

/** How long one read waits for the end of a job that runs here (ms). Between two, the log says that it still runs. */
const READ_MS = 25_000;
const CANCELLED_BEFORE: Problem = { message: 'The run was cancelled before the agent had started.', hint: '' };
/** What to do about git. */
const HINTS: Readonly<Record<GitError['fault'], string>> = {
  absent: 'Install git in a step before this one.',
  refused: 'Check `docs-repository` and `docs-ref`; `github-token` needs `contents: write` there.',
  passing: 'Try again later.',
};

/** Runs jobs in this process, with the agent of the workflow. */
export class OwnAgent implements Omit<JobStarter, 'reserve'>, JobReader {
  readonly #world: OwnAgentWorld;
  readonly #running = new Map<string, Promise<Job>>();
  #plan: Promise<AgentPlan> | null = null;

  constructor(world: OwnAgentWorld) {
    this.#world = world;
  }

  async check(): Promise<string | null> {
    const { without } = this.#world;
    const reading = without === null ? null : await readingOf(this.#world);
    if (reading !== null && 'problems' in reading && reading.unset.length > 0) return without;
    this.#plan ??= planOf(this.#world);
    await this.#plan;
    return null;
  }

  async inspect(): Promise<AgentInspection> {
    const { commits, inputs, environment, page, ref: branch } = this.#world;
    const documentation = { repository: new URL(page).pathname.slice(1), branch };
    const reading = await readingOf(this.#world);
    const { problems, unset } = 'plan' in reading ? { problems: [], unset: [] } : reading;
    const isIsolated = inputs.isolation === 'required';
    return {
      ...{ facts: 'plan' in reading ? { ...agentFacts(reading.plan), documentation } : null, problems, unset },
      ...{ keys: KEYS, documentation: commits },
      whyNoIsolation: async () => {
        const problem = await isolationProblem(environment);
        if (isIsolated) return problem;
        return { message: NOT_ISOLATED, hint: problem?.message ?? 'The agent can be isolated here: remove the line.' };
      },
    };
  }

  async createJob(prompt: string, cancelled: AbortSignal, reserved?: ReservedJob | null): Promise<JobCreation> {
    if (!reserved) throw NOT_RESERVED;
    const begun = await this.#begin({ prompt, reserved, cancelled, into: null });
    return 'id' in begun ? { kind: 'created', job: begun } : { kind: 'not-created', problem: begun };
  }

  async #begin({ into, ...asked }: Asked): Promise<Job | Problem> {
    const { clock } = this.#world;
    const { reserved, cancelled } = asked;
    const { id, until } = reserved;
    const over = new AbortController();
    using _alarm = clock.after(until - UPLOAD_MS - clock.now(), () => over.abort());
    const signal = AbortSignal.any([cancelled, over.signal]);
    try {
      const world = { ...this.#world, commits: await this.#world.commitsUntil(signal) };
      const isNew = into !== null || reserved.isNew === true;
      const found = isNew ? null : await this.#look(id, world, cancelled);
      if (found !== null) return found;
      this.#plan ??= planOf(world);
      const plan = await this.#plan;
      // An agent whose changes can't be published would cost money for nothing.
      await world.commits.checkWrite();
      // Git needs an author only for commits, and GitHub makes them.
      const git = new Git({ ...world, author: { name: 'docs-agent', email: 'docs-agent@localhost.invalid' }, signal });
      const from = into === null ? world.ref || null : published.branchOf(id);
      const checkout = await checkOutPatiently(git, from, { ...world, cancelled: signal });
      await this.#warn(reserved);
      const work = new Work({ ...asked, into, plan, git, checkout, over }, world);
      this.#running.set(nameOf(id, into === null ? undefined : reserved.request), work.run());
      return runningHere(id);
    } catch (error) {
      return cancelled.aborted ? CANCELLED_BEFORE : problemOf(error, over.signal.aborted);
    }
  }

  /** What an earlier process has started may exist, even if GitHub doesn't show it now. */
  async #look(id: string, world: OwnAgentWorld, cancelled: AbortSignal): Promise<Job | null> {
    return published.findJob(id, world).catch((error: unknown) => {
      const why = cancelled.aborted ? 'The run was cancelled.' : errors.problemText(errors.repositoryErrorOf(error));
      return diedHere(id, `${why} The branch ${published.branchOf(id)} may be there.`);
    });
  }

  async #warn({ until }: ReservedJob): Promise<void> {
    const { inputs, runner, clock, viewer } = this.#world;
    if (inputs.isolation === 'none') runner.warning(NOT_ISOLATED);
    if (until - UPLOAD_MS - clock.now() <= APP_TOKEN_MS) return;
    // The token of the run itself lasts as long as the run.
    const login = await viewer();
    if (login.endsWith('[bot]') && login !== 'github-actions[bot]') runner.warning(TOKEN_ENDS);
  }

  async sendMessage(
    id: string,
    prompt: string,
    cancelled: AbortSignal,
    reserved?: ReservedJob | null,
  ): ReturnType<JobStarter['sendMessage']> {
    if (!reserved) throw NOT_RESERVED;
    const found = await published.findMessage(id, reserved.request, this.#world).catch(errors.repositoryErrorOf);
    if (found instanceof errors.RepositoryError) return { kind: 'not-sent', problem: found };
    if ('why' in found) return { kind: 'not-continuable', problem: { message: found.why, hint: '' } };
    const begun = 'id' in found ? found : await this.#begin({ prompt, reserved, cancelled, into: found.pull });
    return 'id' in begun ? { kind: 'sent', job: begun } : { kind: 'not-sent', problem: begun };
  }

  async readJob(id: string, _cancelled: AbortSignal, message?: string): Promise<JobReading> {
    const running = this.#running.get(nameOf(id, message));
    if (running === undefined) return published.readPublished(id, this.#world, message);
    const pause = Promise.withResolvers<Job>();
    using _timer = this.#world.clock.after(READ_MS, () => pause.resolve(runningHere(id)));
    return { kind: 'job', job: await Promise.race([running, pause.promise]) };
  }

  async stopped(id: string, message?: string): Promise<Job | null> {
    return this.#running.get(nameOf(id, message)) ?? null;
  }
}

const nameOf = (id: string, message = ''): string => `${id}/${message}`;
const NOT_RESERVED = new Error('What runs here needs its id before.');

const WITHOUT_ISOLATION =
  'Run the job on Linux, outside a container, with `sudo` without a password, such as on `ubuntu-latest`. Or set `isolation: none`: the agent then runs as the user of the runner, and can read whatever that user can, such as the token and other secrets.';

/** An hour, but for what comes before and after the agent (ms). */
const APP_TOKEN_MS = 50 * 60_000;
const TOKEN_ENDS =
  "The token of a GitHub App expires after an hour, and `wait-minutes` is above 50: an agent that takes that long can't publish its changes. Set `wait-minutes` to at most 50.";
const NOT_ISOLATED =
  '`isolation: none`: the agent runs as the user of the runner, without a limit for its network. It can read whatever that user can: the workspace with the credentials that a checkout keeps there, the home folder, the files of other steps, and the variables of its other processes, such as the token and other secrets.';

const readingOf = ({ inputs, environment }: OwnAgentWorld): ReturnType<typeof readAgent> =>
  readAgent(inputs, environment, (name) => findProgram(name, environment));

async function planOf(world: OwnAgentWorld): Promise<AgentPlan> {
  const reading = await readingOf(world);
  if ('problems' in reading) throw new errors.InputError(reading.problems);
  const problem = world.inputs.isolation === 'none' ? null : await isolationProblem(world.environment);
  if (problem === null) return reading.plan;
  throw new errors.InputError([problem]);
}

async function isolationProblem(environment: OwnAgentWorld['environment']): Promise<Problem | null> {
  const why = await whyNoIsolation(environment);
  return why === null ? null : { message: `The agent can't be isolated here. ${why}`, hint: WITHOUT_ISOLATION };
}

function problemOf(error: unknown, isOver: boolean): Problem {
  const notFetched = 'The documentation could not be fetched';
  if (isOver) return { message: `${notFetched}, ${OVER}.`, hint: HINTS.passing };
  if (error instanceof errors.InputError) return error.problems[0] ?? error;
  if (error instanceof GitError) return { message: `${notFetched}: ${error.message}`, hint: HINTS[error.fault] };
  const failed = errors.repositoryErrorOf(error);
  return failed.failure === 'missing' ? { message: failed.message, hint: HINTS.refused } : failed;
}
