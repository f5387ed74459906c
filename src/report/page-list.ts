import type { VisitorCounts, VisitorsPage } from '../action/ports/readers.ts';

/** The interface's longest page. */
export const ROWS = 250;
/** Consecutive pages of a list share one row: if it is missing from the second, rows vanished between them. */
export const STEP = ROWS - 1;

export function requestsFor(rows: number): number {
  return Math.max(1, Math.ceil((rows - 1) / STEP));
}

/** Why rows are missing: no request left, the same pages again and again, more than fits in memory, no usable answer. */
export type Gap = 'requests' | 'nothing-new' | 'too-large' | 'failed';

/** The pages of one period, each path only once. */
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
}

/** A single page without new rows may be a page of invalid rows; two in a row mean that the list does not end. */
const MOST_BARREN_PAGES = 2;
/** Limit for all paths together, in UTF-16 units: a site of 100,000 pages has about five million. */
const MOST_CHARACTERS = 32 * 1024 * 1024;
/** As many rows as the highest request limit allows, because a service may send longer pages than requested. */
const MOST_ROWS = 250_000;

/** Gathers the rows of one period from the pages of the list, and copes with anything the service sends. */
export class PageGatherer {
  readonly rows = new Map<string, VisitorCounts>();
  private gap: Gap | null = 'requests';
  private readonly counted = { rejected: 0, repeated: 0, shifted: 0, odd: 0 };
  private barren = 0;
  /** The row that the next page must begin with; null on the first page, and if it is unknown. */
  private last: string | null = null;
  private characters = 0;

  /** Adds the next page; returns whether to request another one. */
  take({ pages, rejectedRows, hasMore }: VisitorsPage): boolean {
    const known = this.rows.size;
    const { last, counted } = this;
    counted.rejected += rejectedRows;
    // An invalid row may be the shared one.
    if (last !== null && rejectedRows === 0 && pages[0]?.path !== last) counted.shifted += 1;
    this.last = rejectedRows === 0 ? (pages.at(-1)?.path ?? last) : null;
    for (const [at, { path, human, ai, total }] of pages.entries()) {
      if (at === 0 && path === last) continue;
      if (this.rows.has(path)) {
        counted.repeated += 1;
        continue;
      }
      this.characters += path.length;
      if (isOdd({ human, ai, total })) counted.odd += 1;
      this.rows.set(path, { human, ai, total });
    }
    this.barren = this.rows.size > known ? 0 : this.barren + 1;
    this.gap = this.gapAfter(hasMore);
    return this.gap === 'requests';
  }

  fail(): void {
    this.gap = 'failed';
  }

  list(): PageList {
    return { rows: this.rows, gap: this.gap, ...this.counted };
  }

  /** Until the next page arrives, the gap is a missing request. */
  private gapAfter(hasMore: boolean): Gap | null {
    if (!hasMore) return null;
    if (this.characters > MOST_CHARACTERS || this.rows.size > MOST_ROWS) return 'too-large';
    return this.barren >= MOST_BARREN_PAGES ? 'nothing-new' : 'requests';
  }
}

/** Checks whether a list certainly has every page of its period, so that a page not in it had no visitors. */
export function isWhole({ gap, rejected, repeated, shifted }: PageList): boolean {
  return gap === null && rejected === 0 && repeated === 0 && shifted === 0;
}

/** Checks whether a list was read to its end but changed meanwhile, so that another reading may be better. */
export function hasShifted({ gap, repeated, shifted }: PageList): boolean {
  return gap === null && repeated + shifted > 0;
}

/** Checks whether one reading of a list is better than another: read to its end, fewer doubtful rows, more pages. */
export function isBetter(one: PageList, other: PageList): boolean {
  const ended = Number(one.gap === null) - Number(other.gap === null);
  const doubtsOf = ({ repeated, shifted, rejected }: PageList): number => repeated + shifted + rejected;
  const doubts = doubtsOf(other) - doubtsOf(one);
  return (ended || doubts || one.rows.size - other.rows.size) > 0;
}

export function isOdd({ human, ai, total }: VisitorCounts): boolean {
  return total < Math.max(human, ai) || total > human + ai;
}
