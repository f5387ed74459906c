/**
 * What reaches the outside world without an import: clocks, timers, randomness, the environment, the network. It
 * belongs to the places of `OUTSIDE_WORLD`; everything else gets a port. `all` forbids every use of a global; `only`
 * forbids those of its members, and every use that hides which member is meant.
 */
export const forbiddenGlobals: Readonly<Record<string, 'all' | { readonly only: readonly string[] }>> = {
  process: 'all',
  globalThis: 'all',
  global: 'all',
  console: 'all',
  performance: 'all',
  crypto: 'all',
  fetch: 'all',
  WebSocket: 'all',
  EventSource: 'all',
  setTimeout: 'all',
  setInterval: 'all',
  setImmediate: 'all',
  Math: { only: ['random'] },
  Date: { only: ['now'] },
  AbortSignal: { only: ['timeout'] },
};

/** Named imports of the safe parts of Node that are, or could be, random: only these may be imported. */
export const allowedNames: Readonly<Record<string, readonly string[]>> = {
  'node:crypto': ['createHash', 'timingSafeEqual'],
};
