import { Octokit } from '@octokit/core';
import { RequestError } from '@octokit/request-error';
import * as v from 'valibot';
import { createFetch, type FetchOptions } from '../http/octokit-fetch.ts';
import type { Operation } from '../http/retries.ts';
import type { Trying } from '../ports/conversations.ts';
import type { Redact } from '../redaction/redactor.ts';
import type { Permissions } from '../words/commands.ts';
import { type RepositoryError, repositoryErrorOf } from '../words/errors.ts';
import { repositoryError, type Undertaking, UnreadableAnswer } from './github-error.ts';
import { reshaped } from './schemas.ts';

export interface GitHubOptions extends Pick<FetchOptions, 'send' | 'clock' | 'randomness' | 'cancelled'> {
  readonly token: string;
  /** `GITHUB_API_URL`: the only source of the host. */
  readonly apiUrl: string;
  readonly userAgent: string;
  /** Applied to every text sent to GitHub, and to what GitHub says of a refusal before anything is cut from it. */
  readonly redact: Redact;
  /** What the step's mode needs, for advice; absent if it isn't known. */
  readonly permissions?: Permissions;
}

export const PAGE = 100;
/** A third reading is needed only if rows are deleted during two in a row. */
const MOST_READINGS = 3;

export type Place = Readonly<{ owner: string; repo: string }>;

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

type Variables = Readonly<Record<string, string>>;

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

  async addLabels(pullRequest: number, labels: readonly string[]): Promise<void> {
    const question = { what: 'add labels', permission: '`pull-requests: write`', as: v.unknown() };
    const route = 'POST /repos/{owner}/{repo}/issues/{issue_number}/labels';
    await this.ask(question, route, { issue_number: pullRequest, labels: [...labels] });
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
    return this.#attempt(question, async () => {
      const sent = this.#octokit.request<string>(route, { ...this.place, ...wanted, ...own });
      const { data, status, headers } = await sent;
      return { data: decode(question.as, data), status, headers };
    });
  }

  graphql<S extends v.GenericSchema>(question: Question<S>, query: string, variables: Variables = {}) {
    return this.#attempt(question, async () => decode(question.as, await this.#octokit.graphql(query, variables)));
  }

  /**
   * Reads a list, on request without gaps. A row that is deleted while we read moves all later ones up, so the first one
   * of the next page is never shown. Then the next reading lacks the deleted row: a list of several pages is read again
   * until a reading lacks nothing of the one before. What any reading showed counts. One page costs one request, and a
   * list that is `cut`, because there are more pages than requested, is incomplete anyway.
   */
  async list<S extends v.GenericSchema, R extends string>(listing: Listing<S>, route: R, wanted: Wanted<R>) {
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
    return this.#attempt(listing, async () => {
      for (let url = first, pages = 1; ; pages += 1) {
        const answer = await this.#octokit.request({ method, headers, url });
        for (const row of rowsOf(listing.as, answer.data)) rows.set(listing.keyOf(row), row);
        const next = /<([^<>]+)>;\s*rel="next"/.exec(answer.headers.link ?? '')?.[1];
        if (next === undefined || pages >= listing.mostPages) return { rows, pages, cut: next !== undefined };
        if (!URL.canParse(next) || new URL(next).origin !== new URL(url).origin)
          throw new UnreadableAnswer('the link to the next page names another host');
        url = next;
      }
    });
  }

  #attempt<T>(what: Undertaking, work: () => Promise<T>): Promise<T> {
    return work().catch((error: unknown) => {
      throw repositoryError(error, what, this.options.permissions);
    });
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

const viewer = reshaped(v.object({ viewer: v.object({ login: v.string() }) }), (answer) => answer.viewer.login);

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

const silent = (): void => undefined;

/** Without it, GitHub answers in its default version, which may change. */
const API_VERSION = '2022-11-28';

/** Only the retry table decides about retries. There are no plugins: that of the routes would be most of its start. */
function createOctokit(options: GitHubOptions): Octokit {
  const { token, apiUrl, userAgent, redact } = options;
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl,
    userAgent,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: fetchOf(options, {}) },
  });
  octokit.hook.before('request', ({ headers }) => {
    headers['x-github-api-version'] = API_VERSION;
  });
  octokit.hook.after('request', (response, request) => {
    // Octokit treats a redirect that isn't followed as a success.
    if (response.status >= 300) throw new RequestError('It has moved', response.status, { request, response });
    // GraphQL refuses with 200, too, and then Octokit throws away its data.
    if (response.data?.errors) response.data = redactedJson(JSON.stringify(response.data), redact);
  });
  octokit.hook.error('request', (error) => {
    if (error instanceof RequestError && error.response?.data !== undefined)
      error.response.data = redactedJson(JSON.stringify(error.response.data), redact);
    throw error;
  });
  return octokit;
}

/** With a time limit it is tried once, even in a cancelled run. Redacts at the edge, so that no code can forget it. */
function fetchOf(options: GitHubOptions, trying: Trying): ReturnType<typeof createFetch> {
  const cancelled = trying.withinMs === undefined ? options.cancelled : new AbortController().signal;
  const fetch = createFetch({ ...options, ...trying, cancelled, operationOf });
  return (address, { body, ...request }) =>
    fetch(address, { ...request, body: body && JSON.stringify(redactedJson(body, options.redact)) });
}

const redactedJson = (json: string, redact: Redact): unknown =>
  JSON.parse(json, (_name, value: unknown) => (typeof value === 'string' ? redact(value) : value));

/** Rendering shows a text; an object that no branch leads to is nowhere to be seen. */
const CHANGES_NOTHING = /\/(?:graphql|markdown|git\/(?:blobs|trees|commits))$/;
/** Added twice, a label is there once. */
const ADDS_LABELS = /\/issues\/\d+\/labels$/;

function operationOf(method: string, path: string): Operation {
  if (method === 'GET' || CHANGES_NOTHING.test(path)) return 'github-read';
  if (method === 'POST' && !ADDS_LABELS.test(path))
    return path.endsWith('/reactions') ? 'github-claim' : 'github-create';
  return 'github-edit';
}
