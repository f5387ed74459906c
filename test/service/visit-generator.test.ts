import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { generateVisits, type VisitPlan } from '../../src/service/visit-generator.ts';
import type { Visit } from '../../src/service/visits.ts';
import { forMany } from '../build/fuzz-runs.ts';

const DAY_MS = 86_400_000;
const WEEK_MS = 7 * DAY_MS;
/** A Monday. */
const FROM = Date.UTC(2026, 7, 24);
const WEEKS = 8;
const PLAN: VisitPlan = { seed: 7, from: FROM, to: FROM + WEEKS * WEEK_MS, pages: 100, visits: 40_000 };
const VISITS = [...generateVisits(PLAN)];

const uniqueVisitors = (visits: readonly Visit[]): number => new Set(visits.map(({ visitor }) => visitor)).size;
const inWeek = (week: number): Visit[] => VISITS.filter(({ at }) => Math.floor((at - FROM) / WEEK_MS) === week);
const shareOfAi = (visits: readonly Visit[]): number =>
  visits.filter(({ kind }) => kind === 'ai').length / visits.length;
const [BEFORE, LAST] = [inWeek(WEEKS - 2), inWeek(WEEKS - 1)];
const PATHS = [...new Set(VISITS.map(({ path }) => path))];

/** Visitors of a page in the last week and in the week before. */
function lately(path: string, kind: Visit['kind']): { readonly before: number; readonly last: number } {
  const of = (visits: readonly Visit[]) => uniqueVisitors(visits.filter((v) => v.path === path && v.kind === kind));
  return { before: of(BEFORE), last: of(LAST) };
}

describe('made-up visits', () => {
  test('are the same for the same seed, and different for another', () => {
    const some = { ...PLAN, visits: 500 };
    expect([...generateVisits(some)]).toEqual([...generateVisits(some)]);
    expect([...generateVisits({ ...some, seed: 8 })]).not.toEqual([...generateVisits(some)]);
  });

  test('have the requested number, within the period, in order of time, on no more pages than requested', () => {
    const plan = fc.record({
      seed: fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      from: fc.integer({ min: 0, max: FROM }),
      length: fc.integer({ min: 1, max: 40 * DAY_MS }),
      pages: fc.integer({ min: 1, max: 400 }),
      visits: fc.integer({ min: 0, max: 300 }),
    });
    forMany(100, [plan], ({ from, length, ...rest }) => {
      const made = [...generateVisits({ ...rest, from, to: from + length })];
      expect(made).toHaveLength(rest.visits);
      expect(made.every(({ at }) => Number.isInteger(at) && at >= from && at < from + length)).toBe(true);
      expect(made.map(({ at }) => at)).toEqual(made.map(({ at }) => at).toSorted((one, other) => one - other));
      expect(new Set(made.map(({ path }) => path)).size).toBeLessThanOrEqual(rest.pages);
    });
  });

  test('are refused without a period or a page', () => {
    expect(() => [...generateVisits({ ...PLAN, to: PLAN.from })]).toThrow(RangeError);
    expect(() => [...generateVisits({ ...PLAN, pages: 0 })]).toThrow(RangeError);
  });

  test('are fewer on weekends, come more and more from AI, and are mostly on a few pages', () => {
    const daysOf = (week: number) =>
      Array.from({ length: 7 }, (_, day) => inWeek(week).filter(({ at }) => new Date(at).getUTCDay() === day).length);
    for (let week = 0; week < WEEKS; week += 1) {
      const [sunday = 0, ...days] = daysOf(week);
      expect(Math.max(sunday, ...days.slice(5)) / Math.min(...days.slice(0, 5))).toBeLessThan(0.7);
    }
    const shares = Array.from({ length: WEEKS }, (_, week) => shareOfAi(inWeek(week)));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect([(shares[0] ?? 1) < 0.2, (shares.at(-1) ?? 0) > 0.4]).toEqual([true, true]);
    const counts = Object.values(Object.groupBy(VISITS, ({ path }) => path)).map((visits) => visits?.length ?? 0);
    const top = counts.toSorted((one, other) => other - one).slice(0, 10);
    expect(top.reduce((sum, count) => sum + count, 0) / VISITS.length).toBeGreaterThan(0.4);
    expect(PATHS).toHaveLength(100);
    expect(PATHS.every((path) => /^\/(?:[a-z]+\/[a-z-]+)?$/.test(path))).toBe(true);
  });

  test('include pages that rise, fall, lose their visitors and are only read by AI, in the last week', () => {
    const moved = PATHS.map((path) => ({ human: lately(path, 'human'), ai: lately(path, 'ai') }));
    const large = moved.filter(({ human, ai }) => human.before + ai.before >= 50);
    expect(large.some(({ human }) => human.last > 2 * human.before)).toBe(true);
    expect(large.some(({ human }) => human.last > 0 && human.last < 0.6 * human.before)).toBe(true);
    expect(large.some(({ human, ai }) => human.before > 50 && human.last === 0 && ai.last > 20)).toBe(true);
    expect(large.some(({ human, ai }) => human.before === 0 && human.last === 0 && ai.last > 20)).toBe(true);
    const steady = large.filter(({ human }) => human.last > 0.6 * human.before && human.last < 1.4 * human.before);
    expect(steady.length).toBeGreaterThan(large.length / 2);
  });

  test('come from returning visitors, new visitors, and a few of both kinds', () => {
    const known = new Set(BEFORE.map(({ visitor }) => visitor));
    const coming = new Set(LAST.map(({ visitor }) => visitor));
    const again = coming.intersection(known).size / coming.size;
    expect([again > 0.2, again < 0.9]).toEqual([true, true]);
    const of = (kind: Visit['kind']) => uniqueVisitors(LAST.filter((visit) => visit.kind === kind));
    expect(coming.size).toBeLessThan(of('human') + of('ai'));
  });
});
