import { judgeQuestions } from '../src/report/evidence/questions.ts';
import { judgeFeedback, judgeSearches, standingOut } from '../src/report/evidence/rated-lists.ts';
import { randomFor } from './simulated-weeks.ts';
import type { Row } from './table.ts';

/** Simulated reports of each row. */
const REPORTS = 1_000;
/** The most rows that a report shows of each kind. */
const MOST_ROWS = 5;
/** The most reports that may say something which only chance explains. */
const BUDGET = 0.1;

type Random = () => number;

/** A true rate, and how often it was tried. */
interface Tried {
  readonly name: string;
  readonly rate: number;
  readonly times: number;
}

/** How the true rates of terms or pages differ. */
const DIFFERENCES = {
  'all alike': 0,
  'own rates': 0.7,
  'very different': 1.5,
} as const;
type Difference = keyof typeof DIFFERENCES;

/** What is measured as one row. */
export interface Simulation extends Pick<Row, 'what' | 'budget'> {
  simulate(reports: number): Row;
}

/** Simulates many reports for each row. */
export function simulateEvidence(): readonly Row[] {
  return simulations().map(({ simulate }) => simulate(REPORTS));
}

/**
 * Lists what shows how often a report of what readers ask for has a row that only chance explains, and what it finds. A
 * term is there by chance if its true rate is at least half of all terms', a page if its true share of thumbs down is at
 * most the site's. Two cases have no budget: that of repeated searches, which the service doesn't tell apart, and that of
 * terms just at the limit.
 */
export function simulations(): readonly Simulation[] {
  const differences = Object.keys(DIFFERENCES) as Difference[];
  return [
    ...[0.1, 0.35, 0.6].flatMap((rate) => differences.map((difference) => searches({ rate, difference, again: 1 }))),
    searches({ rate: 0.35, difference: 'own rates', again: 2 }),
    searchesAtTheLimit(),
    ...PLANTED_TERMS.map(plantedTerm),
    ...[20, 100].flatMap((pages) =>
      [0.05, 0.15, 0.4].flatMap((rate) => differences.map((difference) => feedback({ rate, difference, pages }))),
    ),
    ...PLANTED_PAGES.map(plantedPage),
    ...[40, 400].flatMap((asked) => [0.1, 0.4].map((rate) => questions({ asked, rate }))),
    plantedQuestions(),
  ];
}

function searches({
  rate,
  difference,
  again,
}: {
  readonly rate: number;
  readonly difference: Difference;
  /** Searches of one reader, who clicks each time or never. */
  readonly again: number;
}): Simulation {
  const what = `200 terms, ${inPercent(rate)} clicked, ${difference}${again === 1 ? '' : ', everyone searches twice'}`;
  return falseRows(`searches: ${what}`, { budget: again === 1 ? 1 : null }, (random) => {
    const terms = draw({ count: 200, most: 400, rate, difference }, random);
    return falseTerms(terms, { again, random });
  });
}

/** The hardest case: a quarter of the terms have just the rate from which on they aren't news. */
function searchesAtTheLimit(): Simulation {
  const what = 'searches: 200 terms, a quarter of them just at half of the rate';
  return falseRows(what, { budget: null }, (random) => {
    const terms = draw({ count: 200, most: 400, rate: 0.35, difference: 'all alike' }, random);
    return falseTerms(
      terms.map((term, at) => (at % 4 === 3 ? { ...term, rate: 0.163 } : term)),
      { again: 1, random },
    );
  });
}

function falseTerms(
  terms: readonly Tried[],
  { again, random }: { readonly again: number; readonly random: Random },
): number {
  const whole = terms.reduce((sum, { times }) => sum + times, 0);
  const half = terms.reduce((sum, { rate, times }) => sum + rate * times, 0) / whole / 2;
  const rows = terms.map(({ name, rate, times }) => {
    const readers = Math.ceil(times / again);
    return { term: name, searches: readers * again, clickRate: successes(readers, rate, random) / readers };
  });
  const news = new Set(standingOut(judgeSearches(rows), MOST_ROWS).map(({ name }) => name));
  return terms.filter(({ name, rate }) => news.has(name) && rate >= half).length;
}

const PLANTED_TERMS = [
  { searches: 41, rate: 0.02 },
  { searches: 41, rate: 0.05 },
  { searches: 100, rate: 0.05 },
  { searches: 400, rate: 0.1 },
] as const;

function plantedTerm({ searches: times, rate }: (typeof PLANTED_TERMS)[number]): Simulation {
  const what = `searches: ${times} searches, ${inPercent(rate)} clicked, among 200 terms with own rates around 35 %`;
  return found(what, (random) => {
    const terms = [
      ...draw({ count: 200, most: 400, rate: 0.35, difference: 'own rates' }, random),
      { name: 'planted', rate, times },
    ];
    const rows = terms.map((term) => ({
      term: term.name,
      searches: term.times,
      clickRate: successes(term.times, term.rate, random) / term.times,
    }));
    return standingOut(judgeSearches(rows), 200).some(({ name }) => name === 'planted');
  });
}

