import { studentPValue } from './chance.ts';
import { LEVEL, NEWS, SECTION } from './news-rules.ts';
import { degreesOf, distance, levelOf, spreadOf } from './page-level.ts';
import type { Kind, PageTest, SiteLevel, TestedPage } from './site-levels.ts';

export interface MovedSection {
  /** The beginning of its paths, such as `/api`. */
  readonly path: string;
  readonly kind: Kind;
  readonly pages: readonly TestedPage[];
  /** Its pages that moved in its direction. */
  readonly alike: number;
  /** How it changed against all other sections: 0.5 is half of its usual readers. */
  readonly factor: number;
}

interface Group {
  readonly path: string;
  readonly tests: readonly PageTest[];
  readonly sums: Sums;
}

/**
 * Finds the sections that moved, the largest change first: each by its sum against the sum of the others, without those
 * that moved more. Sums count a visitor once per page, so they are an index here and are never shown.
 */
export function movedSections(tests: readonly PageTest[], kind: Kind, site: SiteLevel | null): readonly MovedSection[] {
  if (site === null) return [];
  let rest = [...groupsOf(tests)].map(([path, of]): Group => ({ path, tests: of, sums: sumsOf(of, kind, site) }));
  const found: MovedSection[] = [];
  let left = tests.length;
  for (;;) {
    const whole = rest.map(({ sums }) => sums).reduce((sum, each) => added(sum, each), NOTHING);
    const about = { kind, site, whole, groups: rest.length };
    const moved = rest.flatMap((group) => movedSection(group, about) ?? []);
    // Of two sections, the one that differs from most pages has moved, not the other one.
    const [largest] = moved.toSorted((one, other) => other.size - one.size);
    if (largest === undefined) return found;
    left -= largest.section.pages.length;
    // If most pages moved, the rest stands out, and we can't tell which of them changed.
    if (left * 2 < tests.length) return [];
    found.push(largest.section);
    rest = rest.filter(({ path }) => path !== largest.section.path);
  }
}

/** Groups pages by the first segment of their paths that is not the same for nearly all of them. */
function groupsOf(tests: readonly PageTest[]): ReadonlyMap<string, readonly PageTest[]> {
  for (let depth = 1; depth <= SECTION.deepest; depth += 1) {
    const groups = Map.groupBy(tests, ({ page }) => page.path.split('/', depth + 1).join('/'));
    if (groups.values().every(({ length }) => length <= SECTION.nearlyAll * tests.length)) return groups;
  }
  return new Map();
}

interface About {
  readonly kind: Kind;
  readonly site: SiteLevel;
  readonly whole: Sums;
  readonly groups: number;
}

function movedSection(group: Group, about: About): { readonly section: MovedSection; readonly size: number } | null {
  const { path, tests, sums: own } = group;
  const level = tests.length < SECTION.leastAlike ? null : clearLevel(group, about);
  if (level === null) return null;
  const factor = own.now / Math.max(level, 1);
  if (level < NEWS.leastExpected || Math.abs(factor - 1) < NEWS.leastChange) return null;
  const alike = alikeIn(tests, factor);
  if (alike === null) return null;
  const size = Math.abs(Math.log((own.now + 1) / (own.level + 1)));
  return { section: { path, kind: about.kind, pages: tests.map(({ page }) => page), alike, factor }, size };
}

/** Tests the sum of a section against that of the others; returns its usual size, or null if it did not move clearly. */
function clearLevel({ sums: own }: Group, { site, whole, groups }: About): number | null {
  const rest = added(whole, own, -1);
  const ratios = rest.sums.map((sum) => rest.now / sum);
  if (!ratios.every((ratio) => ratio > 0 && Number.isFinite(ratio))) return null;
  const values = own.sums.map((sum, at) => sum * (ratios[at] ?? 1));
  // If its pages vary independently, a sum varies less than a page; its own periods show whether they do.
  const spread = site.spread * (concentration(own) + concentration(rest)) + 1 / Math.max(1, rest.now);
  const usual = { spread, weeks: LEVEL.siteWeeks };
  const level = levelOf({ values, ratios }, spread);
  const t = distance(own.now, level, spreadOf(level, usual));
  const degrees = values.length === 1 ? Number.POSITIVE_INFINITY : degreesOf(level, usual);
  return studentPValue(t, degrees) > SECTION.falseShare / groups ? null : level.level;
}

/** Counts the pages that moved with their section, at least half as far; null if they are few or not most of them. */
function alikeIn(tests: readonly PageTest[], factor: number): number | null {
  const known = tests.filter(({ level }) => level >= SECTION.leastLevel);
  const far = Math.log(Math.max(factor, 0.01)) / 2;
  const alike = known.filter(({ now, level }) => Math.log((now + 0.5) / (level + 0.5)) / far >= 1).length;
  return alike >= SECTION.leastAlike && alike >= SECTION.most * known.length ? alike : null;
}

interface Sums {
  readonly now: number;
  /** Of each earlier period, newest first. */
  readonly sums: readonly number[];
  readonly level: number;
  readonly squares: number;
}

const NOTHING: Sums = { now: 0, sums: [], level: 0, squares: 0 };

function sumsOf(tests: readonly PageTest[], kind: Kind, { ratios }: SiteLevel): Sums {
  const sums = ratios.map((_ratio, at) =>
    tests.reduce((sum, { page }) => sum + ((at === 0 ? page.before : page.older[at - 1])?.[kind] ?? 0), 0),
  );
  return {
    now: tests.reduce((sum, test) => sum + test.now, 0),
    sums,
    level: tests.reduce((sum, test) => sum + test.level, 0),
    squares: tests.reduce((sum, test) => sum + test.level ** 2, 0),
  };
}

/** Adds sums, or takes them away with `sign` −1. */
function added(one: Sums, other: Sums, sign: 1 | -1 = 1): Sums {
  return {
    now: one.now + sign * other.now,
    sums: other.sums.map((sum, at) => (one.sums[at] ?? 0) + sign * sum),
    level: one.level + sign * other.level,
    squares: one.squares + sign * other.squares,
  };
}

/** 1 if one page has all visitors, and 1/n if n pages share them equally. */
function concentration({ level, squares }: Sums): number {
  return Math.max(0, squares) / Math.max(1, level ** 2);
}
