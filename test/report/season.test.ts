import { describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import { runReport } from '../../src/action/stories/report.ts';
import type { InputName } from '../../src/action/words/action-spec.ts';
import { ServiceError } from '../../src/action/words/errors.ts';
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
import { aWorld } from '../build/a-world.ts';

type Readers = readonly [human: number, ai: number];

const days = (from: number, to: number): Period => ({ kind: 'days', from, to });
const month = (year: number, at: number): Period =>
  Object.assign(days(Date.UTC(year, at), Date.UTC(year, at + 1)), { kind: 'month' } as const);

test.each<readonly [Period, string, string]>([
  [WEEK, '10–16 Nov 2025', '3–9 Nov 2025'],
  [days(Date.UTC(2024, 1, 26), Date.UTC(2024, 2, 4)), '27 Feb – 5 Mar 2023', '20–26 Feb 2023'],
  [days(Date.UTC(2026, 10, 16), Date.UTC(2026, 10, 17)), '17 Nov 2025', '16 Nov 2025'],
  [month(2024, 1), 'Feb 2023', 'Jan 2023'],
  [month(2026, 0), 'Jan 2025', 'Dec 2024'],
])('a year earlier, %j was %s, after %s', (period, then, before) => {
  const earlier = aYearEarlier(period);
  expect([nameOf(earlier.period), nameOf(earlier.before)]).toEqual([then, before]);
  if (period.kind === 'days') expect(new Date(earlier.period.from).getUTCDay()).toBe(new Date(period.from).getUTCDay());
});

describe('the same weeks a year earlier', () => {
  const fall: SiteChange = { kind: 'human', log: Math.log(0.7) };
  const more: SiteChange = { kind: 'ai', log: Math.log(1.5) };
  const season = (before: VisitorCounts, now: VisitorCounts) => seasonOf(aYearEarlier(WEEK), now, before);

  const IN_ONE = '1,200 → 820 people (−32%), 300 → 290 AI visitors (−3%).';
  const ALIKE = '1,200 → 820 people (−32%): it may be the season.';

  test.each<readonly [string, readonly SiteChange[], Readers, Readers, string]>([
    ['went alike', [fall], [1_200, 50], [820, 50], ALIKE],
    ['stayed as they were', [fall], [1_200, 50], [1_190, 50], '1,200 → 1,190 people (−1%).'],
    ['went the other way', [fall], [820, 50], [1_200, 50], '820 → 1,200 people (+46%).'],
    ['went alike, but less than half as far', [fall], [9_000, 50], [8_000, 50], '9,000 → 8,000 people (−11%).'],
    ['had too few people to go clearly', [fall], [20, 50], [14, 50], '20 → 14 people (−30%).'],
    ['went alike in one kind only', [fall, more], [1_200, 300], [820, 290], IN_ONE],
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

test.each<readonly [string, VisitorCounts, VisitorCounts | null, readonly string[]]>([
  ['is more than chance', counts(1_200, 400), counts(840, 200), ['human', 'ai']],
  ['is none by chance', counts(1_200, 400), counts(1_150, 410), []],
  ['is none of few visitors', counts(40, 30), counts(90, 60), []],
  ['is none if nothing is compared', counts(1_200, 400), null, []],
])('a clear change of the whole site %s', (_name, totals, totalsBefore, expected) => {
  const { collection, comparison } = aReport({ totals, totalsBefore });
  expect(siteChanges(collection, comparison).map(({ kind }) => kind)).toEqual(expected);
});

/** The world's clock is at 20 November 2026, so these are last week, the one before, and both a year earlier. */
const NOW = '2026-11-09T00:00:00.000Z';
const THEN = '2025-11-10T00:00:00.000Z';
const BEFORE_THEN = '2025-11-03T00:00:00.000Z';

/** Plays a report without pages; `site` has the totals by the first instant of a week; others have 1,200 people. */
async function report(
  site: Readonly<Record<string, VisitorCounts | ServiceError>>,
  inputs: Partial<Record<InputName, string>> = {},
) {
  const visitors = async ({ from }: { readonly from: string }) => {
    const totals = site[from] ?? counts(1_200, 300);
    if (totals instanceof ServiceError) throw totals;
    return { totals, pages: [{ path: '/', ...totals }], rejectedRows: 0, hasMore: false };
  };
  const world = aWorld({ service: { visitors }, inputs: { mode: 'report', prompt: '', trend: '2', ...inputs } });
  const outcome = await runReport(world);
  if (outcome.kind !== 'reported') throw new Error(`this was to be a report, not ${outcome.kind}`);
  const file = JSON.parse(world.runner.written.get('visitors.json') ?? '');
  const early = world.service.queries.filter(({ from }) => from < '2026');
  return { sentence: outcome.sentence ?? '', file, early, world };
}

const FALL = { [NOW]: counts(800, 300) };

describe('if the whole site changed clearly, a report', () => {
  test('compares the same weeks a year earlier, with two requests', async () => {
    const then = { [THEN]: counts(700, 200), [BEFORE_THEN]: counts(1_000, 210) };
    const { sentence, file, early } = await report({ ...FALL, ...then });
    expect(sentence).toMatch(
      /: 800 people, 33% fewer than the week before, .* in all\. The same weeks a year earlier: 1,000 → 700 people \(−30%\): it may be the season\.$/,
    );
    expect(early.map(({ from, limit }) => `${from} ${limit}`)).toEqual([`${BEFORE_THEN} 1`, `${THEN} 1`]);
    const totals = { now: counts(700, 200), before: counts(1_000, 210) };
    const season = { period: { from: THEN, days: 7 }, before: { from: BEFORE_THEN }, totals };
    expect(file).toMatchObject({ requests: 10, season });
  });

  test.each<readonly [string, Parameters<typeof report>[0], number]>([
    ['had not counted yet', { [BEFORE_THEN]: counts(0, 0) }, 2],
    ['are refused', { [BEFORE_THEN]: new ServiceError({ message: 'Too old.', hint: 'Wait.', status: 400 }) }, 1],
  ])('says nothing of weeks that %s, and is complete', async (_name, site, requests) => {
    const { sentence, file, early, world } = await report({ ...FALL, ...site });
    expect(sentence).not.toContain('a year earlier');
    expect(early).toHaveLength(requests);
    expect(file).toMatchObject({ season: null, complete: true, problem: null });
    expect(world.runner.warnings).toEqual([]);
  });

  test.each([
    ['2', 0],
    ['3', 1],
    ['4', 2],
  ])('never sends more than `max-requests` (%s)', async (maxRequests, sent) => {
    const { early, file } = await report(FALL, { 'max-requests': maxRequests });
    expect(early).toHaveLength(sent);
    expect(file.requests).toBeLessThanOrEqual(Number(maxRequests));
  });
});

test('a report sends no request for a year earlier if the site did not change clearly', async () => {
  const { early, file } = await report({});
  expect(early).toEqual([]);
  expect(file.season).toBeNull();
});
