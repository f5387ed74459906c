import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/ports.ts';
import type { Collection } from '../../src/visitors/collect.ts';
import { aiShare, type Comparison, compare, type PageFigures, percentOf } from '../../src/visitors/compare.ts';
import type { PageList } from '../../src/visitors/page-list.ts';
import { aCollection, counts, pageList } from '../build/a-report.ts';

const pathsOf = (pages: readonly PageFigures[]): readonly string[] => pages.map(({ path }) => path);

type Rows = Readonly<Record<string, VisitorCounts>>;

/** Compares the pages of two periods. */
function compared(
  now: Rows,
  before: Rows,
  more: {
    readonly now?: Partial<PageList>;
    readonly before?: Partial<PageList>;
    readonly given?: Partial<Collection>;
  } = {},
): Comparison {
  const lists = { pages: pageList(now, more.now), pagesBefore: pageList(before, more.before) };
  return compare(aCollection({ ...lists, ...more.given }));
}

describe('the site', () => {
  test('is compared by its own totals, and never by sums', () => {
    const rows = { '/a': counts(70, 10), '/b': counts(70, 10) };
    const told = compared(rows, rows, { given: { totals: counts(90, 30, 110), totalsBefore: counts(80, 20, 95) } });
    expect(told).toMatchObject({
      human: { now: 90, before: 80 },
      ai: { now: 30, before: 20 },
      total: { now: 110, before: 95 },
      share: { now: 0.25, before: 0.2 },
      uncompared: null,
    });
  });

  test.each([
    ['a first period', counts(0, 0), 'first-period'],
    ['totals that are not known', null, 'unknown'],
  ] as const)('is not compared with %s', (_name, totalsBefore, uncompared) => {
    const told = compared({ '/a': counts(50, 0) }, {}, { given: { totalsBefore } });
    expect(told).toMatchObject({ uncompared, total: { now: 118, before: null }, share: { now: 0.25, before: null } });
    expect([told.moved, told.lostPeople, told.appeared, told.vanished]).toEqual([[], [], null, null]);
  });

  test('is compared with a period when only one kind of visitors came', () => {
    const told = compared({}, {}, { given: { totals: counts(0, 0), totalsBefore: counts(0, 7) } });
    expect(told).toMatchObject({ uncompared: null, share: { now: null, before: 1 }, human: { now: 0, before: 0 } });
  });
});

test.each([
  [{ now: 15, before: 10 }, 50],
  [{ now: 5, before: 10 }, -50],
  [{ now: 0, before: 10 }, -100],
  [{ now: 10, before: 10 }, 0],
  [{ now: 5, before: 0 }, 'new'],
  [{ now: 0, before: 0 }, null],
  [{ now: 5, before: null }, null],
] as const)('a change in percent: %o', (figure, expected) => {
  expect(percentOf(figure)).toBe(expected);
});

test.each([
  [counts(3, 1), 0.25],
  [counts(0, 4), 1],
  [counts(4, 0), 0],
  [counts(0, 0), null],
  [counts(3, 3, 3), 0.5],
])('the AI share counts who came as both as each: %o', (figures, expected) => {
  expect(aiShare(figures)).toBe(expected);
});

describe('a page has moved', () => {
  test.each([
    ['few visitors became more', 1, 3, false],
    ['it was just too small', 0, 9, false],
    ['it is new and large enough', 0, 10, true],
    ['it is gone and was large enough', 10, 0, true],
    ['chance could have doubled it', 10, 20, false],
    ['chance could hardly have done that', 10, 22, true],
    ['it lost more than chance explains', 22, 10, true],
    ['it stayed', 500, 500, false],
    ['a large page changed by a few hundredths, whatever chance explains', 10_000, 10_300, false],
    ['a large page rose by just a fifth', 10_000, 12_000, true],
    ['a large page rose by nearly a fifth', 10_000, 11_999, false],
    ['a large page fell by a fifth', 10_000, 8_000, true],
  ])('or not when %s: %i to %i', (_name, before, now, moved) => {
    const told = compared(now === 0 ? {} : { '/a': counts(now, 0) }, before === 0 ? {} : { '/a': counts(before, 0) });
    expect(pathsOf(told.moved)).toEqual(moved ? ['/a'] : []);
  });

  test('in the order of the change, and at the same change in that of the paths', () => {
    const now = { '/z': counts(60, 0), '/b': counts(90, 0), '/a': counts(10, 0), '/same': counts(60, 0) };
    const before = {
      '/z': counts(10, 0),
      '/b': counts(10, 0),
      '/a': counts(60, 0),
      '/same': counts(60, 0),
      '/c': counts(50, 0),
    };
    expect(pathsOf(compared(now, before).moved)).toEqual(['/b', '/a', '/c', '/z']);
  });
});

