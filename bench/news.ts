import { headline } from '../src/report/headline.ts';
import { findNews, NEWS_KINDS, type News } from '../src/report/news.ts';
import { normal } from './draws.ts';
import {
  isPlanted,
  type Planted,
  randomFor,
  type Seeds,
  type SimulatedSite,
  type Spread,
  simulateWeeks,
  WEEKS,
} from './simulated-weeks.ts';
import type { Row } from './table.ts';

/** Simulated reports of each scenario: fewer for large sites, which take longer. */
const REPORTS: Readonly<Record<number, number>> = { 50: 400, 200: 400, 800: 200 };

/** Sites whose readers don't change: at most so many reports may have any news, and a command. */
export const STATIONARY: readonly {
  readonly spread: Spread;
  readonly anyNews: Readonly<Record<number, number>>;
  readonly command: Readonly<Record<number, number>>;
}[] = [
  ...(
    [
      'Poisson',
      '15 % spread',
      'negative binomial 16 %',
      'own spread per page (median 12 %, 4–40 %)',
      'head pages 25 %, others 10 %',
      '10 % spread of people and 30 % of AI',
      'head of 5 % of the pages 35 %, others 3 %',
      'AR(1) with 0.8, 15 %',
    ] as const
  ).map((spread) => ({
    spread,
    anyNews: { 50: 0.12, 200: 0.12, 800: 0.16 },
    command: { 50: 0.05, 200: 0.05, 800: 0.08 },
  })),
  { spread: 'heavy tails (t with 4 degrees, 15 %)', anyNews: { 200: 0.25 }, command: { 200: 0.08 } },
];

/** Changes of the whole site: at most 0.3 lines a report. */
const WHOLE: readonly { readonly what: string; readonly site: Partial<SimulatedSite> }[] = [
  { what: 'the whole site −30 %', site: { course: (ago) => both(ago === 0 ? 0.7 : 1) } },
  { what: 'the whole site +40 %', site: { course: (ago) => both(ago === 0 ? 1.4 : 1) } },
  {
    what: 'people −30 %, AI +40 %',
    site: { course: (ago) => ({ human: ago === 0 ? 0.7 : 1, ai: ago === 0 ? 1.4 : 1 }) },
  },
  { what: 'growth of 6 % a week', site: { course: (ago) => both(1.06 ** -ago) } },
  { what: 'Christmas: −60 %', site: { course: (ago) => both(ago === 0 ? 0.4 : 1) } },
  { what: 'after Christmas: −60 % last week', site: { course: (ago) => both(ago === 1 ? 0.4 : 1) } },
  { what: 'a crawler adds 40 AI visitors to every page', site: { crawler: (ago) => (ago === 0 ? 40 : 0) } },
  { what: 'after that crawler', site: { crawler: (ago) => (ago === 1 ? 40 : 0) } },
];

const AI = 20;
const people = (before: number, now: number): Planted => ({
  before: { human: before, ai: AI },
  now: { human: now, ai: AI },
});

/** Changes that should be found on a site of 200 pages, with the least fraction of reports that find them. */
export const PLANTED: readonly {
  readonly spread: Spread;
  readonly before: number;
  readonly now: number;
  readonly found: number;
}[] = [
  { spread: 'Poisson', before: 120, now: 60, found: 0.9 },
  { spread: 'Poisson', before: 60, now: 30, found: 0.55 },
  { spread: 'Poisson', before: 60, now: 120, found: 0.65 },
  { spread: 'Poisson', before: 600, now: 900, found: 0.95 },
  { spread: 'Poisson', before: 30, now: 0, found: 0.85 },
  { spread: '15 % spread', before: 600, now: 300, found: 0.43 },
  { spread: '15 % spread', before: 200, now: 400, found: 0.33 },
  { spread: '15 % spread', before: 120, now: 60, found: 0.28 },
];

/**
 * Simulates how often a report presents chance as news, and how often it finds what did change. Constants are chosen with
 * the seeds `choosing` (`npm run bench -- news-choosing`), and what is published is measured with others.
 */
