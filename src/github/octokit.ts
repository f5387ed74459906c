import { RequestError } from '@octokit/request-error';
import { Octokit } from '@octokit/rest';
import { createFetch, type FetchOptions } from '../http/octokit-fetch.ts';
import type { Operation } from '../http/retry-table.ts';

export interface GitHubOptions extends Omit<FetchOptions, 'operationOf' | 'withinMs'> {
  readonly token: string;
  /** `GITHUB_API_URL`: the only source of the host. */
  readonly apiUrl: string;
  readonly userAgent: string;
}

const silent = (): void => undefined;

/** Makes the one GitHub client. It sends as everything else here is sent, and repeats by the table alone: no plugin does. */
export function createOctokit({ token, apiUrl, userAgent, ...sending }: GitHubOptions): Octokit {
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl,
    userAgent,
    log: { debug: silent, info: silent, warn: silent, error: silent },
    request: { fetch: createFetch({ ...sending, operationOf }) },
  });
  // Octokit takes a redirect that nothing follows for a success.
  octokit.hook.after('request', (response, request) => {
    if (response.status >= 300) throw new RequestError('It has moved', response.status, { request, response });
  });
  return octokit;
}

/** The `request` option of a call that is made once and given up after `withinMs`, even when the run is cancelled. */
export function onceWithin(
  withinMs: number,
  { token: _token, apiUrl: _apiUrl, userAgent: _agent, ...sending }: GitHubOptions,
): object {
  const notCancelled = new AbortController().signal;
  return { fetch: createFetch({ ...sending, cancelled: notCancelled, operationOf, withinMs }) };
}

function operationOf(method: string, path: string): Operation {
  if (method === 'GET' || path.endsWith('/graphql')) return 'github-read';
  if (method === 'POST') return path.endsWith('/reactions') ? 'github-claim' : 'github-create';
  return 'github-edit';
}
