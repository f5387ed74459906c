import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishSite } from '../demo-site.ts';
import { type LocalGitHub, startGitHub } from '../github/server.ts';
import type { RepositoryState, Thread } from '../github/state.ts';
import { newKey } from '../service/keys.ts';
import { startService } from '../service/server.ts';
import type { Visit } from '../service/visits.ts';
import { runStep, type StepResult } from '../step.ts';
import { changeThatHelped } from './helped-page.ts';

const TOKENS = { run: 'token-of-the-run', service: 'token-of-the-service' } as const;

/** A GitHub and a documentation service of our own, and a repository with one issue that waits for somebody. */
export interface DemoWorld {
  readonly github: LocalGitHub;
  readonly serviceUrl: string;
  readonly repository: RepositoryState;
  readonly issue: Thread;
  /** The bare git repository that the agent changes. */
  readonly origin: string;
  /** Where the thread can be looked at. */
  readonly issueUrl: string;
  /** Writes a comment in a thread, the issue unless told otherwise, and gives the event that GitHub would send. */
  comment(login: string, body: string, thread?: number): object;
  /** Lets people and AI visit the pages of the documentation. */
  addVisits(visits: Iterable<Visit>): void;
  /** Runs the workflow step that an event starts, as a runner does. Throws when the world is interrupted meanwhile. */
  play(payload: object, options?: PlayOptions): Promise<StepResult>;
  /** Ends both servers, and removes all that the world has written to disk. */
  stop(): Promise<void>;
}

export interface PlayOptions {
  /** `issue_comment` unless it is another one. */
  readonly eventName?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly runId?: string;
  /** Hears of the step's log as it grows. */
  readonly onLog?: (text: string) => void;
}

/** Starts a world. When `interrupted` is aborted a step in play is killed. */
export async function startWorld({ interrupted }: { readonly interrupted?: AbortSignal } = {}): Promise<DemoWorld> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-demo-'));
  const origin = await publishSite(folder, changeThatHelped(Date.now()));
  const github = await startGitHub();
  const { repository, issue } = populate(github, origin);
  const key = newKey();
  const service = await startService({
    database: join(folder, 'service.sqlite'),
    keys: [key],
    github: { apiUrl: github.apiUrl, token: TOKENS.service },
    projects: [{ id: 'kettle', git: origin, repository: 'kettle/docs' }],
  });
  const inputs = { 'base-url': service.url, 'project-id': 'kettle', 'api-key': key, 'github-token': TOKENS.run };
  return {
    github,
    serviceUrl: service.url,
    repository,
    issue,
    origin,
    issueUrl: `${github.url}/kettle/docs/issues/${issue.number}`,
    comment: (login, body, thread = issue.number) =>
      commentEvent({ github, repository, thread }, { author: login, body }),
    addVisits: (visits) => service.addVisits('kettle', visits),
    play: async (payload, { eventName = 'issue_comment', inputs: more = {}, runId = '4711', onLog } = {}) => {
      interrupted?.throwIfAborted();
      const step = await runStep({
        inputs: { ...inputs, ...more },
        event: { name: eventName, payload },
        // Files for later steps live as long as the world.
        environment: { ...environment(github, runId), RUNNER_TEMP: folder },
        onStart: (child) => whenAborted(interrupted, () => child.kill('SIGKILL')),
        ...(onLog === undefined ? {} : { onLog }),
      });
      interrupted?.throwIfAborted();
      return step;
    },
    stop: async () => {
      await service.stop();
      await github.stop();
      await rm(folder, { recursive: true });
    },
  };
}

function populate({ state }: LocalGitHub, gitDir: string): Pick<DemoWorld, 'repository' | 'issue'> {
  const repository = state.addRepository({ owner: 'kettle', name: 'docs', gitDir });
  state.addToken(TOKENS.run, 'github-actions[bot]', {
    issues: 'write',
    pull_requests: 'write',
    contents: 'read',
  });
  state.addToken(TOKENS.service, 'docs-service[bot]', { contents: 'write', pull_requests: 'write' });
  state.account('ada');
  repository.collaborators.set('ada', 'maintain');
  const opened = { author: 'ada', title: 'The flag --quiet is not documented', body: 'It came with version 3.' };
  const issue = state.addThread(repository, opened);
  issue.labels = [state.label(repository, 'documentation', { color: '0075ca' }).name];
  return { repository, issue };
}

function commentEvent(
  { github, repository, thread: number }: Pick<DemoWorld, 'github' | 'repository'> & { readonly thread: number },
  { author, body }: { readonly author: string; readonly body: string },
): object {
  const thread = repository.threads.get(number);
  if (thread === undefined) throw new Error(`There is no thread ${number}.`);
  const { id, createdAt: created_at } = github.state.addComment(repository, number, { author, body });
  const { id: accountId, type } = github.state.account(author);
  const user = { id: accountId, login: author, type };
  const html_url = `${github.url}/kettle/docs/${thread.pull === null ? 'issues' : 'pull'}/${number}`;
  const { title, body: text } = thread;
  const issue = { number, title, body: text, html_url, user: { login: thread.author.login } };
  return {
    action: 'created',
    sender: user,
    issue: thread.pull === null ? issue : { ...issue, pull_request: {} },
    comment: { id, body, user, html_url: `${html_url}#issuecomment-${id}`, created_at, author_association: 'MEMBER' },
  };
}

function environment({ url, apiUrl }: LocalGitHub, runId: string): Readonly<Record<string, string>> {
  return {
    GITHUB_REPOSITORY: 'kettle/docs',
    GITHUB_RUN_ID: runId,
    GITHUB_ACTOR: 'ada',
    GITHUB_SERVER_URL: url,
    GITHUB_API_URL: apiUrl,
  };
}

/** Runs `act` once the signal is aborted, at once if it is already: then nobody would be told any more. */
function whenAborted(signal: AbortSignal | undefined, act: () => void): void {
  if (signal?.aborted) act();
  else signal?.addEventListener('abort', act, { once: true });
}