describe('pages that need somebody', () => {
  test.each([
    ['nobody else reads it', counts(0, 10), true],
    ['a person reads it, too', counts(1, 100), false],
    ['hardly anybody reads it', counts(0, 9), false],
  ])('only AI reads a page or not when %s', (_name, figures, flagged) => {
    expect(pathsOf(compared({ '/a': figures }, {}).onlyAi)).toEqual(flagged ? ['/a'] : []);
  });

  test.each([
    ['all are gone', counts(10, 0), counts(0, 30), true],
    ['a fifth is left', counts(50, 0), counts(10, 0), true],
    ['more than a fifth is left', counts(50, 0), counts(11, 0), false],
    ['there were hardly any', counts(9, 90), counts(0, 90), false],
  ])('a page has lost its people or not when %s', (_name, before, now, flagged) => {
    expect(pathsOf(compared({ '/a': now }, { '/a': before }).lostPeople)).toEqual(flagged ? ['/a'] : []);
  });

  test('a page that is gone has lost its people', () => {
    const told = compared({}, { '/a': counts(10, 0), '/b': counts(20, 0) });
    expect(told.lostPeople).toEqual([
      { path: '/b', now: null, before: counts(20, 0) },
      { path: '/a', now: null, before: counts(10, 0) },
    ]);
  });

  test('only AI reads them, most first, also without anything to compare with', () => {
    const now = { '/b': counts(0, 20), '/c': counts(0, 30), '/a': counts(0, 20) };
    expect(pathsOf(compared(now, {}, { given: { totalsBefore: null } }).onlyAi)).toEqual(['/c', '/a', '/b']);
  });
});

describe('lists', () => {
  const now = { '/stays': counts(50, 0), '/new': counts(40, 0) };
  const before = { '/stays': counts(10, 0), '/gone': counts(30, 0) };

  test('that are whole tell what appeared and what vanished', () => {
    const told = compared(now, before);
    expect(told).toMatchObject({ complete: true, appeared: 1, vanished: 1 });
    expect(pathsOf(told.moved)).toEqual(['/new', '/stays', '/gone']);
    expect(pathsOf(told.lostPeople)).toEqual(['/gone']);
  });

  test.each<readonly [string, Partial<PageList>]>([
    ['were not read to the end', { gap: 'requests' }],
    ['left out rows that could not be believed', { rejected: 1 }],
    ['shifted', { repeated: 1 }],
  ])('that %s tell only what is certain', (_name, state) => {
    const partial = { complete: false, appeared: null, vanished: null };
    const nowOnly = compared(now, before, { now: state });
    expect(nowOnly).toMatchObject({ ...partial, lostPeople: [] });
    expect(pathsOf(nowOnly.moved)).toEqual(['/new', '/stays']);
    const beforeOnly = compared(now, before, { before: state });
    expect(beforeOnly).toMatchObject(partial);
    expect(pathsOf(beforeOnly.moved)).toEqual(['/stays', '/gone']);
    const both = compared(now, before, { now: state, before: state });
    expect(both).toMatchObject({ ...partial, lostPeople: [] });
    expect(pathsOf(both.moved)).toEqual(['/stays']);
  });

  test('show every page of the period with what it had before, most visitors first, whatever order they came in', () => {
    const figures = fc.record({ human: fc.nat({ max: 30 }), ai: fc.nat({ max: 30 }), total: fc.nat({ max: 60 }) });
    const rows = fc.dictionary(fc.constantFrom('/', '/a', '/b', '/B', '/é', '/c', '__proto__'), figures);
    fc.assert(
      fc.property(rows, rows, (is, was) => {
        const told = compared(is, was);
        const expected = Object.entries(is)
          .map(([path, each]) => ({ path, now: each, before: Object.hasOwn(was, path) ? was[path] : null }))
          .sort((one, other) => other.now.total - one.now.total || (one.path < other.path ? -1 : 1));
        expect(told.pages).toEqual(expected);
        const reversed = Object.fromEntries(Object.entries(is).reverse());
        expect(compared(reversed, was)).toEqual(told);
      }),
    );
  });
});
