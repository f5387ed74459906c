import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import type { Collection } from '../../src/report/collect.ts';
import { aiShare, type Comparison, compare } from '../../src/report/compare.ts';
import { findNews } from '../../src/report/news.ts';
import { percent } from '../../src/report/number-words.ts';
import type { PageList } from '../../src/report/page-list.ts';
import { aCollection, counts, pageList } from '../build/a-report.ts';
import { forMany } from '../build/fuzz-runs.ts';

const pathsOf = (pages: readonly { readonly path: string }[]): readonly string[] => pages.map(({ path }) => path);

type Rows = Readonly<Record<string, VisitorCounts>>;

interface More {
  readonly now?: Partial<PageList>;
  readonly before?: Partial<PageList>;
  readonly given?: Partial<Collection>;
}

/** Compares the pages of two periods. */
function compared(now: Rows, before: Rows, more: More = {}): Comparison {
  const lists = { pages: pageList(now, more.now), pagesBefore: pageList(before, more.before) };
  return compare(aCollection({ ...lists, ...more.given }));
}

describe('the site', () => {
  test('is compared by its own totals, and never by sums', () => {
    const rows = { '/a': counts(70, 10), '/b': counts(70, 10) };
    const given = { totals: counts(90, 30, 110), totalsBefore: counts(80, 20, 95) };
    expect(compared(rows, rows, { given })).toMatchObject({ share: { now: 0.25, before: 0.2 }, uncompared: null });
  });

  test.each([
    ['a first period', counts(0, 0), 'first-period'],
    ['totals that are not known', null, 'unknown'],
  ] as const)('is not compared with %s', (_name, totalsBefore, uncompared) => {
    const comparison = compared({ '/a': counts(50, 0) }, {}, { given: { totalsBefore } });
    expect(comparison).toMatchObject({ uncompared, share: { now: 0.25, before: null } });
    expect([comparison.news, comparison.appeared, comparison.vanished]).toEqual([findNews([]), null, null]);
  });

  test('is compared with a period that had only one kind of visitors', () => {
    const given = { totals: counts(0, 0), totalsBefore: counts(0, 7) };
    expect(compared({}, {}, { given })).toMatchObject({ uncompared: null, share: { now: null, before: 1 } });
  });
});

test.each([
  [15, 10, '+50%'],
  [5, 10, '−50%'],
  [0, 10, '−100%'],
  [10, 10, '±0%'],
  [5, 0, 'new'],
  [0, 0, ''],
  [5, null, ''],
])('a change in percent: %i after %j is %j', (now, before, expected) => expect(percent(now, before)).toBe(expected));

test.each([
  [counts(3, 1), 0.25],
  [counts(0, 4), 1],
  [counts(4, 0), 0],
  [counts(0, 0), null],
  [counts(3, 3, 3), 0.5],
])('the AI share counts a visitor who came as both in both: %o', (figures, expected) =>
  expect(aiShare(figures)).toBe(expected),
);

const steady = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [`/steady/${at}`, counts(60, 0)]));

