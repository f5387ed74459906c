/**
 * The constants that define news. They were chosen by simulation, with sites whose readers don't change, and with
 * planted changes that should be found. If you change a constant, choose it with
 * `npm run bench -- news-choosing`, and then measure it on other draws with `npm run bench -- news four-weeks`.
 */

/** Constants of the site's ratio in `chance.ts`, and of what is measured over the pages in `site-levels.ts`. */
export const CHANCE = {
  /** Variance of a usual page's change between two periods beyond counting, on a log scale. */
  usualChange: 0.03,
  /** The spread is measured over the pages of at least this size. */
  leastSizeForSpread: 20,
  /** With fewer pages of that size in one kind of visitors, the spread of both kinds together is used. */
  leastPagesForSpread: 10,
} as const;

/** Constants of a page's own level and spread in `page-level.ts`. */
export const LEVEL = {
  /** With fewer earlier periods of the site, nothing is tested: then chance looks like news in most reports. */
  leastPeriods: 5,
  /** The site's spread (a variance) until it is measured; only which periods are odd depends on it. */
  firstSpread: 0.02,
  /** The site's spread counts as one further period, and this divided by how much the pages' spreads differ. Theory says 2; this is careful … */
  likeness: 1.2,
  /** … but never as more than this many. */
  mostSiteWeeks: 10,
  /** The pages are taken with this many more … */
  pagesForWeeks: 20,
  /** … that differ by this much (a variance of logarithms): a few pages don't say it. */
  usualDifference: 1,
  /** A page's spread is at least this fraction of the site's (as variances). */
  leastOfSite: 0.25,
  /** The site's spread (a variance) is at least this: no site varies by counting alone. */
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

/** Constants of the search for sections in `news.ts`. */
export const SECTION = {
  /** At most this share of reports may have a section that moved by chance, for each kind of visitors. */
  falseShare: 0.05,
  /** So many pages of a section must have moved alike … */
  leastAlike: 5,
  /** … and this fraction of its pages … */
  most: 0.6,
  /** … with at least this many visitors. */
  leastLevel: 10,
  /** If more than this fraction of the pages share a first segment, the next segment counts. */
  nearlyAll: 0.9,
  /** The segments that may count, in this order. */
  depths: [1, 2, 3, 4],
} as const;

/** Constants of the choice in `news.ts`. */
export const NEWS = {
  /** A page is tested if the mean of its level and its visitors now is at least this. */
  leastExpected: 30,
  /** At most this share of the changes reported as news may be chance (Benjamini and Hochberg's q). AI is lower: it varies more. */
  falseShare: { human: 0.065, ai: 0.045 },
  /** A smaller change is not news, even if chance does not explain it: as a fraction of the level, and of the raw median … */
  leastChange: 0.25,
  /** … from which it must be so many standard deviations away, too: a line says what the page had, not what was expected. */
  leastFromMedian: 2,
  /** One sentence replaces lines, as after a crawler, if at least this fraction of the tested pages moved in one direction … */
  mostMoved: 0.7,
  /** … and so many of them would have a line. */
  leastMoved: 10,
  /** A page that usually had at least this many people … */
  leastLost: 20,
  /** … and now has at most this fraction of them … */
  leftOver: 0.2,
  /** … lost most of its people if counting alone gives a deviation of at most this. */
  certainLoss: -4,
  /** Fewer earlier periods of a page don't say what was usual. */
  leastPeriods: 3,
  /** A fall of people with at most this t gets a ready-made command. */
  certainFall: -4,
  /** A page that never had visitors before is news from this many on. */
  leastNew: 30,
} as const;

/** Constants of the search for moved, new and deleted pages in `moves.ts`. */
export const MOVES = {
  /** A page is moved, new or gone only with at least this many visitors … */
  leastVisitors: 10,
  /** … and moved if the new address has at most this many times as many visitors, or as few. */
  similar: 1.5,
  /** From this many pages on, a folder has one line. */
  leastPages: 5,
  /** An end that more new addresses share, such as `readme`, says nothing: comparing all of them would take minutes. */
  mostGoals: 100,
} as const;

/** Constants of the causes of a clear change of the site's people in `what-moved.ts`. */
export const CAUSE = {
  /** A page that usually has at least this many people … */
  leastSize: 60,
  /** … changed as the site did if its change is within this fraction of the site's. */
  near: 0.25,
  /** Pages changed alike if at least this fraction of them did … */
  alike: 0.7,
  /** … of at least so many. */
  leastSized: 10,
  /** The typical page says more than the site if it moved less than this fraction as far, on a log scale. */
  part: 0.5,
  /** The largest changes are at least this fraction of the largest one. */
  ofLargest: 0.2,
  /** Hardly anyone came on a day with at most this fraction of the best day's people. */
  silentDay: 0.05,
} as const;

/** Constants of the verdicts on changed pages in `judge-pages.ts`. */
export const HELP = {
  /** A verdict is chance with at most this probability, for a page whose change has no effect … */
  falseShare: 0.03,
  /** … by Student's t with so many degrees of freedom. */
  degrees: 8,
  /** A smaller change, as a fraction of what was expected, gets no verdict. */
  leastChange: 0.2,
  /** With fewer visitors in four weeks (the mean of counted and expected ones), there is too little data … */
  leastVisitors: 30,
  /** … and with fewer weeks before the change, an unusual one left out … */
  leastWeeks: 4,
  /** … and with fewer unchanged pages … */
  leastOthers: 10,
  /** … of at least this many visitors a week. */
  sized: 20,
  /** This share of them is left out, the furthest ones, when we measure how far unchanged pages move by themselves … */
  trimmed: 0.02,
  /** … and this many that move as chance says are added. */
  asByChance: 20,
} as const;

/** Constants of the comparison of the whole site in `headline.ts`; spreads are standard deviations on a log scale. */
export const HEADLINE = {
  /** With fewer earlier periods, two odd ones would turn the comparison round. */
  leastPeriods: 5,
  /** A period is odd if it is this many times the usual distance from the median … */
  odd: 6,
  /** … which is at least this. */
  leastScale: 0.03,
  /** Two further deviations of this size are added to those of the periods. */
  usualSpread: 0.08,
  /** At most this probability that a steady site changes as far. */
  falseShare: 0.005,
  /** "About as many as usual" is within this fraction of the usual number. */
  alike: 0.1,
} as const;
