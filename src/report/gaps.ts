import { problemText } from '../action/words/errors.ts';
import { codeSpan } from '../action/words/markdown.ts';
import { type Collection, MOST_OLDER } from './collect.ts';
import { LEVEL } from './news-rules.ts';
import { count, counted, countedWere, sentences } from './number-words.ts';
import { isOdd, isWhole, requestsFor, unlisted } from './page-list.ts';
import { nameOf, nameOfBefore } from './period.ts';

/** Checks whether something is missing that a later run might find. */
export function isPartial(collection: Collection): boolean {
  const { pages, pagesBefore, totalsBefore, problem } = collection;
  const isCut = pages.gap !== null || pagesBefore.gap !== null || problem !== null;
  return isCut || totalsBefore === null || missingIn(collection) > 0;
}

/** Counts the periods of the trend that are missing, without those that the service refuses because they are old. */
function missingIn({ trend, refused }: Collection): number {
  return trend.filter(({ period, totals }) => totals === null && period.to > (refused?.period.to ?? 0)).length;
}

function describeRefused({ refused }: Collection): string {
  if (!refused) return '';
  const { period, status } = refused;
  return `The service refused earlier periods, up to ${nameOf(period)} (HTTP ${status}): it may not keep them.`;
}

/** Says what is missing, why, and what helps, for the top of a report; empty for a complete one. */
export function renderPartial(collection: Collection, maxRequests: number): string {
  if (!isPartial(collection)) return '';
  const { period, pages, pagesBefore, totalsBefore, requests, problem } = collection;
  const gaps = [pages.gap, pagesBefore.gap].filter((gap) => gap !== null);
  const missing = missingIn(collection);
  const before = nameOfBefore(period);
  return sentences([
    '> **Partial.** The totals shown are those that the service reported.',
    gaps.length > 0 &&
      `${counted(pages.rows.size, 'page')} of the period and ${counted(pagesBefore.rows.size, 'page')} of ${before} were read; others may be missing, so nothing is ranked for the whole site.`,
    totalsBefore === null && `The totals of ${before} are missing, so nothing is compared.`,
    missing > 0 && `The trend is missing ${counted(missing, 'period')}.`,
    requests >= maxRequests &&
      `The limit of ${counted(maxRequests, 'request')} was reached. ${describeNeed(collection, maxRequests)}`,
    gaps.includes('nothing-new') && 'The service said that there are more pages, but sent nothing new.',
    gaps.includes('too-large') && 'There are more rows, or longer paths, than the report can hold.',
    describeRefused(collection),
    problem !== null && `Could not read everything: ${codeSpan(problemText(problem), { longest: 400 })}`,
  ]);
}

/** Says what is odd about the figures, which are shown anyway; empty if nothing is. */
export function renderOddities(collection: Collection): string {
  const { pages, pagesBefore, older, totals, totalsBefore } = collection;
  const oddTotals = isOdd(totals) || (totalsBefore !== null && isOdd(totalsBefore));
  const lists = [pages, pagesBefore, ...older.map((each) => each.pages)];
  const sum = (of: 'rejected' | 'repeated' | 'shifted') => lists.reduce((total, list) => total + list[of], 0);
  const [rejected, repeated, shifted] = [sum('rejected'), sum('repeated'), sum('shifted')];
  const odd = pages.odd + pagesBefore.odd;
  const merged = pages.sent - pages.rows.size + pagesBefore.sent - pagesBefore.rows.size;
  return sentences([
    !isPartial(collection) && describeRefused(collection),
    rejected > 0 && `${countedWere(rejected, 'row')} invalid and skipped.`,
    repeated > 0 &&
      `The list of pages changed while it was read: ${counted(repeated, 'row')} came twice, so others may be missing.`,
    shifted > 0 && repeated === 0 && 'The list of pages changed while it was read, so rows may be missing.',
    merged > 0 &&
      `${countedWere(merged, 'row')} merged with another: only query, fragment or a masked part of the path differed. Such a page has at least the visitors shown.`,
    odd > 0 &&
      `The unique visitors of ${counted(odd, 'page')} do not fit the people and AI visitors; they are shown as reported.`,
    oddTotals && "The site's unique visitors do not fit its people and AI visitors; they are shown as reported.",
  ]);
}

const MOST_REQUESTS = 1_000;
/** A limit that hosted services often have, per hour. */
const HOURLY = 100;
/** Sizes of sites (pages): the first two larger ones are named while the length of a list is unknown. */
const SIZES = [1_000, 10_000, 50_000, 100_000];

/** Says which limit would give a complete report: from a list that was read to its end, or for some sizes of sites. */
export function describeNeed({ pages, pagesBefore, trend }: Collection, maxRequests: number): string {
  const ended = [pages, pagesBefore].find(({ gap }) => gap === null);
  const read = Math.max(pages.sent, pagesBefore.sent);
  // The two lists bring two of the trend's totals.
  const totals = Math.max(0, trend.length - 2);
  if (ended === undefined) return describeSizes(read, totals) || TOO_LARGE;
  // The other list may be a little longer.
  const needed = 2 * (requestsFor(read) + 1) + totals;
  if (needed > MOST_REQUESTS) return TOO_LARGE;
  return `A complete report of this site needs about \`max-requests: ${Math.max(needed, maxRequests + 1)}\`.${hourly(needed)}`;
}

const TOO_LARGE = 'The site has more pages than a report can read.';

/** Says how many earlier periods say what is usual, if enough do, and which limit would let all of them be read. */
export function describeHistory(collection: Collection, periods: number, maxRequests: number): string {
  const { pages, pagesBefore, older, requests } = collection;
  const ends = older.flatMap(({ pages: list }) => unlisted(list)?.total || []);
  const missing = MOST_OLDER - older.length + ends.length;
  const needed = requests + missing * requestsFor(Math.max(pages.sent, pagesBefore.sent));
  const isWholeNow = isWhole(pages) && isWhole(pagesBefore);
  const isLimit = periods > 0 && isWholeNow && missing > 0 && needed > maxRequests && needed <= MOST_REQUESTS;
  const isUnsorted = pages.end === null || pagesBefore.end === null;
  const part =
    ends.length > 0 && `; for ${ends.length} of them, only pages with ${Math.max(...ends)} visitors or more were read`;
  return sentences([
    periods >= LEVEL.leastPeriods &&
      `What is usual for a page comes from its ${counted(periods, 'earlier period')}${part || ''}.`,
    isLimit &&
      `\`max-requests: ${needed}\` is enough for ${MOST_OLDER + 1} earlier periods${part ? ' in full' : ''}.${hourly(needed)}`,
    isLimit && isUnsorted && 'The service does not list the most visited pages first, so no list can be read in part.',
  ]);
}

/** Says what larger sites need; empty if that is above the highest limit. */
function describeSizes(enough: number, totals: number): string {
  const sizes = SIZES.filter((pages) => pages > enough)
    .map((pages) => ({ pages, needed: 2 * requestsFor(pages) + totals }))
    .filter(({ needed }) => needed <= MOST_REQUESTS)
    .slice(0, 2);
  if (sizes.length === 0) return '';
  const needs = sizes.map(({ pages, needed }) => `${count(pages)} pages need about \`max-requests: ${needed}\``);
  const most = Math.max(...sizes.map(({ needed }) => needed));
  return `${needs.join(', ')}.${hourly(most)}`;
}

function hourly(needed: number): string {
  return needed > HOURLY ? ` Hosted services often allow ${HOURLY} requests an hour.` : '';
}
