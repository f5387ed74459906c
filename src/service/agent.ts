import { createRedactor, type Redact } from '../action/redaction/redactor.ts';
import { serverUrlOf } from '../agent/asking-thread.ts';
import { type Checkout, JobGit } from '../agent/git.ts';
import { describeEnd, JobError, lastWords } from '../agent/job-error.ts';
import { endMarkedProcesses } from '../agent/marked-processes.ts';
import { endWithin } from '../agent/namespace.ts';
import { PullRequests } from '../agent/pull-requests.ts';
import { commitTitle, inert, requestBody, requestTitle } from '../agent/request-text.ts';
import { runProcess } from '../agent/run-process.ts';
import type { ProjectSettings, Settings } from './settings.ts';
import { branchOf, type JobEnd, type JobStore, type StoredJob } from './store.ts';

export interface AgentTools {
  readonly settings: Settings;
  readonly store: JobStore;
  /** The service's own environment; agents and git see only the variables named here. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** An existing folder for the jobs' clones. */
  readonly workFolder: string;
  /** What to put before an agent's command, so that its processes end with it; may be empty. */
  readonly namespace: readonly string[];
  readonly signal: AbortSignal;
  /** Resolves after `ms`, or at once when `signal` aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

interface JobParts {
  readonly job: StoredJob;
  readonly project: ProjectSettings;
  readonly git: JobGit;
  /** Null if a branch is the whole result. */
  readonly pullRequests: PullRequests | null;
  /** GitHub's address for people. */
  readonly serverUrl: string;
  /** Everyone who may read the job, its pull request or the log sees what programs and prompts say. */
  readonly redact: Redact;
}

/** What every program may see: none of the service's own variables. */
const AGENT_VARIABLES = ['PATH', 'HOME', 'LANG', 'TMPDIR'];
const GIT_VARIABLES = [
  'PATH',
  'LANG',
  'TMPDIR',
  'SSH_AUTH_SOCK',
  'https_proxy',
  'HTTPS_PROXY',
  'http_proxy',
  'no_proxy',
  'NO_PROXY',
];
/** Names the job to the agent, and marks the processes that it starts. */
const JOB_VARIABLE = 'DOCS_AGENT_JOB';

/**
 * Runs a job's prompt or its latest message once: makes a fresh clone, runs the agent in it, and, if files differ after
 * it and all its processes have ended, makes a commit, a branch and a pull request. A message continues the branch, if
 * there is one. The branch is named after the job, so that an interrupted job finds what its earlier attempt left: if
 * there is a pull request or the branch (for a message: its commit), it isn't run again. Throws `JobError` if git, the
 * agent or GitHub failed.
 */
export async function runJob(job: StoredJob, tools: AgentTools): Promise<JobEnd> {
  const project = tools.settings.projects.find(({ id }) => id === job.project);
  if (project === undefined) throw new JobError(`the project ${job.project} is no longer in the settings`);
  const { github, author, pullRequests: areWanted } = tools.settings;
  const { signal, workFolder: folder } = tools;
  const environment = gitVariables(tools.environment);
  const redact = redactorOf(tools);
  const { token } = github;
  await using git = new JobGit({ address: project.git, token, author, environment, folder, signal, redact });
  const { repository } = project;
  const { apiUrl } = github;
  const pullRequests =
    areWanted && repository !== undefined && token !== undefined
      ? new PullRequests({ apiUrl, token, repository, signal, redact, wait: tools.wait })
      : null;
  const parts: JobParts = { job, project, git, pullRequests, serverUrl: serverUrlOf(apiUrl), redact };
  return (job.attempts > 1 ? await takeUp(parts) : null) ?? (await workOn(parts, tools));
}

/** Continues with what an interrupted attempt left; null if that isn't usable. */
async function takeUp(parts: JobParts): Promise<JobEnd | null> {
  const { job, git, pullRequests } = parts;
  // The agent that a killed service left behind costs money, and its result is no longer needed.
  await endMarkedProcesses(`${JOB_VARIABLE}=${job.id}`);
  const branch = branchOf(job);
  if (job.message !== null) return await takeUpMessage(parts);
  const found = await pullRequests?.find(branch);
  if (found) return completed(found, 'The pull request of an interrupted attempt was found.');
  if (!(await git.hasBranch(branch))) return null;
  return completed(await openPullRequest(parts), 'The branch of an interrupted attempt was used.');
}

