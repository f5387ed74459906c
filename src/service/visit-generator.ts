import { seededRandom } from './random.ts';
import { pull, type VisitedPage, visitedPages } from './visited-pages.ts';
import type { Visit } from './visits.ts';

export interface VisitPlan {
  /** The same plan with the same seed gives the same visits. */
  readonly seed: number;
  /** UTC, ms since 1970: inclusive. */
  readonly from: number;
  /** UTC, ms since 1970: exclusive. */
  readonly to: number;
  /** How many pages the documentation has; rare ones may get no visit. */
  readonly pages: number;
  readonly visits: number;
}

const DAY_MS = 86_400_000;
/** As a fraction of a working day's visits. */
const WEEKEND = 0.4;
/** AI's share of the visits, at the beginning of the period and at its end. */
const AI_SHARE = { first: 0.15, last: 0.45 } as const;
const VISITORS_PER_VISIT = { human: 0.15, ai: 0.05 } as const;
/** How often a human reader also reads through an AI; such a visitor counts as both kinds. */
const READS_BY_AI = 0.05;

/**
 * Makes plausible visits to documentation, in chronological order and at most a day's at once: fewer at weekends, a few
 * pages far ahead of the others, returning visitors, a growing share of AI, and pages that rise, fall, lose their human
 * readers or are read only by AI. Throws a `RangeError` for a plan without a period or pages.
 */
export function* generateVisits(plan: VisitPlan): Generator<Visit, void, undefined> {
  const { seed, from, to, pages: count, visits } = plan;
  if (!(from < to) || !(count >= 1)) throw new RangeError('Visits need a period and at least one page.');
  const random = seededRandom(seed);
  const pages = visitedPages(count, { from, to });
  const days = daysOf(plan, random);
  const weight = days.reduce((sum, day) => sum + day.weight, 0);
  let weightSoFar = 0;
  let made = 0;
  for (const day of days) {
    weightSoFar += day.weight;
    // Rounding the sums instead of the days makes the days add up to the total.
    const upTo = Math.round((visits * weightSoFar) / weight);
    yield* visitsOfDay(day, { ...plan, random, pages, count: upTo - made });
    made = upTo;
  }
}

interface Day {
  readonly start: number;
  readonly end: number;
  readonly weight: number;
}

function daysOf({ from, to }: VisitPlan, random: () => number): readonly Day[] {
  const days: Day[] = [];
  for (let start = from; start < to; ) {
    const end = Math.min(to, (Math.floor(start / DAY_MS) + 1) * DAY_MS);
    const weekday = new Date(start).getUTCDay();
    const usual = weekday === 0 || weekday === 6 ? WEEKEND : 1;
    days.push({ start, end, weight: usual * (0.9 + 0.2 * random()) * ((end - start) / DAY_MS) });
    start = end;
  }
  return days;
}

interface DayPlan extends Omit<VisitPlan, 'pages'> {
  readonly random: () => number;
  readonly pages: readonly VisitedPage[];
  readonly count: number;
}

function* visitsOfDay({ start, end }: Day, { count, ...plan }: DayPlan): Generator<Visit, void, undefined> {
  const { random, from, to, pages } = plan;
  const progress = (start - from) / (to - from);
  const aiShare = AI_SHARE.first + (AI_SHARE.last - AI_SHARE.first) * progress;
  const draw = { human: pageDrawer(pages, 'human', start), ai: pageDrawer(pages, 'ai', start) };
  const moments = Float64Array.from({ length: count }, () => {
    // The sum of two numbers is mostly in the middle: more people read documentation by day than by night.
    return start + Math.floor(((end - start) * (random() + random())) / 2);
  }).sort();
  for (const at of moments) {
    const kind = random() < aiShare ? 'ai' : 'human';
    const path = draw[kind](random());
    yield { path, visitor: visitorOf(kind, { random, progress, visits: plan.visits }), kind, at };
  }
}

/** Makes the function that turns a number from 0 to 1 into a page, by how strongly each draws. */
function pageDrawer(pages: readonly VisitedPage[], kind: Visit['kind'], at: number): (chance: number) => string {
  let sum = 0;
  const sums = Float64Array.from(pages, (page) => (sum += pull(page, kind, at)));
  return (chance) => {
    const wanted = chance * sum;
    let low = 0;
    let high = sums.length - 1;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((sums[middle] ?? 0) > wanted) high = middle;
      else low = middle + 1;
    }
    return pages[low]?.path ?? '/';
  };
}

/** A few visitors come often, most rarely. Over the period, new ones replace old ones. */
function visitorOf(
  kind: Visit['kind'],
  { random, progress, visits }: { readonly random: () => number; readonly progress: number; readonly visits: number },
): string {
  const who = kind === 'ai' && random() >= READS_BY_AI ? 'ai' : 'human';
  const all = Math.max(2, visits * VISITORS_PER_VISIT[who]);
  const number = Math.floor((all / 2) * (progress + random() ** 2));
  return who === 'ai' ? `assistant-${number}` : `reader-${number}`;
}
