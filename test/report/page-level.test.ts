import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normal } from '../../bench/draws.ts';
import { randomFor } from '../../bench/simulated-weeks.ts';
import { distance, levelOf, spreadOf, weeksOfSite } from '../../src/report/page-level.ts';
import { forMany } from '../build/fuzz-runs.ts';

const SITE = 0.01;
const weeks = (values: readonly number[]) => ({ values, ratios: values.map(() => 1) });

describe('what is usual for a page', () => {
  test.each<readonly [string, readonly number[], number, number]>([
    ['is the centre of quiet weeks', [100, 104, 96, 102, 98, 101, 99], 100, 7],
    ['is not raised by the week of a shared link', [1_000, 104, 96, 102, 98, 101, 99], 100, 6],
    ['is not lowered by a week without visitors', [0, 104, 96, 102, 98, 101, 99], 100, 6],
    ['is the mean of two weeks, on a log scale', [50, 200], 100, 2],
    ['is the only week', [80], 80, 1],
  ])('%s', (_name, values, level, periods) => {
    const found = levelOf(weeks(values), SITE);
    expect(Math.abs(found.level - level)).toBeLessThan(0.02 * level + 0.5);
    expect(found.periods).toBe(periods);
  });

  test('does not depend on the order of the weeks', () => {
    forMany(100, [fc.array(fc.nat({ max: 5_000 }), { minLength: 1, maxLength: 7 })], (values) => {
      const [one, other] = [levelOf(weeks(values), SITE), levelOf(weeks(values.toReversed()), SITE)];
      expect(one.level).toBeCloseTo(other.level, 6);
      expect(Math.min(...values) - 1).toBeLessThanOrEqual(one.level);
      expect(Math.max(...values) + 1).toBeGreaterThanOrEqual(one.level);
    });
  });
});

test("a page's spread is shrunk towards that of the site, from both sides, and never below a quarter of it", () => {
  const spread = (values: readonly number[]) =>
    spreadOf(levelOf(weeks(values), SITE), { spread: SITE, weeks: 3 }).spread;
  const still = spread([5_000, 5_000, 5_000, 5_000, 5_000, 5_000, 5_000]);
  const lively = spread([5_000, 9_000, 3_000, 7_000, 4_000, 8_000, 3_500]);
  expect(still).toBeGreaterThanOrEqual(SITE / 4);
  expect(still).toBeLessThan(SITE);
  expect(lively).toBeGreaterThan(4 * SITE);
  expect(spread([700])).toBeCloseTo(SITE, 10);
});

describe('what the site says about a page', () => {
  const random = randomFor('weeks of a site');
  /** Pages whose logarithm varies around 8.5 by their own standard deviation, in seven weeks. */
  const site = (pages: number, deviationOf: (page: number) => number) =>
    Array.from({ length: pages }, (_none, page) =>
      levelOf(weeks(Array.from({ length: 7 }, () => Math.exp(8.5 + deviationOf(page) * normal(random)))), SITE),
    );
  const usual = Math.sqrt(SITE);

  test('counts as many further weeks if its pages are alike, and as few if they differ', () => {
    const [pages, others] = [site(200, () => usual), site(200, (page) => usual * 3 ** ((page % 3) - 1))];
    const [alike, different] = [weeksOfSite(pages, SITE, 7), weeksOfSite(others, SITE, 7)];
    expect(alike).toBeGreaterThan(6);
    expect(different).toBeLessThan(3);
    expect(different).toBeGreaterThanOrEqual(1);
  });

  test('counts as few further weeks if it has few pages, or hardly varies', () => {
    const still = site(40, () => 0);
    expect(weeksOfSite([], SITE, 7)).toBeCloseTo(2.2, 1);
    expect(weeksOfSite(still, SITE, 7)).toBeGreaterThanOrEqual(1);
  });

  test('is less for a page that varied more than the site, so the lively page keeps its own spread', () => {
    const [calm, lively] = [weeks([5_000, 5_010, 4_990, 5_000, 5_005]), weeks([5_000, 9_000, 3_000, 7_000, 3_500])];
    const about = { spread: SITE, weeks: 8 };
    expect(spreadOf(levelOf(calm, SITE), about).degrees).toBe(8 + 4);
    const level = levelOf(lively, SITE);
    const { spread, degrees } = spreadOf(level, about);
    expect(degrees).toBeLessThan(2 + 4);
    expect(spread).toBeGreaterThan((0.7 * level.squares) / 4);
  });
});

describe('the distance of a week from the level', () => {
  test('is 0 at the level, grows on both sides, and is shorter the more a page varies', () => {
    const level = { level: 200, periods: 7, ratio: 1 };
    expect(distance(200, level, SITE)).toBeCloseTo(0, 6);
    forMany(100, [fc.integer({ min: 201, max: 5_000 })], (now) => {
      expect(distance(now + 1, level, SITE)).toBeGreaterThan(distance(now, level, SITE));
      expect(distance(now, level, SITE)).toBeGreaterThan(distance(now, level, 4 * SITE));
    });
  });

  test('is that of counting alone if nothing else varies', () => {
    // The difference of two roots has a standard deviation of 1/2 · √2.
    expect(distance(25, { level: 100, periods: 1, ratio: 1 }, 0)).toBeCloseTo((2 * (5 - 10)) / Math.SQRT2, 1);
  });
});
