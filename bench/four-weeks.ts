import { type JudgedKind, type JudgedPage, judgePages } from '../src/report/judge-pages.ts';
import { shareAtMost, shareBeside } from './shares.ts';
import { type DrawnPage, isPlanted, type Planted, randomFor, type Spread, simulateWeeks } from './simulated-weeks.ts';
import type { Row } from './table.ts';

/** Simulated reports by the pages of the site: fewer for large sites, which take longer. */
const REPORTS: Readonly<Record<number, number>> = { 60: 100, 200: 100, 800: 16 };
/** The weeks that are compared, by weeks before the report's: the change is in week 4. */
const AFTER = [0, 1, 2, 3] as const;
const BEFORE = [5, 6, 7, 11, 12] as const;
const WEEKS = 13;
/** Pages that the commits of one week changed. */
const CHANGED = 5;
/** The changed pages' ranks: neither the front page nor the tail. */
const FIRST_CHANGED = 20;
/** Budgets for changes without effect: false verdicts of all tests, and reports with one. */
const FALSE_TESTS = 0.02;
const FALSE_REPORTS = 0.125;
/** Pages that get a verdict for one unusual week. */
const FALSE_OF_UNUSUAL = 0.03;
/** How much the readers of a section vary together. */
const BREATH = 0.15;

const STEADY: readonly { readonly what: string; readonly spread: Spread; readonly breath?: number }[] = [
  { what: 'own spread per page', spread: 'own spread per page (median 12 %, 4–40 %)' },
  { what: 't with 4 degrees', spread: 'heavy tails (t with 4 degrees, 15 %)' },
  { what: 'head pages', spread: 'head pages 25 %, others 10 %' },
  { what: 'memory (AR(1), 0.75)', spread: 'AR(1) with 0.75, 15 %' },
  { what: 'memory (AR(1), 0.8)', spread: 'AR(1) with 0.8, 15 %' },
  { what: 'sections that breathe', spread: 'own spread per page (median 12 %, 4–40 %)', breath: BREATH },
  { what: 'real', spread: 'real (own spread, AR(1) with 0.5, drift of 1.2 % a week)', breath: 0.05 },
];

/** What happened to the changed pages, though the change did nothing: a factor of their people, by weeks ago. */
const UNUSUAL: readonly { readonly what: string; readonly factor: (weeksAgo: number) => number }[] = [
  { what: '× 10 in the week before', factor: (weeksAgo) => (weeksAgo === 5 ? 10 : 1) },
  { what: '÷ 3 in the week before', factor: (weeksAgo) => (weeksAgo === 5 ? 1 / 3 : 1) },
  { what: '× 4 in one week after', factor: (weeksAgo) => (weeksAgo === 2 ? 4 : 1) },
];

/** Weekly people of an improved or a spoilt page, with the share of right verdicts that the procedure had when it was chosen. */
const PLANTED: readonly (readonly [before: number, after: number, found: number])[] = [
  [60, 90, 0.64],
  [60, 120, 0.94],
  [120, 180, 0.74],
  [120, 240, 0.96],
  [60, 30, 0.94],
  [120, 60, 0.98],
];

/** Simulates how often a change without effect gets a verdict, and how often one with an effect gets the right one. */
export function measureFourWeeks(): readonly Row[] {
  return [
    ...Object.keys(REPORTS).flatMap((pages) => STEADY.flatMap((site) => falseAlarms(Number(pages), site))),
    ...UNUSUAL.map(unusual),
    ...PLANTED.map(power),
  ];
}

