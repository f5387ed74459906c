import type { RequestAllowance, VisitorCounts, VisitorsPage, VisitorsReader } from '../action/ports/readers.ts';
import { type Problem, ServiceError } from '../action/words/errors.ts';
import { CAUSE } from './news-rules.ts';
import type { PageList } from './page-list.ts';
import { depthOf, isSilent, PageGatherer, ROWS, STEP, unlisted } from './page-list.ts';
import { daysOf, instants, type Period, periodBefore, periodKey, periodsUpTo } from './period.ts';

export interface CollectionPlan {
  readonly period: Period;
  /** Number of periods in the trend, including `period`. */
  readonly trend: number;
  /** Maximum number of requests, including retries. */
  readonly maxRequests: number;
  /** How many of these requests the report's other parts need. */
  readonly reserved: number;
  /** Totals of closed periods that no longer need a request, by `periodKey`. */
  readonly known: ReadonlyMap<string, VisitorCounts>;
}

/** One point of the trend; `totals` is null if it could not be read. */
export interface TrendPoint {
  readonly period: Period;
  readonly totals: VisitorCounts | null;
}

export interface Collection {
  readonly period: Period;
  readonly before: Period;
  readonly totals: VisitorCounts;
  /** Null if neither the service nor the issue has them. */
  readonly totalsBefore: VisitorCounts | null;
  readonly pages: PageList;
  readonly pagesBefore: PageList;
  /** Lists of the periods just before `before`, newest first, as many as the requests allowed: to their ends, or all larger pages. */
  readonly older: readonly OlderList[];
  /** Totals of `before` and the periods of older lists, newest first, whether or not their lists were read. */
  readonly earlier: readonly TrendPoint[];
  /** Oldest first; the last one is `period`. */
  readonly trend: readonly TrendPoint[];
  /** Days with hardly any people, if they were read. */
  readonly silentDays?: readonly Period[];
  readonly requests: number;
  /** The service's first refusal, except of earlier periods that it may not keep; null if there was none. */
  readonly problem: Problem | null;
  /** The latest one of these earlier periods. */
  readonly refused?: RefusedPeriod | null;
}

export type RefusedPeriod = Readonly<{ period: Period; status: number | undefined }>;

/** Checks whether a refusal may concern only the period, for example because it is too old for the service or the plan. */
export function isAboutPeriod({ status }: ServiceError): boolean {
  return [400, 403, 404, 410, 422].includes(status ?? 0);
}

/** Every page of a period that the report only uses to know what is usual. */
export interface OlderList {
  readonly period: Period;
  readonly totals: VisitorCounts;
  readonly pages: PageList;
}

type CollectionTools = { readonly service: VisitorsReader; readonly cancelled: AbortSignal };

/** Earlier periods whose pages are read, besides the one before. More hardly change what is usual for a page. */
export const MOST_OLDER = 6;
/** When requests are short, older lists are read down to pages of so many visitors, and used if they end below twice that. */
const FEW_VISITORS = 15;
/** The two lists and the trend's totals are read in parallel; each request for a list needs the previous answer. */
const AT_ONCE = 3;

/** Throws `ServiceError` if not even the totals of the period could be read, or when `cancelled` aborts. */
export async function collectVisitors(plan: CollectionPlan, tools: CollectionTools): Promise<Collection> {
  const collector = new Collector(plan, tools);
  await collector.run();
  return collector.collection();
}

/** Reads the totals of each day, and returns the days with hardly any people; none if not all can be read. */
export async function readSilentDays(period: Period, allowance: RequestAllowance, tools: CollectionTools) {
  const { service, cancelled } = tools;
  const people: number[] = [];
  try {
    for (const day of daysOf(period)) {
      const query = { ...instants(day), limit: 1, offset: 0 };
      people.push((await service.readVisitors(query, { allowance, cancelled })).totals.human);
    }
  } catch (error) {
    if (error instanceof ServiceError) return [];
    throw error;
  }
  const best = Math.max(...people);
  return daysOf(period).filter((_day, at) => (people[at] ?? 0) / best <= CAUSE.silentDay);
}

