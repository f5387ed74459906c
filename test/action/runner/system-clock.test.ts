import { expect, test } from 'vitest';
import { systemClock, systemRandomness } from '../../../src/action/runner/system-clock.ts';

test('the wall clock shows UTC in ms, and the monotonic one never goes back', () => {
  const before = Date.now();
  const readings = Array.from({ length: 100 }, () => systemClock.monotonic());
  expect(systemClock.now()).toBeGreaterThanOrEqual(before);
  expect(systemClock.now()).toBeLessThanOrEqual(Date.now());
  expect(readings).toEqual(readings.toSorted((one, other) => one - other));
});

test('waiting for an hour ends at once if the run is or gets cancelled', async () => {
  const cancelling = new AbortController();
  const waiting = systemClock.sleep(3_600_000, cancelling.signal);
  cancelling.abort();
  await expect(waiting).resolves.toBeUndefined();
  await expect(systemClock.sleep(3_600_000, cancelling.signal)).resolves.toBeUndefined();
});

test('a disposed deadline does not fire, and another one does', async () => {
  const struck: string[] = [];
  systemClock.after(0, () => struck.push('disposed of'))[Symbol.dispose]();
  await new Promise<void>((resolve) => {
    systemClock.after(0, () => {
      struck.push('kept');
      resolve();
    });
    // Keeps the process awake until then, because a deadline by itself might not.
    setTimeout(() => undefined, 1_000).unref();
  });
  expect(struck).toEqual(['kept']);
});

test('a fraction is in [0, 1), and a token is 32 hexadecimal digits that do not repeat', () => {
  const fractions = Array.from({ length: 1000 }, () => systemRandomness.fraction());
  const tokens = Array.from({ length: 1000 }, () => systemRandomness.token());
  expect(fractions.every((fraction) => fraction >= 0 && fraction < 1)).toBe(true);
  expect([tokens.every((token) => /^[0-9a-f]{32}$/.test(token)), new Set(tokens).size]).toEqual([true, 1000]);
});
