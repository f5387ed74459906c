type Headers = ReadonlyMap<string, string>;

/**
 * Reads how long the other side wants to be left alone (ms), or null if it does not say. A date is measured against the
 * answer's own `Date`, because clocks differ; `now` (UTC, ms) is used only if there is none. GitHub tells its primary
 * limit by `x-ratelimit-reset` (UTC, seconds) once `x-ratelimit-remaining` is 0.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const theirNow = dateOf(headers.get('date')) ?? now;
  const told = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(told)) return Number(told) * 1000;
  const until = dateOf(told);
  if (until !== null) return Math.max(0, until - theirNow);
  const reset = headers.get('x-ratelimit-reset') ?? '';
  if (headers.get('x-ratelimit-remaining') !== '0' || !/^\d{1,12}$/.test(reset)) return null;
  // A second more, because both sides round down.
  return Math.max(0, Number(reset) * 1000 - theirNow) + 1000;
}

/** Reads the three forms of RFC 9110, 5.6.7. Date.parse alone reads far more: a bare number must not become a year. */
function dateOf(text: string | undefined): number | null {
  if (text === undefined || !/^[A-Z][a-z]{2,8},? /.test(text)) return null;
  // The oldest form, of C's asctime, names no zone and means UTC.
  const time = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(time) ? null : time;
}
