const DATE = String.raw`(?<year>\d{4})(?:-(?<month>\d\d)-(?<day>\d\d)|(?<basicMonth>\d\d)(?<basicDay>\d\d))`;
const TIME = String.raw`(?<hour>\d\d)(?::?(?<minute>\d\d)(?::?(?<second>\d\d)(?:[.,](?<fraction>\d{1,9}))?)?)?`;
const ZONE = String.raw`(?<zone>z|(?<sign>[+-])(?<zoneHour>\d\d)(?::?(?<zoneMinute>\d\d))?)`;
const INSTANT = new RegExp(`^${DATE}(?:t${TIME}${ZONE}?)?$`, 'i');

/** An instant (UTC, ms since 1970), and how it was written: a bare date, a time without a zone, or complete. */
export interface ReadInstant {
  readonly at: number;
  readonly said: 'date' | 'time' | 'instant';
}

/**
 * Reads a date or time in one of the forms of ISO 8601, extended (`2026-11-09T10:30:00+02:00`) or basic
 * (`20261109T103000+02`), in upper or lower case; null for anything else. A bare date means its midnight in UTC, and a
 * time without a zone is in UTC.
 */
export function readInstant(text: string): ReadInstant | null {
  const parts = INSTANT.exec(text)?.groups;
  if (parts === undefined) return null;
  const { year, month = parts['basicMonth'], day = parts['basicDay'], hour, zone } = parts;
  const { minute = '00', second = '00', fraction = '0', sign, zoneHour, zoneMinute = '00' } = parts;
  const date = `${year}-${month}-${day}`;
  // JavaScript reads 30 February as 2 March.
  if (Number(day) > 28 && !isOnCalendar(date)) return null;
  const offset = sign === undefined ? 'Z' : `${sign}${zoneHour}:${zoneMinute}`;
  const at = Date.parse(`${date}T${hour ?? '00'}:${minute}:${second}.${fraction}${offset}`);
  if (Number.isNaN(at)) return null;
  return { at, said: hour === undefined ? 'date' : zone === undefined ? 'time' : 'instant' };
}

function isOnCalendar(date: string): boolean {
  const midnight = Date.parse(`${date}T00:00Z`);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(date);
}
