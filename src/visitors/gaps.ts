import { codeSpan } from '../markdown.ts';
import type { Collection } from './collect.ts';
import { counted } from './number-words.ts';
import { type Gap, isOdd } from './page-list.ts';
import { nameOfBefore } from './period.ts';

/** Tells whether something is missing that a later run might bring. */
export function isPartial({ pages, pagesBefore, totalsBefore, trend }: Collection): boolean {
  return (
    pages.gap !== null ||
    pagesBefore.gap !== null ||
    totalsBefore === null ||
    trend.some(({ totals }) => totals === null)
  );
}

/** Says at the top what is missing, why, and what helps; empty for a whole report. */
export function renderPartial(collection: Collection, maxRequests: number): string {
  if (!isPartial(collection)) return '';
  const { period, pages, pagesBefore, totalsBefore, trend, problem } = collection;
  const gaps = [...new Set([pages.gap, pagesBefore.gap].filter((gap) => gap !== null))];
  const missing = trend.filter(({ totals }) => totals === null).length;
  const told = [
    gaps.length === 0
      ? ''
      : `${counted(pages.rows.size, 'page')} of the period and ${counted(pagesBefore.rows.size, 'page')} of ${nameOfBefore(period)} were read; others may be missing, so nothing is ranked for the whole site.`,
    totalsBefore === null ? `The totals of ${nameOfBefore(period)} are missing, so nothing is compared.` : '',
    missing === 0 ? '' : `The trend lacks ${counted(missing, 'period')}.`,
    ...reasons(gaps, { maxRequests, usedUp: collection.requests >= maxRequests }),
    problem === null ? '' : `The service refused: ${codeSpan(`${problem.message} ${problem.hint}`, { longest: 400 })}`,
  ];
  return `> **Partial.** The totals shown are right. ${told.filter((text) => text !== '').join(' ')}`;
}

function reasons(
  gaps: readonly Gap[],
  { maxRequests, usedUp }: { readonly maxRequests: number; readonly usedUp: boolean },
): readonly string[] {
  return [
    usedUp
      ? `The limit of ${counted(maxRequests, 'request')} was reached: raise \`max-requests\` (a request brings 250 pages, and two periods are read).`
      : '',
    gaps.includes('nothing-new') ? 'The service announced further pages, but sent nothing new.' : '',
    gaps.includes('too-large') ? 'There are more rows, or longer paths, than can be held.' : '',
  ];
}

/** Says what is odd about the figures but takes nothing away from them. */
export function renderOddities({ pages, pagesBefore, totals, totalsBefore }: Collection): readonly string[] {
  const oddTotals = isOdd(totals) || (totalsBefore !== null && isOdd(totalsBefore));
  const sum = (of: 'rejected' | 'repeated' | 'odd'): number => pages[of] + pagesBefore[of];
  const [rejected, repeated, odd] = [sum('rejected'), sum('repeated'), sum('odd')];
  return [
    rejected === 0
      ? ''
      : `${counted(rejected, 'row')} could not be believed and ${rejected === 1 ? 'is' : 'are'} left out.`,
    repeated === 0
      ? ''
      : `The list of pages shifted while it was read: ${counted(repeated, 'row')} came twice, so others may be missing.`,
    odd === 0
      ? ''
      : `${counted(odd, 'total')} of pages cannot be right beside the people and AI visitors, and ${odd === 1 ? 'is' : 'are'} shown as told.`,
    oddTotals ? 'The totals of the site cannot be right beside its people and AI visitors, and are shown as told.' : '',
  ].filter((text) => text !== '');
}
