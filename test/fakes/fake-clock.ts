import type { Clock } from '../../src/action/ports.ts';

/** A clock that takes no time to wait: `sleep` moves it and records each delay (ms). */
export interface FakeClock extends Clock {
  readonly slept: readonly number[];
  /** Moves both readings, as if the program had been busy for `ms`. */
  pass(ms: number): void;
  /** Moves only the wall clock, as an administrator would. */
  jump(ms: number): void;
}

/** Makes a clock that shows `start` (UTC, ms). Deadlines set with `after` fire when the time has moved past them. */
export function aClock(start = Date.UTC(2026, 10, 20, 9, 0, 0)): FakeClock {
  let elapsed = 0;
  let jumped = 0;
  const slept: number[] = [];
  const alarms = new Set<{ readonly at: number; readonly action: () => void }>();
  const pass = (ms: number): void => {
    elapsed += ms;
    for (const alarm of [...alarms].filter(({ at }) => at <= elapsed)) {
      alarms.delete(alarm);
      alarm.action();
    }
  };
  return {
    slept,
    pass,
    jump: (ms) => {
      jumped += ms;
    },
    now: () => start + elapsed + jumped,
    monotonic: () => elapsed,
    sleep: (ms, signal) => {
      if (!signal?.aborted) {
        slept.push(ms);
        pass(ms);
      }
      // A macrotask, so that real input and output progress between two waits.
      return new Promise((resolve) => setImmediate(resolve));
    },
    after: (ms, action) => {
      const alarm = { at: elapsed + ms, action };
      alarms.add(alarm);
      return { [Symbol.dispose]: () => alarms.delete(alarm) };
    },
  };
}
