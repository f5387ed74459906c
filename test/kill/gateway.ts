import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';

/**
 * What becomes of the request at which a process is struck.
 * - `unhandled`: it arrived, and nothing is done about it
 * - `unanswered`: it has had its effect, and the answer stays away
 * - `answered-late`: it is handled and answered, but only after the blow
 * - `answered`: the blow comes right after the answer
 * - `silence`: like `unhandled`, and nothing that is sent later arrives either
 * - `broken-unhandled` and `broken`: like `unhandled` and `unanswered`, and the connection breaks
 */
export type Moment =
  | 'unhandled'
  | 'unanswered'
  | 'answered-late'
  | 'answered'
  | 'silence'
  | 'broken-unhandled'
  | 'broken';

/**
 * One request of a story. Requests that go out together arrive in any order, so each is told by its name, and by how many
 * of that name have come before it.
 */
export interface RequestRef {
  readonly name: string;
  readonly before: number;
}

export interface Strike {
  readonly at: RequestRef;
  readonly moment: Moment;
  /** With `answered-late` the request goes on when this is over. */
  readonly blow: () => void | Promise<void>;
}

/** A request that has passed, or was to pass. */
export interface Passing {
  readonly to: 'github' | 'service';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Gateway extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly Passing[];
  /** Strikes at a request, counted from now on. */
  arm(strike: Strike): void;
  /** Whether the planned strike has come. */
  struck(): boolean;
  /**
   * Ends a silence, and waits until everything is handled that dead processes have sent. What was held back stays
   * unanswered: whoever asked is gone.
   */
  calm(): Promise<void>;
}

/** Names a request as a reader knows it, without its query. */
export function nameOf({ method, path }: Pick<Passing, 'method' | 'path'>): string {
  return `${method} ${path.replace(/\?.*$/, '').replace(/^\/api\/(v3\/repos\/acme\/app\/)?/, '')}`;
}

/** Tells requests of the same name apart. */
export function refsOf(requests: readonly Passing[]): readonly RequestRef[] {
  const names = requests.map(nameOf);
  return names.map((name, index) => ({ name, before: names.slice(0, index).filter((other) => other === name).length }));
}

const FORWARDED = ['accept', 'authorization', 'content-type', 'user-agent'];
const OF_THE_CONNECTION = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

/**
 * Starts the one door through which a process reaches GitHub (paths below `/api/`) and the service (all others), so that
 * everything it sends has one order, and it can be struck at an exact moment of each request without any sleeping.
 */
export async function startGateway(upstream: Readonly<Record<Passing['to'], string>>): Promise<Gateway> {
  const requests: Passing[] = [];
  const sockets = new Set<Socket>();
  const underWay = new Set<Promise<void>>();
  let strike: (Strike & { readonly after: number }) | null = null;
  let struck = false;
  let silent = false;

  const isTarget = (passing: Passing): boolean => {
    if (strike === null || struck || nameOf(passing) !== strike.at.name) return false;
    const same = requests.slice(strike.after).filter((other) => nameOf(other) === nameOf(passing));
    return same.length === strike.at.before + 1;
  };

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const passing = await read(incoming);
    requests.push(passing);
    if (silent) return;
    const { moment, blow } = strike !== null && isTarget(passing) ? strike : NO_STRIKE;
    struck ||= moment !== null;
    silent = moment === 'silence';
    if (moment === 'unhandled' || moment === 'silence') return blow();
    if (moment === 'broken-unhandled') return void outgoing.destroy();
    if (moment === 'answered-late') await blow();
    const answer = await forward(passing, upstream[passing.to]);
    if (moment === 'unanswered') return blow();
    if (moment === 'broken') return void outgoing.destroy();
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body, () => void (moment === 'answered' && blow()));
  };

  const server = createServer((incoming, outgoing) => {
    // Whoever is struck takes its connections with it.
    const handling = handle(incoming, outgoing)
      .catch(() => void outgoing.destroy())
      .finally(() => underWay.delete(handling));
    underWay.add(handling);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    arm(planned) {
      strike = { ...planned, after: requests.length };
      struck = false;
    },
    struck: () => struck,
    async calm() {
      // Connections that were made last are accepted first; then each ends with the process that has made it.
      await nextTurn();
      await nextTurn();
      await Promise.all([...sockets].map((socket) => socket.closed || once(socket, 'close')));
      await Promise.all(underWay);
      strike = null;
      silent = false;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

const NO_STRIKE = { moment: null, blow: () => undefined } as const;

async function read(incoming: IncomingMessage): Promise<Passing> {
  const { method = '', url: path = '', headers } = incoming;
  return {
    to: path.startsWith('/api/') ? 'github' : 'service',
    method,
    path,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body: await text(incoming),
  };
}

async function forward(
  { method, path, headers, body }: Passing,
  upstream: string,
): Promise<{ readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: Buffer }> {
  const response = await fetch(upstream + path, {
    method,
    headers: Object.entries(headers).filter(([name]) => FORWARDED.includes(name)),
    redirect: 'manual',
    ...(body === '' ? {} : { body }),
  });
  return {
    status: response.status,
    headers: Object.fromEntries([...response.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name))),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
