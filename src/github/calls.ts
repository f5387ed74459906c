import * as v from 'valibot';
import { RepositoryError } from '../errors.ts';
import { repositoryError, type Undertaking, UnreadableAnswer } from './github-error.ts';
import type { Octokit } from './octokit.ts';

/** Makes a call and reads its answer. Throws `RepositoryError`, whatever goes wrong. */
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

/** Gives null instead of failing where what was asked for is gone. */
export async function unlessMissing<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof RepositoryError && error.failure === 'missing') return null;
    throw error;
  }
}

/** GitHub's longest page, which is what every list asks for. */
const MOST_ROWS = 100;

export interface List {
  readonly undertaking: Undertaking;
  /** The first page, as the `endpoint` of one of Octokit's methods describes it. */
  readonly first: Pick<ReturnType<Octokit['request']['endpoint']>, 'method' | 'url' | 'headers'>;
  readonly mostPages: number;
}

interface Keyed<T> extends List {
  /** What tells rows apart: a list that shifts while it is read repeats some. */
  readonly keyOf: (row: T) => string | number;
}

/** Rows of a list; `cut` if there are more pages than were wanted. */
export interface Rows<T> {
  readonly rows: readonly T[];
  readonly cut: boolean;
}

/**
 * Reads a list along its `Link` headers; a row that it repeats counts once, as last shown. Octokit's own paginator is not used: it takes a 409 and an answer without a body
 * for the end of a list, and who looks for a comment of ours would believe that there is none; nor does it ever end by
 * itself, and it takes the token to whatever host a link names. Throws `RepositoryError`.
 */
export async function list<TSchema extends v.GenericSchema>(
  octokit: Octokit,
  row: TSchema,
  { undertaking, first, mostPages, keyOf }: Keyed<v.InferOutput<TSchema>>,
): Promise<Rows<v.InferOutput<TSchema>>> {
  const rows = new Map<string | number, v.InferOutput<TSchema>>();
  try {
    for (let url = first.url, pages = 1; ; pages += 1) {
      const { data, headers } = await octokit.request({ method: first.method, headers: first.headers, url });
      if (Array.isArray(data) && data.length > MOST_ROWS) {
        throw new UnreadableAnswer(`a page of more than ${MOST_ROWS} rows, which is more than were asked for`);
      }
      for (const each of decode(v.array(row), data)) rows.set(keyOf(each), each);
      const next = /<([^<>]+)>;\s*rel="next"/.exec(headers.link ?? '')?.[1];
      if (next === undefined || pages >= mostPages) return { rows: [...rows.values()], cut: next !== undefined };
      if (!URL.canParse(next) || new URL(next).origin !== new URL(url).origin)
        throw new UnreadableAnswer('the next page is said to be on another host');
      url = next;
    }
  } catch (error) {
    throw repositoryError(error, undertaking);
  }
}

/** Throws `UnreadableAnswer` with the path of the first field that is wrong. Its value is not told: it may be anything. */
function decode<TSchema extends v.GenericSchema>(schema: TSchema, data: unknown): v.InferOutput<TSchema> {
  const read = v.safeParse(schema, data, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new UnreadableAnswer(`${v.getDotPath(issue) ?? 'the body'}: expected ${issue.expected ?? 'another form'}`);
}
