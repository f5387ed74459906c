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
  return /### What moved\n\n([^#]*?)\n\n#/s.exec(text)?.[1] ?? '';
}

const usual = (at: number): number => 100 + ((at * 7) % 11);
const OF_40 = 'of 40 pages with usually at least 60 people are';

describe('the first sentence on a site that clearly changed', () => {
  test.each<readonly [string, (at: number) => number, string, Given]>([
    [
      'says that nearly all pages changed alike',
      () => 0.5,
      `Nearly all pages changed alike: 40 ${OF_40} within 25% of the site's change (−50%).`,
      {},
    ],
    [
      'says so if a tenth did not',
      (at) => (at % 10 === 0 ? 0.2 : 0.5),
      `Nearly all pages changed alike: 36 ${OF_40} within 25% of the site's change (−53%).`,
      {},
    ],
    [
      'names a section that moved',
      (at) => (at % 8 === 2 ? 4 : 1),
      'A section rose more than the rest of the site: `/c`.',
      {},
    ],
    [
      'names sections that moved',
      (at) => (at % 8 < 2 ? 0.1 : 1),
      'Sections fell more than the rest of the site: `/a`, `/b`.',
      {},
    ],
    [
      'names the largest changes if the typical page changed less',
      (at) => (at < 2 ? 12 : 1.04),
      'The typical page changed less (+4%); the largest changes: `/b/1`, `/a/0`.',
      {},
    ],
    [
      'says that pages changed differently',
      (at) => (at % 16 < 8 ? 0.3 : 0.7),
      `Pages changed differently: 40 ${OF_40} not within 25% of the site's change (−54%).`,
      {},
    ],
    ['is about no cause on so few pages', () => 0.5, 'No page stands out.', { size: 9 }],
    ['is about no cause if the site changed by what is usual', () => 0.95, 'No page stands out.', {}],
    [
      'is about no cause if rows are missing',
      () => 0.5,
      'No page stands out among the 40 pages read for both periods.',
      { gap: true },
    ],
  ])('%s', (_name, factor, expected, given) => {
    const said = whatMoved(
      (at) => [Math.round(usual(at) * factor(at)), 9],
      (at) => [usual(at), 9],
      given,
    );
    expect(said.slice(0, expected.length)).toBe(expected);
  });
});

describe('where most pages moved in one direction, some more than others', () => {
  const few = (at: number): number => 5 + ((at * 7) % 40) * 10;

  const ABOVE_ALL = 'above all `/a/0`, `/h/23`, `/g/6`, `/f/29`, `/e/12`. They are not listed one by one.';
  const NOBODY_ELSE = '\n\nNo other page stands out. A page of 50 ';

  test.each<readonly [string, Week, Week, string]>([
    [
      'a crawler',
      (at) => [60, few(at) + 300],
      (at) => [60, few(at)],
      `**More AI** on most pages: 40 of 40 compared pages rose by 25% or more, ${ABOVE_ALL}${NOBODY_ELSE}people would`,
    ],
    [
      'the end of a crawler',
      (at) => [60, few(at)],
      (at) => [60, few(at) + 300],
      `**Less AI** on most pages: 40 of 40 compared pages fell by 25% or more, ${ABOVE_ALL}${NOBODY_ELSE}people would`,
    ],
    [
      'a filter of people that keeps some pages, but not those of pages that lost most people',
      (at) => [few(at), 60],
      (at) => [few(at) + (at % 5 === 0 ? 0 : 300), 60],
      `Pages changed differently: 19 of 38 pages with usually at least 60 people are not within 25% of the site's change (−55%).\n\n**Fewer people** on most pages: 32 of 39 compared pages fell by 25% or more, above all \`/h/23\`, \`/g/6\`, \`/f/29\`, \`/e/12\`, \`/c/18\`. They are not listed one by one.\n\n- **Lost most of its people** \`/h/23\`: 15 people, usually about 315`,
    ],
    [
      'a crawler that skips half of the pages has a line for each',
      (at) => [60, few(at) + (at % 2) * 300],
      (at) => [60, few(at)],
      '- **More AI** `/h/23`: 315 AI visitors, usually about 15 (+2,000%)\n',
    ],
    [
      'a site that rises alike has lines for a few pages that rise further',
      (at) => [few(at) * (at < 6 ? 8 : 2), 60],
      (at) => [few(at), 60],
      "Pages changed differently: 34 of 34 pages with usually at least 60 people are not within 25% of the site's change (+181%).\n\n- **More people** `/f/5`: 2,840 people, usually about 355",
    ],
  ])('one sentence replaces their lines, or not: %s', (_name, now, before, expected) => {
    expect(whatMoved(now, before).slice(0, expected.length)).toBe(expected);
  });
});
