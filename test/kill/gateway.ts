import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { forward, nameOf, type Passing, type RequestRef, readPassing } from './passing.ts';

/**
 * What happens to the request at which a process is killed.
 * - `unhandled`: it arrived, and is not handled
 * - `unanswered`: it was handled, but never answered
 * - `answered-late`: it is handled and answered, but only after the kill
 * - `answered`: the kill comes right after the answer
 * - `silence`: like `unhandled`, and no later request arrives either
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
  readonly at: RequestRef;
  readonly moment: Moment;
  /** With `answered-late`, the request continues after this. */
  readonly blow: () => void | Promise<void>;
}

export interface Gateway extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly Passing[];
  /** Strikes at a request, counted from now on. */
  arm(strike: Strike): void;
  /** Whether the planned strike has come. */
  struck(): boolean;
  /**
   * Ends a silence, and waits until all requests of dead processes are handled. Requests that were held back stay
   * unanswered, because their sender is gone.
   */
  calm(): Promise<void>;
}

/**
 * Starts the gateway through which a process reaches GitHub (paths under `/api/`) and the service (all others), so that
 * all its requests have one order, and it can be killed at an exact moment of each request without sleeping.
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
    const passing = await readPassing(incoming);
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
    // A dead process takes its connections with it.
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
      // The last connections may not be accepted yet; each one closes because the process that opened it is dead.
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
