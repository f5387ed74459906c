const INSTANT = /^(\d{4}-\d\d-(\d\d))(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)(Z|[+-]\d\d:\d\d)?)?$/;

/** An instant (UTC, ms since 1970), and how much of it was said: a bare date, a time without a zone, or all of it. */
export interface ReadInstant {
  readonly at: number;
  readonly said: 'date' | 'time' | 'instant';
}

/**
 * Reads a date or time as ISO 8601 writes it; null for anything else. A bare date means its midnight in UTC, as does a
 * time without a zone mean UTC.
 */
export function readInstant(text: string): ReadInstant | null {
  const [, date, day, time, zone] = INSTANT.exec(text) ?? [];
  if (date === undefined) return null;
  // JavaScript takes February 30th for March 2nd.
  if (Number(day) > 28 && !isOnCalendar(date)) return null;
  const at = Date.parse(`${date}T${time ?? '00:00'}${zone ?? 'Z'}`);
  if (Number.isNaN(at)) return null;
  return { at, said: time === undefined ? 'date' : zone === undefined ? 'time' : 'instant' };
}

function isOnCalendar(date: string): boolean {
  const midnight = Date.parse(`${date}T00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
}
