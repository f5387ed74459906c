import { execFileSync } from 'node:child_process';
import { serviceHash } from '../../src/action/value/marker.ts';
import type { Handover } from '../../src/action/value/own-comments.ts';
import { renderHandover } from '../../src/action/wording/answers.ts';
import { nodeIdOf } from '../../src/playground/github/answers.ts';
import { aHistory, type BuiltHistory } from '../build/a-history.ts';
import type { Step } from './run-action.ts';
import { BOT, commentEvent, type ScenarioWorld, startWorld } from './world.ts';

const TITLE = 'Add a fast mode';
const BODY = 'It is called --fast.';

type Files = Readonly<Record<string, string>>;

interface Changed {
  readonly before: Files;
  readonly after: Files;
}

/** A world whose thread 2 is a pull request from `fast` into `main`, in a real git repository. */
export interface PullRequestWorld extends ScenarioWorld {
  readonly pullRequest: number;
}

type ThreadPlace = Pick<PullRequestWorld, 'github' | 'app' | 'pullRequest'>;

/** Starts a world with a pull request that changes `before` into `after`. */
export async function startPullRequestWorld({
  before,
  after,
  ...script
}: Changed & Omit<Parameters<typeof startWorld>[0], 'gitDir'>): Promise<PullRequestWorld> {
  const branches = await publishBranches({ before, after });
  const world = await startWorld({ ...script, gitDir: branches.gitDir });
  return {
    ...world,
    pullRequest: openPullRequest(world),
    async [Symbol.asyncDispose]() {
      await world[Symbol.asyncDispose]();
      await branches[Symbol.asyncDispose]();
    },
  };
}

/** Makes a git repository with the branches of a pull request, which any number of worlds may read. */
export function publishBranches({ before, after }: Changed): Promise<BuiltHistory> {
  return aHistory([
    { message: 'State of main', files: before },
    { message: 'State of fast', files: after, branch: 'fast' },
  ]);
}

/** Opens a pull request from `fast` into `main`, and returns its number. */
export function openPullRequest({ github, app }: Pick<ScenarioWorld, 'github' | 'app'>): number {
  const [headSha, baseSha] = [tipOf(app.gitDir ?? '', 'fast'), tipOf(app.gitDir ?? '', 'main')];
  const pull = { head: 'fast', base: 'main', headSha, baseSha, mergedAt: null };
  return github.state.addThread(app, { author: 'mara', title: TITLE, body: BODY, pull }).number;
}

export function tipOf(gitDir: string, branch: string): string {
  return execFileSync('git', ['--git-dir', gitDir, 'rev-parse', branch], { encoding: 'utf8' }).trim();
}

/** Leaves our hand-over on a pull request, of a job that issue 1 asked for. */
export function leaveHandover(
  { github, app, pullRequest }: ThreadPlace,
  { baseUrl, ...given }: Partial<Handover> & Pick<Handover, 'job'> & { readonly baseUrl: string },
): void {
  const service = serviceHash({ baseUrl, projectId: 'handbook' });
  const body = renderHandover(
    { repository: { id: 4200, name: 'acme/app' }, service, ...given },
    {
      origin: { kind: 'thread', url: `${github.url}/acme/app/issues/1` },
      requester: 'mara',
      instruction: { text: 'Describe it.' },
      command: '/docs',
    },
  );
  github.state.addComment(app, pullRequest, { author: BOT, body });
}

/** Writes a comment in the conversation of the world's pull request, and returns its event, which names no branches. */
export function conversationEvent(
  world: ThreadPlace,
  body: string,
): NonNullable<Step['event']> & { readonly id: number } {
  const event = commentEvent(world, body, { number: world.pullRequest });
  const issue = { ...threadOf(world), pull_request: { url: `${world.github.apiUrl}/repos/acme/app/pulls/2` } };
  return { ...event, payload: { ...(event.payload as object), issue } };
}

/** Writes a comment on line 2 of `src/cli.ts` in the pull request's diff, and returns its event. */
export function reviewEvent(
  world: ThreadPlace,
  body: string,
): NonNullable<Step['event']> & { readonly id: number; readonly url: string } {
  const { github, app, pullRequest: number } = world;
  const place = { path: 'src/cli.ts', line: 2, diffHunk: '@@ -1 +1,2 @@\n one\n+fast' };
  const comment = github.state.addReviewComment(app, number, { author: 'mara', body, ...place });
  const { id, type } = github.state.account('mara');
  const user = { id, login: 'mara', type };
  const url = `${github.url}/acme/app/pull/${number}#discussion_r${comment.id}`;
  const given = { path: place.path, line: place.line, diff_hunk: place.diffHunk };
  const about = {
    id: comment.id,
    node_id: nodeIdOf(comment),
    created_at: comment.createdAt,
    author_association: 'MEMBER',
  };
  const pull = app.threads.get(number)?.pull;
  const side = (ref: string, sha = ''): object => ({ ref, sha, repo: { full_name: 'acme/app' } });
  return {
    id: comment.id,
    url,
    name: 'pull_request_review_comment',
    payload: {
      action: 'created',
      sender: user,
      pull_request: { ...threadOf(world), base: side('main', pull?.baseSha), head: side('fast', pull?.headSha) },
      comment: { ...about, body, user, html_url: url, ...given },
    },
  };
}

function threadOf({ github, pullRequest: number }: ThreadPlace): object {
  const html_url = `${github.url}/acme/app/pull/${number}`;
  return { number, title: TITLE, body: BODY, html_url, user: { login: 'mara' } };
}

/** The prompt that the service received, and the data between its two boundary lines. */
export function sentPrompt({ service }: ScenarioWorld): { readonly prompt: string; readonly context: string } {
  const { body = '{}' } = service.requests.find(({ method }) => method === 'POST') ?? {};
  const { prompt }: { readonly prompt: string } = JSON.parse(body);
  const [, context = '', ...rest] = prompt.split(/^----- context [0-9a-f]{32} -----$/m);
  if (rest.length !== 1) throw new Error(`the prompt has no context between two boundary lines: ${prompt}`);
  return { prompt, context: context.trim() };
}
