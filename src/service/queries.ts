import * as v from 'valibot';
import { EVIDENCE_LIMITS, LIMITS } from '../action/service-client/contract.ts';
import { readInstant } from './instant.ts';

/** What a query asks for. `from` inclusive, `to` exclusive (UTC, ms); null means open. `offset`: rows to skip. */
export interface ListRequest {
  readonly from: number | null;
  readonly to: number | null;
  readonly limit: number;
  readonly offset: number;
}

/** UTC, ms since 1970: `from` inclusive, `to` exclusive. */
export interface Period {
  readonly project: string;
  readonly from: number;
  readonly to: number;
}

export function periodOf(project: string, { from, to }: Pick<ListRequest, 'from' | 'to'>): Period {
  return { project, from: from ?? Number.MIN_SAFE_INTEGER, to: to ?? Number.MAX_SAFE_INTEGER };
}

/** The rows of a period, in SQL. */
export const WITHIN = 'project = (SELECT id FROM projects WHERE name = :project) AND at >= :from AND at < :to';

/** A query parameter: the schema describes it, and `read` returns null for a bad value. */
interface Parameter {
  readonly field: keyof ListRequest;
  readonly schema: v.GenericSchema;
  readonly absent: number | null;
  readonly expected: string;
  readonly read: (text: string) => number | null;
}

/** The schema has the forms that every client can write. Others of ISO 8601 are understood too (see `readInstant`). */
function instant(field: 'from' | 'to', description: string): Parameter {
  return {
    field,
    schema: v.pipe(
      v.union([v.pipe(v.string(), v.isoDate()), v.pipe(v.string(), v.isoTimestamp())]),
      v.description(description),
    ),
    absent: null,
    expected: 'a date such as 2026-11-09 or an ISO 8601 time such as 2026-11-09T00:00:00Z',
    // A plus sign that was not encoded arrives as a blank.
    read: (text) => readInstant(text.replace(/^([^ ]*t[^ ]*) (?=\d)/i, '$1+'))?.at ?? null,
  };
}

/** Both limits are included. */
function wholeNumber(field: 'limit' | 'offset', [least, most]: readonly [number, number], absent: number): Parameter {
  return {
    field,
    schema: v.optional(v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most)), absent),
    absent,
    expected:
      most === Number.MAX_SAFE_INTEGER ? `a whole number from ${least}` : `a whole number from ${least} to ${most}`,
    read: (text) => {
      const number = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
      return number >= least && number <= most ? number : null;
    },
  };
}

/** The number of rows before it: to clients, any text that an answer gave them. */
const cursor: Parameter = {
  ...wholeNumber('offset', [0, 999_999_999_999_999], 0),
  schema: v.optional(v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/), v.description('`nextCursor` of the answer before.'))),
  expected: 'the cursor of an earlier answer',
};

const dateFrom = instant(
  'from',
  'A date or time in ISO 8601. A date means its midnight, and a time without a zone is in UTC.',
);
const evidence = ({ most, usual }: { readonly most: number; readonly usual: number }) => ({
  dateFrom,
  dateTo: instant('to', 'Like `dateFrom`; what happened at this time or later is left out.'),
  limit: wholeNumber('limit', [1, most], usual),
});

/** The query parameters of each list; others are refused. */
export const QUERIES = {
  visitors: {
    dateFrom,
    dateTo: instant('to', 'Like `dateFrom`; visits at this time or later are left out.'),
    limit: wholeNumber('limit', [LIMITS.leastLimit, LIMITS.mostLimit], LIMITS.defaultLimit),
    offset: wholeNumber('offset', [LIMITS.leastOffset, Number.MAX_SAFE_INTEGER], 0),
  },
  searches: { ...evidence(EVIDENCE_LIMITS.searches), cursor },
  questions: { ...evidence(EVIDENCE_LIMITS.questions), cursor },
  feedback: evidence(EVIDENCE_LIMITS.feedback),
} as const satisfies Readonly<Record<string, Readonly<Record<string, Parameter>>>>;

type Given = Readonly<Record<string, readonly string[]>>;

export function readQuery(
  list: keyof typeof QUERIES,
  given: Given,
):
  | { readonly kind: 'request'; readonly request: ListRequest }
  | { readonly kind: 'bad'; readonly problems: readonly string[] } {
  const parameters: Readonly<Record<string, Parameter>> = QUERIES[list];
  const problems = unknownParameters(given, Object.keys(parameters));
  const values: Partial<Record<keyof ListRequest, number | null>> = {};
  for (const [name, { field, absent, expected, read }] of Object.entries(parameters)) {
    const [text, ...more] = given[name] ?? [];
    const value = text === undefined ? absent : more.length > 0 ? null : read(text);
    values[field] = value;
    if (text === undefined || value !== null) continue;
    problems.push(`${name}: expected ${expected}, got ${[text, ...more].map(shown).join(' and ')}.`);
  }
  const { from = null, to = null } = values;
  if (from !== null && to !== null && from > to) {
    problems.push('dateFrom: expected a time that is not after dateTo.');
  }
  if (problems.length > 0) return { kind: 'bad', problems };
  return { kind: 'request', request: { from, to, limit: values.limit ?? 0, offset: values.offset ?? 0 } };
}

export function unknownParameters(given: Given, known: readonly string[]): string[] {
  const allowed = known.length === 0 ? 'this request takes none' : `expected ${known.join(', ')}`;
  return Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => `${shown(name)}: no such query parameter; ${allowed}.`);
}

function shown(text: string): string {
  return JSON.stringify([...text].slice(0, 60).join(''));
}
