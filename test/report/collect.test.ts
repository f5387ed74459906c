import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VisitorsPage, VisitorsQuery, VisitorsReader } from '../../src/action/ports/readers.ts';
import type { DocsService } from '../../src/action/ports.ts';
import { ServiceError } from '../../src/action/words/errors.ts';
import { type CollectionPlan, collectVisitors } from '../../src/report/collect.ts';
import { isPartial, renderOddities, renderPartial } from '../../src/report/gaps.ts';
import { unlisted } from '../../src/report/page-list.ts';
import { periodBefore, periodKey, periodsUpTo } from '../../src/report/period.ts';
import { counts, WEEK } from '../build/a-report.ts';
import { aService } from '../fakes/fake-service.ts';

const PLAN: CollectionPlan = {
  period: WEEK,
  trend: 2,
  maxRequests: 60,
  // Nothing is left for older lists, except the pages that the trend reads anyway.
  reserved: 1_000,
  known: new Map(),
};
const BEFORE = periodBefore(WEEK);

const collectFrom = (service: VisitorsReader, more: Partial<CollectionPlan> = {}) =>
  collectVisitors({ ...PLAN, ...more }, { service, cancelled: new AbortController().signal });
const startOf = ({ from }: { readonly from: number }): string => new Date(from).toISOString();
/** Names a request: its first day, its number of rows, its first row. */
const nameOf = ({ from, limit, offset }: VisitorsQuery): string => `${from.slice(5, 10)} ${limit}@${offset}`;

const refusal = (status: number | undefined): ServiceError =>
  new ServiceError({ message: `refused with ${status}`, hint: 'Wait.', status });

/** Answers for sites with a number of pages for each period's start; other periods have none. `visitors`: of a row. */
function site(sizes: Readonly<Record<string, number>>, visitors: (row: number) => number = () => 30) {
  return async ({ from, limit, offset }: VisitorsQuery): Promise<VisitorsPage> => {
    const size = sizes[from] ?? 0;
    const length = Math.max(0, Math.min(limit, size - offset));
    const pages = Array.from({ length }, (_, at) => ({ path: `/${offset + at}`, ...counts(visitors(offset + at), 0) }));
    return { totals: counts(size, Math.sign(size)), pages, rejectedRows: 0, hasMore: offset + limit < size };
  };
}

