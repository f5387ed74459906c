import { type Problem, ServiceError } from '../errors.ts';
import type { RequestAllowance } from '../ports/readers.ts';
import type { DocsService } from '../ports.ts';
import { ROWS, STEP } from './collect.ts';
import type { Windows } from './four-weeks-later.ts';
import { hasShifted, isBetter, isWhole, PageGatherer, type PageList } from './page-list.ts';
import type { Period } from './period.ts';

export interface WindowLists {
  readonly before: PageList;
  readonly after: PageList;
  /** Null if it was not read completely: it is only used if requests are left. */
  readonly earlier: PageList | null;
  /** Number of requests sent. */
  readonly requests: number;
  /** The service's first refusal; null if it answered every request. */
  readonly problem: Problem | null;
}

interface ReadingTools {
  readonly service: Pick<DocsService, 'readVisitors'>;
  readonly cancelled: AbortSignal;
  /** Maximum number of requests, including retries. */
  readonly maxRequests: number;
}

/** Reads every page's visitors in two windows. The gaps of the lists show what is missing; never throws a `ServiceError`. */
export async function readWindowLists(windows: Windows, tools: ReadingTools): Promise<WindowLists> {
  const state: ReadingState = { allowance: { left: tools.maxRequests }, problem: null };
  const [before, after] = await Promise.all([
    readList(windows.before, state, tools),
    readList(windows.after, state, tools),
  ]);
  const lists = {
    // Only uses requests that nothing else needs.
    before: await readAgain({ period: windows.before, first: before }, state, tools),
    after: await readAgain({ period: windows.after, first: after }, state, tools),
  };
  const earlier = await readEarlier(windows.earlier, lists, { state, tools });
  return { ...lists, earlier, requests: tools.maxRequests - state.allowance.left, problem: state.problem };
}

async function readEarlier(
  period: Period,
  { before, after }: Pick<WindowLists, 'before' | 'after'>,
  { state, tools }: { readonly state: ReadingState; readonly tools: ReadingTools },
): Promise<PageList | null> {
  if (!isWhole(before) || !isWhole(after) || pagesOf(before) > state.allowance.left) return null;
  const { problem } = state;
  const list = await readList(period, state, tools);
  // The verdicts only become weaker without it.
  state.problem = problem;
  return isWhole(list) ? list : null;
}

/** Requests for a list of this length. */
function pagesOf({ rows, repeated, rejected }: PageList): number {
  return Math.max(1, Math.ceil((rows.size + repeated + rejected - 1) / STEP));
}

interface ReadingState {
  readonly allowance: RequestAllowance;
  problem: Problem | null;
}

/** Reads a shifted list once more if there are enough requests and the service did not refuse; the better reading counts. */
async function readAgain(
  { period, first }: { readonly period: Period; readonly first: PageList },
  state: ReadingState,
  tools: ReadingTools,
): Promise<PageList> {
  const pages = pagesOf(first);
  if (!hasShifted(first) || pages > state.allowance.left) return first;
  const { problem } = state;
  const second = await readList(period, state, tools);
  // A refused second reading must not discard the first one.
  state.problem = problem;
  return isBetter(second, first) ? second : first;
}

async function readList({ from, to }: Period, state: ReadingState, tools: ReadingTools): Promise<PageList> {
  const gatherer = new PageGatherer();
  const instants = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
  // One list is useless without the other.
  for (let offset = 0; state.allowance.left > 0 && state.problem === null; offset += STEP) {
    try {
      const { allowance } = state;
      const query = { ...instants, limit: ROWS, offset };
      const answer = await tools.service.readVisitors(query, { allowance, cancelled: tools.cancelled });
      if (!gatherer.take(answer)) return gatherer.list();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      state.problem ??= { message: error.message, hint: error.hint };
    }
  }
  if (state.problem !== null) gatherer.fail();
  return gatherer.list();
}
