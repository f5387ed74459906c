import { CHANCE } from './news-rules.ts';

export interface Change {
  readonly before: number;
  readonly now: number;
}

/** How the whole site's visitors of a kind changed, and how much its pages vary beyond pure counting. */
export interface Baseline {
  /** Of now to before; above 0 and finite. */
  readonly ratio: number;
  /** κ², at least 0: the part of a count's variance, relative to its square, that counting alone does not explain. */
  readonly spread: number;
}

/**
 * Estimates how the visitors of one kind changed on the whole site (now / before). A few pages with news must not move
 * it: we start at the visitor-weighted median of the pages' ratios, and compute it again from the pages that agree with
 * it. Null if one of the periods had no visitors.
 */
export function siteRatio(changes: readonly Change[]): number | null {
  let ratio = usable(medianRatio(changes)) ?? usable(sumRatio(changes));
  for (let round = 0; round < CHANCE.rounds && ratio !== null; round += 1) {
    const known: number = ratio;
    ratio = usable(sumRatio(changes.filter((change) => agrees(change, known)))) ?? known;
  }
  return ratio;
}

/**
 * Computes the signed root of the likelihood ratio of `now`, given the sum of both counts and the share expected from
 * the ratio. About normally distributed with variance 1 if only counting varies; above 0 for a rise.
 */
export function signedRoot({ before, now }: Change, ratio: number): number {
  const sum = before + now;
  const [expectedNow, expectedBefore] = [(sum * ratio) / (1 + ratio), sum / (1 + ratio)];
  // Rounding may move a deviance of 0 slightly below 0.
  const deviance = Math.max(0, 2 * (information(now, expectedNow) + information(before, expectedBefore)));
  return Math.sign(now - expectedNow) * Math.sqrt(deviance);
}

/** Computes e, the page size that its spread grows with: visitors per period, from both periods equally. */
export function sizeOf({ before, now }: Change, ratio: number): number {
  return (now + ratio * before) / (1 + ratio);
}

/** Computes how many visitors a page of this size would have now if it had followed the site. */
export function expectedNow({ before, now }: Change, ratio: number): number {
  return (ratio * (before + now)) / (1 + ratio);
}

export interface KindChanges {
  readonly changes: readonly Change[];
  readonly ratio: number;
}

/**
 * Estimates κ² of each kind of visitors. AI often varies more than people, so with a common value its noise would look
 * like news. A kind with only a few pages of some size shares the estimate of all kinds together, because its own would
 * mostly measure the pages to be judged. `fewest`: with fewer pages of all kinds, nothing is measured.
 */
export function siteSpreads<Kind extends KindChanges>(
  kinds: readonly Kind[],
  fewest = 1,
): readonly (Kind & { readonly spread: number | null })[] {
  const sized = kinds.map((kind) => ({ kind, pages: sizedPages(kind) }));
  const all = sized.flatMap(({ pages }) => pages);
  const common = all.length < fewest ? null : siteSpread(all);
  return sized.map(({ kind, pages }) => ({
    ...kind,
    spread: common === null || pages.length < CHANCE.leastPagesForSpread ? common : siteSpread(pages),
  }));
}

interface SizedPage {
  readonly size: number;
  readonly square: number;
}

function sizedPages({ changes, ratio }: KindChanges): readonly SizedPage[] {
  return changes
    .map((change) => ({ size: sizeOf(change, ratio), square: signedRoot(change, ratio) ** 2 }))
    .filter(({ size }) => size >= CHANCE.leastSizeForSpread);
}

/**
 * Estimates κ², the spread from period to period: the roots are taken as normal with variance 1 + κ² e, and squares beyond
 * a cap count as the cap. Null if no page is large enough to measure it; then nothing can be distinguished from chance.
 */
function siteSpread(pages: readonly SizedPage[]): number | null {
  if (pages.length === 0) return null;
  const likeliest = rootOf((spread) => score(pages, spread));
  const precision = pages.reduce((sum, { size }) => sum + (size / (1 + likeliest * size)) ** 2 / 2, 0);
  return likeliest + CHANCE.standardErrors / Math.sqrt(precision);
}

/** Computes z: how many standard deviations a page is away from the site's change. About standard normal by chance alone. */
export function deviation(change: Change, { ratio, spread }: Baseline): number {
  return signedRoot(change, ratio) / Math.sqrt(1 + spread * sizeOf(change, ratio));
}

