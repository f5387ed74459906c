import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as periods from '../../src/report/period.ts';
import { forMany } from '../build/fuzz-runs.ts';

const { daysIn, labelsOf, nameOf, nameOfBefore, periodBefore, periodKey, periodsUpTo, resolvePeriod } = periods;
type Period = periods.Period;

const DAY = 24 * 60 * 60_000;
const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);
const shown = ({ from, to }: Period): string => `${periodKey({ from, to })}`.replaceAll('T00:00:00.000Z', '');

function resolved(form: string, now: number): Period {
  const found = resolvePeriod(form, now);
  if ('allowed' in found) throw new Error(`${form} was refused: ${found.allowed}`);
  return found;
}

const days = (from: string, to: string): Period => ({ kind: 'days', from: day(from), to: day(to) });
const month = (from: string, to: string): Period => ({ ...days(from, to), kind: 'month' });

describe('a period', () => {
  test.each([
    ['last-week', 'on a Saturday', '2026-11-21T12:44:00Z', '2026-11-09/2026-11-16'],
    ['last-week', 'on a Monday at midnight', '2026-11-23T00:00:00Z', '2026-11-16/2026-11-23'],
    ['last-week', 'after week 53, which lies in two years', '2027-01-04T00:00:00Z', '2026-12-28/2027-01-04'],
    ['last-7-days', 'at midnight', '2026-11-21T00:00:00Z', '2026-11-14/2026-11-21'],
    ['last-30-days', 'over a February', '2026-03-15T08:00:00Z', '2026-02-13/2026-03-15'],
    ['last-30-days', 'over a leap day', '2028-03-15T08:00:00Z', '2028-02-14/2028-03-15'],
    ['last-month', 'at the first midnight of a month', '2026-11-01T00:00:00Z', '2026-10-01/2026-11-01'],
    ['last-month', 'in the March of a leap year', '2028-03-31T12:00:00Z', '2028-02-01/2028-03-01'],
    ['2028-02-29..2028-03-01', 'of a leap day only', '2028-03-01T00:00:00Z', '2028-02-29/2028-03-01'],
    ['2000-01-01..2000-01-02', 'as early as may be', '2026-11-21T00:00:00Z', '2000-01-01/2000-01-02'],
  ])('of %s, %s, is found', (form, _when, now, expected) =>
    expect(shown(resolved(form, Date.parse(now)))).toBe(expected),
  );

  test('is found at a time between two milliseconds', () => {
    expect(shown(resolved('last-week', day('2026-11-23') - 0.25))).toBe('2026-11-09/2026-11-16');
    expect(shown(resolved('last-week', day('2026-11-23') + 0.25))).toBe('2026-11-16/2026-11-23');
  });

  test.each([
    ['reaches into today', '2026-11-02..2026-11-22'],
    ['lies in the future', '2027-01-01..2027-01-08'],
    ['starts before visitors were counted', '1999-12-31..2000-01-08'],
    ['has no day', '2026-11-02..2026-11-02'],
    ['ends before it starts', '2026-11-09..2026-11-02'],
    ['is not a range', 'yesterday'],
  ])('that %s is refused with what is expected', (_why, form) => {
    const allowed =
      'days that are over, from 2000-01-01 on; the end, which is not included, is at most today (2026-11-21, UTC)';
    expect(resolvePeriod(form, Date.parse('2026-11-21T23:59:59.999Z'))).toEqual({ allowed });
  });

  const anyTime = fc.double({ min: day('2001-01-01'), max: day('2120-01-01'), noNaN: true });
  const named = fc.constantFrom('last-week', 'last-7-days', 'last-30-days', 'last-month');

  test('has whole days, is in the past, and is the latest of its kind', () => {
    forMany(100, [named, anyTime], (form, now) => {
      const { from, to } = resolved(form, now);
      expect([from % DAY, to % DAY]).toEqual([0, 0]);
      expect(to).toBeLessThanOrEqual(now);
      if (form === 'last-7-days') expect(to - from).toBe(7 * DAY);
      if (form === 'last-30-days') expect(to - from).toBe(30 * DAY);
      expect(now - to).toBeLessThan((form === 'last-month' ? 31 : form === 'last-week' ? 7 : 1) * DAY);
      if (form === 'last-week') expect([new Date(from).getUTCDay(), (to - from) / DAY]).toEqual([1, 7]);
      if (form !== 'last-month') return;
      expect([from, to].map((at) => new Date(at).getUTCDate())).toEqual([1, 1]);
      expect(to - from).toBeLessThanOrEqual(31 * DAY);
    });
  });

  test('given as a range is that range, or is refused because it is not over', () => {
    const dayNumber = fc.integer({ min: day('2000-01-01') / DAY, max: day('2100-01-01') / DAY });
    forMany(100, [dayNumber, fc.integer({ min: 1, max: 800 }), anyTime], (start, length, now) => {
      const [from, to] = [start * DAY, (start + length) * DAY];
      const found = resolvePeriod([from, to].map((at) => new Date(at).toISOString().slice(0, 10)).join('..'), now);
      expect('allowed' in found ? null : found).toEqual(to <= now ? { kind: 'days', from, to } : null);
    });
  });
});

