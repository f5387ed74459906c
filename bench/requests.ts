import { type LocalGitHub, startGitHub } from '../src/local/github/server.ts';
import type { RepositoryState, Thread } from '../src/local/github/state.ts';
import { runStep, type StepResult } from '../src/local/step.ts';
import { instructionHash, writeMarker } from '../src/thread/marker.ts';
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts';
import type { Row } from './table.ts';

const KEY = 'bench_0123456789abcdef0123456789';
const TOKEN = 'token-of-the-run';
const BOT = 'github-actions[bot]';
const THREADS = 100;

/** Counts the requests of a comment's job, under an issue and under a pull request, and of a run that settles many threads. */
export async function countRequests(): Promise<readonly Row[]> {
  await using service = await startDoneService();
  return [
    await countCommentJob(service, 'issue'),
    await countCommentJob(service, 'pull request'),
    ...(await countSettle(service)),
  ];
}

async function countCommentJob(service: MeasuredServer, under: 'issue' | 'pull request'): Promise<Row> {
  await using world = await startWorld();
  const { github, repository } = world;
  const sha = '0'.repeat(40);
  const pull = { head: 'flag', base: 'main', headSha: sha, baseSha: sha, mergedAt: null };
  const opened = { author: 'mara', title: 'The flag', body: 'It is new.', ...(under === 'issue' ? {} : { pull }) };
  const thread = github.state.addThread(repository, opened);
  const ended = await world.step(service, { name: 'issue_comment', payload: commentOn(world, thread) }, {});
  if (ended.outputs.get('result') !== 'pull-request') throw failed('The job was not done', ended);
  const context = under === 'issue' ? 0 : 3;
  // Started and finished.
  const changes = 2;
  return rowOf(`a comment's job under ${under === 'issue' ? 'an issue' : 'a pull request'}: GitHub requests`, {
    count: github.ledger.length,
    budget: 6 + changes + context,
    of: `6 + ${changes} changes of state${context === 0 ? '' : ` + ${context} for the context`}`,
  });
}

async function countSettle(service: MeasuredServer): Promise<readonly Row[]> {
  await using world = await startWorld();
  const { github, repository } = world;
  for (let at = 1; at <= THREADS; at += 1) {
    const thread = github.state.addThread(repository, { author: 'mara', title: `Thread ${at}` });
    github.state.addComment(repository, thread.number, {
      author: BOT,
      body: `${openMarker(service.url, at)}\n\nWorking on it`,
    });
  }
  service.takeArrivals();
  const ended = await world.step(service, { name: 'schedule', payload: {} }, { mode: 'settle', notify: 'false' });
  if (ended.outputs.get('result') !== 'settled' || !ended.summary.includes(`${THREADS} brought to their end`)) {
    throw failed('The threads were not settled', ended);
  }
  const what = `settling ${THREADS} open threads`;
  return [
    rowOf(`${what}: service requests`, { count: service.takeArrivals().length, budget: THREADS, of: 'one a thread' }),
    rowOf(`${what}: GitHub requests`, { count: github.ledger.length, budget: 110, of: 'the budget' }),
  ];
}

function openMarker(baseUrl: string, at: number): string {
  return writeMarker({
    kind: 'job',
    repository: 'acme/app',
    trigger: { kind: 'issue-comment', id: at },
    instructionComment: { kind: 'issue-comment', id: at },
    baseUrl,
    project: 'handbook',
    instructionHash: instructionHash('Describe the flag.'),
    state: 'started',
    outcome: null,
    jobId: `j_${at}`,
    run: '4711',
    attempt: 1,
    askedAt: new Date(Date.now() - 60 * 60_000).toISOString(),
  });
}

/** A local GitHub with one repository, and the way to run a step in it. */
interface World extends AsyncDisposable {
  readonly github: LocalGitHub;
  readonly repository: RepositoryState;
  step(
    service: MeasuredServer,
    event: { readonly name: string; readonly payload: object },
    inputs: Readonly<Record<string, string>>,
  ): Promise<StepResult>;
}

async function startWorld(): Promise<World> {
  const github = await startGitHub();
  const repository = github.state.addRepository({ owner: 'acme', name: 'app' });
  github.state.addToken(TOKEN, BOT, { issues: 'write', pull_requests: 'write', contents: 'read' });
  github.state.account('mara');
  repository.collaborators.set('mara', 'write');
  return {
    github,
    repository,
    step: (service, event, inputs) =>
      runStep({
        inputs: { 'base-url': service.url, 'project-id': 'handbook', 'api-key': KEY, 'github-token': TOKEN, ...inputs },
        event,
        environment: {
          GITHUB_REPOSITORY: 'acme/app',
          GITHUB_ACTOR: 'mara',
          GITHUB_SERVER_URL: github.url,
          GITHUB_API_URL: github.apiUrl,
        },
      }),
    [Symbol.asyncDispose]: () => github.stop(),
  };
}

function commentOn({ github, repository }: World, thread: Thread): object {
  const body = '/docs Describe the flag.';
  const { id, createdAt: created_at } = github.state.addComment(repository, thread.number, { author: 'mara', body });
  const { id: accountId, type } = github.state.account('mara');
  const user = { id: accountId, login: 'mara', type };
  const { number, title, body: text } = thread;
  const html_url = `${github.url}/acme/app/issues/${number}`;
  const issue = { number, title, body: text, user, html_url, ...(thread.pull === null ? {} : { pull_request: {} }) };
  return {
    action: 'created',
    sender: user,
    issue,
    comment: { id, body, user, html_url: `${html_url}#issuecomment-${id}`, created_at, author_association: 'MEMBER' },
  };
}

/** A service whose every job is done as soon as somebody looks. */
function startDoneService(): Promise<MeasuredServer> {
  return startMeasuredServer(({ method, path }) => {
    if (method === 'POST') return { status: 201, body: { id: 'j_1', status: 'active', prLink: null } };
    const id = path.split('/').at(-1) ?? '';
    return { status: 200, body: { id, status: 'completed', prLink: 'https://github.com/acme/docs/pull/5' } };
  });
}

function rowOf(
  what: string,
  { count, budget, of }: { readonly count: number; readonly budget: number; readonly of: string },
): Row {
  return { what, measured: String(count), comparedWith: `${of}: ${budget}`, ratio: count / budget, budget: 1 };
}

function failed(message: string, { exitCode, log }: StepResult): Error {
  return new Error(`${message} (exit code ${exitCode}):\n${log}`);
}
