import { describe, expect, test } from 'vitest';
import type { Collection } from '../../src/report/collect.ts';
import { compare } from '../../src/report/compare.ts';
import { renderMoved } from '../../src/report/what-moved.ts';
import { aCollection, aReport, counts, LAYOUT, pageList } from '../build/a-report.ts';

type People = Readonly<Record<string, number>>;

const STEADY: People = Object.fromEntries(Array.from({ length: 40 }, (_, at) => [`/steady/${at}`, 60]));
const folder = (path: string, people: number, pages = 8): People =>
  Object.fromEntries(Array.from({ length: pages }, (_, at) => [`${path}/${at}`, people + at]));

/** A report on these people now, in the week before, and in six older ones, on a site whose other pages stay as they are. */
function collectionOf(now: People, before: People, older = before, others = STEADY): Collection {
  const list = (people: People) =>
    pageList(Object.fromEntries(Object.entries({ ...others, ...people }).map(([path, of]) => [path, counts(of, 0)])));
  const totals = counts(2_000, 0);
  const given = aCollection({ pages: list(now), pagesBefore: list(before), totals, totalsBefore: counts(2_010, 0) });
  return { ...given, older: given.older.map((each) => ({ ...each, pages: list(older) })) };
}

/** The lines of a report about what moved. */
function linesOf(collection: Collection, renamed?: Parameters<typeof compare>[1]): readonly string[] {
  const text = renderMoved({ ...aReport(), collection, comparison: compare(collection, renamed) }, LAYOUT, 30);
  return [...text.matchAll(/^- (.*)$/gm)].map(([, line = '']) => line.replaceAll(/\*\*|`/g, ''));
}

const top = (path: string): string => `the most visited: ${[7, 6, 5, 4, 3].map((at) => `${path}/${at}`).join(', ')}`;
const moved = (what: string, from: string, to: string, share: number, pages = top(to)): string =>
  `Moved ${what} from ${from} to ${to}; their visitors add up to ${share}% of the usual number; ${pages}`;
const gone = (what: string, usual: string, pages: string): string =>
  `No longer visited: ${what}; visitors usually add up to about ${usual}; ${pages}`;
const ONE = 'Moved /a/x/setup to /b/x/setup: 50 unique visitors, usually about 60';
const lost = (path: string, people: number, usual: string): string =>
  `Lost most of its people ${path}: ${people} people, usually about ${usual}`;
const LOST = lost('/a/x/setup', 0, '60 (−100%)');
const came = (path: string, people = 50): string =>
  `New page ${path}: ${people} people and 0 AI visitors, none in the 7 weeks before`;
const SEEN = ' with 10 visitors or more, none in the 7 weeks before';
const SETUP: People = { '/a/x/setup': 60 };
const TWO = moved('2 pages', '/a', '/b', 98, '/b/one, /b/two');
const FOLDER = moved('8 pages', '/old', '/new', 100);
const HALF = [`New pages in /new: 8${SEEN}; ${top('/new')}`, gone('8 pages in /old', '428', top('/old'))];
const SDK = `New pages in /sdk: 6${SEEN}; the most visited: /sdk/rust/2, /sdk/rust/1, /sdk/rust/0, /sdk/go/2, /sdk/go/1`;
const FORMS: readonly [People, People] = [
  { '/A': 60, '/b/': 60, '/c': 60, '/d': 60 },
  { '/a': 60, '/b/index.html': 60, '/c.html': 60, '/d.md': 60 },
];
const [NEW, OLD] = [folder('/new', 50), folder('/old', 50)];
const TWINS: People = Object.fromEntries(Object.keys(OLD).map((path) => [`${path}.md`, 40]));

describe('what moved is one line', () => {
  test.each<readonly [string, People, People, readonly string[]]>([
    ['a folder', NEW, OLD, [FOLDER]],
    [
      'a folder, named by what differs and the last folder that its pages share',
      { ...folder('/docs/X/a', 50), '/docs/X/b/page': 30 },
      { ...folder('/X/a', 52), '/X/b/page': 31 },
      [moved('9 pages', '/X', '/docs/X', 96, top('/docs/X/a'))],
    ],
    ['a page', { '/b/x/setup': 50 }, SETUP, [ONE]],
    ['two pages', { '/b/one': 50, '/b/two': 40 }, { '/a/one': 50, '/a/two': 42 }, [TWO]],
    ['a folder that lost half of its readers, as what is known of either address', folder('/new', 25), OLD, HALF],
    [
      'a folder that left small pages and other numbers of readers behind it',
      { ...NEW, '/new/small': 2, '/new/fewer': 25 },
      { ...OLD, '/old/small': 4, '/old/fewer': 60, '/old/forgotten': 70 },
      [
        moved('10 pages', '/old', '/new', 92),
        gone('1 page in /old', '70', '/old/forgotten'),
        'Fewer people /new/fewer: 25 people, usually about 60 (−58%)',
      ],
    ],
    ['a folder with a few visitors left', { ...NEW, ...folder('/old', 1) }, OLD, [FOLDER]],
    ['nothing, if only the form of addresses changed', ...FORMS, []],
    ['new pages of a folder', { ...folder('/sdk/go', 20, 3), ...folder('/sdk/rust', 40, 3) }, {}, [SDK]],
    ['pages that are gone', {}, folder('/a', 30, 5), [gone('5 pages in /a', '160', '/a/4, /a/3, /a/2, /a/1, /a/0')]],
    ['no page of the same name with other readers', { '/b/x/setup': 31 }, SETUP, [LOST, came('/b/x/setup', 31)]],
    ['no page that only has the same name', { '/b/setup': 50 }, SETUP, [LOST, came('/b/setup')]],
    ['no Markdown twins', { ...OLD, ...TWINS }, OLD, []],
    ['no page that was there before', { '/b/x/setup': 60 }, { ...SETUP, '/b/x/setup': 58 }, [LOST]],
  ])('%s', (_name, now, before, expected) => expect(linesOf(collectionOf(now, before))).toEqual(expected));

  test.each<readonly [string, People, People, readonly string[], People]>([
    ['a folder that moved back after a week', OLD, NEW, [moved('8 pages', '/new', '/old', 100)], OLD],
    ['no folder that is gone after a week', {}, folder('/event', 90), [], {}],
    ['no page that is gone after a week', {}, { '/event': 450 }, [], {}],
    [
      'a moved page that loses its readers later',
      { '/b/x/setup': 5, ...NEW, '/new/1': 4 },
      { '/b/x/setup': 60, ...NEW },
      [lost('/b/x/setup', 5, '60 (−92%)'), lost('/new/1', 4, '51 (−92%)')],
      { '/a/x/setup': 60, ...OLD },
    ],
  ])('%s', (_name, now, before, expected, older) =>
    expect(linesOf(collectionOf(now, before, older))).toEqual(expected),
  );

  const weeksOf = (now: People, ...earlier: readonly People[]): Collection => {
    const given = collectionOf(now, earlier[0] ?? {});
    const lists = earlier.slice(1).map((people) => collectionOf({}, people).pagesBefore);
    return { ...given, older: given.older.map((each, at) => ({ ...each, pages: lists[at] ?? each.pages })) };
  };
  /** The people of a compared page in earlier weeks. */
  const weeksAt = (collection: Collection, path: string) => {
    const { all } = compare(collection).news.people;
    return all.find(({ page }) => page.path === path)?.page.earlier.map((week) => week?.human);
  };

  test('and later periods know the readers of both addresses of a page', () => {
    const back = weeksOf(OLD, OLD, NEW, NEW, NEW, OLD, OLD, OLD);
    expect([linesOf(back), weeksAt(back, '/old/3')]).toEqual([[], Array(7).fill(53)]);
    const fourWeeks = weeksOf(NEW, NEW, NEW, NEW, NEW, OLD, OLD, OLD);
    expect([linesOf(fourWeeks), weeksAt(fourWeeks, '/new/3')]).toEqual([[], Array(7).fill(53)]);
  });

  test('also in a holiday that takes readers from all pages', () => {
    const all = collectionOf(folder('/new', 40, 40), folder('/old', 90, 40), folder('/old', 90, 40), {});
    const line = /^Moved 40 pages from \/old to \/new; their visitors add up to 54% of the usual number/;
    expect(linesOf(all)).toEqual([expect.stringMatching(line)]);
  });

  test('also the home page of a site that moved, beside new pages', () => {
    const site = (prefix: string, people: number, home = prefix) => ({
      ...folder(`${prefix}/x`, people),
      [home]: people,
    });
    const all = collectionOf({ ...site('/en', 50), ...site('/de', 20) }, site('', 60, '/'), site('', 60, '/'), {});
    expect(linesOf(all)).toEqual([
      expect.stringMatching(/^Moved 9 pages from \/ to \/en; /),
      expect.stringMatching(/^New pages in \/de\/x: 8 with/),
    ]);
  });

  test('also a page that had lost readers before', () => {
    const low: People = { '/a/x/setup': 20 };
    const line = 'Moved /a/x/setup to /b/x/setup: 20 unique visitors, usually about 60';
    const given = weeksOf({ '/b/x/setup': 20 }, low, SETUP, SETUP, SETUP, SETUP, SETUP, SETUP);
    expect(linesOf(given)).toContain(line);
  });

  test('in the report after a week in which both addresses were visited, and in no later one', () => {
    const both = { ...folder('/old', 25), ...folder('/new', 25) };
    expect(linesOf(collectionOf(NEW, both, OLD))).toEqual([FOLDER]);
    const weeks = [both, OLD, OLD, OLD, OLD, OLD].map((people) => collectionOf({}, people).pagesBefore);
    const later = collectionOf({ ...NEW, '/old/1': 2 }, { ...NEW, '/old/1': 3 });
    const older = later.older.map((each, at) => ({ ...each, pages: weeks[at] ?? each.pages }));
    expect(linesOf({ ...later, older })).toEqual([]);
  });

  test('also for no page whose source file was removed', () => {
    const removed = [{ path: '/a/x/setup', before: '/a/x/setup', commits: [] }];
    const given = collectionOf({ '/b/x/setup': 50 }, SETUP);
    expect(linesOf(given)).toEqual([ONE]);
    expect(linesOf(given, { changed: [], removed })).toEqual([LOST, came('/b/x/setup')]);
  });

  test('also for a page that has another name, if its source file was renamed', () => {
    const renamed = { changed: [{ path: '/start', before: '/install', commits: [] }], removed: [] };
    const line = 'Moved /install/ to /start: 66 unique visitors, usually about 60';
    expect(linesOf(collectionOf({ '/start': 66 }, { '/install/': 60 }), renamed)).toEqual([line]);
  });

  test('and thousands of pages with one name, which come and go, are not compared with each other', () => {
    const named = (path: string): People =>
      Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`${path}${at}/guide`, 20]));
    const lines = linesOf(collectionOf(named('/b/x'), named('/a/y')));
    expect(lines.map((line) => line.split(',', 2).join())).toEqual([
      'New pages in /b: 6,000 with 10 visitors or more',
      'No longer visited: 6,000 pages in /a; visitors usually add up to about 120',
    ]);
  });

  test('and none where rows are missing, or with fewer than five earlier periods', () => {
    const whole = collectionOf(NEW, OLD);
    const { pages, older } = whole;
    expect(linesOf({ ...whole, pages: { ...pages, rejected: 1 } })).toEqual([]);
    expect(linesOf({ ...whole, older: older.slice(0, 3) })).toEqual([]);
    // Whatever is said, the page keeps its figures from before.
    const comparison = compare({ ...whole, older: [] });
    expect(comparison).toMatchObject({ appeared: 0, vanished: 0 });
    expect(comparison.pages.find(({ path }) => path === '/new/7')?.before).toEqual(counts(57, 0));
  });
});
