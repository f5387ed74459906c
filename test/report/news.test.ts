import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findNews, type News, type NewsKind, noticeable } from '../../src/report/news.ts';
import { siteLevels, type TestedPage, testPages } from '../../src/report/site-levels.ts';
import { counts } from '../build/a-report.ts';
import { forMany } from '../build/fuzz-runs.ts';

type Readers = readonly [human: number, ai: number];

/** A page with its people and AI visitors in each of seven weeks before (the first pair) and now (the second). */
function page(path: string, before: Readers, now: Readers, weeks = 7): TestedPage {
  const known = ([human, ai]: Readers) => (human + ai === 0 ? null : counts(human, ai));
  return { path, now: known(now), earlier: Array(weeks).fill(known(before)) };
}

/** Pages that hardly change: 60 people and 40 AI visitors each, times the site's change. */
function steady({ human = 1, ai = 1, pages = 30 } = {}): readonly TestedPage[] {
  return Array.from({ length: pages }, (_, at) => {
    const wave = (at % 5) - 2;
    const now = [Math.round((60 + wave) * human), Math.round((40 - wave) * ai)] as const;
    return page(`/steady/${String(at).padStart(2, '0')}`, [60, 40], now);
  });
}

const pathsOf = (pages: readonly { readonly path: string }[]): readonly string[] => pages.map(({ path }) => path);

function kindsOf(news: News, path = '/page'): readonly NewsKind[] {
  const kinds = Object.keys(news.kinds) as readonly NewsKind[];
  return kinds.filter((kind) => news.kinds[kind].some((each) => each.path === path));
}

describe('a page on a steady site', () => {
  test.each<readonly [string, Readers, Readers, readonly NewsKind[]]>([
    ['stays as it is', [60, 40], [60, 40], []],
    ['changes by what chance explains', [60, 40], [72, 33], []],
    ['has more people', [60, 40], [130, 40], ['morePeople']],
    ['has fewer people', [130, 40], [60, 40], ['fewerPeople']],
    ['has more AI visitors', [60, 40], [60, 100], ['moreAi']],
    ['has fewer AI visitors', [60, 100], [60, 40], ['lessAi']],
    ['rises for both', [60, 40], [130, 100], ['morePeople', 'moreAi']],
    ['gains people and loses AI', [60, 100], [130, 40], ['morePeople', 'lessAi']],
    ['loses people while AI comes', [130, 40], [50, 110], ['fewerPeopleMoreAi']],
    ['loses nearly all people', [60, 40], [5, 40], ['lostMostPeople']],
    ['loses nearly all people while AI comes', [130, 40], [5, 110], ['fewerPeopleMoreAi']],
    ['loses everyone', [60, 60], [0, 0], ['lostMostPeople']],
    ['loses four in five people', [100, 0], [20, 0], ['lostMostPeople']],
    ['loses slightly fewer', [100, 0], [22, 0], ['fewerPeople']],
    ['has few people and loses all but four', [21, 0], [4, 0], ['lostMostPeople']],
    ['has few people and loses all but five', [21, 0], [5, 0], []],
    ['has 40 people and loses all but two', [40, 0], [2, 0], ['lostMostPeople']],
    ['appears', [0, 0], [90, 0], []],
    ['has no visitors in either period', [0, 0], [0, 0], []],
  ])('is news as follows if it %s', (_name, before, now, expected) =>
    expect(kindsOf(findNews([...steady(), page('/page', before, now)]))).toEqual(expected),
  );

  test.each([
    ['is news', 'no other page ever has none', 0, ['lessAi']],
    ['is not', 'each page has none in every tenth week', 10, []],
  ] as const)('that has no AI visitors for once %s if %s', (_verdict, _where, every, expected) => {
    const weeks = (at: number, skips: boolean): TestedPage => {
      const known = Array.from({ length: 8 }, (_, week) => {
        const wave = ((at * 7 + week * 3) % 5) - 2;
        return counts(60 + wave, skips && (at * 8 + week) % every === 3 ? 0 : 90 - wave);
      });
      const [now = null, ...earlier] = known;
      return { path: `/steady/${at}`, now, earlier };
    };
    const others = Array.from({ length: 60 }, (_, at) => weeks(at, every > 0));
    const page = { ...weeks(1, false), path: '/page', now: counts(60, 0) };
    expect(kindsOf(findNews([...others, page]))).toEqual(expected);
  });

  test('is not news for a change below a quarter, however certain', () => {
    const change = (now: number) => kindsOf(findNews([...steady({ pages: 300 }), page('/page', [1_000, 0], [now, 0])]));
    expect([change(1_240), change(1_300)]).toEqual([[], ['morePeople']]);
  });

  test('is tested from thirty expected visitors on, and people can stop reading it from twenty on', () => {
    const news = (before: number) => findNews([...steady(), page('/page', [before, 0], [0, 0])]);
    expect([19, 21].map((before) => kindsOf(news(before)))).toEqual([[], ['lostMostPeople']]);
    // Thirty pages of people and thirty of AI are tested; half of 58 visitors is less than thirty.
    expect([58, 62].map((before) => news(before).people.tested + news(before).ai.tested)).toEqual([60, 61]);
  });
});

