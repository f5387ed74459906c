/** The days that a report covers, in UTC. They are complete and in the past, so that their figures no longer change. */
export interface Period {
  /** A calendar month is compared with the month before, everything else with the same number of days before. */
  readonly kind: 'days' | 'month';
  /** UTC, ms; midnight. */
  readonly from: number;
  /** UTC, ms; midnight after the last day. */
  readonly to: number;
}

/** UTC days all have the same length. */
export const DAY_MS = 24 * 60 * 60_000;
/** No documentation visitors were counted before this. */
const EARLIEST = Date.UTC(2000, 0, 1);

/** Finds the period that a checked input `period` means at `now` (UTC, ms); `allowed` if it includes today or is too old. */
export function resolvePeriod(form: string, now: number): Period | { readonly allowed: string } {
  const today = Math.floor(now / DAY_MS) * DAY_MS;
  const days = (from: number, to: number): Period => ({ kind: 'days', from, to });
  switch (form) {
    case 'last-week': {
      const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
      const monday = today - sinceMonday * DAY_MS;
      return days(monday - 7 * DAY_MS, monday);
    }
    case 'last-7-days':
      return days(today - 7 * DAY_MS, today);
    case 'last-30-days':
      return days(today - 30 * DAY_MS, today);
    case 'last-month':
      return { kind: 'month', from: firstOfMonth(today, -1), to: firstOfMonth(today, 0) };
    default: {
      const [from = '', to = ''] = form.split('..');
      const [start, end] = [Date.parse(`${from}T00:00:00Z`), Date.parse(`${to}T00:00:00Z`)];
      if (start >= EARLIEST && end > start && end <= today) return days(start, end);
      const [first, last] = [EARLIEST, today].map((at) => new Date(at).toISOString().slice(0, 10));
      const allowed = `days that are over, from ${first} on; the end, which is not included, is at most today (${last}, UTC)`;
      return { allowed };
    }
  }
}

export function periodBefore({ kind, from, to }: Period): Period {
  return { kind, from: kind === 'month' ? firstOfMonth(from, -1) : from - (to - from), to: from };
}

/** Lists `count` consecutive periods, oldest first; the last one is `period`. */
export function periodsUpTo(period: Period, count: number): readonly Period[] {
  const periods: Period[] = [];
  for (let next = period; periods.length < count; next = periodBefore(next)) periods.unshift(next);
  return periods;
}

/** Returns the exact instants of a period (ISO 8601, UTC), as in requests to the service. */
export function instants({ from, to }: Pick<Period, 'from' | 'to'>): { readonly from: string; readonly to: string } {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}

export function periodKey(period: Pick<Period, 'from' | 'to'>): string {
  const { from, to } = instants(period);
  return `${from}/${to}`;
}

export function daysIn({ from, to }: Period): number {
  return Math.round((to - from) / DAY_MS);
}

/** Lists the days of a period of up to a week, oldest first; none of others. */
export function daysOf(period: Period): readonly Period[] {
  const days = daysIn(period);
  return days > 7 ? [] : periodsUpTo({ kind: 'days', from: period.to - DAY_MS, to: period.to }, days);
}

/** Names the days of a period for people, all UTC: "9–15 Nov 2026", "Oct 2026". */
export function nameOf({ kind, from, to }: Period): string {
  if (kind === 'month') return `${SHORT_MONTH.format(from)} ${yearOf(from)}`;
  const last = to - DAY_MS;
  const end = `${dayOfMonth(last)} ${yearOf(last)}`;
  if (from === last) return end;
  if (yearOf(from) !== yearOf(last)) return `${dayOfMonth(from)} ${yearOf(from)} – ${end}`;
  const oneMonth = new Date(from).getUTCMonth() === new Date(last).getUTCMonth();
  return oneMonth ? `${new Date(from).getUTCDate()}–${end}` : `${dayOfMonth(from)} – ${end}`;
}

/** Names the period that `period` is compared with: "the week before". */
export function nameOfBefore(period: Period): string {
  const days = daysIn(period);
  if (period.kind === 'month') return 'the month before';
  if (days === 7) return 'the week before';
  return days === 1 ? 'the day before' : `the ${days} days before`;
}

export function nameOfOne(period: Period): string {
  if (period.kind === 'month') return 'month';
  return daysIn(period) === 7 ? 'week' : 'period';
}

/** Writes short labels for a chart: the first day, or the month; with the year if they would not be unique otherwise. */
export function labelsOf(periods: readonly Period[]): readonly string[] {
  const label = ({ kind, from }: Period): string => (kind === 'month' ? SHORT_MONTH.format(from) : dayOfMonth(from));
  const short = periods.map(label);
  if (new Set(short).size === short.length) return short;
  return periods.map((period) => `${label(period)} ${yearOf(period.from)}`);
}

/** British English writes "Sept". */
const SHORT_MONTH = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short' });

export function dayOfMonth(at: number): string {
  return `${new Date(at).getUTCDate()} ${SHORT_MONTH.format(at)}`;
}

function yearOf(at: number): number {
  return new Date(at).getUTCFullYear();
}

/** Returns the first instant of a month, so many months after that of `at` (UTC, ms). */
function firstOfMonth(at: number, months: number): number {
  const date = new Date(at);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1);
}
