/** The inputs whose form needs more than a list of words: each reader gives the normal form, or says what is allowed. */
type Form = { readonly value: string } | { readonly allowed: string };

const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

/** Reads the service's base address; a path prefix is kept, slashes at the end are not. */
export function readBaseUrl(text: string): Form {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || (url.protocol !== 'https:' && !(url.protocol === 'http:' && LOOPBACK.test(url.hostname)))) {
    return { allowed: 'an https address, or http for a loopback host' };
  }
  if (url.username || url.password || text.includes('?') || text.includes('#')) {
    return { allowed: 'an address without user, password, query or fragment' };
  }
  const value = url.href.replace(/\/+$/, '');
  // The normal form may be longer than the text: it is what the markers hold.
  if (value.length > 500) return { allowed: 'an address of at most 500 characters' };
  if (/\/v[12]$/i.test(value)) {
    return {
      allowed: `the address before the version ("${value.slice(0, -3)}"), because the version is part of each call's path`,
    };
  }
  return { value };
}

/** Reads the comment command: one token that starts with a slash. */
export function readCommandName(text: string): Form {
  if (/^\/[A-Za-z0-9][\w-]{0,49}$/.test(text)) return { value: text };
  return { allowed: 'one word that starts with "/", such as /docs' };
}

const PERIOD_NAMES = ['last-week', 'last-7-days', 'last-30-days', 'last-month'];

/** Reads the form of a report's period; its place in the calendar is `visitors/period`'s matter. */
export function readPeriod(text: string): Form {
  const value = text.toLowerCase();
  if (PERIOD_NAMES.includes(value)) return { value };
  const [from, to, ...rest] = value.split('..');
  if (from && to && rest.length === 0 && isDate(from) && isDate(to) && from < to) return { value };
  return {
    allowed: `one of ${PERIOD_NAMES.join(', ')}, or YYYY-MM-DD..YYYY-MM-DD with the end (not included) after the start`,
  };
}

/** Tells whether `text` is a day of the calendar: `toISOString` gives another text back for the 30th of February. */
function isDate(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
