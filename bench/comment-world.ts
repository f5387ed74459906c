import { type LocalGitHub, startGitHub } from '../src/playground/github/server.ts';
import type { RepositoryState, Thread } from '../src/playground/github/state.ts';
import { runStep, type StepResult } from '../src/playground/step.ts';

const KEY = 'bench_0123456789abcdef0123456789';
const TOKEN = 'token-of-the-run';
export const BOT = 'github-actions[bot]';

/** A local GitHub with one repository, and a function that runs a step in it. */
export interface CommentWorld extends AsyncDisposable {
  readonly github: LocalGitHub;
  readonly repository: RepositoryState;
  step(options: {
    readonly serviceUrl: string;
    /** GitHub's address, if not the direct one. */
    readonly apiUrl?: string;
    readonly event: { readonly name: string; readonly payload: object };
    readonly inputs?: Readonly<Record<string, string>>;
    readonly runId?: string;
  }): Promise<StepResult>;
}

/** Starts a local GitHub in which `mara` may write. Without `gitDir`, a bare git repository, it shows no pull request. */
export async function startCommentWorld(gitDir?: string): Promise<CommentWorld> {
  const github = await startGitHub();
  // As a step's GITHUB_REPOSITORY_ID.
  const known = { id: 4200, owner: 'acme', name: 'app' };
  const repository = github.state.addRepository(gitDir === undefined ? known : { ...known, gitDir });
  github.state.addToken(TOKEN, BOT, { issues: 'write', pull_requests: 'write', contents: 'read' });
  github.state.account('mara');
  repository.collaborators.set('mara', 'write');
  return {
    github,
    repository,
    step: ({ serviceUrl, apiUrl = github.apiUrl, event, inputs = {}, runId = '4711' }) =>
      runStep({
        inputs: { 'base-url': serviceUrl, 'project-id': 'handbook', 'api-key': KEY, 'github-token': TOKEN, ...inputs },
        event,
        environment: {
          GITHUB_REPOSITORY: 'acme/app',
          GITHUB_ACTOR: 'mara',
          GITHUB_SERVER_URL: github.url,
          GITHUB_API_URL: apiUrl,
          GITHUB_RUN_ID: runId,
        },
      }),
    [Symbol.asyncDispose]: () => github.stop(),
  };
}

/** Opens an issue or a pull request. */
export function openThread({ github, repository }: CommentWorld, kind: 'issue' | 'pull request'): Thread {
  const none = '0'.repeat(40);
  // The branch of the repository, if it has any.
  const pull = { head: 'fast', base: 'main', headSha: none, baseSha: none, mergedAt: null };
  const opened = { author: 'mara', title: 'The flag', body: 'It is new.', ...(kind === 'issue' ? {} : { pull }) };
  return github.state.addThread(repository, opened);
}

/** Writes a comment in a thread, and returns the payload of its event. */
export function commentOn({ github, repository }: CommentWorld, thread: Thread, body: string): object {
  const { id, createdAt: created_at } = github.state.addComment(repository, thread.number, { author: 'mara', body });
  const { id: accountId, type } = github.state.account('mara');
  const user = { id: accountId, login: 'mara', type };
  const { number, title, body: text } = thread;
  const html_url = `${github.url}/acme/app/issues/${number}`;
  const issue = { number, title, body: text, user, html_url, ...(thread.pull === null ? {} : { pull_request: {} }) };
  const about = { id, body, user, created_at, author_association: 'MEMBER' };
  const comment = { ...about, html_url: `${html_url}#issuecomment-${id}` };
  return { action: 'created', sender: user, issue, comment };
}
