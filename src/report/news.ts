import type { VisitorCounts } from '../action/ports/readers.ts';
import { discoveries, signedRoot, studentQuantile } from './chance.ts';
import { LEVEL, NEWS, SECTION } from './news-rules.ts';
import { degreesOf, median } from './page-level.ts';
import type { Kind, PageTest, SiteLevel, TestedPage } from './site-levels.ts';
import { forKinds, largestFirst, sectionDepth, sectionOf, siteLevels, standsOut, testPages } from './site-levels.ts';

/** A page that differs from its own earlier periods by more than chance explains. */
export interface NewsPage extends TestedPage {
  /** Whether the change is certain and bad enough to act on. */
  readonly worthACommand: boolean;
  /** The median of its earlier periods. */
  readonly usual: Readonly<Record<Kind, number>>;
}

/** A page is in at most one kind, or in one for people and one for AI: the first two already say what the others would. */
export type NewsKind = 'lostMostPeople' | 'fewerPeopleMoreAi' | 'fewerPeople' | 'morePeople' | 'moreAi' | 'lessAi';

export type News = ReturnType<typeof findNews>;
export type KindNews = ReturnType<typeof judged>;
export type MovedSection = KindNews['sections'][number];

/**
 * Finds what is news about pages: each is tested against its own earlier periods, people and AI separately (decision 8).
 * The caller leaves out every page that may only seem absent because rows are missing, and periods before counting began.
 */
export function findNews(known: readonly TestedPage[]) {
  const pages = (known[0]?.earlier.length ?? 0) < LEVEL.leastPeriods ? [] : known;
  const site = siteLevels(pages);
  const { human: people, ai } = forKinds((kind) => judged(pages, kind, site[kind]));
  const [ofPeople, ofAi] = [people, ai].map(({ all }) => new Map(all.map(({ page, usual }) => [page.path, usual])));
  const named = (page: TestedPage, worthACommand: boolean): NewsPage => ({
    ...page,
    worthACommand,
    usual: { human: ofPeople?.get(page.path) ?? 0, ai: ofAi?.get(page.path) ?? 0 },
  });
  return {
    kinds: kindsOf(people, ai, named),
    sections: [...people.sections, ...ai.sections],
    // Pages with their first visitors ever, most visited first.
    newPages: pages
      .filter(({ earlier }) => earlier.every((each) => each === null))
      .filter(({ now }) => (now?.total ?? 0) >= NEWS.leastNew)
      .toSorted(largestFirst(({ now }) => now?.total ?? 0))
      .map((page) => named(page, false)),
    people,
    ai,
  };
}

type Named = (page: TestedPage, worthACommand: boolean) => NewsPage;

function kindsOf(people: KindNews, ai: KindNews, named: Named): Readonly<Record<NewsKind, readonly NewsPage[]>> {
  const ranked = (tests: readonly PageTest[], worthACommand: (test: PageTest) => boolean): readonly NewsPage[] =>
    tests.toSorted(byChange).map((test) => named(test.page, worthACommand(test)));
  const [fewerPeople, moreAi] = [people.news.filter(isFall), ai.news.filter((test) => !isFall(test))];
  const aiCame = pathsOf(moreAi);
  const swapped = fewerPeople.filter(({ page }) => aiCame.has(page.path));
  const lost = people.lost.filter(({ page }) => !pathsOf(swapped).has(page.path));
  const listed = pathsOf([...swapped, ...lost]);
  const single = (tests: readonly PageTest[]) => tests.filter(({ page }) => !listed.has(page.path));
  return {
    fewerPeopleMoreAi: ranked(swapped, () => true),
    lostMostPeople: ranked(lost, () => true),
    morePeople: ranked(single(people.news.filter((test) => !isFall(test))), () => false),
    fewerPeople: ranked(single(fewerPeople), ({ t }) => t <= NEWS.certainFall),
    moreAi: ranked(single(moreAi), () => false),
    lessAi: ranked(single(ai.news.filter(isFall)), () => false),
  };
}

function judged(pages: readonly TestedPage[], kind: Kind, first: SiteLevel | null) {
  const all = testPages(pages, kind, first);
  const sections = movedSections(all, kind);
  const inSection = new Set(sections.flatMap((section) => section.pages));
  const others = pages.filter((page) => !inSection.has(page));
  const site = sections.length === 0 ? first : siteLevels(others)[kind];
  const tests = sections.length === 0 ? all : testPages(others, kind, site);
  const large = tests.filter(isLarge);
  const pValues = large.map(({ p }) => p);
  const found = discoveries(pValues, NEWS.falseShare[kind]);
  const news = large.filter((test, at) => found[at] === true && standsOut(test));
  const widespread = widespreadOf(large, news);
  return {
    site,
    // Small pages, too.
    all: [...tests, ...all.filter(({ page }) => inSection.has(page))],
    tested: large.length,
    widespread,
    noticeable: site === null ? null : noticeable(large, site, NEWS.falseShare[kind]),
    sections,
    news: widespread === null ? news : news.filter((test) => isFall(test) !== widespread.isFall),
    lost: kind === 'human' ? tests.filter(isLost) : [],
  };
}

