import { findNews, type News } from '../src/report/news.ts';
import { type Share, shareAtLeast, shareAtMost } from './shares.ts';
import {
  isPlanted,
  type Planted,
  randomFor,
  type Seeds,
  type SimulatedSite,
  type Spread,
  simulateWeeks,
} from './simulated-weeks.ts';
import type { Row } from './table.ts';

/** Simulated reports of each scenario: fewer for large sites, which take longer. */
const REPORTS: Readonly<Record<number, number>> = { 50: 400, 200: 400, 800: 200 };
/** Where 400 reports can't tell a budget that is missed from one that is met. */
const CLOSE_REPORTS = 2_000;

/** How much the readers of a section vary together. */
const BREATH = 0.15;

/** Sites whose readers don't change: at most so many reports may have any news, and a command. */
export const STATIONARY: readonly {
  readonly spread: Spread;
  readonly breath?: number;
  readonly reports?: number;
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
      'AR(1) with 0.75, 15 %',
      'real (own spread, AR(1) with 0.5, drift of 1.2 % a week)',
    ] as const
  ).map((spread) => ({
    spread,
    anyNews: { 50: 0.12, 200: 0.12, 800: 0.16 },
    command: { 50: 0.05, 200: 0.05, 800: 0.08 },
  })),
  {
    ...{ spread: 'own spread per page (median 12 %, 4–40 %)', breath: BREATH },
    ...{ anyNews: { 50: 0.12, 200: 0.12, 800: 0.16 }, command: { 50: 0.05, 200: 0.05, 800: 0.08 } },
  },
  {
    ...{ spread: 'heavy tails (t with 4 degrees, 15 %)', reports: CLOSE_REPORTS },
    ...{ anyNews: { 200: 0.25 }, command: { 200: 0.08 } },
  },
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
  readonly reports?: number;
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
  { spread: '15 % spread', before: 120, now: 60, found: 0.28, reports: CLOSE_REPORTS },
];

/**
 * Simulates how often a report presents chance as news, and how often it finds what did change. Constants are chosen with
 * the seeds `choosing` (`npm run bench -- news-choosing`), and what is published is measured with others.
 */
export function simulateNews(seeds: Seeds = 'measuring'): readonly Row[] {
  return [
    ...STATIONARY.flatMap((site) =>
      Object.keys(site.anyNews).flatMap((pages) => stationary(Number(pages), site, seeds)),
    ),
    afterSpike(seeds),
    ...WHOLE.map(({ what, site }) => wholeSite(what, { pages: 200, spread: '15 % spread', ...site }, seeds)),
    ...PLANTED.map((planted) => plantedRow(planted, seeds)),
    section('one section (10 % of the pages) × 3', { factor: 3, sections: 1, seeds }),
    section('one section (10 % of the pages) halved', { factor: 0.5, sections: 1, seeds }),
    section('two sections (20 % of the pages) halved', { factor: 0.5, sections: 2, seeds }),
    scattered(seeds),
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
    sum += Number(measure({ pages: Object.values(news.kinds).flat(), news }));
  }
  return sum / reports;
}

export const hasNews = ({ pages, news }: Found): boolean => pages.length + news.sections.length > 0;
export const hasCommand = ({ pages }: Found): boolean => pages.some(({ worthACommand }) => worthACommand);

function stationary(
  pages: number,
  { spread, breath = 0, reports = REPORTS[pages] ?? 0, anyNews, command }: (typeof STATIONARY)[number],
  seeds: Seeds,
): readonly Row[] {
  const sections = breath === 0 ? '' : ' in sections that breathe';
  const name = `news: ${pages} pages that stay as they are, ${spread}${sections}, ${reports} reports`;
  let commands = 0;
  const any = meanOver(
    { pages, spread, breath },
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
    shareAtMost(`${name}: with any news`, shareOf(any, reports), anyNews[pages] ?? 0),
    shareAtMost(`${name}: with a command`, { found: commands, of: reports }, command[pages] ?? 0),
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
  const fell = meanOver(site, {
    reports,
    seeds,
    measure: ({ news: { kinds } }) =>
      [...kinds.fewerPeople, ...kinds.lostMostPeople, ...kinds.fewerPeopleMoreAi].some((page) => path.test(page.path)),
  });
  const what = `news: the week after one page's spike (× 10), ${reports} reports: a false fall of it`;
  return shareAtMost(what, shareOf(fell, reports), 0.05);
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

function plantedRow({ spread, before, now, found: least, reports = 400 }: (typeof PLANTED)[number], seeds: Seeds): Row {
  const found = meanOver(
    { pages: 200, spread },
    { reports, seeds, planted: people(before, now), measure: ({ pages }) => pages.some(isPlanted) },
  );
  const what = `news: ${before} people → ${now} among 200 pages, ${spread}, ${reports} reports: found`;
  return shareAtLeast(what, shareOf(found, reports), least);
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
  const named = meanOver(site, {
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
  return shareAtLeast(`news: ${what}, ${reports} reports: named, and no other`, shareOf(named, reports), 0.8);
}

/** A tenth of the pages, everywhere on the site: a report must not be silent as if nothing had happened. */
function scattered(seeds: Seeds): Row {
  const reports = 200;
  const site: SimulatedSite = {
    pages: 200,
    spread: '15 % spread',
    event: ({ rank }, ago) => (rank % 10 === Math.floor(rank / 10) % 10 && ago === 0 ? 3 : 1),
  };
  const said = meanOver(site, { reports, seeds, measure: hasNews });
  const what = `news: a tenth of the pages × 3, all over the site, ${reports} reports: said`;
  return shareAtLeast(what, shareOf(said, reports), 0.95);
}

function both(factor: number): { readonly human: number; readonly ai: number } {
  return { human: factor, ai: factor };
}

function shareOf(mean: number, reports: number): Share {
  return { found: mean * reports, of: reports };
}
