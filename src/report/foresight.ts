import { type Collection, MOST_OLDER } from './collect.ts';
import { count, counted } from './number-words.ts';
import { isWhole, requestsFor, STEP } from './page-list.ts';

/** The highest `max-requests`. */
const MOST_REQUESTS = 1_000;
/** A limit that hosted services often have, per hour. */
const HOURLY = 100;
/** Sizes of sites (pages) that are named while the length of a list is unknown. */
const SIZES = [1_000, 10_000, 50_000, 100_000];
/** Sizes named in one sentence: the next one and a much larger one. */
const MOST_SIZES = 2;

/** Returns the requests for the totals of a trend's periods: the two lists bring two of them. */
function requestsForTrend(trend: number): number {
  return Math.max(0, trend - 2);
}

interface Limits {
  readonly maxRequests: number;
  /** Periods in the trend. */
  readonly trend: number;
}

/**
 * Says what a limit is enough for, once a list is known to go on after its first page, and before more is requested. Its
 * length is unknown until it ends, so sizes are named.
 */
export function foreseeNeed({ maxRequests, trend }: Limits): string {
  const enough = Math.max(0, Math.floor((maxRequests - requestsForTrend(trend)) / 2)) * STEP;
  return [
    'The list of pages goes on after its first part; how many there are is only known at its end.',
    `\`max-requests: ${maxRequests}\` is enough for about ${count(enough)} pages in two periods.`,
    describeSizes(enough, trend),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** Says which limit would give a complete report: from a list that was read to its end, or for some sizes of sites. */
export function describeNeed({ pages, pagesBefore, trend }: Collection, maxRequests: number): string {
  const ended = [pages, pagesBefore].find(({ gap }) => gap === null);
  const read = Math.max(pages.rows.size, pagesBefore.rows.size);
  if (ended === undefined) return describeSizes(read, trend.length) || TOO_LARGE;
  // The other list may be a little longer.
  const needed = 2 * (requestsFor(read) + 1) + requestsForTrend(trend.length);
  if (needed > MOST_REQUESTS) return TOO_LARGE;
  return `A complete report of this site needs about \`max-requests: ${Math.max(needed, maxRequests + 1)}\`.${hourly(needed)}`;
}

const TOO_LARGE = 'The site has more pages than a report can read.';

/** Says how many earlier periods say what is usual, and which limit would let all of them be read; empty for one. */
export function describeHistory(collection: Collection, periods: number, maxRequests: number): string {
  const { pages, pagesBefore, older, requests } = collection;
  const missing = MOST_OLDER - older.length;
  const needed = requests + missing * requestsFor(Math.max(pages.rows.size, pagesBefore.rows.size));
  const isWholeNow = isWhole(pages) && isWhole(pagesBefore);
  const isLimit = isWholeNow && missing > 0 && needed > maxRequests && needed <= MOST_REQUESTS;
  if (periods === 0 || (periods === 1 && !isLimit)) return '';
  const used = `What is usual for a page comes from its ${periods === 1 ? 'last period' : counted(periods, 'earlier period')}`;
  return isLimit
    ? `${used}; \`max-requests: ${needed}\` is enough for ${MOST_OLDER + 1}.${hourly(needed)}`
    : `${used}.`;
}

/** Says what larger sites need; empty if that is above the highest limit. */
function describeSizes(enough: number, trend: number): string {
  const sizes = SIZES.filter((pages) => pages > enough)
    .map((pages) => ({ pages, needed: 2 * requestsFor(pages) + requestsForTrend(trend) }))
    .filter(({ needed }) => needed <= MOST_REQUESTS)
    .slice(0, MOST_SIZES);
  if (sizes.length === 0) return '';
  const needs = sizes.map(({ pages, needed }) => `${count(pages)} pages need about \`max-requests: ${needed}\``);
  const most = Math.max(...sizes.map(({ needed }) => needed));
  return `${needs.join(', ')}.${hourly(most)}`;
}

function hourly(needed: number): string {
  return needed > HOURLY ? ` Hosted services often allow ${HOURLY} requests an hour.` : '';
}
