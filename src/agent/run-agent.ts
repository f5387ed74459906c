import { endMarkedProcesses, runAgentProcess } from './agent-process.ts';
import { type Checkout, checkOut, hasBranch } from './clone.ts';
import { Git, type GitOptions } from './git.ts';
import { describeEnd, JobError, lastWords } from './job-error.ts';
import { pick } from './process.ts';
import { findPublished, findPublishedCommit, publish, type Target } from './publish.ts';
import { PullRequests, type PullRequestsOptions } from './pull-request.ts';
import { takeFiles } from './take-files.ts';
import { serverUrlOf, textsOf } from './texts.ts';

/** What an agent is to do, and what its earlier prompts and attempts have left. */
export interface AgentTask {
  readonly id: string;
  /** Where its result goes. */
  readonly branch: string;
  /** The branch that it starts from; null means the repository's default branch. */
  readonly from: string | null;
  /** The branch that it has started from, if it has, and that its pull request goes to. */
  readonly ref: string;
  readonly prompt: string;
  /** Replaces the prompt, and continues the branch; null for the first prompt. */
  readonly message: string | null;
  /** Shown as the one who made the changes. */
  readonly model: string;
  /** 1 for the first. */
  readonly attempts: number;
  /** The commit that an attempt was about to push; null if there was none. */
  readonly pushing: string | null;
  /** Null if it has no pull request yet. */
  readonly prLink: string | null;
}

/** Called before the next step begins, so that a later attempt knows what this one has done. */
export interface AgentJournal {
  readonly cloned: (ref: string) => void;
  readonly started: (pid: number) => void;
  /** `commit` is null if it was pushed before. Returns why nothing may be published; null if it may. */
  readonly publishing: (commit: string | null) => string | null;
}

/** The repository, the agent, and GitHub. Git and the agent see only those variables of `environment` that they need. */
export interface AgentWorld extends GitOptions, Pick<PullRequestsOptions, 'apiUrl' | 'wait'> {
  /** Where pull requests are opened; null if a branch is the whole result. */
  readonly repository: string | null;
  readonly agent: {
    readonly command: readonly [string, ...string[]];
    /** Names of further variables that the agent may see. */
    readonly environment: readonly string[];
    readonly minutes: number;
  };
  readonly journal: AgentJournal;
}

/** How it ended. Failed: because of git, the agent or GitHub. */
export type AgentEnd =
  | { readonly status: 'completed'; readonly prLink: string | null; readonly note: string }
  | { readonly status: 'failed'; readonly note: string };

/** What every agent may see. */
const AGENT_VARIABLES = ['PATH', 'HOME', 'LANG', 'TMPDIR'];
/** Names the job to the agent, and marks the processes that it starts. */
const JOB_VARIABLE = 'DOCS_AGENT_JOB';

/**
 * Runs an agent once for a prompt or a message: makes a fresh clone, runs the agent in it, and, if files differ after it
 * and all its processes have ended, makes a commit, a branch and a pull request. A message continues the branch, if there
 * is one. The branch is the job's own, so that a repeated attempt finds what an interrupted one has left: if there is a
 * pull request or the branch (for a message: its commit), the agent isn't run again.
 */
export async function runAgent(task: AgentTask, world: AgentWorld): Promise<AgentEnd> {
  try {
    await using git = new Git(world);
    const target = targetOf(task, { ...world, git });
    return (task.attempts > 1 ? await takeUp(task, target) : null) ?? (await workOn(task, target, world));
  } catch (error) {
    if (error instanceof JobError) return { status: 'failed', note: error.message };
    throw error;
  }
}

/**
 * Checks before any job whether its repository can be read and has a branch; `problem` is in git's words, on one line.
 */
export async function findBranch(branch: string, options: GitOptions): Promise<BranchSearch> {
  try {
    await using git = new Git(options);
    return { kind: (await hasBranch(git, branch)) ? 'found' : 'missing' };
  } catch (error) {
    // Git's further lines repeat the first one in general terms.
    if (error instanceof JobError) return { kind: 'unreadable', problem: error.message.split('\n')[0] ?? '' };
    throw error;
  }
}

type BranchSearch = { readonly kind: 'found' | 'missing' } | { readonly kind: 'unreadable'; readonly problem: string };

function targetOf(task: AgentTask, world: AgentWorld & { readonly git: Git }): Target {
  const { git, repository, token, apiUrl, redact } = world;
  const { id: jobId, model: agent, message, branch, ref: base } = task;
  const pullRequests =
    repository === null || token === undefined ? null : new PullRequests({ ...world, repository, token });
  const texts = textsOf(task.prompt, { jobId, agent, message, serverUrl: serverUrlOf(apiUrl), redact });
  return { git, pullRequests, branch, base, texts };
}

/** Continues with what an interrupted attempt left; null if that isn't usable. */
async function takeUp({ id, message, pushing }: AgentTask, target: Target): Promise<AgentEnd | null> {
  // The agent that a killed process left behind costs money, and its result is no longer needed.
  await endMarkedProcesses(markOf(id));
  const found = await (message === null ? findPublished(target) : findPublishedCommit(pushing, target));
  return found && { status: 'completed', ...found };
}

async function workOn(task: AgentTask, target: Target, world: AgentWorld): Promise<AgentEnd> {
  const { git, pullRequests, branch, texts } = target;
  const { journal } = world;
  const isThere = task.message !== null && (await hasBranch(git, branch));
  const checkout = await checkOut(git, isThere ? branch : task.from);
  if (!isThere) journal.cloned(checkout.ref);
  const words = await work(task, checkout, world);
  const commit = await takeFiles(git, checkout, texts.commit);
  // An earlier prompt may have ended between its push and its pull request.
  const isUnshown = isThere && task.prLink === null && pullRequests !== null;
  if (commit === null && !isUnshown) return completed(null, `No file was changed. ${words}`);
  const why = journal.publishing(commit?.id ?? null);
  if (why !== null) return completed(null, why);
  const shown = task.message === null ? null : (commit?.id ?? task.pushing);
  return completed(await publish(commit, shown, { ...target, base: isThere ? task.ref : checkout.ref }), words);
}

function completed(prLink: string | null, note: string): AgentEnd {
  return { status: 'completed', prLink, note };
}

/** Runs the agent's own program; returns the end of its output. */
async function work(task: AgentTask, { folder }: Checkout, world: AgentWorld): Promise<string> {
  const { agent, environment, journal, redact, signal } = world;
  const end = await runAgentProcess(agent.command, {
    folder,
    environment: { ...pick(environment, [...AGENT_VARIABLES, ...agent.environment]), [JOB_VARIABLE]: task.id },
    mark: markOf(task.id),
    input: task.message ?? task.prompt,
    limitMs: agent.minutes * 60_000,
    signal,
    onStart: journal.started,
  });
  if (end.kind !== 'exited' || end.code !== 0) throw new JobError(`the agent ${describeEnd(end, redact)}`);
  return lastWords(end.stdout, redact);
}

function markOf(id: string): string {
  return `${JOB_VARIABLE}=${id}`;
}
