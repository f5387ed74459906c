import type { AskedQuestion } from '../../action/ports/readers.ts';
import { codePath } from '../../action/words/markdown.ts';
import { count, counted } from '../number-words.ts';
import { namePage } from '../page-table.ts';
import type { EvidenceList } from './evidence-list.ts';
import { cut, MOST_ROWS, ONLY_WORDS, percentOf, quotedWords, times, words } from './evidence-list.ts';
import { isTelling, nameOfPage, nameOfWords } from './readers-words.ts';
import { asOne, type Form, type Named } from './same-words.ts';
import { rootBetween, type Share, sumOf, Z } from './shares.ts';

/** An unanswered question in all its forms, and where it was asked. */
interface OpenQuestion extends Form {
  /** In the order of `QuestionFigures.pages`. */
  readonly pages: readonly Form[];
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
  /** How many of a page's questions were not answered; most of them first. Without a name if the service names no page. */
  readonly pages: readonly Form[];
  /** The most frequent first; of equally frequent ones, one of each page, then a second one of each, and so on. */
  readonly questions: readonly OpenQuestion[];
}

type Asked = readonly AskedQuestion[];
const UNNAMED: Named = { name: '', key: '' };

/** Counts unanswered questions by page, and compares their share with the period before. */
export function judgeQuestions(now: Asked, before: Asked | null): QuestionFigures {
  const asked = now.map((each) => ({ ...each, page: nameOfPage(each.page ?? '') ?? UNNAMED, share: shareOf(each) }));
  const located = asOne(asked.map((each) => ({ ...each, ...each.page })));
  const pages = located.toSorted((one, other) => other.share.part - one.share.part);
  const open = pages.flatMap(({ rows }) =>
    rows.filter(({ answered }) => !answered).map((row, rank) => ({ row, rank })),
  );
  const inTurn = open.toSorted((one, other) => one.rank - other.rank);
  const named = inTurn.map(({ row }) => ({ ...row, ...nameOfWords(row.question) }));
  const questions = asOne(named.filter(({ name }) => isTelling(name))).map(({ rows, ...form }) => {
    const keys = new Set(rows.map(({ page }) => page.key));
    return { ...form, pages: pages.filter(({ key }) => keys.has(key)) };
  });
  const [all, then] = [sumOf(asked), before && sumOf(before.map((each) => ({ share: shareOf(each) })))];
  return {
    ...{ now: all, before: then, trend: trendOf(all, then), pages },
    questions: questions.toSorted((one, other) => other.share.whole - one.share.whole),
  };
}

function shareOf({ answered }: AskedQuestion): Share {
  return { part: answered ? 0 : 1, whole: 1 };
}

function trendOf(now: Share, before: Share | null): AnswersTrend {
  if (before === null || before.whole === 0 || now.whole === 0) return null;
  const root = rootBetween(now, before);
  if (Math.abs(root) < Z) return 'no-clear-change';
  return root > 0 ? 'more' : 'fewer';
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
    figures.questions.slice(0, most).map(({ name, share: { whole: often }, pages }) => {
      const path = pages[0]?.name ?? '';
      const there = sumOf(pages);
      const repeated = often === 1 ? '' : ` (${times(often)})`;
      const others = pages.length === 1 ? '' : ` and ${counted(pages.length - 1, 'other page')}`;
      const on = path === '' ? 'an unknown page' : namePage(path, layout);
      const where = path === '' ? 'in the documentation' : `where readers of ${codePath(path)} find it`;
      return {
        line: `${words(name)}${repeated}, on ${on}${others}: ${count(there.part)} of ${counted(there.whole, 'question')} there not answered`,
        instruction: `Answer this question of a reader ${where}: ${quotedWords(name)}. ${ONLY_WORDS}`,
      };
    }),
  data: ({ now, before, trend, pages, questions }) => ({
    ...named(now),
    before: before === null ? null : named(before),
    change: trend,
    pages: pages.map(({ name, share }) => ({ path: name || null, ...named(share) })),
    questions: questions.slice(0, MOST_ROWS).map(({ name, share: { whole: often }, pages: on }) => {
      return { question: cut(name), times: often, path: on[0]?.name || null, pages: on.length };
    }),
  }),
};

function named({ part, whole }: Share): object {
  return { asked: whole, unanswered: part };
}

function compared({ before, trend }: QuestionFigures): string {
  if (before === null) return '; not compared with the period before, which was not read in full';
  if (trend === null) return '';
  return `; in the period before ${count(before.part)} of ${count(before.whole)} (${percentOf(before)}): ${TRENDS[trend]}`;
}
