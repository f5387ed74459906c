import type { PageVotes } from '../../action/ports/readers.ts';
import { codePath } from '../../action/words/markdown.ts';
import { discoveries, pValue } from '../chance.ts';
import { count, counted } from '../number-words.ts';
import { namePage } from '../page-table.ts';
import { type EvidenceList, percentOf, type RatedFigures, standingOut } from './evidence-list.ts';
import { maskedPath, pagePath } from './readers-words.ts';
import { fractionOf, rootAgainst, rounded, type Share, sumOf, wilsonInterval } from './shares.ts';

const LEAST_VOTES = 5;
/** The most that we accept of the pages listed to be there by chance. */
const FALSE_RATE = 0.05;

/**
 * Finds the pages whose share of thumbs down is above the site's by more than chance explains. The bound alone would be
 * exceeded by chance on some page of nearly every site: there are many pages, and few votes on each. So a page also has
 * to stand out among all pages that were judged.
 */
export function judgeFeedback(rows: readonly PageVotes[]): RatedFigures {
  const voted = rows.map(({ path, up, down }) => ({
    name: pagePath(path)?.path ?? maskedPath(path),
    share: { part: down, whole: up + down },
  }));
  const all = sumOf(voted.map(({ share }) => share));
  const expected = fractionOf(all) ?? 0;
  const judged = voted.filter(({ share }) => share.whole >= LEAST_VOTES);
  const roots = judged.map(({ share }) => rootAgainst(share, expected));
  const standOut = discoveries(roots.map(pValue), FALSE_RATE);
  const found = new Set(judged.filter((_, at) => standOut[at] === true && (roots[at] ?? 0) > 0));
  const pages = voted.map((page) => {
    const { lower: bound } = wilsonInterval(page.share);
    return { ...page, bound, isNews: found.has(page) && bound > expected };
  });
  return { all, rows: pages.toSorted((one, other) => other.share.part - one.share.part) };
}

export const FEEDBACK: EvidenceList<PageVotes, RatedFigures> = {
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
    return standingOut(figures, 1).length === 0
      ? `No page stands out. ${rate} on the site ${all.whole === 1 ? 'was' : 'were'} thumbs down.`
      : `More often thumbs down than the whole site (${rate}), by more than chance explains.`;
  },
  rows: (figures, most, layout) =>
    standingOut(figures, most).map(({ name, share: down }) => {
      const votes = `${count(down.part)} of ${counted(down.whole, 'vote')}`;
      return {
        line: `${namePage(name, layout)}: ${votes} thumbs down (${percentOf(down)})`,
        instruction: `Improve the page ${codePath(name)}: ${votes} on it were thumbs down. Find what is missing, wrong or hard to follow, and fix it.`,
      };
    }),
  data: ({ all, rows }) => ({
    ...named(all),
    downShare: rounded(fractionOf(all)),
    pages: rows.map(({ name, share, bound, isNews }) => ({
      path: name,
      ...named(share),
      lowerBound: rounded(bound),
      standsOut: isNews,
    })),
  }),
};

function named({ part, whole }: Share): object {
  return { votes: whole, down: part };
}
