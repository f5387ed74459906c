/**
 * Loaded into the bundle's process before it starts: waiting takes no time, and both clocks move by the time waited.
 * Only `setTimeout` of `node:timers/promises` is replaced, which the product waits with; everything that the network
 * does stays real, and so do the deadlines of requests.
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
