import type { PageVotes } from '../../action/ports/readers.ts';
import { codePath } from '../../action/words/markdown.ts';
import { discoveries, pValue } from '../chance.ts';
import { count, counted } from '../number-words.ts';
import { namePage } from '../page-table.ts';
import { type EvidenceList, percentOf } from './evidence-list.ts';
import { maskedPath, pagePath } from './readers-words.ts';
import { fractionOf, rootAgainst, rounded, type Share, sumOf, wilsonInterval } from './shares.ts';

/** A page and how many of its votes were thumbs down. */
export interface VotedPage {
  /** Decoded and masked. */
  readonly path: string;
  readonly down: Share;
  /** Lower bound of the share of thumbs down, at 95 %. */
  readonly lower: number;
  readonly isNews: boolean;
}

export interface FeedbackFigures {
  /** Of all pages that were read. */
  readonly all: Share;
  /** Most thumbs down first. */
  readonly pages: readonly VotedPage[];
}

/** Fewer votes on a page are not judged. */
const LEAST_VOTES = 5;
/** The most that we accept of the pages listed to be there by chance. */
const FALSE_RATE = 0.05;

/**
 * Finds the pages whose share of thumbs down is above the site's by more than chance explains. The bound alone would be
 * exceeded by chance on some page of nearly every site: there are many pages, and few votes on each. So a page also has
 * to stand out among all pages that were judged.
 */
export function judgeFeedback(rows: readonly PageVotes[]): FeedbackFigures {
  const voted = rows.map(({ path, up, down }) => ({
    path: pagePath(path)?.path ?? maskedPath(path),
    down: { part: down, whole: up + down },
  }));
  const all = sumOf(voted.map(({ down }) => down));
  const expected = fractionOf(all) ?? 0;
  const judged = voted.filter(({ down }) => down.whole >= LEAST_VOTES);
  const roots = judged.map(({ down }) => rootAgainst(down, expected));
  const standOut = discoveries(roots.map(pValue), FALSE_RATE);
  const found = new Set(judged.filter((_, at) => standOut[at] === true && (roots[at] ?? 0) > 0));
  const pages = voted.map((page) => {
    const { lower } = wilsonInterval(page.down);
    return { ...page, lower, isNews: found.has(page) && lower > expected };
  });
  return { all, pages: pages.toSorted((one, other) => other.down.part - one.down.part) };
}

/** The pages that a report shows. */
export function pagesToShow({ pages }: FeedbackFigures, most: number): readonly VotedPage[] {
  return pages.filter(({ isNews }) => isNews).slice(0, most);
}

export const FEEDBACK: EvidenceList<PageVotes, FeedbackFigures> = {
  title: 'Pages that readers mark as unhelpful',
  what: 'Votes on pages',
  noun: 'page',
  hasBefore: false,
  readerOf: ({ readFeedback }) => readFeedback,
  nameOf: ({ path }) => path,
  judge: judgeFeedback,
  summary: (figures) => {
    const { all } = figures;
    const rate = `${percentOf(all)} of ${counted(all.whole, 'vote')}`;
    if (all.whole === 0) return 'There were no votes.';
    return pagesToShow(figures, 1).length === 0
      ? `No page stands out. ${rate} on the site ${all.whole === 1 ? 'was' : 'were'} thumbs down.`
      : `More often thumbs down than the whole site (${rate}), by more than chance explains.`;
  },
  rows: (figures, most, layout) =>
    pagesToShow(figures, most).map(({ path, down }) => {
      const votes = `${count(down.part)} of ${counted(down.whole, 'vote')}`;
      return {
        line: `${namePage(path, layout)}: ${votes} thumbs down (${percentOf(down)})`,
        instruction: `Improve the page ${codePath(path)}: ${votes} on it were thumbs down. Find what is missing, wrong or hard to follow, and fix it.`,
      };
    }),
  data: ({ all, pages }) => ({
    ...named(all),
    downShare: rounded(fractionOf(all)),
    pages: pages.map(({ path, down, lower, isNews }) => ({
      path,
      ...named(down),
      lowerBound: rounded(lower),
      standsOut: isNews,
    })),
  }),
};

function named({ part, whole }: Share): object {
  return { votes: whole, down: part };
}
