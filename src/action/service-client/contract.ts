import * as v from 'valibot';
import type { BodyProblem } from '../http/json.ts';
import type { VisitorsPage } from '../ports/readers.ts';
import type { Redact } from '../redaction/redactor.ts';
import { withoutUnseen } from '../words/hidden.ts';
import { isFinal, JOB_ID, type Job, LONGEST_SAID, readStatus } from '../words/job.ts';
import { shorten } from '../words/markdown.ts';

/** The interface of a documentation service: paths, limits, and the schema of every resource. */

export const LIMITS = { leastLimit: 1, mostLimit: 250, defaultLimit: 50, leastOffset: 0 } as const;

/** Rows of one page of what readers searched for, asked and voted: the most, and without `limit`. */
export const EVIDENCE_LIMITS = {
  searches: { most: 100, usual: 50 },
  questions: { most: 1_000, usual: 100 },
  feedback: { most: 100, usual: 10 },
} as const;

/** Paths below the base address; every part is one encoded segment. */
export const paths = {
  createJob: (project: string): string => `/v2/agent/${encodeURIComponent(project)}/job`,
  readJob: (project: string, job: string): string =>
    `/v2/agent/${encodeURIComponent(project)}/job/${encodeURIComponent(job)}`,
  message: (project: string, job: string): string => `${paths.readJob(project, job)}/message`,
  visitors: (project: string): string => `/v1/analytics/${encodeURIComponent(project)}/visitors`,
  searches: (project: string): string => `/v1/analytics/${encodeURIComponent(project)}/searches`,
  questions: (project: string): string => `/v1/analytics/${encodeURIComponent(project)}/assistant`,
  feedback: (project: string): string => `/v1/analytics/${encodeURIComponent(project)}/feedback/by-page`,
} as const;

/** The problem names the field. */
export type Decoded<T> = { readonly kind: 'value'; readonly value: T } | BodyProblem;

/** Decides nothing, so it never invalidates a job: a missing or ill-typed value counts as unknown. */
const detail = v.fallback(v.nullish(v.string(), null), null);
/** New statuses have appeared before: one that is unknown, missing or invalid means the job is running. */
const status = v.pipe(
  v.unknown(),
  v.transform((value) => {
    const reportedStatus = typeof value === 'string' ? value : null;
    return { reportedStatus, status: readStatus(reportedStatus ?? '') ?? ('active' as const) };
  }),
);
/** Services write "none" as null, as an empty text, and as the word. */
const prLink = v.nullish(
  v.pipe(
    v.string(),
    v.transform((link) => (/^(?:null)?$/i.test(link.trim()) ? null : link.trim())),
  ),
  null,
);
/** Longest reason of a failure (characters): it often ends with the last lines of a program's output. */
const LONGEST_REASON = 1_200;

const jobFields = {
  status: v.optional(status),
  source: v.fallback(v.nullish(v.object({ repository: detail, ref: detail }), null), null),
  model: detail,
  /** Optional: hosted services may not have it, the local service does. */
  error: detail,
  /** Optional, as `error`: the agent's own words. */
  summary: detail,
  /** Optional: only the local service says which branch a job without a pull request has left, null for none. */
  branch: v.optional(v.unknown()),
  createdAt: detail,
  archivedAt: detail,
};
/** The only difference: an odd link must not lose a created job, because only this answer has its id. */
const readJobSchema = v.object({ ...jobFields, id: v.nullish(v.string(), null), prLink });
const createdJobSchema = v.object({
  ...jobFields,
  id: v.pipe(v.string(), v.regex(JOB_ID, 'an id of 1 to 128 printable ASCII characters')),
  prLink: v.fallback(prLink, null),
});

const COUNT = 'a whole number of at least 0';
/** A number of people, clicks or votes. */
export const count = v.pipe(v.number(), v.safeInteger(COUNT), v.minValue(0, COUNT));
const counts = { human: count, ai: count, total: count };
const rowSchema = v.object({ path: v.string(), ...counts });
const visitorsSchema = v.object({ totals: v.object(counts), visitors: v.array(v.unknown()), hasMore: v.boolean() });

/** Only its id, status and link can make a job unusable; a missing id counts as `asked`. */
export function decodeJob(value: unknown, asked: string, redact: Redact): Decoded<Job> {
  const job = decode(readJobSchema, value, 'job');
  if (job.kind === 'problem') return job;
  if (job.value.id !== null && job.value.id !== asked) return problemAt('job.id', 'the requested id, got another one');
  return { kind: 'value', value: toJob(asked, job.value, redact) };
}

