import type { AskedQuestion, PageVotes, SearchedTerm } from '../../src/action/ports/readers.ts';
import { type Evidence, LISTS } from '../../src/report/evidence/evidence.ts';

/** Three lists with rows that stand out: `words` are searched and asked, `path` is asked on and voted down. */
export function listsWith(
  words: string,
  path: string,
): {
  readonly searches: readonly SearchedTerm[];
  readonly questions: readonly AskedQuestion[];
  readonly feedback: readonly PageVotes[];
} {
  return {
    searches: [
      { term: 'install', searches: 500, clickRate: 0.6 },
      { term: words, searches: 41, clickRate: 2 / 41 },
      { term: 'offline', searches: 60, clickRate: 0 },
    ],
    questions: [
      { id: 'c1', question: words, answered: false, page: path },
      { id: 'c2', question: 'What is it?', answered: true, page: path },
    ],
    feedback: [
      { path: '/quiet', up: 90, down: 2 },
      { path, up: 1, down: 9 },
    ],
  };
}

/** What a report knows about such lists. */
export function someEvidence(words = 'rotate key', path = '/guides/keys'): Evidence {
  const { searches, questions, feedback } = listsWith(words, path);
  const list = { kind: 'judged', rejected: 0, attacks: 0, more: false } as const;
  return {
    searches: { ...list, rows: searches.length, found: LISTS.searches.judge(searches, null) },
    questions: { ...list, rows: questions.length, found: LISTS.questions.judge(questions, null) },
    feedback: { ...list, rows: feedback.length, found: LISTS.feedback.judge(feedback, null) },
  };
}
