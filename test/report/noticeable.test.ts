import { expect, test } from 'vitest';
import { noticeable } from '../../src/report/news.ts';
import { siteLevels, type TestedPage, testPages } from '../../src/report/site-levels.ts';
import { counts } from '../build/a-report.ts';

/** Forty pages with this many people in each of eight weeks, times a wave that differs from page to page. */
function site(people: number, wave: number): readonly TestedPage[] {
  return Array.from({ length: 40 }, (_, page) => {
    const [now = null, before = null, ...older] = Array.from({ length: 8 }, (_week, at) =>
      counts(Math.round(people * Math.exp(wave * Math.sin(page * 7 + at * 3))), 0),
    );
    return { path: `/${page}`, now, before, older };
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
])('a site whose pages have %i people speaks of one with %i', (people, level) => {
  expect(noticedOn(site(people, 0))?.level).toBe(level);
});

test('the more the pages vary, the more one must change to be noticed', () => {
  const [still, lively, wild] = [0.01, 0.2, 3].map((wave) => noticedOn(site(200, wave)));
  expect(still).toMatchObject({ level: 100, below: expect.any(Number), above: expect.any(Number) });
  expect(lively?.below ?? 0).toBeLessThan(still?.below ?? 0);
  expect(lively?.above ?? 0).toBeGreaterThan(still?.above ?? 0);
  expect(wild).toMatchObject({ below: null, above: null });
});

test('nothing is said if no page has enough visitors', () => {
  expect(noticedOn(site(25, 0))).toBeNull();
});