describe('the visitors of two periods', () => {
  const sizes = { [startOf(WEEK)]: 600, [startOf(BEFORE)]: 260 };

  test('are collected page by page, the totals of the trend before the second pages', async () => {
    const service = aService({ visitors: site(sizes) });
    const collection = await collectFrom(service, { trend: 4 });
    expect(service.queries.map(nameOf)).toEqual([
      ...['11-09 250@0', '11-02 250@0', '10-26 250@0', '10-19 250@0'],
      ...['11-09 250@249', '11-02 250@249', '11-09 250@498'],
    ]);
    for (const { from, to } of service.queries) expect(Date.parse(to) - Date.parse(from)).toBe(WEEK.to - WEEK.from);
    const list = (size: number) => ({ rows: { size }, gap: null, repeated: 0 });
    expect(collection).toMatchObject({
      ...{ period: WEEK, before: BEFORE, totals: counts(600, 1), totalsBefore: counts(260, 1), requests: 7 },
      ...{ pages: list(600), pagesBefore: list(260), problem: null },
      trend: [0, 0, 260, 600].map((human) => ({ totals: { human } })),
    });
  });

  test('need no request for known totals, but are themselves read again', async () => {
    const periods = periodsUpTo(WEEK, 5);
    const known = new Map(periods.map((period, at) => [periodKey(period), counts(at, 0)]));
    const gap = periods[1] ?? WEEK;
    known.delete(periodKey(gap));
    const service = aService({ visitors: site(sizes) });
    const collection = await collectFrom(service, { trend: 5, known });
    const main = [startOf(WEEK), startOf(BEFORE)];
    expect(service.queries.map(({ from }) => from).filter((from) => !main.includes(from))).toEqual([startOf(gap)]);
    expect(collection.trend.map(({ totals }) => totals?.human)).toEqual([0, 0, 2, 260, 600]);
  });

  const known = new Map([BEFORE, WEEK].map((period, at) => [periodKey(period), counts(7 + at, 0)]));

  test.each([0, 1, 2])('are compared with known totals if nothing else can be read (trend %i)', async (trend) => {
    const expected = { totals: counts(600, 1), totalsBefore: counts(7, 0), pagesBefore: { gap: 'requests' } };
    const service = aService({ visitors: site(sizes) });
    expect(await collectFrom(service, { trend, maxRequests: 1, known })).toMatchObject(expected);
  });

  test('are never only known totals', async () => {
    const service = aService({ visitors: () => Promise.reject(refusal(400)) });
    await expect(collectFrom(service, { known })).rejects.toEqual(refusal(400));
  });

  test.each([0, 1, 2])('need no request for a trend of %i', async (length) => {
    const { trend, requests } = await collectFrom(aService({ visitors: site(sizes) }), { trend: length });
    expect([trend.map(({ totals }) => totals?.human), requests]).toEqual([[260, 600].slice(2 - length), 5]);
  });

  test.each([
    [1, { before: null, pages: 250, pagesBefore: 0, trend: [null, null, null, 600] }],
    [2, { before: 260, pages: 250, pagesBefore: 250, trend: [null, null, 260, 600] }],
    [3, { before: 260, pages: 250, pagesBefore: 250, trend: [null, 0, 260, 600] }],
    [5, { before: 260, pages: 499, pagesBefore: 250, trend: [0, 0, 260, 600] }],
    [6, { before: 260, pages: 499, pagesBefore: 260, trend: [0, 0, 260, 600] }],
  ])('are limited to what %i requests can read', async (maxRequests, expected) => {
    const service = aService({ visitors: site(sizes) });
    const collection = await collectFrom(service, { trend: 4, maxRequests });
    const { pages, pagesBefore, totalsBefore, trend, requests, problem } = collection;
    const lists = { pages: pages.rows.size, pagesBefore: pagesBefore.rows.size };
    const read = { before: totalsBefore?.human ?? null, trend: trend.map(({ totals }) => totals?.human ?? null) };
    expect({ ...lists, ...read }).toEqual(expected);
    expect([pages.gap, pagesBefore.gap]).toEqual(['requests', expected.pagesBefore === 260 ? null : 'requests']);
    expect([requests, service.queries.length, problem]).toEqual([maxRequests, maxRequests, null]);
  });

  test('cannot be collected without a request', async () =>
    await expect(collectFrom(aService(), { maxRequests: 0 })).rejects.toThrow('at least one request'));
});

