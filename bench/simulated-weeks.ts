import { seededRandom } from '../src/service/visit-generator.ts';
import { gamma, heavyTailed, normal, poisson } from './draws.ts';

/** How the readers of a page vary from week to week by chance, beyond counting. */
export const SPREADS = [
  'Poisson',
  '15 % spread',
  'negative binomial 16 %',
  'own spread per page (median 12 %, 4–40 %)',
  'head pages 25 %, others 10 %',
  '10 % spread of people and 30 % of AI',
  'heavy tails (t with 4 degrees, 15 %)',
  'head of 5 % of the pages 35 %, others 3 %',
  'AR(1) with 0.8, 15 %',
  'AR(1) with 0.75, 15 %',
  'real (own spread, AR(1) with 0.5, drift of 1.2 % a week)',
] as const;
export type Spread = (typeof SPREADS)[number];

/** One page of a drawn week. */
interface Drawn extends Readers {
  readonly total: number;
}

/** A page with its visitors in each week, the report's first; null without any. */
export interface DrawnPage {
  readonly path: string;
  readonly now: Drawn | null;
  readonly earlier: readonly (Drawn | null)[];
}

/** What happens to the whole site, by weeks ago (0 is the report's week): a factor of its people and AI visitors. */
export type Course = (weeksAgo: number) => Readers;

export interface SimulatedSite {
  readonly pages: number;
  readonly spread: Spread;
  /** Weeks, the report's included. */
  readonly weeks?: number;
  readonly course?: Course;
  /** A page's own events, by its rank. */
  readonly event?: (page: { readonly rank: number; readonly section: number }, weeksAgo: number) => number;
  /** How much the readers of a section vary together from week to week, a standard deviation on a log scale. */
  readonly breath?: number;
  /** AI visitors that a crawler adds to every page in a week. */
  readonly crawler?: (weeksAgo: number) => number;
}

interface Readers {
  readonly human: number;
  readonly ai: number;
}

/** A page whose readers do change; expected visitors of a week. */
export interface Planted {
  readonly before: Readers;
  readonly now: Readers;
  /** In so many weeks; 1 if it is left out. */
  readonly nowFor?: number;
}

const PLANTED_PATH = '/planted';
export const SECTIONS = 10;
/** Readers fall with the rank as on real sites: a few pages far ahead, and a long tail. */
const HEAD = 2;
/** Visitors of a site of 200 pages in a week; larger sites have more. */
const PEOPLE = 9_000;
const AI = 3_000;
/** Of a report and its earlier periods. */
export const WEEKS = 8;
/** Number of the most visited pages that are lively in `head pages …`. */
const HEAD_PAGES = 10;

/** Draws the weeks of a site, the report's first; each page with a spread of its own, and its place in a section. */
export function simulateWeeks(
  site: SimulatedSite,
  random: () => number,
  planted: Planted | null = null,
): readonly DrawnPage[] {
  const { pages, weeks = WEEKS, breath = 0 } = site;
  const breaths = breath === 0 ? [] : Array.from({ length: SECTIONS * weeks }, () => Math.exp(breath * normal(random)));
  const weightOf = (rank: number): number => HEAD / (rank + HEAD);
  let weights = 0;
  for (let rank = 0; rank < pages; rank += 1) weights += weightOf(rank);
  const size = Math.sqrt(pages / 200) / weights;
  const drawn = Array.from({ length: pages }, (_, rank): DrawnPage => {
    // AI reads other pages than people do, so its ranking differs.
    const other = (rank * 7 + 3) % pages;
    const readers = { human: PEOPLE * size * weightOf(rank), ai: AI * size * weightOf(other) };
    const section = rank % SECTIONS;
    return drawPage(
      `/section-${section}/page-${rank}`,
      {
        ...{ rank, section },
        readersIn: (weeksAgo) => {
          const breathed = breaths[section * weeks + weeksAgo] ?? 1;
          return { human: readers.human * breathed, ai: readers.ai * breathed };
        },
      },
      { site, weeks, random },
    );
  });
  if (planted === null) return drawn;
  const readersIn = (weeksAgo: number): Readers => (weeksAgo < (planted.nowFor ?? 1) ? planted.now : planted.before);
  return [...drawn, drawPage(PLANTED_PATH, { rank: pages, section: -1, readersIn }, { site, weeks, random })];
}

