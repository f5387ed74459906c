import type { EvidenceRow } from '../../service/evidence-rows.ts';
import type { Visit } from '../../service/visits.ts';
import type { EarlierChange } from '../demo-site.ts';

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
const QUESTIONS: readonly (readonly [page: string, answered: number, ...unanswered: string[]])[] = [
  [
    '/reference/flags',
    14,
    'Can I boil water without the whistle?',
    'Can I boil water without the whistle?',
    'Which temperature is right for green tea?',
    'Can kettle boil wait until I am home? My number is 0171 555 01 23',
  ],
  ['/quickstart', 22, 'Is there a package for Alpine Linux?'],
  ['/troubleshooting', 11],
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
  for (const [page, answered, ...unanswered] of QUESTIONS) {
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

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
/** The Monday before 1970 began: weeks are counted from it. */
const A_MONDAY = -3 * DAY_MS;

/** Returns the start of the week that includes `now` (UTC, ms): the report of last week ends there. */
export function mondayBefore(now: number): number {
  return A_MONDAY + Math.floor((now - A_MONDAY) / WEEK_MS) * WEEK_MS;
}

/** Makes the change that the report finds four weeks later: it explained what most people look for on a page. */
export function changeThatHelped(now: number): EarlierChange {
  return {
    file: 'troubleshooting.md',
    text: '\n## The kettle says E2\n\nThere is no water in it. Fill it up to the mark, then run `kettle boil` again.\n',
    message: 'Explain what E2 means',
    at: mondayBefore(now) - 4 * WEEK_MS - 5 * DAY_MS,
  };
}

const MANY = { human: 30, ai: 8 } as const;
/** Visitors a day of the pages in `demo-site/`: after the change, more than twice as many people come to that page. */
const A_DAY = [
  ['/quickstart', MANY, MANY],
  ['/reference/flags', MANY, MANY],
  ['/troubleshooting', { human: 5, ai: 2 }, { human: 13, ai: 3 }],
] as const;

/** Makes the visits to these pages, day by day. */
export function* visitsOfKettle(from: number, to: number): Generator<Visit> {
  const { at: changedAt } = changeThatHelped(to);
  for (let day = from; day < to; day += DAY_MS) {
    for (const [path, before, after] of A_DAY) {
      const visitors = day < changedAt ? before : after;
      for (const kind of ['human', 'ai'] as const) {
        for (let number = 0; number < visitors[kind]; number += 1) {
          const at = day + 8 * 60 * 60_000 + number * 60_000;
          yield { path, visitor: `${kind}-of-${path}-${day}-${number}`, kind, at };
        }
      }
    }
  }
}
