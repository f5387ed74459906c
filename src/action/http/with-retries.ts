import type { Clock, Randomness } from '../ports.ts';
import type { Policy, Trouble } from './retry-table.ts';

/** The result of one attempt; `trouble` is null if there is no reason to retry. */
export interface Attempt<T> {
  readonly result: T;
  readonly trouble: Trouble | null;
  /** The wait that the other side requests (ms); null if none. */
  readonly retryAfterMs?: number | null;
}

/** Retries that several calls share, so that a failing server doesn't get requests forever. */
export interface Budget {
  /** Takes one if any are left. */
  takeRepetition(): boolean;
}

export interface RetryOptions {
  readonly clock: Clock;
  readonly randomness: Pick<Randomness, 'fraction'>;
  readonly cancelled: AbortSignal;
  /** Without it, only the policy decides. */
  readonly budget?: Budget;
  /** Called before each repetition; after false, the last result counts. Must not throw. */
  readonly mayRepeat?: () => Promise<boolean>;
}

/**
 * Makes attempts until one succeeds or `policy` allows no more, and returns the last result with the number of
 * attempts. A `Retry-After` is waited for in full or not at all. When `cancelled` aborts, no further attempt is made,
 * and one in flight is aborted through its signal after the policy's grace period. If the run is already cancelled, the
 * first attempt gets an aborted signal, so that it can report that.
 */
export async function withRetries<T>(
  policy: Policy,
  attempt: (signal: AbortSignal) => Promise<Attempt<T>>,
  { clock, randomness, cancelled, budget, mayRepeat }: RetryOptions,
): Promise<{ readonly result: T; readonly tries: number }> {
  for (let tries = 1; ; tries += 1) {
    const { result, trouble, retryAfterMs = null } = await withGrace(attempt, { policy, clock, cancelled });
    const rule = trouble === null ? undefined : policy.rules[trouble];
    if (rule === undefined || tries >= rule.tries) return { result, tries };
    if ((retryAfterMs ?? 0) > policy.longestRetryAfterMs) return { result, tries };
    if (budget?.takeRepetition() === false) return { result, tries };
    // A rate limit is waited for in full; only shared failures get jitter.
    const spread = trouble === 'rate-limit' ? { fraction: () => 1 } : randomness;
    await clock.sleep(retryAfterMs ?? backoff(rule.waitsMs, tries, spread), cancelled);
    if (cancelled.aborted || (await mayRepeat?.()) === false) return { result, tries };
  }
}

/** Equal jitter: half of the wait is fixed, half is random. */
function backoff(waitsMs: readonly number[], tries: number, { fraction }: Pick<Randomness, 'fraction'>): number {
  const wait = waitsMs[tries - 1] ?? waitsMs.at(-1) ?? 0;
  return wait / 2 + (wait / 2) * fraction();
}

async function withGrace<T>(
  attempt: (signal: AbortSignal) => Promise<T>,
  { policy, clock, cancelled }: { readonly policy: Policy; readonly clock: Clock; readonly cancelled: AbortSignal },
): Promise<T> {
  const stop = new AbortController();
  using grace = new DisposableStack();
  const cancel = (): void => {
    if (policy.graceMs === 0) stop.abort();
    else grace.use(clock.after(policy.graceMs, () => stop.abort()));
  };
  grace.defer(() => cancelled.removeEventListener('abort', cancel));
  cancelled.addEventListener('abort', cancel);
  // An attempt that hasn't begun gets no grace period.
  if (cancelled.aborted) stop.abort();
  return await attempt(stop.signal);
}
