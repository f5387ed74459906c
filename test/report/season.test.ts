import { describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import {
  aYearEarlier,
  describeSeason,
  headline,
  type SiteChange,
  seasonOf,
  siteChanges,
} from '../../src/report/headline.ts';
import { nameOf, type Period } from '../../src/report/period.ts';
import { aReport, counts, WEEK } from '../build/a-report.ts';

type Readers = readonly [human: number, ai: number];

const days = (from: number, to: number): Period => ({ kind: 'days', from, to });
const month = (year: number, at: number): Period => ({
  kind: 'month',
  from: Date.UTC(year, at, 1),
  to: Date.UTC(year, at + 1, 1),
});

describe('a year earlier', () => {
  test.each<readonly [Period, string, string]>([
    [WEEK, '10–16 Nov 2025', '3–9 Nov 2025'],
    [days(Date.UTC(2024, 1, 26), Date.UTC(2024, 2, 4)), '27 Feb – 5 Mar 2023', '20–26 Feb 2023'],
    [days(Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 17)), '17 Nov 2025', '16 Nov 2025'],
    [month(2024, 1), 'Feb 2023', 'Jan 2023'],
    [month(2026, 0), 'Jan 2025', 'Dec 2024'],
  ])('%j was %s, after %s', (period, then, before) => {
    const earlier = aYearEarlier(period);
    expect([nameOf(earlier.period), nameOf(earlier.before)]).toEqual([then, before]);
    if (period.kind === 'days')
      expect(new Date(earlier.period.from).getUTCDay()).toBe(new Date(period.from).getUTCDay());
  });
});

describe('the same weeks a year earlier', () => {
  const fall: SiteChange = { kind: 'human', log: Math.log(0.7) };
  const more: SiteChange = { kind: 'ai', log: Math.log(1.5) };
  const season = (before: VisitorCounts, now: VisitorCounts) => seasonOf(aYearEarlier(WEEK), now, before);

  const AI = 'AI visitors (−3%).';
  const ALIKE = '1,200 → 820 people (−32%): it may be the season.';

  test.each<readonly [string, readonly SiteChange[], Readers, Readers, string]>([
    ['went alike', [fall], [1_200, 50], [820, 50], ALIKE],
    ['stayed as they were', [fall], [1_200, 50], [1_190, 50], '1,200 → 1,190 people (−1%).'],
    ['went the other way', [fall], [820, 50], [1_200, 50], '820 → 1,200 people (+46%).'],
    ['went alike, but less than half as far', [fall], [9_000, 50], [8_000, 50], '9,000 → 8,000 people (−11%).'],
    ['had too few people to go clearly', [fall], [20, 50], [14, 50], '20 → 14 people (−30%).'],
    [
      'went alike in one kind only',
      [fall, more],
      [1_200, 300],
      [820, 290],
      `1,200 → 820 people (−32%), 300 → 290 ${AI}`,
    ],
    ['had no AI counted yet', [fall, more], [1_200, 0], [820, 290], ALIKE],
    ['had not counted yet', [fall], [0, 0], [820, 50], ''],
    ['were at the beginning of counting for this kind', [fall], [0, 10], [820, 50], ''],
    ['have no visitors', [fall], [1_200, 50], [0, 0], ''],
    ['are not needed without a clear change', [], [1_200, 50], [820, 50], ''],
  ])('%s', (_name, changes, before, now, expected) => {
    const sentence = expected === '' ? '' : `The same weeks a year earlier: ${expected}`;
    expect(describeSeason(season(counts(...before), counts(...now)), changes)).toBe(sentence);
  });

  test('are named as days or months for other periods', () => {
    const of = (period: Period): string =>
      describeSeason(seasonOf(aYearEarlier(period), counts(820, 1), counts(1_200, 1)), [fall]).slice(0, 14);
    expect(of(days(WEEK.from - 86_400_000, WEEK.to))).toBe('The same days ');
    expect(of(month(2026, 3))).toBe('The same month');
  });

  test('follow the headline if it states a change in percent', () => {
    const { collection, comparison } = aReport({ totals: counts(840, 100), totalsBefore: counts(1_200, 100) });
    const then = season(counts(1_000, 90), counts(700, 100));
    expect(headline(collection, comparison, then)).toBe(
      '9–15 Nov 2026: 840 people, 30% fewer than the week before, and 100 AI visitors, about as many as then; 940 unique visitors in all. The same weeks a year earlier: 1,000 → 700 people (−30%): it may be the season.',
    );
  });
});

describe('a clear change of the whole site', () => {
  test.each<readonly [string, VisitorCounts, VisitorCounts | null, readonly string[]]>([
    ['is more than chance', counts(1_200, 400), counts(840, 200), ['human', 'ai']],
    ['is none by chance', counts(1_200, 400), counts(1_150, 410), []],
    ['is none of few visitors', counts(40, 30), counts(90, 60), []],
    ['is none if nothing is compared', counts(1_200, 400), null, []],
  ])('%s', (_name, totals, totalsBefore, expected) => {
    const { collection, comparison } = aReport({ totals, totalsBefore });
    expect(siteChanges(collection, comparison).map(({ kind }) => kind)).toEqual(expected);
  });
});
