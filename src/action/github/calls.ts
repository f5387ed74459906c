import * as v from 'valibot';
import { repositoryErrorOf } from '../words/errors.ts';
import { repositoryError, type Undertaking, UnreadableAnswer } from './github-error.ts';
import type { Octokit } from './octokit.ts';

/** Makes a call and reads its answer. Throws `RepositoryError` for every failure. */
export async function ask<TSchema extends v.GenericSchema>(
  undertaking: Undertaking,
  schema: TSchema,
  call: () => Promise<{ readonly data: unknown }>,
): Promise<v.InferOutput<TSchema>> {
  try {
    const { data } = await call();
    return decode(schema, data);
  } catch (error) {
    throw repositoryError(error, undertaking);
  }
}

/** Returns null instead of failing if the target is gone. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (repositoryErrorOf(error).failure === 'missing') return null;
    throw error;
  }
}

/** GitHub's longest page; every list requests it. */
const MOST_ROWS = 100;

export interface List {
  readonly undertaking: Undertaking;
  /** The first page, as the `endpoint` of one of Octokit's methods describes it. */
  readonly first: Pick<ReturnType<Octokit['request']['endpoint']>, 'method' | 'url' | 'headers'>;
  readonly mostPages: number;
}

interface Keyed<T> extends List {
  /** Identifies a row: a list that shifts while it is read repeats some. */
  readonly keyOf: (row: T) => string | number;
}

/** Rows of a list; `cut`: there are more pages than requested. */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly cut: boolean;
}

interface Reading<T> extends Rows<T> {
  readonly pages: number;
}

/**
 * Reads a list by its `Link` headers; a repeated row counts once, as last shown. We don't use Octokit's paginator: it
 * treats a 409 and an answer without a body as the end of a list, so that one of our comments could seem to be missing;
 * it has no page limit, and it sends the token to any host that a link names. Throws `RepositoryError`.
 */
export async function list<TSchema extends v.GenericSchema>(
  octokit: Octokit,
  row: TSchema,
  { undertaking, first, mostPages, keyOf }: Keyed<v.InferOutput<TSchema>>,
): Promise<Reading<v.InferOutput<TSchema>>> {
  const rows = new Map<string | number, v.InferOutput<TSchema>>();
  try {
    for (let url = first.url, pages = 1; ; pages += 1) {
      const { data, headers } = await octokit.request({ method: first.method, headers: first.headers, url });
      if (Array.isArray(data) && data.length > MOST_ROWS) {
        throw new UnreadableAnswer(`a page of more than ${MOST_ROWS} rows, which is more than we requested`);
      }
      for (const each of decode(v.array(row), data)) rows.set(keyOf(each), each);
      const next = /<([^<>]+)>;\s*rel="next"/.exec(headers.link ?? '')?.[1];
      if (next === undefined || pages >= mostPages) return { rows: [...rows.values()], pages, cut: next !== undefined };
      if (!URL.canParse(next) || new URL(next).origin !== new URL(url).origin)
        throw new UnreadableAnswer('the link to the next page names another host');
      url = next;
    }
  } catch (error) {
    throw repositoryError(error, undertaking);
  }
}

/** A third reading is needed only if rows are deleted during two in a row. */
const MOST_READINGS = 3;

/**
 * Does the same, so that no row is missing that was there all the time. A row that is deleted while we read moves all
 * later ones up, so the first one of the next page is never shown. Then the next reading lacks the deleted row: a list
 * of several pages is read again until a reading lacks nothing of the one before. What any reading showed counts. One
 * page costs one request, and a cut list is incomplete anyway. Throws `RepositoryError`.
 */
export async function listWithoutGaps<TSchema extends v.GenericSchema>(
  octokit: Octokit,
  row: TSchema,
  wanted: Keyed<v.InferOutput<TSchema>>,
): Promise<Rows<v.InferOutput<TSchema>>> {
  const all = new Map<string | number, v.InferOutput<TSchema>>();
  let before: ReadonlySet<string | number> | null = null;
  for (let readings = 1; ; readings += 1) {
    const read = await list(octokit, row, wanted);
    const keys: ReadonlySet<string | number> = new Set(read.rows.map(wanted.keyOf));
    for (const each of read.rows) all.set(wanted.keyOf(each), each);
    const isSteady = before?.isSubsetOf(keys) ?? read.pages === 1;
    if (isSteady || read.cut || readings >= MOST_READINGS) return { ...read, rows: [...all.values()] };
    before = keys;
  }
}

/** Throws `UnreadableAnswer` with the path of the first wrong field, but without its untrusted value. */
function decode<TSchema extends v.GenericSchema>(schema: TSchema, data: unknown): v.InferOutput<TSchema> {
  const read = v.safeParse(schema, data, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new UnreadableAnswer(`${v.getDotPath(issue) ?? 'the body'}: expected ${issue.expected ?? 'another form'}`);
}
