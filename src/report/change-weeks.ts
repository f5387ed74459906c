import type { RequestAllowance } from '../action/ports/readers.ts';
import { type Problem, ServiceError } from '../action/words/errors.ts';
import type { World } from '../action/world.ts';
import { type Collection, isAboutPeriod } from './collect.ts';
import { isPartial } from './gaps.ts';
import type { Rows } from './match-pages.ts';
import { isWhole, PageGatherer, type PageList, ROWS, requestsFor, STEP } from './page-list.ts';
import { DAY_MS, instants, type Period, periodKey } from './period.ts';

/** Weeks before the report's, which is 0: those after the change, whose week is 4, and those before. */
const WEEKS = { after: [0, 1, 2, 3], before: [5, 6, 7], earlier: [11, 12] } as const;
export const WEEKS_AFTER = WEEKS.after.length;
export const WEEKS_BEFORE = WEEKS.before.length + WEEKS.earlier.length;

/** The compared days: `earlier` shows whether the weeks before were unusual. */
export type Windows = Readonly<Record<'week' | keyof typeof WEEKS, Period>>;

/** Why there are no verdicts. `lists`: one lacks rows, was refused, or has no visitors at all. */
export type Unjudged = 'partial-report' | 'requests' | 'lists' | 'same-lists';

export function windowsOf({ to }: Pick<Period, 'to'>): Windows {
  const weeks = (newest: number, oldest: number): Period => ({ ...weekAgo(to, oldest), to: weekAgo(to, newest).to });
  return { week: weekAgo(to, 4), after: weeks(0, 3), before: weeks(5, 7), earlier: weeks(11, 12) };
}

function weekAgo(to: number, weeks: number): Period {
  const end = to - weeks * 7 * DAY_MS;
  return { kind: 'days', from: end - 7 * DAY_MS, to: end };
}

/**
 * Takes the lists that the report has read, and reads the two that only this needs if nothing else is missing. Returns
 * those that are whole, newest first; `reason`: why some are missing, null if none is.
 */
export async function readChangeWeeks(collection: Collection, allowance: RequestAllowance, world: World) {
  const { period, before: previous, pages, pagesBefore, older } = collection;
  const read = new Map([
    [periodKey(period), pages],
    [periodKey(previous), pagesBefore],
    ...older.map((each) => [periodKey(each.period), each.pages] as const),
  ]);
  const rowsOf = (weeks: readonly number[]): readonly Rows[] =>
    weeks.flatMap((week) => usableRows(read.get(periodKey(weekAgo(period.to, week)))));
  const [after, before] = [rowsOf(WEEKS.after), rowsOf(WEEKS.before)];
  const missing = WEEKS_AFTER + WEEKS_BEFORE - after.length - before.length;
  const without = (reason: Unjudged, problem: Problem | null = null) => ({ after, before, reason, problem });
  if (isPartial(collection)) return without('partial-report');
  const needed = missing * requestsFor(Math.max(pages.sent, pagesBefore.sent));
  if (needed > allowance.left) return without('requests');
  // The news reads the others.
  if (missing > WEEKS.earlier.length) return without('lists');
  try {
    for (const week of WEEKS.earlier) {
      const days = weekAgo(period.to, week);
      read.set(periodKey(days), await readList(days, allowance, world));
    }
  } catch (error) {
    if (error instanceof ServiceError) return without('lists', isAboutPeriod(error) ? null : error);
    throw error;
  }
  const further = rowsOf(WEEKS.earlier);
  const reason: Unjudged | null = further.length < WEEKS.earlier.length ? 'lists' : null;
  return { after, before: [...before, ...further], reason, problem: null };
}

/** A week without any visitors was not counted. */
function usableRows(list: PageList | undefined): readonly Rows[] {
  return list !== undefined && isWhole(list) && list.rows.size > 0 ? [list.rows] : [];
}

async function readList(period: Period, allowance: RequestAllowance, { service, runner }: World) {
  const gatherer = new PageGatherer();
  const { cancelled } = runner;
  for (let offset = 0; allowance.left > 0; offset += STEP) {
    const answer = await service.readVisitors({ ...instants(period), limit: ROWS, offset }, { allowance, cancelled });
    if (!gatherer.take(answer)) break;
  }
  return gatherer.list();
}
