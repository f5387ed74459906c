import * as v from 'valibot';
import type { Trying } from '../ports/conversations.ts';
import { type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import { repositoryError, type Undertaking, UnreadableAnswer } from './github-error.ts';
import { createOctokit, fetchOf, type GitHubOptions, type Octokit } from './octokit.ts';

/** GitHub's longest page. */
export const PAGE = 100;
/** A third reading is needed only if rows are deleted during two in a row. */
const MOST_READINGS = 3;

/** A repository's owner and name, as Octokit takes them. */
export interface Place {
  readonly owner: string;
  readonly repo: string;
}

export function placeOf(fullName: string): Place {
  const [owner = '', repo = ''] = fullName.split('/');
  return { owner, repo };
}

type Parameter<R extends string> = NonNullable<Parameters<typeof Octokit.prototype.request<R>>[1]>;
type Options = Pick<Parameter<string>, 'headers' | 'mediaType' | 'baseUrl' | 'operationName' | 'query' | 'request'>;

/** The parameters of a route, as Octokit types them, without the place: by default it is the run's repository. */
type Wanted<R extends string> = Own<Parameter<R>> & Partial<Place> & Pick<Options, 'headers' | 'mediaType'>;
/** Those that are named: without what Octokit takes for any route. */
type Own<T> = {
  [K in keyof T as string extends K ? never : number extends K ? never : Exclude<K, keyof (Place & Options)>]: T[K];
};

/** What is asked of GitHub, and how to read its answer. */
interface Question<S> extends Undertaking {
  readonly as: S;
  /** Sends texts as they are, because a redacted file would be another one: they have been searched for secrets. */
  readonly asItIs?: true;
}

/** The same for a list; `as` reads a row. */
interface Listing<S extends v.GenericSchema> extends Question<S> {
  /** Identifies a row: a list that shifts while it is read repeats some. */
  readonly keyOf: (row: v.InferOutput<S>) => string | number;
  readonly mostPages: number;
  /** No row may be missing that was there all the time; see `list`. */
  readonly withoutGaps?: boolean;
}

/** How all subjects call GitHub. Every method throws `RepositoryError` for every failure. */
export class GitHub {
  readonly options: GitHubOptions;
  readonly place: Place;
  readonly #octokit: Octokit;
  #login: Promise<string> | null = null;

  constructor(options: GitHubOptions, repository: string) {
    this.options = options;
    this.place = placeOf(repository);
    this.#octokit = createOctokit(options);
  }

  async ask<S extends v.GenericSchema, R extends string>(
    question: Question<S>,
    route: R,
    wanted: Wanted<R>,
    trying: Trying = {},
  ): Promise<v.InferOutput<S>> {
    return (await this.answer(question, route, wanted, trying)).data;
  }

  /** Asks for an answer whose status or headers matter, too. */
  async answer<S extends v.GenericSchema, R extends string>(
    question: Question<S>,
    route: R,
    wanted: Wanted<R>,
    trying: Trying = {},
  ) {
    const { asItIs } = question;
    const options = asItIs ? { ...this.options, redact: (text: string) => text } : this.options;
    const isUsual = (trying.withinMs ?? trying.mayRepeat ?? asItIs) === undefined;
    const own = isUsual ? {} : { request: { fetch: fetchOf(options, trying) } };
    try {
      const sent = this.#octokit.request<string>(route, { ...this.place, ...wanted, ...own });
      const { data, status, headers } = await sent;
      return { data: decode(question.as, data), status, headers };
    } catch (error) {
      throw repositoryError(error, question);
    }
  }

  async graphql<S extends v.GenericSchema>(
    question: Question<S>,
    query: string,
    variables: Readonly<Record<string, string>> = {},
  ): Promise<v.InferOutput<S>> {
    try {
      return decode(question.as, await this.#octokit.graphql(query, variables));
    } catch (error) {
      throw repositoryError(error, question);
    }
  }

  /**
   * Reads a list, on request without gaps. A row that is deleted while we read moves all later ones up, so the first one
   * of the next page is never shown. Then the next reading lacks the deleted row: a list of several pages is read again
   * until a reading lacks nothing of the one before. What any reading showed counts. One page costs one request, and a
   * list that is `cut`, because there are more pages than requested, is incomplete anyway.
   */
  async list<S extends v.GenericSchema, R extends string>(
    listing: Listing<S>,
    route: R,
    wanted: Wanted<R>,
  ): Promise<{ readonly rows: readonly v.InferOutput<S>[]; readonly cut: boolean }> {
    const request = this.#octokit.request.endpoint<string>(route, { ...this.place, ...wanted });
    const all = new Map<string | number, v.InferOutput<S>>();
    let before: ReadonlySet<string | number> | null = null;
    for (let left = listing.withoutGaps ? MOST_READINGS : 1; ; left -= 1) {
      const { rows, pages, cut } = await this.#read(listing, request);
      for (const [key, row] of rows) all.set(key, row);
      const isSteady = before?.isSubsetOf(rows) ?? pages === 1;
      if (isSteady || cut || left === 1) return { rows: [...all.values()], cut };
      before = new Set(rows.keys());
    }
  }

  /**
   * Reads a list once by its `Link` headers; a repeated row counts once, as last shown. We don't use Octokit's paginator:
   * it treats a 409 and an answer without a body as the end of a list, so that one of our comments could seem to be
   * missing; it has no page limit, and it sends the token to any host that a link names.
   */
  async #read<S extends v.GenericSchema>(
    listing: Listing<S>,
    { method, headers, url: first }: Pick<ReturnType<Octokit['request']['endpoint']>, 'method' | 'headers' | 'url'>,
  ) {
    const rows = new Map<string | number, v.InferOutput<S>>();
    try {
      for (let url = first, pages = 1; ; pages += 1) {
        const answer = await this.#octokit.request({ method, headers, url });
        for (const row of rowsOf(listing.as, answer.data)) rows.set(listing.keyOf(row), row);
        const next = /<([^<>]+)>;\s*rel="next"/.exec(answer.headers.link ?? '')?.[1];
        if (next === undefined || pages >= listing.mostPages) return { rows, pages, cut: next !== undefined };
        if (!URL.canParse(next) || new URL(next).origin !== new URL(url).origin)
          throw new UnreadableAnswer('the link to the next page names another host');
        url = next;
      }
    } catch (error) {
      throw repositoryError(error, listing);
    }
  }

  /** The login of the token's own identity. Installation tokens may not call `GET /user`, but they may do this. */
  viewer(): Promise<string> {
    const question = { what: 'say who we are', permission: '`contents: read`', as: viewer };
    this.#login ??= this.graphql(question, 'query { viewer { login } }').catch((error: unknown) => {
      this.#login = null;
      throw error;
    });
    return this.#login;
  }
}

const viewer = v.pipe(
  v.object({ viewer: v.object({ login: v.string() }) }),
  v.transform(({ viewer: { login } }) => login),
);

/** Returns null if the call fails in a way that counts as an answer. */
export function nullIf<T>(asked: Promise<T>, counts: (error: RepositoryError) => boolean): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (counts(repositoryErrorOf(error))) return null;
    throw error;
  });
}

function rowsOf<S extends v.GenericSchema>(row: S, data: unknown): readonly v.InferOutput<S>[] {
  if (Array.isArray(data) && data.length > PAGE)
    throw new UnreadableAnswer(`a page of more than ${PAGE} rows, which is more than we requested`);
  return decode(v.array(row), data);
}

/** Throws `UnreadableAnswer` with the path of the first wrong field, but without its untrusted value. */
function decode<S extends v.GenericSchema>(schema: S, data: unknown): v.InferOutput<S> {
  const read = v.safeParse(schema, data, { abortEarly: true });
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw new UnreadableAnswer(`${v.getDotPath(issue) ?? 'the body'}: expected ${issue.expected ?? 'another form'}`);
}
