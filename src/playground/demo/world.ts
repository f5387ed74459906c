import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import type { EvidenceRow } from '../../service/evidence-rows.ts';
import { newKey } from '../../service/keys.ts';
import { startService } from '../../service/server.ts';
import type { Visit } from '../../service/visits.ts';
import { publishSite } from '../demo-site.ts';
import { commentEvent, type WorkflowEvent } from '../github/events.ts';
import { newToken } from '../github/identity.ts';
import { type LocalGitHub, startGitHub } from '../github/server.ts';
import type { Comment, GitHubState, RepositoryState, ReviewComment, Thread, WorkflowRun } from '../github/state.ts';
import { runStep, type Step, type StepResult } from '../step.ts';
import { changeThatHelped } from './readers.ts';

export interface DemoWorld {
  readonly github: LocalGitHub;
  readonly serviceUrl: string;
  readonly repository: RepositoryState;
  readonly issue: Thread;
  /** The bare git repository that the agent changes. */
  readonly origin: string;
  readonly issueUrl: string;
  /** Writes a comment in a thread, by default the issue's, and returns the event that GitHub would send. */
  comment(login: string, body: string, thread?: number): WorkflowEvent;
  eventOf(comment: Comment | ReviewComment): WorkflowEvent;
  addVisits(visits: Iterable<Visit>): void;
  addEvidence(rows: Iterable<EvidenceRow>): void;
  /** A workflow that runs an agent of its own, without a service, in these threads. */
  readonly own: { readonly inputs: Readonly<Record<string, string>>; readonly threads: Set<number> };
  /** Runs the workflow that an event starts, as a runner does. Throws if the world is interrupted meanwhile. */
  play(event: WorkflowEvent, options?: PlayOptions): Promise<StepResult>;
  /** Calls `listener` after each request that may have changed something on GitHub; the returned function ends this. */
  watch(listener: () => void): () => void;
  /** Stops both servers, and removes all that the world has written to disk. */
  stop(): Promise<void>;
}

export interface PlayOptions {
  readonly workflow?: string;
  readonly inputs?: Readonly<Record<string, string>>;
}