export function simulateNews(seeds: Seeds = 'measuring'): readonly Row[] {
  return [
    ...STATIONARY.flatMap(({ spread, anyNews, command }) =>
      Object.keys(anyNews).flatMap((pages) => stationary(Number(pages), spread, { anyNews, command, seeds })),
    ),
    afterSpike(seeds),
    ...WHOLE.map(({ what, site }) => wholeSite(what, { pages: 200, spread: '15 % spread', ...site }, seeds)),
    ...PLANTED.map((planted) => plantedRow(planted, seeds)),
    section('one section (10 % of the pages) × 3', { factor: 3, sections: 1, seeds }),
    section('one section (10 % of the pages) halved', { factor: 0.5, sections: 1, seeds }),
    section('two sections (20 % of the pages) halved', { factor: 0.5, sections: 2, seeds }),
    scattered(seeds),
    ...[0.02, 0.05, 0.1].map((spread) => steadyHeadline(spread, seeds)),
  ];
}

/** What a simulated report has. */
export interface Found {
  readonly pages: News['newPages'];
  readonly news: News;
}

/** Counts the share of simulated reports for which a condition holds, or its mean; the same reports each time. */
export function meanOver(
  site: SimulatedSite,
  {
    reports,
    planted = null,
    seeds = 'measuring',
    measure,
  }: {
    readonly reports: number;
    readonly seeds?: Seeds;
    readonly planted?: Planted | null;
    readonly measure: (found: Found) => number | boolean;
  },
): number {
  const random = randomFor(JSON.stringify([site.pages, site.spread, planted]), seeds);
  let sum = 0;
  for (let report = 0; report < reports; report += 1) {
    const news = findNews(simulateWeeks(site, random, planted));
    sum += Number(measure({ pages: NEWS_KINDS.flatMap((kind) => news.kinds[kind]), news }));
  }
  return sum / reports;
}

export const hasNews = ({ pages, news }: Found): boolean => pages.length + news.sections.length > 0;
export const hasCommand = ({ pages }: Found): boolean => pages.some(({ worthACommand }) => worthACommand);

function stationary(
  pages: number,
  spread: Spread,
  { anyNews, command, seeds }: Pick<(typeof STATIONARY)[number], 'anyNews' | 'command'> & { readonly seeds: Seeds },
): readonly Row[] {
  const reports = REPORTS[pages] ?? 300;
  const name = `news: ${pages} pages that stay as they are, ${spread}, ${reports} reports`;
  let commands = 0;
  const any = meanOver(
    { pages, spread },
    {
      reports,
      seeds,
      measure: (found) => {
        commands += Number(hasCommand(found));
        return hasNews(found);
      },
    },
  );
  return [
    atMost(`${name}: with any news`, any, anyNews[pages] ?? 0),
    atMost(`${name}: with a command`, commands / reports, command[pages] ?? 0),
  ];
}

/** A page had ten times its people last week, because of a shared link, and is as usual again. */
function afterSpike(seeds: Seeds): Row {
  const [reports, rank] = [300, 12];
  const site: SimulatedSite = {
    pages: 200,
    spread: '15 % spread',
    event: (page, ago) => (page.rank === rank && ago === 1 ? 10 : 1),
  };
  const path = new RegExp(`/page-${rank}$`);
  const share = meanOver(site, {
    reports,
    seeds,
    measure: ({ news: { kinds } }) =>
      [...kinds.fewerPeople, ...kinds.lostMostPeople, ...kinds.fewerPeopleMoreAi].some((page) => path.test(page.path)),
  });
  return atMost(`news: the week after one page's spike (× 10), ${reports} reports: a false fall of it`, share, 0.05);
}

function wholeSite(what: string, site: SimulatedSite, seeds: Seeds): Row {
  const reports = 200;
  const lines = meanOver(site, { reports, seeds, measure: ({ pages, news }) => pages.length + news.sections.length });
  return {
    what: `news: ${what}, ${reports} reports: lines a report`,
    measured: lines.toFixed(2),
    comparedWith: 'at most 0.3',
    ratio: lines / 0.3,
    budget: 1,
  };
}