/** Computes the two-sided p-value of a standard normal deviation. */
export function pValue(z: number): number {
  return Math.min(1, 2 * upperTail(Math.abs(z)));
}

/** Decides which p-values are discoveries, at most the share `rate` of them false (Benjamini and Hochberg 1995). */
export function discoveries(pValues: readonly number[], rate: number): readonly boolean[] {
  const sorted = pValues.toSorted((one, other) => one - other);
  const last = sorted.findLastIndex((p, at) => p <= (rate * (at + 1)) / sorted.length);
  const limit = sorted[last] ?? -1;
  return pValues.map((p) => p <= limit);
}

function agrees(change: Change, ratio: number): boolean {
  if (Math.abs(signedRoot(change, ratio)) <= CHANCE.agreeingRoot) return true;
  const { before, now } = change;
  const farOff = Math.abs(Math.log(now / (ratio * before))) >= CHANCE.agreeingLogRatio;
  return before + now > CHANCE.largePage && !farOff;
}

function sumRatio(changes: readonly Change[]): number {
  const sum = (of: keyof Change): number => changes.reduce((total, each) => total + each[of], 0);
  return sum('now') / sum('before');
}

/**
 * The weighted median of the pages' ratios. A page counts by the visitors that both periods have, now · before / (now +
 * before), because that is how precise its ratio is: a page with many visitors in only one period must not dominate.
 */
function medianRatio(changes: readonly Change[]): number {
  const pages = changes
    .filter(({ before, now }) => before > 0 && now > 0)
    .map(({ before, now }) => ({ ratio: now / before, weight: (now * before) / (now + before) }))
    .toSorted((one, other) => one.ratio - other.ratio);
  let left = pages.reduce((sum, { weight }) => sum + weight, 0) / 2;
  for (const { ratio, weight } of pages) {
    left -= weight;
    if (left <= 0) return ratio;
  }
  return Number.NaN;
}

function usable(ratio: number): number | null {
  return ratio > 0 && Number.isFinite(ratio) ? ratio : null;
}

function information(count: number, expected: number): number {
  return count === 0 ? 0 : count * Math.log(count / expected);
}

/** The slope of the log-likelihood of a spread, with capped squares: it falls with the spread and is 0 at the likeliest. */
function score(pages: readonly SizedPage[], spread: number): number {
  return pages.reduce((sum, { size, square }) => {
    const variance = 1 + spread * size;
    return sum + (size / variance) * (Math.min(square / variance, CHANCE.mostSquare) - 1);
  }, 0);
}

/** Finds by halving where a function from 0 on first falls below 0; 0 if it starts there. */
function rootOf(slope: (spread: number) => number): number {
  if (slope(0) <= 0) return 0;
  let [low, high] = [0, 1e-3];
  while (slope(high) > 0 && high < 1e9) [low, high] = [high, high * 4];
  for (let round = 0; round < 40; round += 1) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  return high;
}

/** Below this, the series of the normal distribution is exact enough; from here on, its continued fraction is. */
const TAIL_FROM = 3;

/**
 * Computes the upper tail of the standard normal distribution for z ≥ 0, to ten digits at least: its series near 0, and
 * Laplace's continued fraction far out, where a series would lose all digits (Abramowitz and Stegun 26.2.11, 26.2.14).
 */
function upperTail(z: number): number {
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  if (z >= TAIL_FROM) {
    let fraction = z;
    for (let term = 100; term > 0; term -= 1) fraction = z + term / fraction;
    return density / fraction;
  }
  let [sum, term] = [z, z];
  for (let odd = 3; term > 1e-17; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 - density * sum;
}

/** Above this, the distribution differs from the normal one by less than any decision here needs. */
const AS_NORMAL = 200;

/**
 * Computes the two-sided p-value of Student's t with a whole number of degrees of freedom, at least 1: the finite sums of
 * Abramowitz and Stegun 26.7.3 and 26.7.4. Exact to about 1e-15, which is below every threshold here.
 */
export function studentPValue(t: number, degrees: number): number {
  if (degrees > AS_NORMAL) return pValue(t);
  const angle = Math.atan(Math.abs(t) / Math.sqrt(degrees));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const odd = degrees % 2 === 1;
  let term = odd ? cosine : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let at = odd ? 3 : 2; at <= degrees - 2; at += 2) {
    term *= (cosine * cosine * (at - 1)) / at;
    sum += term;
  }
  const central = odd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
  return Math.min(1, Math.max(0, 1 - central));
}
