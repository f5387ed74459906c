import { shorten } from '../../action/words/markdown.ts';
import type { Evidence, Judged, LeftOut } from './collect.ts';
import { LONGEST_WORDS } from './readers-words.ts';
import { MOST_ROWS } from './section.ts';
import { type SearchFigures, termsToShow } from './seldom-clicked.ts';
import { fractionOf, type Share } from './shares.ts';
import { pickQuestions, type QuestionFigures } from './unanswered-questions.ts';
import type { FeedbackFigures } from './unhelpful-pages.ts';

/**
 * Returns what readers searched for, asked and voted for the JSON file: every figure, but readers' words only where the
 * report shows them.
 */
export function evidenceFigures(evidence: Evidence | null): object | null {
  if (evidence === null) return null;
  const { searches, questions, feedback } = evidence;
  return {
    searches: listOf(searches, searchFigures),
    questions: listOf(questions, questionFigures),
    feedback: listOf(feedback, feedbackFigures),
  };
}

function listOf<Figures>(
  reading: Judged<Figures> | LeftOut | null,
  write: (figures: Figures) => object,
): object | null {
  if (reading === null) return null;
  if (reading.kind === 'left-out') return { leftOut: { reason: reading.reason, status: reading.status } };
  const { figures, rows, rejected, more } = reading;
  return { rows, rejected, more, ...write(figures) };
}

function searchFigures(figures: SearchFigures): object {
  const shown = new Set(termsToShow(figures, MOST_ROWS));
  return {
    ...named(figures.all, 'searches', 'clicks'),
    clickRate: rounded(fractionOf(figures.all)),
    terms: figures.terms.map((each) => ({
      term: shown.has(each) ? cut(each.term) : null,
      ...named(each.clicks, 'searches', 'clicks'),
      upperBound: rounded(each.upper),
      standsOut: each.isNews,
    })),
  };
}

function questionFigures(figures: QuestionFigures): object {
  return {
    ...named(figures.now, 'asked', 'unanswered'),
    before: figures.before === null ? null : named(figures.before, 'asked', 'unanswered'),
    change: figures.trend,
    pages: figures.pages.map(({ path, unanswered }) => ({ path, ...named(unanswered, 'asked', 'unanswered') })),
    questions: pickQuestions(figures, MOST_ROWS).map(({ words, times, page }) => ({
      question: cut(words),
      times,
      path: page.path,
    })),
  };
}

function feedbackFigures({ all, pages }: FeedbackFigures): object {
  return {
    ...named(all, 'votes', 'down'),
    downShare: rounded(fractionOf(all)),
    pages: pages.map(({ path, down, lower, isNews }) => ({
      path,
      ...named(down, 'votes', 'down'),
      lowerBound: rounded(lower),
      standsOut: isNews,
    })),
  };
}

function named({ part, whole }: Share, ofWhole: string, ofPart: string): Readonly<Record<string, number>> {
  return { [ofWhole]: whole, [ofPart]: part };
}

function cut(words: string): string {
  return shorten(words, LONGEST_WORDS);
}

/** Rounds to four decimal places. */
function rounded(fraction: number | null): number | null {
  return fraction === null ? null : Number(fraction.toFixed(4));
}
