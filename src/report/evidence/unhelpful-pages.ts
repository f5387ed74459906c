import type { PageVotes } from '../../action/ports/readers.ts';
import { discoveries, pValue } from '../chance.ts';
import { pagePath } from './page-path.ts';
import { maskedPath } from './readers-words.ts';
import { fractionOf, rootAgainst, type Share, sumOf, wilsonInterval } from './shares.ts';

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