/** One reading of a period's list, as far as it went. */
interface Reading {
  readonly period: Period;
  readonly gatherer: PageGatherer;
  /** Totals of the period, which came with the first page. */
  totals: VisitorCounts | null;
  pages: number;
  /** Offset of the next page; null if there is none. */
  next: number | null;
}

type Task = () => Promise<Task | null>;

class Collector {
  private readonly plan: CollectionPlan;
  private readonly tools: CollectionTools;
  private readonly allowance: { left: number };
  private readonly trend: readonly Period[];
  private readonly lists: Record<'now' | 'before', Reading>;
  /** Newest first. */
  private readonly older: readonly Reading[];
  /** By `periodKey`. Known ones count until they are read: they can be compared even if their list never can be. */
  private readonly totals: Map<string, VisitorCounts>;
  private error: ServiceError | null = null;
  private refused: RefusedPeriod | null = null;
  /** After most errors, we send no more requests. */
  private hasEnded = false;
  /** Pages with fewer visitors may be missing from an older list. */
  private lacksBelow = 1;

  constructor(plan: CollectionPlan, tools: CollectionTools) {
    this.plan = plan;
    this.tools = tools;
    this.allowance = { left: plan.maxRequests };
    const before = periodBefore(plan.period);
    this.trend = periodsUpTo(plan.period, plan.trend);
    this.lists = { now: beginning(plan.period), before: beginning(before) };
    const older = periodsUpTo(periodBefore(before), MOST_OLDER).toReversed();
    this.older = older.map(beginning);
    this.totals = new Map(plan.known);
    // A report shows only what the service says now.
    this.totals.delete(periodKey(plan.period));
  }

  async run(): Promise<void> {
    const [now, before] = [periodKey(this.lists.now.period), periodKey(this.lists.before.period)];
    // The totals of both periods come with the first pages of their lists: they matter more than any later request.
    const queue: Task[] = [this.page(this.lists.now, 0), this.page(this.lists.before, 0)];
    for (const period of this.trend.toReversed()) {
      const key = periodKey(period);
      if (key === now || key === before || this.totals.has(key)) continue;
      // The first page of a list costs no more than the totals alone.
      const older = this.older.find((reading) => periodKey(reading.period) === key);
      queue.push(older === undefined ? this.trendTotals(period) : this.page(older, 0, 1));
    }
    await Promise.all(Array.from({ length: AT_ONCE }, () => this.work(queue)));
    await this.readOlder();
  }

  /** Reads as many older lists as the requests allow, the newest first; the other parts of the report come before them. */
  private async readOlder(): Promise<void> {
    const { now, before } = this.lists;
    const main = [now, before].map(({ gatherer }) => gatherer.list());
    if (main.some(({ gap }) => gap !== null)) return;
    const pages = Math.max(now.pages, before.pages);
    const left = this.allowance.left - this.plan.reserved;
    const costOf = ({ next, pages: read }: Reading): number => (next === null ? 0 : Math.max(1, pages - read));
    // If not all fit, and the service lists the most visited pages first, their beginnings are enough.
    const isShort = this.older.reduce((sum, each) => sum + costOf(each), 0) > left;
    const most = isShort ? Math.max(...main.map((list) => depthOf(list, FEW_VISITORS))) : Number.POSITIVE_INFINITY;
    if (most < pages) this.lacksBelow = 2 * FEW_VISITORS;
    let [needed, isFitting] = [0, true];
    const wanted: Task[] = [];
    for (const reading of this.older) {
      if (reading.next === null || reading.pages >= most) continue;
      // The first page of a list that doesn't fit still has the period's totals, which the headline needs.
      const all = Math.min(costOf(reading), most - reading.pages);
      const goesOn = isFitting && needed + all <= left;
      isFitting = goesOn;
      const sent = goesOn ? all : this.totals.has(periodKey(reading.period)) ? 0 : 1;
      if (sent === 0 || needed + sent > left) continue;
      needed += sent;
      wanted.push(this.page(reading, reading.next, goesOn ? most : 1));
    }
    await this.work(wanted);
  }

