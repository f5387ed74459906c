import type { AskedQuestion } from '../../action/ports/readers.ts';
import { codePath } from '../../action/words/markdown.ts';
import { count, counted } from '../number-words.ts';
import { namePage } from '../page-table.ts';
import type { EvidenceList } from './evidence-list.ts';
import { cut, MOST_ROWS, ONLY_WORDS, percentOf, quotedWords, times, words } from './evidence-list.ts';
import { isTelling, maskedWords, pagePath } from './readers-words.ts';
import { rootBetween, type Share, sumOf, Z } from './shares.ts';

/** Where questions were asked, and how many of them were not answered. */
export interface AskedPage {
  /** Decoded and masked. Null: the service names no page. */
  readonly path: string | null;
  readonly unanswered: Share;
  /** The unanswered ones, masked, each once: the most frequent first. */
  readonly questions: readonly { readonly words: string; readonly times: number }[];
}

const TRENDS = {
  more: 'a larger share now, by more than chance explains',
  fewer: 'a smaller share now, by more than chance explains',
  'no-clear-change': 'no clear change',
} as const;

/** How the share of unanswered questions changed; null if there is nothing to compare with. */
type AnswersTrend = keyof typeof TRENDS | null;

export interface QuestionFigures {
  readonly now: Share;
  readonly before: Share | null;
  readonly trend: AnswersTrend;
  /** Most unanswered questions first. */
  readonly pages: readonly AskedPage[];
}

type Asked = readonly AskedQuestion[];

/** Counts unanswered questions by page, and compares their share with the period before. */
export function judgeQuestions(now: Asked, before: Asked | null): QuestionFigures {
  const located = now.map((asked) => ({ asked, page: asked.page === null ? null : pagePath(asked.page) }));
  const pages = [...Map.groupBy(located, ({ page }) => page?.key).values()].map((group) => {
    const asked = group.map((each) => each.asked);
    return { path: group[0]?.page?.path ?? null, unanswered: shareOf(asked), questions: frequent(asked) };
  });
  const all = sumOf(pages.map(({ unanswered }) => unanswered));
  const then = before === null ? null : shareOf(before);
  const sorted = pages.toSorted((one, other) => other.unanswered.part - one.unanswered.part);
  return { now: all, before: then, trend: trendOf(all, then), pages: sorted };
}

/** Picks one question of each page, pages with the most unanswered ones first, then a second one of each, and so on. */
export function pickQuestions({ pages }: QuestionFigures, most: number) {
  const ranked = pages.flatMap((page) => page.questions.map((question, rank) => ({ ...question, page, rank })));
  return ranked.toSorted((one, other) => one.rank - other.rank).slice(0, most);
}

function shareOf(asked: Asked): Share {
  return { part: asked.filter(({ answered }) => !answered).length, whole: asked.length };
}

function trendOf(now: Share, before: Share | null): AnswersTrend {
  if (before === null || before.whole === 0 || now.whole === 0) return null;
  const root = rootBetween(now, before);
  if (Math.abs(root) < Z) return 'no-clear-change';
  return root > 0 ? 'more' : 'fewer';
}

/** Blanks and marks at the end of a question, from their first on: tried from each, many would take quadratic time. */
const LAST_MARKS = /(?<![ ?.!])[ ?.!]+$/;

function frequent(asked: Asked): AskedPage['questions'] {
  const words = asked.filter(({ answered }) => !answered).map(({ question }) => maskedWords(question));
  const alike = Map.groupBy(words.filter(isTelling), (each) => each.toLowerCase().replace(LAST_MARKS, ''));
  return [...alike.values()]
    .map((each) => ({ words: each[0] ?? '', times: each.length }))
    .toSorted((one, other) => other.times - one.times);
}

export const QUESTIONS: EvidenceList<AskedQuestion, QuestionFigures> = {
  title: 'Questions without an answer',
  what: 'Questions to the assistant',
  noun: 'question',
  hasBefore: true,
  readerOf: ({ readQuestions }) => readQuestions,
  nameOf: ({ id }) => id,
  judge: judgeQuestions,
  summary: (figures) => {
    const { now } = figures;
    if (now.whole === 0) return 'No questions were asked.';
    return `${count(now.part)} of ${counted(now.whole, 'question')} to the assistant ${now.part === 1 ? 'was' : 'were'} not answered (${percentOf(now)})${compared(figures)}.`;
  },
  rows: (figures, most, layout) =>
    pickQuestions(figures, most).map(({ words: asked, times: often, page: { path, unanswered } }) => {
      const repeated = often === 1 ? '' : ` (${times(often)})`;
      const on = path === null ? 'an unknown page' : namePage(path, layout);
      const where = path === null ? 'in the documentation' : `where readers of ${codePath(path)} find it`;
      return {
        line: `${words(asked)}${repeated}, on ${on}: ${count(unanswered.part)} of ${counted(unanswered.whole, 'question')} there not answered`,
        instruction: `Answer this question of a reader ${where}: ${quotedWords(asked)}. ${ONLY_WORDS}`,
      };
    }),
  data: (figures) => {
    const { now, before, trend, pages } = figures;
    return {
      ...named(now),
      before: before === null ? null : named(before),
      change: trend,
      pages: pages.map(({ path, unanswered }) => ({ path, ...named(unanswered) })),
      questions: pickQuestions(figures, MOST_ROWS).map(({ words: asked, times: often, page: { path } }) => {
        return { question: cut(asked), times: often, path };
      }),
    };
  },
};

function named({ part, whole }: Share): object {
  return { asked: whole, unanswered: part };
}

function compared({ before, trend }: QuestionFigures): string {
  if (before === null) return '; not compared with the period before, which was not read in full';
  if (trend === null) return '';
  return `; in the period before ${count(before.part)} of ${count(before.whole)} (${percentOf(before)}): ${TRENDS[trend]}`;
}
