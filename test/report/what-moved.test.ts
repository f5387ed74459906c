import { describe, expect, test } from 'vitest';
import { renderReport } from '../../src/report/report.ts';
import { aReport, counts, LAYOUT, pageList } from '../build/a-report.ts';

type Week = (at: number) => readonly [people: number, ai: number];
interface Given {
  readonly size?: number;
  /** Rows of this period may be missing. */
  readonly gap?: boolean;
}

const SECTIONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** What a report says about what moved on a site of eight sections, each page with its visitors now and before. */
function whatMoved(now: Week, before: Week, { size = 40, gap = false }: Given = {}): string {
  const list = (week: Week) => Array.from({ length: size }, (_, at) => counts(...week(at)));
  const pages = (week: Week) =>
    pageList(Object.fromEntries(list(week).map((of, at) => [`/${SECTIONS[at % 8]}/${at}`, of])));
  const totals = (week: Week) => list(week).reduce((sum, { human, ai }) => counts(sum.human + human, sum.ai + ai));
  const weeks = { pages: pages(now), pagesBefore: pages(before), totals: totals(now), totalsBefore: totals(before) };
  const text = renderReport(aReport({ ...weeks, pages: { ...weeks.pages, rejected: Number(gap) } }), LAYOUT);
  return /### Biggest changes\n\n([^#]*?)\n\n#/s.exec(text)?.[1] ?? '';
}

const usual = (at: number): number => 100 + ((at * 7) % 11);
const alike = (pages: string, change: string): string =>
  `Nearly all pages changed alike: ${pages} pages that usually have at least 60 people are within 25% of the site's change (${change}).`;
const differently = (pages: string, change: string): string =>
  `Pages changed differently: ${pages} pages that usually have at least 60 people are not within 25% of the site's change (${change}).`;
const LARGEST = 'The typical page changed less (+4%); the largest changes: `/b/1`, `/a/0`.';
const DELETED = 'The typical page changed less (±0%).\n\n- **No longer visited**: 5 pages in `/b`;';
const AMONG_READ = 'No page stands out among the 40 pages read for both periods.';

test.each<readonly [string, (at: number) => number, string, Given]>([
  ['says that nearly all pages changed alike', () => 0.5, alike('40 of 40', '−50%'), {}],
  ['says so if a tenth did not', (at) => (at % 10 === 0 ? 0.2 : 0.5), alike('36 of 40', '−53%'), {}],
  ['names a section', (at) => (at % 8 === 2 ? 4 : 1), 'A section rose more than the rest of the site: `/c`.', {}],
  ['names two', (at) => (at % 8 < 2 ? 0.1 : 1), 'Sections fell more than the rest of the site: `/b`, `/a`.', {}],
  ['names the largest changes if the typical page changed less', (at) => (at < 2 ? 12 : 1.04), LARGEST, {}],
  ['names no page if none explains it', (at) => (at % 8 < 2 ? 0 : 1), DELETED, {}],
  ['says that pages differ', (at) => (at % 16 < 8 ? 0.3 : 0.7), differently('40 of 40', '−54%'), {}],
  ['is about no cause on so few pages', () => 0.5, 'No page stands out.', { size: 9 }],
  ['is about no cause if the site changed by what is usual', () => 0.95, 'No page stands out.', {}],
  ['is about no cause if rows are missing', () => 0.5, AMONG_READ, { gap: true }],
])('the first sentence on a site that clearly changed %s', (_name, factor, expected, given) => {
  const now: Week = (at) => [Math.round(usual(at) * factor(at)), factor(at) === 0 ? 0 : 9];
  expect(whatMoved(now, (at) => [usual(at), 9], given).slice(0, expected.length)).toBe(expected);
});

describe('where most pages moved in one direction, some more than others', () => {
  const few = (at: number): number => 5 + ((at * 7) % 40) * 10;
  const plain: Week = (at) => [60, few(at)];
  const crawled: Week = (at) => [60, few(at) + 300];
  const onMost = (moved: string, paths: string): string =>
    `on most pages: ${moved} by 25% or more, above all ${paths}. They are not listed one by one.\n\n`;
  const FIVE = '`/a/0`, `/h/23`, `/g/6`, `/f/29`, `/e/12`';
  const OTHERS = '`/h/23`, `/g/6`, `/f/29`, `/e/12`, `/c/18`';
  const NOBODY_ELSE = 'No other page stands out. A page with 50 people would';
  const ROSE = `**More AI** ${onMost('40 of 40 compared pages rose', FIVE)}${NOBODY_ELSE}`;
  const FELL = `**Less AI** ${onMost('40 of 40 compared pages fell', FIVE)}${NOBODY_ELSE}`;
  const FILTERED = `${differently('19 of 38', '−55%')}\n\n**Fewer people** ${onMost('32 of 39 compared pages fell', OTHERS)}- **Lost most of its people** \`/h/23\`: 15 people, usually about 315`;
  const FURTHER = `${differently('34 of 34', '+181%')}\n\n- **More people** \`/f/5\`: 2,840 people, usually about 355`;

  const read: Week = (at) => [few(at), 60];
  const unfiltered: Week = (at) => [few(at) + (at % 5 === 0 ? 0 : 300), 60];
  const halfCrawled: Week = (at) => [60, few(at) + (at % 2) * 300];
  const risen: Week = (at) => [few(at) * (at < 6 ? 8 : 2), 60];
  const EACH = '- **More AI** `/h/23`: 315 AI visitors, usually about 15 (+2,000%)\n';
  test.each<readonly [string, Week, Week, string]>([
    ['a crawler', crawled, plain, ROSE],
    ['the end of a crawler', plain, crawled, FELL],
    ['a filter of people, but not of pages that lost most people', read, unfiltered, FILTERED],
    ['a crawler that skips half of the pages has a line for each', halfCrawled, plain, EACH],
    ['a site that rises alike has lines for a few pages that rise further', risen, read, FURTHER],
  ])('one sentence replaces their lines, or not: %s', (_name, now, before, expected) => {
    expect(whatMoved(now, before).slice(0, expected.length)).toBe(expected);
  });
});
