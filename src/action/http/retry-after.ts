type Headers = ReadonlyMap<string, string>;

/**
 * Reads how long the other side asks us to wait (ms), or null if it doesn't. A date is compared with the answer's own
 * `Date`, because clocks differ; `now` (UTC, ms) is used only without one. GitHub reports its primary limit as
 * `x-ratelimit-reset` (UTC, seconds) once `x-ratelimit-remaining` is 0.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
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

/**
 * Reads the three forms of RFC 9110, 5.6.7, as UTC, ms; null for anything else. Date.parse alone reads far more: a bare
 * number must not become a year.
 */
export function httpDate(text: string | undefined): number | null {
  if (text === undefined || !/^[A-Z][a-z]{2,8},? /.test(text)) return null;
  // The oldest form, of C's asctime, names no zone and means UTC.
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? null : time;
}
