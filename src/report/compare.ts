import type { VisitorCounts } from '../action/ports/readers.ts';
import type { Collection } from './collect.ts';
import { findNews, type News } from './news.ts';
import { isWhole, type PageList, unlisted } from './page-list.ts';
import type { Period } from './period.ts';
import { largestFirst, type PageFigures } from './site-levels.ts';
import { isForMachines } from './site-paths.ts';

/** A figure of the period and of the one before; null if unknown. */
export interface Figure {
  readonly now: number;
  readonly before: number | null;
}

/** A report's comparison. It never sums visitors over pages or periods, because each counts its visitors once. */
export interface Comparison {
  readonly period: Period;
  readonly human: Figure;
  readonly ai: Figure;
  readonly total: Figure;
  /** AI visitors as fractions of human and AI ones; null if there were none, or nothing to compare with. */
  readonly share: { readonly now: number | null; readonly before: number | null };
  /** Why nothing is compared: the figures are unknown, or there were no visitors before; null if figures are compared. */
  readonly uncompared: 'unknown' | 'first-period' | null;
  /** Every page of the period, most visitors first, each with its figures from before. */
  readonly pages: readonly PageFigures[];
  /** Whether the lists of both periods are certainly complete. */
  readonly complete: boolean;
  readonly news: News;
  /** Pages meant for people with AI visitors, but no people; most visited first. Empty if the whole site has no people. */
  readonly onlyAi: readonly PageFigures[];
  /** Number of pages that had no visitors before, and that have none now; null if rows are missing. */
  readonly appeared: number | null;
  readonly vanished: number | null;
  readonly compared: number;
  /** Number of earlier periods that say what is usual for a page, the one before included. */
  readonly periods: number;
}

/** With fewer AI visitors, a page that no person reads isn't worth listing. */
const LEAST_AI = 10;

export function compare(collection: Collection): Comparison {
  const { totals, totalsBefore, pages, pagesBefore } = collection;
  const uncompared = totalsBefore === null ? 'unknown' : isSilent(totalsBefore) ? 'first-period' : null;
  const before = uncompared === null ? totalsBefore : null;
  const complete = isWhole(pages) && isWhole(pagesBefore);
  const beforeOf = (path: string): VisitorCounts | null => countsOf(path, pagesBefore.rows, pages.rows);
  const rows = [...pages.rows].map(([path, now]) => ({ path, now, before: beforeOf(path) }));
  const gone = vanishedPages(collection);
  // In a period without any visitor nothing was counted, so it says nothing.
  const older = collection.older.flatMap(({ totals: of, pages: list }) => (isSilent(of) ? [] : [list]));
  // If rows are missing, a page that is not in a list may still have had visitors.
  const known = complete ? [...rows, ...gone] : rows.filter((row) => row.before !== null);
  const ends = older.map((list) => (isWhole(list) ? null : unlisted(list)));
  const comparable = known.flatMap((page) => {
    const counts = older.map((list, at) => countsOf(page.path, list.rows, pages.rows) ?? ends[at] ?? null);
    // If a page is below the end of half of the lists, what is usual for it is unknown.
    const below = counts.filter((each, at) => each !== null && each === ends[at]).length;
    return older.length > 0 && 2 * below >= older.length ? [] : [{ ...page, older: counts }];
  });
  const isListed = (path: string): boolean => pages.rows.has(path) || pagesBefore.rows.has(path);
  return {
    period: collection.period,
    human: { now: totals.human, before: before?.human ?? null },
    ai: { now: totals.ai, before: before?.ai ?? null },
    total: { now: totals.total, before: before?.total ?? null },
    share: { now: aiShare(totals), before: before === null ? null : aiShare(before) },
    uncompared,
    pages: rows.toSorted(largestFirst(({ now }) => now.total)),
    complete,
    news: findNews(uncompared === null ? comparable : []),
    onlyAi: (totals.human === 0 ? [] : rows)
      .filter(({ path, now }) => now.human === 0 && now.ai >= LEAST_AI && !isForMachines(path, isListed))
      .toSorted(largestFirst(({ now }) => now.ai)),
    appeared: complete && uncompared === null ? rows.filter((row) => row.before === null).length : null,
    vanished: complete && uncompared === null ? gone.length : null,
    compared: uncompared === null ? comparable.length : 0,
    periods: uncompared === null ? 1 + older.length : 0,
  };
}

/** Checks whether there was no visitor of any kind: a service's deduplicated total may be 0 while it counts people. */
export function isSilent({ human, ai, total }: VisitorCounts): boolean {
  return human === 0 && ai === 0 && total === 0;
}

/** Finds a page's row in an earlier list, with or without a slash at its end; of both, the larger: visitors don't add up. */
function countsOf(path: string, list: PageList['rows'], now: PageList['rows']): VisitorCounts | null {
  const own = list.get(path) ?? null;
  const former = otherAddress(path);
  const there = former === null || now.has(former) ? null : (list.get(former) ?? null);
  return there !== null && there.total > (own?.total ?? -1) ? there : own;
}

function otherAddress(path: string): string | null {
  if (path === '' || path === '/') return null;
  return path.endsWith('/') ? path.slice(0, -1) : `${path}/`;
}

/** Lists the pages that only the earlier list has, under any address, most visitors first. */
export function vanishedPages({ pages, pagesBefore }: Collection): readonly PageFigures[] {
  return [...pagesBefore.rows]
    .filter(([path]) => !pages.rows.has(path) && !pages.rows.has(otherAddress(path) ?? path))
    .map(([path, before]) => ({ path, now: null, before }))
    .toSorted(largestFirst(({ before }) => before.total));
}

/** Computes AI's share of human and AI visitors; a visitor seen as both counts as both. Null without visitors. */
export function aiShare({ human, ai }: Pick<VisitorCounts, 'human' | 'ai'>): number | null {
  return human + ai === 0 ? null : ai / (human + ai);
}
