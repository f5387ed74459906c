import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import { createDocsService } from '../../src/action/service-client/docs-service.ts';
import { collectVisitors } from '../../src/report/collect.ts';
import { type Period, periodBefore, periodsUpTo } from '../../src/report/period.ts';
import { type Service, startService } from '../../src/service/server.ts';
import type { Visit } from '../../src/service/visits.ts';
import { sendDirectly } from '../action/http/exchanges.ts';
import { pageList, WEEK } from '../build/a-report.ts';
import { aClock } from '../fakes/fake-clock.ts';
import { aFolder, someSettings } from '../service/world.ts';

const TREND = 3;
const HOUR = 60 * 60_000;
const [EARLIEST = WEEK] = periodsUpTo(WEEK, TREND);

let folder: Awaited<ReturnType<typeof aFolder>>;
let service: Service;
/** Each set of visits has its own project, even while a failure is shrunk. */
let project = 0;

const keyOf = (projectId: string): string => `local_${projectId.padStart(16, '0')}`;

beforeAll(async () => {
  folder = await aFolder();
  const about = { git: '/nowhere', repository: 'octo/handbook' };
  const projects = Array.from({ length: 5_000 }, (_, at) => ({ id: `p${at}`, ...about }));
  const keys = projects.map(({ id }) => ({ key: keyOf(id), project: id }));
  service = await startService(someSettings(folder.path, { projects, keys }));
});

afterAll(async () => {
  await service.stop();
  await folder[Symbol.asyncDispose]();
});

/** Collects a week through the real client from the local service, which has counted these visits. */
async function collected(visits: readonly Visit[]) {
  project += 1;
  const projectId = `p${project}`;
  service.addVisits(projectId, visits);
  const clock = aClock();
  const client = createDocsService({
    redact: (text) => text,
    baseUrl: service.url,
    projectId,
    apiKey: keyOf(projectId),
    userAgent: 'docs-agent',
    send: sendDirectly(clock),
    clock,
    randomness: { fraction: () => 1 },
  });
  const plan = { period: WEEK, trend: TREND, maxRequests: 60, reserved: { lists: 0, requests: 0 }, known: new Map() };
  return await collectVisitors(plan, { service: client, cancelled: new AbortController().signal });
}

/** Counts by hand the visitors of a period, on one page or on any. */
function recount(visits: readonly Visit[], { from, to }: Period, path?: string): VisitorCounts {
  const seen = visits.filter(
    (visit) => visit.at >= from && visit.at < to && (path === undefined || visit.path === path),
  );
  const those = (kind?: Visit['kind']): number =>
    new Set(seen.filter((visit) => kind === undefined || visit.kind === kind).map(({ visitor }) => visitor)).size;
  return { human: those('human'), ai: those('ai'), total: those() };
}

/** The list of a period, counted by hand. */
function recountedList(visits: readonly Visit[], period: Period) {
  const paths = visits.filter(({ at }) => at >= period.from && at < period.to).map(({ path }) => path);
  return pageList(Object.fromEntries(paths.map((path) => [path, recount(visits, period, path)])));
}

async function expectRecounted(visits: readonly Visit[]): Promise<void> {
  const before = periodBefore(WEEK);
  const collection = await collected(visits);
  expect(collection).toMatchObject({ totals: recount(visits, WEEK), totalsBefore: recount(visits, before) });
  expect(collection.pages).toEqual(recountedList(visits, WEEK));
  expect(collection.pagesBefore).toEqual(recountedList(visits, before));
  expect(collection.trend.map(({ totals }) => totals)).toEqual(
    periodsUpTo(WEEK, TREND).map((period) => recount(visits, period)),
  );
}

describe('figures read from the service over the network', () => {
  const visit: fc.Arbitrary<Visit> = fc.record({
    path: fc.oneof(
      fc.constantFrom('/', '/a', '/b?x=1', '/é 漢', "/'"),
      fc.nat({ max: 9 }).map((at) => `/page/${at}`),
    ),
    visitor: fc.nat({ max: 9 }).map((at) => `v${at}`),
    kind: fc.constantFrom('human' as const, 'ai' as const),
    at: fc.oneof(
      fc.integer({ min: EARLIEST.from - 24 * HOUR, max: WEEK.to + 24 * HOUR }),
      fc.constantFrom(WEEK.from, WEEK.from - 1, WEEK.to, WEEK.to - 1, EARLIEST.from, EARLIEST.from - 1),
    ),
  });

  test('equal a recount by hand, whatever the visits', async () => {
    const visits = fc.array(visit, { maxLength: 120, size: 'max' });
    await fc.assert(fc.asyncProperty(visits, expectRecounted), { numRuns: 40 });
  });

  test('equal a recount by hand for a list of several pages', async () => {
    const visits = Array.from({ length: 1_400 }, (_, at): Visit => {
      const [path, visitor] = [`/page/${at % 700}`, `v${(at * 7) % 90}`];
      // Earlier visits are only to pages from 350 on, and visits in the week only to those below 620.
      const back = at % 700 >= 350 && (at >= 700 || at % 700 >= 620) ? 7 * 24 : 0;
      return { path, visitor, kind: at % 3 === 0 ? 'ai' : 'human', at: WEEK.from + ((at % 160) - back) * HOUR };
    });
    const sizes = [WEEK, periodBefore(WEEK)].map((period) => recountedList(visits, period).rows.size);
    expect(sizes).toEqual([620, 350]);
    await expectRecounted(visits);
  });
});