/** The branch existed before the message, so only the commit shows whether the interrupted attempt pushed. */
async function takeUpMessage(parts: JobParts): Promise<JobEnd | null> {
  const { job, git, pullRequests } = parts;
  const commit = job.pushing;
  if (commit === null) return null;
  // The branch of a merged pull request may be gone.
  const found = await pullRequests?.find(branchOf(job), commit);
  if (found) return completed(found, 'The pull request has the commit of an interrupted attempt.');
  if (!(await git.hasCommit(branchOf(job), commit))) return null;
  return completed(await openPullRequest(parts), 'The commit of an interrupted attempt was used.');
}

async function workOn(parts: JobParts, tools: AgentTools): Promise<JobEnd> {
  const { job, project, git } = parts;
  const branch = branchOf(job);
  const isThere = job.message !== null && (await git.hasBranch(branch));
  const checkout = await git.checkOut(isThere ? branch : (project.ref ?? null));
  if (!isThere) tools.store.noteRef(job.id, checkout.ref);
  const words = await runAgent(job, { ...tools, checkout, redact: parts.redact });
  const title = commitTitle(parts.redact(job.message ?? job.prompt), parts.serverUrl);
  const commit = await git.commit(checkout, `${title}\n\nAgent: ${inert(job.model)}\nJob: ${job.id}`);
  // An earlier prompt may have ended between its push and its pull request.
  const isUnshown = isThere && job.prLink === null && parts.pullRequests !== null;
  if (commit === null && !isUnshown) return completed(null, `No file was changed. ${words}`);
  if (tools.store.find(job.id)?.status !== 'active') {
    return completed(null, 'The job was archived while the agent worked.');
  }
  if (commit !== null) {
    tools.store.notePush(job.id, commit.id);
    await git.push(commit, branch);
  }
  const current = tools.store.find(job.id) ?? job;
  return completed(await openPullRequest({ ...parts, job: current }), words);
}

async function openPullRequest({
  job,
  pullRequests,
  serverUrl,
  redact,
}: Pick<JobParts, 'job' | 'pullRequests' | 'serverUrl' | 'redact'>): Promise<string | null> {
  if (pullRequests === null) return null;
  const prompt = redact(job.prompt);
  const message = job.message === null ? null : redact(job.message);
  return await pullRequests.open({
    branch: branchOf(job),
    base: job.ref,
    commit: job.message === null ? null : job.pushing,
    title: requestTitle(prompt),
    body: requestBody(prompt, { jobId: job.id, agent: job.model, message, serverUrl }),
  });
}

/** Runs the configured agent; returns the end of its output. */
async function runAgent(
  job: StoredJob,
  tools: AgentTools & { readonly checkout: Checkout; readonly redact: Redact },
): Promise<string> {
  const { agent } = tools.settings;
  const { namespace } = tools;
  const [program, ...parameters] = agent.command;
  const [first, ...before] = namespace;
  const command = first === undefined ? agent.command : ([first, ...before, program, ...parameters] as const);
  const ended = await runProcess(command, {
    folder: tools.checkout.folder,
    environment: {
      ...pick(tools.environment, [...AGENT_VARIABLES, ...agent.environment]),
      [JOB_VARIABLE]: job.id,
    },
    input: job.message ?? job.prompt,
    limitMs: agent.minutes * 60_000,
    signal: tools.signal,
    onStart: (pid) => tools.store.noteAgent(job.id, pid),
  });
  const end = first === undefined ? ended : endWithin(ended);
  // Nothing may change a file during the commit, or run forever.
  await endMarkedProcesses(`${JOB_VARIABLE}=${job.id}`);
  if (end.kind !== 'exited' || end.code !== 0) throw new JobError(`the agent ${describeEnd(end, tools.redact)}`);
  return lastWords(end.stdout, tools.redact);
}

/** Makes the redactor that knows the service's secrets and those of its agent. */
export function redactorOf({ settings, environment }: Pick<AgentTools, 'settings' | 'environment'>): Redact {
  const { agent, github, keys } = settings;
  const ofAgent = Object.values(pick(environment, agent.environment));
  return createRedactor({ secrets: [...ofAgent, github.token ?? '', ...keys.map(({ key }) => key)] });
}

function completed(prLink: string | null, note: string): JobEnd {
  return { status: 'completed', prLink, note };
}

/** Picks the variables that git may see. */
export function gitVariables(from: AgentTools['environment']): Record<string, string> {
  return pick(from, GIT_VARIABLES);
}

function pick(from: AgentTools['environment'], names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, from[name]] as const);
  return Object.fromEntries(found.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}
