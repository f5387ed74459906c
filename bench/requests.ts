import { instructionHash, serviceHash, writeMarker } from '../src/action/value/marker.ts';
import type { StepResult } from '../src/playground/step.ts';
import { BOT, type CommentWorld, commentOn, openThread, startCommentWorld } from './comment-world.ts';
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts';
import type { Row } from './table.ts';

const THREADS = 100;

/** Counts the requests of a comment's job, on an issue and on a pull request, and of a run that settles many threads. */
export async function countRequests(): Promise<readonly Row[]> {
  await using service = await startDoneService();
  return [
    await countCommentJob(service, 'issue'),
    await countCommentJob(service, 'pull request'),
    ...(await countSettle(service)),
    await countAnnouncedSettle(),
  ];
}

async function countCommentJob(service: MeasuredServer, under: 'issue' | 'pull request'): Promise<Row> {
  await using world = await startCommentWorld();
  const { github } = world;
  const payload = commentOn(world, openThread(world, under), '/docs Describe the flag.');
  const ended = await world.step({ serviceUrl: service.url, event: { name: 'issue_comment', payload } });
  if (ended.outputs.get('result') !== 'pull-request') throw failed('The job was not done', ended);
  const context = under === 'issue' ? 0 : 3;
  // Started and finished.
  const changes = 2;
  return rowOf(`a comment's job under ${under === 'issue' ? 'an issue' : 'a pull request'}: GitHub requests`, {
    count: github.ledger.length,
    budget: 7 + changes + context,
    of: `7 + ${changes} changes of state${context === 0 ? '' : ` + ${context} for the context`}`,
  });
}

async function countSettle(service: MeasuredServer): Promise<readonly Row[]> {
  await using world = await startCommentWorld();
  const { github } = world;
  await settle(world, service, { notify: 'false' });
  const what = `settling ${THREADS} open threads`;
  return [
    rowOf(`${what}: service requests`, { count: service.takeArrivals().length, budget: THREADS, of: 'one a thread' }),
    rowOf(`${what}: GitHub requests`, {
      count: github.ledger.length,
      budget: 20 + 3 * THREADS,
      of: '20 for lists, 3 a thread (a fresh read, the edit, the reaction)',
    }),
  ];
}

/** Each job has made a pull request in the repository of the run, and its requester gets a notice. */
async function countAnnouncedSettle(): Promise<Row> {
  await using world = await startCommentWorld();
  const { github } = world;
  await using service = await startDoneService((job) => `${github.url}/acme/app/pull/${THREADS + job}`);
  await settle(world, service, { notify: 'true' });
  return rowOf(`settling ${THREADS} threads with notices and hand-overs: GitHub requests`, {
    count: github.ledger.length,
    budget: 20 + 9 * THREADS,
    of: '20 for lists, 9 a thread (2 for the change, 2 for the notice, 3 for the hand-over, 2 to read its request)',
  });
}

/** Settles threads whose jobs no run watches. The pull requests come after the threads. */
async function settle(
  world: CommentWorld,
  service: MeasuredServer,
  { notify }: { readonly notify: string },
): Promise<void> {
  const { github, repository } = world;
  for (let at = 1; at <= THREADS; at += 1) {
    const thread = github.state.addThread(repository, { author: 'mara', title: `Thread ${at}` });
    const body = '/docs Describe the flag.';
    const asked = github.state.addComment(repository, thread.number, { author: 'mara', body });
    const status = `${openMarker(service.url, { job: at, comment: asked.id })}\n\nWorking on it`;
    github.state.addComment(repository, thread.number, { author: BOT, body: status });
  }
  for (let at = 1; at <= THREADS; at += 1) showPull(world, openThread(world, 'pull request').number);
  service.takeArrivals();
  const event = { name: 'schedule', payload: {} };
  const ended = await world.step({ serviceUrl: service.url, event, inputs: { mode: 'settle', notify } });
  if (ended.outputs.get('result') !== 'settled' || !ended.summary.includes(`${THREADS} updated`)) {
    throw failed('The threads were not settled', ended);
  }
}

/** Shows an open pull request, although the repository has no branches. */
function showPull({ github }: CommentWorld, number: number): void {
  const side = (ref: string): object => ({ ref, sha: 'a'.repeat(40), repo: { id: 4200, full_name: 'acme/app' } });
  const body = {
    ...{ number, title: 'The flag', body: '', user: { login: BOT }, state: 'open', merged_at: null },
    ...{ html_url: `${github.url}/acme/app/pull/${number}`, base: side('main'), head: side('fast') },
    ...{ merge_commit_sha: null, additions: 1, deletions: 0, changed_files: 1 },
  };
  const path = new RegExp(`/repos/acme/app/pulls/${number}$`);
  github.faults.add({ method: 'GET', path, does: { kind: 'answer', status: 200, body } });
}

function openMarker(baseUrl: string, { job, comment }: { readonly job: number; readonly comment: number }): string {
  return writeMarker({
    repository: { id: null, name: 'acme/app' },
    trigger: { kind: 'issue-comment', id: comment },
    instructionComment: { kind: 'issue-comment', id: comment },
    service: serviceHash({ baseUrl, projectId: 'handbook' }),
    instructionHash: instructionHash('Describe the flag.'),
    request: 'job',
    state: 'started',
    outcome: null,
    jobId: `j_${job}`,
    pullRequest: null,
    head: null,
    run: '4711',
    attempt: 1,
    askedAt: new Date(Date.now() - 60 * 60_000).toISOString(),
    watchedUntil: new Date(Date.now() - 28 * 60_000).toISOString(),
    told: [],
  });
}

/** A service whose jobs are all done at the first poll. */
function startDoneService(
  pullRequestOf = (_job: number): string => 'https://github.com/acme/docs/pull/5',
): Promise<MeasuredServer> {
  return startMeasuredServer(({ method, path }) => {
    if (method === 'POST') return { status: 201, body: { id: 'j_1', status: 'active', prLink: null } };
    const id = path.split('/').at(-1) ?? '';
    return { status: 200, body: { id, status: 'completed', prLink: pullRequestOf(Number(id.slice('j_'.length))) } };
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