function drawPage(
  path: string,
  {
    rank,
    section,
    readersIn,
  }: { readonly rank: number; readonly section: number; readonly readersIn: (weeksAgo: number) => Readers },
  { site, weeks, random }: { readonly site: SimulatedSite; readonly weeks: number; readonly random: () => number },
): DrawnPage {
  const { spread, course, event, crawler } = site;
  const about = { pages: site.pages, rank, own: ownSpread(random), weeks, random };
  const varied = {
    human: variations(spread, { kind: 'human', ...about }),
    ai: variations(spread, { kind: 'ai', ...about }),
  };
  const count = (kind: keyof Readers, weeksAgo: number): number => {
    const events = kind === 'human' ? (event?.({ rank, section }, weeksAgo) ?? 1) : 1;
    const all = readersIn(weeksAgo)[kind] * (course?.(weeksAgo)[kind] ?? 1) * events;
    const crawled = kind === 'ai' ? (crawler?.(weeksAgo) ?? 0) : 0;
    return poisson(all * (varied[kind][weeksAgo] ?? 1) + crawled, random);
  };
  const week = (weeksAgo: number): Drawn | null => {
    const [human, ai] = [count('human', weeksAgo), count('ai', weeksAgo)];
    return human + ai === 0 ? null : { human, ai, total: human + ai };
  };
  const [now = null, ...earlier] = Array.from({ length: weeks }, (_, weeksAgo) => week(weeksAgo));
  return { path, now, earlier };
}

/** Checks whether pages include the planted one. */
export function isPlanted({ path }: { readonly path: string }): boolean {
  return path === PLANTED_PATH;
}

/**
 * The rules' constants were chosen with the first seeds, and everything that is published is measured with the second:
 * a rule always looks better where it was chosen.
 */
export type Seeds = 'choosing' | 'measuring';

/** Makes a source of numbers for one simulation, the same each time. */
export function randomFor(simulation: string, seeds: Seeds = 'measuring'): () => number {
  const name = `${seeds}: ${simulation}`;
  return seededRandom([...name].reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) | 0, 7));
}

function ownSpread(random: () => number): number {
  return Math.min(0.4, Math.max(0.04, 0.12 * Math.exp(0.6 * normal(random))));
}

interface Varying {
  readonly kind: keyof Readers;
  readonly pages: number;
  readonly rank: number;
  /** The page's own spread. */
  readonly own: number;
  readonly weeks: number;
  readonly random: () => number;
}

/** Draws how far a page is from its level in each week, the latest first, as factors with mean 1 (median 1 with heavy tails). */
function variations(spread: Spread, about: Varying): readonly number[] {
  switch (spread) {
    case 'AR(1) with 0.8, 15 %':
      return following({ memory: 0.8, size: 0.15, drift: 0 }, about);
    case 'AR(1) with 0.75, 15 %':
      return following({ memory: 0.75, size: 0.15, drift: 0 }, about);
    case 'real (own spread, AR(1) with 0.5, drift of 1.2 % a week)':
      return following({ memory: 0.5, size: about.own, drift: 0.012 }, about);
    default:
      return Array.from({ length: about.weeks }, () => variation(spread, about));
  }
}

interface Following {
  /** The part of a week's deviation that the next one keeps. */
  readonly memory: number;
  readonly size: number;
  /** How far the level itself wanders in a week. */
  readonly drift: number;
}

/** Draws weeks that follow each other, the latest first: the chain is the same in both directions. */
function following({ memory, size, drift }: Following, { weeks, random }: Varying): readonly number[] {
  let [last, wandered] = [normal(random), 0];
  return Array.from({ length: weeks }, () => {
    const factor = Math.exp(size * last - size ** 2 / 2 + wandered);
    last = memory * last + Math.sqrt(1 - memory ** 2) * normal(random);
    if (drift > 0) wandered += drift * normal(random);
    return factor;
  });
}

type Independent = Exclude<Spread, `AR(1)${string}` | `real${string}`>;

/** Draws one week, independent of the others. */
function variation(spread: Independent, { kind, pages, rank, own, random }: Varying): number {
  const one = (size: number): number => Math.exp(size * normal(random) - size ** 2 / 2);
  switch (spread) {
    case 'Poisson':
      return 1;
    case '15 % spread':
      return one(0.15);
    case 'negative binomial 16 %':
      return gamma(1 / 0.16 ** 2, random);
    case 'own spread per page (median 12 %, 4–40 %)':
      return one(own);
    case 'head pages 25 %, others 10 %':
      return one(rank < HEAD_PAGES ? 0.25 : 0.1);
    case '10 % spread of people and 30 % of AI':
      return one(kind === 'human' ? 0.1 : 0.3);
    case 'heavy tails (t with 4 degrees, 15 %)':
      return Math.exp((0.15 / Math.SQRT2) * heavyTailed(random));
    case 'head of 5 % of the pages 35 %, others 3 %':
      return one(rank < pages / 20 ? 0.35 : 0.03);
  }
}
