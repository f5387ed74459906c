import { newMark, runAgentProcess, SEEN_BY_ALL } from '../../agent/agent-process.ts';
import type { AgentInputs, AgentPlan } from '../../agent/check-agent.ts';
import type { Checkout } from '../../agent/clone.ts';
import { shownPath } from '../../agent/file-names.ts';
import { type Git, GitError, type GitOptions } from '../../agent/git.ts';
import { after, errorIn, JobError, lastWords, outputOf } from '../../agent/job-error.ts';
import { pick } from '../../agent/process.ts';
import { leftOutSentence } from '../../agent/publish-rules.ts';
import { type PlanOptions, runPlan } from '../../agent/run-plan.ts';
import { type TakenFiles, takePublishable } from '../../agent/take-files.ts';
import { textsOf } from '../../agent/texts.ts';
import type { Commits, NewCommit } from '../ports/commits.ts';
import type { ReservedJob } from '../ports/jobs.ts';
import type { PullRequest } from '../ports/pull-requests.ts';
import type { Clock, Randomness, Runner } from '../ports.ts';
import type { Problem } from '../words/errors.ts';
import * as errors from '../words/errors.ts';
import { diedHere, type Job, LONGEST_SAID, leftHere } from '../words/job.ts';
import { often } from '../words/markdown.ts';
import type { Place } from './published.ts';
import * as published from './published.ts';

export interface OwnAgentWorld extends Place, Omit<GitOptions, 'author' | 'signal'> {
  readonly inputs: AgentInputs;
  readonly labels: readonly string[];
  /** Why a run that gets no secrets is skipped; null if it gets them. */
  readonly without: string | null;
  /** Its readers may not see the thread, so nothing of the request is published there. */
  readonly isElsewhere: boolean;
  readonly serverUrl: string;
  /** The address of the workflow's run. */
  readonly runUrl: string;
  readonly runner: Pick<Runner, 'info' | 'debug' | 'warning'>;
  readonly clock: Clock;
  readonly randomness: Pick<Randomness, 'fraction'>;
  /** Opens `commits` for a job: when the signal aborts, no further request is made. */
  readonly commitsUntil: (signal: AbortSignal) => Promise<Commits>;
}

/** How much of a job's time is only for taking its files over and publishing them (ms). */
export const UPLOAD_MS = 2 * 60_000;
/** How much of the agent's output the debug log shows. */
const DEBUGGED_LINES = 200;
const CANCELLED = 'The run was cancelled before the agent had finished; nothing was pushed.';
export const OVER = 'because `wait-minutes` was over';
const NOT_OPENED_IN_TIME: Problem = { message: `The pull request was not opened, ${OVER}.`, hint: '' };

export interface Asked {
  readonly prompt: string;
  readonly reserved: ReservedJob;
  readonly cancelled: AbortSignal;
  /** The pull request that a message adds a commit to; null for a job, which makes one. */
  readonly into: PullRequest | null;
}

interface Given extends Asked {
  readonly plan: AgentPlan;
  readonly git: Git;
  readonly checkout: Checkout;
  /** Ends what the job does, at its deadline. */
  readonly over: AbortController;
}

/** One run of the agent, and the publication of its changes. */
export class Work {
  readonly #given: Given;
  readonly #world: OwnAgentWorld;
  #words = '';
  #error = '';
  /** Something of it may be at GitHub. */
  #mayBeThere = false;

  constructor(given: Given, world: OwnAgentWorld) {
    this.#given = given;
    this.#world = world;
  }

  /** Never rejects: whatever goes wrong is how the job ended. */
  async run(): Promise<Job> {
    const { git, reserved, cancelled, over } = this.#given;
    const { clock, runner, redact } = this.#world;
    const { id, until } = reserved;
    using _alarm = clock.after(until - clock.now(), () => over.abort());
    try {
      await using _folders = git;
      await this.#runAgent();
      return await this.#publish(await this.#take());
    } catch (error) {
      if (cancelled.aborted) return this.#mayBeThere ? leftHere(id) : diedHere(id, CANCELLED);
      for (const line of errors.traceOf(error)) runner.debug(line);
      const isOver = over.signal.aborted && (error instanceof GitError || error instanceof errors.RepositoryError);
      const pushed = isOver || error instanceof errors.RepositoryError ? ` ${this.#pushedBefore(error)}` : '';
      const why = isOver ? `The changes could not be published, ${OVER}.` : sentenceOf(error);
      return this.#said(diedHere(id, redact(`${why}${pushed}`)));
    }
  }

