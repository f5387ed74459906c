import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeVisitors, paths } from '../../src/action/service-client/contract.ts';
import { openDatabase } from '../../src/service/database.ts';
import { readQuery } from '../../src/service/queries.ts';
import { type ReadersRequest, VisitorCounts } from '../../src/service/visitor-counts.ts';
import { addVisits, type Visit } from '../../src/service/visits.ts';
import { forMany } from '../build/fuzz-runs.ts';
import { aBareService } from './a-service.ts';
import { clientOf, KEY } from './world.ts';

const NOON = Date.UTC(2026, 10, 20, 12);
const ALL: ReadersRequest = { reader: 0, from: null, to: null, limit: 250, offset: 0 };

function visitsOf(...visits: readonly [path: string, visitor: string, kind: Visit['kind'], at?: number][]): Visit[] {
  return visits.map(([path, visitor, kind, at = NOON]) => ({ path, visitor, kind, at }));
}

describe('visitors are counted', () => {
  const visit = fc.record({
    path: fc.constantFrom('/', '/a', '/b', '/c', '/d'),
    visitor: fc.constantFrom('ann', 'bob', 'cy'),
    kind: fc.constantFrom('human' as const, 'ai' as const),
    at: fc.integer({ min: 0, max: 9 }),
  });

  const bound = fc.option(fc.integer({ min: -1, max: 10 }));

  test('in any period like a naive recount, and the pages of any size together are the whole list', () => {
    const parts = fc.integer({ min: 1, max: 6 });
    forMany(100, [fc.array(visit, { maxLength: 40, size: 'max' }), bound, bound, parts], (visits, from, to, limit) => {
      const database = openDatabase(':memory:');
      const counts = new VisitorCounts(database, () => 0);
      addVisits(database, 'other', visits.slice(0, 3));
      // In two batches with a request between them, so that an earlier count must not be reported.
      const half = Math.floor(visits.length / 2);
      addVisits(database, 'handbook', visits.slice(0, half));
      counts.answer('handbook', { reader: 0, from, to, limit, offset: 0 });
      addVisits(database, 'handbook', visits.slice(half));
      const expected = recount(visits, { from, to });
      const rows = [];
      for (let offset = 0, more = true; more; offset += limit) {
        const page = counts.answer('handbook', { reader: 0, from, to, limit, offset });
        expect(page.totals).toEqual(expected.totals);
        expect(page.visitors.length).toBeLessThanOrEqual(limit);
        rows.push(...page.visitors);
        more = page.hasMore;
      }
      expect(rows).toEqual(expected.pages);
      expect(counts.answer('handbook', { reader: 0, from, to, limit: 250, offset: 0 }).hasMore).toBe(false);
      database.close();
    });
  });

  test('again for more periods than are cached', () => {
    const database = openDatabase(':memory:');
    const counts = new VisitorCounts(database, () => 0);
    const hours = Array.from({ length: 30 }, (_, hour) => NOON + hour * 3_600_000);
    const visitsAt = (at: number, index: number) =>
      visitsOf(['/a', `reader-${index}`, 'human', at], ['/b', 'bot', 'ai', at]);
    addVisits(database, 'handbook', hours.flatMap(visitsAt));
    for (const round of [1, 2]) {
      const totals = hours.map((to) => counts.answer('handbook', { ...ALL, from: NOON, to }).totals.human);
      expect(totals, `round ${round}`).toEqual(hours.map((_, index) => index));
    }
    expect(database.prepare('SELECT count(DISTINCT list) AS kept FROM counted').get()).toEqual({ kept: 16 });
  });
});

