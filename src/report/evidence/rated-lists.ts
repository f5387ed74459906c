import type { PageVotes, SearchedTerm } from '../../action/ports/readers.ts';
import { codePath } from '../../action/words/markdown.ts';
import { discoveries, pValue } from '../chance.ts';
import { count, counted } from '../number-words.ts';
import { namePage } from '../page-table.ts';
import type { EvidenceList } from './evidence-list.ts';
import { cut, MOST_ROWS, ONLY_WORDS, percentOf, quotedWords, times, words } from './evidence-list.ts';
import { isTelling, nameOfPage, nameOfWords } from './readers-words.ts';
import { asOne, type Form, fractionOf, rootAgainst, rounded, type Share, sumOf, wilsonInterval } from './shares.ts';

/** A term or page, and how many of its searches or votes had a property. */
export interface Rated extends Form {
  /** The end of the share's 95 % interval that is nearer to the share of all rows. */
  readonly bound: number;
  readonly isNews: boolean;
}

export interface RatedFigures {
  /** Of all rows that were read. */
  readonly all: Share;
  /** What may need most work first. */
  readonly rows: readonly Rated[];
  /** Searches for what was only typed on the way to a longer term. They are in no other number. */
  readonly unfinished: number;
}

export function standingOut({ rows }: RatedFigures, most: number): readonly Rated[] {
  return rows.filter(({ isNews }) => isNews).slice(0, most);
}

const LEAST_SEARCHES = 20;
/** A term is news if its click-through rate is certainly below this fraction of all terms' rate. */
const BELOW = 0.5;
/** Two terms are of the same size if the smaller one has at least this fraction of the other's searches. */
const SAME_SIZE = 0.8;

/** Finds the terms whose click-through rate is less than half of all terms', by more than chance explains. */
export function judgeSearches(rows: readonly SearchedTerm[]): RatedFigures {
  const unit = isPercent(rows) ? 100 : 1;
  const forms = asOne(rows.map((row) => ({ ...nameOfWords(row.term), share: clicksOf(row, unit) })));
  const beginnings = new Set(forms.filter((form) => forms.some((longer) => isBeginning(form, longer))));
  const terms = forms.filter((form) => !beginnings.has(form));
  const all = sumOf(terms);
  const most = BELOW * (fractionOf(all) ?? 0);
  const rated = terms.map((term) => {
    const { upper: bound } = wilsonInterval(term.share);
    return { ...term, bound, isNews: term.share.whole >= LEAST_SEARCHES && bound < most && isTelling(term.name) };
  });
  const unclicked = ({ share }: Rated): number => share.whole - share.part;
  const sorted = rated.toSorted((one, other) => unclicked(other) - unclicked(one));
  return { all, rows: sorted, unfinished: sumOf([...beginnings]).whole };
}

