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

/** What one list may use. `late` aborts when its time is over, `cancelled` then and when the run is cancelled. */
interface Limits {
  readonly allowance: RequestAllowance;
  readonly late: AbortSignal;
  readonly cancelled: AbortSignal;
}

/**
 * Reads and judges what readers searched for, asked and voted, with at most two requests each. It never throws for the
 * service: what can't be read is left out. A slow list may use its share of what is left of `LONGEST_MS`.
 */
export async function collectEvidence(plan: EvidencePlan, { service, clock, runner }: Tools): Promise<Evidence> {
  const { kinds, period, allowance: all } = plan;
  const until = clock.monotonic() + LONGEST_MS;
  // Lists that still need their first request.
  let waiting = kinds.length;
  let hopeless: LeftOut | null = null;

  const ask = async <Page>(read: () => Promise<Page>, { allowance, late }: Limits): Promise<Page | LeftOut> => {
    if (hopeless !== null) return hopeless;
    if (allowance.left === 0) return { kind: 'left-out', reason: 'requests', status: null };
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const status = error.status ?? null;
      if (late.aborted && status === null) return { kind: 'left-out', reason: 'time', status };
      const reason = status !== null && NOT_OFFERED.includes(status) ? 'not-offered' : 'failed';
      const leftOut = { kind: 'left-out', reason, status } as const;
      if (status !== null && HOPELESS.includes(status)) hopeless = leftOut;
      return leftOut;
    }
  };

  // Reads a list until its end, or as far as `limits` allow.
  const readPages = async <Row extends object>(list: EvidenceList<Row>, days: Period, limits: Limits) => {
    const read = list.readerOf(service);
    const rows: Row[] = [];
    const known = new Set<unknown>();
    let [rejected, attacks] = [0, 0];
    let next: Pick<EvidencePage<Row>, 'hasMore' | 'cursor'> = { hasMore: true, cursor: null };
    for (let page = 0; next.hasMore && (page === 0 || next.cursor !== null); page += 1) {
      const query = { ...instants(days), cursor: next.cursor };
      const answer = await ask(() => read(query, limits), limits);
      // The rows of the first page are useful even if the second one fails.
      if ('reason' in answer && page === 0) return answer;
      if ('reason' in answer) break;
      rejected += answer.rejectedRows;
      for (const row of answer.rows) {
        const name = list.nameOf(row) ?? row;
        if (known.has(name)) continue;
        known.add(name);
        if (isAttack(row)) attacks += 1;
        else rows.push(row);
      }
      next = answer;
    }
    return { rows, rejected, attacks, more: next.hasMore };
  };

  // Gives a list two requests, but leaves one for each list that follows; and its share of the time.
  const readList = async <Row extends object>(list: EvidenceList<Row>): Promise<Judged | LeftOut> => {
    const late = new AbortController();
    using _deadline = clock.after((until - clock.monotonic()) / waiting, () => late.abort());
    waiting -= 1;
    const share = Math.max(Math.min(1, all.left), Math.min(REQUESTS_EACH, all.left - waiting));
    const allowance = { left: share };
    const limits = { allowance, late: late.signal, cancelled: AbortSignal.any([runner.cancelled, late.signal]) };
    const now = await readPages(list, period, limits);
    const hasSecond = list.hasBefore && !('reason' in now || now.more) && allowance.left > 0;
    const before = hasSecond ? await readPages(list, periodBefore(period), limits) : null;
    all.left -= share - allowance.left;
    if ('reason' in now) return now;
    const { rows } = now;
    const rowsBefore = before === null || 'reason' in before || before.more ? null : before.rows;
    return { kind: 'judged', found: list.judge(rows, rowsBefore), ...now, rows: rows.length };
  };

  return {
    searches: kinds.includes('searches') ? await readList(LISTS.searches) : null,
    questions: kinds.includes('questions') ? await readList(LISTS.questions) : null,
    feedback: kinds.includes('feedback') ? await readList(LISTS.feedback) : null,
  };
}
