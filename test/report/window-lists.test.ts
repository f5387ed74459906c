import { describe, expect, test } from 'vitest';
import type { VisitorsQuery, VisitorsReader } from '../../src/action/ports/readers.ts';
import type { DocsService } from '../../src/action/ports.ts';
import { ServiceError } from '../../src/action/words/errors.ts';
import { readWindowLists, windowsOf } from '../../src/report/window-lists.ts';
import { counts, WEEK } from '../build/a-report.ts';

const WINDOWS = windowsOf(WEEK);
const cancelled = new AbortController().signal;

/** A service with this many pages in each window, which records its requests. */
function aSite(pages: number, answer: (query: VisitorsQuery, index: number) => 'fail' | undefined = () => undefined) {
  const queries: VisitorsQuery[] = [];
  const readVisitors: DocsService['readVisitors'] = async (query, { allowance }) => {
    if (allowance.left <= 0) throw new Error('no more requests may be sent');
    allowance.left -= 1;
    const index = queries.push(query);
    await Promise.resolve();
    if (answer(query, index) === 'fail') {
      throw new ServiceError({ status: 422, message: 'The service refused (HTTP 422).', hint: 'Request later days.' });
    }
    const { offset, limit } = query;
    const rows = Array.from({ length: Math.max(0, Math.min(limit, pages - offset)) }, (_none, at) => ({
      path: `/${offset + at}`,
      ...counts(1, 1),
    }));
    return { totals: counts(1, 1), pages: rows, rejectedRows: 0, hasMore: offset + limit < pages };
  };
  return { service: { readVisitors }, queries };
}

/** Reads the lists with so many requests; `requests` counts those that were sent. */
async function readWith(most: number, service: VisitorsReader) {
  const allowance = { left: most };
  const lists = await readWindowLists(WINDOWS, { service, cancelled, allowance });
  return { ...lists, requests: most - allowance.left };
}

test('the windows are the 28 days before and after the week that ended 28 days before the end of the period', () => {
  const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
  const { week, before, after } = WINDOWS;
  expect([week, before, after].map(({ from, to }) => `${day(from)} ${day(to)}`)).toEqual([
    '2026-10-12 2026-10-19',
    '2026-09-14 2026-10-12',
    '2026-10-19 2026-11-16',
  ]);
});

describe('a list that shifted while it was read', () => {
  /** A site whose list of the later window repeats a row at first, or always. */
  function aShiftingSite(shifts: 'once' | 'always', pages = 600) {
    const site = aSite(pages);
    const second = new Set<string>();
    const readVisitors: DocsService['readVisitors'] = async (query, tools) => {
      const page = await site.service.readVisitors(query, tools);
      const key = `${query.from} ${query.offset}`;
      const shifted =
        query.from.startsWith('2026-10-19') && query.offset > 0 && (shifts === 'always' || !second.has(key));
      second.add(key);
      const [first] = page.pages;
      if (!shifted || first === undefined) return page;
      return { ...page, pages: [{ ...first, path: `/${query.offset - 1}` }, ...page.pages.slice(1)] };
    };
    return { service: { readVisitors }, queries: site.queries };
  }

  test('is read once more, and the better reading counts', async () => {
    const { service, queries } = aShiftingSite('once');
    const lists = await readWith(9, service);
    expect(lists.after).toMatchObject({ gap: null, repeated: 0 });
    expect(lists.after.rows.size).toBe(600);
    expect([lists.requests, queries.length]).toEqual([9, 9]);
  });

  test('is read only once more, even if it shifts again', async () => {
    const { service, queries } = aShiftingSite('always');
    const lists = await readWith(60, service);
    expect(lists.after.repeated).toBeGreaterThan(0);
    expect(queries).toHaveLength(9);
  });

  test('stays as it is if the requests do not allow another reading', async () => {
    const { service, queries } = aShiftingSite('once');
    const lists = await readWith(8, service);
    expect(lists.after).toMatchObject({ gap: null, repeated: 2 });
    expect(queries).toHaveLength(6);
  });
});

describe('the lists of two windows', () => {
  test('are read completely, page by page', async () => {
    const { service, queries } = aSite(600);
    const lists = await readWith(6, service);
    expect([lists.before.rows.size, lists.after.rows.size]).toEqual([600, 600]);
    expect(lists).toMatchObject({ requests: 6, problem: null, before: { gap: null }, after: { gap: null } });
    const asked = queries.map(({ from, to, offset, limit }) => `${from} ${to} ${offset} ${limit}`).toSorted();
    expect(new Set(asked).size).toBe(6);
    expect(asked[0]).toBe('2026-09-14T00:00:00.000Z 2026-10-12T00:00:00.000Z 0 250');
    expect(asked.at(-1)).toBe('2026-10-19T00:00:00.000Z 2026-11-16T00:00:00.000Z 498 250');
  });

  test.each([0, 1, 2, 3, 5])('lack rows if %i requests are not enough, and no further one is sent', async (most) => {
    const { service, queries } = aSite(600);
    const lists = await readWith(most, service);
    expect(queries).toHaveLength(most);
    expect(lists.requests).toBe(most);
    expect([lists.before.gap, lists.after.gap]).toContain('requests');
  });

  test('are abandoned at the first refusal, because one without the other is useless', async () => {
    const { service, queries } = aSite(5_000, (_query, index) => (index === 3 ? 'fail' : undefined));
    const lists = await readWith(100, service);
    expect(queries.length).toBeLessThanOrEqual(4);
    expect(lists.problem).toEqual({ message: 'The service refused (HTTP 422).', hint: 'Request later days.' });
    expect([lists.before.gap, lists.after.gap]).toEqual(['failed', 'failed']);
  });
});