/** Checks whether a term was typed on the way to a longer one. One with more clicks was searched for itself. */
function isBeginning({ key, share }: Form, longer: Form): boolean {
  if (share.whole < LEAST_SEARCHES || key === longer.key || !longer.key.startsWith(key)) return false;
  const [smaller, larger] = [Math.min(share.whole, longer.share.whole), Math.max(share.whole, longer.share.whole)];
  return smaller >= SAME_SIZE * larger && longer.share.part >= share.part;
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

export const SEARCHES: EvidenceList<SearchedTerm> = {
  title: 'Searched, seldom clicked',
  what: 'Search terms',
  noun: 'term',
  hasBefore: false,
  readerOf: ({ readSearches }) => readSearches,
  nameOf: ({ term }) => term,
  judge: (terms) => {
    const figures = judgeSearches(terms);
    const { all, rows, unfinished } = figures;
    const shown = standingOut(figures, MOST_ROWS);
    return {
      summary: searchesSaid(figures, shown.length === 0),
      lines: shown.map(({ name, share: clicks }) => ({
        text: () =>
          `${words(name)}: ${counted(clicks.whole, 'search', 'searches')}, ${counted(clicks.part, 'click')} (${percentOf(clicks)})`,
        instruction: `Readers searched for ${quotedWords(name)} ${times(clicks.whole)}, and ${clicks.part === 0 ? 'none' : count(clicks.part)} of these searches led to a click. Add or improve the section that answers it, and use their words in its heading. ${ONLY_WORDS}`,
      })),
      data: {
        searches: all.whole,
        clicks: all.part,
        clickRate: rounded(fractionOf(all)),
        unfinished,
        terms: rows.map((each) => {
          const { part: clicks, whole: searches } = each.share;
          const term = shown.includes(each) ? cut(each.name) : null;
          return { term, searches, clicks, upperBound: rounded(each.bound), standsOut: each.isNews };
        }),
      },
    };
  },
};

function searchesSaid({ all, unfinished }: RatedFigures, isNone: boolean): string {
  if (all.whole === 0) return 'There were no searches.';
  const rate = `${percentOf(all)} of ${counted(all.whole, 'search', 'searches')}`;
  const without =
    unfinished === 0 ? '' : ` Left out: ${counted(unfinished, 'unfinished search', 'unfinished searches')}.`;
  return isNone
    ? `No term stands out. ${rate} led to a click.${without}`
    : `Clicked less than half as often as all terms together (${rate}), by more than chance explains.${without}`;
}

const LEAST_VOTES = 5;
/** The most that we accept of the pages listed to be there by chance. */
const FALSE_RATE = 0.05;

/**
 * Finds the pages whose share of thumbs down is above the site's by more than chance explains. The bound alone would be
 * exceeded by chance on some page of nearly every site: there are many pages, and few votes on each. So a page also has
 * to stand out among all pages that were judged.
 */
export function judgeFeedback(rows: readonly PageVotes[]): RatedFigures {
  const votes = rows.map(({ path, up, down }) => {
    return { ...(nameOfPage(path) ?? nameOfWords(path)), share: { part: down, whole: up + down } };
  });
  const pages = asOne(votes);
  const all = sumOf(pages);
  const expected = fractionOf(all) ?? 0;
  const judged = pages.filter(({ share }) => share.whole >= LEAST_VOTES);
  const roots = judged.map(({ share }) => rootAgainst(share, expected));
  const standOut = discoveries(roots.map(pValue), FALSE_RATE);
  const found = new Set(judged.filter((_, at) => standOut[at] === true && (roots[at] ?? 0) > 0));
  const rated = pages.map((page) => {
    const { lower: bound } = wilsonInterval(page.share);
    return { ...page, bound, isNews: found.has(page) && bound > expected };
  });
  return { all, rows: rated.toSorted((one, other) => other.share.part - one.share.part), unfinished: 0 };
}

export const FEEDBACK: EvidenceList<PageVotes> = {
  title: 'Pages that readers mark as unhelpful',
  what: 'Votes on pages',
  noun: 'page',
  hasBefore: false,
  readerOf: ({ readFeedback }) => readFeedback,
  nameOf: ({ path }) => path,
  judge: (pages) => {
    const figures = judgeFeedback(pages);
    const { all, rows } = figures;
    const shown = standingOut(figures, MOST_ROWS);
    return {
      summary: votesSaid(all, shown.length === 0),
      lines: shown.map(({ name, share: down }) => {
        const votes = `${count(down.part)} of ${counted(down.whole, 'vote')}`;
        return {
          text: (layout) => `${namePage(name, layout)}: ${votes} thumbs down (${percentOf(down)})`,
          instruction: `Improve the page ${codePath(name)}: ${votes} on it were thumbs down. Find what is missing, wrong or hard to follow, and fix it.`,
        };
      }),
      data: {
        votes: all.whole,
        down: all.part,
        downShare: rounded(fractionOf(all)),
        pages: rows.map(({ name: path, share: { part: down, whole: votes }, bound, isNews }) => {
          return { path, votes, down, lowerBound: rounded(bound), standsOut: isNews };
        }),
      },
    };
  },
};

function votesSaid(all: Share, isNone: boolean): string {
  if (all.whole === 0) return 'There were no votes.';
  const rate = `${percentOf(all)} of ${counted(all.whole, 'vote')}`;
  return isNone
    ? `No page stands out. ${rate} on the site ${all.whole === 1 ? 'was' : 'were'} thumbs down.`
    : `More often thumbs down than the whole site (${rate}), by more than chance explains.`;
}