describe('pages that only AI reads', () => {
  test.each([
    ['no person reads it', counts(0, 10), true],
    ['a person reads it too', counts(1, 100), false],
    ['too few AI visitors read it', counts(0, 9), false],
  ])('are listed or not when %s', (_name, figures, flagged) =>
    expect(pathsOf(compared({ '/a': figures }, {}).onlyAi)).toEqual(flagged ? ['/a'] : []),
  );

  test('are pages for people: no files for programs, and no Markdown twin of a page in either period', () => {
    const files = ['/llms.txt', '/openapi.json', '/feed', '/guide.md', '/old.md', '/notes.md', '/guide'];
    const now = Object.fromEntries(files.map((path) => [path, counts(0, 50)]));
    expect(pathsOf(compared(now, { '/old': counts(1, 0) }).onlyAi)).toEqual(['/guide', '/notes.md']);
  });

  test('are none that people read in an earlier period', () => {
    const week = { '/a': counts(0, 20), '/b': counts(0, 20) };
    const { older } = aCollection({ pagesBefore: pageList({ ...week, '/a': counts(2, 20) }) });
    expect(pathsOf(compared(week, week, { given: { older } }).onlyAi)).toEqual(['/b']);
  });

  test('are not what looks like a file or a probe: those are only counted', () => {
    const probes = '/wp-login.php /.env /_next/a /logo.png /a//b /%5Ba%5D /(a /@a /to/https:/a'.split(' ');
    const pages = ['/v1.2', '/a.html', '/wpa', '/a_b', '/a.b/c', '/'];
    const now = Object.fromEntries([...probes, ...pages].map((path) => [path, counts(0, 50)]));
    const { onlyAi, noPages, moves, news } = compared({ ...steady, ...now }, steady);
    expect([onlyAi, noPages].map(pathsOf)).toEqual([pages, probes].map((paths) => paths.toSorted()));
    const said = [...moves.news.flatMap((launched) => launched.pages), ...pathsOf(news.newPages)];
    expect(said.toSorted()).toEqual(pages.toSorted());
  });

  test('are listed with most AI visitors first, even with nothing to compare', () => {
    const now = { '/b': counts(0, 20), '/c': counts(0, 30), '/a': counts(0, 20) };
    expect(pathsOf(compared(now, {}, { given: { totalsBefore: null } }).onlyAi)).toEqual(['/c', '/a', '/b']);
  });
});

