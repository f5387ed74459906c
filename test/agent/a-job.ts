import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createRedactor } from '../../src/action/redaction/redactor.ts';
import { type AgentEnd, type AgentTask, type AgentWorld, runAgent } from '../../src/agent/run-agent.ts';
import { workOnce } from '../../src/service/isolation.ts';
import { aCommits } from '../action/github/a-repository.ts';
import { aFolder, aGitHub, agentThat, aRepository, git, PAGES, REPOSITORY, TOKEN } from '../service/world.ts';

export const BRANCH = 'docs-agent/job_1';

/** What git needs besides an address and a folder. */
export const GIT = {
  token: TOKEN,
  author: { name: 'Robot', email: 'robot@example.com' },
  environment: { PATH: process.env['PATH'] ?? '' },
  signal: new AbortController().signal,
  redact: createRedactor({ secrets: [TOKEN] }),
};

interface Surroundings extends Partial<Omit<AgentWorld, 'work' | 'journal'>>, Partial<Pick<AgentTask, 'from'>> {
  /** Names of variables that the agent may see. */
  readonly variables?: readonly string[];
}

/** A job on a repository with its own GitHub. Its agent runs a piece of JavaScript, or is a command. */
export async function aJob(agent: string | readonly [string, ...string[]], surroundings: Surroundings = {}) {
  const { variables = [], from = null, ...more } = surroundings;
  await using stack = new AsyncDisposableStack();
  const place = stack.use(await aFolder()).path;
  const repository = await aRepository(place, PAGES);
  // The repository isn't near the clones.
  const folder = join(place, 'jobs/clones');
  await mkdir(folder, { recursive: true });
  const github = stack.use(await aGitHub(repository));
  const started = { attempts: 1, pushing: null, prLink: null, message: null };
  // Not the id of any other job: the processes of a job are found by it, and ended.
  const id = `job_${randomUUID()}`;
  let task: AgentTask = { id, branch: BRANCH, from, ref: 'HEAD', prompt: '', model: 'robot', ...started };
  const usual = typeof agent === 'string' ? agentThat(agent) : agent;
  const runs = (argv: readonly [string, ...string[]]) => {
    const agent = { command: [...argv] as [string, ...string[]], environment: [...variables], minutes: 1 };
    return { agent, plan: null, temp: folder, surroundings: more.environment ?? GIT.environment };
  };
  /** Runs an attempt with what the earlier ones have noted. */
  const run = async (change: Partial<AgentTask>, command = usual): Promise<AgentEnd> => {
    task = { ...task, ...change };
    const end = await runAgent(task, {
      ...GIT,
      ...{ address: repository, folder, repository: REPOSITORY, serverUrl: 'https://github.com' },
      openCommits: (name) => aCommits({ ...GIT, ...more, apiUrl: github.apiUrl, token: TOKEN }, name),
      ...more,
      work: (started, clone) => workOnce(started, clone, { ...GIT, ...more, ...runs(command) }),
      journal: {
        cloned: (ref) => {
          task = { ...task, ref };
        },
        publishing: (commit) => {
          if (commit !== null) task = { ...task, pushing: commit };
          return null;
        },
      },
    });
    if (end.status === 'completed' && end.prLink !== null) task = { ...task, prLink: end.prLink };
    return end;
  };
  const all = stack.move();
  return {
    ...{ repository, github },
    git: (...parameters: string[]): string => git(repository, ...parameters),
    /** The subjects of the commits that its branch adds, the latest first. */
    commits: (): string => git(repository, 'log', '--format=%s', `main..${BRANCH}`),
    create: (prompt: string) => run({ prompt }),
    message: (message: string) => run({ message, pushing: null, attempts: 1 }),
    /** Takes the job up again, with an agent that would fail. */
    resume: () => run({ attempts: 2, prLink: task.message === null ? null : task.prLink }, ['false']),
    [Symbol.asyncDispose]: () => all.disposeAsync(),
  };
}