  collection(): Collection {
    const { now, before } = this.lists;
    const totalsOf = (period: Period): VisitorCounts | null => this.totals.get(periodKey(period)) ?? null;
    const totals = totalsOf(now.period);
    const { error } = this;
    // A list that was complete before the run was cancelled is still valid.
    if (error !== null && (totals === null || this.tools.cancelled.aborted)) throw error;
    if (totals === null) throw new RangeError('The report needs at least one request.');
    return {
      period: now.period,
      before: before.period,
      totals,
      totalsBefore: totalsOf(before.period),
      pages: now.gatherer.list(),
      pagesBefore: before.gatherer.list(),
      older: this.olderLists(),
      earlier: [before, ...this.older].map(({ period }) => ({ period, totals: totalsOf(period) })),
      trend: this.trend.map((period) => ({ period, totals: totalsOf(period) })),
      requests: this.plan.maxRequests - this.allowance.left,
      problem: error === null ? null : { message: error.message, hint: error.hint },
      refused: this.refused,
    };
  }

  /** Stops at the first list that was not read down to few visitors: what is usual comes from consecutive periods. */
  private olderLists(): readonly OlderList[] {
    const lists: OlderList[] = [];
    for (const { period, totals, gatherer } of this.older) {
      const pages = gatherer.list();
      if (totals === null || (pages.gap !== null && (unlisted(pages)?.total ?? this.lacksBelow) >= this.lacksBelow))
        break;
      lists.push({ period, totals, pages });
    }
    return lists;
  }

  private async work(queue: Task[]): Promise<void> {
    for (let task = queue.shift(); task !== undefined; task = queue.shift()) {
      const next = await task();
      if (next !== null) queue.push(next);
    }
  }

  /** Reads one page of a list, and with the first one the period's totals; then the next ones, at most `most` in all. */
  private page(reading: Reading, offset: number, most = Number.POSITIVE_INFINITY): Task {
    return async () => {
      const { gatherer } = reading;
      const answer = await this.read(reading.period, ROWS, offset);
      if (answer === 'failed') gatherer.fail();
      if (answer === 'failed' || answer === 'not-asked') return null;
      reading.pages += 1;
      const hasMore = gatherer.take(answer);
      // Visitors without any page: the list is not an answer.
      if (gatherer.rows.size === 0 && !hasMore && !isSilent(answer.totals)) gatherer.fail();
      reading.next = hasMore ? offset + STEP : null;
      if (offset === 0) reading.totals = answer.totals;
      // The totals are useful even if the list fails later.
      if (reading.totals !== null) this.totals.set(periodKey(reading.period), reading.totals);
      return reading.next === null || reading.pages >= most ? null : this.page(reading, reading.next, most);
    };
  }

  private trendTotals(period: Period): Task {
    return async () => {
      const answer = await this.read(period, 1, 0);
      if (typeof answer === 'object') this.totals.set(periodKey(period), answer.totals);
      return null;
    };
  }

  private async read(period: Period, limit: number, offset: number): Promise<VisitorsPage | 'failed' | 'not-asked'> {
    if (this.hasEnded) return 'failed';
    if (this.allowance.left === 0) return 'not-asked';
    const { allowance, tools } = this;
    try {
      const query = { ...instants(period), limit, offset };
      return await tools.service.readVisitors(query, { allowance, cancelled: tools.cancelled });
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      if (isAboutPeriod(error) && period.to < this.plan.period.to) {
        if (period.to > (this.refused?.period.to ?? 0)) this.refused = { period, status: error.status };
        return 'failed';
      }
      this.error ??= error;
      this.hasEnded = true;
      return 'failed';
    }
  }
}

function beginning(period: Period): Reading {
  return { period, gatherer: new PageGatherer(), totals: null, pages: 0, next: 0 };
}
