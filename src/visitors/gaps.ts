import { problemText } from '../errors.ts';
import { codeSpan } from '../markdown.ts';
import { type Collection, STEP } from './collect.ts';
import { count, counted } from './number-words.ts';
import { type Gap, isOdd } from './page-list.ts';
import { nameOfBefore } from './period.ts';

/** Checks whether something is missing that a later run might find. */
export function isPartial({ pages, pagesBefore, totalsBefore, trend }: Collection): boolean {
  return (
    pages.gap !== null ||
    pagesBefore.gap !== null ||
    totalsBefore === null ||
    trend.some(({ totals }) => totals === null)
  );
}

/** Says what is missing, why, and what helps, for the top of a report; empty for a complete one. */
export function renderPartial(collection: Collection, maxRequests: number): string {
  if (!isPartial(collection)) return '';
  const { period, pages, pagesBefore, totalsBefore, trend, problem } = collection;
  const gaps = [...new Set([pages.gap, pagesBefore.gap].filter((gap) => gap !== null))];
  const missing = trend.filter(({ totals }) => totals === null).length;
  const sentences = [
    gaps.length === 0
      ? ''
      : `${counted(pages.rows.size, 'page')} of the period and ${counted(pagesBefore.rows.size, 'page')} of ${nameOfBefore(period)} were read; others may be missing, so nothing is ranked for the whole site.`,
    totalsBefore === null ? `The totals of ${nameOfBefore(period)} are missing, so nothing is compared.` : '',
    missing === 0 ? '' : `The trend is missing ${counted(missing, 'period')}.`,
    ...reasons(gaps, { maxRequests, usedUp: collection.requests >= maxRequests }),
    problem === null ? '' : `The service refused: ${codeSpan(problemText(problem), { longest: 400 })}`,
  ];
  return `> **Partial.** The totals shown are those that the service reported. ${sentences.filter((text) => text !== '').join(' ')}`;
}

/** The highest `max-requests`. */
const MOST_REQUESTS = 1_000;

function reasons(
  gaps: readonly Gap[],
  { maxRequests, usedUp }: { readonly maxRequests: number; readonly usedUp: boolean },
): readonly string[] {
  return [
    usedUp ? `The limit of ${counted(maxRequests, 'request')} was reached: ${describeNeed(maxRequests)}` : '',
    gaps.includes('nothing-new') ? 'The service said that there are more pages, but sent nothing new.' : '',
    gaps.includes('too-large') ? 'There are more rows, or longer paths, than the report can hold.' : '',
  ];
}

/** A limit that hosted services often have, per hour. */
const HOURLY = 100;

/** The first pages of a list don't tell its length, so a complete report may need any larger number. */
function describeNeed(maxRequests: number): string {
  const next = Math.min(MOST_REQUESTS, 2 * maxRequests);
  if (next <= maxRequests) return 'the site has more pages than a report can read.';
  const hourly = next > HOURLY ? ` Hosted services often allow ${HOURLY} requests an hour.` : '';
  return `try \`max-requests: ${next}\`, enough for about ${count(Math.floor(next / 2) * STEP)} pages in two periods.${hourly}`;
}

/** Sizes of sites (pages) that a foresight speaks of. */
const LARGE_SITES = [10_000, 50_000, 100_000];

/**
 * Says which limit a complete report needs, once a list is known to go on after its first page. Its length is unknown
 * until it ends, so the limit's own size and those of large sites are named.
 */
export function foreseeNeed({ maxRequests, trend }: { readonly maxRequests: number; readonly trend: number }): string {
  // The two lists bring two of the trend's totals.
  const others = Math.max(0, trend - 2);
  const enough = Math.max(0, Math.floor((maxRequests - others) / 2)) * STEP;
  const larger = LARGE_SITES.filter((pages) => pages > enough)
    .map((pages) => ({ pages, needed: 2 * Math.ceil(pages / STEP) + others }))
    .filter(({ needed }) => needed <= MOST_REQUESTS);
  const needs = larger.map(({ pages, needed }) => `${count(pages)} pages need about \`max-requests: ${needed}\``);
  const isMuch = maxRequests > HOURLY || larger.some(({ needed }) => needed > HOURLY);
  return [
    'The list of pages goes on after its first part; how many there are is only known at its end.',
    `\`max-requests: ${maxRequests}\` is enough for about ${count(enough)} pages in two periods${needs.length === 0 ? '' : `; ${needs.join(', ')}`}.`,
    isMuch ? `Hosted services often allow ${HOURLY} requests an hour.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** Says what is odd about the figures, which are shown anyway. */
export function renderOddities({ pages, pagesBefore, totals, totalsBefore }: Collection): readonly string[] {
  const oddTotals = isOdd(totals) || (totalsBefore !== null && isOdd(totalsBefore));
  const sum = (of: 'rejected' | 'repeated' | 'shifted' | 'odd'): number => pages[of] + pagesBefore[of];
  const [rejected, repeated, shifted, odd] = [sum('rejected'), sum('repeated'), sum('shifted'), sum('odd')];
  return [
    rejected === 0 ? '' : `${counted(rejected, 'row')} ${rejected === 1 ? 'was' : 'were'} invalid and skipped.`,
    repeated === 0
      ? ''
      : `The list of pages changed while it was read: ${counted(repeated, 'row')} came twice, so others may be missing.`,
    shifted === 0 || repeated > 0 ? '' : 'The list of pages changed while it was read, so rows may be missing.',
    odd === 0
      ? ''
      : `The unique visitors of ${counted(odd, 'page')} do not fit the people and AI visitors; they are shown as reported.`,
    oddTotals ? "The site's unique visitors do not fit its people and AI visitors; they are shown as reported." : '',
  ].filter((text) => text !== '');
}
