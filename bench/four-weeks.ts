import type { VisitorCounts } from '../src/ports.ts';
import { type JudgedPage, judgePages } from '../src/visitors/judge-pages.ts';
import type { MatchedPage } from '../src/visitors/match-pages.ts';
import { isPlanted, type Planted, randomFor, type SimulatedSite, SPREADS, simulateWeeks } from './simulated-weeks.ts';
import type { Row } from './table.ts';

/** Their standard error is about one in a hundred; large sites take longer, so they have fewer reports. */
const REPORTS = 500;
const REPORTS_OF_LARGE = 200;
/** In each window. */
const WEEKS = 4;
/** Pages that the commits of one week changed. */
const CHANGED = 5;
const SIZES = [50, 200, 1_000] as const;
/** Budget for reports on changes without effect: as for news, at most one in eight may have a verdict. */
const FALSE_REPORTS = 0.125;
const FOUND = 0.85;

/** Weekly readers of an improved and a spoilt page, named by the window's totals. Their AI visitors stay the same. */
const PLANTED: readonly (readonly [string, Planted])[] = [
  ['100 people before, 200 after', { before: { human: 25, ai: 10 }, now: { human: 50, ai: 10 } }],
  ['200 people before, 100 after', { before: { human: 50, ai: 10 }, now: { human: 25, ai: 10 } }],
  ['100 people before, 150 after', { before: { human: 25, ai: 10 }, now: { human: 37.5, ai: 10 } }],
];

/** Simulates how often a change without effect gets a verdict, and how often one with an effect gets the right one. */
export function measureFourWeeks(): readonly Row[] {
  return [
    ...SIZES.flatMap((pages) => SPREADS.map((spread) => falseAlarms({ pages, spread, factor: 1 }))),
    falseAlarms({ pages: 200, spread: '15 % spread by week', factor: 0.7 }),
    ...PLANTED.map(([what, planted], at) => power(what, planted, at < 2 ? FOUND : null)),
  ];
}

function falseAlarms(site: SimulatedSite): Row {
  const { pages, spread, factor } = site;
  const random = randomFor(`placebo ${pages} ${spread} ${factor}`);
  const reports = pages < 1_000 ? REPORTS : REPORTS_OF_LARGE;
  const alarms = shareOf(reports, () => judgeChanges(site, random, null).some(hasVerdict));
  const all = factor === 1 ? '' : `, the whole site × ${factor}`;
  return {
    what: `four weeks later, ${CHANGED} of ${pages} pages "changed" without effect, ${spread}${all}: reports with a verdict`,
    measured: percent(alarms),
    comparedWith: percent(FALSE_REPORTS),
    ratio: alarms / FALSE_REPORTS,
    budget: 1,
  };
}

function power(what: string, planted: Planted, wanted: number | null): Row {
  const site = { pages: 200, spread: '15 % spread by week', factor: 1 } as const;
  const random = randomFor(`planted ${what}`);
  const direction = planted.now.human > planted.before.human ? 'more' : 'fewer';
  const found = shareOf(REPORTS, () =>
    judgeChanges(site, random, planted).some((page) => isPlanted(page) && page.human.verdict === direction),
  );
  const compared = wanted ?? FOUND;
  return {
    what: `four weeks later, one of ${CHANGED} changed pages of 200 has ${what}, ${site.spread}: missed`,
    measured: percent(1 - found),
    comparedWith: percent(1 - compared),
    ratio: (1 - found) / (1 - compared),
    budget: wanted === null ? null : 1,
  };
}

/** Draws a site before and after, and judges some of its pages, including the planted one if there is one. */
function judgeChanges(site: SimulatedSite, random: () => number, planted: Planted | null): readonly JudgedPage[] {
  const weeks = Array.from({ length: WEEKS }, () => simulateWeeks(site, random, planted));
  const before = addedUp(weeks.map((week) => week.map(({ path, before: counts }) => ({ path, counts }))));
  const after = addedUp(weeks.map((week) => week.map(({ path, now }) => ({ path, counts: now }))));
  const paths = (weeks[0] ?? []).map(({ path }) => path);
  const changed = new Set(paths.filter((path) => isPlanted({ path })));
  while (changed.size < CHANGED) changed.add(paths[Math.floor(random() * paths.length)] ?? '');
  const pages = [...changed].map((path): MatchedPage => ({ path, before: path, commits: [] }));
  return judgePages({ pages, touched: changed }, { before, after });
}

type DrawnWeek = readonly { readonly path: string; readonly counts: VisitorCounts | null }[];

/** Adds up weeks to a window. Visitors must never be added up in a report, but here every visitor comes only once. */
function addedUp(weeks: readonly DrawnWeek[]): ReadonlyMap<string, VisitorCounts> {
  const window = new Map<string, VisitorCounts>();
  for (const { path, counts } of weeks.flat()) {
    const { human, ai, total } = window.get(path) ?? { human: 0, ai: 0, total: 0 };
    if (counts !== null) {
      window.set(path, { human: human + counts.human, ai: ai + counts.ai, total: total + counts.total });
    }
  }
  return window;
}

function hasVerdict({ human, ai }: JudgedPage): boolean {
  return [human, ai].some(({ verdict }) => verdict === 'more' || verdict === 'fewer');
}

/** Returns the share of reports for which a condition holds. */
function shareOf(reports: number, isTrue: () => boolean): number {
  return Array.from({ length: reports }, isTrue).filter(Boolean).length / reports;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
