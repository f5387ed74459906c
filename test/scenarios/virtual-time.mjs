/**
 * Loaded into the bundle's process before it starts: waiting takes no time, and both clocks move by what was waited for.
 * Only `setTimeout` of `node:timers/promises` is replaced, through which the product waits; deadlines of requests and
 * everything that the network does stay real, unless SHORT_DEADLINES is set: then the long ones end after that many ms.
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

const shortDeadlineMs = Number(process.env['SHORT_DEADLINES']);
const realSetTimeout = globalThis.setTimeout;
if (shortDeadlineMs > 0) {
  globalThis.setTimeout = (action, ms, ...rest) => realSetTimeout(action, ms >= 20_000 ? shortDeadlineMs : ms, ...rest);
}