export function decodeCreatedJob(value: unknown, redact: Redact): Decoded<Job> {
  const job = decode(createdJobSchema, value, 'job');
  return job.kind === 'problem' ? job : { kind: 'value', value: toJob(job.value.id, job.value, redact) };
}

/** `cut`: rows were dropped before parsing. A page with more rows than requested means there are more pages. */
export function decodeVisitors(value: unknown, limit: number = LIMITS.mostLimit, cut = false): Decoded<VisitorsPage> {
  const page = decode(visitorsSchema, value, 'visitors');
  if (page.kind === 'problem') return page;
  const { totals, visitors, hasMore } = page.value;
  const { rows: pages, rejectedRows, isLonger } = readRows(rowSchema, visitors, limit);
  return { kind: 'value', value: { totals, pages, hasMore: hasMore || cut || isLonger, rejectedRows } };
}

export function readRows<Row>(schema: v.GenericSchema<unknown, Row>, given: readonly unknown[], limit: number) {
  const wanted = given.slice(0, limit);
  const rows = wanted.flatMap((each) => {
    const read = v.safeParse(schema, each, { abortEarly: true });
    return read.success ? [read.output] : [];
  });
  return { rows, rejectedRows: wanted.length - rows.length, isLonger: given.length > limit };
}

/** Masks every text that may be shown, before anything is cut from it. */
function toJob(id: string, job: v.InferOutput<typeof readJobSchema>, redact: Redact): Job {
  const { source, status: seen, branch: left, summary: said, ...rest } = job;
  const summary = shorten(plain(said ?? '', redact).trim(), LONGEST_SAID);
  const status = seen?.status ?? 'active';
  const masked = (text: string | null = null): string | null => text && redact(text);
  return {
    ...rest,
    ...(left === undefined ? {} : { linkSettled: true }),
    // While a follow-up runs, it would be about the work before it.
    ...(summary === '' || !isFinal({ status }) ? {} : { summary }),
    id,
    status,
    reportedStatus: masked(seen?.reportedStatus),
    repository: masked(source?.repository),
    ref: masked(source?.ref),
    model: masked(rest.model),
    shownLink: redact(rest.prLink ?? ''),
    error: tame(rest.error ?? '', redact, LONGEST_REASON) || null,
  };
}

export function decode<S extends v.GenericSchema>(schema: S, value: unknown, name: string): Decoded<v.InferOutput<S>> {
  // Valibot accepts a list as an object.
  if (Array.isArray(value)) return problemAt(name, 'an object, got a list');
  const read = v.safeParse(schema, value, { abortEarly: true });
  if (read.success) return { kind: 'value', value: read.output };
  const [issue] = read.issues;
  const path = v.getDotPath(issue);
  return problemAt(path === null ? name : `${name}.${path}`, expectationOf(issue));
}

function problemAt(path: string, expectation: string): Decoded<never> {
  return { kind: 'problem', problem: `${path}: expected ${expectation}` };
}

const KINDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'a boolean',
  array: 'a list',
  object: 'an object',
};

/** Names what was expected and the type of the value, never the value itself, which is untrusted. */
function expectationOf({ kind, type, path, message, input }: v.BaseIssue<unknown>): string {
  // The pipes above have their own messages; a missing field is an issue of its object.
  if (kind === 'validation') return message;
  const expected = type === 'object' && input === undefined && path !== undefined ? 'a value' : (KINDS[type] ?? type);
  return `${expected}, got ${kindOf(input)}`;
}

function kindOf(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : (KINDS[typeof value] ?? typeof value);
}

const LONGEST_WORDS = 300;

/** Leaves out the colours of a terminal and what nobody sees. Masks first: nobody recognizes half a secret. */
const plain = (text: string, redact: Redact): string =>
  withoutUnseen(
    redact(text)
      .toWellFormed()
      .replace(/\x1B\[[0-?]*[ -/]*[@-~]/g, ''),
  ).replaceAll('\0', '');

/** Makes one line of at most `longest` characters. */
export function tame(text: string, redact: Redact, longest: number = LONGEST_WORDS): string {
  const line = plain(text, redact)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim();
  // Two units hold any character, so only the beginning of a large text is split.
  const characters = [...line.slice(0, 2 * longest + 2)];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : characters.join('');
}
