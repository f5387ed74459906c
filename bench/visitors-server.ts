import { setTimeout as sleep } from 'node:timers/promises';
import { type MeasuredServer, startMeasuredServer } from './measured-server.ts';

/** Starts a service that answers after `latencyMs`, for a site with `pages` pages in every period. */
export function startVisitorsServer(options: {
  readonly pages: number;
  readonly latencyMs: number;
}): Promise<MeasuredServer> {
  const { pages, latencyMs } = options;
  return startMeasuredServer(async ({ path }) => {
    const query = new URL(path, 'http://127.0.0.1').searchParams;
    const offset = Number(query.get('offset'));
    const end = Math.min(pages, offset + Number(query.get('limit')));
    // The counts differ between periods, so that there is something to compare.
    const week = Math.floor(Date.parse(query.get('dateFrom') ?? '') / (7 * 24 * 60 * 60_000));
    const visitors = Array.from({ length: Math.max(0, end - offset) }, (_, at) => pageOf(offset + at, week));
    await sleep(latencyMs);
    return {
      status: 200,
      body: { totals: { human: 9_000, ai: 2_000, total: 10_800 }, visitors, hasMore: end < pages },
    };
  });
}

function pageOf(at: number, week: number): object {
  const human = 5 + ((at * 7919 + week * 104_729) % 300);
  const ai = (at * 31 + week * 17) % 90;
  const path = `/section-${at % 40}/chapter-${at % 900}/a-page-with-a-name-of-its-own-${at}`;
  return { path, human, ai, total: human + ai - Math.min(3, human, ai) };
}