describe('the periods before', () => {
  const anyPeriod: fc.Arbitrary<Period> = fc.oneof(
    fc
      .tuple(fc.integer({ min: 11_000, max: 40_000 }), fc.integer({ min: 1, max: 2_000 }))
      .map(([start, length]) => ({ kind: 'days', from: start * DAY, to: (start + length) * DAY }) as const),
    fc
      .tuple(fc.integer({ min: 2000, max: 2100 }), fc.integer({ min: 0, max: 11 }))
      .map(([year, at]) => ({ kind: 'month', from: Date.UTC(year, at), to: Date.UTC(year, at + 1) }) as const),
  );

  test.each([
    ['a March', month('2026-03-01', '2026-04-01'), '2026-02-01/2026-03-01'],
    ['the March of a leap year', month('2028-03-01', '2028-04-01'), '2028-02-01/2028-03-01'],
    ['a January', month('2027-01-01', '2027-02-01'), '2026-12-01/2027-01-01'],
    ['a whole month that was given as a range', days('2026-03-01', '2026-04-01'), '2026-01-29/2026-03-01'],
  ])('%s are as many days, or the month', (_name, period, expected) =>
    expect(shown(periodBefore(period))).toBe(expected),
  );

  test('adjoin each other, oldest first, up to the period itself', () => {
    forMany(100, [anyPeriod, fc.integer({ min: 0, max: 26 })], (period, count) => {
      const all = periodsUpTo(period, count);
      expect(all).toHaveLength(count);
      if (count > 0) expect(all.at(-1)).toEqual(period);
      for (const [at, later] of all.slice(1).entries()) {
        expect(all[at]).toEqual({ ...periodBefore(later), kind: period.kind, to: later.from });
      }
      if (period.kind === 'days') expect(all.every((each) => daysIn(each) === daysIn(period))).toBe(true);
    });
  });

  test('have unique labels, however many there are', () => {
    fc.assert(
      fc.property(anyPeriod, fc.integer({ min: 0, max: 26 }), (period, count) => {
        expect(new Set(labelsOf(periodsUpTo(period, count))).size).toBe(count);
      }),
      // 25 times four years make a century to the day.
      { examples: [[days('2022-01-01', '2026-01-01'), 26]] },
    );
  });

  test.each([
    [days('2026-11-09', '2026-11-16'), 3, ['26 Oct', '2 Nov', '9 Nov']],
    [month('2027-01-01', '2027-02-01'), 3, ['Nov', 'Dec', 'Jan']],
    [month('2026-09-01', '2026-10-01'), 1, ['Sep']],
    [days('2026-01-01', '2027-01-01'), 2, ['1 Jan 2025', '1 Jan 2026']],
  ])('have short labels, with the year only where it is needed', (period, count, labels) =>
    expect(labelsOf(periodsUpTo(period, count))).toEqual(labels),
  );
});

test.each([
  [days('2026-11-09', '2026-11-16'), '9–15 Nov 2026', 'the week before'],
  [days('2026-09-28', '2026-10-05'), '28 Sep – 4 Oct 2026', 'the week before'],
  [days('2026-12-28', '2027-01-04'), '28 Dec 2026 – 3 Jan 2027', 'the week before'],
  [days('2026-11-09', '2026-11-10'), '9 Nov 2026', 'the day before'],
  [days('2026-10-22', '2026-11-21'), '22 Oct – 20 Nov 2026', 'the 30 days before'],
  [month('2026-10-01', '2026-11-01'), 'Oct 2026', 'the month before'],
  [month('2026-02-01', '2026-03-01'), 'Feb 2026', 'the month before'],
])('a period is named in the usual words', (period, name, nameBefore) =>
  expect([nameOf(period), nameOfBefore(period)]).toEqual([name, nameBefore]),
);
