/**
 * Constants of the statistics in `chance.ts`. They were chosen by the simulations that `npm run bench` prints
 * (`bench/false-alarms.ts`): sites whose readers do not change, and planted changes that should be found.
 */
export const CHANCE = {
  /** Rounds in which the site's ratio is taken again from the pages that agree with it. */
  rounds: 3,
  /** A page agrees with the site's ratio if its signed root is at most this far from 0 … */
  agreeingRoot: 3,
  /** … or if it has more visitors than this in both periods together, and … */
  largePage: 200,
  /** … the natural logarithm of its ratio is closer than this to that of the site's ratio. */
  agreeingLogRatio: 0.5,
  /** The spread is measured over the pages of at least this size. */
  leastSizeForSpread: 20,
  /** One page counts for no more than this squared deviation: real news should not widen the measure of chance. */
  mostSquare: 9,
  /** The spread is taken this many standard errors above its estimate. */
  standardErrors: 0.5,
} as const;