describe('lists', () => {
  const now = { ...steady, '/stays': counts(200, 0), '/new': counts(90, 0) };
  const before = { ...steady, '/stays': counts(60, 0), '/gone': counts(80, 0) };
  const newsOf = (comparison: Comparison) => [
    pathsOf(comparison.news.kinds.morePeople),
    pathsOf(comparison.news.kinds.lostMostPeople),
    pathsOf(comparison.complete ? comparison.news.newPages : []),
  ];

  test('that were read in part never make a page new or small; one that is below half of them is not tested', () => {
    const usual = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`/${at}`, counts(100, 20)]));
    const now = { ...usual, '/new': counts(400, 0), '/grown': counts(600, 120) };
    const before = { ...usual, '/grown': counts(30, 6) };
    const whole = aCollection({ pages: pageList(now), pagesBefore: pageList(before) });
    const older = whole.older.map((each, at) => {
      const rows = at < 4 ? before : usual;
      return { ...each, pages: pageList(rows, { gap: 'requests', end: counts(10, 2) }) };
    });
    const { news } = compare({ ...whole, older });
    expect(news.newPages).toEqual([]);
    expect(pathsOf(news.kinds.morePeople)).toEqual(['/grown']);
    const grown = news.people.all.find(({ page }) => page.path === '/grown');
    expect(grown?.page.earlier.at(-1)).toEqual(counts(10, 2));
    expect(pathsOf(compare(whole).news.newPages)).toEqual(['/new']);
  });

  test('that are complete show what appeared and what vanished', () => {
    const comparison = compared(now, before);
    expect(comparison).toMatchObject({ complete: true, appeared: 1, vanished: 1 });
    expect(newsOf(comparison)).toEqual([['/stays'], ['/gone'], ['/new']]);
  });

  test.each<readonly [string, readonly number[], number]>([
    ['an empty period among others is skipped', [80, 0, 80, 80], 4],
    ['periods before the first visitors are not counted yet', [80, 80, 0, 0], 3],
  ])('of older periods: %s', (_name, people, periods) => {
    const collection = aCollection({ pages: pageList(now), pagesBefore: pageList(before) });
    const older = collection.older.slice(0, people.length).map((each, at) => {
      const human = people[at] ?? 0;
      return { ...each, totals: counts(human, 0, human && human + at), pages: human === 0 ? pageList({}) : each.pages };
    });
    expect(compare({ ...collection, older }).periods).toBe(periods);
  });

  test('of a period without visitors are no base: pages are compared with those before it', () => {
    const { older } = aCollection({ pagesBefore: pageList(before) });
    const empty = { pagesBefore: pageList({}), totalsBefore: counts(0, 0), older };
    const comparison = compare(aCollection({ pages: pageList(now), ...empty }));
    expect(comparison).toMatchObject({ uncompared: 'first-period', appeared: null, vanished: null, periods: 6 });
    expect(newsOf(comparison)).toEqual([['/stays'], ['/gone'], ['/new']]);
  });

  test.each<readonly [string, Rows, Rows, VisitorCounts, boolean]>([
    ['the same', now, now, counts(80, 20, 99), true],
    ['with other totals', now, now, counts(80, 20, 98), false],
    ['with one other number', { ...now, '/new': counts(90, 0, 89) }, now, counts(80, 20, 99), false],
    ['of no page', {}, {}, counts(80, 20, 99), false],
  ])('of two periods say that the service ignores dates, or not: %s', (_name, is, was, totals, isSame) => {
    const expected = isSame ? { uncompared: 'same-lists', periods: 0 } : { uncompared: null };
    expect(compared(is, was, { given: { totals } })).toMatchObject(expected);
  });

  test('of two earlier periods say so, too', () => {
    const { older } = aCollection({ pagesBefore: pageList(before) });
    const same = older.map((each, at) => ({ ...each, totals: counts(80, 20, 90 + Math.min(at, 4)) }));
    expect(compared(now, before, { given: { older: same } })).toMatchObject({ uncompared: 'same-lists', periods: 0 });
  });

  test('of earlier periods that lack rows count for the pages that they have', () => {
    const { older } = aCollection({ pagesBefore: pageList(before) });
    const lacking = older.map((each) => ({ ...each, pages: { ...each.pages, rejected: 1 } }));
    const comparison = compared(now, before, { given: { older: lacking } });
    expect(comparison).toMatchObject({ complete: true, periods: 7 });
    expect(newsOf(comparison)).toEqual([['/stays'], ['/gone'], []]);
  });

  test('count even if the totals say that nobody came', () => {
    const { older } = aCollection({ pagesBefore: pageList(before) });
    const comparison = compared(now, before, { given: { totalsBefore: counts(0, 0), older } });
    expect(comparison).toMatchObject({ uncompared: null, appeared: 1, periods: 7 });
  });

  test.each<readonly [string, Partial<PageList>]>([
    ['were not read to the end', { gap: 'requests' }],
    ['left out rows that were invalid', { rejected: 1 }],
    ['changed while they were read', { repeated: 1 }],
  ])('that %s give no news of pages that appeared or vanished', (_name, state) => {
    for (const states of [{ now: state }, { before: state }, { now: state, before: state }]) {
      const comparison = compared(now, before, states);
      expect(comparison).toMatchObject({ complete: false, appeared: null, vanished: null });
      expect(newsOf(comparison)).toEqual([['/stays'], [], []]);
    }
  });

  test('take the more visited address of a page that had both before', () => {
    const both = { ...steady, '/page': counts(100, 6), '/page/': counts(9, 0) };
    const [one, two] = [compared({ ...steady, '/page/': counts(104, 6) }, both), compared(both, both)];
    const before = [one, two].map(({ pages }) => pages.find(({ path }) => path === '/page/')?.before);
    expect([before, one.vanished]).toEqual([[counts(100, 6), counts(9, 0)], 0]);
  });

  test('show every page of the period with its earlier figures, most visitors first, whatever their original order', () => {
    const figures = fc.record({ human: fc.nat({ max: 30 }), ai: fc.nat({ max: 30 }), total: fc.nat({ max: 60 }) });
    const rows = fc.dictionary(fc.constantFrom('/', '/a', '/b', '/d', '/é', '/c', '__proto__'), figures);
    forMany(100, [rows, rows], (is, was) => {
      const comparison = compared(is, was);
      const expected = Object.entries(is)
        .map(([path, each]) => ({ path, now: each, before: Object.hasOwn(was, path) ? was[path] : null }))
        .sort((one, other) => other.now.total - one.now.total || (one.path < other.path ? -1 : 1));
      expect(comparison.pages).toEqual(expected);
      const again = compared(Object.fromEntries(Object.entries(is).reverse()), was);
      expect({ ...again, news: again.news.kinds }).toEqual({ ...comparison, news: comparison.news.kinds });
    });
  });
});
