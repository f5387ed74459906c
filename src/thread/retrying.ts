import type { Marker } from './marker.ts';

/**
 * Retries of one instruction: each has its own status comment, and claims that of the request that failed. Only of two
 * retries with the same claim is it sure that one sends nothing, so they must agree on which request failed last.
 */

interface Request {
  readonly marker: Marker;
}

/** Says how the retry of a request would go, as far as its status comment shows. */
export function retryOf({ state, outcome }: Marker): 'too-early' | 'needless' | 'possible' {
  if (state === 'waiting' || state === 'starting' || state === 'started') return 'too-early';
  return outcome === 'pull-request' || outcome === 'no-pull-request' ? 'needless' : 'possible';
}

/** Finds the latest of some requests, which come oldest first. A retry that lost its claim to another was never one. */
export function latestRequest<R extends Request>(requests: readonly R[]): R | null {
  return requests.findLast(({ marker }) => marker.answered !== 'taken') ?? null;
}

/**
 * Finds, among the requests after a failed one, what keeps its retry from being sent. A retry that found that one ended
 * claims that one. One that is still under way has read, or will read, this retry.
 */
export function rivalOf<R extends Request>(later: readonly R[]): R | null {
  return latestRequest(later.filter(({ marker: { state } }) => state !== 'waiting' && state !== 'starting'));
}
