/** How a page develops: steady, gaining or losing readers, losing its human readers, or never having any. */
export type Course = 'steady' | 'rising' | 'falling' | 'deserted' | 'ai-only';

export interface VisitedPage {
  readonly path: string;
  readonly weight: number;
  readonly course: Course;
  /** When its course takes effect (UTC, ms). */
  readonly turnsAt: number;
}

const SECTIONS = [
  'guides',
  'reference',
  'tutorials',
  'api',
  'concepts',
  'integrations',
  'troubleshooting',
  'cli',
] as const;
const TOPICS = [
  'install',
  'configuration',
  'authentication',
  'webhooks',
  'errors',
  'pagination',
  'rate-limits',
  'deployment',
  'upgrading',
  'permissions',
  'search',
  'backups',
  'logging',
  'environments',
  'testing',
  'caching',
] as const;
/** Most pages are steady, including the most popular one, so that changes are noticeable. */
const COURSES: Readonly<Record<number, Course>> = { 2: 'rising', 4: 'deserted', 6: 'ai-only', 8: 'falling' };
const COURSES_EVERY = 25;

const WEEK_MS = 7 * 86_400_000;
/** From rank to rank, as on most sites (Zipf's law). */
const STEEPNESS = 0.9;

/**
 * Makes the pages of a documentation, the most popular first. Pages of one kind turn one, two, three and more weeks
 * before the end of the period, so that every week has a change.
 */
export function visitedPages(
  count: number,
  { from, to }: { readonly from: number; readonly to: number },
): readonly VisitedPage[] {
  const weeks = Math.max(1, Math.floor((to - from) / WEEK_MS) - 1);
  return Array.from({ length: count }, (_, place) => {
    const round = Math.floor(place / COURSES_EVERY);
    return {
      path: pathOf(place),
      weight: (place + 1) ** -STEEPNESS,
      course: COURSES[place % COURSES_EVERY] ?? 'steady',
      turnsAt: to - Math.min((1 + (round % weeks)) * WEEK_MS, (to - from) / 2),
    };
  });
}

/** How much of its popularity a page has for people and for AI, before and after its turn. */
const ATTRACTION: Readonly<Record<Course, { readonly before: Attraction; readonly after: Attraction }>> = {
  steady: { before: { human: 1, ai: 1 }, after: { human: 1, ai: 1 } },
  rising: { before: { human: 0.4, ai: 0.4 }, after: { human: 1.4, ai: 1.2 } },
  falling: { before: { human: 1.4, ai: 1.2 }, after: { human: 0.5, ai: 0.6 } },
  deserted: { before: { human: 1, ai: 1 }, after: { human: 0, ai: 1.3 } },
  'ai-only': { before: { human: 0, ai: 1.5 }, after: { human: 0, ai: 1.5 } },
};

interface Attraction {
  readonly human: number;
  readonly ai: number;
}

/** Returns how strongly a page attracts people, or AI, at an instant (UTC, ms). */
export function pull({ weight, course, turnsAt }: VisitedPage, kind: keyof Attraction, at: number): number {
  return weight * ATTRACTION[course][at < turnsAt ? 'before' : 'after'][kind];
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
