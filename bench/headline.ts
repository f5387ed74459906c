import { headline } from '../src/report/headline.ts';
import { PageGatherer } from '../src/report/page-list.ts';
import { heavyTailed, normal } from './draws.ts';
import { type Share, shareAtMost, shareBeside } from './shares.ts';
import { type DrawnPage, randomFor, type SimulatedSite, simulateWeeks, WEEKS } from './simulated-weeks.ts';
import type { Row } from './table.ts';

/** Simulated reports of sites that are drawn as a whole, and of those that are drawn page by page. */
const REPORTS = 4_000;
const BY_PAGE: Readonly<Record<number, number>> = { 200: 1_000, 800: 400 };
/** Weeks of a steady site whose headline may claim a change. */
const FALSE_CLAIMS = 0.02;
/** Totals of a week; AI varies more than people do. */
const [PEOPLE, AI, MORE_OF_AI] = [9_000, 3_000, 1.3];
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** People and AI visitors of a week. */
type Totals = Readonly<Record<'human' | 'ai', number>>;
/** Draws the deviations of a site's weeks from its usual number, the latest first, on a log scale. */
type Drawing = (random: () => number) => readonly number[];

const independent =
  (size: number): Drawing =>
  (random) =>
    Array.from({ length: WEEKS }, () => size * normal(random));

const remembering =
  (size: number, memory: number): Drawing =>
  (random) => {
    let last = normal(random);
    return Array.from({ length: WEEKS }, () => {
      const deviation = size * last;
      last = memory * last + Math.sqrt(1 - memory ** 2) * normal(random);
      return deviation;
    });
  };

const STEADY: readonly { readonly what: string; readonly draw: Drawing; readonly isBudgeted: boolean }[] = [
  { what: 'varies by 2 %', draw: independent(0.02), isBudgeted: true },
  { what: 'varies by 5 %', draw: independent(0.05), isBudgeted: true },
  { what: 'varies by 10 %', draw: independent(0.1), isBudgeted: true },
  { what: 'varies by 15 %', draw: independent(0.15), isBudgeted: false },
  {
    what: 'has heavy tails (t with 4 degrees, 8 %)',
    draw: (random) => Array.from({ length: WEEKS }, () => (0.08 / Math.SQRT2) * heavyTailed(random)),
    isBudgeted: true,
  },
  { what: 'remembers half of a week (10 %)', draw: remembering(0.1, 0.5), isBudgeted: true },
  { what: 'remembers three quarters of a week (10 %)', draw: remembering(0.1, 0.75), isBudgeted: true },
  {
    what: 'grows by 5 % a week (and varies by 5 %)',
    draw: (random) => independent(0.05)(random).map((deviation, weeksAgo) => deviation - 0.05 * weeksAgo),
    isBudgeted: true,
  },
];

/** Odd weeks before a steady one; the steady one must not look odd for it. */
const AFTER_ODD: readonly { readonly what: string; readonly factors: readonly number[] }[] = [
  { what: 'after one week of −60 %', factors: [1, 0.4] },
  { what: 'after two weeks of −60 %', factors: [1, 0.4, 0.4] },
  { what: 'after one week of × 2', factors: [1, 2] },
];

/** Real changes, with the share that the procedure claimed on sites that vary by 5 % when it was chosen, where known. */
const CHANGED: readonly {
  readonly what: string;
  readonly factors: readonly number[];
  readonly expected?: number;
}[] = [
  { what: '−25 %', factors: [0.75], expected: 0.76 },
  { what: '−30 %', factors: [0.7] },
  { what: '+30 %', factors: [1.3], expected: 0.6 },
  { what: '+40 %', factors: [1.4] },
  { what: '−45 %', factors: [0.55], expected: 1 },
  { what: '−45 % after one week of −60 %', factors: [0.55, 0.4], expected: 0.99 },
  { what: '−45 % after two weeks of −60 %', factors: [0.55, 0.4, 0.4], expected: 0.9 },
  { what: '−60 % (Christmas)', factors: [0.4] },
];

/** Sites that are drawn page by page; what happens to a page or to a week is over, or no change of people. */
const DRAWN: readonly { readonly what: string; readonly site: Omit<SimulatedSite, 'pages'> }[] = [
  { what: 'own spread per page', site: { spread: 'own spread per page (median 12 %, 4–40 %)' } },
  { what: 'heavy tails', site: { spread: 'heavy tails (t with 4 degrees, 15 %)' } },
  { what: 'head pages', site: { spread: 'head pages 25 %, others 10 %' } },
  { what: 'AR(1) with 0.75', site: { spread: 'AR(1) with 0.75, 15 %' } },
  { what: 'sections that breathe', site: { spread: 'own spread per page (median 12 %, 4–40 %)', breath: 0.15 } },
  { what: 'real', site: { spread: 'real (own spread, AR(1) with 0.5, drift of 1.2 % a week)', breath: 0.05 } },
  {
    what: 'a page × 10 the week before',
    site: { spread: '15 % spread', event: ({ rank }, weeksAgo) => (rank === 12 && weeksAgo === 1 ? 10 : 1) },
  },
  {
    what: 'Christmas the week before',
    site: { spread: '15 % spread', course: (weeksAgo) => both(weeksAgo === 1 ? 0.4 : 1) },
  },
  {
    what: 'a crawler on every page the week before',
    site: { spread: '15 % spread', crawler: (weeksAgo) => (weeksAgo === 1 ? 40 : 0) },
  },
];

