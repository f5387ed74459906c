import * as v from 'valibot';
import { JOB_ID, type Job, type JobStatus } from '../jobs/job.ts';
import type { VisitorsPage } from '../ports.ts';

/** The interface of a documentation service: paths, limits, and the schema of every resource. */

export const LIMITS = { leastLimit: 1, mostLimit: 250, defaultLimit: 50, leastOffset: 0 } as const;

/** Paths below the base address; every part is one encoded segment. */
export const paths = {
  createJob: (project: string): string => `/v2/agent/${encodeURIComponent(project)}/job`,
  readJob: (project: string, job: string): string =>
    `/v2/agent/${encodeURIComponent(project)}/job/${encodeURIComponent(job)}`,
  visitors: (project: string): string => `/v1/analytics/${encodeURIComponent(project)}/visitors`,
} as const;

/** What a decoded body came to: a value, or a sentence that names the field. */
export type Decoded<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'problem'; readonly problem: string };

const STATUSES = ['active', 'completed', 'archived', 'failed'] as const satisfies readonly JobStatus[];

const text = v.nullish(v.string(), null);
/** Statuses that nobody has told us of have appeared before: an unknown, missing or odd one means that the job is running. */
const status = v.pipe(
  v.unknown(),
  v.transform((told) => {
    const reportedStatus = typeof told === 'string' ? told : null;
    return { reportedStatus, status: STATUSES.find((known) => known === told) ?? ('active' as const) };
  }),
);
const id = v.pipe(v.string(), v.regex(JOB_ID, 'an id of letters, digits, dots, dashes and underscores'));

const jobSchema = v.pipe(
  v.object({
    id,
    status: v.optional(status),
    source: v.nullish(v.object({ repository: text, ref: text }), null),
    model: text,
    prLink: text,
    createdAt: text,
    archivedAt: text,
  }),
  v.transform(toJob),
);

/** A created job must not be lost for an odd field beside its id. */
const createdJobSchema = v.pipe(
  v.object({
    id,
    status: v.optional(status),
    source: v.fallback(
      v.nullish(v.object({ repository: v.fallback(text, null), ref: v.fallback(text, null) }), null),
      null,
    ),
    model: v.fallback(text, null),
    prLink: v.fallback(text, null),
    createdAt: v.fallback(text, null),
    archivedAt: v.fallback(text, null),
  }),
  v.transform(toJob),
);

const COUNT = 'a whole number of at least 0';
const count = v.pipe(v.number(), v.safeInteger(COUNT), v.minValue(0, COUNT));
const counts = { human: count, ai: count, total: count };
const rowSchema = v.object({ path: v.string(), ...counts });
const visitorsSchema = v.object({
  totals: v.object(counts),
  visitors: v.array(v.unknown()),
  hasMore: v.boolean(),
});

const errorSchema = v.object({
  error: v.string(),
  details: v.fallback(v.nullish(v.array(v.object({ message: v.string() })), []), []),
});

/** The body of a request to create a job. */
export const jobRequestSchema = v.object({ prompt: v.pipe(v.string(), v.minLength(1)) });

/** Reads a job, exact about the type of everything but its status. */
export function decodeJob(value: unknown): Decoded<Job> {
  return decode(jobSchema, value, 'job');
}

/** Reads the answer to a creation: only the id must be right. */
export function decodeCreatedJob(value: unknown): Decoded<Job> {
  return decode(createdJobSchema, value, 'job');
}

/** Reads one page of visitors; a row that cannot be believed is left out and counted. */
export function decodeVisitors(value: unknown): Decoded<VisitorsPage> {
  const page = decode(visitorsSchema, value, 'visitors');
  if (page.kind === 'problem') return page;
  const { totals, visitors, hasMore } = page.value;
  const pages = visitors.map((row) => v.safeParse(rowSchema, row)).flatMap((row) => (row.success ? [row.output] : []));
  return { kind: 'value', value: { totals, pages, hasMore, rejectedRows: visitors.length - pages.length } };
}

/** Reads the service's own words in an error body; null if it has none. Untrusted text. */
export function decodeErrorText(value: unknown): string | null {
  const read = v.safeParse(errorSchema, value);
  if (!read.success) return null;
  const { error, details } = read.output;
  return [error, ...(details ?? []).map(({ message }) => message)].join('; ');
}

function toJob(told: {
  readonly id: string;
  readonly status?: { readonly reportedStatus: string | null; readonly status: JobStatus } | undefined;
  readonly source: { readonly repository: string | null; readonly ref: string | null } | null;
  readonly model: string | null;
  readonly prLink: string | null;
  readonly createdAt: string | null;
  readonly archivedAt: string | null;
}): Job {
  const { source, status: seen, ...rest } = told;
  return {
    ...rest,
    status: seen?.status ?? 'active',
    reportedStatus: seen?.reportedStatus ?? null,
    repository: source?.repository ?? null,
    ref: source?.ref ?? null,
  };
}

function decode<TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
  name: string,
): Decoded<v.InferOutput<TSchema>> {
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return { kind: 'value', value: read.output };
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  return { kind: 'problem', problem: `${path === null ? name : `${name}.${path}`}: expected ${expectationOf(issue)}` };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  array: 'a list',
  object: 'an object',
};

/** Names what was expected and the kind of what was got, never its value: that is untrusted. */
function expectationOf({ kind, type, path, message, input }: v.BaseIssue<unknown>): string {
  // The pipes above carry their own words; a missing field is an issue of the object around it.
  if (kind === 'validation') return message;
  const expected = type === 'object' && input === undefined && path !== undefined ? 'a value' : (KINDS[type] ?? type);
  return `${expected}, got ${kindOf(input)}`;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : (KINDS[typeof value] ?? typeof value);
}
