import type { ListedCommit } from '../action/ports/contents.ts';
import { studentPValue } from './chance.ts';
import { WEEKS_AFTER, WEEKS_BEFORE } from './change-weeks.ts';
import type { MatchedPage, Matching, Rows, WeeklyRows, WeeklyVisits } from './match-pages.ts';
import { HELP, SECTION } from './news-rules.ts';
import { mean, median } from './page-level.ts';
import type { Kind, PageTest, TestedPage } from './site-levels.ts';
import { forKinds, largestFirst, sectionDepth, sectionOf, siteLevels, testPages } from './site-levels.ts';

/**
 * `one-week`: without the week that speaks most for a change, there is none. `whole-section`: the unchanged pages of its
 * section moved at least half as far. `not-judged`: lists of pages are missing.
 */
export type Verdict =
  | 'more'
  | 'fewer'
  | 'no-clear-change'
  | 'one-week'
  | 'whole-section'
  | 'too-little-data'
  | 'not-judged';

/** Visitors a week. */
export interface JudgedKind {
  readonly before: number;
  readonly after: number;
  /** Expected after, if the page had followed all other pages; null if that is unknown. */
  readonly expected: number | null;
  readonly verdict: Verdict;
}

export interface JudgedPage {
  readonly path: string;
  /** The path it was visited under before, if it was a different one. */
  readonly renamedFrom: string | null;
  /** It did not exist before, so there is nothing to compare with. */
  readonly isNew: boolean;
  /** The beginning of its path that names its section. */
  readonly section: string;
  readonly human: JudgedKind;
  readonly ai: JudgedKind;
  /** The commits that changed it, latest first. */
  readonly commits: readonly ListedCommit[];
}

/** What the tests of the weeks after a change say together about one kind of a page's visitors. */
interface Joined {
  readonly path: string;
  readonly now: number;
  readonly level: number;
  readonly periods: number;
  /** Mean change against the level, on a log scale. */
  readonly change: number;
  /** Distance from the level with all weeks, and without the one that speaks most for a change. */
  readonly t: number;
  readonly least: number;
}

/** One kind of all pages' visitors. */
interface Judging {
  readonly byPath: ReadonlyMap<string, Joined>;
  readonly others: readonly Joined[];
  /** Unchanged pages of some size, and how far they move by themselves: the unit of all distances. */
  readonly sized: number;
  readonly usual: number;
}

/** Judges changed pages, largest deviation first: the news' test of each week after the change, joined. */
export function judgePages({ pages, touched }: Pick<Matching, 'pages' | 'touched'>, rows: WeeklyRows) {
  const isWhole = rows.after.length === WEEKS_AFTER && rows.before.length === WEEKS_BEFORE;
  const tests = rows.after.map((_rows, week) => testsOf(week, { pages, touched }, rows));
  const judging = forKinds((kind) => judgingOf(isWhole ? tests.flatMap((of) => of[kind]) : [], touched));
  const both = Object.values(judging);
  const depth = sectionDepth([...(rows.after[0]?.keys() ?? [])]) ?? 1;
  const judgedKind = ({ path, visits }: MatchedPage, kind: Kind): JudgedKind => {
    const [before = 0, after = 0] = [visits.before, visits.after].map((weeks) =>
      mean(weeks.map((each) => each?.[kind] ?? 0)),
    );
    const page = judging[kind].byPath.get(path);
    const verdict = page === undefined ? 'too-little-data' : verdictOn(page, judging[kind], depth);
    return { before, after, expected: page?.level ?? null, verdict: isWhole ? verdict : 'not-judged' };
  };
  const far = (path: string): number =>
    Math.max(...both.map(({ byPath, usual }) => Math.abs(byPath.get(path)?.t ?? 0) / usual));
  return {
    pages: pages.toSorted(largestFirst(({ path }) => far(path))).map((page) => ({
      path: page.path,
      renamedFrom: page.before === page.path ? null : page.before,
      isNew: page.before === null,
      section: sectionOf(page.path, depth),
      ...forKinds((kind) => judgedKind(page, kind)),
      commits: page.commits,
    })),
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
  return forKinds((kind) => testPages([...others, ...changed.values()], kind, site[kind]));
}

function judgingOf(tests: readonly PageTest[], touched: ReadonlySet<string>): Judging {
  const joined = [...Map.groupBy(tests, ({ page }) => page.path).values()].flatMap(join);
  const others = joined.filter(({ path }) => !touched.has(path));
  const squares = others.filter(({ level }) => level >= HELP.sized).map(({ t }) => t ** 2);
  // Pages drift from month to month, so several weeks together are further away than chance alone says.
  const kept = squares.toSorted((one, other) => one - other).slice(0, Math.ceil(squares.length * (1 - HELP.trimmed)));
  const sum = kept.reduce((total, each) => total + each, HELP.asByChance);
  const usual = Math.sqrt(Math.max(1, sum / (kept.length + HELP.asByChance)));
  return { byPath: new Map(joined.map((each) => [each.path, each])), others, sized: squares.length, usual };
}

function join(tests: readonly PageTest[]): readonly Joined[] {
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
  return [{ path: first.page.path, now, level, periods, change, t, least: together(ts.toSpliced(most, 1)) }];
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
