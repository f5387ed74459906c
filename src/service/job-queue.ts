import { createCommits } from '../action/github/commits.ts';
import type { GitHubOptions } from '../action/github/octokit.ts';
import type { Commits } from '../action/ports/commits.ts';
import { createRedactor, type Redact } from '../action/redaction/redactor.ts';
import type { AgentPlan } from '../agent/check-agent.ts';
import { type AgentJournal, type AgentWorld, runAgent } from '../agent/run-agent.ts';
import { databaseProblem } from './database-file.ts';
import { workOnce } from './isolation.ts';
import type { Settings } from './settings.ts';
import { branchOf, type JobEnd, type JobStore, resultBranch, type StoredJob } from './store.ts';

/** `environment` is the service's own, `folder` an existing one for the jobs' clones; the rest is for GitHub. */
export interface QueueTools
  extends Pick<AgentWorld, 'environment' | 'folder'>,
    Pick<GitHubOptions, 'send' | 'clock' | 'randomness'> {
  readonly settings: Settings;
  readonly store: JobStore;
  /** How agents run in isolation; null: without. */
  readonly plan: AgentPlan | null;
}

/** How often a job whose agent works is looked at (ms). */
const LOOK_MS = 1_000;
/** How often the log says that a job still runs (ms). */
const NEWS_MS = 60_000;
/** How long after a failure the database is tried again (ms). */
const AGAIN_MS = 10_000;
const USER_AGENT = 'docs-agent-local-service';

export interface JobQueue {
  /** Starts active jobs while there is room; call it whenever a job becomes active. */
  wake(): void;
  /** Stops the running agents and waits for them; their jobs stay active and resume at the next start. */
  stop(): Promise<void>;
}

/**
 * Starts running the active jobs of the store, oldest first, at most `settings.atOnce` at the same time. What the database
 * refuses, because its disk is full or another program has locked it, is tried again.
 */
export function startQueue(tools: QueueTools, log: (line: string) => void): JobQueue {
  const { store, settings } = tools;
  const stopping = new AbortController();
  /** A job keeps its place until its end is recorded: another run would cost money. */
  const running = new Map<string, Promise<void>>();
  const ended = new Map<string, JobEnd>();
  let trouble = '';
  const work = async (job: StoredJob): Promise<void> => {
    log(`${job.id}: started (attempt ${job.attempts})`);
    let minutes = 0;
    const news = setInterval(() => log(`${job.id}: still running (${++minutes} min)`), NEWS_MS);
    const end = await endOf(job, tools, stopping.signal).finally(() => clearInterval(news));
    // The result of an aborted attempt is about the stop, not about the job.
    if (!stopping.signal.aborted || end.status === 'completed') ended.set(job.id, end);
    wake();
  };
  const wake = (): void => {
    try {
      for (const [id, end] of ended) {
        store.end(id, end);
        ended.delete(id);
        running.delete(id);
        log(`${id}: ${describe(end, store.find(id))}`);
      }
      const waiting = stopping.signal.aborted ? [] : store.active().filter((job) => !running.has(job.id));
      for (const { id } of waiting.slice(0, Math.max(0, settings.atOnce - running.size))) {
        const worked = work(store.takeUp(id)).catch((error: unknown) =>
          log(`${id}: kept for the next start. ${error}`),
        );
        running.set(id, worked);
      }
      trouble = '';
    } catch (error) {
      const words = databaseProblem(error) ?? String(error);
      if (words !== trouble) log(`No job can be started or ended for now. ${words}`);
      trouble = words;
    }
  };
  const timer = setInterval(wake, AGAIN_MS);
  wake();
  return {
    wake,
    stop: async () => {
      clearInterval(timer);
      stopping.abort();
      await Promise.all(running.values());
    },
  };
}

