import { Octokit } from '@octokit/core';
import { RequestError } from '@octokit/request-error';
import { createFetch, type FetchOptions } from '../http/octokit-fetch.ts';
import type { Operation } from '../http/retries.ts';
import type { Redact } from '../redaction/redactor.ts';

export type { Octokit };

export interface GitHubOptions extends Omit<FetchOptions, 'operationOf' | 'withinMs'> {
  readonly token: string;
  /** `GITHUB_API_URL`: the only source of the host. */
  readonly apiUrl: string;
  readonly userAgent: string;
  /** Applied to every text sent to GitHub, and to what GitHub says of a refusal before anything is cut from it. */
  readonly redact: Redact;
}

/** A repository's owner and name, as Octokit takes them. */
export interface Place {
  readonly owner: string;
  readonly repo: string;
}

/** Reads `owner/name`. */
export function placeOf(fullName: string): Place {
  const [owner = '', repo = ''] = fullName.split('/');
  return { owner, repo };
}

/** What each subject's adapter needs: the client with its options, and the run's repository. */
export interface Access extends GitHubOptions {
  readonly octokit: Octokit;
  readonly place: Place;
}

const silent = (): void => undefined;

/** Without it, GitHub answers in its default version, which may change. */
const API_VERSION = '2022-11-28';

/**
 * Makes the one GitHub client. It sends through our own HTTP layer, and only the retry table decides about retries;
 * there are no plugins: the one with a method for each route would be most of its start.
 */
export function createOctokit({ token, apiUrl, userAgent, redact, ...sending }: GitHubOptions): Octokit {
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl,
    userAgent,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: createRedactingFetch({ ...sending, operationOf }, redact) },
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

/** Returns the `request` option of a call that is tried once, for at most `withinMs`, even if the run is cancelled. */
export function onceWithin(
  withinMs: number,
  { token: _token, apiUrl: _apiUrl, userAgent: _agent, redact, ...sending }: GitHubOptions,
): object {
  const notCancelled = new AbortController().signal;
  return { fetch: createRedactingFetch({ ...sending, cancelled: notCancelled, operationOf, withinMs }, redact) };
}

/** Returns the `request` option of a call that is repeated only if `mayRepeat` agrees each time. */
export function repeatedIf(
  mayRepeat: () => Promise<boolean>,
  { token: _token, apiUrl: _apiUrl, userAgent: _agent, redact, ...sending }: GitHubOptions,
): object {
  return { fetch: createRedactingFetch({ ...sending, operationOf, mayRepeat }, redact) };
}

/** Redacts every text of a JSON value. */
function redactedJson(json: string, redact: Redact): unknown {
  return JSON.parse(json, (_name, value: unknown) => (typeof value === 'string' ? redact(value) : value));
}

/** Redacts at the edge, where every request passes, so that no new code can forget it. */
function createRedactingFetch(options: FetchOptions, redact: Redact): ReturnType<typeof createFetch> {
  const fetch = createFetch(options);
  return (address, init = {}) => {
    const { body } = init;
    // Octokit sends only JSON.
    if (typeof body !== 'string') return fetch(address, init);
    return fetch(address, { ...init, body: JSON.stringify(redactedJson(body, redact)) });
  };
}

function operationOf(method: string, path: string): Operation {
  // Rendering changes nothing.
  if (method === 'GET' || path.endsWith('/graphql') || path.endsWith('/markdown')) return 'github-read';
  if (method === 'POST') return path.endsWith('/reactions') ? 'github-claim' : 'github-create';
  return 'github-edit';
}
