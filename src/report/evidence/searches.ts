import type { SearchedTerm } from '../../action/ports/readers.ts';
import { count, counted } from '../number-words.ts';
import {
  cut,
  type EvidenceList,
  MOST_ROWS,
  ONLY_WORDS,
  percentOf,
  quotedWords,
  type Rated,
  type RatedFigures,
  standingOut,
  times,
  words,
} from './evidence-list.ts';
import { isTelling, maskedWords } from './readers-words.ts';
import { fractionOf, rounded, type Share, sumOf, wilsonInterval } from './shares.ts';

const LEAST_SEARCHES = 20;
/** A term is news if its click-through rate is certainly below this fraction of all terms' rate. */
const BELOW = 0.5;

/** Finds the terms whose click-through rate is less than half of all terms', by more than chance explains. */
export function judgeSearches(rows: readonly SearchedTerm[]): RatedFigures {
  const unit = isPercent(rows) ? 100 : 1;
  const terms = rows.map((row) => ({ name: maskedWords(row.term), share: clicksOf(row, unit) }));
  const all = sumOf(terms.map(({ share }) => share));
  const most = BELOW * (fractionOf(all) ?? 0);
  const rated = terms.map(({ name, share }) => {
    const { upper: bound } = wilsonInterval(share);
    return { name, share, bound, isNews: share.whole >= LEAST_SEARCHES && bound < most && isTelling(name) };
  });
  return { all, rows: rated.toSorted((one, other) => unclicked(other) - unclicked(one)) };
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

function unclicked({ share: { part, whole } }: Rated): number {
  return whole - part;
}

export const SEARCHES: EvidenceList<SearchedTerm, RatedFigures> = {
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
    return standingOut(figures, 1).length === 0
      ? `No term stands out. ${rate} led to a click.`
      : `Clicked less than half as often as all terms together (${rate}), by more than chance explains.`;
  },
  rows: (figures, most) =>
    standingOut(figures, most).map(({ name, share: clicks }) => ({
      line: `${words(name)}: ${counted(clicks.whole, 'search', 'searches')}, ${counted(clicks.part, 'click')} (${percentOf(clicks)})`,
      instruction: `Readers searched for ${quotedWords(name)} ${times(clicks.whole)}, and ${clicks.part === 0 ? 'none' : count(clicks.part)} of these searches led to a click. Add or improve the section that answers it, and use their words in its heading. ${ONLY_WORDS}`,
    })),
  data: (figures) => {
    const shown = new Set(standingOut(figures, MOST_ROWS));
    return {
      ...named(figures.all),
      clickRate: rounded(fractionOf(figures.all)),
      terms: figures.rows.map((each) => ({
        term: shown.has(each) ? cut(each.name) : null,
        ...named(each.share),
        upperBound: rounded(each.bound),
        standsOut: each.isNews,
      })),
    };
  },
};

function named({ part, whole }: Share): object {
  return { searches: whole, clicks: part };
}
