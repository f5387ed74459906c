import type { VisitorCounts } from '../src/action/ports/readers.ts';
import { type JudgedPage, judgePages } from '../src/report/judge-pages.ts';
import type { MatchedPage } from '../src/report/match-pages.ts';
import type { TestedPage } from '../src/report/site-levels.ts';
import { isPlanted, type Planted, randomFor, type SimulatedSite, SPREADS, simulateWeeks } from './simulated-weeks.ts';
import type { Row } from './table.ts';

/** Their standard error is about one in a hundred; large sites take longer, so they have fewer reports. */
const REPORTS = 300;
const REPORTS_OF_LARGE = 60;
/** In each window. */
const WEEKS = 4;
/** Pages that the commits of one week changed. */
const CHANGED = 5;
const SIZES = [50, 200, 1_000] as const;
/** Budget for reports on changes without effect: as for news, at most one in eight may have a verdict. */
const FALSE_REPORTS = 0.125;
/** For pages that were changed because they stood out. */
const FALSE_REPORTS_OF_CHOSEN = 0.08;
const FOUND = 0.85;

/** Weekly readers of an improved and a spoilt page, named by the window's totals. Their AI visitors stay the same. */
const PLANTED: readonly (readonly [string, Planted])[] = [
  ['100 people before, 200 after', { before: { human: 25, ai: 10 }, now: { human: 50, ai: 10 } }],
  ['200 people before, 100 after', { before: { human: 50, ai: 10 }, now: { human: 25, ai: 10 } }],
  ['100 people before, 150 after', { before: { human: 25, ai: 10 }, now: { human: 37.5, ai: 10 } }],
];

/** Which pages the commits of one week changed: any, or those that were unusually high or low before. */
type Choice = 'any' | 'spiked' | 'high' | 'low';

/** Simulates how often a change without effect gets a verdict, and how often one with an effect gets the right one. */
export function measureFourWeeks(): readonly Row[] {
  return [
    ...SIZES.flatMap((pages) => SPREADS.map((spread) => falseAlarms({ pages, spread }, 'any'))),
    ...(['spiked', 'high', 'low'] as const).map((choice) => falseAlarms({ pages: 200, spread: '15 % spread' }, choice)),
    ...PLANTED.map(([what, planted], at) => power(what, planted, at < 2 ? FOUND : null)),
  ];
}

function falseAlarms(site: SimulatedSite, choice: Choice): Row {
  const { pages, spread } = site;
  const random = randomFor(`placebo ${pages} ${spread} ${choice}`);
  const reports = pages < 1_000 ? REPORTS : REPORTS_OF_LARGE;
  const alarms = shareOf(reports, () => judgeChanges(site, { random, planted: null, choice }).some(hasVerdict));
  const budget = choice === 'any' ? FALSE_REPORTS : FALSE_REPORTS_OF_CHOSEN;
  return {
    what: `did it help, ${CHANGED} of ${pages} pages (${choice}) "changed" without effect, ${spread}, ${reports} reports: with a verdict`,
    measured: percent(alarms),
    comparedWith: percent(budget),
    ratio: alarms / budget,
    budget: 1,
  };
}

function power(what: string, planted: Planted, wanted: number | null): Row {
  const site = { pages: 200, spread: '15 % spread' } as const;
  const random = randomFor(`planted ${what}`);
  const direction = planted.now.human > planted.before.human ? 'more' : 'fewer';
  const found = shareOf(REPORTS, () =>
    judgeChanges(site, { random, planted, choice: 'any' }).some(
      (page) => isPlanted(page) && page.human.verdict === direction,
    ),
  );
  const compared = wanted ?? FOUND;
  return {
    what: `did it help, one of ${CHANGED} changed pages of 200 has ${what}, ${site.spread}, ${REPORTS} reports: missed`,
    measured: percent(1 - found),
    comparedWith: percent(1 - compared),
    ratio: (1 - found) / (1 - compared),
    budget: wanted === null ? null : 1,
  };
}

interface Judging {
  readonly random: () => number;
  readonly planted: Planted | null;
  readonly choice: Choice;
}

/** Draws a site in three windows, and judges some of its pages, including the planted one if there is one. */
function judgeChanges(site: SimulatedSite, { random, planted, choice }: Judging): readonly JudgedPage[] {
  // The planted page has its new readers in the weeks after the change only.
  const spike = (page: { readonly rank: number }, ago: number): number =>
    choice === 'spiked' && page.rank >= 20 && page.rank < 20 + CHANGED && ago === WEEKS + 1 ? 10 : 1;
  const weeks = simulateWeeks({ ...site, weeks: 3 * WEEKS, event: spike }, random);
  const extra = planted === null ? [] : plantedWeeks(planted, { site, random });
  const drawn = [...weeks, ...extra];
  const window = (from: number): ReadonlyMap<string, VisitorCounts> =>
    addedUp(
      Array.from({ length: WEEKS }, (_, at) =>
        drawn.map((page) => ({ path: page.path, counts: weekOf(page, from + at) })),
      ),
    );
  const windows = { after: window(0), before: window(WEEKS), earlier: window(2 * WEEKS) };
  const changed = new Set(extra.map(({ path }) => path));
  for (const path of chosen(weeks, { choice, random, windows })) if (changed.size < CHANGED) changed.add(path);
  const pages = [...changed].map((path): MatchedPage => ({ path, before: path, commits: [] }));
  return judgePages({ pages, touched: changed }, windows);
}

function plantedWeeks(
  { before, now }: Planted,
  { site, random }: { readonly site: SimulatedSite; readonly random: () => number },
) {
  const draw = (readers: Planted['now']) =>
    simulateWeeks({ ...site, pages: 0, weeks: 3 * WEEKS }, random, { before: readers, now: readers });
  return draw(now).flatMap((after) =>
    draw(before).map((past) => ({
      ...past,
      now: after.now,
      before: after.before,
      older: past.older.map((week, at) => (at + 2 < WEEKS ? (after.older[at] ?? null) : week)),
    })),
  );
}

function weekOf({ now, before, older }: TestedPage, ago: number): VisitorCounts | null {
  return (ago === 0 ? now : ago === 1 ? before : older[ago - 2]) ?? null;
}

/** Someone who edits pages because they stand out chooses by the window before against the one earlier. */
function chosen(
  weeks: readonly TestedPage[],
  {
    choice,
    random,
    windows,
  }: Pick<Judging, 'choice' | 'random'> & { readonly windows: Parameters<typeof judgePages>[1] },
): readonly string[] {
  if (choice === 'spiked') return weeks.slice(20, 20 + CHANGED).map(({ path }) => path);
  const shuffled = weeks
    .map(({ path }) => ({ path, key: random() }))
    .toSorted((one, other) => one.key - other.key)
    .map(({ path }) => path);
  if (choice === 'any') return shuffled;
  const rise = (path: string): number =>
    Math.log(((windows.before.get(path)?.human ?? 0) + 1) / ((windows.earlier?.get(path)?.human ?? 0) + 1));
  return shuffled.toSorted((one, other) => (choice === 'high' ? rise(other) - rise(one) : rise(one) - rise(other)));
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
