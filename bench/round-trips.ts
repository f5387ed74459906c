import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { commentOn, openThread, startCommentWorld } from './comment-world.ts';
import { type Arrival, type MeasuredServer, startMeasuredServer } from './measured-server.ts';
import type { Row } from './table.ts';

/** Every answer is this late (ms): far more than a process needs between two requests. */
const DELAY_MS = 150;

const COMMANDS = [
  { command: '/docs Describe the flag.', name: 'a command', claim: 2, post: 4 },
  { command: '/docs retry', name: '`retry`', claim: 3, post: 5 },
] as const;

/** Counts the round trips of a comment's run until its last claim and until the job is requested. */
export async function countRoundTrips(): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const under of ['issue', 'pull request'] as const) {
    for (const each of COMMANDS) {
      const arrivals = await play(under, each.command);
      const what = `${each.name} under ${under === 'issue' ? 'an issue' : 'a pull request'}, round trips until`;
      rows.push(rowOf(`${what} the claim`, { arrivals, last: isClaim, budget: each.claim }));
      rows.push(rowOf(`${what} the job is requested`, { arrivals, last: isJob, budget: each.post }));
    }
  }
  return rows;
}

/** Plays a command in a thread of 50 comments whose latest job has failed, and gives the requests of its run. */
async function play(under: 'issue' | 'pull request', command: string): Promise<readonly Arrival[]> {
  await using world = await startCommentWorld();
  await using service = await startFailingService();
  const thread = openThread(world, under);
  for (let at = 0; at < 50; at += 1)
    world.github.state.addComment(world.repository, thread.number, { author: 'mara', body: `Comment ${at}` });
  const event = (body: string): { readonly name: string; readonly payload: object } => ({
    name: 'issue_comment',
    payload: commentOn(world, thread, body),
  });
  await world.step({ serviceUrl: service.url, event: event('/docs Describe it.'), inputs: { 'fail-on': 'none' } });
  service.takeArrivals();
  await using door = await startDoor({ github: new URL(world.github.url).origin, service: service.url });
  const ended = await world.step({
    // The marker of the failed job names the service's own address.
    serviceUrl: service.url,
    apiUrl: `${door.url}/api/v3`,
    event: event(command),
    inputs: { 'fail-on': 'none' },
    runId: '4712',
  });
  if (ended.outputs.get('result') !== 'failed') throw new Error(`The command was not played:\n${ended.log}`);
  return [...door.takeArrivals(), ...service.takeArrivals()].toSorted((one, other) => one.at - other.at);
}

/** A door in front of GitHub that delays every answer. */
async function startDoor({ github }: { readonly github: string; readonly service: string }): Promise<MeasuredServer> {
  let arrivals: Arrival[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming;
    arrivals.push({ at: performance.now(), method, path });
    const body = await text(incoming);
    const passed = ['accept', 'authorization', 'content-type'].flatMap((name) => {
      const value = headers[name];
      return value === undefined ? [] : [[name, String(value)] as [string, string]];
    });
    const answer = await fetch(github + path, { method, headers: passed, ...(body === '' ? {} : { body }) });
    const bytes = Buffer.from(await answer.arrayBuffer());
    await sleep(DELAY_MS);
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'application/json' });
    outgoing.end(bytes);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    takeArrivals() {
      const taken = arrivals;
      arrivals = [];
      return taken;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A service whose every job has failed as soon as someone looks. */
function startFailingService(): Promise<MeasuredServer> {
  return startMeasuredServer(({ method, path }) => {
    if (method === 'POST') return { status: 201, body: { id: 'j_1', status: 'active', prLink: null } };
    return { status: 200, body: { id: path.split('/').at(-1) ?? '', status: 'failed', prLink: null } };
  });
}

function isClaim({ method, path }: Arrival): boolean {
  return method === 'POST' && path.endsWith('/reactions');
}

function isJob({ method, path }: Arrival): boolean {
  return method === 'POST' && path.endsWith('/job');
}

/** What arrives before the first answer belongs to the first round trip, and so on. */
function rowOf(
  what: string,
  {
    arrivals,
    last,
    budget,
  }: { readonly arrivals: readonly Arrival[]; readonly last: (arrival: Arrival) => boolean; readonly budget: number },
): Row {
  const [first] = arrivals;
  const posted = arrivals.findIndex(isJob);
  const reached = arrivals.slice(0, posted + 1).findLast(last);
  if (first === undefined || reached === undefined) throw new Error(`${what}: it was never reached`);
  const took = reached.at - first.at;
  const count = Math.floor(took / DELAY_MS) + 1;
  return {
    what,
    measured: `${count} (${took.toFixed(0)} ms)`,
    comparedWith: `${budget} of ${DELAY_MS} ms each`,
    ratio: count / budget,
    budget: 1,
  };
}