function plantedRow({ spread, before, now, found: least }: (typeof PLANTED)[number], seeds: Seeds): Row {
  const reports = 400;
  const found = meanOver(
    { pages: 200, spread },
    { reports, seeds, planted: people(before, now), measure: ({ pages }) => pages.some(isPlanted) },
  );
  return atLeast(`news: ${before} people → ${now} among 200 pages, ${spread}, ${reports} reports: found`, found, least);
}

function section(
  what: string,
  { factor, sections, seeds }: { readonly factor: number; readonly sections: number; readonly seeds: Seeds },
): Row {
  const reports = 200;
  const site: SimulatedSite = {
    pages: 200,
    spread: '15 % spread',
    event: (page, ago) => (page.section < sections && ago === 0 ? factor : 1),
  };
  const share = meanOver(site, {
    reports,
    seeds,
    measure: ({ news }) => {
      const moved = news.sections
        .filter(({ kind }) => kind === 'human')
        .map(({ path }) => path)
        .toSorted();
      return moved.join() === Array.from({ length: sections }, (_, at) => `/section-${at}`).join();
    },
  });
  return atLeast(`news: ${what}, ${reports} reports: named, and no other`, share, 0.8);
}

/** A tenth of the pages, everywhere on the site: a report must not be silent as if nothing had happened. */
function scattered(seeds: Seeds): Row {
  const reports = 200;
  const site: SimulatedSite = {
    pages: 200,
    spread: '15 % spread',
    event: ({ rank }, ago) => (rank % 10 === Math.floor(rank / 10) % 10 && ago === 0 ? 3 : 1),
  };
  const share = meanOver(site, {
    reports,
    seeds,
    measure: hasNews,
  });
  return atLeast(`news: a tenth of the pages × 3, all over the site, ${reports} reports: said`, share, 0.95);
}

const WEEK_MS = 7 * 24 * 60 * 60_000;

/** The totals of a site that stays as it is; AI varies 1.3 times as much as people. */
function steadyHeadline(spread: number, seeds: Seeds): Row {
  const reports = 4_000;
  const random = randomFor(`headline ${spread}`, seeds);
  const total = (size: number, varies: number): number => Math.round(size * Math.exp(varies * normal(random)));
  let claims = 0;
  for (let report = 0; report < reports; report += 1) {
    const [last, ...earlier] = Array.from({ length: WEEKS }, (_none, weeksAgo) => {
      const [human, ai] = [total(9_000, spread), total(3_000, 1.3 * spread)];
      const period = { kind: 'days', from: -(weeksAgo + 1) * WEEK_MS, to: -weeksAgo * WEEK_MS } as const;
      return { period, totals: { human, ai, total: human + ai } };
    });
    const { human = 0, ai = 0 } = last?.totals ?? {};
    const period = { kind: 'days', from: -WEEK_MS, to: 0 } as const;
    const figure = (now: number) => ({ now, before: null });
    const figures = { human: figure(human), ai: figure(ai), total: figure(human + ai), uncompared: null };
    claims += Number(/(?:more|fewer) than usual/.test(headline({ period, earlier }, figures)));
  }
  const what = `news: the headline of a site that varies by ${inPercent(spread)}, ${reports} reports: a claimed change`;
  return atMost(what, claims / reports, 0.02);
}

function both(factor: number): { readonly human: number; readonly ai: number } {
  return { human: factor, ai: factor };
}

function atMost(what: string, measured: number, budget: number): Row {
  return {
    what,
    measured: inPercent(measured),
    comparedWith: `at most ${inPercent(budget)}`,
    ratio: measured / budget,
    budget: 1,
  };
}

/** The ratio of the reports that miss it to those that may. */
function atLeast(what: string, measured: number, least: number): Row {
  return {
    what,
    measured: inPercent(measured),
    comparedWith: `at least ${inPercent(least)}`,
    ratio: (1 - measured) / (1 - least),
    budget: 1,
  };
}

function inPercent(fraction: number): string {
  return `${(fraction * 100).toFixed(1)} %`;
}
