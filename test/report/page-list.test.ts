import { describe, expect, test } from 'vitest';
import type { VisitorCounts, VisitorsPage } from '../../src/action/ports/readers.ts';
import { isOdd, isWhole, PageGatherer, unlisted } from '../../src/report/page-list.ts';
import { counts, pageList } from '../build/a-report.ts';

function aPage(pages: Readonly<Record<string, VisitorCounts>>, more: Partial<VisitorsPage> = {}): VisitorsPage {
  const rows = Object.entries(pages).map(([path, figures]) => ({ path, ...figures }));
  return { totals: counts(9, 9), pages: rows, rejectedRows: 0, hasMore: true, ...more };
}

/** Feeds pages to a gatherer until it has enough. */
function gathered(pages: Iterable<VisitorsPage>) {
  const gatherer = new PageGatherer();
  let taken = 0;
  for (const page of pages) {
    taken += 1;
    if (!gatherer.take(page)) break;
  }
  return { list: gatherer.list(), taken };
}

describe('a list of pages', () => {
  test('keeps the first row of a path, and counts the others', () => {
    const again = aPage({ '/b': counts(2, 0), '/a': counts(1, 1), '/c': counts(2, 0) }, { hasMore: false });
    const { list } = gathered([aPage({ '/a': counts(3, 1), '/b': counts(2, 0) }), again]);
    const rows = { '/a': counts(3, 1), '/b': counts(2, 0), '/c': counts(2, 0) };
    expect(list).toEqual(pageList(rows, { repeated: 1 }));
  });

  test('has shifted if a page does not begin with the last row of the page before: rows vanished', () => {
    const [first, next] = [aPage({ '/a': counts(3, 1) }), aPage({ '/c': counts(2, 0) }, { hasMore: false })];
    const { list } = gathered([first, next]);
    expect(list).toMatchObject({ shifted: 1, repeated: 0, gap: null });
    expect(isWhole(list)).toBe(false);
  });

  test('lacks rows until the next page is read', () => {
    expect(gathered([aPage({ '/a': counts(3, 1) })]).list.gap).toBe('requests');
    expect(new PageGatherer().list().gap).toBe('requests');
  });

  test('continues after one page without new rows, but not after two in a row', () => {
    const [first, empty, next] = [aPage({ '/a': counts(3, 1) }), aPage({}), aPage({ '/b': counts(1, 0) })];
    const pages = [first, empty, next, first, empty, next];
    expect(gathered(pages)).toMatchObject({ list: { gap: 'nothing-new', repeated: 1 }, taken: 5 });
    expect(gathered([empty, aPage({}, { hasMore: false })]).list.gap).toBeNull();
  });

  test('counts invalid rows and odd ones', () => {
    const odd = { '/a': counts(3, 1, 5), '/b': counts(3, 1, 2), '/c': counts(3, 1, 3), '/d': counts(3, 1, 4) };
    const { list } = gathered([aPage(odd, { rejectedRows: 2 }), aPage({}, { rejectedRows: 1, hasMore: false })]);
    expect(list).toEqual(pageList(odd, { rejected: 3, odd: 2, end: null }));
  });

  test('has no query, no fragment and nothing private in its paths; rows that become one have the larger counts', () => {
    const first = { '/a': counts(9, 1), '/a?q=1#x': counts(3, 4), '/of/ada@example.com': counts(2, 0) };
    const others = { '/of/bob@example.com': counts(1, 0), '/of/…': counts(1, 0) };
    const next = { '/of/ada@example.com': counts(2, 0), ...others, '?q=2': counts(1, 0), '/#top': counts(0, 1) };
    const rows = { '/a': counts(9, 4, 10), '/of/…': counts(2, 0), '/': counts(1, 1, 1) };
    const { list } = gathered([aPage(first), aPage(next, { hasMore: false })]);
    expect(list).toEqual(pageList(rows, { sent: 7, end: counts(0, 1) }));
  });

  test('shows a path with a secret as it may be shown, and does not take two of them for one row', () => {
    const secret = { shown: '/key/***', ...counts(2, 0) };
    const pages = ['/key/1', '/key/2'].map((path) => ({ path, ...secret }));
    const { list } = gathered([{ ...aPage({}, { hasMore: false }), pages }]);
    expect(list).toEqual(pageList({ '/key/***': counts(2, 0) }, { sent: 2 }));
  });

  test.each([
    ['whole', {}, 0],
    ['cut in order', { gap: 'requests' as const }, 9],
    ['cut without order', { gap: 'requests' as const, end: null }, undefined],
    ['cut by a refusal', { gap: 'failed' as const }, undefined],
    ['cut and doubtful', { gap: 'requests' as const, rejected: 1 }, undefined],
  ])('that is %s says how many visitors others may have', (_name, more, most) =>
    expect(unlisted(pageList({ '/a': counts(9, 0) }, more))?.total).toBe(most),
  );

  test('has no end if a row has more visitors than the one before', () => {
    const rising = aPage({ '/b': counts(2, 0), '/c': counts(3, 0) }, { hasMore: false });
    expect(gathered([aPage({ '/a': counts(3, 1) }), rising]).list.end).toBeNull();
  });

  test('is abandoned if its paths or rows do not fit in memory', () => {
    const longPaths = function* () {
      for (let at = 0; ; at += 1) yield aPage({ [`/${at}${'x'.repeat(4 * 1024 * 1024)}`]: counts(1, 0) });
    };
    expect(gathered(longPaths())).toMatchObject({ list: { gap: 'too-large' }, taken: 8 });
    const manyRows = function* () {
      for (let at = 0; ; at += 1) {
        const row = (_none: unknown, each: number) => ({ path: `/${at}-${each}`, ...counts(1, 0) });
        yield { ...aPage({}), pages: Array.from({ length: 60_000 }, row) };
      }
    };
    expect(gathered(manyRows())).toMatchObject({ list: { gap: 'too-large' }, taken: 5 });
  });

  test('that was interrupted says so, and may contain paths that have a meaning in JavaScript', () => {
    const gatherer = new PageGatherer();
    gatherer.take({ ...aPage({}), pages: [{ path: '__proto__', ...counts(1, 0) }] });
    gatherer.fail();
    const rows = new Map([['__proto__', counts(1, 0)]]);
    expect(gatherer.list()).toEqual(pageList({}, { gap: 'failed', rows, end: counts(1, 0) }));
  });

  test.each([
    ['has its end', {}, true],
    ['has none', { gap: 'requests' as const }, false],
    ['left out an invalid row', { rejected: 1 }, false],
    ['shifted', { repeated: 1 }, false],
    ['has an odd row', { odd: 1 }, true],
  ])('that %s is certainly whole or not', (_name, more, whole) => expect(isWhole(pageList({}, more))).toBe(whole));
});

test.each([
  [counts(0, 0, 0), false],
  [counts(5, 3, 5), false],
  [counts(5, 3, 8), false],
  [counts(5, 3, 4), true],
  [counts(3, 5, 4), true],
  [counts(5, 3, 9), true],
])('a deduplicated total lies between the larger kind and the sum of both: %o', (figures, odd) =>
  expect(isOdd(figures)).toBe(odd),
);