function falseAlarms(pages: number, { what, spread, breath = 0 }: (typeof STEADY)[number]): readonly Row[] {
  const reports = REPORTS[pages] ?? 0;
  const random = randomFor(`placebo ${pages} ${what}`);
  let [tests, verdicts, alarms] = [0, 0, 0];
  for (let report = 0; report < reports; report += 1) {
    const judged = judgeDrawn(simulateWeeks({ pages, spread, breath, weeks: WEEKS }, random), changedIn(pages));
    const made = judged.flatMap(({ human, ai }) => [human, ai]).filter(({ verdict }) => verdict !== 'too-little-data');
    const found = made.filter(hasVerdict).length;
    [tests, verdicts, alarms] = [tests + made.length, verdicts + found, alarms + Number(found > 0)];
  }
  const name = `did it help, ${CHANGED} of ${pages} pages "changed" without effect, ${what}, ${reports} reports`;
  return [
    shareAtMost(`${name}: tests with a verdict`, { found: verdicts, of: tests }, FALSE_TESTS),
    {
      ...shareAtMost(`${name}: reports with one`, { found: alarms, of: reports }, FALSE_REPORTS),
      ...(pages > 200 ? { budget: null } : {}),
    },
  ];
}

function unusual({ what, factor }: (typeof UNUSUAL)[number]): Row {
  const [pages, reports] = [200, REPORTS[200] ?? 0];
  const random = randomFor(`unusual ${what}`);
  const changed = new Set(changedIn(pages));
  const event = ({ rank }: { readonly rank: number }, weeksAgo: number): number =>
    changed.has(rank) ? factor(weeksAgo) : 1;
  const spread = 'own spread per page (median 12 %, 4–40 %)';
  let found = 0;
  for (let report = 0; report < reports; report += 1) {
    const judged = judgeDrawn(simulateWeeks({ pages, spread, weeks: WEEKS, event }, random), [...changed]);
    found += judged.filter(({ human }) => hasVerdict(human)).length;
  }
  const name = `did it help, pages that had ${what}, ${reports} reports: pages with a verdict`;
  return shareAtMost(name, { found, of: reports * CHANGED }, FALSE_OF_UNUSUAL);
}

function power([before, after, expected]: (typeof PLANTED)[number]): Row {
  const [pages, reports] = [200, REPORTS[200] ?? 0];
  const spread = 'own spread per page (median 12 %, 4–40 %)';
  const random = randomFor(`planted ${before} ${after}`);
  const ai = 20;
  const planted: Planted = { before: { human: before, ai }, now: { human: after, ai }, nowFor: AFTER.length };
  const right = after > before ? 'more' : 'fewer';
  let found = 0;
  for (let report = 0; report < reports; report += 1) {
    const drawn = simulateWeeks({ pages, spread, weeks: WEEKS }, random, planted);
    found += Number(judgeDrawn(drawn, [pages]).some((page) => isPlanted(page) && page.human.verdict === right));
  }
  const name = `did it help, ${before} → ${after} people a week among ${pages} pages, own spread, ${reports} reports: right verdict`;
  return shareBeside(name, { found, of: reports }, expected);
}

function changedIn(pages: number): readonly number[] {
  return Array.from({ length: CHANGED }, (_none, at) =>
    Math.min(pages - 1, FIRST_CHANGED + at * Math.floor(pages / 20)),
  );
}

/** Judges the drawn pages of these ranks as if commits had changed them. */
function judgeDrawn(drawn: readonly DrawnPage[], ranks: readonly number[]): readonly JudgedPage[] {
  const weeksOf = ({ now, earlier }: DrawnPage) => [now, ...earlier];
  const rows = (weeks: readonly number[]) =>
    weeks.map(
      (week) =>
        new Map(
          drawn.flatMap((page) => {
            const counts = weeksOf(page)[week] ?? null;
            return counts === null ? [] : [[page.path, counts] as const];
          }),
        ),
    );
  const pages = ranks
    .flatMap((rank) => drawn[rank] ?? [])
    .map((page) => {
      const at = (weeks: readonly number[]) => weeks.map((week) => weeksOf(page)[week] ?? null);
      return { path: page.path, before: page.path, commits: [], visits: { after: at(AFTER), before: at(BEFORE) } };
    });
  const touched = new Set(pages.map(({ path }) => path));
  return judgePages({ pages, touched }, { after: rows(AFTER), before: rows(BEFORE) }).pages;
}

function hasVerdict({ verdict }: JudgedKind): boolean {
  return verdict === 'more' || verdict === 'fewer';
}
