import type { RequestAllowance, VisitorsReader } from '../action/ports/readers.ts';
import { type Problem, ServiceError } from '../action/words/errors.ts';
import { hasShifted, isBetter, isWhole, PageGatherer, type PageList, ROWS, requestsFor, STEP } from './page-list.ts';
import { DAY_MS, instants, type Period } from './period.ts';

export interface Windows {
  readonly week: Period;
  readonly before: Period;
  readonly after: Period;
  /** As long as `before`, and just before it: it shows whether a page was unusual then. */
  readonly earlier: Period;
}

export interface WindowLists {
  readonly before: PageList;
  readonly after: PageList;
  /** Null if it was not read completely: it is only used if requests are left. */
  readonly earlier: PageList | null;
  /** The service's first refusal; null if it answered every request. */
  readonly problem: Problem | null;
}

interface ReadingTools {
  readonly service: VisitorsReader;
  readonly cancelled: AbortSignal;
  readonly allowance: RequestAllowance;
}

const WINDOW_DAYS = 28;

/** Finds the week that ended 28 days before the end of a period, the 28 days before it and the 28 days after it. */
export function windowsOf({ to }: Pick<Period, 'to'>): Windows {
  const end = to - WINDOW_DAYS * DAY_MS;
  const days = (from: number, until: number): Period => ({ kind: 'days', from, to: until });
  const start = end - 7 * DAY_MS;
  return {
    week: days(start, end),
    before: days(start - WINDOW_DAYS * DAY_MS, start),
    after: days(end, to),
    earlier: days(start - 2 * WINDOW_DAYS * DAY_MS, start - WINDOW_DAYS * DAY_MS),
  };
}

/** Reads every page's visitors in two windows. The gaps of the lists show what is missing; never throws a `ServiceError`. */
export async function readWindowLists(windows: Windows, tools: ReadingTools): Promise<WindowLists> {
  const reading: Reading = { ...tools, problem: null };
  const [first, second] = await Promise.all([readList(windows.before, reading), readList(windows.after, reading)]);
  // Only uses requests that nothing else needs.
  const before = await readAgain(windows.before, first, reading);
  const after = await readAgain(windows.after, second, reading);
  const isWanted = isWhole(before) && isWhole(after) && requestsOf(before) <= tools.allowance.left;
  // The verdicts only become weaker without it.
  const earlier = isWanted ? await readList(windows.earlier, { ...reading }) : null;
  return { before, after, earlier: earlier !== null && isWhole(earlier) ? earlier : null, problem: reading.problem };
}

function requestsOf({ rows, repeated, rejected }: PageList): number {
  return requestsFor(rows.size + repeated + rejected);
}

/** The lists share their requests, and their first refusal. */
interface Reading extends ReadingTools {
  problem: Problem | null;
}

/** Reads a shifted list once more if there are enough requests and the service did not refuse; the better reading counts. */
async function readAgain(period: Period, first: PageList, reading: Reading): Promise<PageList> {
  if (!hasShifted(first) || requestsOf(first) > reading.allowance.left) return first;
  // With a copy: if it is refused, the other lists still count.
  const second = await readList(period, { ...reading });
  return isBetter(second, first) ? second : first;
}

async function readList(period: Period, reading: Reading): Promise<PageList> {
  const { service, allowance, cancelled } = reading;
  const gatherer = new PageGatherer();
  // One list is useless without the other.
  for (let offset = 0; allowance.left > 0 && reading.problem === null; offset += STEP) {
    try {
      const answer = await service.readVisitors({ ...instants(period), limit: ROWS, offset }, { allowance, cancelled });
      if (!gatherer.take(answer)) return gatherer.list();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      reading.problem ??= { message: error.message, hint: error.hint };
    }
  }
  if (reading.problem !== null) gatherer.fail();
  return gatherer.list();
}