async function endOf(job: StoredJob, tools: QueueTools, signal: AbortSignal): Promise<JobEnd> {
  const { settings, store, plan, ...rest } = tools;
  const redact = redactorOf(tools);
  const project = settings.projects.find(({ id }) => id === job.project);
  if (project === undefined) {
    return { status: 'failed', note: `the project ${job.project} is no longer in the settings`, summary: null };
  }
  const task = { ...job, branch: branchOf(job), from: project.ref ?? null };
  const { github, author, pullRequests } = settings;
  const repository = pullRequests ? (project.repository ?? null) : null;
  const { apiUrl, token } = github;
  const place = { address: project.git, serverUrl: serverUrlOf(apiUrl), token, repository };
  const options = { ...rest, apiUrl, token: token ?? '', redact, cancelled: signal, userAgent: USER_AGENT };
  const openCommits = (name: string): Commits => createCommits(options, name);
  const journal = journalOf(job, store);
  let summary = null as string | null;
  try {
    const work: AgentWorld['work'] = async (each, clone) => {
      // Another process may archive the job. Then the agent's work only costs money.
      const archived = new AbortController();
      const timer = setInterval(() => isArchived(job, store) && archived.abort(), LOOK_MS);
      const where = { temp: rest.folder, surroundings: rest.environment, redact };
      const until = { signal: AbortSignal.any([signal, archived.signal]) };
      const words = await workOnce(each, clone, { agent: settings.agent, plan, ...where, ...until }).finally(() =>
        clearInterval(timer),
      );
      summary = words || null;
      return words;
    };
    const end = await runAgent(task, { ...rest, ...place, openCommits, author, work, journal, redact, signal });
    return { ...end, summary };
  } catch (error) {
    const note = redact(databaseProblem(error) ?? `the service itself failed: ${String(error)}`);
    return { status: 'failed', note, summary };
  }
}

/** A database that can't be read for a moment is read again. */
function isArchived({ id }: StoredJob, store: JobStore): boolean {
  try {
    return store.find(id)?.status === 'archived';
  } catch {
    return false;
  }
}

/** Derives GitHub's web address from that of its API, without a trailing slash. */
export function serverUrlOf(apiUrl: string): string {
  const { protocol, host, origin, pathname } = new URL(apiUrl);
  // github.com, and enterprises with their own host under ghe.com. A self-hosted server has its API under /api/v3.
  if (/^api\.(?:github\.com|[\w-]+\.ghe\.com)$/.test(host)) return `${protocol}//${host.slice('api.'.length)}`;
  return origin + pathname.replace(/\/+$/, '').replace(/\/api\/v3$/, '');
}

function journalOf({ id }: StoredJob, store: JobStore): AgentJournal {
  return {
    cloned: (ref) => store.note(id, 'ref', ref),
    publishing: (commit) => {
      if (store.find(id)?.status !== 'active') return 'The job was archived while the agent worked.';
      if (commit !== null) store.note(id, 'pushing', commit);
      return null;
    },
  };
}

/**
 * Makes the redactor that knows the service's secrets and those of its agent: everyone who may read a job, its pull request
 * or the log sees what programs and prompts say.
 */
export function redactorOf(tools: Pick<QueueTools, 'settings' | 'environment' | 'plan'>): Redact {
  const { environment, plan } = tools;
  const { agent, github, keys } = tools.settings;
  const ofAgent = agent.environment.map((name) => environment[name] ?? '');
  return createRedactor({
    secrets: [...ofAgent, ...(plan?.secrets ?? []), github.token ?? '', ...keys.map(({ key }) => key)],
  });
}

/** Describes an end in one line. It quotes agents' output, so it must not control a terminal or begin a new line. */
function describe(end: JobEnd, job: StoredJob | null): string {
  const branch = job === null ? null : resultBranch(job);
  const left = branch === null ? 'no pull request' : `no pull request, branch ${branch}`;
  const isDone = end.status === 'completed';
  const words = [end.note, (isDone && end.summary) || ''].filter((each) => each !== '').join(' ');
  const how = job?.status === 'archived' ? 'archived' : end.status;
  const result = isDone ? `${how}, ${end.prLink ?? left}.` : `${how}:`;
  return (words === '' ? result.slice(0, -1) : `${result} ${words}`).replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}