const CLAIM = /(?:more|fewer) than usual/;
const MORE_PEOPLE = /people \([^)]*\), (?:[\d,]+ )?more than usual/;
const FEWER_PEOPLE = /people \([^)]*\), (?:[\d,]+ )?fewer than usual/;
const BACK = /People are back to their usual number/;

/** Simulates how often the headline claims a change of a steady site, and how often one of a site that did change. */
export function simulateHeadlines(): readonly Row[] {
  return [
    ...STEADY.map(steady),
    ...AFTER_ODD.flatMap(afterOdd),
    ...Object.keys(BY_PAGE).flatMap((pages) => DRAWN.map((each) => drawnByPage(Number(pages), each))),
    ...[0.02, 0.05, 0.1].flatMap((varies) => CHANGED.map((change) => changed(varies, change))),
  ];
}

function steady({ what, draw, isBudgeted }: (typeof STEADY)[number]): Row {
  const random = randomFor(`headline ${what}`);
  const said = headlines(REPORTS, () => whole(draw, random));
  const name = `headline: a steady site that ${what}, ${REPORTS} reports: a claimed change`;
  const row = shareAtMost(name, matching(said, CLAIM), FALSE_CLAIMS);
  return isBudgeted ? row : { ...row, budget: null };
}

function afterOdd({ what, factors }: (typeof AFTER_ODD)[number]): readonly Row[] {
  const random = randomFor(`headline ${what}`);
  const said = headlines(REPORTS, () => whole(independent(0.05), random, factors));
  const name = `headline: a site as usual (5 %) ${what}, ${REPORTS} reports`;
  return [
    shareAtMost(`${name}: a claimed change`, matching(said, CLAIM), FALSE_CLAIMS),
    shareBeside(`${name}: "back to usual"`, matching(said, BACK)),
  ];
}

function drawnByPage(pages: number, { what, site }: (typeof DRAWN)[number]): Row {
  const reports = BY_PAGE[pages] ?? 0;
  const random = randomFor(`headline ${pages} ${what}`);
  const said = headlines(reports, () => sums(simulateWeeks({ pages, ...site }, random)));
  const name = `headline: ${pages} pages, ${what}, ${reports} reports: a claimed change`;
  return shareAtMost(name, matching(said, CLAIM), FALSE_CLAIMS);
}

function changed(varies: number, { what, factors, expected }: (typeof CHANGED)[number]): Row {
  const random = randomFor(`headline ${varies} ${what}`);
  const said = headlines(REPORTS, () => whole(independent(varies), random, factors));
  const claimed = matching(said, (factors[0] ?? 1) > 1 ? MORE_PEOPLE : FEWER_PEOPLE);
  const name = `headline: ${what} on a site that varies by ${varies * 100} %, ${REPORTS} reports: claimed`;
  return shareBeside(name, claimed, varies === 0.05 ? expected : undefined);
}

function whole(draw: Drawing, random: () => number, factors: readonly number[] = []): readonly Totals[] {
  const [people, machines] = [draw(random), draw(random)];
  return people.map((deviation, weeksAgo) => {
    const factor = factors[weeksAgo] ?? 1;
    const ofAi = MORE_OF_AI * (machines[weeksAgo] ?? 0);
    return { human: Math.round(PEOPLE * factor * Math.exp(deviation)), ai: Math.round(AI * factor * Math.exp(ofAi)) };
  });
}

/** Adds up the pages, as if each visitor read one. */
function sums(pages: readonly DrawnPage[]): readonly Totals[] {
  return Array.from({ length: WEEKS }, (_none, weeksAgo) => {
    const of = pages.map(({ now, earlier }) => [now, ...earlier][weeksAgo]);
    const sum = (kind: keyof Totals): number => of.reduce((total, each) => total + (each?.[kind] ?? 0), 0);
    return { human: sum('human'), ai: sum('ai') };
  });
}

/** Writes the headlines of reports, with seven earlier weeks each. */
function headlines(reports: number, weeks: () => readonly Totals[]): readonly string[] {
  return Array.from({ length: reports }, () => {
    const [last, ...earlier] = weeks().map(({ human, ai }, weeksAgo) => {
      const period = { kind: 'days', from: -(weeksAgo + 1) * WEEK_MS, to: -weeksAgo * WEEK_MS } as const;
      return { period, totals: { human, ai, total: human + ai } };
    });
    if (last === undefined) throw new RangeError('A site without weeks has no headline.');
    const pages = new PageGatherer().list();
    return headline({ ...last, pages, totalsBefore: null, earlier }, { uncompared: null });
  });
}

function matching(said: readonly string[], wanted: RegExp): Share {
  return { found: said.filter((sentence) => wanted.test(sentence)).length, of: said.length };
}

function both(factor: number): Totals {
  return { human: factor, ai: factor };
}