test('a site may have more pages, and more sections, than a function call takes arguments', () => {
  const pages = Array.from({ length: 130_000 }, (_, at) => page(`/${at}/index`, [120, 0], [120, 0]));
  expect(findNews(pages).people).toMatchObject({ tested: 130_000, noticeable: { level: 100 } });
});

describe('a site that changes as a whole', () => {
  test.each([
    ['falls', { human: 0.5, ai: 0.6 }],
    ['rises', { human: 2, ai: 1.5 }],
    ['goes two ways', { human: 0.7, ai: 1.8 }],
  ])('has no pages with news when it %s', (_name, factors) => {
    const news = findNews(steady(factors));
    expect(Object.values(news.kinds).flat()).toEqual([]);
    expect(news.people.site?.ratios[0]).toBeCloseTo(factors.human, 1);
    expect(news.ai.site?.ratios[0]).toBeCloseTo(factors.ai, 1);
  });

  test.each<readonly [string, number, number, readonly NewsKind[]]>([
    ['stays as it is while the site falls', 0.5, 200, []],
    ['rises by less than a quarter while the site falls', 0.5, 240, []],
    ['falls while the site falls further', 0.5, 160, []],
    ['rises while the site falls', 0.5, 300, ['morePeople']],
    ['falls further than the site', 0.5, 45, ['fewerPeople']],
    ['stays as it is while the site rises', 2, 200, []],
  ])('makes news of a page only if what the line says is true of the page itself: it %s', (_name, human, now, kinds) =>
    expect(kindsOf(findNews([...steady({ human }), page('/page', [200, 40], [now, 40])]))).toEqual(kinds),
  );
});

describe('nothing is distinguished from chance', () => {
  test.each([
    [4, []],
    [5, ['fewerPeople']],
  ])('about single pages and sections with fewer than five earlier periods: %i', (weeks, kinds) => {
    const others = steady().map(({ path, now }) => page(path, [60, 40], [now?.human ?? 0, now?.ai ?? 0], weeks));
    const news = findNews([...others, page('/page', [200, 40], [60, 40], weeks), page('/new', [0, 0], [90, 0], weeks)]);
    expect(kindsOf(news)).toEqual(kinds);
    expect([news.people.tested > 0, news.newPages.length]).toEqual(kinds.length > 0 ? [true, 1] : [false, 0]);
  });

  test.each<readonly [string, readonly TestedPage[]]>([
    ['without pages', []],
    ['if nothing came before', [page('/page', [0, 0], [500, 500])]],
    ['if nothing comes now', [page('/page', [500, 500], [0, 0])]],
    ['if no page is large enough to measure chance', [page('/page', [19, 0], [0, 0]), page('/b', [10, 9], [10, 9])]],
  ])('%s', (_name, pages) => {
    const news = findNews(pages);
    expect([Object.values(news.kinds).flat(), news.people.tested + news.ai.tested]).toEqual([[], 0]);
  });

  test('about people if only AI came, but AI still is', () => {
    const ai = steady().map(({ path }, at) => page(path, [0, 60], [0, 58 + (at % 5)]));
    const news = findNews([...ai, page('/page', [0, 60], [0, 140])]);
    expect(kindsOf(news)).toEqual(['moreAi']);
    expect(news.people.site).toBeNull();
  });
});

test.each<readonly [string, Readers, Readers, readonly boolean[]]>([
  ['people stopped reading', [60, 40], [5, 40], [true]],
  ['people left while AI came', [130, 40], [50, 110], [true]],
  ['a certain fall of people', [200, 40], [90, 40], [true]],
  ['a fall of people that may be chance once in a thousand times', [110, 40], [76, 40], [false]],
  ['more people', [60, 40], [200, 40], [false]],
  ['more or less AI', [60, 200], [60, 60], [false]],
])('a ready-made command is offered or not: %s', (_name, before, now, expected) => {
  const { kinds } = findNews([...steady(), page('/page', before, now)]);
  const listed = Object.values(kinds)
    .flat()
    .filter(({ path }) => path === '/page');
  expect(listed.map(({ worthACommand }) => worthACommand)).toEqual(expected);
});

