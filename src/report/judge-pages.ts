import type { ListedCommit } from '../action/ports/contents.ts';
import {
  type Baseline,
  type Change,
  deviation,
  discoveries,
  expectedNow,
  pValue,
  siteRatio,
  siteSpreads,
} from './chance.ts';
import type { MatchedPage, Matching, Rows, Windowed } from './match-pages.ts';
import { findNews, type News, type NewsPage } from './news.ts';
import { NEWS } from './news-rules.ts';
import type { MovedSection } from './sections.ts';
import { type Kind, largestFirst } from './site-levels.ts';

/** `was-unusual`: it differs from the weeks before the change, but not from those before them: it came back by itself. */
export type Verdict = 'more' | 'fewer' | 'no-clear-change' | 'was-unusual' | 'too-little-data';

export interface JudgedKind {
  readonly before: number;
  readonly after: number;
  /** Expected visitors after, if the page had followed all other pages; null if those are too few to know. */
  readonly expected: number | null;
  readonly verdict: Verdict;
}

export interface JudgedPage {
  readonly path: string;
  /** The path it was visited under before, if it was a different one. */
  readonly renamedFrom: string | null;
  /** It did not exist before, so there is nothing to compare with. */
  readonly isNew: boolean;
  readonly human: JudgedKind;
  readonly ai: JudgedKind;
  /** The commits that changed it, latest first. */
  readonly commits: readonly ListedCommit[];
}

interface JudgedWindows extends Windowed {
  /** The window before `before`; null if it was not read. */
  readonly earlier: Rows | null;
}

type Baselines = Readonly<Record<Kind, Baseline | null>>;

/** One kind of one page's visitors; `z` is its deviation from all other pages, null if there is too little data. */
interface Tested {
  readonly change: Change;
  readonly expected: number | null;
  readonly z: number | null;
  /** The same against the window before; null if unknown. */
  readonly zEarlier: number | null;
}

/** With fewer other pages, a verdict is weak. */
export const FEW_OTHERS = 40;
/** With fewer, there is none: how the rest of the site changed is unknown. */
export const LEAST_OTHERS = 10;
/** The rules of news apply here, too. With fewer pages than this, the normal spread between pages can't be measured. */
const LEAST_MEASURED = 10;
/**
 * At most this share of all verdicts may be chance. It is lower than for news, because few pages are tested, mostly
 * without any effect. Then it is also the share of reports with a false verdict (`bench/four-weeks.ts`).
 */
const FALSE_SHARE = 0.08;

/** Judges changed pages, largest deviation first. Chance is measured on all pages that no change touched. */
export function judgePages(
  { pages, touched }: Pick<Matching, 'pages' | 'touched'>,
  windows: JudgedWindows,
): readonly JudgedPage[] {
  const baselines = baselinesOf(touched, windows);
  const earlier = windows.earlier === null ? null : { ...windows, before: windows.earlier };
  const baselinesEarlier = earlier === null ? { human: null, ai: null } : baselinesOf(touched, earlier);
  const tested = (page: MatchedPage, kind: Kind): Tested => {
    const { before } = page;
    // Its address may have changed since.
    const paths = [before ?? page.path, page.path];
    const past = Math.max(0, ...paths.map((path) => countIn(earlier?.before ?? new Map(), path, kind)));
    const change = changeOf(page, kind, windows);
    const then = test({ before: past, now: change.now }, baselinesEarlier[kind]);
    return { ...test(change, baselines[kind]), zEarlier: then.z };
  };
  const judgedPages = pages.map((page) => ({
    path: page.path,
    page,
    human: tested(page, 'human'),
    ai: tested(page, 'ai'),
  }));
  const all = judgedPages.flatMap(({ page, human, ai }) => (page.before === null ? [] : [human, ai]));
  const found = {
    clear: clearChanges(all, ({ z, zEarlier }) => leastDeviation(z, zEarlier)),
    unusual: clearChanges(all, ({ z }) => z),
  };
  const byDeviation = largestFirst<(typeof judgedPages)[number]>(({ page, human, ai }) =>
    page.before === null ? 0 : Math.max(Math.abs(human.z ?? 0), Math.abs(ai.z ?? 0)),
  );
  return judgedPages.toSorted(byDeviation).map(({ page, human, ai }) => {
    const isNew = page.before === null;
    return {
      path: page.path,
      renamedFrom: page.before === page.path ? null : page.before,
      isNew,
      human: judged(human, isNew, found),
      ai: judged(ai, isNew, found),
      commits: page.commits,
    };
  });
}

export function untouchedPages(touched: ReadonlySet<string>, { before, after }: Windowed): readonly string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((path) => !touched.has(path));
}

function baselinesOf(touched: ReadonlySet<string>, { before, after }: Windowed): Baselines {
  const others = untouchedPages(touched, { before, after });
  if (others.length < LEAST_OTHERS) return { human: null, ai: null };
  const kinds = (['human', 'ai'] as const).flatMap((kind) => {
    const changes = others.map((path) => ({ before: countIn(before, path, kind), now: countIn(after, path, kind) }));
    const ratio = siteRatio(changes);
    return ratio === null ? [] : [{ kind, changes, ratio }];
  });
  const spreads = siteSpreads(kinds, LEAST_MEASURED);
  const baselineOf = (wanted: Kind): Baseline | null => {
    const found = spreads.find(({ kind }) => kind === wanted);
    return found === undefined || found.spread === null ? null : { ratio: found.ratio, spread: found.spread };
  };
  return { human: baselineOf('human'), ai: baselineOf('ai') };
}

