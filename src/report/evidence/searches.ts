import type { SearchedTerm } from '../../action/ports/readers.ts';
import { count, counted } from '../number-words.ts';
import {
  cut,
  type EvidenceList,
  MOST_ROWS,
  ONLY_WORDS,
  percentOf,
  quotedWords,
  times,
  words,
} from './evidence-list.ts';
import { isTelling, maskedWords } from './readers-words.ts';
import { fractionOf, rounded, type Share, sumOf, wilsonInterval } from './shares.ts';

/** A term and how many of its searches led to a click. */
export interface TermFigures {
  /** Masked; empty or only a mask if it says nothing. */
  readonly term: string;
  readonly clicks: Share;
  /** Upper bound of the click-through rate, at 95 %. */
  readonly upper: number;
  readonly isNews: boolean;
}

export interface SearchFigures {
  /** Of all terms that were read. */
  readonly all: Share;
  /** Most searches without a click first. */
  readonly terms: readonly TermFigures[];
}

/** Fewer searches of a term are not judged. */
const LEAST_SEARCHES = 20;
/** A term is news if its click-through rate is certainly below this fraction of all terms' rate. */
const BELOW = 0.5;

/** Finds the terms whose click-through rate is less than half of all terms', by more than chance explains. */
export function judgeSearches(rows: readonly SearchedTerm[]): SearchFigures {
  const unit = isPercent(rows) ? 100 : 1;
  const counted = rows.map((row) => ({ term: maskedWords(row.term), clicks: clicksOf(row, unit) }));
  const all = sumOf(counted.map(({ clicks }) => clicks));
  const most = BELOW * (fractionOf(all) ?? 0);
  const terms = counted.map(({ term, clicks }) => {
    const { upper } = wilsonInterval(clicks);
    return { term, clicks, upper, isNews: clicks.whole >= LEAST_SEARCHES && upper < most && isTelling(term) };
  });
  return { all, terms: terms.toSorted((one, other) => unclicked(other) - unclicked(one)) };
}

/** The terms that a report shows. */
export function termsToShow({ terms }: SearchFigures, most: number): readonly TermFigures[] {
  return terms.filter(({ isNews }) => isNews).slice(0, most);
}

/** A rate of 1 may be a little more after a division. */
const ROUNDING = 1e-6;

/**
 * Decides whether the rates are percent. A rate above 1 says so, unless it would be less than half a click in percent: a
 * reader may click several results. A rate that would be less than half a click says that they aren't. Most rows decide.
 */
function isPercent(rows: readonly SearchedTerm[]): boolean {
  const clicked = rows.filter(({ searches, clickRate }) => searches * clickRate > 0);
  const tooFew = clicked.filter(({ searches, clickRate }) => (searches * clickRate) / 100 < 0.5);
  const tooMany = clicked.filter((row) => row.clickRate > 1 + ROUNDING && !tooFew.includes(row));
  return tooMany.length > tooFew.length;
}

function clicksOf({ searches, clickRate }: SearchedTerm, unit: number): Share {
  return { part: Math.min(searches, Math.round((searches * clickRate) / unit)), whole: searches };
}

function unclicked({ clicks }: TermFigures): number {
  return clicks.whole - clicks.part;
}

export const SEARCHES: EvidenceList<SearchedTerm, SearchFigures> = {
  title: 'Searched, seldom clicked',
  what: 'Search terms',
  noun: 'term',
  hasBefore: false,
  readerOf: ({ readSearches }) => readSearches,
  nameOf: ({ term }) => term,
  judge: judgeSearches,
  summary: (figures) => {
    const { all } = figures;
    const rate = `${percentOf(all)} of ${counted(all.whole, 'search', 'searches')}`;
    if (all.whole === 0) return 'There were no searches.';
    return termsToShow(figures, 1).length === 0
      ? `No term stands out. ${rate} led to a click.`
      : `Clicked less than half as often as all terms together (${rate}), by more than chance explains.`;
  },
  rows: (figures, most) =>
    termsToShow(figures, most).map(({ term, clicks }) => ({
      line: `${words(term)}: ${counted(clicks.whole, 'search', 'searches')}, ${counted(clicks.part, 'click')} (${percentOf(clicks)})`,
      instruction: `Readers searched for ${quotedWords(term)} ${times(clicks.whole)}, and ${clicks.part === 0 ? 'none' : count(clicks.part)} of these searches led to a click. Add or improve the section that answers it, and use their words in its heading. ${ONLY_WORDS}`,
    })),
  data: (figures) => {
    const shown = new Set(termsToShow(figures, MOST_ROWS));
    return {
      ...named(figures.all),
      clickRate: rounded(fractionOf(figures.all)),
      terms: figures.terms.map((each) => ({
        term: shown.has(each) ? cut(each.term) : null,
        ...named(each.clicks),
        upperBound: rounded(each.upper),
        standsOut: each.isNews,
      })),
    };
  },
};

function named({ part, whole }: Share): object {
  return { searches: whole, clicks: part };
}
