import type { VisitorCounts } from '../ports.ts';
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
import { NEWS } from './news-rules.ts';

/** A page of both periods; null if it had no visitors. */
export interface TestedPage {
  readonly path: string;
  readonly now: VisitorCounts | null;
  readonly before: VisitorCounts | null;
}

/** A page whose readers changed differently from the site's, by more than chance explains. */
export interface NewsPage extends TestedPage {
  /** Whether the change is certain and bad enough to act on. */
  readonly worthACommand: boolean;
}

/**
 * The kinds of news. A page is in at most one kind, or in one for people and one for AI: the first two already say what
 * the others would.
 */
export const NEWS_KINDS = [
  'peopleLeftAiCame',
  'stoppedReading',
  'morePeople',
  'fewerPeople',
  'moreAi',
  'lessAi',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

/** Changes that chance does not explain. */
export interface News {
  /** By kind, largest change against the site first. */
  readonly kinds: Readonly<Record<NewsKind, readonly NewsPage[]>>;
  /** How the whole site changed (now / before), without the pages with news; null if that can't be estimated. */
  readonly ratio: { readonly human: number | null; readonly ai: number | null };
  /** Number of counts large enough to be tested. */
  readonly tested: number;
  /** People or AI changed so differently from page to page that even a page that lost everyone would not be certain. */
  readonly tooLively: boolean;
}

/** No news, because there is nothing to compare with. */
export const NO_NEWS: News = {
  kinds: { peopleLeftAiCame: [], stoppedReading: [], morePeople: [], fewerPeople: [], moreAi: [], lessAi: [] },
  ratio: { human: null, ai: null },
  tested: 0,
  tooLively: false,
};

type Kind = 'human' | 'ai';

interface Test {
  readonly page: TestedPage;
  readonly kind: Kind;
  readonly z: number;
  /** Visitors now, minus those that the page would have had if it had followed the site. */
  readonly surplus: number;
  /** Visitors that the page would have had; before times the site's ratio. */
  readonly followed: number;
  /** Visitors expected now from the page's size in both periods. */
  readonly expected: number;
}

/**
 * Finds what is news about pages. People and AI are tested separately, against the visitors that the page would have
 * had if it had followed the site. The site's own spread measures chance, and the number of tests counts (Benjamini and
 * Hochberg). The caller leaves out every page that may only seem absent because rows are missing.
 */
export function findNews(pages: readonly TestedPage[]): News {
  const baselines = baselinesOf(pages);
  const human = testsOf(pages, 'human', baselines.human);
  const ai = testsOf(pages, 'ai', baselines.ai);
  const large = [...human, ...ai].filter(({ expected }) => expected >= NEWS.leastExpected);
  const found = discoveries(
    large.map(({ z }) => pValue(z)),
    NEWS.falseShare,
  );
  const news = large.filter((test, at) => found[at] === true && hasChanged(test));
  const newsOf = (kind: Kind, rise: boolean): readonly Test[] =>
    news.filter((test) => test.kind === kind && test.surplus > 0 === rise);
  const [fewerPeople, moreAi] = [newsOf('human', false), newsOf('ai', true)];
  const aiCame = pathsOf(moreAi);
  const swapped = fewerPeople.filter(({ page }) => aiCame.has(page.path));
  const stopped = human.filter((test) => hasStopped(test) && !pathsOf(swapped).has(test.page.path));
  const listed = pathsOf([...swapped, ...stopped]);
  const single = (tests: readonly Test[]): readonly Test[] => tests.filter(({ page }) => !listed.has(page.path));
  return {
    kinds: {
      peopleLeftAiCame: ranked(swapped, () => true),
      stoppedReading: ranked(stopped, () => true),
      morePeople: ranked(single(newsOf('human', true)), () => false),
      fewerPeople: ranked(single(fewerPeople), ({ z }) => z <= NEWS.certainFall),
      moreAi: ranked(single(moreAi), () => false),
      lessAi: ranked(single(newsOf('ai', false)), () => false),
    },
    ratio: { human: baselines.human?.ratio ?? null, ai: baselines.ai?.ratio ?? null },
    tested: large.length,
    tooLively: (['human', 'ai'] as const).some((kind) =>
      hidesEveryFall(
        large.filter((test) => test.kind === kind),
        baselines[kind],
      ),
    ),
  };
}

function hidesEveryFall(tests: readonly Test[], baseline: Baseline | null): boolean {
  if (tests.length === 0 || baseline === null) return false;
  const isCertain = (before: number): boolean => deviation({ before, now: 0 }, baseline) <= NEWS.certainFall;
  return !tests.some(({ followed }) => isCertain(followed / baseline.ratio));
}

/** Measures how the whole site changed; null for a kind that can't be tested. */
function baselinesOf(pages: readonly TestedPage[]): Readonly<Record<Kind, Baseline | null>> {
  const measured = (['human', 'ai'] as const).flatMap((kind) => {
    const changes = pages.map((page) => changeOf(page, kind));
    const ratio = siteRatio(changes);
    return ratio === null ? [] : [{ kind, changes, ratio }];
  });
  const spreads = siteSpreads(measured);
  const baselineOf = (wanted: Kind): Baseline | null => {
    const found = spreads.find(({ kind }) => kind === wanted);
    return found === undefined || found.spread === null ? null : { ratio: found.ratio, spread: found.spread };
  };
  return { human: baselineOf('human'), ai: baselineOf('ai') };
}

function testsOf(pages: readonly TestedPage[], kind: Kind, baseline: Baseline | null): readonly Test[] {
  if (baseline === null) return [];
  return pages.map((page) => {
    const change = changeOf(page, kind);
    const followed = baseline.ratio * change.before;
    const [surplus, expected] = [change.now - followed, expectedNow(change, baseline.ratio)];
    return { page, kind, z: deviation(change, baseline), surplus, followed, expected };
  });
}

function changeOf({ now, before }: TestedPage, kind: Kind): Change {
  return { now: now?.[kind] ?? 0, before: before?.[kind] ?? 0 };
}

function hasChanged({ surplus, followed }: Test): boolean {
  return Math.abs(surplus) >= NEWS.leastChange * followed;
}

function hasStopped({ surplus, followed, z }: Test): boolean {
  const now = followed + surplus;
  return followed >= NEWS.leastStopped && now <= NEWS.leftOver * followed && z <= NEWS.certainFall;
}

function pathsOf(tests: readonly Test[]): ReadonlySet<string> {
  return new Set(tests.map(({ page }) => page.path));
}

/** Sorts by the change against the site, largest first, and then by path, so that the same figures give the same news. */
function ranked(tests: readonly Test[], worthACommand: (test: Test) => boolean): readonly NewsPage[] {
  return tests
    .toSorted(
      (one, other) => Math.abs(other.surplus) - Math.abs(one.surplus) || (one.page.path < other.page.path ? -1 : 1),
    )
    .map((test) => ({ ...test.page, worthACommand: worthACommand(test) }));
}
