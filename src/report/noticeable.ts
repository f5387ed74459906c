import { NEWS } from './news-rules.ts';
import { degreesOf, distance } from './page-level.ts';
import type { PageTest, SiteLevel } from './site-levels.ts';
import { studentPValue } from './student-t.ts';

/** What a page of some size would have to do to be noticed on this site. */
export interface Noticeable {
  readonly level: number;
  /** It would be noticed with fewer visitors than this; null if not even without any. */
  readonly below: number | null;
  /** It would be noticed with more visitors than this; null if not even with a hundred times as many. */
  readonly above: number | null;
}

/** Sizes that a sentence may speak of; the largest that a tested page has is used. */
const SIZES = [100, 50, 30] as const;

/** Computes what the page of a round size with this site's spread would have to do to be the only news. */
export function noticeable(tests: readonly PageTest[], site: SiteLevel, falseShare: number): Noticeable | null {
  const size = SIZES.find((each) => tests.some(({ level }) => level >= each));
  if (size === undefined) return null;
  const periods = site.ratios.length;
  const degrees = periods === 1 ? Number.POSITIVE_INFINITY : degreesOf({ periods }, site);
  const isNoticed = (now: number): boolean => {
    const t = distance(now, { level: size, periods, ratio: 1 }, site.spread);
    const isLarge = Math.abs(now - size) >= NEWS.leastChange * size;
    return isLarge && studentPValue(t, degrees) <= falseShare / tests.length;
  };
  let below: number | null = null;
  for (let now = 0; now < size && isNoticed(now); now += 1) below = now + 1;
  let above: number | null = null;
  for (let now = size; now <= 100 * size && above === null; now += 1) if (isNoticed(now)) above = now - 1;
  return { level: size, below, above };
}
