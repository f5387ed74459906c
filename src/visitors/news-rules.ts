/**
 * The constants that define news. They were chosen by simulation, with sites whose readers don't change, and with
 * planted changes that should be found. If you change a constant, repeat it with `npm run bench -- news`.
 */

/** Constants of the statistics in `chance.ts`. */
export const CHANCE = {
  /** How often the site's ratio is computed again from the pages that agree with it. */
  rounds: 3,
  /** A page agrees with the site's ratio if its signed root is at most this far from 0 … */
  agreeingRoot: 3,
  /** … or if it has more visitors than this in both periods together, and … */
  largePage: 200,
  /** … the natural logarithm of its ratio is closer than this to that of the site's ratio. */
  agreeingLogRatio: 0.5,
  /** The spread is measured over the pages of at least this size. */
  leastSizeForSpread: 20,
  /** With fewer pages of that size in one kind of visitors, the spread of both kinds together is used. */
  leastPagesForSpread: 10,
  /** The maximum squared deviation of one page: real news should not increase the measured spread. */
  mostSquare: 9,
  /** The spread is taken this many standard errors above its estimate. */
  standardErrors: 0.5,
} as const;

/** Constants of the choice in `news.ts`. */
export const NEWS = {
  /** A page is tested if it would have had at least this many visitors of the kind now. */
  leastExpected: 30,
  /** At most this share of the changes reported as news may be chance (Benjamini and Hochberg's q). */
  falseShare: 0.12,
  /** A smaller change, as a fraction of the expected visitors, is not news, even if chance does not explain it. */
  leastChange: 0.25,
  /** People stopped reading a page that would have had at least this many people … */
  leastStopped: 20,
  /** … and now has at most this fraction of them … */
  leftOver: 0.2,
  /** … and whose deviation is at most this. A fall of people with the same deviation gets a ready-made command. */
  certainFall: -4,
  /** If at least this fraction of the pages of some size (`leastStopped`) appeared or vanished, the report says so. */
  manyMoved: 0.1,
} as const;
