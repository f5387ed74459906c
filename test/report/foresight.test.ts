import { describe, expect, test } from 'vitest';
import type { Collection } from '../../src/report/collect.ts';
import { describeHistory, describeNeed, foreseeNeed } from '../../src/report/gaps.ts';
import type { Gap, PageList } from '../../src/report/page-list.ts';
import { periodsUpTo } from '../../src/report/period.ts';
import { aCollection, counts, pageList, WEEK } from '../build/a-report.ts';

const list = (pages: number, gap: Gap | null = null) =>
  pageList(Object.fromEntries(Array.from({ length: pages }, (_, at) => [`/${at}`, counts(1, 1)])), { gap });

/** A trend of eight periods. */
const trend = periodsUpTo(WEEK, 8).map((period) => ({ period, totals: counts(9, 9) }));
const collected = (given: Partial<Collection>): Collection => aCollection({ trend, ...given });

describe('the limit of a complete report', () => {
  const HOURLY = ' Hosted services often allow 100 requests an hour.';
  const needs = (requests: number): string =>
    `A complete report of this site needs about \`max-requests: ${requests}\`.`;
  const TEN_THOUSAND = '10,000 pages need about `max-requests: 88`';

  test.each<readonly [string, PageList, PageList, number, string]>([
    ['is known from a list that was read to its end', list(2_500), list(1_000, 'requests'), 15, needs(30)],
    ['is more than was allowed', list(10), list(0, 'requests'), 12, needs(13)],
    ['is known, and more than many services allow', list(15_000), list(9, 'requests'), 100, needs(130) + HOURLY],
    [
      'is named for larger sites as long as no list has ended',
      list(500, 'requests'),
      list(499, 'requests'),
      8,
      `1,000 pages need about \`max-requests: 16\`, ${TEN_THOUSAND}.`,
    ],
    [
      'is named for much larger sites, and what hosted services often allow',
      list(6_000, 'requests'),
      list(6_000, 'requests'),
      60,
      `${TEN_THOUSAND}, 50,000 pages need about \`max-requests: 408\`.${HOURLY}`,
    ],
    [
      'is above the highest one',
      list(101_000, 'requests'),
      list(100_000, 'requests'),
      1_000,
      'The site has more pages than a report can read.',
    ],
  ])('%s', (_name, pages, pagesBefore, maxRequests, expected) => {
    expect(describeNeed(collected({ pages, pagesBefore }), maxRequests)).toBe(expected);
  });
});

describe('before more of a long list is requested', () => {
  test.each([
    [
      60,
      '`max-requests: 60` is enough for about 6,723 pages in two periods. 10,000 pages need about `max-requests: 88`, 50,000 pages need about `max-requests: 408`. Hosted services often allow 100 requests an hour.',
    ],
    [1_000, '`max-requests: 1000` is enough for about 123,753 pages in two periods.'],
    [3, '`max-requests: 3` is enough for about 0 pages in two periods. 1,000 pages need'],
  ])('a limit of %i is explained', (maxRequests, expected) => {
    expect(foreseeNeed(maxRequests, 8)).toContain(expected);
  });
});

describe('how many earlier periods a report used', () => {
  const older = periodsUpTo(WEEK, 8)
    .toReversed()
    .slice(2)
    .map((period) => ({ period, totals: counts(9, 9), pages: list(3) }));
  const short = { pages: list(9), pagesBefore: list(9) };
  const long = { pages: list(2_500), pagesBefore: list(2_400) };

  test.each<readonly [string, Partial<Collection>, number, string]>([
    ['all seven', { ...long, older, requests: 60 }, 7, 'its 7 earlier periods.'],
    [
      'two, because of the limit',
      { ...long, older: older.slice(0, 1), requests: 55 },
      2,
      'its 2 earlier periods; `max-requests: 110` is enough for 7. Hosted services often allow 100 requests an hour.',
    ],
    ['one, because of the limit', { ...long, requests: 26 }, 1, 'its last period; `max-requests: 92` is enough for 7.'],
    [
      'two, because the others were refused',
      { ...short, older: older.slice(0, 1), requests: 4 },
      2,
      'its 2 earlier periods.',
    ],
    ['one, because the list is partial', { pages: list(2_500, 'requests'), requests: 60 }, 1, ''],
    ['none', { ...long, requests: 60 }, 0, ''],
  ])('%s', (_name, given, periods, expected) => {
    const sentence = expected === '' ? '' : `What is usual for a page comes from ${expected}`;
    expect(describeHistory(collected(given), periods, 60)).toBe(sentence);
  });
});
