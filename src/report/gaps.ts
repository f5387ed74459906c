import { problemText } from '../action/words/errors.ts';
import { codeSpan } from '../action/words/markdown.ts';
import type { Collection } from './collect.ts';
import { describeNeed } from './foresight.ts';
import { counted } from './number-words.ts';
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
    ...reasons(gaps, collection, maxRequests),
    problem === null ? '' : `Could not read everything: ${codeSpan(problemText(problem), { longest: 400 })}`,
  ];
  return `> **Partial.** The totals shown are those that the service reported. ${sentences.filter((text) => text !== '').join(' ')}`;
}

function reasons(gaps: readonly Gap[], collection: Collection, maxRequests: number): readonly string[] {
  const isUsedUp = collection.requests >= maxRequests;
  return [
    isUsedUp
      ? `The limit of ${counted(maxRequests, 'request')} was reached. ${describeNeed(collection, maxRequests)}`
      : '',
    gaps.includes('nothing-new') ? 'The service said that there are more pages, but sent nothing new.' : '',
    gaps.includes('too-large') ? 'There are more rows, or longer paths, than the report can hold.' : '',
  ];
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
