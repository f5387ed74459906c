import type { Visit } from '../../service/visits.ts';
import type { EarlierChange } from '../demo-site.ts';

const DAY_MS = 24 * 60 * 60_000;
const WEEK_MS = 7 * DAY_MS;
/** The Monday before 1970 began: weeks are counted from it. */
const A_MONDAY = -3 * DAY_MS;
const WEEKS_AGO = 4;

/** Returns the start of the week that includes `now` (UTC, ms): the report of last week ends there. */
export function mondayBefore(now: number): number {
  return A_MONDAY + Math.floor((now - A_MONDAY) / WEEK_MS) * WEEK_MS;
}

/** Makes the change that the report finds four weeks later: it explained what most people look for on a page. */
export function changeThatHelped(now: number): EarlierChange {
  return {
    file: 'troubleshooting.md',
    text: '\n## The kettle says E2\n\nThere is no water in it. Fill it up to the mark, then run `kettle boil` again.\n',
    message: 'Explain what E2 means',
    at: mondayBefore(now) - WEEKS_AGO * WEEK_MS - 5 * DAY_MS,
  };
}

const A_DAY = { before: { human: 5, ai: 2 }, after: { human: 13, ai: 3 } } as const;

/** Makes the visits to the changed page, day by day: after the change, more than twice as many people come. */
export function* visitsOfHelpedPage({
  from,
  to,
  changedAt,
}: {
  readonly from: number;
  readonly to: number;
  readonly changedAt: number;
}): Generator<Visit> {
  for (let day = from; day < to; day += DAY_MS) {
    const visitors = A_DAY[day < changedAt ? 'before' : 'after'];
    for (const kind of ['human', 'ai'] as const) {
      for (let number = 0; number < visitors[kind]; number += 1) {
        const at = day + 8 * 60 * 60_000 + number * 60_000;
        yield { path: '/troubleshooting', visitor: `${kind}-with-a-cold-kettle-${day}-${number}`, kind, at };
      }
    }
  }
}