  #pushedBefore(error: unknown): string {
    const isUnclear = this.#mayBeThere && error instanceof errors.RepositoryError && error.failure === 'unavailable';
    if (!isUnclear) return 'Nothing was pushed.';
    const { reserved, into } = this.#given;
    const branch = `branch ${published.branchOf(reserved.id)}`;
    return into === null ? `The ${branch} may be there.` : `The commit may be on the ${branch}.`;
  }

  async #runAgent(): Promise<void> {
    const { reserved, cancelled } = this.#given;
    const { clock, redact, runner } = this.#world;
    const limitMs = Math.max(0, reserved.until - UPLOAD_MS - clock.now());
    const { end, refused } = await this.#runCommand({ signal: cancelled, limitMs });
    for (const [host, times] of refused) runner.info(`The agent may not reach ${host}: refused ${often(times)}.`);
    if ('stdout' in end) {
      this.#words = lastWords(end.stdout, redact, LONGEST_SAID);
      this.#error = errorIn(end.stderr, redact);
      for (const line of redact(`${end.stderr}\n${end.stdout}`).split('\n').slice(-DEBUGGED_LINES)) runner.debug(line);
    }
    if (end.kind === 'timed-out') throw new JobError(`the agent was stopped, ${OVER}`);
    outputOf(end, redact);
  }

  async #runCommand(how: Pick<PlanOptions, 'signal' | 'limitMs'>): ReturnType<typeof runPlan> {
    const { prompt, plan, checkout, reserved } = this.#given;
    const { environment: surroundings, folder: temp, redact } = this.#world;
    const shared = { ...how, folder: checkout.folder, input: prompt };
    if (plan.isolation === 'required') return runPlan(plan, { ...shared, environment: {}, temp, surroundings, redact });
    const all = { ...pick(surroundings, SEEN_BY_ALL), ...plan.environment, DOCS_AGENT_JOB: reserved.id };
    // Not by the id: another run of the same job may be on this machine.
    const { name, value, mark } = newMark();
    const end = await runAgentProcess(plan.command, { ...shared, environment: { ...all, [name]: value }, mark });
    return { end, refused: new Map() };
  }

  async #take(): Promise<TakenFiles> {
    const { git, checkout, plan } = this.#given;
    const { redact, token } = this.#world;
    const secrets = token === undefined ? [] : [token];
    // What the documentation holds already is a setting, such as the name of a model.
    for (const value of plan.secrets)
      if (/[\r\n]/.test(value) || !(await isIn(value, git, checkout))) secrets.push(value);
    return takePublishable(git, checkout, { paths: plan.paths, redact, secrets });
  }

  async #publish({ files, leftOut }: TakenFiles): Promise<Job> {
    const { checkout, reserved, cancelled, over, into } = this.#given;
    const { commits } = this.#world;
    const { id } = reserved;
    const left = leftOutSentence(leftOut, this.#world.redact);
    if (files.length === 0) {
      if (this.#words === '' && left === '')
        throw new JobError(`the agent changed nothing and gave no answer${after(this.#error)}`);
      return this.#said(into === null ? published.completed(id, null) : published.updated(id, into, false), left);
    }
    const branch = published.branchOf(id);
    const changed = files.map(({ path }) => path);
    const texts = this.#texts(changed, left);
    const wanted = { parent: checkout.base, message: texts.commit, files };
    if (into !== null) return this.#said(await this.#addTo(branch, wanted), left);
    const made = await this.#makeBranch(branch, wanted);
    if (made === null) {
      const found = await published.findJob(id, this.#world);
      return this.#said(found ?? diedHere(id, `The branch ${branch} was there and is gone.`));
    }
    const openAt = published.compareAt(this.#world, checkout.ref, branch);
    try {
      const opened = await commits.openPullRequest({ branch, base: checkout.ref, ...texts });
      if (opened.kind !== 'not-permitted') await this.#label(opened.pullRequest.number);
      return this.#said(published.jobOf(id, openAt, opened), left);
    } catch (error) {
      if (cancelled.aborted) throw error;
      const why = over.signal.aborted ? NOT_OPENED_IN_TIME : errors.repositoryErrorOf(error);
      return this.#said(published.notOpenedFor(id, openAt, why), left);
    }
  }

  /** Returns the commit that is the new branch; null if there was such a branch. Nothing appears after the deadline. */
  async #makeBranch(branch: string, wanted: NewCommit): Promise<string | null> {
    const { commits } = this.#world;
    const { checkout } = this.#given;
    try {
      const sha = await commits.createCommit(wanted);
      await this.#publishNow();
      return (await commits.createBranch(branch, sha, this.#inTime)) === 'created' ? sha : null;
    } catch (error) {
      const isForbidden = error instanceof errors.RepositoryError && error.status === 403;
      const head = isForbidden ? await commits.branch(checkout.ref) : null;
      if (head === null || head === wanted.parent || wanted.parent !== checkout.base) throw error;
      if ((await this.#whyNotOn(head, wanted)) !== null) throw error;
      // A rule may demand the newest commit of the base.
      return this.#makeBranch(branch, { ...wanted, parent: head });
    }
  }

  /** Adds a commit to the branch of the pull request, wherever that is by then. Nothing appears after the deadline. */
  async #addTo(branch: string, wanted: NewCommit): Promise<Job> {
    const { commits } = this.#world;
    const { id, request } = this.#given.reserved;
    const sha = await commits.createCommit(wanted);
    // Another process may work on the same message, and what it has added counts. No later commit enters a merged pull request.
    const found = await published.findMessage(id, request, this.#world);
    if ('why' in found) throw new JobError(`${found.why} Nothing was pushed.`);
    if ('id' in found) return found;
    const { head: parent, pull } = found;
    if (parent === wanted.parent) {
      await this.#publishNow();
      if ((await commits.moveBranch(branch, sha, this.#inTime)) === 'moved') return published.updated(id, pull, true);
      this.#mayBeThere = false;
      return this.#addTo(branch, wanted);
    }
    const why = await this.#whyNotOn(parent, wanted);
    if (why === null) return this.#addTo(branch, { ...wanted, parent });
    throw new JobError(`the branch ${branch} has moved, and ${why}; nothing was pushed`);
  }

  /** From now on something may be at GitHub; throws if it is too late for that. */
  async #publishNow(): Promise<void> {
    if (!(await this.#inTime.mayRepeat()))
      throw new JobError('the changes came too late to be published; nothing was pushed');
    this.#mayBeThere = true;
  }

  readonly #inTime = {
    mayRepeat: async (): Promise<boolean> => {
      const { commits, clock } = this.#world;
      return (commits.date() ?? clock.now()) < this.#given.reserved.until;
    },
  };

  /** Says why changes that were made on the checkout can't be made on a later commit; null if they can. */
  async #whyNotOn(head: string, { files }: NewCommit): Promise<string | null> {
    const moved = await this.#world.commits.changedBetween(this.#given.checkout.base, head);
    if (moved === null) return 'GitHub does not list what has changed there';
    const isNear = (one: string, other: string): boolean => `${one}/`.startsWith(`${other}/`);
    const both = files.find(({ path }) => moved.some((other) => isNear(path, other) || isNear(other, path)));
    return both === undefined ? null : `${this.#world.redact(shownPath(both.path))} was changed there, too`;
  }

  #texts(changed: readonly string[], left: string): { commit: string; title: string; body: string } {
    const { prompt, plan, reserved } = this.#given;
    const { isElsewhere, serverUrl, runUrl: run, redact } = this.#world;
    const changedFiles = isElsewhere ? changed : null;
    const own = { requestHash: reserved.request, run, changedFiles };
    const about = { jobId: reserved.id, agent: plan.name, message: null, serverUrl, words: this.#words };
    const texts = textsOf(prompt, { ...about, own, redact });
    return left === '' ? texts : { ...texts, body: `${texts.body}\n${left}\n` };
  }

  async #label(number: number): Promise<void> {
    const { commits, labels, runner } = this.#world;
    if (labels.length === 0) return;
    await errors.orWarn(commits.addLabels(number, labels), `Could not label the pull request ${number}`, runner);
  }

  #said(job: Job, note = ''): Job {
    const notes = [job.note ?? '', note].filter((each) => each !== '').join(' ');
    const said = this.#words === '' ? {} : { summary: this.#words };
    return { ...job, ...(notes === '' ? {} : { note: notes }), ...said };
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof errors.DocsAgentError) return errors.problemText(error);
  if (error instanceof JobError) return error.message.charAt(0).toUpperCase() + error.message.slice(1);
  return 'The action itself failed; its debug log says more.';
}

async function isIn(value: string, git: Git, { folder, gitDir, base }: Checkout): Promise<boolean> {
  const call = { folder, gitDir, input: Buffer.from(value), successes: [0, 1] };
  return (await git.run(['grep', '-l', '--text', '-F', '-f', '-', base], call)) !== '';
}
