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
  const { seed, from, to, visits } = plan;
  if (!(from < to) || !(plan.pages >= 1)) throw new RangeError('Visits need a period and at least one page.');
  const random = seededRandom(seed);
  const pages = visitedPages(plan);
  const days = daysOf(plan, random);
  const total = days.reduce((sum, { weight }) => sum + weight, 0);
  let [sum, made] = [0, 0];
  for (const { start, end, weight } of days) {
    sum += weight;
    // Rounding the sums instead of the days makes the days add up to the total.
    const count = Math.round((visits * sum) / total) - made;
    made += count;
    const progress = (start - from) / (to - from);
    const aiShare = AI_SHARE.first + (AI_SHARE.last - AI_SHARE.first) * progress;
    const draw = { human: pageDrawer(pages, 'human', start), ai: pageDrawer(pages, 'ai', start) };
    for (let nth = 0; nth < count; nth += 1) {
      // Each somewhere in its own part of the day, so that they are in order.
      const at = start + Math.floor(((end - start) * (nth + random())) / count);
      const kind = random() < aiShare ? 'ai' : 'human';
      const path = draw[kind](random());
      yield { path, visitor: visitorOf(kind, { random, progress, visits }), kind, at };
    }
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

/** Makes the function that turns a number from 0 to 1 into a page, by how strongly each draws. */
function pageDrawer(pages: readonly VisitedPage[], kind: Visit['kind'], at: number): (chance: number) => string {
  let sum = 0;
  const sums = Float64Array.from(
    pages,
    (page) => (sum += page.weight * page.course[at < page.turnsAt ? 'before' : 'after'][kind]),
  );
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

/** How strongly a page attracts people and AI, before its turn and after it. */
type Course = Readonly<Record<'before' | 'after', Readonly<Record<Visit['kind'], number>>>>;

interface VisitedPage {
  readonly path: string;
  readonly weight: number;
  readonly course: Course;
  /** When its course takes effect (UTC, ms). */
  readonly turnsAt: number;
}

const SECTIONS = 'guides reference tutorials api concepts integrations troubleshooting cli'.split(' ');
const TOPICS =
  'install configuration authentication webhooks errors pagination rate-limits deployment upgrading permissions search backups logging environments testing caching'.split(
    ' ',
  );
/** Most pages are steady, including the most popular one, so that changes are noticeable. */
const STEADY: Course = { before: { human: 1, ai: 1 }, after: { human: 1, ai: 1 } };
/** By place: pages that rise, lose their human readers, are only read by AI, and fall. */
const COURSES: Readonly<Record<number, Course>> = {
  2: { before: { human: 0.4, ai: 0.4 }, after: { human: 1.4, ai: 1.2 } },
  4: { before: { human: 1, ai: 1 }, after: { human: 0, ai: 1.3 } },
  6: { before: { human: 0, ai: 1.5 }, after: { human: 0, ai: 1.5 } },
  8: { before: { human: 1.4, ai: 1.2 }, after: { human: 0.5, ai: 0.6 } },
};
const COURSES_EVERY = 25;

const WEEK_MS = 7 * DAY_MS;
/** From rank to rank, as on most sites (Zipf's law). */
const STEEPNESS = 0.9;

/**
 * Makes the pages of a documentation, the most popular first. Pages of one kind turn one, two, three and more weeks
 * before the end of the period, so that every week has a change.
 */
function visitedPages({ pages, from, to }: VisitPlan): readonly VisitedPage[] {
  const weeks = Math.max(1, Math.floor((to - from) / WEEK_MS) - 1);
  return Array.from({ length: pages }, (_, place) => {
    const round = Math.floor(place / COURSES_EVERY);
    return {
      path: pathOf(place),
      weight: (place + 1) ** -STEEPNESS,
      course: COURSES[place % COURSES_EVERY] ?? STEADY,
      turnsAt: to - Math.min((1 + (round % weeks)) * WEEK_MS, (to - from) / 2),
    };
  });
}

/** The start page, then every topic of every section, then the same again in further parts. */
function pathOf(place: number): string {
  if (place === 0) return '/';
  const index = place - 1;
  const section = SECTIONS[index % SECTIONS.length];
  const topic = TOPICS[(index + Math.floor(index / SECTIONS.length)) % TOPICS.length];
  const part = Math.floor(index / (SECTIONS.length * TOPICS.length));
  return part === 0 ? `/${section}/${topic}` : `/${section}/${topic}/part-${part + 1}`;
}

/** Numbers from 0 to 1 (exclusive): a counter in equal steps, mixed thoroughly. For plausible data, not for secrets. */
export function seededRandom(seed: number): () => number {
  let counter = seed | 0;
  return () => {
    counter = (counter + 0x9e3779b9) | 0;
    let mixed = counter;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