/** Starts a world. When `interrupted` aborts, all running steps are killed. */
export async function startWorld({ interrupted }: { readonly interrupted?: AbortSignal } = {}): Promise<DemoWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-demo-'));
  const origin = await publishSite(folder, changeThatHelped(Date.now()));
  const listeners = new Set<() => void>();
  const github = await startGitHub({ onChange: () => listeners.forEach((listener) => void listener()) });
  const { repository, issue, tokens } = populate(github, origin);
  const key = newKey();
  const service = await startService({
    database: join(folder, 'service.sqlite'),
    keys: [key],
    github: { apiUrl: github.apiUrl, token: tokens.service },
    projects: [{ id: 'kettle', git: origin, repository: 'kettle/docs' }],
    agent: { name: 'kettle-writer' },
  });
  const inputs = { 'base-url': service.url, 'project-id': 'kettle', 'api-key': key, 'github-token': tokens.run };
  const { tools, agent } = await installWriter(folder);
  const isolation = service.isolation.plan === null ? 'none' : 'required';
  const own = { 'base-url': '', 'project-id': '', 'api-key': '', agent, isolation, 'agent-paths': '**/*.md' };
  const runner = createRunner(github.state);
  const playing = new Set<Promise<unknown>>();
  const eventOf = (comment: Comment | ReviewComment): WorkflowEvent =>
    commentEvent(github.answers, repository, comment);

  const play = async (event: WorkflowEvent, options: PlayOptions): Promise<StepResult> => {
    interrupted?.throwIfAborted();
    const { workflow = COMMENTS_WORKFLOW, inputs: more = {} } = options;
    const run = github.state.addRun(repository, { ...event, event: event.name, workflow });
    // Files for later steps live as long as the world.
    const temp = join(folder, `run-${run.id}`);
    await mkdir(temp);
    const step = await runner(run, {
      inputs: { ...inputs, ...more },
      event,
      environment: { ...environment(github, repository, run), RUNNER_TEMP: temp, RUNNER_TOOL_CACHE: tools },
      onStart: (child) => whenAborted(interrupted, () => child.kill('SIGKILL')),
    });
    interrupted?.throwIfAborted();
    return step;
  };

  return {
    github,
    serviceUrl: service.url,
    repository,
    issue,
    origin,
    issueUrl: `${github.url}/kettle/docs/issues/${issue.number}`,
    comment: (author, body, thread = issue.number) =>
      eventOf(github.state.addComment(repository, thread, { author, body })),
    eventOf,
    own: { inputs: own, threads: new Set() },
    addVisits: (visits) => service.addVisits('kettle', visits),
    addEvidence: (rows) => service.addEvidence('kettle', rows),
    play: (event, options = {}) => {
      const played = play(event, options);
      playing.add(played);
      return played.finally(() => playing.delete(played));
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop: async () => {
      // Killed steps still have to remove their files.
      await Promise.allSettled(playing);
      await service.stop();
      await github.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** Installs the service's default agent as a tool of the runner, as which an agent in isolation may be shown. */
async function installWriter(folder: string) {
  const tools = join(folder, 'tools');
  const tool = join(tools, 'kettle-writer', '1.0.0', process.arch);
  await cp(join(import.meta.dirname, '../..'), tool, { recursive: true });
  const agent = join(tool, 'kettle-writer');
  await writeFile(agent, "#!/usr/bin/env node\nimport('./service/default-agent.ts');\n");
  // Whatever the mask of this process: in isolation, the agent is a user of its own.
  await chmod(agent, 0o755);
  return { tools, agent };
}

export const COMMENTS_WORKFLOW = 'Documentation commands';

export const PEOPLE = { writer: 'ada', stranger: 'stranger' } as const;

function populate({ state }: LocalGitHub, gitDir: string) {
  const tokens = { run: newToken(), service: newToken() };
  const repository = state.addRepository({ owner: 'kettle', name: 'docs', gitDir, private: true });
  state.addToken(tokens.run, 'github-actions[bot]', { issues: 'write', pull_requests: 'write', contents: 'write' });
  state.addToken(tokens.service, 'docs-service[bot]', { contents: 'write', pull_requests: 'write' });
  for (const login of Object.values(PEOPLE)) state.account(login);
  repository.collaborators.set(PEOPLE.writer, 'maintain');
  repository.collaborators.set(PEOPLE.stranger, 'read');
  const opened = {
    author: PEOPLE.writer,
    title: 'The flag --quiet is not documented',
    body: 'It came with version 3.',
  };
  const issue = state.addThread(repository, opened);
  issue.labels = [state.label(repository, 'documentation', { color: '0075ca' }).name];
  return { repository, issue, tokens };
}

function environment({ url, apiUrl }: LocalGitHub, repository: RepositoryState, run: WorkflowRun) {
  const name = `${repository.owner}/${repository.name}`;
  return {
    // The agent is a program of this Node.
    PATH: [dirname(process.execPath), process.env['PATH']].join(delimiter),
    GITHUB_REPOSITORY: name,
    GITHUB_REPOSITORY_ID: String(repository.id),
    GITHUB_RUN_ID: String(run.id),
    GITHUB_ACTOR: run.actor.login,
    GITHUB_WORKFLOW: run.workflow,
    GITHUB_WORKFLOW_REF: `${name}/.github/workflows/docs.yml@refs/heads/${repository.defaultBranch}`,
    GITHUB_SERVER_URL: url,
    GITHUB_API_URL: apiUrl,
  };
}

/** Runs `act` when the signal aborts; at once if it already has, because then no event comes. */
function whenAborted(signal: AbortSignal | undefined, act: () => void): void {
  if (signal?.aborted) act();
  else signal?.addEventListener('abort', act, { once: true });
}

const MOST_AT_ONCE = 4;

/** Makes the runner of one world: it runs a step and then its post process, and records both in the run. */
function createRunner(state: GitHubState): (run: WorkflowRun, step: Step) => Promise<StepResult> {
  const inTurn = atMost(MOST_AT_ONCE);
  return (run, step) =>
    inTurn(async () => {
      run.state = 'running';
      try {
        const main = await record(run, 'docs-agent', step);
        run.outputs = main.outputs;
        run.summary = main.summary;
        const post = await record(run, 'Post docs-agent', { ...step, state: main.state });
        run.summary += post.summary;
        return main;
      } finally {
        run.state = run.steps.every(({ exitCode }) => exitCode === 0) ? 'success' : 'failure';
        run.endedAt = state.timestamp();
      }
    });
}

async function record({ steps }: WorkflowRun, name: string, step: Step): Promise<StepResult> {
  const recorded = { name, log: '', exitCode: null as number | null };
  steps.push(recorded);
  const result = await runStep({
    ...step,
    onLog: (text) => {
      recorded.log += text;
    },
  });
  recorded.exitCode = result.exitCode;
  return result;
}

function atMost(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    // Another task may have started since this one was woken.
    while (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
