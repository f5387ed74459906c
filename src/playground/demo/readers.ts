import type { EvidenceRow } from '../../service/evidence-rows.ts';

const MINUTE_MS = 60_000;

/** A week's searches: the term, how often, and how often a page was opened. */
const SEARCHES: readonly (readonly [query: string, times: number, clicks: number, page: string])[] = [
  ['boil without whistling', 64, 2, '/reference/flags'],
  ['descale', 96, 55, '/reference/flags'],
  ['install kettle', 120, 81, '/quickstart'],
  ['error E2', 44, 31, '/troubleshooting'],
  ['temperature for green tea', 48, 3, '/reference/flags'],
  ['keep warm', 38, 20, '/reference/flags'],
  ['offline mode', 29, 0, '/'],
  ['upgrade to version 3', 33, 19, '/quickstart'],
];

/** A week's questions to the assistant: the page, and those that it could and could not answer. */
const QUESTIONS: readonly {
  readonly page: string;
  readonly answered: number;
  readonly unanswered: readonly string[];
}[] = [
  {
    page: '/reference/flags',
    answered: 14,
    unanswered: [
      'Can I boil water without the whistle?',
      'Can I boil water without the whistle?',
      'Which temperature is right for green tea?',
      'Can kettle boil wait until I am home? My number is 0171 555 01 23',
    ],
  },
  { page: '/quickstart', answered: 22, unanswered: ['Is there a package for Alpine Linux?'] },
  { page: '/troubleshooting', answered: 11, unanswered: [] },
];

/** A week's votes: the page, thumbs up, thumbs down. */
const VOTES: readonly (readonly [path: string, up: number, down: number])[] = [
  ['/', 31, 2],
  ['/quickstart', 40, 5],
  ['/reference/flags', 6, 11],
  ['/troubleshooting', 25, 4],
];

/** Makes what readers of the demo's site search for, ask and vote in the week from `from` (UTC, ms) on. */
export function* readersOfAWeek(from: number): Generator<EvidenceRow> {
  let at = from;
  const next = (): number => (at += MINUTE_MS);
  for (const [query, times, clicks, page] of SEARCHES) {
    for (let nth = 0; nth < times; nth += 1) {
      yield { kind: 'searches', at: next(), query, clicked: nth < clicks ? page : null };
    }
  }
  for (const { page, answered, unanswered } of QUESTIONS) {
    for (const query of unanswered) yield { kind: 'questions', at: next(), query, answered: false, page };
    for (let nth = 1; nth <= answered; nth += 1) {
      yield { kind: 'questions', at: next(), query: `What does option ${nth} do?`, answered: true, page };
    }
  }
  for (const [path, up, down] of VOTES) {
    for (let nth = 0; nth < up; nth += 1) yield { kind: 'feedback', at: next(), path, vote: 'up' };
    for (let nth = 0; nth < down; nth += 1) yield { kind: 'feedback', at: next(), path, vote: 'down' };
  }
}
