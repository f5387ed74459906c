import type { Commits } from '../action/ports/commits.ts';
import { RepositoryError } from '../action/words/errors.ts';
import { endMarkedProcesses } from './agent-process.ts';
import { checkOut, hasBranch, hasCommit, hasReference, push } from './clone.ts';
import { Git, type GitOptions } from './git.ts';
import { JobError } from './job-error.ts';
import { takeFiles } from './take-files.ts';
import { type Texts, textsOf } from './texts.ts';

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
  /** `commit` is null if it was pushed before. Returns why nothing may be published; null if it may. */
  readonly publishing: (commit: string | null) => string | null;
}

/** The repository, the agent, and GitHub. Git and the agent see only those variables of `environment` that they need. */
export interface AgentWorld extends GitOptions {
  /** Where pull requests are opened (`owner/name`); null if a branch is the whole result. */
  readonly repository: string | null;
  readonly openCommits: (repository: string) => Commits;
  /** GitHub's web address. */
  readonly serverUrl: string;
  /** Runs the agent in its clone until it and all that it started have ended; returns its words. Throws `JobError`. */
  readonly work: (task: AgentTask, folder: string) => Promise<string>;
  readonly journal: AgentJournal;
}

/** `words`: what the agent said in this attempt; may be empty. */
type Run = AgentWorld & Readonly<{ task: AgentTask; git: Git; commits: Commits | null; words: string }>;

/** How it ended. Failed: because of git, the agent or GitHub. */
export type AgentEnd =
  | { readonly status: 'completed'; readonly prLink: string | null; readonly note: string }
  | { readonly status: 'failed'; readonly note: string };

/** Names the job to the agent, and marks the processes that it starts. */
export const JOB_VARIABLE = 'DOCS_AGENT_JOB';

/**
 * Runs an agent once for a prompt or a message: makes a fresh clone, runs the agent in it, and, if files differ after it
 * and all its processes have ended, makes a commit, a branch and a pull request. A message continues the branch, if there
 * is one. The branch is the job's own, so that a repeated attempt finds what an interrupted one has left: if there is a
 * pull request or the branch (for a message: its commit), the agent isn't run again.
 */
export async function runAgent(task: AgentTask, world: AgentWorld): Promise<AgentEnd> {
  const { repository, openCommits } = world;
  try {
    await using git = new Git(world);
    const commits = repository === null ? null : openCommits(repository);
    const run = { ...world, task, git, commits, words: '' };
    return (task.attempts > 1 ? await takeUp(run) : null) ?? (await workOn(run));
  } catch (error) {
    if (error instanceof JobError) return { status: 'failed', note: error.message };
    if (!(error instanceof RepositoryError)) throw error;
    return { status: 'failed', note: `could not use the pull requests of ${repository}: ${error.message}` };
  }
}

/** Checks before any job whether its repository has a branch (null: the default one); `problem` is in git's words, on one line. */
export async function findBranch(branch: string | null, options: GitOptions): Promise<BranchSearch> {
  try {
    await using git = new Git(options);
    const isThere = await (branch === null ? hasReference(git, 'HEAD') : hasBranch(git, branch));
    return { kind: isThere ? 'found' : 'missing' };
  } catch (error) {
    // Git's further lines repeat the first one in general terms.
    if (error instanceof JobError) return { kind: 'unreadable', problem: error.message.split('\n')[0] ?? '' };
    throw error;
  }
}

type BranchSearch = { readonly kind: 'found' | 'missing' } | { readonly kind: 'unreadable'; readonly problem: string };

/** Continues with what an interrupted attempt left, also if its pull request is missing; null if that isn't usable. */
async function takeUp(run: Run): Promise<AgentEnd | null> {
  const { task, git, commits } = run;
  const { id, branch, message, pushing } = task;
  // The agent that a killed process left behind costs money, and its result is no longer needed.
  await endMarkedProcesses(markOf(id));
  // The branch existed before a message, so only its commit shows whether the interrupted attempt has pushed.
  const commit = message === null ? null : pushing;
  if (message !== null && commit === null) return null;
  // The branch of a merged pull request may be gone.
  const found = (await commits?.pullRequestFrom(branch)) ?? null;
  if (found !== null && (commit === null || found.headSha === commit))
    return completed(found.url, 'The pull request of an interrupted attempt was found.');
  const isThere = commit === null ? hasBranch(git, branch) : hasCommit(git, branch, commit);
  if (!(await isThere)) return null;
  return completed(await show(commit, task.ref, run), 'The branch of an interrupted attempt was used.');
}

async function workOn(given: Run): Promise<AgentEnd> {
  const { task, git, work, journal, commits } = given;
  const { message, branch } = task;
  const isThere = message !== null && (await hasBranch(git, branch));
  const checkout = await checkOut(git, isThere ? branch : task.from);
  if (!isThere) journal.cloned(checkout.ref);
  const words = await work(task, checkout.folder);
  const run = { ...given, words };
  const commit = await takeFiles(git, checkout, textsIn(run).commit);
  // An earlier prompt may have ended between its push and its pull request.
  const isUnshown = isThere && task.prLink === null && commits !== null;
  if (commit === null && !isUnshown) return completed(null, 'No file was changed.');
  const why = journal.publishing(commit?.id ?? null);
  if (why !== null) return completed(null, why);
  if (commit !== null) await push(git, commit, branch);
  const shown = message === null ? null : (commit?.id ?? task.pushing);
  return completed(await show(shown, isThere ? task.ref : checkout.ref, run), '');
}

function textsIn({ task, serverUrl, words, redact }: Run): Texts {
  const { id: jobId, model: agent, message } = task;
  return textsOf(task.prompt, { jobId, agent, message, serverUrl, words, redact });
}

const completed = (prLink: string | null, note: string): AgentEnd => ({ status: 'completed', prLink, note });

/** Opens the branch's pull request, unless there is one. A closed one must hold `commit`: later pushes don't enter it. */
async function show(commit: string | null, base: string, run: Run): Promise<string | null> {
  const { commits, task } = run;
  if (commits === null) return null;
  const found = await commits.pullRequestFrom(task.branch);
  if (found !== null && (commit === null || found.state === 'open' || found.headSha === commit)) return found.url;
  const opened = await commits.openPullRequest({
    ...textsIn(run),
    branch: task.branch,
    base,
    after: found?.number ?? 0,
  });
  if (opened.kind !== 'not-permitted') return opened.pullRequest.url;
  throw new JobError(`could not use the pull requests of ${run.repository}: ${opened.words}`);
}

/** A variable of the processes that a job's agent starts. */
export const markOf = (id: string): string => `${JOB_VARIABLE}=${id}`;