describe('the pages of a list', () => {
  const MORE = visitsOf(['/new', 'ann', 'human'], ['/new', 'bob', 'human'], ['/new', 'cy', 'human']);

  function aList() {
    const database = openDatabase(':memory:');
    let now = NOON;
    const counts = new VisitorCounts(database, () => now);
    addVisits(database, 'handbook', visitsOf(['/a', 'ann', 'human'], ['/b', 'ann', 'human'], ['/c', 'ann', 'human']));
    const read = (offset: number) => {
      const { totals, visitors } = counts.answer('handbook', { ...ALL, limit: 1, offset });
      return { total: totals.total, paths: visitors.map(({ path }) => path) };
    };
    return { read, add: () => addVisits(database, 'handbook', MORE), pass: (ms: number) => (now += ms) };
  }

  test('come from the count of its first page while visits are added, and a new first page shows those', () => {
    const { read, add, pass } = aList();
    expect(read(0)).toEqual({ total: 1, paths: ['/a'] });
    add();
    pass(3_600_000);
    expect(read(1)).toEqual({ total: 1, paths: ['/b'] });
    pass(3_600_000 + 1);
    expect([read(2), read(3)]).toEqual([
      { total: 1, paths: ['/c'] },
      { total: 1, paths: [] },
    ]);
    expect([read(0), read(1)]).toEqual([
      { total: 3, paths: ['/new'] },
      { total: 3, paths: ['/a'] },
    ]);
  });

  test('are counted again if the list was not read for a long time, or never started', () => {
    const { read, add, pass } = aList();
    read(0);
    add();
    pass(2 * 3_600_000 + 1);
    expect(read(1)).toEqual({ total: 3, paths: ['/a'] });
    const other = aList();
    other.add();
    expect(other.read(1)).toEqual({ total: 3, paths: ['/a'] });
  });
});

/** Counts with sets what the service counts with SQL. */
function recount(visits: readonly Visit[], { from, to }: Pick<ReadersRequest, 'from' | 'to'>) {
  const within = visits.filter(({ at }) => at >= (from ?? at) && at < (to ?? at + 1));
  const count = (some: readonly Visit[]) => {
    const of = (kinds: readonly string[]) =>
      new Set(some.filter(({ kind }) => kinds.includes(kind)).map(({ visitor }) => visitor)).size;
    return { human: of(['human']), ai: of(['ai']), total: of(['human', 'ai']) };
  };
  const paths = [...new Set(within.map(({ path }) => path))].toSorted();
  const pages = paths.map((path) => ({ path, ...count(within.filter((one) => one.path === path)) }));
  return { totals: count(within), pages: pages.toSorted((one, other) => other.total - one.total) };
}

test('visits that are added again are the same visits', () => {
  const database = openDatabase(':memory:');
  const visits = visitsOf(['/a', 'ann', 'human'], ['/b', 'bot', 'ai', NOON + 5], ['/a', 'ann', 'human']);
  const period = { first: NOON, last: NOON + 5 };
  expect(addVisits(database, 'handbook', visits)).toEqual({ ...period, given: 3, visitors: 2, added: 2 });
  expect(addVisits(database, 'handbook', visits)).toEqual({ ...period, given: 3, visitors: 2, added: 0 });
  expect(addVisits(database, 'other', visits)).toEqual({ ...period, given: 3, visitors: 2, added: 2 });
  expect(addVisits(database, 'other', [])).toEqual({ first: null, last: null, given: 0, visitors: 0, added: 0 });
});

describe('the endpoint', () => {
  const OTHER_KEY = 'local_fedcba9876543210fedc';

  test('shows each key one list while another process adds visits, and whatever else is read', async () => {
    await using world = await aBareService({ keys: [KEY, { key: OTHER_KEY, access: 'read' }] });
    const visits = visitsOf(['/a', 'ann', 'human'], ['/b', 'ann', 'human'], ['/c', 'bot', 'ai', NOON + 86_400_000]);
    world.service.addVisits('handbook', visits);
    const read = async (offset: number, key = KEY, from = '2026-11-20') => {
      const query = `dateFrom=${from}&dateTo=2026-11-21&limit=1&offset=${offset}`;
      const answer = await clientOf(world.service, key).get(`${paths.visitors('handbook')}?${query}`);
      const decoded = decodeVisitors(await answer.json());
      if (decoded.kind !== 'value') throw new Error('this was to be a page of a list');
      const { totals, pages, hasMore } = decoded.value;
      return [totals.human, pages[0]?.path, hasMore];
    };
    expect(await read(0)).toEqual([1, '/a', true]);
    const database = openDatabase(join(world.folder, 'service.sqlite'));
    addVisits(database, 'handbook', visitsOf(['/new', 'bob', 'human'], ['/new', 'cy', 'human']));
    database.close();
    expect(await read(0, OTHER_KEY)).toEqual([3, '/new', true]);
    for (let day = 1; day <= 9; day += 1) await read(0, KEY, `2026-11-0${day}`);
    expect([await read(1), await read(2)]).toEqual([
      [1, '/b', false],
      [1, undefined, false],
    ]);
    expect([await read(1, OTHER_KEY), await read(0)]).toEqual([
      [3, '/a', true],
      [3, '/new', true],
    ]);
  });
});

