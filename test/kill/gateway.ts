import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

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

export interface Strike {
  /** Which request, counted from 0. */
  readonly at: number;
  readonly moment: Moment;
  readonly blow: () => void;
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
  /** Strikes at a request, counted from the start of the gateway. */
  arm(strike: Strike): void;
  /** The request at which the process was struck; null before. */
  struck(): Passing | null;
  /** Ends a silence. What was held back stays unanswered: whoever asked is gone. */
  calm(): void;
}

const FORWARDED = ['accept', 'authorization', 'content-type', 'user-agent'];
const OF_THE_CONNECTION = ['connection', 'content-length', 'keep-alive', 'transfer-encoding'];

/**
 * Starts the one door through which a process reaches GitHub (paths below `/api/`) and the service (all others), so that
 * everything it sends has one order, and it can be struck at an exact moment of each request without any sleeping.
 */
export async function startGateway(upstream: Readonly<Record<Passing['to'], string>>): Promise<Gateway> {
  const requests: Passing[] = [];
  let strike: Strike | null = null;
  let struck: Passing | null = null;
  let silent = false;

  const handle = async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const passing = await read(incoming);
    requests.push(passing);
    if (silent) return;
    const { moment, blow } = strike?.at === requests.length - 1 ? strike : NO_STRIKE;
    if (moment !== null) struck = passing;
    silent = moment === 'silence';
    if (moment === 'unhandled' || moment === 'silence') return blow();
    if (moment === 'broken-unhandled') return void outgoing.destroy();
    if (moment === 'answered-late') blow();
    const answer = await forward(passing, upstream[passing.to]);
    if (moment === 'unanswered') return blow();
    if (moment === 'broken') return void outgoing.destroy();
    outgoing.writeHead(answer.status, answer.headers);
    outgoing.end(answer.body, () => moment === 'answered' && blow());
  };

  const server = createServer((incoming, outgoing) => {
    // Whoever is struck takes its connections with it.
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    arm(planned) {
      strike = planned;
    },
    struck: () => struck,
    calm() {
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
