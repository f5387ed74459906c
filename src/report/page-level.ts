import { LEVEL } from './news-rules.ts';

/** One kind of a page's visitors in earlier periods, as far as the page was known then, newest first. */
export interface Weeks {
  /** What each would be now if the page had followed the site since. */
  readonly values: readonly number[];
  /** Now to then, for the whole site: how much a value exaggerates the noise of counting. */
  readonly ratios: readonly number[];
}

export type Level = ReturnType<typeof levelOf>;

/** Zero has no logarithm; half a visitor more is unbiased to first order. */
const OFFSET = 0.5;

/**
 * Finds the level of a page: a robust centre of its earlier periods, on a log scale because readers vary in proportion.
 * One odd period, such as the week of a shared link, is left out: it must not make the usual week look like a fall, nor
 * hide what comes after. `squares`: the sum of the other periods' squared deviations from the centre; `counting`: the
 * variance that counting alone would give one of them, on the same scale.
 */
export function levelOf({ values, ratios }: Weeks, siteSpread: number) {
  const logs = values.map((value) => Math.log(value + OFFSET));
  const usual = median(logs);
  const noise = Math.sqrt(siteSpread + mean(ratios) / Math.exp(usual));
  const odd = oddOne(logs, usual, noise);
  const kept = odd < 0 ? logs : logs.filter((_value, at) => at !== odd);
  const ratio = mean(odd < 0 ? ratios : ratios.filter((_value, at) => at !== odd));
  const centre = huberCentre(kept, usual, noise);
  const level = Math.max(0, Math.exp(centre) - OFFSET);
  const counting = ratio / Math.max(level, OFFSET);
  return { level, periods: kept.length, ratio, squares: squaresAround(kept, centre), counting };
}

/** Finds the period that is far from all others, which agree with each other; −1 if there is none. */
function oddOne(logs: readonly number[], usual: number, noise: number): number {
  if (logs.length < LEVEL.leastForOdd) return -1;
  const far = logs.reduce((found, log) => (Math.abs(log - usual) > Math.abs(found - usual) ? log : found), usual);
  const odd = logs.indexOf(far);
  // Nearly all pages end here.
  if (Math.abs(far - usual) <= LEVEL.oddNoise * noise) return -1;
  const rest = logs.filter((_value, at) => at !== odd);
  const middle = mean(rest);
  const scale = Math.sqrt(squaresAround(rest, middle) / (rest.length - 1));
  return Math.abs(far - middle) > LEVEL.odd * scale ? odd : -1;
}

/** Rounds of the centre; it hardly moves after the first. */
const ROUNDS = 3;

/** Huber's M-estimate of the centre: a mean in which far values count less. */
function huberCentre(logs: readonly number[], usual: number, noise: number): number {
  if (logs.length < 3) return mean(logs);
  const reach = LEVEL.reach * noise;
  let centre = usual;
  for (let round = 0; round < ROUNDS; round += 1) {
    let [sum, weights] = [0, 0];
    for (const value of logs) {
      const weight = Math.min(1, reach / Math.abs(value - centre));
      sum += weight * value;
      weights += weight;
    }
    centre = sum / weights;
  }
  return centre;
}

function squaresAround(values: readonly number[], middle: number): number {
  return values.reduce((sum, value) => sum + (value - middle) ** 2, 0);
}

/** Returns the middle value, or the mean of both middle ones; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = new Float64Array(values).sort();
  const half = sorted.length / 2;
  return ((sorted[Math.ceil(half) - 1] ?? Number.NaN) + (sorted[Math.floor(half)] ?? Number.NaN)) / 2;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export interface SiteSpread {
  /** Variance from period to period on a log scale, beyond counting. */
  readonly spread: number;
  /** How many further periods of a page it counts as, at least 1: many if the pages are alike, few if they differ. */
  readonly weeks: number;
}

/**
 * Shrinks a page's spread towards the site's, as if that were further periods: seven alone say little about a spread.
 * They are fewer for a page that varied more than the site: the lively front page is not like the calm pages.
 */
export function spreadOf({ periods, squares, counting }: Level, site: SiteSpread) {
  const [own, usual] = [squares / (periods - 1), site.spread + counting];
  const weeks = own > usual ? (site.weeks * usual) / own : site.weeks;
  const total = (weeks * usual + squares) / (weeks + periods - 1);
  return { spread: Math.max(total - counting, site.spread * LEVEL.leastOfSite), degrees: degreesOf(periods, weeks) };
}

/** Returns the degrees of freedom of a spread that comes from the periods of a page and so many further ones. */
export function degreesOf(periods: number, weeks: number): number {
  return Math.max(1, Math.round(weeks + periods - 1));
}

/**
 * Measures for how many further periods of a page the site's spread counts: by how much more the pages' own variances
 * differ than those of as many normal deviations would, on a log scale (after Smyth 2004). A few pages don't say it.
 */
export function weeksOfSite(levels: readonly Level[], siteSpread: number, periods: number): number {
  const logs = levels
    .filter((each) => each.periods >= periods - 1)
    .map((each) => each.squares / (each.periods - 1) / (siteSpread + each.counting))
    .map((ratio) => Math.log(Math.max(ratio, LEAST_RATIO)))
    .toSorted((one, other) => one - other);
  // By chance, some pages hardly vary at all: their logarithms would be most of the variance.
  const kept = logs.slice(Math.ceil(logs.length * LEVEL.trimmed));
  // Approximately the variance of the logarithm of a mean square.
  const byChance = 2 / (periods - 2);
  const squares = kept.length === 0 ? 0 : squaresAround(kept, mean(kept));
  const variance =
    (squares + LEVEL.pagesForWeeks * (byChance + LEVEL.usualDifference)) / (kept.length + LEVEL.pagesForWeeks);
  const beyond = Math.max(variance - byChance, Number.EPSILON);
  return Math.min(LEVEL.mostSiteWeeks, 1 + LEVEL.likeness / beyond);
}

/** A page that hardly varied has no logarithm to speak of. */
const LEAST_RATIO = 0.01;

/**
 * Computes how many standard deviations `now` is from a level. The scale is the one on which a count with this spread
 * has the same variance everywhere (as of the negative binomial distribution): roots for few visitors, logarithms for
 * many.
 */
export function distance(now: number, usual: Omit<Level, 'squares' | 'counting'>, spread: number): number {
  const { level, periods, ratio } = usual;
  const size = Math.max(level, OFFSET);
  // The centre is a mean of periods, whose counting noise is that of then, not of now.
  const variance = (size * ratio + spread * size ** 2) / (size + spread * size ** 2);
  return (stable(now, spread) - stable(level, spread)) / Math.sqrt(1 + variance / periods);
}

function stable(count: number, spread: number): number {
  const root = Math.sqrt(count + 3 / 8);
  const size = Math.sqrt(spread);
  return size < 1e-6 ? 2 * root : (2 / size) * Math.asinh(size * root);
}