describe('the lists of older periods', () => {
  const older = periodsUpTo(periodBefore(BEFORE), 8).toReversed();
  /** Lists of the same length in each period. */
  const always = (size: number) =>
    site(Object.fromEntries([WEEK, BEFORE, ...older].map((each) => [startOf(each), size])));
  const collect = async (size: number, more: Partial<CollectionPlan>) => {
    const service = aService({ visitors: always(size) });
    return { service, collection: await collectFrom(service, { trend: 8, reserved: 0, ...more }) };
  };

  test.each([
    ['a small site, for the requests of the trend', 250, 60, 0, 6, 8],
    ['a site whose lists have two pages', 499, 60, 0, 6, 16],
    ['as many as fit, the newest first', 1_000, 30, 0, 3, 28],
    ['as many as other requests of the report leave', 499, 14, 3, 1, 11],
    ['none if there is no request left', 250, 2, 0, 0, 2],
    ['none for a partial report', 1_000, 9, 0, 0, 9],
  ])('are read for %s', async (_name, size, maxRequests, reserved, read, sent) => {
    const { service, collection } = await collect(size, { maxRequests, reserved });
    expect(collection.older.map(({ period }) => period)).toEqual(older.slice(0, read));
    for (const { pages, totals } of collection.older) expect([pages.rows.size, totals.human]).toEqual([size, size]);
    expect([service.queries.length, collection.requests]).toEqual([sent, sent]);
  });

  test.each([
    [30, 4, 5],
    [24, 2, 7],
    [12, 0, 3],
  ])('give totals even if they do not fit: with %i requests, %i lists', async (maxRequests, lists, known) => {
    const { collection } = await collect(1_000, { trend: 0, maxRequests });
    expect(collection.older).toHaveLength(lists);
    expect(collection.earlier.filter(({ totals }) => totals !== null)).toHaveLength(known);
    expect(collection.requests).toBeLessThanOrEqual(maxRequests);
  });

  /** Row 300 is the last one with 15 visitors. */
  const falling = (row: number): number => Math.max(1, 45 - Math.floor(row / 10));
  test.each([
    ['whole if all fit', falling, 40, [0, 0, 0, 0, 0, 0], 40],
    ['down to pages of few visitors if not', falling, 39, [1, 1, 1, 1, 1, 1], 22],
    ['as many of these as fit', falling, 18, [1, 1, 21, 21, 21, 21], 18],
    ['whole ones only if they do not begin with the most visited pages', (row: number) => row, 24, [0, 0], 24],
  ])('are read %s', async (_name, visitors, maxRequests, ends, sent) => {
    const sizes = Object.fromEntries([WEEK, BEFORE, ...older].map((each) => [startOf(each), 1_000]));
    const service = aService({ visitors: site(sizes, visitors) });
    const collection = await collectFrom(service, { trend: 8, reserved: 0, maxRequests });
    expect(collection.older.map(({ pages }) => unlisted(pages)?.total)).toEqual(ends);
    expect(collection.requests).toBe(sent);
  });

  test.each([
    ['end before one that was refused, because what is usual comes from consecutive periods', null, 1],
    ['are read even if each has an invalid row', 1, 6],
  ])('%s', async (_name, rejectedRows, lists) => {
    const [, second = WEEK] = older;
    const honest = always(250);
    const visitors: DocsService['readVisitors'] = async (query) => {
      if (rejectedRows !== null) return { ...(await honest(query)), rejectedRows };
      return query.from === startOf(second) ? Promise.reject(refusal(400)) : honest(query);
    };
    const { older: read } = await collectFrom(aService({ visitors }), { trend: 8, reserved: 0 });
    expect(read).toHaveLength(lists);
  });
});

