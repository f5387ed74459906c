import type { VisitorCounts } from '../action/ports/readers.ts';
import { NEWS, SECTION } from './news-rules.ts';
import { type Kind, type PageTest, siteLevels, standsOut, type TestedPage, testPages } from './site-levels.ts';

export interface MovedSection {
  /** The beginning of its paths, such as `/api`. */
  readonly path: string;
  readonly kind: Kind;
  readonly pages: readonly TestedPage[];
  /** Its pages that moved in its direction. */
  readonly alike: number;
  /** How its sum changed: 0.5 is half of what is usual for it. */
  readonly factor: number;
}

/**
 * Finds the sections that moved, the largest change first: their sums are tested as pages, by the ratios of the pages.
 * Sums count a visitor once per page, so they are an index here and are never shown.
 */
export function movedSections(tests: readonly PageTest[], kind: Kind): readonly MovedSection[] {
  const groups = groupsOf(tests);
  const pages = tests.map(({ page }) => page);
  const sums = [...groups].map(([path, of]) => sumOf(path, of));
  const tested = testPages(sums, kind, siteLevels(sums, pages)[kind]);
  return tested
    .toSorted((one, other) => Math.abs(logOf(other)) - Math.abs(logOf(one)))
    .flatMap((test) => movedSection(test, groups.get(test.page.path) ?? [], SECTION.falseShare / tested.length));
}

/** Groups pages by the first segment of their paths that is not the same for nearly all of them. */
function groupsOf(tests: readonly PageTest[]): ReadonlyMap<string, readonly PageTest[]> {
  for (let depth = 1; depth <= SECTION.deepest; depth += 1) {
    const groups = Map.groupBy(tests, ({ page }) => page.path.split('/', depth + 1).join('/'));
    if (groups.values().every(({ length }) => length <= SECTION.nearlyAll * tests.length)) return groups;
  }
  return new Map();
}

function sumOf(path: string, tests: readonly PageTest[]): TestedPage {
  const pages = tests.map(({ page }) => page);
  const older = (pages[0]?.older ?? []).map((_week, at) => added(pages.map((page) => page.older[at] ?? null)));
  return { path, now: added(pages.map(({ now }) => now)), before: added(pages.map(({ before }) => before)), older };
}

/** Null before its first page had visitors. */
function added(counts: readonly (VisitorCounts | null)[]): VisitorCounts | null {
  if (counts.every((each) => each === null)) return null;
  const sum = (of: keyof VisitorCounts): number => counts.reduce((total, each) => total + (each?.[of] ?? 0), 0);
  return { human: sum('human'), ai: sum('ai'), total: sum('total') };
}

function movedSection(test: PageTest, pages: readonly PageTest[], falseShare: number): readonly MovedSection[] {
  const { page, kind, now, usual, level, p } = test;
  const alike = p <= falseShare && level >= NEWS.leastExpected && standsOut(test) ? alikeIn(pages, test) : 0;
  if (alike < SECTION.leastAlike) return [];
  return [{ path: page.path, kind, pages: pages.map((each) => each.page), alike, factor: now / Math.max(usual, 1) }];
}

/** Counts the pages that moved with their section, at least half as far; 0 if they are not most of them. */
function alikeIn(tests: readonly PageTest[], section: PageTest): number {
  const known = tests.filter(({ level }) => level >= SECTION.leastLevel);
  const far = logOf(section) / 2;
  const alike = known.filter((test) => logOf(test) / far >= 1).length;
  return alike >= SECTION.most * known.length ? alike : 0;
}

function logOf({ now, level }: PageTest): number {
  return Math.log((now + 0.5) / (level + 0.5));
}
