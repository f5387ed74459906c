import type { EvidencePage, RequestAllowance } from '../../action/ports/readers.ts';
import type { EvidenceKind } from '../../action/words/action-spec.ts';
import { ServiceError } from '../../action/words/errors.ts';
import type { World } from '../../action/world.ts';
import { instants, type Period, periodBefore } from '../period.ts';
import { type Evidence, type Judged, type LeftOut, LISTS, LONGEST_MS } from './evidence.ts';
import type { EvidenceList } from './evidence-list.ts';
import { isAttack } from './readers-words.ts';

export interface EvidencePlan {
  readonly kinds: readonly EvidenceKind[];
  readonly period: Period;
  /** What all lists may use together. */
  readonly allowance: RequestAllowance;
}

type Tools = Pick<World, 'service' | 'clock' | 'runner'>;

/** Including retries. */
export const REQUESTS_EACH = 2;
/** The service doesn't offer a list, or not to this key. */
const NOT_OFFERED = [403, 404, 405];
/** After these, the next request would be refused too. */
const HOPELESS = [401, 429];

/**
 * Reads and judges what readers searched for, asked and voted, with at most two requests each. It never throws for the
 * service: what can't be read is left out. A slow list may use its share of what is left of `LONGEST_MS`.
 */
export async function collectEvidence(plan: EvidencePlan, tools: Tools): Promise<Evidence> {
  const collector = new EvidenceCollector(plan, tools);
  const has = (kind: EvidenceKind): boolean => plan.kinds.includes(kind);
  return {
    searches: has('searches') ? await collector.read(LISTS.searches) : null,
    questions: has('questions') ? await collector.read(LISTS.questions) : null,
    feedback: has('feedback') ? await collector.read(LISTS.feedback) : null,
  };
}

/** What one list may use. `late` aborts when its time is over, `cancelled` then and when the run is cancelled. */
interface Limits {
  readonly allowance: RequestAllowance;
  readonly late: AbortSignal;
  readonly cancelled: AbortSignal;
}

class EvidenceCollector {
  private readonly plan: EvidencePlan;
  private readonly tools: Tools;
  /** Lists that still need their first request. */
  private waiting: number;
  private hopeless: LeftOut | null = null;
  /** Monotonic, ms. */
  private readonly until: number;

  constructor(plan: EvidencePlan, tools: Tools) {
    this.plan = plan;
    this.tools = tools;
    this.waiting = plan.kinds.length;
    this.until = tools.clock.monotonic() + LONGEST_MS;
  }

  /** Gives a list two requests, but leaves one for each list that follows; and its share of the time. */
  async read<Row extends object>(list: EvidenceList<Row>): Promise<Judged | LeftOut> {
    const { clock, runner } = this.tools;
    const { period, allowance: all } = this.plan;
    const late = new AbortController();
    using _deadline = clock.after((this.until - clock.monotonic()) / this.waiting, () => late.abort());
    this.waiting -= 1;
    const share = Math.max(Math.min(1, all.left), Math.min(REQUESTS_EACH, all.left - this.waiting));
    const allowance = { left: share };
    const limits = { allowance, late: late.signal, cancelled: AbortSignal.any([runner.cancelled, late.signal]) };
    const now = await this.pages(list, period, limits);
    const hasSecond = list.hasBefore && !('reason' in now || now.more) && allowance.left > 0;
    const before = hasSecond ? await this.pages(list, periodBefore(period), limits) : null;
    all.left -= share - allowance.left;
    if ('reason' in now) return now;
    const { rows } = now;
    const rowsBefore = before === null || 'reason' in before || before.more ? null : before.rows;
    return { kind: 'judged', found: list.judge(rows, rowsBefore), ...now, rows: rows.length };
  }

  /** Reads a list until its end, or as far as `limits` allow. */
  private async pages<Row extends object>({ readerOf, nameOf }: EvidenceList<Row>, period: Period, limits: Limits) {
    const read = readerOf(this.tools.service);
    const rows: Row[] = [];
    const known = new Set<unknown>();
    let [rejected, attacks] = [0, 0];
    let next: Pick<EvidencePage<Row>, 'hasMore' | 'cursor'> = { hasMore: true, cursor: null };
    for (let page = 0; next.hasMore && (page === 0 || next.cursor !== null); page += 1) {
      const query = { ...instants(period), cursor: next.cursor };
      const answer = await this.ask(() => read(query, limits), limits);
      // The rows of the first page are useful even if the second one fails.
      if ('reason' in answer && page === 0) return answer;
      if ('reason' in answer) break;
      rejected += answer.rejectedRows;
      for (const row of answer.rows) {
        const name = nameOf(row) ?? row;
        if (known.has(name)) continue;
        known.add(name);
        if (isAttack(row)) attacks += 1;
        else rows.push(row);
      }
      next = answer;
    }
    return { rows, rejected, attacks, more: next.hasMore };
  }

  private async ask<Row>(read: () => Promise<EvidencePage<Row>>, limits: Limits): Promise<EvidencePage<Row> | LeftOut> {
    if (this.hopeless !== null) return this.hopeless;
    if (limits.allowance.left === 0) return { kind: 'left-out', reason: 'requests', status: null };
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const status = error.status ?? null;
      if (limits.late.aborted && status === null) return { kind: 'left-out', reason: 'time', status };
      const reason = status !== null && NOT_OFFERED.includes(status) ? 'not-offered' : 'failed';
      const leftOut = { kind: 'left-out', reason, status } as const;
      if (status !== null && HOPELESS.includes(status)) this.hopeless = leftOut;
      return leftOut;
    }
  }
}
