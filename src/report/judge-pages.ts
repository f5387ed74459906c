import { studentPValue } from './chance.ts';
import { WEEKS_AFTER, WEEKS_BEFORE } from './change-weeks.ts';
import type { MatchedPage, Matching, Rows, WeeklyRows, WeeklyVisits } from './match-pages.ts';
import { HELP, NEWS, SECTION } from './news-rules.ts';
import { mean, median } from './page-level.ts';
import type { Kind, TestedPage } from './site-levels.ts';
import { forKinds, largestFirst, sectionDepth, sectionOf, siteLevels, testPages } from './site-levels.ts';

/**
 * `one-week`: without the week that speaks most for a change, there is none. `whole-section`: the unchanged pages of its
 * section moved at least half as far. `left`: almost no one came in the last week, so the page may have another address.
 * `not-judged`: lists of pages are missing.
 */
export type Verdict =
  | 'more'
  | 'fewer'
  | 'no-clear-change'
  | 'one-week'
  | 'whole-section'
  | 'left'
  | 'too-little-data'
  | 'not-judged';

export type JudgedPage = ReturnType<typeof judgePages>['pages'][number];
/** Visitors a week. */
export type JudgedKind = JudgedPage['human'];
type Tested = ReturnType<typeof testsOf>['human'][number];
type Joined = ReturnType<typeof join>[number];
type Judging = ReturnType<typeof judgingOf>;

/** Judges changed pages, largest deviation first: the news' test of each week after the change, joined. */
export function judgePages({ pages, touched }: Pick<Matching, 'pages' | 'touched'>, rows: WeeklyRows) {
  const isWhole = rows.after.length === WEEKS_AFTER && rows.before.length === WEEKS_BEFORE;
  const tests = rows.after.map((_rows, week) => testsOf(week, { pages, touched }, rows));
  const judging = forKinds((kind) => judgingOf(isWhole ? tests.flatMap((of) => of[kind]) : [], touched));
  const both = Object.values(judging);
  const depth = sectionDepth([...(rows.after[0]?.keys() ?? [])]) ?? 1;
  const judgedKind = ({ path, visits }: MatchedPage, kind: Kind) => {
    const [before = 0, after = 0] = [visits.before, visits.after].map((weeks) =>
      mean(weeks.map((each) => each?.[kind] ?? 0)),
    );
    const page = judging[kind].byPath.get(path);
    const found = page === undefined ? 'too-little-data' : verdictOn(page, judging[kind], depth);
    const hasLeft =
      (visits.after[0]?.total ?? 0) <= NEWS.leftOver * mean(visits.before.map((each) => each?.total ?? 0));
    const judged = found !== 'too-little-data' && hasLeft ? 'left' : found;
    const verdict: Verdict = isWhole ? judged : 'not-judged';
    // Expected if the page had followed all other pages; null if that is unknown.
    return { before, after, expected: page?.level ?? null, verdict };
  };
  const far = (path: string): number =>
    Math.max(...both.map(({ byPath, usual }) => Math.abs(byPath.get(path)?.t ?? 0) / usual));
  return {
    pages: pages.toSorted(largestFirst(({ path }) => far(path))).map((page) => {
      const { path, before, commits } = page;
      const [renamedFrom, isNew, section] = [before === path ? null : before, before === null, sectionOf(path, depth)];
      return { path, renamedFrom, isNew, section, ...forKinds((kind) => judgedKind(page, kind)), commits };
    }),
    others: Math.max(...both.map(({ sized }) => sized)),
  };
}

/** Tests every page in one week after the change; the site is measured by the pages that no change touched. */
function testsOf(week: number, { pages, touched }: Pick<Matching, 'pages' | 'touched'>, rows: WeeklyRows) {
  const tested = (path: string, { before, after }: WeeklyVisits): TestedPage => {
    return { path, now: after[week] ?? null, earlier: before };
  };
  const paths = new Set([rows.after[week], ...rows.before].flatMap((list) => [...(list?.keys() ?? [])]));
  const rowsOf = (lists: readonly Rows[], path: string) => lists.map((list) => list.get(path) ?? null);
  const others = [...paths.difference(touched)].map((path) =>
    tested(path, { after: rowsOf(rows.after, path), before: rowsOf(rows.before, path) }),
  );
  const changed = new Map(pages.map(({ path, visits }) => [path, tested(path, visits)]));
  const site = siteLevels(others);
  // Only what is joined: all weeks of ten thousand pages with their visitors would be twenty megabytes.
  return forKinds((kind) =>
    testPages([...others, ...changed.values()], kind, site[kind]).map(({ page: { path }, now, level, periods, t }) => {
      return { path, now, level, periods, t };
    }),
  );
}

/** `usual`: how far unchanged pages of some size move by themselves, the unit of all distances. */
function judgingOf(tests: readonly Tested[], touched: ReadonlySet<string>) {
  const joined = [...Map.groupBy(tests, ({ path }) => path).values()].flatMap(join);
  const others = joined.filter(({ path }) => !touched.has(path));
  const squares = others.filter(({ level }) => level >= HELP.sized).map(({ t }) => t ** 2);
  // Pages drift from month to month, so several weeks together are further away than chance alone says.
  const kept = squares.toSorted((one, other) => one - other).slice(0, Math.ceil(squares.length * (1 - HELP.trimmed)));
  const sum = kept.reduce((total, each) => total + each, HELP.asByChance);
  const usual = Math.sqrt(Math.max(1, sum / (kept.length + HELP.asByChance)));
  return { byPath: new Map(joined.map((each) => [each.path, each])), others, sized: squares.length, usual };
}

/** `change`: the mean one against the level, on a log scale; `least`: `t` without the week that speaks most for a change. */
function join(tests: readonly Tested[]) {
  const [first] = tests;
  if (first === undefined || tests.length < WEEKS_AFTER) return [];
  const ts = tests.map((test) => test.t);
  const periods = Math.min(...tests.map((test) => test.periods));
  // They share the level of the weeks before.
  const together = (of: readonly number[]): number =>
    mean(of) / Math.sqrt((1 + (of.length - 1) / (periods + 1)) / of.length);
  const t = together(ts);
  const most = ts.indexOf(t > 0 ? Math.max(...ts) : Math.min(...ts));
  const change = mean(tests.map(({ now, level }) => Math.log((now + 0.5) / (level + 0.5))));
  const [now, level] = [mean(tests.map((test) => test.now)), mean(tests.map((test) => test.level))];
  return [{ path: first.path, now, level, periods, change, t, least: together(ts.toSpliced(most, 1)) }];
}

function verdictOn(page: Joined, { others, sized, usual }: Judging, depth: number): Verdict {
  const { now, level, periods, change, t, least } = page;
  const isLittle = 2 * (now + level) < HELP.leastVisitors;
  if (sized < HELP.leastOthers || periods < HELP.leastWeeks || isLittle) return 'too-little-data';
  const isClear = (distance: number): boolean => studentPValue(distance / usual, HELP.degrees) <= HELP.falseShare;
  if (Math.abs(Math.exp(change) - 1) < HELP.leastChange || !isClear(t)) return 'no-clear-change';
  if (Math.sign(least) !== Math.sign(t) || !isClear(least)) return 'one-week';
  const own = sectionOf(page.path, depth);
  const near = others.filter((other) => sectionOf(other.path, depth) === own && other.level >= SECTION.leastLevel);
  const section = near.length < SECTION.leastAlike ? 0 : median(near.map((other) => other.change));
  if (section * Math.sign(change) >= Math.abs(change) / 2) return 'whole-section';
  return t > 0 ? 'more' : 'fewer';
}
