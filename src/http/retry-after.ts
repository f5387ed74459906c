type Headers = ReadonlyMap<string, string>;

/**
 * Reads how long the other side wants to be left alone (ms), or null if it does not say. A date is measured against the
 * answer's own `Date`, because clocks differ; `now` (UTC, ms) is used only if there is none. GitHub tells its primary
 * limit by `x-ratelimit-reset` (UTC, seconds) once `x-ratelimit-remaining` is 0.
 */
export function retryAfterMs(headers: Headers, now: number): number | null {
  const theirNow = dateOf(headers.get('date')) ?? now;
  const told = headers.get('retry-after')?.trim() ?? '';
  if (/^\d{1,9}$/.test(told)) return Number(told) * 1000;
  const until = dateOf(told);
  if (until !== null) return Math.max(0, until - theirNow);
  const reset = headers.get('x-ratelimit-reset') ?? '';
  if (headers.get('x-ratelimit-remaining') !== '0' || !/^\d{1,12}$/.test(reset)) return null;
  // A second more, because both sides round down.
  return Math.max(0, Number(reset) * 1000 - theirNow) + 1000;
}

function dateOf(text: string | undefined): number | null {
  // Date.parse reads far more than HTTP's dates; a bare number of another form must not become a year.
  const time = text !== undefined && /^[A-Za-z]{3,9},? /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? null : time;
}
