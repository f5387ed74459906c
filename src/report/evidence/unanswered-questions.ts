import type { AskedQuestion } from '../../action/ports/readers.ts';
import { pagePath } from './page-path.ts';
import { isTelling, maskedWords } from './readers-words.ts';
import { rootBetween, type Share, sumOf } from './shares.ts';

/** Where questions were asked, and how many of them were not answered. */
export interface AskedPage {
  /** Decoded and masked. Null: the service names no page. */
  readonly path: string | null;
  readonly unanswered: Share;
  /** The unanswered ones, masked, each once: the most frequent first. */
  readonly questions: readonly { readonly words: string; readonly times: number }[];
}

/** How the share of unanswered questions changed; null if there is nothing to compare with. */
export type AnswersTrend = 'more' | 'fewer' | 'no-clear-change' | null;

export interface QuestionFigures {
  readonly now: Share;
  readonly before: Share | null;
  readonly trend: AnswersTrend;
  /** Most unanswered questions first. */
  readonly pages: readonly AskedPage[];
}

/** A question that a report shows. */
export interface ShownQuestion {
  readonly words: string;
  readonly times: number;
  readonly page: AskedPage;
}

/** The normal deviation that chance exceeds in 5 % of comparisons. */
const CLEAR = 1.959963984540054;

/** Counts unanswered questions by page, and compares their share with the period before. */
export function judgeQuestions(
  now: readonly AskedQuestion[],
  before: readonly AskedQuestion[] | null,
): QuestionFigures {
  const located = now.map((asked) => ({ asked, page: asked.page === null ? null : pagePath(asked.page) }));
  const pages = [...Map.groupBy(located, ({ page }) => page?.key).values()].map((group) => {
    const asked = group.map((each) => each.asked);
    return { path: group[0]?.page?.path ?? null, unanswered: shareOf(asked), questions: frequent(asked) };
  });
  const shares = {
    now: sumOf(pages.map(({ unanswered }) => unanswered)),
    before: before === null ? null : shareOf(before),
  };
  return {
    ...shares,
    trend: trendOf(shares.now, shares.before),
    pages: pages.toSorted((one, other) => other.unanswered.part - one.unanswered.part),
  };
}

/**
 * Picks the questions to show: first one of each page, pages with the most unanswered questions first, then a second one
 * of each, and so on.
 */
export function pickQuestions({ pages }: Pick<QuestionFigures, 'pages'>, most: number): readonly ShownQuestion[] {
  const ranked = pages.flatMap((page) => page.questions.map((question, rank) => ({ ...question, page, rank })));
  const picked = ranked.toSorted((one, other) => one.rank - other.rank).slice(0, most);
  return picked.map(({ words, times, page }) => ({ words, times, page }));
}

function shareOf(asked: readonly AskedQuestion[]): Share {
  return { part: asked.filter(({ answered }) => !answered).length, whole: asked.length };
}

function trendOf(now: Share, before: Share | null): AnswersTrend {
  if (before === null || before.whole === 0 || now.whole === 0) return null;
  const root = rootBetween(now, before);
  if (Math.abs(root) < CLEAR) return 'no-clear-change';
  return root > 0 ? 'more' : 'fewer';
}

function frequent(asked: readonly AskedQuestion[]): AskedPage['questions'] {
  const words = asked.filter(({ answered }) => !answered).map(({ question }) => maskedWords(question));
  const alike = Map.groupBy(words.filter(isTelling), (each) => withoutEnd(each.toLowerCase()));
  return [...alike.values()]
    .map((each) => ({ words: each[0] ?? '', times: each.length }))
    .toSorted((one, other) => other.times - one.times);
}

/** Takes blanks and marks from the end of a question. A regular expression would need quadratic time for many of them. */
function withoutEnd(question: string): string {
  let end = question.length;
  while (end > 0 && ' ?.!'.includes(question.charAt(end - 1))) end -= 1;
  return question.slice(0, end);
}
