import { CHANCE } from './news-rules.ts';

export type Change = { readonly before: number; readonly now: number };

/**
 * Estimates how the visitors of one kind changed on the whole site (now / before): the weighted median of the pages'
 * ratios, which a few pages with news don't move. A page counts by how precise its ratio is: its counts vary by chance,
 * and beyond that as a usual page does. Null if no page has visitors in both periods.
 */
export function siteRatio(changes: readonly Change[]): number | null {
  const ratioOf = ({ before, now }: Change): number => now / before;
  const weightOf = ({ before, now }: Change): number => 1 / (1 / now + 1 / before + CHANCE.usualChange);
  const pages = changes
    .filter(({ before, now }) => before > 0 && now > 0)
    .sort((one, other) => ratioOf(one) - ratioOf(other));
  let left = pages.reduce((sum, page) => sum + weightOf(page), 0) / 2;
  for (const page of pages) {
    left -= weightOf(page);
    if (left <= 0) return ratioOf(page);
  }
  return null;
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

function information(count: number, expected: number): number {
  return count === 0 ? 0 : count * Math.log(count / expected);
}

/** Further out, less is left than the series is exact to, and than any decision here distinguishes from 0. */
const FURTHEST = 8;

/** Computes the upper tail of the standard normal distribution for z ≥ 0, to 1e-15 (Abramowitz and Stegun 26.2.11). */
function upperTail(z: number): number {
  if (z >= FURTHEST) return 0;
  const density = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
  let [sum, term] = [z, z];
  for (let odd = 3; term > 1e-17; odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return Math.max(0, 0.5 - density * sum);
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

/** Computes the t that this two-sided p-value (above 0) belongs to, by halving: accurate to far more than a sentence shows. */
export function studentQuantile(p: number, degrees: number): number {
  let [low, high] = [0, 1];
  while (studentPValue(high, degrees) > p) [low, high] = [high, 2 * high];
  while (high - low > 1e-6 * high) {
    const middle = (low + high) / 2;
    if (studentPValue(middle, degrees) > p) low = middle;
    else high = middle;
  }
  return high;
}
