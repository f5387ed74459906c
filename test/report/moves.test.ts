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

describe('what moved is one line', () => {
  test.each<readonly [string, People, People, readonly string[]]>([
    [
      'a folder, named by what differs and the last folder that its pages share',
      { ...folder('/docs/x/a', 50), '/docs/x/b/page': 30 },
      { ...folder('/x/a', 52), '/x/b/page': 31 },
      ['Moved 9 pages from /x to /docs/x; their page visitors add up to 96% of what is usual'],
    ],
    [
      'a version',
      { ...folder('/V2/a', 50), ...folder('/V2/b', 20) },
      { ...folder('/V1/a', 50), ...folder('/V1/b', 20) },
      ['Moved 16 pages from /V1 to /V2; their page visitors add up to 100% of what is usual'],
    ],
    [
      'a single page',
      { '/b/setup': 50 },
      { '/a/setup': 60 },
      ['Moved /a/setup to /b/setup: 50 unique visitors, usually about 60'],
    ],
    [
      'a folder that left small pages and other numbers of readers behind it',
      { ...folder('/new', 50), '/new/small': 2, '/new/fewer': 25 },
      { ...folder('/old', 50), '/old/small': 4, '/old/fewer': 60, '/old/forgotten': 70 },
      [
        'Moved 10 pages from /old to /new; their page visitors add up to 92% of what is usual',
        'Gone: 1 page of /old, and no new address was found; their page visitors add up to 0, usually about 70; /old/forgotten',
        'Fewer people /new/fewer: 25 people, usually about 60 (−58%)',
      ],
    ],
    [
      'a folder whose old addresses still have a few visitors',
      { ...folder('/new', 50), ...folder('/old', 1) },
      folder('/old', 60),
      ['Moved 8 pages from /old to /new; their page visitors add up to 84% of what is usual'],
    ],
    [
      'nothing, if only the form of the addresses changed',
      { '/A': 60, '/b/': 60, '/c': 60, '/d': 60 },
      { '/a': 60, '/b/index.html': 60, '/c.html': 60, '/d.md': 60 },
      [],
    ],
    [
      'new pages of a folder',
      { ...folder('/sdk/go', 20, 3), ...folder('/sdk/rust', 40, 3) },
      {},
      [
        'New pages in /sdk: 6 with 10 visitors or more, not seen in the last 7 weeks; the most visited: /sdk/rust/2, /sdk/rust/1, /sdk/rust/0, /sdk/go/2, /sdk/go/1',
      ],
    ],
    [
      'pages of a folder that are gone',
      {},
      folder('/old/a', 30),
      [
        'Gone: 8 pages of /old/a, and no new address was found; their page visitors add up to 0, usually about 268; the most visited: /old/a/7, /old/a/6, /old/a/5, /old/a/4, /old/a/3',
      ],
    ],
    [
      'no page of the same name with other numbers of readers',
      { '/b/setup': 31 },
      { '/a/setup': 60 },
      [
        'Lost most of its people /a/setup: 0 people, usually about 60 (−100%)',
        'New page /b/setup: 31 people and 0 AI visitors, not seen in the last 7 weeks',
      ],
    ],
    [
      'no page that was there before',
      { '/b/setup': 60 },
      { '/a/setup': 60, '/b/setup': 58 },
      ['Lost most of its people /a/setup: 0 people, usually about 60 (−100%)'],
    ],
  ])('%s', (_name, now, before, expected) => expect(linesOf(collectionOf(now, before))).toEqual(expected));

  test('in the report after a week in which both addresses were visited, and in no later one', () => {
    const [old, both, young] = [
      folder('/old', 80),
      { ...folder('/old', 40), ...folder('/new', 40) },
      folder('/new', 80),
    ];
    const line = 'Moved 8 pages from /old to /new; their page visitors add up to 100% of what is usual';
    expect(linesOf(collectionOf(young, both, old))).toEqual([line]);
    const weeks = [both, old, old, old, old, old].map((people) => collectionOf({}, people).pagesBefore);
    const later = collectionOf({ ...young, '/old/1': 2 }, { ...young, '/old/1': 3 });
    const older = later.older.map((each, at) => ({ ...each, pages: weeks[at] ?? each.pages }));
    expect(linesOf({ ...later, older })).toEqual([]);
  });

  test('for a whole site, which may lose readers thereby', () => {
    const collection = {
      ...collectionOf(folder('/docs', 30, 20), folder('', 80, 20), undefined, {}),
      totals: counts(800, 0),
    };
    const line = 'Moved 20 pages from / to /docs; their page visitors add up to 44% of what is usual';
    expect(linesOf(collection)).toEqual([line]);
  });

  test('also for a page that has another name, if its source file was renamed', () => {
    const [now, before] = [{ '/start': 66 }, { '/install/': 60 }];
    const commits = [{ sha: 'c'.repeat(40), subject: 'Rename' }];
    const renamed = { changed: [{ path: '/start', before: '/install', commits }], removed: [] };
    expect(linesOf(collectionOf(now, before), renamed)).toEqual([
      'Moved /install/ to /start: 66 unique visitors, usually about 60',
    ]);
  });

  test('and none where rows are missing, or with fewer than five earlier periods', () => {
    const whole = collectionOf(folder('/new', 50), folder('/old', 50));
    const { pages, older } = whole;
    expect([
      linesOf({ ...whole, pages: { ...pages, rejected: 1 } }),
      linesOf({ ...whole, older: older.slice(0, 3) }),
    ]).toEqual([[], []]);
    // Whatever is said, the page keeps its figures from before.
    const { moves, appeared, vanished, pages: rows } = compare({ ...whole, older: [] });
    expect([moves.addresses.size, appeared, vanished]).toEqual([8, 0, 0]);
    expect(rows.find(({ path }) => path === '/new/7')?.before).toEqual(counts(57, 0));
  });
});
