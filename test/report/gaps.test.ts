import { expect, test } from 'vitest';
import type { Collection } from '../../src/report/collect.ts';
import { describeHistory, describeNeed } from '../../src/report/gaps.ts';
import type { Gap, PageList } from '../../src/report/page-list.ts';
import { periodsUpTo } from '../../src/report/period.ts';
import { aCollection, counts, pageList, WEEK } from '../build/a-report.ts';

const list = (pages: number, gap: Gap | null = null) =>
  pageList(Object.fromEntries(Array.from({ length: pages }, (_, at) => [`/${at}`, counts(1, 1)])), { gap });

/** A trend of eight periods. */
const trend = periodsUpTo(WEEK, 8).map((period) => ({ period, totals: counts(9, 9) }));
const collected = (given: Partial<Collection>): Collection => aCollection({ trend, ...given });

const HOURLY = ' Hosted services often allow 100 requests an hour.';
const needs = (requests: number): string => `A complete report of this site needs about \`max-requests: ${requests}\`.`;
const TEN_THOUSAND = '10,000 pages need about `max-requests: 88`';

const LARGER = `1,000 pages need about \`max-requests: 16\`, ${TEN_THOUSAND}.`;
const MUCH_LARGER = `${TEN_THOUSAND}, 50,000 pages need about \`max-requests: 408\`.${HOURLY}`;
const TOO_LARGE = 'The site has more pages than a report can read.';
const cut = (pages: number): PageList => list(pages, 'requests');

test.each<readonly [string, PageList, PageList, number, string]>([
  ['is known from a list that was read to its end', list(2_500), cut(1_000), 15, needs(30)],
  ['is known from its rows, not its pages', { ...list(1_500), sent: 2_500 }, cut(1_000), 15, needs(30)],
  ['is more than was allowed', list(10), cut(0), 12, needs(13)],
  ['is known, and more than many services allow', list(15_000), cut(9), 100, needs(130) + HOURLY],
  ['is named for larger sites as long as no list has ended', cut(500), cut(499), 8, LARGER],
  ['is named for much larger sites, with what services often allow', cut(6_000), cut(6_000), 60, MUCH_LARGER],
  ['is above the highest one', cut(101_000), cut(100_000), 1_000, TOO_LARGE],
])('the limit of a complete report %s', (_name, pages, pagesBefore, maxRequests, expected) =>
  expect(describeNeed(collected({ pages, pagesBefore }), maxRequests)).toBe(expected),
);

const weeks = periodsUpTo(WEEK, 8).toReversed().slice(2);
const older = weeks.map((period) => ({ period, totals: counts(9, 9), pages: list(3) }));
const short = { pages: list(9), pagesBefore: list(9) };
const long = { pages: list(2_500), pagesBefore: list(2_400) };

const one = older.slice(0, 1);
const inPart = pageList({}, { gap: 'requests', end: counts(9, 0) });
const mostInPart = [...one, ...older.slice(1).map((each) => ({ ...each, pages: inPart }))];
const unsorted = { ...list(2_500), end: null };
const none = { older: [] };
const USUAL = 'What is usual for a page comes from its';
const enoughFor = (needed: number): string => `\`max-requests: ${needed}\` is enough for 7 earlier periods.`;
const PARTLY = `${USUAL} 7 earlier periods; for 5 of them, only pages with 9 visitors or more were read. ${enoughFor(115).replace('periods', 'periods in full')}${HOURLY}`;
const UNSORTED = `${enoughFor(110)}${HOURLY} The service does not list the most visited pages first, so no list can be read in part.`;
const FIVE = `${USUAL} 5 earlier periods. ${enoughFor(76)}`;

test.each<readonly [string, Partial<Collection>, number, string]>([
  ['all seven', { ...long, older, requests: 60 }, 7, `${USUAL} 7 earlier periods.`],
  ['five, by the limit', { ...long, older: older.slice(0, 4), requests: 54 }, 5, FIVE],
  ['seven, most of them in part', { ...long, older: mostInPart, requests: 60 }, 7, PARTLY],
  ['two, because the service does not sort', { ...long, pages: unsorted, older: one, requests: 55 }, 2, UNSORTED],
  ['two, by the limit, so nothing is usual', { ...long, older: one, requests: 55 }, 2, enoughFor(110) + HOURLY],
  ['one, because of the limit', { ...long, ...none, requests: 26 }, 1, enoughFor(92)],
  ['two, as the others were refused', { ...short, older: one, requests: 4 }, 2, ''],
  ['one, because the list is partial', { pages: list(2_500, 'requests'), ...none, requests: 60 }, 1, ''],
  ['none', { ...long, ...none, requests: 60 }, 0, ''],
])('how many earlier periods a report used: %s', (_name, given, periods, expected) => {
  expect(describeHistory(collected(given), periods, 60)).toBe(expected);
});
