import type { VisitorCounts } from '../action/ports/readers.ts';
import type { FileChanges } from './changed-files.ts';
import type { Collection } from './collect.ts';
import { type Matching, matchPages, type Rows } from './match-pages.ts';
import { findMoves, type Moves } from './moves.ts';
import { findNews, type News } from './news.ts';
import { isSilent, isWhole, unlisted } from './page-list.ts';
import type { Period } from './period.ts';
import { largestFirst, type PageFigures } from './site-levels.ts';
import { isForMachines, isNoPage } from './site-paths.ts';

/** A report's comparison. It never sums visitors over pages or periods, because each counts its visitors once. */
export interface Comparison {
  readonly period: Period;
  /** AI visitors as fractions of human and AI ones; null if there were none, or nothing to compare with. */
  readonly share: { readonly now: number | null; readonly before: number | null };
  /**
   * Why the figures are not compared: those before are unknown, there were no visitors before, or the service sent the
   * same list for two periods, so it ignores dates; null if they are compared.
   */
  readonly uncompared: 'unknown' | 'first-period' | 'same-lists' | null;
  /** Every page of the period, most visitors first, each with its figures from before. */
  readonly pages: readonly PageFigures[];
  /** Whether the lists of both periods are certainly complete. */
  readonly complete: boolean;
  readonly news: News;
  readonly moves: Moves;
  /** Pages whose source files are known, or were changed lately. */
  readonly sources: Pick<Matching, 'pages' | 'gone'>;
  /** Pages that had visitors only in the period before, most visited first. */
  readonly gone: readonly PageFigures[];
  /** Pages for people with AI visitors, but no people in any period; most visited first. Empty if the whole site has none. */
  readonly onlyAi: readonly PageFigures[];
  /** Paths of the same kind that look like assets or probes, and have no source file. */
  readonly noPages: readonly PageFigures[];
  /** Number of pages that had no visitors before, and that have none now; null if rows are missing. */
  readonly appeared: number | null;
  readonly vanished: number | null;
  readonly compared: number;
  /** Whether earlier periods were counted, newest first: one without any visitor was not. */
  readonly counted: readonly boolean[];
  /** Number of earlier periods that say what is usual for a page, the one before included. */
  readonly periods: number;
}

/** With fewer AI visitors, a page that no person reads isn't worth listing. */
const LEAST_AI = 10;
/** Shorter lists may agree by chance. */
const LEAST_SAME = 5;

export const NO_FILES: FileChanges = { changed: [], removed: [] };

