import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { pageVisits, type ShownVisitors, visitCounts } from './api-schemas.ts';
import { type ListRequest, type Period, periodOf, WITHIN } from './queries.ts';

const revisionRow = v.optional(v.object({ revision: v.number() }), { revision: 0 });

/** A whole list of pages, stored in `counted` under its number, ready to be read in parts. */
interface Counted {
  readonly list: number;
  readonly revision: number;
  readonly totals: ShownVisitors['totals'];
  /** When one of its pages was last read (UTC, ms). */
  readonly readAt: number;
}

/** A report reads up to four lists, three at a time, and requests totals in between. A few reports may run at once. */
const KEPT_LISTS = 16;
/** A request and its sender: senders with different keys don't change each other's lists. */
export interface ReadersRequest extends ListRequest {
  readonly reader: number;
}

/** A client may wait for an hourly limit between two pages of a list. After this time its list is no longer used. */
const READING_MS = 2 * 3_600_000;

/** Reads the table in key order, so that a page's visitors come together. Most visited pages first, then by path. */
const COUNT_PAGES = `
  INSERT INTO counted
  SELECT :list, row_number() OVER (ORDER BY total DESC, path), path, human, ai, total FROM (
    SELECT page,
      count(DISTINCT visitor) FILTER (WHERE NOT ai) AS human,
      count(DISTINCT visitor) FILTER (WHERE ai) AS ai,
      count(DISTINCT visitor) AS total
    FROM visits WHERE ${WITHIN} GROUP BY page
  ) JOIN pages ON pages.id = page`;

/** Reads the index by visitor, so that a visitor's visits come together. */
const COUNT_SITE = `
  SELECT coalesce(sum(human), 0) AS human, coalesce(sum(ai), 0) AS ai, count(*) AS total FROM (
    SELECT min(ai) = 0 AS human, max(ai) AS ai FROM visits INDEXED BY visitsByVisitor WHERE ${WITHIN} GROUP BY visitor
  )`;

/**
 * Counts unique visitors from a database's raw visits. A first page is always current, whichever process added the
 * visits: every batch raises its project's revision. Later pages for the same reader come from the same count, so that
 * added visits don't make a page repeat or go missing.
 */
export class VisitorCounts {
  readonly #database: DatabaseSync;
  readonly #now: () => number;
  readonly #kept = new Map<string, Counted>();
  #lists = 0;

  /** `now`: UTC, ms since 1970. */
  constructor(database: DatabaseSync, now: () => number) {
    this.#database = database;
    this.#now = now;
    database.exec(`
      CREATE TEMP TABLE counted (
        list INTEGER NOT NULL,
        place INTEGER NOT NULL,
        path TEXT NOT NULL,
        human INTEGER NOT NULL,
        ai INTEGER NOT NULL,
        total INTEGER NOT NULL,
        PRIMARY KEY (list, place)
      ) STRICT, WITHOUT ROWID`);
  }

  /** Returns the totals of a period, and at most `limit` of its pages from `offset` on. */
  answer(project: string, { limit, offset, reader, ...request }: ReadersRequest): ShownVisitors {
    const period = periodOf(project, request);
    const key = JSON.stringify([reader, period]);
    const { list, totals } = this.#keep(key, this.#begun(key, offset) ?? this.#current(key, period));
    const rows = this.#database
      .prepare('SELECT path, human, ai, total FROM counted WHERE list = ? AND place > ? ORDER BY place LIMIT ?')
      .all(list, offset, limit + 1);
    return { totals, visitors: v.parse(v.array(pageVisits), rows.slice(0, limit)), hasMore: rows.length > limit };
  }

  /** Finds the list whose first page the reader has got; null for a first page, and if that was too long ago. */
  #begun(key: string, offset: number): Counted | null {
    const known = this.#kept.get(key);
    return offset === 0 || known === undefined || this.#now() - known.readAt > READING_MS ? null : known;
  }

  #current(key: string, period: Period): Counted {
    const known = this.#kept.get(key);
    return known?.revision === this.#revisionOf(period.project) ? known : this.#count(period);
  }

  #keep(key: string, counted: Counted): Counted {
    if (this.#kept.get(key)?.list !== counted.list) this.#forget(key);
    // The requested list moves to the end, so that the first one is the least recently requested.
    this.#kept.delete(key);
    this.#kept.set(key, { ...counted, readAt: this.#now() });
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > KEPT_LISTS && oldest !== undefined) this.#forget(oldest);
    return counted;
  }

  /** One transaction, so that totals, pages and revision match. Writes only to a temporary table. */
  #count(period: Period): Counted {
    const database = this.#database;
    this.#lists += 1;
    database.exec('BEGIN');
    try {
      const revision = this.#revisionOf(period.project);
      const totals = v.parse(visitCounts, database.prepare(COUNT_SITE).get({ ...period }));
      database.prepare(COUNT_PAGES).run({ ...period, list: this.#lists });
      database.exec('COMMIT');
      return { list: this.#lists, revision, totals, readAt: this.#now() };
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }

  #revisionOf(project: string): number {
    const row = this.#database.prepare('SELECT revision FROM projects WHERE name = ?').get(project);
    return v.parse(revisionRow, row).revision;
  }

  #forget(key: string): void {
    this.#database.prepare('DELETE FROM counted WHERE list = ?').run(this.#kept.get(key)?.list ?? null);
    this.#kept.delete(key);
  }
}
