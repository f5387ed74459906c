import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { git } from '../../src/playground/demo-site.ts';
import { nodeIdOf } from '../../src/playground/github/answers.ts';
import type { Step } from './run-action.ts';
import { commentEvent, type ScenarioWorld, startWorld } from './world.ts';

const TITLE = 'Add a fast mode';
const BODY = 'It is called --fast.';

type Files = Readonly<Record<string, string>>;

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
}: { readonly before: Files; readonly after: Files } & Omit<
  Parameters<typeof startWorld>[0],
  'gitDir'
>): Promise<PullRequestWorld> {
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
export async function publishBranches({
  before,
  after,
}: {
  readonly before: Files;
  readonly after: Files;
}): Promise<AsyncDisposable & { readonly gitDir: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-agent-pull-request-'));
  const gitDir = await publish(folder, [
    { branch: 'main', files: before },
    { branch: 'fast', files: after },
  ]);
  return { gitDir, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}

/** Opens a pull request from `fast` into `main`, and returns its number. */
export function openPullRequest({ github, app }: Pick<ScenarioWorld, 'github' | 'app'>): number {
  const tip = (branch: string): string =>
    execFileSync('git', ['--git-dir', app.gitDir ?? '', 'rev-parse', branch], { encoding: 'utf8' }).trim();
  const pull = { head: 'fast', base: 'main', headSha: tip('fast'), baseSha: tip('main'), mergedAt: null };
  return github.state.addThread(app, { author: 'mara', title: TITLE, body: BODY, pull }).number;
}

async function publish(
  folder: string,
  branches: readonly { readonly branch: string; readonly files: Files }[],
): Promise<string> {
  const [work, bare] = [join(folder, 'work'), join(folder, 'app.git')];
  await git(['init', '--quiet', '--initial-branch=main', work]);
  for (const { branch, files } of branches) {
    if (branch !== 'main') await git(['-C', work, 'checkout', '--quiet', '-b', branch]);
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(work, name)), { recursive: true });
      await writeFile(join(work, name), text);
    }
    await git(['-C', work, 'add', '--all']);
    await git(['-C', work, 'commit', '--quiet', '--message', `State of ${branch}`]);
  }
  await git(['clone', '--quiet', '--bare', work, bare]);
  return bare;
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
