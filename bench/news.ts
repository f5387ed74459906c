import { findNews, NEWS_KINDS, type News } from '../src/visitors/news.ts';
import { isPlanted, type Planted, randomFor, type SimulatedSite, SPREADS, simulateWeeks } from './simulated-weeks.ts';
import type { Row } from './table.ts';

/** Simulated weeks by number of pages: fewer for large sites, which take longer and have more pages a week. */
const WEEKS: Readonly<Record<number, number>> = { 50: 1_500, 200: 1_000, 1000: 250 };
const PLANTED_WEEKS = 1_000;

/** Budgets of the simulation, as fractions of the weeks; `lines` is a mean per week. */
export const BUDGETS = { anyNews: 0.12, command: 0.05, lines: 0.3 } as const;

/** Changes that should be found on a site of 200 pages, with the minimum fraction of weeks in which they are. */
export const PLANTED: readonly (Planted & { readonly what: string; readonly found: number })[] = [
  { what: '60 people → 120', before: { human: 60, ai: 20 }, now: { human: 120, ai: 20 }, found: 0.85 },
  { what: '120 people → 60', before: { human: 120, ai: 20 }, now: { human: 60, ai: 20 }, found: 0.85 },
  { what: '40 people → 2', before: { human: 40, ai: 20 }, now: { human: 2, ai: 20 }, found: 0.85 },
  { what: '100 people → 45, 20 AI → 75', before: { human: 100, ai: 20 }, now: { human: 45, ai: 75 }, found: 0.85 },
  { what: '60 people → 30', before: { human: 60, ai: 20 }, now: { human: 30, ai: 20 }, found: 0.3 },
];

/**
 * Simulates how often a report presents chance as news, and how often it finds planted changes. It only promises to
 * find them if nothing but counting varies: a spread of 15 % from week to week hides even a page that doubles.
 */
export function simulateNews(): readonly Row[] {
  return [
    ...[50, 200, 1_000].flatMap((pages) => SPREADS.flatMap((spread) => stationary({ pages, spread, factor: 1 }))),
    ...[0.7, 1.4].flatMap((factor) => SPREADS.map((spread) => wholeSite({ pages: 200, spread, factor }))),
    ...SPREADS.flatMap((spread) => PLANTED.map((planted) => plantedRow({ pages: 200, spread, factor: 1 }, planted))),
  ];
}

/** Counts over simulated weeks of a site, the same each time. */
export function countNews(
  site: SimulatedSite,
  { weeks, planted = null }: { readonly weeks: number; readonly planted?: Planted | null },
): { readonly anyNews: number; readonly command: number; readonly lines: number; readonly found: number } {
  const random = randomFor(JSON.stringify([site, planted]));
  const counted = { anyNews: 0, command: 0, lines: 0, found: 0 };
  for (let week = 0; week < weeks; week += 1) {
    const pages = pagesOf(findNews(simulateWeeks(site, random, planted)));
    counted.anyNews += pages.length > 0 ? 1 : 0;
    counted.command += pages.some(({ worthACommand }) => worthACommand) ? 1 : 0;
    counted.lines += pages.length;
    counted.found += pages.some(isPlanted) ? 1 : 0;
  }
  return {
    anyNews: counted.anyNews / weeks,
    command: counted.command / weeks,
    lines: counted.lines / weeks,
    found: counted.found / weeks,
  };
}

function stationary(site: SimulatedSite): readonly Row[] {
  const weeks = WEEKS[site.pages] ?? 1_000;
  const { anyNews, command } = countNews(site, { weeks });
  const name = `news: ${site.pages} pages that stay as they are, ${site.spread}, ${weeks} weeks`;
  return [
    atMost(`${name}: with any news`, anyNews, BUDGETS.anyNews),
    atMost(`${name}: with a command for news`, command, BUDGETS.command),
  ];
}

function wholeSite(site: SimulatedSite): Row {
  const { lines } = countNews(site, { weeks: PLANTED_WEEKS });
  return {
    what: `news: the whole site × ${site.factor}, ${site.spread}: lines a week`,
    measured: lines.toFixed(2),
    comparedWith: `at most ${BUDGETS.lines}`,
    ratio: lines / BUDGETS.lines,
    budget: 1,
  };
}

/** The ratio of the weeks in which it was missed to those in which it may be missed. */
function plantedRow(site: SimulatedSite, { what, found: least, ...planted }: (typeof PLANTED)[number]): Row {
  const { found } = countNews(site, { weeks: PLANTED_WEEKS, planted });
  return {
    what: `news: ${what} among ${site.pages} pages, ${site.spread}: found`,
    measured: inPercent(found),
    comparedWith: `at least ${inPercent(least)}`,
    ratio: (1 - found) / (1 - least),
    budget: site.spread === 'Poisson' ? 1 : null,
  };
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

function pagesOf({ kinds }: News): readonly News['kinds'][keyof News['kinds']][number][] {
  return NEWS_KINDS.flatMap((kind) => kinds[kind]);
}

function inPercent(fraction: number): string {
  return `${(fraction * 100).toFixed(1)} %`;
}
