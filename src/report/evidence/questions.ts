import type { AskedQuestion } from '../../action/ports/readers.ts';
import { codePath } from '../../action/words/markdown.ts';
import { count, counted } from '../number-words.ts';
import { type Layout, namePage } from '../page-table.ts';
import type { EvidenceList, FoundLine } from './evidence-list.ts';
import { cut, MOST_ROWS, ONLY_WORDS, percentOf, quotedWords, times, words } from './evidence-list.ts';
import { isTelling, type Named, nameOfPage, nameOfWords } from './readers-words.ts';
import { asOne, rootBetween, type Share, sumOf, Z } from './shares.ts';

const TRENDS = {
  more: 'a larger share now, by more than chance explains',
  fewer: 'a smaller share now, by more than chance explains',
  'no-clear-change': 'no clear change',
} as const;

export type QuestionFigures = ReturnType<typeof judgeQuestions>;

const UNNAMED: Named = { name: '', key: '' };

/**
 * Counts unanswered questions by page, the page with most of them first, and compares their share with the period before.
 * The most frequent ones come first; of equally frequent ones, one of each page, then a second one of each, and so on.
 */
export function judgeQuestions(now: readonly AskedQuestion[], before: readonly AskedQuestion[] | null) {
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

/** Null if there is nothing to compare with. */
function trendOf(now: Share, before: Share | null): keyof typeof TRENDS | null {
  if (before === null || before.whole === 0 || now.whole === 0) return null;
  const root = rootBetween(now, before);
  if (Math.abs(root) < Z) return 'no-clear-change';
  return root > 0 ? 'more' : 'fewer';
}

export const QUESTIONS: EvidenceList<AskedQuestion> = {
  title: 'Questions without an answer',
  what: 'Questions to the assistant',
  noun: 'question',
  hasBefore: true,
  readerOf: ({ readQuestions }) => readQuestions,
  nameOf: ({ id }) => id,
  judge: (rows, rowsBefore) => {
    const figures = judgeQuestions(rows, rowsBefore);
    const { now, before, trend, pages } = figures;
    const shown = figures.questions.slice(0, MOST_ROWS);
    return {
      summary: summaryOf(figures),
      lines: shown.map(lineOf),
      data: {
        ...named(now),
        before: before === null ? null : named(before),
        change: trend,
        pages: pages.map(({ name, share }) => ({ path: name || null, ...named(share) })),
        questions: shown.map(({ name, share: { whole: often }, pages: on }) => {
          return { question: cut(name), times: often, path: on[0]?.name || null, pages: on.length };
        }),
      },
    };
  },
};

function named({ part, whole }: Share): object {
  return { asked: whole, unanswered: part };
}

function summaryOf({ now, before, trend }: QuestionFigures): string {
  if (now.whole === 0) return 'No questions were asked.';
  const said = `${count(now.part)} of ${counted(now.whole, 'question')} to the assistant ${now.part === 1 ? 'was' : 'were'} not answered (${percentOf(now)})`;
  if (before === null) return `${said}; not compared with the period before, which was not read in full.`;
  const then = `${count(before.part)} of ${count(before.whole)} (${percentOf(before)})`;
  return trend === null ? `${said}.` : `${said}; in the period before ${then}: ${TRENDS[trend]}.`;
}

function lineOf({ name, share: { whole: often }, pages }: QuestionFigures['questions'][number]): FoundLine {
  const path = pages[0]?.name ?? '';
  const there = sumOf(pages);
  const repeated = often === 1 ? '' : ` (${times(often)})`;
  const others = pages.length === 1 ? '' : ` and ${counted(pages.length - 1, 'other page')}`;
  const on = (layout: Layout): string => (path === '' ? 'an unknown page' : namePage(path, layout));
  const where = path === '' ? 'in the documentation' : `where readers of ${codePath(path)} find it`;
  return {
    text: (layout) =>
      `${words(name)}${repeated}, on ${on(layout)}${others}: ${count(there.part)} of ${counted(there.whole, 'question')} there not answered`,
    instruction: `Answer this reader's question ${where}: ${quotedWords(name)}. ${ONLY_WORDS}`,
  };
}
