/**
 * The constants that define news. They were chosen by simulation, with sites whose readers don't change, and with
 * planted changes that should be found. If you change a constant, choose it with
 * `npm run bench -- news-choosing`, and then measure it on other draws with `npm run bench -- news four-weeks`.
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

/** Constants of a page's own level and spread in `page-level.ts`. */
export const LEVEL = {
  /** With fewer earlier periods, we can't tell how alike the pages are … */
  leastForWeeks: 5,
  /** … and the site's spread counts as this many further periods of each page, and of a section. */
  siteWeeks: 3,
  /** With more, it counts as one, and this divided by how much the pages' spreads differ. Theory says 2; this is careful … */
  likeness: 1.2,
  /** … but never as more than this many. */
  mostSiteWeeks: 10,
  /** The pages are taken with this many more … */
  pagesForWeeks: 20,
  /** … that differ by this much (a variance of logarithms): a few pages don't say it. */
  usualDifference: 1,
  /** A page's spread is at least this fraction of the site's (as variances). */
  leastOfSite: 0.25,
  /** The site's spread (a variance) is at least this: no site is only counting. */
  leastSpread: 0.0004,
  /** This share of the pages is left out at both ends when the site's spread is measured. */
  trimmed: 0.02,
  /** With fewer periods, none of them is called odd. */
  leastForOdd: 4,
  /** A period is odd if it is this many standard deviations of the others from them … */
  odd: 6,
  /** … and this many standard deviations of a usual page: the others may agree by chance. */
  oddNoise: 5,
  /** If at least this share of the earlier periods of larger pages had no visitors, none now is as likely. */
  leastSilence: 0.01,
  /** Within this many standard deviations, a period counts fully for the level. */
  reach: 2.5,
} as const;

/** Constants of the search for sections in `sections.ts`. */
export const SECTION = {
  /** At most this share of reports may have a section that moved by chance, for each kind of visitors. */
  falseShare: 0.01,
  /** So many pages of a section must have moved alike … */
  leastAlike: 5,
  /** … and this fraction of its pages … */
  most: 0.6,
  /** … with at least this many visitors. */
  leastLevel: 10,
  /** If more than this fraction of the pages share a first segment, the next segment counts. */
  nearlyAll: 0.9,
  /** No further segment than this one counts. */
  deepest: 4,
} as const;

/** Constants of the choice in `news.ts`. */
export const NEWS = {
  /** A page is tested if the mean of its level and its visitors now is at least this. */
  leastExpected: 30,
  /** At most this share of the changes reported as news may be chance (Benjamini and Hochberg's q). AI is lower: it varies more. */
  falseShare: { human: 0.07, ai: 0.06 },
  /** A smaller change, as a fraction of the level, is not news, even if chance does not explain it. */
  leastChange: 0.25,
  /** A page that usually had at least this many people … */
  leastLost: 20,
  /** … and now has at most this fraction of them … */
  leftOver: 0.2,
  /** … lost most of its people if counting alone gives a deviation of at most this. */
  certainLoss: -4,
  /** Fewer earlier periods of a page, where the report has more, don't say what was usual. */
  leastPeriods: 3,
  /** A fall of people with at most this t gets a ready-made command. */
  certainFall: -4,
  /** If more than this fraction of the tested pages moved … */
  manyMoved: 0.15,
  /** … and more than this many, none is singled out. */
  mostMoved: 12,
  /** A page that never had visitors before is news from this many on. */
  leastNew: 30,
} as const;