function changeOf({ path, before: pathBefore }: MatchedPage, kind: Kind, { before, after }: Windowed): Change {
  return { before: pathBefore === null ? 0 : countIn(before, pathBefore, kind), now: countIn(after, path, kind) };
}

function countIn(rows: Rows, path: string, kind: Kind): number {
  return rows.get(path)?.[kind] ?? 0;
}

function test(change: Change, baseline: Baseline | null): Omit<Tested, 'zEarlier'> {
  if (baseline === null) return { change, expected: null, z: null };
  const { ratio } = baseline;
  const enough = expectedNow(change, ratio) >= NEWS.leastExpected;
  return { change, expected: ratio * change.before, z: enough ? deviation(change, baseline) : null };
}

/** Finds the tests whose change is not small and, given the number of tests, not chance. */
function clearChanges(tests: readonly Tested[], deviationOf: (test: Tested) => number | null): ReadonlySet<Tested> {
  const made = tests.flatMap((each) => {
    const z = deviationOf(each);
    return z === null ? [] : [{ each, p: pValue(z) }];
  });
  const found = discoveries(
    made.map(({ p }) => p),
    FALSE_SHARE,
  );
  const discovered = made.filter((_test, at) => found[at]).map(({ each }) => each);
  return new Set(discovered.filter(isLarge));
}

/** A page that was high or low before the change comes back by itself, so it must differ from the weeks before, too. */
function leastDeviation(z: number | null, zEarlier: number | null): number | null {
  if (z === null || zEarlier === null) return z;
  if (Math.sign(z) !== Math.sign(zEarlier)) return 0;
  return Math.abs(z) < Math.abs(zEarlier) ? z : zEarlier;
}

function isLarge({ change, expected }: Tested): boolean {
  return expected !== null && Math.abs(change.now - expected) >= NEWS.leastChange * expected;
}

/** What is news among all tests, and what only differs from the weeks before the change. */
interface Found {
  readonly clear: ReadonlySet<Tested>;
  readonly unusual: ReadonlySet<Tested>;
}

function judged(tested: Tested, isNew: boolean, { clear, unusual }: Found): JudgedKind {
  const { change, expected, z } = tested;
  const of = { before: change.before, after: change.now, expected: isNew ? null : expected };
  if (z === null || isNew) return { ...of, verdict: 'too-little-data' };
  if (!clear.has(tested)) return { ...of, verdict: unusual.has(tested) ? 'was-unusual' : 'no-clear-change' };
  return { ...of, verdict: z > 0 ? 'more' : 'fewer' };
}

export interface Move {
  readonly kind: Kind;
  readonly verdict: 'more' | 'fewer';
}

/** A section or page that no commit changed, and whose visitors changed in the same way as those of a changed page. */
export type Alike = Move &
  (
    | { readonly what: 'section'; readonly path: string; readonly pages: number; readonly alike: number }
    | { readonly what: 'page'; readonly path: string; readonly before: number; readonly after: number }
  );

/**
 * Finds what moved in the same way as the pages with a verdict, among the pages that no change touched: then the change
 * may not be the cause. They are judged by the rules of news, in the same two windows. Sections first, then pages, each
 * largest change first.
 */
export function movedAlike(
  judged: readonly JudgedPage[],
  touched: ReadonlySet<string>,
  { before, after }: Windowed,
): readonly Alike[] {
  const isWanted = ({ kind, verdict }: Move): boolean => judged.some((page) => page[kind].verdict === verdict);
  const verdicts = judged.flatMap(({ human, ai }) => [human.verdict, ai.verdict]);
  if (!verdicts.includes('more') && !verdicts.includes('fewer')) return [];
  const others = untouchedPages(touched, { before, after });
  const news = findNews(
    others.map((path) => ({ path, now: after.get(path) ?? null, before: before.get(path) ?? null, older: [] })),
  );
  return [...news.sections.map(ofSection), ...pagesIn(news)].filter(isWanted);
}

function ofSection({ path, kind, factor, pages, alike }: MovedSection): Alike {
  return { what: 'section', path, kind, verdict: factor > 1 ? 'more' : 'fewer', pages: pages.length, alike };
}

function pagesIn({ kinds }: News): readonly Alike[] {
  const ofPages = (pages: readonly NewsPage[], move: Move): Alike[] =>
    pages.map(({ path, before, now }) => ({
      ...move,
      what: 'page',
      path,
      before: before?.[move.kind] ?? 0,
      after: now?.[move.kind] ?? 0,
    }));
  const fewerPeople = [...kinds.lostMostPeople, ...kinds.fewerPeopleMoreAi, ...kinds.fewerPeople];
  return [
    ...ofPages(kinds.morePeople, { kind: 'human', verdict: 'more' }),
    ...ofPages(fewerPeople, { kind: 'human', verdict: 'fewer' }),
    ...ofPages([...kinds.fewerPeopleMoreAi, ...kinds.moreAi], { kind: 'ai', verdict: 'more' }),
    ...ofPages(kinds.lessAi, { kind: 'ai', verdict: 'fewer' }),
  ];
}
