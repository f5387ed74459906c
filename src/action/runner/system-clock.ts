import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock, Randomness } from '../ports.ts';

/** The machine's clock. Waiting goes through `node:timers/promises`, the deadline of one request through a plain timer. */
export const systemClock: Clock = {
  now: () => Date.now(),
  monotonic: () => performance.now(),
  async sleep(ms, signal) {
    // The only way this rejects is the signal, which means: wake up.
    await wait(ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
  },
  after(ms, action) {
    const timer = setTimeout(action, ms);
    return { [Symbol.dispose]: () => clearTimeout(timer) };
  },
};

export const systemRandomness: Randomness = {
  fraction: () => Math.random(),
  token: () => randomBytes(16).toString('hex'),
};
