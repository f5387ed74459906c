import { LIMITS } from '../action/service-client/contract.ts';
import { unknownParameters } from './answers.ts';
import { visitorsParameters } from './api-schemas.ts';
import { readInstant } from './instant.ts';

/** `from` inclusive, `to` exclusive (UTC, ms); null means open. */
export interface VisitorsRequest {
  readonly from: number | null;
  readonly to: number | null;
  readonly limit: number;
  readonly offset: number;
}

export type ReadQuery<Request> =
  | { readonly kind: 'request'; readonly request: Request }
  | { readonly kind: 'bad'; readonly problems: readonly [string, ...string[]] };

/**
 * Reads the query of a request for visitors; `query` has every value of each parameter. Unknown parameters are
 * problems; a bare date means its midnight in UTC, and a time without a zone is in UTC.
 */
export function readVisitorsRequest(query: Readonly<Record<string, readonly string[]>>): ReadQuery<VisitorsRequest> {
  return readQuery(query, Object.keys(visitorsParameters), (read) => ({
    from: read('dateFrom', null, instant),
    to: read('dateTo', null, instant),
    limit: read('limit', LIMITS.defaultLimit, wholeNumber(LIMITS.leastLimit, LIMITS.mostLimit)),
    offset: read('offset', 0, wholeNumber(LIMITS.leastOffset, Number.MAX_SAFE_INTEGER)),
  }));
}

interface Rule<T> {
  readonly expected: string;
  /** Null for a bad value. */
  readonly read: (value: string) => T | null;
}

/** Reads one parameter: `absent` if it is missing, or bad and so a problem. */
type ReadParameter = <T>(name: string, absent: T, rule: Rule<T>) => T;

/** Reads a query that may only have `known` parameters, and collects all its problems. */
export function readQuery<Request extends { readonly from: number | null; readonly to: number | null }>(
  query: Readonly<Record<string, readonly string[]>>,
  known: readonly string[],
  requestOf: (read: ReadParameter) => Request,
): ReadQuery<Request> {
  const problems = unknownParameters(query, known);
  const request = requestOf((name, absent, rule) => {
    const values = query[name] ?? [];
    const [value] = values;
    if (value === undefined) return absent;
    const read = values.length === 1 ? rule.read(value) : null;
    if (read !== null) return read;
    problems.push(`${name}: expected ${rule.expected}, got ${values.map(shown).join(' and ')}.`);
    return absent;
  });
  if (request.from !== null && request.to !== null && request.from > request.to) {
    problems.push('dateFrom: expected a time that is not after dateTo.');
  }
  const [first, ...more] = problems;
  return first === undefined ? { kind: 'request', request } : { kind: 'bad', problems: [first, ...more] };
}

/** Makes the rule for whole numbers in digits, both limits included. */
export function wholeNumber(least: number, most: number): Rule<number> {
  return {
    expected:
      most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`,
    read: (value) => {
      const number = /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
      return number >= least && number <= most ? number : null;
    },
  };
}

/** The rule for dates and times. */
export const instant: Rule<number | null> = {
  expected: 'a date such as 2026-11-09 or an ISO 8601 time such as 2026-11-09T00:00:00Z',
  // A plus sign that was not encoded arrives as a blank.
  read: (value) => readInstant(value.replace(/^([^ ]*t[^ ]*) (?=\d)/i, '$1+'))?.at ?? null,
};

function shown(value: string): string {
  return JSON.stringify([...value].slice(0, 60).join(''));
}
