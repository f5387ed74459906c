import { Octokit } from '@octokit/core';
import { RequestError } from '@octokit/request-error';
import { createFetch, type FetchOptions } from '../http/octokit-fetch.ts';
import type { Operation } from '../http/retries.ts';
import type { Trying } from '../ports/conversations.ts';
import type { Redact } from '../redaction/redactor.ts';

export type { Octokit };

export interface GitHubOptions extends Pick<FetchOptions, 'send' | 'clock' | 'randomness' | 'cancelled'> {
  readonly token: string;
  /** `GITHUB_API_URL`: the only source of the host. */
  readonly apiUrl: string;
  readonly userAgent: string;
  /** Applied to every text sent to GitHub, and to what GitHub says of a refusal before anything is cut from it. */
  readonly redact: Redact;
}

const silent = (): void => undefined;

/** Without it, GitHub answers in its default version, which may change. */
const API_VERSION = '2022-11-28';

/**
 * Makes the one GitHub client. It sends through our own HTTP layer, and only the retry table decides about retries;
 * there are no plugins: the one with a method for each route would be most of its start.
 */
export function createOctokit(options: GitHubOptions): Octokit {
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

/**
 * Makes the `fetch` of all calls, or of one with its own limits: what has a time limit is tried once, even if the run is
 * cancelled. It redacts at the edge, where every request passes, so that no new code can forget it.
 */
export function fetchOf(options: GitHubOptions, trying: Trying): ReturnType<typeof createFetch> {
  const cancelled = trying.withinMs === undefined ? options.cancelled : new AbortController().signal;
  const fetch = createFetch({ ...options, ...trying, cancelled, operationOf });
  return (address, init = {}) => {
    const { body } = init;
    // Octokit sends only JSON.
    if (typeof body !== 'string') return fetch(address, init);
    return fetch(address, { ...init, body: JSON.stringify(redactedJson(body, options.redact)) });
  };
}

function redactedJson(json: string, redact: Redact): unknown {
  return JSON.parse(json, (_name, value: unknown) => (typeof value === 'string' ? redact(value) : value));
}

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
