/**
 * Loaded into the bundle's process before it starts: waiting takes no time, and both clocks move by the time waited.
 * Only `setTimeout` of `node:timers/promises` is replaced, which the product waits with; everything that the network
 * does stays real. So do the deadlines of requests, but SIGUSR2 makes those of requests to the service fire at once.
 */
import { syncBuiltinESMExports } from 'node:module';
import timers from 'node:timers/promises';

const realWait = timers.setTimeout;
const realNow = Date.now;
const realPerformanceNow = performance.now.bind(performance);
let waited = 0;

timers.setTimeout = async (ms, value, options) => {
  if (options?.signal?.aborted) throw options.signal.reason;
  waited += ms;
  // A moment of real time, so that the other side of a connection gets its turn.
  return realWait(1, value, options);
};
syncBuiltinESMExports();
Date.now = () => realNow() + waited;
performance.now = () => realPerformanceNow() + waited;

/** GitHub's requests have 20 seconds, and the service's 30 or more. */
const SERVICE_DEADLINE_MS = 30_000;
const deadlines = new Map();
const { setTimeout: realSetTimeout, clearTimeout: realClearTimeout } = globalThis;
globalThis.setTimeout = (action, ms, ...rest) => {
  const timer = realSetTimeout(action, ms, ...rest);
  if (ms >= SERVICE_DEADLINE_MS) deadlines.set(timer, action);
  return timer;
};
globalThis.clearTimeout = (timer) => {
  deadlines.delete(timer);
  realClearTimeout(timer);
};
process.on('SIGUSR2', () => {
  for (const [timer, action] of [...deadlines]) {
    clearTimeout(timer);
    action();
  }
});