function feedback({
  rate,
  difference,
  pages: count,
}: {
  readonly rate: number;
  readonly difference: Difference;
  readonly pages: number;
}): Simulation {
  return falseRows(
    `feedback: ${count} pages, ${inPercent(rate)} thumbs down, ${difference}`,
    { budget: 1 },
    (random) => {
      const pages = draw({ count, most: 60, rate, difference }, random);
      const whole = pages.reduce((sum, { times }) => sum + times, 0);
      const site = pages.reduce((sum, page) => sum + page.rate * page.times, 0) / whole;
      const news = newsOf(pages, random);
      return pages.filter((page) => news.has(page.name) && page.rate <= site).length;
    },
  );
}

const PLANTED_PAGES = [
  { votes: 6, rate: 0.8 },
  { votes: 12, rate: 0.6 },
  { votes: 25, rate: 0.5 },
] as const;

function plantedPage({ votes, rate }: (typeof PLANTED_PAGES)[number]): Simulation {
  const what = `feedback: ${votes} votes, ${inPercent(rate)} thumbs down, among 40 pages with own rates around 15 %`;
  return found(what, (random) => {
    const pages = draw({ count: 40, most: 60, rate: 0.15, difference: 'own rates' }, random);
    return newsOf([...pages, { name: 'planted', rate, times: votes }], random).has('planted');
  });
}

function newsOf(pages: readonly Tried[], random: Random): ReadonlySet<string> {
  const rows = pages.map(({ name, rate, times }) => {
    const down = successes(times, rate, random);
    return { path: name, up: times - down, down };
  });
  return new Set(standingOut(judgeFeedback(rows), MOST_ROWS).map(({ name }) => name));
}

function questions({ asked, rate }: { readonly asked: number; readonly rate: number }): Simulation {
  const what = `questions: ${asked} a week, ${inPercent(rate)} not answered in both: called a change`;
  return falseRows(what, { budget: 1 }, (random) => (isClear({ now: rate, before: rate, asked }, random) ? 1 : 0));
}

function plantedQuestions(): Simulation {
  return found('questions: 100 a week, 10 % not answered before, 25 % now', (random) =>
    isClear({ now: 0.25, before: 0.1, asked: 100 }, random),
  );
}

function isClear(
  { now, before, asked }: { readonly now: number; readonly before: number; readonly asked: number },
  random: Random,
): boolean {
  const week = (rate: number) =>
    Array.from({ length: asked }, () => ({ id: null, question: 'q', answered: random() >= rate, page: '/' }));
  return judgeQuestions(week(now), week(before)).trend !== 'no-clear-change';
}

/** Draws terms or pages, which differ in their frequency as on real sites: a few far ahead, and a long tail. */
function draw(
  {
    count,
    most,
    rate,
    difference,
  }: { readonly count: number; readonly most: number; readonly rate: number; readonly difference: Difference },
  random: Random,
): readonly Tried[] {
  const middle = Math.log(rate / (1 - rate));
  return Array.from({ length: count }, (_, rank) => ({
    name: `n${rank}`,
    rate: 1 / (1 + Math.exp(-(middle + DIFFERENCES[difference] * normal(random)))),
    times: Math.max(1, Math.round((most * 3) / (rank + 3))),
  }));
}

function successes(times: number, rate: number, random: Random): number {
  return Array.from({ length: times }, random).filter((each) => each < rate).length;
}

/** Draws from the standard normal distribution (Box and Muller). */
function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Measures in how many reports `count` is above 0: those with at least one row by chance. */
function falseRows(name: string, { budget }: Pick<Row, 'budget'>, count: (random: Random) => number): Simulation {
  const what = `${name}: reports with a row by chance`;
  return {
    what,
    budget,
    simulate: (reports) => {
      const share = shareOf(name, reports, (random) => count(random) > 0);
      return {
        what,
        measured: inPercent(share),
        comparedWith: `at most ${inPercent(BUDGET)}`,
        ratio: share / BUDGET,
        budget,
      };
    },
  };
}

function found(name: string, isFound: (random: Random) => boolean): Simulation {
  const row = { what: `${name}: found`, budget: null };
  return {
    ...row,
    simulate: (reports) => {
      const share = shareOf(name, reports, isFound);
      return { ...row, measured: inPercent(share), comparedWith: '100 %', ratio: share };
    },
  };
}

function shareOf(what: string, reports: number, holds: (random: Random) => boolean): number {
  const random = randomFor(what);
  let held = 0;
  for (let report = 0; report < reports; report += 1) held += holds(random) ? 1 : 0;
  return held / reports;
}

function inPercent(fraction: number): string {
  return `${(fraction * 100).toFixed(1).replace(/\.0$/, '')} %`;
}