/** `files`: what is known about the pages' source files. */
export function compare(collection: Collection, files = NO_FILES): Comparison {
  const { totals, totalsBefore, pages, pagesBefore } = collection;
  const uncompared = whyUncompared(collection);
  const complete = isWhole(pages) && isWhole(pagesBefore);
  const isCounted = complete && uncompared === null;
  const read = [pagesBefore, ...collection.older.map((each) => each.pages)];
  const counted = read.map((list) => list.rows.size > 0);
  const lists = uncompared === 'unknown' || uncompared === 'same-lists' ? [] : read.filter((_list, at) => counted[at]);
  const earlier = lists.map((list) => list.rows);
  const sources = matchPages(files, { after: [pages.rows], before: earlier });
  const sourced = new Set(sources.pages.map(({ path }) => path));
  const isPage = (path: string): boolean =>
    !isNoPage(path) || sourced.has(path) || (pages.rows.get(path)?.human ?? 0) > 0;
  const moves = findMoves(
    pages.rows,
    complete ? lists.filter(isWhole).map((list) => list.rows) : [],
    sources.pages,
    isPage,
  );
  const countsIn = finderOf(moves);
  const rowsBefore: Rows = uncompared === 'same-lists' ? new Map() : pagesBefore.rows;
  const rows = [...pages.rows].map(([path, now]) => ({ path, now, before: countsIn(rowsBefore, path) }));
  const gone = [...pagesBefore.rows]
    .filter(([path]) => !pages.rows.has(path) && !moves.addresses.has(path))
    .map(([path, was]) => ({ path, now: null, before: was }));
  const last: Rows = lists[0]?.rows ?? new Map();
  // Whether the last list is whole, `complete` says.
  const ends = lists.map((list, at) => (at === 0 || isWhole(list) ? null : unlisted(list)));
  const isKnown = lists.map((list, at) => (at === 0 ? complete : unlisted(list) !== null));
  const said = new Set(moves.news.flatMap(({ kind, pages: of }) => (kind === 'moved' ? [] : of)));
  const comparable = [...new Set([...pages.rows.keys(), ...last.keys()])]
    .filter((path) => !said.has(path) && !moves.addresses.has(path))
    .map((path) => ({
      path,
      now: pages.rows.get(path) ?? null,
      earlier: lists.map((list, at) => countsIn(list.rows, path) ?? ends[at] ?? null),
    }))
    // If rows are missing, a page that is not in a list may still have had visitors.
    .filter(({ now }) => complete || now !== null)
    .filter((page) => page.earlier.every((was, at) => isKnown[at] || was !== null))
    // If a page is below the end of half of the older lists, what is usual for it is unknown.
    .filter((page) => {
      const below = page.earlier.filter((each, at) => each !== null && each === ends[at]).length;
      return below === 0 || 2 * below < ends.length - 1;
    });
  const news = findNews(earlier.length === 0 ? [] : comparable);
  const isListed = (path: string): boolean => pages.rows.has(path) || pagesBefore.rows.has(path);
  const unread = (totals.human === 0 ? [] : rows)
    .filter(({ path, now: { human, ai } }) => human === 0 && ai >= LEAST_AI && !isForMachines(path, isListed))
    .filter(({ path }) => earlier.every((list) => (countsIn(list, path)?.human ?? 0) === 0))
    .toSorted(largestFirst(({ now }) => now.ai));
  return {
    period: collection.period,
    share: { now: aiShare(totals), before: totalsBefore && uncompared === null ? aiShare(totalsBefore) : null },
    uncompared,
    pages: rows.toSorted(largestFirst(({ now }) => now.total)),
    complete,
    news: { ...news, newPages: news.newPages.filter(({ path }) => complete && isPage(path)) },
    moves,
    sources,
    gone: gone.toSorted(largestFirst((page) => page.before.total)),
    onlyAi: unread.filter(({ path }) => isPage(path)),
    noPages: unread.filter(({ path }) => !isPage(path)),
    appeared: isCounted ? rows.filter((row) => row.before === null).length : null,
    vanished: isCounted ? gone.length : null,
    compared: earlier.length === 0 ? 0 : comparable.length,
    counted,
    periods: earlier.length,
  };
}

/** Returns how to find a page's row in a list. Of several addresses the larger one counts: visitors don't add up. */
function finderOf({ addresses }: Moves): (list: Rows, path: string) => VisitorCounts | null {
  const former = Map.groupBy(addresses.keys(), (path) => addresses.get(path));
  return (list, path) => {
    const rows = [path, ...(former.get(path) ?? [])].flatMap((each) => list.get(each) ?? []);
    return rows.toSorted((one, other) => other.total - one.total)[0] ?? null;
  };
}

export function whyUncompared({ totals, totalsBefore, pages, pagesBefore, older }: Collection) {
  if (totalsBefore === null) return 'unknown';
  const lists = [{ totals, pages }, { totals: totalsBefore, pages: pagesBefore }, ...older]
    .filter((list) => list.pages.rows.size >= LEAST_SAME)
    .map((list) => JSON.stringify([list.totals, ...list.pages.rows]));
  if (new Set(lists).size < lists.length) return 'same-lists';
  return isSilent(totalsBefore) && pagesBefore.rows.size === 0 ? 'first-period' : null;
}

/** Computes AI's share of human and AI visitors; a visitor seen as both counts as both. Null without visitors. */
export function aiShare({ human, ai }: Pick<VisitorCounts, 'human' | 'ai'>): number | null {
  return human + ai === 0 ? null : ai / (human + ai);
}
