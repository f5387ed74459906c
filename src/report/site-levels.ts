import type { VisitorCounts } from '../action/ports/readers.ts';
import { pValue, siteRatio, studentPValue } from './chance.ts';
import { CHANCE, LEVEL, NEWS, SECTION } from './news-rules.ts';
import type { Level, SiteSpread } from './page-level.ts';
import { distance, levelOf, mean, median, spreadOf, weeksOfSite } from './page-level.ts';

/** One page in both periods; null if it had no visitors, or if that is unknown because rows are missing. */
export interface PageFigures {
  readonly path: string;
  readonly now: VisitorCounts | null;
  readonly before: VisitorCounts | null;
}

/** One page with its earlier periods, newest first; null if it had no visitors. */
export interface TestedPage extends Pick<PageFigures, 'path' | 'now'> {
  readonly earlier: readonly (VisitorCounts | null)[];
}

export type Kind = 'human' | 'ai';

export function forKinds<T>(make: (kind: Kind) => T): Readonly<Record<Kind, T>> {
  return { human: make('human'), ai: make('ai') };
}

/** Finds the first segment of the paths that is not the same for nearly all: it names their sections. */
export function sectionDepth(paths: readonly string[]): number | undefined {
  const isNearlyAll = ({ length }: readonly string[]): boolean => length > SECTION.nearlyAll * paths.length;
  const groupsAt = (depth: number) => Map.groupBy(paths, (path) => sectionOf(path, depth));
  return SECTION.depths.find((depth) => !groupsAt(depth).values().some(isNearlyAll));
}

/** Returns the beginning of a path, up to this segment: `/docs/api`. */
export function sectionOf(path: string, depth: number): string {
  return path.split('/', depth + 1).join('/');
}

/** Sorts by a number, largest first, and then by path, so that the same figures always give the same report. */
export function largestFirst<T extends { readonly path: string }>(size: (page: T) => number) {
  return (one: T, other: T): number => size(other) - size(one) || (one.path < other.path ? -1 : 1);
}

/** How the whole site's visitors of a kind changed, and how much its pages vary. */
export interface SiteLevel extends SiteSpread {
  /** Now to each earlier period, newest first. */
  readonly ratios: readonly number[];
}

export type PageTest = ReturnType<typeof testOf>;

/** Measures the site for both kinds, with the ratios of `measured`; null for a kind that can't be tested. */
export function siteLevels(pages: readonly TestedPage[], measured: readonly TestedPage[] = pages) {
  const kinds = forKinds((kind) => {
    const ratios = ratiosOf(measured, kind);
    const isKnown = ratios.length >= LEVEL.leastPeriods;
    const sized = isKnown ? sizedLevels(pages, kind, ratios, LEVEL.firstSpread) : [];
    // Variances beyond counting, below 0 for a page that varied less.
    const excess = sized.map(({ periods, squares, counting }) => squares / (periods - 1) - counting);
    return { isKnown, ratios, excess };
  });
  const all = [...kinds.human.excess, ...kinds.ai.excess];
  return forKinds((kind): SiteLevel | null => {
    const { isKnown, ratios, excess } = kinds[kind];
    // Without a page of some size, nothing can be distinguished from chance.
    if (!isKnown || all.length === 0) return null;
    // AI often varies more than people, so with a common spread its noise would look like news.
    const own = (excess.length < CHANCE.leastPagesForSpread ? all : excess).toSorted((one, other) => one - other);
    const off = Math.floor(own.length * LEVEL.trimmed);
    const spread = Math.max(LEVEL.leastSpread, mean(own.slice(off, own.length - off)));
    return { ratios, spread, weeks: weeksOfSite(sizedLevels(pages, kind, ratios, spread), spread, ratios.length) };
  });
}

/** Finds the ratios of now to each earlier period, newest first; the first unknown one ends them. */
function ratiosOf(pages: readonly TestedPage[], kind: Kind): readonly number[] {
  const ratios: number[] = [];
  for (const at of (pages[0]?.earlier ?? []).keys()) {
    const changes = pages.map(({ now, earlier }) => ({ now: now?.[kind] ?? 0, before: earlier[at]?.[kind] ?? 0 }));
    const ratio = siteRatio(changes);
    if (ratio === null) break;
    ratios.push(ratio);
  }
  return ratios;
}

/** Returns the levels of the pages that were there before; `spread` is the site's. */
function knownPages(pages: readonly TestedPage[], kind: Kind, ratios: readonly number[], spread: number) {
  return pages.flatMap((page) => {
    // A page that came later than the oldest period has fewer of them: it was not at 0 before, it did not exist.
    const known = page.earlier.slice(0, ratios.length).findLastIndex((each) => each !== null) + 1;
    const used = ratios.slice(0, known);
    const weeks = { ratios: used, values: used.map((ratio, at) => ratio * (page.earlier[at]?.[kind] ?? 0)) };
    return used.length === 0 ? [] : [{ page, weeks, level: levelOf(weeks, spread) }];
  });
}

function sizedLevels(...given: Parameters<typeof knownPages>): readonly Level[] {
  const known = knownPages(...given).filter(({ weeks }) => weeks.values.length >= 3);
  return known.flatMap(({ level }) => (level.level < CHANCE.leastSizeForSpread ? [] : [level]));
}

export function testPages(pages: readonly TestedPage[], kind: Kind, site: SiteLevel | null): readonly PageTest[] {
  if (site === null) return [];
  const known = knownPages(pages, kind, site.ratios, site.spread);
  // Crawlers skip larger pages in some weeks: where that is common, a page without visitors is no news.
  const values = known.flatMap(({ weeks, level }) => (level.level < CHANCE.leastSizeForSpread ? [] : weeks.values));
  const share = values.filter((value) => value === 0).length / Math.max(1, values.length);
  const silence = share < LEVEL.leastSilence ? 0 : share;
  return known.map((each) => {
    const test = testOf(each, kind, site);
    return test.now > 0 ? test : { ...test, p: Math.max(test.p, silence) };
  });
}

/**
 * Tests one kind of one page's visitors against its own earlier periods: how far they are from the `level` that it would
 * have had if it had followed the site, in standard deviations (`t`, above 0 for a rise). A line about it says `usual`,
 * the median of these periods as they were. `spread` is relative to the level, and what is beyond counting.
 */
function testOf({ page, weeks, level }: ReturnType<typeof knownPages>[number], kind: Kind, site: SiteLevel) {
  const now = page.now?.[kind] ?? 0;
  const { spread, degrees } = spreadOf(level, site);
  const t = distance(now, level, spread);
  // The noise of counting is known, so t has no longer tail than a normal deviation of this scale.
  const leastNoise = Math.sqrt(level.counting / (level.counting + site.spread));
  const usual = median(weeks.values.map((_value, at) => page.earlier[at]?.[kind] ?? 0));
  const p = Math.min(studentPValue(t, degrees), pValue(t * leastNoise));
  return { page, kind, now, level: level.level, periods: level.periods, usual, spread: Math.sqrt(spread), t, p };
}

/**
 * Checks that a change is large enough for a line: a quarter of the level and of the raw median, in one direction, and
 * clear against that median, too. So what the line says is true as it stands, whatever the site did meanwhile.
 */
export function standsOut({ now, level, usual, periods, spread }: PageTest): boolean {
  const away = distance(now, { level: usual, periods, ratio: 1 }, spread ** 2) * Math.sign(now - level);
  const isLarge = (from: number): boolean => Math.abs(now - from) >= NEWS.leastChange * from;
  return isLarge(level) && isLarge(usual) && away >= NEWS.leastFromMedian;
}
