import type { VisitorCounts, VisitorsPage } from '../action/ports/readers.ts';
import { maskedPath } from './evidence/readers-words.ts';

/** The interface's longest page. */
export const ROWS = 250;
/** Consecutive pages of a list share one row: if it is missing from the second, rows vanished between them. */
export const STEP = ROWS - 1;

export function requestsFor(rows: number): number {
  return Math.max(1, Math.ceil((rows - 1) / STEP));
}

/** Why rows are missing: no request left, the same pages again and again, more than fits in memory, no usable answer. */
export type Gap = 'requests' | 'nothing-new' | 'too-large' | 'failed';

/** The pages of one period, each path only once, without what may be private in it. */
export interface PageList {
  readonly rows: ReadonlyMap<string, VisitorCounts>;
  readonly gap: Gap | null;
  readonly rejected: number;
  /** Number of rows with a repeated path: the list shifted while it was read, and others may be missing. */
  readonly repeated: number;
  /** Number of pages that don't begin with the last row of the page before: rows vanished while the list was read. */
  readonly shifted: number;
  /** Number of rows whose deduplicated total is not between the larger kind and the sum of both; they are kept as they are. */
  readonly odd: number;
  /** Number of rows as they were sent: those whose paths differed only in what may be private became one. */
  readonly sent: number;
  /** The last row: no page that was not read has more visitors. Null if a row has more than the one before it. */
  readonly end: VisitorCounts | null;
}

/** A single page without new rows may be a page of invalid rows; two in a row mean that the list does not end. */
const MOST_BARREN_PAGES = 2;
/** Limit for all paths together, in UTF-16 units: a site of 100,000 pages has about five million. */
const MOST_CHARACTERS = 32 * 1024 * 1024;
/** As many rows as the highest request limit allows, because a service may send longer pages than requested. */
const MOST_ROWS = 250_000;

export const NONE: VisitorCounts = { human: 0, ai: 0, total: 0 };

/** Gathers the rows of one period from the pages of the list, and copes with anything the service sends. */
export class PageGatherer {
  readonly rows = new Map<string, VisitorCounts>();
  private gap: Gap | null = 'requests';
  private readonly counted = { rejected: 0, repeated: 0, shifted: 0, odd: 0 };
  /** The paths as they were sent. */
  private readonly sent = new Set<string>();
  private end: VisitorCounts | null = { ...NONE, total: Number.POSITIVE_INFINITY };
  private barren = 0;
  /** The row that the next page must begin with; null on the first page, and if it is unknown. */
  private last: string | null = null;
  private characters = 0;

  /** Adds the next page; returns whether to request another one. */
  take({ pages, rejectedRows, hasMore }: VisitorsPage): boolean {
    const known = this.sent.size;
    const { last, counted } = this;
    counted.rejected += rejectedRows;
    // An invalid row may be the shared one.
    if (last !== null && rejectedRows === 0 && pages[0]?.path !== last) counted.shifted += 1;
    this.last = rejectedRows === 0 ? (pages.at(-1)?.path ?? last) : null;
    for (const [at, { path: sent, shown = sent, human, ai, total }] of pages.entries()) {
      if (at === 0 && sent === last) continue;
      if (this.sent.has(sent)) {
        counted.repeated += 1;
        continue;
      }
      this.sent.add(sent);
      this.characters += sent.length;
      if (isOdd({ human, ai, total })) counted.odd += 1;
      this.end = this.end !== null && total <= this.end.total ? { human, ai, total } : null;
      const path = maskedPath(shown.split(/[?#]/)[0] || '/');
      // The merged page had at least so many: visitors don't add up.
      const { human: people, ai: bots, total: all } = this.rows.get(path) ?? NONE;
      this.rows.set(path, { human: Math.max(human, people), ai: Math.max(ai, bots), total: Math.max(total, all) });
    }
    this.barren = this.sent.size > known ? 0 : this.barren + 1;
    this.gap = this.gapAfter(hasMore);
    return this.gap === 'requests';
  }

  fail(): void {
    this.gap = 'failed';
  }

  list(): PageList {
    return { rows: this.rows, gap: this.gap, ...this.counted, sent: this.sent.size, end: this.end };
  }

  /** Until the next page arrives, the gap is a missing request. */
  private gapAfter(hasMore: boolean): Gap | null {
    if (!hasMore) return null;
    if (this.characters > MOST_CHARACTERS || this.sent.size > MOST_ROWS) return 'too-large';
    return this.barren >= MOST_BARREN_PAGES ? 'nothing-new' : 'requests';
  }
}

/** Checks whether a list certainly has every page of its period, so that a page not in it had no visitors. */
export function isWhole({ gap, rejected, repeated, shifted }: PageList): boolean {
  return gap === null && rejected === 0 && repeated === 0 && shifted === 0;
}

/** Returns what a page that is not in a list may have: nothing if it is whole, at most its last row if cut; null: unknown. */
export function unlisted(list: PageList): VisitorCounts | null {
  if (isWhole(list)) return NONE;
  return list.gap === 'requests' && isWhole({ ...list, gap: null }) ? list.end : null;
}

/** Counts the pages of a list down to a row with fewer visitors; without end if the service doesn't sort it. */
export function depthOf({ rows, end }: PageList, visitors: number): number {
  const larger = [...rows.values()].filter(({ total }) => total >= visitors);
  return end === null ? Number.POSITIVE_INFINITY : requestsFor(larger.length + 1);
}

export function isOdd({ human, ai, total }: VisitorCounts): boolean {
  return total < Math.max(human, ai) || total > human + ai;
}

/** Checks whether there was no visitor of any kind: a service's deduplicated total may be 0 while it counts people. */
export function isSilent({ human, ai, total }: VisitorCounts): boolean {
  return human === 0 && ai === 0 && total === 0;
}
