import type { DatabaseSync } from 'node:sqlite';
import * as v from 'valibot';
import { LIMITS } from '../../service/contract.ts';
import { inTransaction } from './store.ts';

/** One look at one page. `at` is UTC, ms since 1970. */
export interface Visit {
  readonly path: string;
  readonly visitor: string;
  readonly kind: 'human' | 'ai';
  readonly at: number;
}

/** `from` inclusive, `to` exclusive (UTC, ms); null means open. */
export interface VisitorsRequest {
  readonly from: number | null;
  readonly to: number | null;
  readonly limit: number;
  readonly offset: number;
}

const counts = { human: v.number(), ai: v.number(), total: v.number() };
const totalsRow = v.object(counts);
const pageRow = v.object({ path: v.string(), ...counts });

/** The answer to a request for visitors, as the interface shows it. */
export interface VisitorsAnswer {
  readonly totals: v.InferOutput<typeof totalsRow>;
  readonly visitors: readonly v.InferOutput<typeof pageRow>[];
  readonly hasMore: boolean;
}

const COUNTS = `
  count(DISTINCT iif(kind = 'human', visitor, NULL)) AS human,
  count(DISTINCT iif(kind = 'ai', visitor, NULL)) AS ai,
  count(DISTINCT visitor) AS total`;
const WITHIN = 'project = :project AND at >= :from AND at < :to';

/** Counts unique visitors of the site and of each page from the raw visits; most visited pages first, then by path. */
export function countVisitors(database: DatabaseSync, project: string, request: VisitorsRequest): VisitorsAnswer {
  const within = {
    project,
    from: request.from ?? Number.MIN_SAFE_INTEGER,
    to: request.to ?? Number.MAX_SAFE_INTEGER,
  };
  const totals = database.prepare(`SELECT ${COUNTS} FROM visits WHERE ${WITHIN}`).get(within);
  const rows = database
    .prepare(
      `SELECT path, ${COUNTS} FROM visits WHERE ${WITHIN}
       GROUP BY path ORDER BY total DESC, path LIMIT :limit + 1 OFFSET :offset`,
    )
    .all({ ...within, limit: request.limit, offset: request.offset });
  return {
    totals: v.parse(totalsRow, totals),
    visitors: v.parse(v.array(pageRow), rows.slice(0, request.limit)),
    hasMore: rows.length > request.limit,
  };
}

/** Adds visits to a project, all or none. */
export function addVisits(database: DatabaseSync, project: string, visits: Iterable<Visit>): void {
  const insert = database.prepare('INSERT INTO visits (project, path, visitor, kind, at) VALUES (?, ?, ?, ?, ?)');
  inTransaction(database, () => {
    for (const { path, visitor, kind, at } of visits) insert.run(project, path, visitor, kind, at);
  });
}

export type ReadVisitorsRequest =
  | { readonly kind: 'request'; readonly request: VisitorsRequest }
  | { readonly kind: 'bad'; readonly problems: readonly string[] };

/**
 * Reads the query of a request for visitors; `query` has every value of each parameter. Unknown parameters are
 * ignored, and a bare date means its midnight in UTC, as does a time without a zone mean UTC.
 */
export function readVisitorsRequest(query: Readonly<Record<string, readonly string[]>>): ReadVisitorsRequest {
  const problems: string[] = [];
  const read = <T>(name: string, absent: T, rule: Rule<T>): T => {
    const values = query[name] ?? [];
    const [value] = values;
    if (value === undefined) return absent;
    const known = values.length === 1 ? rule.read(value) : null;
    if (known !== null) return known;
    problems.push(`${name}: expected ${rule.expected}, got ${values.map(shown).join(' and ')}.`);
    return absent;
  };
  const request = {
    from: read('dateFrom', null, instant),
    to: read('dateTo', null, instant),
    limit: read('limit', LIMITS.defaultLimit, wholeNumber(LIMITS.leastLimit, LIMITS.mostLimit)),
    offset: read('offset', 0, wholeNumber(LIMITS.leastOffset, Number.MAX_SAFE_INTEGER)),
  };
  if (request.from !== null && request.to !== null && request.from > request.to) {
    problems.push('dateFrom: expected a time that is not after dateTo.');
  }
  return problems.length === 0 ? { kind: 'request', request } : { kind: 'bad', problems };
}

interface Rule<T> {
  readonly expected: string;
  /** Null for a bad value. */
  readonly read: (value: string) => T | null;
}

function wholeNumber(least: number, most: number): Rule<number> {
  return {
    expected:
      most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`,
    read: (value) => {
      const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
      return number >= least && number <= most ? number : null;
    },
  };
}

const INSTANT = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?)?$/;

const instant: Rule<number> = {
  expected: 'a date such as 2026-11-09 or an ISO 8601 time such as 2026-11-09T00:00:00Z',
  read: (value) => {
    const [, date, time = '00:00', zone = 'Z'] = INSTANT.exec(value) ?? [];
    if (date === undefined) return null;
    const midnight = Date.parse(`${date}T00:00Z`);
    // JavaScript takes February 30th for March 2nd.
    if (Number.isNaN(midnight) || !new Date(midnight).toISOString().startsWith(date)) return null;
    const at = Date.parse(`${date}T${time}${zone}`);
    return Number.isNaN(at) ? null : at;
  },
};

function shown(value: string): string {
  return JSON.stringify([...value].slice(0, 60).join(''));
}
