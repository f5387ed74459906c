import { createServer } from 'node:http';

/** A request, at the moment when its head had arrived. */
export interface Arrival {
  /** By `performance.now()`, ms. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
}

/** A server that answers every request with 400, so that whoever asks comes to an end. */
export interface RefusingServer extends AsyncDisposable {
  readonly url: string;
  /** Returns the requests since the last call, in order. */
  takeArrivals(): readonly Arrival[];
}

/** Starts a server on a free loopback port. */
export async function startRefusingServer(): Promise<RefusingServer> {
  let arrivals: Arrival[] = [];
  const server = createServer(({ method = '', url = '' }, response) => {
    arrivals.push({ at: performance.now(), method, path: url });
    const body = JSON.stringify({ error: 'refused', message: 'refused' });
    response.writeHead(400, { 'content-type': 'application/json', connection: 'close' }).end(body);
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
