import { type Checkout, JobGit } from './git.ts';
import { JobError, tellEnd } from './job-error.ts';
import { endMarkedProcesses } from './marked-processes.ts';
import { PullRequests } from './pull-requests.ts';
import { inert, requestBody, requestTitle } from './request-text.ts';
import { runProcess } from './run-process.ts';
import type { ProjectSettings, Settings } from './settings.ts';
import type { JobEnd, JobStore, StoredJob } from './store.ts';

export interface AgentTools {
  readonly settings: Settings;
  readonly store: JobStore;
  /** The service's own environment; agents and git see only the variables named here. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** An existing folder for the jobs' clones. */
  readonly workFolder: string;
  readonly signal: AbortSignal;
  /** Resolves after `ms`, or at once when `signal` aborts. */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<unknown>;
}

interface JobParts {
  readonly job: StoredJob;
  readonly project: ProjectSettings;
  readonly git: JobGit;
  readonly pullRequests: PullRequests;
}

/** What every program may see. No variable of the service itself is among them. */
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
/** Tells an agent its job, and us which processes it started. */
const JOB_VARIABLE = 'DOCS_AGENT_JOB';

/**
 * Runs a job once: a fresh clone, the agent in it, and, if files differ when it and all that it started have ended, a
 * commit, a branch and a pull request.
 * The branch is named after the job, so that a job that was interrupted finds what its earlier attempt left: with the
 * pull request or the branch it is not run again. Throws `JobError` if something outside did not do its part.
 */
export async function runJob(job: StoredJob, tools: AgentTools): Promise<JobEnd> {
  const project = tools.settings.projects.find(({ id }) => id === job.project);
  if (project === undefined) throw new JobError(`the project ${job.project} is not among the settings any more`);
  const { github, author } = tools.settings;
  const { signal, workFolder: folder } = tools;
  const environment = pick(tools.environment, GIT_VARIABLES);
  await using git = new JobGit({ address: project.git, token: github.token, author, environment, folder, signal });
  const pullRequests = new PullRequests({ ...github, ...project, signal, wait: tools.wait });
  const parts: JobParts = { job, project, git, pullRequests };
  return (job.attempts > 1 ? await takeUp(parts) : null) ?? (await workOn(parts, tools));
}

/** Names the branch of a job. */
export function branchOf(job: StoredJob): string {
  return `docs-agent/${job.id}`;
}

/** Goes on with what an interrupted attempt left; null if that was nothing of use. */
async function takeUp({ job, git, pullRequests }: JobParts): Promise<JobEnd | null> {
  // The agent that a killed service left behind costs, and its result is no longer wanted.
  await endMarkedProcesses(`${JOB_VARIABLE}=${job.id}`);
  const found = await pullRequests.find(branchOf(job));
  if (found !== null) return completed(found, 'The pull request of an interrupted attempt was found.');
  if (!(await git.hasBranch(branchOf(job)))) return null;
  return completed(await openPullRequest({ job, pullRequests }), 'The branch of an interrupted attempt was used.');
}

async function workOn({ job, project, git, pullRequests }: JobParts, tools: AgentTools): Promise<JobEnd> {
  const checkout = await git.checkOut(project.ref ?? null);
  tools.store.noteRef(job.id, checkout.ref);
  const words = await runAgent(job, { ...tools, checkout });
  const title = requestTitle(job.prompt);
  const commit = await git.commit(checkout, `${title}\n\nAgent: ${inert(job.model)}\nJob: ${job.id}`);
  if (commit === null) return completed(null, `No file was changed. ${words}`);
  const current = tools.store.find(job.id);
  if (current?.status !== 'active') return completed(null, 'The job was archived while the agent worked.');
  await git.push(commit, branchOf(job));
  return completed(await openPullRequest({ job: current, pullRequests }), words);
}

function openPullRequest({ job, pullRequests }: Pick<JobParts, 'job' | 'pullRequests'>): Promise<string> {
  return pullRequests.open({
    branch: branchOf(job),
    base: job.ref,
    title: requestTitle(job.prompt),
    body: requestBody(job.prompt, { jobId: job.id, agent: job.model }),
  });
}

/** Runs the configured agent; gives its last words. */
async function runAgent(job: StoredJob, tools: AgentTools & { readonly checkout: Checkout }): Promise<string> {
  const { agent } = tools.settings;
  const end = await runProcess(agent.command, {
    folder: tools.checkout.folder,
    environment: {
      ...pick(tools.environment, [...AGENT_VARIABLES, ...agent.environment]),
      [JOB_VARIABLE]: job.id,
    },
    input: job.prompt,
    limitMs: agent.minutes * 60_000,
    signal: tools.signal,
    onStart: (pid) => tools.store.noteAgent(job.id, pid),
  });
  // Nothing may change a file while it is committed, or go on for ever.
  await endMarkedProcesses(`${JOB_VARIABLE}=${job.id}`);
  if (end.kind !== 'exited' || end.code !== 0) throw new JobError(`the agent ${tellEnd(end)}`);
  return end.stdout.trim().slice(-1_000);
}

function completed(prLink: string | null, note: string): JobEnd {
  return { status: 'completed', prLink, note };
}

function pick(from: AgentTools['environment'], names: readonly string[]): Record<string, string> {
  const found = names.map((name) => [name, from[name]] as const);
  return Object.fromEntries(found.filter((entry): entry is readonly [string, string] => entry[1] !== undefined));
}