describe('the parameters of a request', () => {
  test.each([
    ['2026-11-09', '2026-11-09T00:00:00.000Z'],
    ['2026-11-09T10:30', '2026-11-09T10:30:00.000Z'],
    ['2026-11-09T10:30:15', '2026-11-09T10:30:15.000Z'],
    ['2026-11-09T10:30:15.250Z', '2026-11-09T10:30:15.250Z'],
    ['2026-11-09T00:30:00+01:00', '2026-11-08T23:30:00.000Z'],
    ['2026-11-09T00:30:00+02', '2026-11-08T22:30:00.000Z'],
    ['2026-11-09T00:30:00-0230', '2026-11-09T03:00:00.000Z'],
    ['2026-11-09T00:30:00 02:00', '2026-11-08T22:30:00.000Z'],
    ['2026-11-09t00:30:00 02', '2026-11-08T22:30:00.000Z'],
    ['2026-11-09t10:30:00z', '2026-11-09T10:30:00.000Z'],
    ['2026-11-09T10Z', '2026-11-09T10:00:00.000Z'],
    ['2026-11-09T10:30:00,5Z', '2026-11-09T10:30:00.500Z'],
    ['20261109', '2026-11-09T00:00:00.000Z'],
    ['20261109T103015+0100', '2026-11-09T09:30:15.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('read %s as %s', (value, instant) => {
    const read = readQuery('visitors', { dateFrom: [value] });
    const request = { from: Date.parse(instant), to: null, limit: 50, offset: 0 };
    expect(read).toMatchObject({ kind: 'request', request });
  });

  const REFUSED =
    'dateFrom=|dateFrom=2026-13-01|dateFrom=2026-02-29|dateTo=09.11.2026|dateTo=2026-11-09T25:00Z|dateTo=2026-11-09T10:00:00+99:00|dateTo=2026-11-09T10:00:00+|dateTo=2026-11-09 02|dateTo=2026-1109|dateTo=20260229T10Z|dateTo=1763596800000|limit=|limit=251|limit=1e2|limit=1.5|limit=+5|offset=9007199254740993|offset=NaN';
  test.each(REFUSED.split('|'))('refuse %s with a sentence that names it', (given) => {
    const [name = '', value = ''] = given.split('=');
    const read = readQuery('visitors', { [name]: [value] });
    expect(read).toEqual({ kind: 'bad', problems: [expect.stringContaining(`${name}: expected `)] });
    expect(read.kind === 'bad' && read.problems[0]).toContain(`got ${JSON.stringify(value)}.`);
  });

  test('refuse a repeated parameter and a period that ends before it begins', () => {
    const read = (given: Parameters<typeof readQuery>[1]) => readQuery('visitors', given);
    expect(read({ limit: ['1', '2'] })).toMatchObject({ problems: [expect.stringContaining('got "1" and "2".')] });
    const backwards = { dateFrom: ['2026-11-10'], dateTo: ['2026-11-09'] };
    expect(read(backwards)).toMatchObject({ problems: ['dateFrom: expected a time that is not after dateTo.'] });
    expect(read({ dateFrom: ['2026-11-09'], dateTo: ['2026-11-09'] })).toMatchObject({ kind: 'request' });
  });

  test('that are unknown are refused, each by its name', () => {
    expect(readQuery('visitors', { colour: ['red'], limit: ['5'], from: ['2026-11-09'] })).toEqual({
      kind: 'bad',
      problems: ['colour', 'from'].map(
        (name) => `"${name}": no such query parameter; expected dateFrom, dateTo, limit, offset.`,
      ),
    });
  });
});
