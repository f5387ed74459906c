import type { VisitorCounts } from '../action/ports/readers.ts';
import type { FileChanges } from './changed-files.ts';
import type { Collection } from './collect.ts';
import { matchPages, type Rows } from './match-pages.ts';
import { findMoves, type Moves } from './moves.ts';
import { findNews } from './news.ts';
import { isSilent, isWhole, type PageList, unlisted } from './page-list.ts';
import { largestFirst, type TestedPage } from './site-levels.ts';
import { isForMachines, isNoPage } from './site-paths.ts';

export type Comparison = ReturnType<typeof compare>;

/** With fewer AI visitors, a page that no person reads isn't worth listing. */
const LEAST_AI = 10;
/** Shorter lists may agree by chance. */
const LEAST_SAME = 5;
/** With fewer visitors, two periods may agree by chance. */
const LEAST_VISITORS = 20;

export const NO_FILES: FileChanges = { changed: [], removed: [] };

/**
 * Compares a period with earlier ones. It never sums visitors over pages or periods, because each counts its visitors
 * once. `files`: what is known about the pages' source files.
 */
export function compare(collection: Collection, files = NO_FILES) {
  const { period, totals, totalsBefore, pages, pagesBefore } = collection;
  const uncompared = whyUncompared(collection);
  const complete = isWhole(pages) && isWhole(pagesBefore);
  const read = [pagesBefore, ...collection.older.map((each) => each.pages)];
  const counted = read.map((list) => list.rows.size > 0);
  const lists = uncompared === 'unknown' || uncompared === 'same-lists' ? [] : read.filter((_list, at) => counted[at]);
  const earlier = lists.map((list) => list.rows);
  const sources = matchPages(files, { after: [pages.rows], before: earlier });
  const sourced = new Set(sources.pages.map(({ path }) => path));
  const isPage = (path: string): boolean =>
    !isNoPage(path) || sourced.has(path) || (pages.rows.get(path)?.human ?? 0) > 0;
  const whole = complete ? lists.filter(isWhole).map((list) => list.rows) : [];
  const moves = findMoves(pages.rows, whole, sources, isPage);
  const countsIn = finderOf(moves);
  const rowsBefore: Rows = uncompared === 'same-lists' ? new Map() : pagesBefore.rows;
  const rows = [...pages.rows].map(([path, now]) => ({ path, now, before: countsIn(rowsBefore, path) }));
  const gone = [...pagesBefore.rows]
    .filter(([path]) => !pages.rows.has(path) && !moves.addresses.has(path))
    .map(([path, was]) => ({ path, now: null, before: was }));
  const comparable = pagesToTest(collection, lists, moves);
  const { newPages, ...news } = findNews(comparable);
  const isListed = (path: string): boolean => pages.rows.has(path) || pagesBefore.rows.has(path);
  const unread = (totals.human === 0 ? [] : rows)
    .filter(({ path, now: { human, ai } }) => human === 0 && ai >= LEAST_AI && !isForMachines(path, isListed))
    .filter(({ path }) => earlier.every((list) => (countsIn(list, path)?.human ?? 0) === 0))
    .toSorted(largestFirst(({ now }) => now.ai));
  const isCounted = complete && uncompared === null;
  return {
    period,
    // AI visitors as fractions of human and AI ones; null if there were none, or nothing to compare with.
    share: { now: aiShare(totals), before: totalsBefore && uncompared === null ? aiShare(totalsBefore) : null },
    uncompared,
    // Every page of the period, and those that had visitors only in the one before, most visited first.
    pages: rows.toSorted(largestFirst(({ now }) => now.total)),
    gone: gone.toSorted(largestFirst((page) => page.before.total)),
    complete,
    news: {
      ...news,
      newPages: newPages.filter(({ path }) => complete && isPage(path) && !isForMachines(path, isListed)),
    },
    moves,
    sources,
    // Pages for people with AI visitors, but no people in any period; empty if the whole site has none.
    onlyAi: unread.filter(({ path }) => isPage(path)),
    // Paths of the same kind that look like assets or probes, and have no source file.
    noPages: unread.filter(({ path }) => !isPage(path)),
    // Numbers of pages that had no visitors before, and that have none now; null if rows are missing.
    appeared: isCounted ? rows.filter((row) => row.before === null).length : null,
    vanished: isCounted ? gone.length : null,
    compared: comparable.length,
    // Whether earlier periods were counted, newest first: one without any visitor was not.
    counted,
    periods: lists.length,
  };
}

/** Lists the pages whose earlier periods are known: `lists`, newest first. Pages that moved, came or went together have a line already. */
function pagesToTest({ pages, pagesBefore }: Collection, lists: readonly PageList[], moves: Moves) {
  const [last] = lists;
  if (last === undefined) return [];
  const complete = isWhole(pages) && isWhole(pagesBefore);
  const countsIn = finderOf(moves);
  // `complete` says whether the last list is whole.
  const ends = lists.map((list) => (list === last || isWhole(list) ? null : unlisted(list)));
  const isKnown = lists.map((list) => (list === last ? complete : unlisted(list) !== null));
  const said = new Set(moves.news.flatMap(({ kind, pages: of }) => (kind === 'moved' ? [] : of)));
  return (
    [...new Set([...pages.rows.keys(), ...last.rows.keys()])]
      .filter((path) => !said.has(path) && !moves.addresses.has(path) && !moves.passed.has(path))
      .map((path): TestedPage => {
        const earlier = lists.map((list, at) => countsIn(list.rows, path) ?? ends[at] ?? null);
        return { path, now: pages.rows.get(path) ?? null, earlier };
      })
      // If rows are missing, a page that is not in a list may still have had visitors.
      .filter(
        ({ now, earlier }) => (complete || now !== null) && earlier.every((was, at) => isKnown[at] || was !== null),
      )
      // If a page is below the end of half of the older lists, what is usual for it is unknown.
      .filter(({ earlier }) => {
        const below = earlier.filter((each, at) => each !== null && each === ends[at]).length;
        return below === 0 || 2 * below < lists.length - 1;
      })
  );
}

/** Returns how to find a page's row in a list. Of several addresses the larger one counts: visitors don't add up. */
function finderOf({ addresses }: Moves): (list: Rows, path: string) => VisitorCounts | null {
  const former = Map.groupBy(addresses.keys(), (path) => addresses.get(path));
  return (list, path) => {
    const others = former.get(path);
    if (others === undefined) return list.get(path) ?? null;
    const rows = [path, ...others].flatMap((each) => list.get(each) ?? []);
    return rows.toSorted((one, other) => other.total - one.total)[0] ?? null;
  };
}

/** Null if the figures are compared. With `same-lists`, the service ignores dates. */
export function whyUncompared({ totals, totalsBefore, pages, pagesBefore, older }: Collection) {
  if (totalsBefore === null) return 'unknown';
  const lists = [{ totals, pages }, { totals: totalsBefore, pages: pagesBefore }, ...older]
    .filter((list) => list.pages.rows.size >= LEAST_SAME && list.totals.total >= LEAST_VISITORS)
    .map((list) => JSON.stringify([list.totals, ...list.pages.rows]));
  if (new Set(lists).size < lists.length) return 'same-lists';
  return isSilent(totalsBefore) && pagesBefore.rows.size === 0 ? 'first-period' : null;
}

/** Computes AI's share of human and AI visitors; a visitor seen as both counts as both. Null without visitors. */
export function aiShare({ human, ai }: Pick<VisitorCounts, 'human' | 'ai'>): number | null {
  return human + ai === 0 ? null : ai / (human + ai);
}