describe('each kind', () => {
  test('lists the largest change against the site first, then by path', () => {
    const two = ['/b', '/a'].map((path) => page(path, [60, 0], [160, 0]));
    const rising = [...two, page('/c', [600, 0], [900, 0]), page('/d', [60, 0], [130, 0])];
    const found = findNews([...steady({ pages: 100 }), ...rising]).kinds.morePeople;
    expect(pathsOf(found)).toEqual(['/c', '/a', '/b', '/d']);
  });

  const readers = fc.tuple(fc.nat({ max: 400 }), fc.nat({ max: 400 }));
  const sites = fc
    .array(fc.tuple(readers, readers), { maxLength: 40 })
    .map((pages) => pages.map(([before, now], at) => page(`/${at}`, before, now)));

  test('has pages that no other kind lists, whatever the site and the order of its pages', () => {
    forMany(100, [sites], (pages) => {
      const { kinds, newPages } = findNews(pages);
      const reversed = findNews(pages.toReversed());
      expect(Object.values(reversed.kinds).map(pathsOf)).toEqual(Object.values(kinds).map(pathsOf));
      expect(pathsOf(reversed.newPages)).toEqual(pathsOf(newPages));
      const both = [...kinds.fewerPeopleMoreAi, ...kinds.lostMostPeople];
      const lists = [kinds.morePeople.concat(kinds.fewerPeople), kinds.moreAi.concat(kinds.lessAi)];
      for (const one of lists.map((list) => list.concat(both))) expect(new Set(pathsOf(one)).size).toBe(one.length);
    });
  });

  test('stays finite with counts of any size', () => {
    const large = fc.record({ human: fc.maxSafeNat(), ai: fc.maxSafeNat(), total: fc.maxSafeNat() });
    const weeks = fc.array(fc.option(large), { minLength: 8, maxLength: 8 });
    const site = fc
      .array(weeks, { maxLength: 10 })
      .map((pages) => pages.map(([now = null, ...earlier], at) => ({ path: `/${at}`, now, earlier })));
    forMany(100, [site], (pages) => {
      const news = findNews(pages);
      for (const { site, all } of [news.people, news.ai]) {
        for (const ratio of site?.ratios ?? []) expect(ratio > 0 && ratio < Infinity).toBe(true);
        for (const { t, p, level } of all) expect([t, p, level].every(Number.isFinite)).toBe(true);
      }
    });
  });
});

describe('what would be noticed', () => {
  /** Forty pages with this many people in each of eight weeks, times a wave that differs from page to page. */
  function site(people: number, wave: number): readonly TestedPage[] {
    return Array.from({ length: 40 }, (_, page) => {
      const [now = null, ...earlier] = Array.from({ length: 8 }, (_week, at) =>
        counts(Math.round(people * Math.exp(wave * Math.sin(page * 7 + at * 3))), 0),
      );
      return { path: `/${page}`, now, earlier };
    });
  }

  function noticedOn(pages: readonly TestedPage[]) {
    const { human } = siteLevels(pages);
    return human === null ? null : noticeable(testPages(pages, 'human', human), human, 0.12);
  }

  test.each([
    [200, 100],
    [99, 50],
    [40, 30],
    [25, undefined],
  ])('a site whose pages have %i people speaks of one with %i', (people, level) =>
    expect(noticedOn(site(people, 0))?.level).toBe(level),
  );

  test('the more the pages vary, the more one must change to be noticed', () => {
    const [still, lively, wild] = [0.01, 0.2, 3].map((wave) => noticedOn(site(200, wave)));
    expect(still).toMatchObject({ level: 100, below: expect.any(Number), above: expect.any(Number) });
    expect(lively?.below ?? 0).toBeLessThan(still?.below ?? 0);
    expect(lively?.above ?? 0).toBeGreaterThan(still?.above ?? 0);
    expect(wild).toMatchObject({ below: null, above: null });
  });

  test.each([0.6, 1, 1.5])('holds on a site that moved to %d of what is usual', (moved) => {
    const [usual, ...others] = site(100, 0.05).map((page) => ({ ...page, now: counts(Math.round(100 * moved), 0) }));
    const { below, above } = findNews(others).people.noticeable ?? {};
    const isNews = (now: number): boolean => {
      const pages = [...others, { path: '/a', earlier: usual?.earlier ?? [], now: counts(Math.round(now), 0) }];
      return findNews(pages).people.news.some(({ page }) => page.path === '/a');
    };
    const around = [below ?? 0, above ?? 0].flatMap((each) => [0.8 * each, 1.2 * each]);
    expect(around.map(isNews)).toEqual([true, false, false, true]);
  });
});