describe('a service that refuses', () => {
  const answer = site({ [startOf(WEEK)]: 900, [startOf(BEFORE)]: 900 });

  /** Answers for a site of 900 pages, but refuses what `refuses` says. */
  function refusing(status: number | undefined, refuses: (query: VisitorsQuery) => boolean) {
    const visitors = async (query: VisitorsQuery) => (refuses(query) ? Promise.reject(refusal(status)) : answer(query));
    return aService({ visitors });
  }

  test.each([401, 429, 500, undefined])('with %s gets no more requests', async (status) => {
    const service = refusing(status, ({ from }) => from < startOf(BEFORE));
    const collection = await collectFrom(service, { trend: 26 });
    expect(service.queries.map(nameOf)).toEqual(['11-09 250@0', '11-02 250@0', '10-26 250@0']);
    const problem = { message: `refused with ${status}`, hint: 'Wait.' };
    const [totals, pages] = [counts(900, 1), { gap: 'failed', rows: { size: 250 } }];
    expect(collection).toMatchObject({ totals, totalsBefore: totals, pages, pagesBefore: pages, requests: 3, problem });
  });

  test.each([400, 403, 404, 410, 422])('old periods with %i still answers for the others', async (status) => {
    const service = refusing(status, ({ from }) => from < startOf(BEFORE));
    const collection = await collectFrom(service, { trend: 5 });
    expect([collection.pages.gap, collection.pagesBefore.gap]).toEqual([null, null]);
    expect(collection.trend.map(({ totals }) => totals?.human ?? null)).toEqual([null, null, null, 900, 900]);
    expect(collection).toMatchObject({ problem: null, refused: { period: periodBefore(BEFORE), status } });
    // No later run would find more.
    expect(isPartial(collection)).toBe(false);
    expect(renderOddities(collection)).toBe(
      `The service refused earlier periods, up to 26 Oct – 1 Nov 2026 (HTTP ${status}): it may not keep them.`,
    );
  });

  test('the period before still answers for the period itself', async () => {
    const service = refusing(400, ({ from }) => from !== startOf(WEEK));
    const expected = { totalsBefore: null, pages: { gap: null }, pagesBefore: { gap: 'failed' } };
    const collection = await collectFrom(service);
    expect(collection).toMatchObject(expected);
    expect(renderPartial(collection, 60)).toMatch(
      /nothing is compared\. The service refused earlier periods, up to 2–8 Nov/,
    );
  });

  test('or sends totals without any page has not answered', async () => {
    const visitors = site({ [startOf(WEEK)]: 9 });
    const lacking = async (query: VisitorsQuery) => ({ ...(await visitors(query)), totals: counts(9, 1) });
    const expected = { pages: { gap: null }, pagesBefore: { gap: 'failed' }, totalsBefore: counts(9, 1) };
    expect(await collectFrom(aService({ visitors: lacking }))).toMatchObject(expected);
  });

  test('a later page keeps what was read', async () => {
    const service = refusing(500, ({ from, offset }) => from === startOf(WEEK) && offset === 498);
    expect((await collectFrom(service)).pages).toMatchObject({ rows: { size: 499 }, gap: 'failed' });
  });

  test('the period itself is an error', async () =>
    await expect(collectFrom(refusing(403, ({ from }) => from === startOf(WEEK)))).rejects.toEqual(refusal(403)));

  test('with an unexpected error is a bug, not a gap', async () => {
    const visitors = () => Promise.reject(new TypeError('not a function'));
    await expect(collectFrom(aService({ visitors }))).rejects.toThrow(TypeError);
  });
});

describe('a run that is cancelled', () => {
  test.each([200, 400, undefined])('sends no more requests, and has no report (%s)', async (status) => {
    const run = new AbortController();
    const answer = site({ [startOf(WEEK)]: 5_000 });
    const service = aService({
      visitors: async (query, { cancelled }) => {
        if (query.offset === 498) run.abort();
        if (cancelled.aborted) throw refusal(status);
        return answer(query);
      },
    });
    await expect(collectVisitors(PLAN, { service, cancelled: run.signal })).rejects.toEqual(refusal(status));
    expect(service.queries.map(({ offset }) => offset)).toEqual([0, 0, 249, 498]);
  });

  test('just after the last answer still has its report', async () => {
    const run = new AbortController();
    const answer = site({ [startOf(WEEK)]: 300 });
    const visitors = async (query: VisitorsQuery) => {
      if (query.offset === 249) run.abort();
      return answer(query);
    };
    const collecting = collectVisitors(PLAN, { service: aService({ visitors }), cancelled: run.signal });
    expect((await collecting).pages).toMatchObject({ rows: { size: 300 }, gap: null });
  });
});

const ANSWERS = fc.constantFrom('fresh', 'same', 'empty', 'shifted', 'far too many', 'not trusted');
const REFUSALS = fc.constantFrom('refused', 'malformed');

/** What a service may do with a request. */
const behaviour = fc.record({
  kind: fc.oneof({ arbitrary: ANSWERS, weight: 12 }, { arbitrary: REFUSALS, weight: 1 }),
  hasMore: fc.nat({ max: 6 }).map((dice) => dice > 0),
  repetitions: fc.nat({ max: 4 }),
});
type Behaviour = typeof behaviour extends fc.Arbitrary<infer T> ? T : never;

