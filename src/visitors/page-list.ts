import type { VisitorCounts, VisitorsPage } from '../ports.ts';

/**
 * Why rows of a period are missing.
 * - `requests`: the requests were used up
 * - `nothing-new`: the service went on to announce further pages that brought nothing new
 * - `too-large`: there are more rows, or longer paths, than can be held
 * - `failed`: the service gave no usable answer
 */
export type Gap = 'requests' | 'nothing-new' | 'too-large' | 'failed';

/** The pages of one period, each path once. */
export interface PageList {
  readonly rows: ReadonlyMap<string, VisitorCounts>;
  /** Null where every page is there. */
  readonly gap: Gap | null;
  /** Rows that could not be believed. */
  readonly rejected: number;
  /** Rows whose path had been there before: the list has shifted while it was read, and others may be missing. */
  readonly repeated: number;
  /** Rows whose deduplicated total is not between the larger kind and the sum of both: kept as they are. */
  readonly odd: number;
}

/** A single empty page may be a page of rows that nobody may see; a second one is a list that does not end. */
const MOST_BARREN_PAGES = 2;
/** Of all paths together, in UTF-16 units: a site of 100,000 pages has about five million. */
const MOST_CHARACTERS = 32 * 1024 * 1024;
/** As many as the most requests bring that may be allowed; a service that sends longer pages than it is asked for would have no end. */
const MOST_ROWS = 250_000;

/** Gathers the rows of one period from the pages of the list, whatever the service makes of it. */
export class PageGatherer {
  readonly rows = new Map<string, VisitorCounts>();
  private gap: Gap | null = 'requests';
  private rejected = 0;
  private repeated = 0;
  private odd = 0;
  private barren = 0;
  private characters = 0;

  /** Takes the next page; tells whether another one should be asked for. */
  take({ pages, rejectedRows, hasMore }: VisitorsPage): boolean {
    const known = this.rows.size;
    this.rejected += rejectedRows;
    for (const { path, human, ai, total } of pages) {
      if (this.rows.has(path)) {
        this.repeated += 1;
        continue;
      }
      this.characters += path.length;
      if (isOdd({ human, ai, total })) this.odd += 1;
      this.rows.set(path, { human, ai, total });
    }
    this.barren = this.rows.size > known ? 0 : this.barren + 1;
    this.gap = this.gapAfter(hasMore);
    return this.gap === 'requests';
  }

  /** Remembers that the service did not answer. */
  fail(): void {
    this.gap = 'failed';
  }

  list(): PageList {
    const { rows, gap, rejected, repeated, odd } = this;
    return { rows, gap, rejected, repeated, odd };
  }

  /** Until the next page is there, requests are what is missing. */
  private gapAfter(hasMore: boolean): Gap | null {
    if (!hasMore) return null;
    if (this.characters > MOST_CHARACTERS || this.rows.size > MOST_ROWS) return 'too-large';
    return this.barren >= MOST_BARREN_PAGES ? 'nothing-new' : 'requests';
  }
}

/** Tells whether a list certainly has every page of its period, so that a page that is not in it had no visitor. */
export function isWhole({ gap, rejected, repeated }: PageList): boolean {
  return gap === null && rejected === 0 && repeated === 0;
}

/** Tells whether a list was read to its end but changed meanwhile, so that another reading may be better. */
export function hasShifted({ gap, repeated }: PageList): boolean {
  return gap === null && repeated > 0;
}

/** Tells whether one reading of a list is better than another: read to its end, fewer doubtful rows, more pages. */
export function isBetter(one: PageList, other: PageList): boolean {
  const ended = Number(one.gap === null) - Number(other.gap === null);
  const doubts = other.repeated + other.rejected - (one.repeated + one.rejected);
  return (ended || doubts || one.rows.size - other.rows.size) > 0;
}

/** Tells whether a deduplicated total cannot be right. */
export function isOdd({ human, ai, total }: VisitorCounts): boolean {
  return total < Math.max(human, ai) || total > human + ai;
}
