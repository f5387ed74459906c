import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { groupHash, serviceHash } from '../src/action/value/marker.ts';
import { renderHandover } from '../src/action/wording/answers.ts';
import { openPullRequest, publishBranches } from '../test/scenarios/pull-request-world.ts';
import { BOT, type CommentWorld, commentOn, openThread, startCommentWorld } from './comment-world.ts';
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts';
import type { Row } from './table.ts';

/** The delay of every answer (ms): far more than a process needs between two requests. */
const DELAY_MS = 150;

/** A request, with the number of round trips up to and including it. */
interface Trip {
  readonly method: string;
  readonly path: string;
  readonly round: number;
  /** By `performance.now()`, ms. */
  readonly at: number;
}

const COMMANDS = [
  { command: '/docs Describe the flag.', name: 'a command', claim: 2, post: 4 },
  { command: '/docs retry', name: '`retry`', claim: 3, post: 5 },
  { command: '/docs Describe the flag.', name: 'a command with `pull-request: open`', claim: 2, post: 4, open: true },
] as const;

/** Counts the round trips of a run until it claims its comment, and until the job is requested. A retry claims what failed in between. */
export async function countRoundTrips(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const under of ['issue', 'pull request'] as const) {
    for (const each of COMMANDS) {
      const trips = await play(under, each.command, 'open' in each);
      const what = `${each.name} under ${under === 'issue' ? 'an issue' : 'a pull request'}, round trips until`;
      rows.push(rowOf(`${what} the claim`, { trips, to: isClaim, budget: each.claim }));
      rows.push(rowOf(`${what} the job is requested`, { trips, to: isJob, budget: each.post }));
    }
  }
  return rows;
}

/** Plays a command in a thread of 50 comments whose latest job failed, and returns the requests of its run. */
async function play(under: 'issue' | 'pull request', command: string, open: boolean): Promise<readonly Trip[]> {
  await using branches = open ? await publishBranches({ before: { 'a.md': 'A\n' }, after: { 'a.md': 'B\n' } }) : null;
  await using world = await startCommentWorld(branches?.gitDir);
  const made = `${world.github.url}/acme/app/pull/1`;
  await using service = await startFailingService(open ? made : null);
  if (open) handOver(world, service.url);
  const thread = openThread(world, under);
  for (let at = 0; at < 50; at += 1)
    world.github.state.addComment(world.repository, thread.number, { author: 'mara', body: `Comment ${at}` });
  const event = (body: string): { readonly name: string; readonly payload: object } => ({
    name: 'issue_comment',
    payload: commentOn(world, thread, body),
  });
  await world.step({ serviceUrl: service.url, event: event('/docs Describe it.'), inputs: { 'fail-on': 'none' } });
  // The failed job's marker has the service's own address, so the service itself delays its answers.
  await using door = await startDoor(new URL(world.github.url).origin);
  service.takeArrivals();
  const ended = await world.step({
    serviceUrl: service.url,
    apiUrl: `${door.url}/api/v3`,
    event: event(command),
    inputs: { 'fail-on': 'none', ...(open ? { 'pull-request': 'open' } : {}) },
    runId: '4712',
  });
  if (ended.outputs.get('result') !== 'failed') throw new Error(`The command was not played:\n${ended.log}`);
  const arrivals = service.takeArrivals();
  if (open && !arrivals.some(({ path }) => path.endsWith('/message'))) throw new Error('No message was sent.');
  const requests = arrivals.map((arrival) => ({ ...arrival, round: door.roundAt(arrival.at) }));
  return [...door.trips, ...requests].toSorted((one, other) => one.at - other.at);
}

interface Door extends AsyncDisposable {
  readonly url: string;
  readonly trips: readonly Trip[];
  /** The round trip that a request at an instant begins: one more than the latest one answered before. */
  roundAt(at: number): number;
}

/** Starts a proxy for GitHub that delays every answer. Requests before an answer belong to the same round trip. */
async function startDoor(github: string): Promise<Door> {
  const trips: Trip[] = [];
  const answered: { readonly at: number; readonly round: number }[] = [];
  const roundAt = (at: number): number =>
    1 + Math.max(0, ...answered.filter((answer) => answer.at < at).map(({ round }) => round));
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming;
    const at = performance.now();
    const round = roundAt(at);
    trips.push({ at, method, path, round });
    const body = await text(incoming);
    const passed = ['accept', 'authorization', 'content-type'].flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, String(value)] as [string, string]];
    });
    const answer = await fetch(github + path, { method, headers: passed, ...(body === '' ? {} : { body }) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    await sleep(DELAY_MS);
    answered.push({ at: performance.now(), round });
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    outgoing.end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    trips,
    roundAt,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Opens the agent's pull request, as the number 1. */
function handOver(world: CommentWorld, serviceUrl: string): void {
  const { github, repository } = world;
  const number = openPullRequest({ github, app: repository });
  const handover = {
    job: 'j_0',
    repository: { id: null, name: 'acme/app' },
    service: serviceHash({ baseUrl: serviceUrl, projectId: 'handbook' }),
    group: groupHash({ command: '/docs' }),
  };
  const origin = { kind: 'run', url: github.url } as const;
  const text = { origin, requester: 'mara', instruction: { text: '' }, command: '/docs' };
  github.state.addComment(repository, number, { author: BOT, body: renderHandover(handover, text) });
}

/** A service whose jobs have all failed at the first poll; `prLink` is the pull request of each. */
function startFailingService(prLink: string | null): Promise<MeasuredServer> {
  return startMeasuredServer(({ method, path }) => {
    const id = /\/job\/([^/]+)\/message$/.exec(path)?.[1] ?? 'j_1';
    if (method === 'POST') return { status: 201, body: { id, status: 'active', prLink } };
    return { status: 200, body: { id: path.split('/').at(-1) ?? '', status: 'failed', prLink } };
  });
}

function isClaim({ method, path }: Trip): boolean {
  return method === 'POST' && path.endsWith('/reactions');
}

function isJob({ method, path }: Trip): boolean {
  return method === 'POST' && /\/(?:job|message)$/.test(path);
}

function rowOf(
  what: string,
  {
    trips,
    to,
    budget,
  }: { readonly trips: readonly Trip[]; readonly to: (trip: Trip) => boolean; readonly budget: number },
): Row {
  const [first] = trips;
  const reached = trips.slice(0, trips.findIndex(isJob) + 1).find(to);
  if (first === undefined || reached === undefined) throw new Error(`${what}: it was never reached`);
  return {
    what,
    measured: `${reached.round} (${(reached.at - first.at).toFixed(0)} ms)`,
    comparedWith: `${budget}, each answered after ${DELAY_MS} ms`,
    ratio: reached.round / budget,
    budget: 1,
  };
}