/** Rows from a service that behaves this way; `figure` makes each answer distinguishable. */
function rowsOf({ kind }: Behaviour, query: VisitorsQuery, figure: number): VisitorsPage['pages'] {
  const none = [0, 0] as const;
  const places: Readonly<Record<Behaviour['kind'], readonly [first: number, length: number]>> = {
    fresh: [query.offset, query.limit],
    same: [0, query.limit],
    shifted: [query.offset - 3, query.limit],
    'far too many': [query.offset, 2 * query.limit],
    ...{ empty: none, 'not trusted': none, refused: none, malformed: none },
  };
  const [first, length] = places[kind];
  return Array.from({ length }, (_, at) => ({ path: `/${first + at}`, ...counts(figure, 0) }));
}

const strange = fc.record({
  behaviours: fc.array(behaviour, { minLength: 1, maxLength: 30 }),
  maxRequests: fc.integer({ min: 1, max: 40 }),
  trend: fc.integer({ min: 0, max: 26 }),
});

test('whatever a service does, the collection ends, within its requests, with the first row of each path in one reading', async () => {
  const holds = fc.asyncProperty(strange, fc.scheduler(), async ({ behaviours, maxRequests, trend }, scheduler) => {
    const seen = { attempts: 0, atOnce: 0, most: 0, refused: false, askedAfter: 0 };
    const lists = new Map([WEEK, BEFORE].map((period) => [startOf(period), [] as Map<string, number>[]]));
    const visitors: DocsService['readVisitors'] = async (query, { allowance }) => {
      const doing = behaviours[seen.attempts % behaviours.length] ?? behaviours[0];
      if (doing === undefined) throw new Error('there is always a behaviour');
      const repetitions = Math.min(doing.repetitions, allowance.left);
      allowance.left -= repetitions;
      seen.attempts += 1 + repetitions;
      const figure = seen.attempts;
      if (seen.refused) seen.askedAfter += 1;
      seen.atOnce += 1;
      seen.most = Math.max(seen.most, seen.atOnce);
      await scheduler.schedule(Promise.resolve(), nameOf(query));
      seen.atOnce -= 1;
      if (doing.kind === 'refused') seen.refused = true;
      if (doing.kind === 'refused') throw refusal(503);
      if (doing.kind === 'malformed') throw refusal(400);
      const pages = rowsOf(doing, query, figure);
      const readings = lists.get(query.from);
      // Each reading of a list begins with its first row.
      if (query.offset === 0) readings?.push(new Map());
      const list = readings?.at(-1);
      for (const { path } of pages) if (list?.has(path) === false) list.set(path, figure);
      const rejectedRows = doing.kind === 'not trusted' ? query.limit : 0;
      return { totals: counts(figure, 0), pages, rejectedRows, hasMore: doing.hasMore };
    };
    const collecting = collectFrom(aService({ visitors }), { maxRequests, trend });
    const collection = await scheduler.waitFor(collecting.catch((error: unknown) => error));
    expect(seen.attempts).toBeLessThanOrEqual(maxRequests);
    expect(seen.most).toBeLessThanOrEqual(3);
    expect(seen.askedAfter).toBe(0);
    if (collection instanceof ServiceError) return;
    const { pages, pagesBefore, requests } = collection as Awaited<ReturnType<typeof collectVisitors>>;
    expect(requests).toBe(seen.attempts);
    for (const [at, { rows }] of [pages, pagesBefore].entries()) {
      const readings = [...lists.values()][at] ?? [];
      const seen = [...rows].map(([path, { human }]) => [path, human]);
      expect(readings.length).toBeLessThanOrEqual(2);
      expect([[], ...readings.map((read) => [...read])]).toContainEqual(seen);
    }
  });
  await fc.assert(holds, { numRuns: 300 });
});