/**
 * Checks whether nearly all pages moved in one direction, some more than others, which would be news by themselves
 * (`foremost`): then lines about them would say less than a sentence.
 */
function widespreadOf(large: readonly PageTest[], news: readonly PageTest[]) {
  for (const sign of [1, -1]) {
    const moved = large.filter(({ now, usual }) => (now - usual) * sign >= NEWS.leastChange * usual).length;
    const foremost = news.filter((test) => isFall(test) === sign < 0).toSorted(byChange);
    if (moved >= NEWS.mostMoved * large.length && foremost.length >= NEWS.leastMoved)
      return { isFall: sign < 0, moved, foremost };
  }
  return null;
}

export function isLarge({ now, level }: PageTest): boolean {
  return now + level >= 2 * NEWS.leastExpected;
}

function isFall({ now, level }: PageTest): boolean {
  return now < level;
}

function isLost(test: PageTest): boolean {
  const { now, level, usual, periods } = test;
  const least = Math.min(Math.round(level), usual);
  if (periods < NEWS.leastPeriods || least < NEWS.leastLost || now > NEWS.leftOver * least) return false;
  // The level as one period of each of its own.
  return signedRoot({ before: least * periods, now }, 1 / periods) <= NEWS.certainLoss && standsOut(test);
}

function pathsOf(tests: readonly PageTest[]): ReadonlySet<string> {
  return new Set(tests.map(({ page }) => page.path));
}

/** Sorts by the change in visitors, largest first, and then by path, so that the same figures give the same news. */
function byChange(one: PageTest, other: PageTest): number {
  const size = ({ now, level }: PageTest): number => Math.abs(now - level);
  return size(other) - size(one) || (one.page.path < other.page.path ? -1 : 1);
}

/** Sizes that a sentence may speak of; the largest that a tested page has is used. */
const SIZES = [100, 50, 30] as const;
/** A rise beyond this many times its visitors is as good as never noticed. */
const MOST_RISE = 100;

/**
 * Computes below and above which numbers of visitors the page of a round size with this site's spread would be the only
 * news; null: not even without any, or not even with a hundred times as many.
 */
export function noticeable(tests: readonly PageTest[], site: SiteLevel, falseShare: number) {
  const size = SIZES.find((each) => tests.some(({ usual }) => usual >= each));
  if (size === undefined) return null;
  // It must move away from what it usually has, and from what it would have if it had followed the site.
  const level = size * median(site.ratios);
  const periods = site.ratios.length;
  const t = studentQuantile(falseShare / tests.length, degreesOf(periods, site.weeks));
  const factor = Math.exp(t * Math.sqrt((site.spread + 1 / level) * (1 + 1 / periods)));
  const below = Math.floor(Math.min(level / factor, Math.min(size, level) * (1 - NEWS.leastChange)));
  const above = Math.ceil(Math.max(level * factor, Math.max(size, level) * (1 + NEWS.leastChange)));
  return { level: size, below: below < 1 ? null : below, above: above > MOST_RISE * size ? null : above };
}

/**
 * Finds the sections that moved, the largest change first: their sums are tested as pages, by the ratios of the pages.
 * Sums count a visitor once per page, so they are an index here and are never shown. `alike`: the pages that moved in the
 * section's direction; `factor`: 0.5 is half of what is usual for its sum.
 */
function movedSections(tests: readonly PageTest[], kind: Kind) {
  const pages = tests.map(({ page }) => page);
  const depth = sectionDepth(pages.map(({ path }) => path));
  if (depth === undefined) return [];
  const groups = Map.groupBy(tests, ({ page }) => sectionOf(page.path, depth));
  const sums = [...groups].map(([path, of]) => sumOf(path, of));
  const tested = testPages(sums, kind, siteLevels(sums, pages)[kind]);
  return tested.toSorted(byChange).flatMap((test) => {
    const { path } = test.page;
    const { now, usual, level, p } = test;
    const isNews = p <= SECTION.falseShare / tested.length && level >= NEWS.leastExpected && standsOut(test);
    const inSection = groups.get(path) ?? [];
    const alike = isNews ? alikeIn(inSection, test) : 0;
    if (alike < SECTION.leastAlike) return [];
    return [{ path, kind, pages: inSection.map(({ page }) => page), alike, factor: now / Math.max(usual, 1) }];
  });
}

function sumOf(path: string, tests: readonly PageTest[]): TestedPage {
  const pages = tests.map(({ page }) => page);
  const weeks = (pages[0]?.earlier ?? []).keys();
  const earlier = [...weeks].map((at) => added(pages.map((page) => page.earlier[at] ?? null)));
  return { path, now: added(pages.map(({ now }) => now)), earlier };
}

/** Null before its first page had visitors. */
function added(counts: readonly (VisitorCounts | null)[]): VisitorCounts | null {
  if (counts.every((each) => each === null)) return null;
  const sum = (of: keyof VisitorCounts): number => counts.reduce((total, each) => total + (each?.[of] ?? 0), 0);
  return { human: sum('human'), ai: sum('ai'), total: sum('total') };
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
