import type { Octokit } from '@octokit/rest';
import * as v from 'valibot';
import { RepositoryError } from '../errors.ts';
import { repositoryError, type Undertaking, UnreadableAnswer } from './github-error.ts';

/** The first page of a list, as an Octokit method's `endpoint` describes it. */
interface FirstPage {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number | undefined>>;
}

/** What a list brought; `cut` if there are more pages than were wanted. */
export interface Listed<T> {
  readonly rows: readonly T[];
  readonly cut: boolean;
}

/** Makes a call and reads its answer. Throws `RepositoryError`, whatever goes wrong. */
export async function ask<TSchema extends v.GenericSchema>(
  undertaking: Undertaking,
  schema: TSchema,
  call: () => Promise<{ readonly data: unknown }>,
): Promise<v.InferOutput<TSchema>> {
  try {
    return decode(schema, (await call()).data);
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

/**
 * Reads a list along its `Link` headers, at most `mostPages` pages. Octokit's own paginator is not used: it takes a 409
 * and an answer without a body for the end of a list, and whoever looks for a comment would believe that there is none.
 * It would also go on for ever, and take the token to whatever host a link names. Throws `RepositoryError`.
 */
export async function list<TSchema extends v.GenericSchema>(
  { octokit, apiUrl, undertaking, mostPages }: ListOptions,
  row: TSchema,
  first: FirstPage,
): Promise<Listed<v.InferOutput<TSchema>>> {
  const rows: v.InferOutput<TSchema>[] = [];
  const page = v.array(row);
  let url: string | null = first.url;
  for (let pages = 0; pages < mostPages && url !== null; pages += 1) {
    const address: string = url;
    const answer = await ask(undertaking, v.unknown(), async () => {
      const { data, headers } = await octokit.request({ method: first.method, url: address, headers: first.headers });
      return { data: { page: decode(page, data), next: nextPage(headers.link, apiUrl) } };
    });
    const { page: read, next } = answer as { readonly page: typeof rows; readonly next: string | null };
    rows.push(...read);
    url = next;
  }
  return { rows, cut: url !== null };
}
