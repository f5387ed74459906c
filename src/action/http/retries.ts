import type { Clock, Randomness } from '../ports.ts';

export type Trouble =
  | 'unsent' // with proof that the request was never sent (an untrusted certificate doesn't count)
  | 'network' // broken or late, after the request may have been sent
  | 'rate-limit' // 429, or GitHub's 403 with the headers of a limit
  | 'server' // 5xx
  | 'passing' // 408 and 425
  | 'bad-body'; // an answer that cannot be read

export interface RetryRule {
  /** All attempts, including the first. */
  readonly tries: number;
  /** Before the second, third … attempt (ms); the last one repeats. Half of each is random. */
  readonly waitsMs: readonly number[];
}

export interface Policy {
  /** For one attempt, headers and body (ms). */
  readonly deadlineMs: number;
  readonly maxBytes: number;
  readonly freshConnection: boolean;
  /** How long an attempt in flight may continue after the run was cancelled (ms). */
  readonly graceMs: number;
  /** We don't wait for a longer `Retry-After`, and send nothing before it (ms). */
  readonly longestRetryAfterMs: number;
  /** What is retried; everything else isn't. */
  readonly rules: Readonly<Partial<Record<Trouble, RetryRule>>>;
}

const MIB = 1024 * 1024;
const MINUTE = 60_000;

const calm = { freshConnection: false, graceMs: 0 } as const;
/** GitHub may request waits of up to an hour, too long for a workflow. */
const github = { ...calm, deadlineMs: 20_000, maxBytes: 16 * MIB, longestRetryAfterMs: 5 * MINUTE } as const;
const githubBackoff = { tries: 4, waitsMs: [1_000, 3_000, 9_000] } as const;
/** GitHub's documentation recommends a minute if an answer names no time. */
const repeatable = {
  ...{ unsent: githubBackoff, network: githubBackoff, server: githubBackoff },
  'rate-limit': { tries: 4, waitsMs: [MINUTE] },
} as const;
const unrepeatable = {
  unsent: { tries: 3, waitsMs: [1_000, 3_000] },
  'rate-limit': { tries: 3, waitsMs: [MINUTE] },
} as const;

const backoff = { tries: 4, waitsMs: [1_000, 2_000, 4_000] } as const;
const analytics = {
  ...calm,
  deadlineMs: 30_000,
  maxBytes: 4 * MIB,
  longestRetryAfterMs: 2 * MINUTE,
  rules: {
    ...{ unsent: backoff, network: backoff, passing: backoff },
    ...{ 'rate-limit': backoff, server: backoff, 'bad-body': backoff },
  },
} as const;

/** Requests that cost money: retried only if they certainly did nothing. */
const paid = {
  deadlineMs: 60_000,
  maxBytes: MIB,
  freshConnection: true,
  graceMs: 3_000,
  longestRetryAfterMs: 2 * MINUTE,
  rules: { unsent: { tries: 3, waitsMs: [1_000, 4_000] }, 'rate-limit': { tries: 2, waitsMs: [MINUTE] } },
} as const;

/** The one table of what is retried, how often and after which wait. */
export const RETRY_TABLE = {
  'create-job': paid,
  'send-message': paid,
  // The polling schedule repeats it.
  'read-job': { ...calm, deadlineMs: 30_000, maxBytes: MIB, longestRetryAfterMs: 0, rules: {} },
  'read-visitors': analytics,
  'read-evidence': analytics,
  'github-read': { ...github, rules: repeatable },
  // When the run is cancelled, one in flight may finish: otherwise we couldn't know what the comment says.
  'github-edit': { ...github, graceMs: 2_000, rules: repeatable },
  // If GitHub has just closed a pooled connection, the claim would be unclear and nothing would start.
  'github-claim': { ...github, freshConnection: true, rules: unrepeatable },
  // After an unclear answer, reading back decides whether to send again, not this table.
  // When the run is cancelled, one in flight may finish: a comment with an unknown id can't be updated.
  'github-create': { ...github, graceMs: 2_000, rules: unrepeatable },
} satisfies Record<string, Policy>;

export type Operation = keyof typeof RETRY_TABLE;

/** The result of one attempt; `trouble` is null if there is no reason to retry. */
export interface Attempt<T> {
  readonly result: T;
  readonly trouble: Trouble | null;
  /** The wait that the other side requests (ms); null if none. */
  readonly retryAfterMs?: number | null;
}

