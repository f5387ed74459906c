import { createServer } from 'node:http';

/** A request, timed when its head arrived. */
export interface Arrival {
  /** By `performance.now()`, ms. */
  readonly at: number;
  readonly method: string;
  /** With the query. */
  readonly path: string;
}

export interface Answer {
  readonly status: number;
  /** Sent as JSON. */
  readonly body: object;
}

/** A server that records its requests. */
export interface MeasuredServer extends AsyncDisposable {
  readonly url: string;
  /** Returns the requests since the last call, in order. */
  takeArrivals(): readonly Arrival[];
}

/** Starts a server on a free loopback port that answers every request with `answer`. */
export async function startMeasuredServer(
  answer: (arrival: Arrival) => Answer | Promise<Answer>,
): Promise<MeasuredServer> {
  let arrivals: Arrival[] = [];
  const server = createServer(async ({ method = '', url = '' }, response) => {
    const arrival = { at: performance.now(), method, path: url };
    arrivals.push(arrival);
    const { status, body } = await answer(arrival);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    takeArrivals() {
      const taken = arrivals;
      arrivals = [];
      return taken;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts a server that refuses every request, so that its client ends. */
export function startRefusingServer(): Promise<MeasuredServer> {
  return startMeasuredServer(() => ({ status: 400, body: { error: 'refused', message: 'refused' } }));
}
