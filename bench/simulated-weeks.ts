import { seededRandom } from '../src/local/service/random.ts';
import type { TestedPage } from '../src/visitors/news.ts';

/** How the readers of a page vary from week to week by chance; AI varies more than people in the last two. */
export const SPREADS = [
  'Poisson',
  '15 % spread by day',
  '15 % spread by week',
  '10 % spread of people and 20 % of AI',
  '10 % spread of people and 30 % of AI',
] as const;
export type Spread = (typeof SPREADS)[number];

export interface SimulatedSite {
  readonly pages: number;
  readonly spread: Spread;
  /** The change of the whole site between both weeks: 0.7 is a fall of 30 %. */
  readonly factor: number;
}

/** Expected visitors of a week. */
interface Readers {
  readonly human: number;
  readonly ai: number;
}

/** A page whose readers do change. */
export interface Planted {
  readonly before: Readers;
  readonly now: Readers;
}

const PLANTED_PATH = '/planted';
/** Readers fall with the rank as on real sites: a few pages far ahead, and a long tail. */
const MOST = { human: 1_500, ai: 500 } as const;
const HEAD = 2;

/** Draws both weeks of a site whose pages differ but do not change, including a planted page if there is one. */
export function simulateWeeks(
  { pages, spread, factor }: SimulatedSite,
  random: () => number,
  planted: Planted | null = null,
): readonly TestedPage[] {
  const count = (expected: number, kind: keyof Readers): number =>
    poisson(expected * variation(spread, { kind, random }), random);
  const week = ({ human, ai }: Readers) => {
    const [people, machines] = [count(human, 'human'), count(ai, 'ai')];
    return people + machines === 0 ? null : { human: people, ai: machines, total: people + machines };
  };
  const page = (path: string, before: Readers, now: Readers): TestedPage => ({
    path,
    before: week(before),
    now: week({ human: now.human * factor, ai: now.ai * factor }),
  });
  const steady = Array.from({ length: pages }, (_, rank) => {
    const weight = HEAD / (rank + HEAD);
    // AI reads other pages than people do, so its ranking differs.
    const other = HEAD / (((rank * 7) % pages) + HEAD);
    const readers = { human: MOST.human * weight, ai: MOST.ai * other };
    return page(`/page/${rank}`, readers, readers);
  });
  return planted === null ? steady : [...steady, page(PLANTED_PATH, planted.before, planted.now)];
}

/** Checks whether pages include the planted one. */
export function isPlanted({ path }: { readonly path: string }): boolean {
  return path === PLANTED_PATH;
}

/** Makes a source of numbers for one simulation, the same each time. */
export function randomFor(simulation: string): () => number {
  return seededRandom([...simulation].reduce((hash, character) => (hash * 31 + character.charCodeAt(0)) | 0, 7));
}

function variation(
  spread: Spread,
  { kind, random }: { readonly kind: keyof Readers; readonly random: () => number },
): number {
  const one = (size: number): number => Math.exp(size * normal(random) - size ** 2 / 2);
  switch (spread) {
    case 'Poisson':
      return 1;
    case '15 % spread by week':
      return one(0.15);
    case '15 % spread by day':
      return Array.from({ length: 7 }, () => one(0.15)).reduce((sum, day) => sum + day, 0) / 7;
    case '10 % spread of people and 20 % of AI':
      return one(kind === 'human' ? 0.1 : 0.2);
    case '10 % spread of people and 30 % of AI':
      return one(kind === 'human' ? 0.1 : 0.3);
  }
}

/** Draws from the standard normal distribution (Box and Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Draws from the Poisson distribution: by multiplication (Knuth), in parts that do not underflow. */
function poisson(expected: number, random: () => number): number {
  if (expected > 60) return largePoisson(expected, random);
  const limit = Math.exp(-expected);
  let [count, product] = [-1, 1];
  do {
    product *= random();
    count += 1;
  } while (product > limit);
  return count;
}

/** Draws from the Poisson distribution by rejection (Hörmann's PTRS, 1993), exact for expectations of 10 and more. */
function largePoisson(expected: number, random: () => number): number {
  const b = 0.931 + 2.53 * Math.sqrt(expected);
  const a = -0.059 + 0.02483 * b;
  const alpha = 1.1239 + 1.1328 / (b - 3.4);
  const quick = 0.9277 - 3.6224 / (b - 2);
  for (;;) {
    const u = random() - 0.5;
    const v = random();
    const us = 0.5 - Math.abs(u);
    const k = Math.floor(((2 * a) / us + b) * u + expected + 0.43);
    if (us >= 0.07 && v <= quick) return k;
    if (k < 0 || (us < 0.013 && v > us)) continue;
    if (
      Math.log(v) + Math.log(alpha) - Math.log(a / us ** 2 + b) <=
      -expected + k * Math.log(expected) - logFactorial(k)
    )
      return k;
  }
}

/** Stirling's series; its error is below 1e-9 from 10 on, and smaller numbers are summed. */
function logFactorial(n: number): number {
  if (n < 10) return Array.from({ length: n }, (_, at) => Math.log(at + 1)).reduce((sum, each) => sum + each, 0);
  const inverse = 1 / n;
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260;
}