type Try<T> = (signal: AbortSignal) => Promise<Attempt<T>>;
type Tried<T> = { readonly result: T; readonly tries: number };

export interface RetryOptions {
  readonly clock: Clock;
  readonly randomness: Pick<Randomness, 'fraction'>;
  readonly cancelled: AbortSignal;
  /** Each repetition takes one of every budget: calls share them, so that a failing server doesn't get requests forever. */
  readonly budgets?: readonly { left: number }[];
  /** Called before each repetition; after false, the last result counts. Must not throw. */
  readonly mayRepeat?: () => Promise<boolean>;
}

/**
 * Makes attempts until one succeeds or `policy` allows no more, and returns the last result with the number of
 * attempts. A `Retry-After` is waited for in full or not at all. When `cancelled` aborts, no further attempt is made,
 * and one in flight is aborted through its signal after the policy's grace period. If the run is already cancelled, the
 * first attempt gets an aborted signal, so that it can report that.
 */
export async function withRetries<T>(policy: Policy, attempt: Try<T>, options: RetryOptions): Promise<Tried<T>> {
  const { clock, randomness, cancelled, budgets = [], mayRepeat } = options;
  for (let tries = 1; ; tries += 1) {
    const { result, trouble, retryAfterMs = null } = await withGrace(attempt, policy.graceMs, options);
    const rule = trouble === null ? undefined : policy.rules[trouble];
    if (rule === undefined || tries >= rule.tries || (retryAfterMs ?? 0) > policy.longestRetryAfterMs)
      return { result, tries };
    if (budgets.some(({ left }) => left <= 0)) return { result, tries };
    for (const budget of budgets) budget.left -= 1;
    // A rate limit is waited for in full; only shared failures get jitter.
    const spread = trouble === 'rate-limit' ? { fraction: () => 1 } : randomness;
    await clock.sleep(retryAfterMs ?? waitOf(rule, tries, spread), cancelled);
    if (cancelled.aborted || (await mayRepeat?.()) === false) return { result, tries };
  }
}

/** Equal jitter: half of the wait is fixed, half is random. */
function waitOf({ waitsMs }: RetryRule, tries: number, { fraction }: Pick<Randomness, 'fraction'>): number {
  const wait = waitsMs[tries - 1] ?? waitsMs.at(-1) ?? 0;
  return wait / 2 + (wait / 2) * fraction();
}

async function withGrace<T>(attempt: Try<T>, graceMs: number, { clock, cancelled }: RetryOptions): ReturnType<Try<T>> {
  const stop = new AbortController();
  using grace = new DisposableStack();
  const cancel = (): void => {
    if (graceMs === 0) stop.abort();
    else grace.use(clock.after(graceMs, () => stop.abort()));
  };
  grace.defer(() => cancelled.removeEventListener('abort', cancel));
  cancelled.addEventListener('abort', cancel);
  // An attempt that hasn't begun gets no grace period.
  if (cancelled.aborted) stop.abort();
  return await attempt(stop.signal);
}

/**
 * Reads how long the other side asks us to wait (ms), or null if it doesn't. A date is compared with the answer's own
 * `Date`, because clocks differ; `now` (UTC, ms) is used only without one. GitHub reports its primary limit as
 * `x-ratelimit-reset` (UTC, seconds) once `x-ratelimit-remaining` is 0.
 */
export function retryAfterMs(headers: ReadonlyMap<string, string>, now: number): number | null {
  const theirNow = httpDate(headers.get('date')) ?? now;
  const value = headers.get('retry-after')?.trim() ?? '';
  // A header that two hops wrote arrives as a list.
  if (/^\d+(?:\s*,\s*\d+)*$/.test(value)) return Math.max(...value.split(',').map(Number)) * 1000;
  const until = httpDate(value);
  if (until !== null) return Math.max(0, until - theirNow);
  const reset = headers.get('x-ratelimit-reset') ?? '';
  if (headers.get('x-ratelimit-remaining') !== '0' || !/^\d{1,12}$/.test(reset)) return null;
  // One second more, because both sides round down.
  return Math.max(0, Number(reset) * 1000 - theirNow) + 1000;
}

/** RFC 9110, 5.6.7, as UTC, ms; else null. Date.parse alone reads far more: a bare number must not become a year. */
export function httpDate(text: string | undefined): number | null {
  if (text === undefined || !/^[A-Z][a-z]{2,8},? /.test(text)) return null;
  // The oldest form, of C's asctime, names no zone and means UTC.
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? null : time;
}
