import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** A site of many pages, counted by a service that takes its time. */
export interface VisitorsServer extends AsyncDisposable {
  readonly url: string;
  /** Returns how many requests came since the last call. */
  takeRequests(): number;
}

/** Starts a server whose site has `pages` pages in every period, and that answers after `latencyMs`. */
export async function startVisitorsServer(options: {
  readonly pages: number;
  readonly latencyMs: number;
}): Promise<VisitorsServer> {
  const { pages, latencyMs } = options;
  let requests = 0;
  const server = createServer(async ({ url = '' }, response) => {
    requests += 1;
    const query = new URL(url, 'http://127.0.0.1').searchParams;
    const offset = Number(query.get('offset'));
    const end = Math.min(pages, offset + Number(query.get('limit')));
    // The counts differ from one period to the other, so that there is something to compare.
    const week = Math.floor(Date.parse(query.get('dateFrom') ?? '') / (7 * 24 * 60 * 60_000));
    const visitors = Array.from({ length: Math.max(0, end - offset) }, (_, at) => pageOf(offset + at, week));
    const body = JSON.stringify({ totals: { human: 9_000, ai: 2_000, total: 10_800 }, visitors, hasMore: end < pages });
    await sleep(latencyMs);
    response.writeHead(200, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    takeRequests() {
      const taken = requests;
      requests = 0;
      return taken;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function pageOf(at: number, week: number): object {
  const human = 5 + ((at * 7919 + week * 104_729) % 300);
  const ai = (at * 31 + week * 17) % 90;
  const path = `/section-${at % 40}/chapter-${at % 900}/a-page-with-a-name-of-its-own-${at}`;
  return { path, human, ai, total: human + ai - Math.min(3, human, ai) };
}
