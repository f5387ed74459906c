import type { AskedQuestion, EvidencePage, RequestAllowance } from '../../action/ports/readers.ts';
import type { Clock, DocsService } from '../../action/ports.ts';
import type { EvidenceKind } from '../../action/words/action-spec.ts';
import { ServiceError } from '../../action/words/errors.ts';
import { type Period, periodBefore } from '../period.ts';
import { judgeSearches, type SearchFigures } from './seldom-clicked.ts';
import { judgeQuestions, type QuestionFigures } from './unanswered-questions.ts';
import { type FeedbackFigures, judgeFeedback } from './unhelpful-pages.ts';

/** Why a list is left out: the service doesn't offer it, gave no usable answer, or no request or no time was left. */
export interface LeftOut {
  readonly kind: 'left-out';
  readonly reason: 'not-offered' | 'failed' | 'requests' | 'time';
  /** HTTP status; null if there was no answer. */
  readonly status: number | null;
}

/** What a list says, as far as it was read. */
export interface Judged<Figures> {
  readonly kind: 'judged';
  readonly figures: Figures;
  /** Invalid rows, which were skipped. */
  readonly rejected: number;
  readonly rows: number;
  /** There are more rows than two requests can read. */
  readonly more: boolean;
}

/** What readers asked for; null for what the input `evidence` doesn't name. */
export interface Evidence {
  readonly searches: Judged<SearchFigures> | LeftOut | null;
  readonly questions: Judged<QuestionFigures> | LeftOut | null;
  readonly feedback: Judged<FeedbackFigures> | LeftOut | null;
}

export interface EvidencePlan {
  readonly kinds: readonly EvidenceKind[];
  readonly period: Period;
  readonly allowance: RequestAllowance;
}

export interface EvidenceTools {
  readonly service: Pick<DocsService, 'readSearches' | 'readQuestions' | 'readFeedback'>;
  readonly clock: Pick<Clock, 'monotonic' | 'after'>;
  readonly cancelled: AbortSignal;
}

/** The most requests for each kind, including retries. */
export const REQUESTS_EACH = 2;
/** All lists together take no longer, whatever the service does (ms). */
export const LONGEST_MS = 60_000;
/** The service doesn't offer a list, or not to this key. */
const NOT_OFFERED = [403, 404, 405];
/** After these, the next request would be refused too. */
const HOPELESS = [401, 429];

/**
 * Reads and judges what readers searched for, asked and voted, with at most two requests each. It never throws for the
 * service: what can't be read is left out. A slow list may use its share of what is left of `LONGEST_MS`.
 */
export async function collectEvidence(plan: EvidencePlan, tools: EvidenceTools): Promise<Evidence> {
  const reader = new EvidenceLists(plan, tools);
  const has = (kind: EvidenceKind): boolean => plan.kinds.includes(kind);
  return {
    searches: has('searches') ? await reader.searches() : null,
    questions: has('questions') ? await reader.questions() : null,
    feedback: has('feedback') ? await reader.feedback() : null,
  };
}

/** The rows of a list. */
interface Rows<Row> extends Omit<EvidencePage<Row>, 'hasMore' | 'cursor'> {
  readonly more: boolean;
}

/** What one list may use. `late` aborts when its time is over, `cancelled` then and when the run is cancelled. */
interface Limits {
  readonly allowance: RequestAllowance;
  readonly late: AbortSignal;
  readonly cancelled: AbortSignal;
}

/** Reads one page from `cursor` on. */
type ReadPage<Row> = (cursor: string | null, limits: Limits) => Promise<EvidencePage<Row>>;

class EvidenceLists {
  /** What all lists may use together. */
  private readonly allowance: RequestAllowance;
  /** Lists that still need their first request. */
  private waiting: number;
  private readonly period: Period;
  private readonly tools: EvidenceTools;
  private hopeless: LeftOut | null = null;
  /** Monotonic, ms. */
  private readonly until: number;

  constructor({ kinds, period, allowance }: EvidencePlan, tools: EvidenceTools) {
    this.allowance = allowance;
    this.waiting = kinds.length;
    this.period = period;
    this.tools = tools;
    this.until = tools.clock.monotonic() + LONGEST_MS;
  }

  async searches(): Promise<Evidence['searches']> {
    const { service } = this.tools;
    const read = await this.withinLimits((limits) =>
      this.pages(limits, {
        read: (cursor) => service.readSearches({ ...instants(this.period), cursor }, limits),
        nameOf: ({ term }) => term,
      }),
    );
    return 'reason' in read ? read : judged(read, judgeSearches(read.rows));
  }

  async feedback(): Promise<Evidence['feedback']> {
    const { service } = this.tools;
    const read = await this.withinLimits((limits) =>
      this.pages(limits, {
        read: (cursor) => service.readFeedback({ ...instants(this.period), cursor }, limits),
        nameOf: ({ path }) => path,
      }),
    );
    return 'reason' in read ? read : judged(read, judgeFeedback(read.rows));
  }

  /** A second request reads the rest of the period; if there is none, the period before. */
  async questions(): Promise<Evidence['questions']> {
    const { service } = this.tools;
    const readerOf =
      (period: Period): ReadPage<AskedQuestion> =>
      (cursor, limits) =>
        service.readQuestions({ ...instants(period), cursor }, limits);
    const nameOf = ({ id }: AskedQuestion): string | null => id;
    const read = await this.withinLimits(async (limits) => {
      const now = await this.pages(limits, { read: readerOf(this.period), nameOf });
      if ('reason' in now || now.more || limits.allowance.left === 0) return { now, before: null };
      const before = await this.pages(limits, { read: readerOf(periodBefore(this.period)), nameOf });
      return { now, before: 'reason' in before || before.more ? null : before.rows };
    });
    const { now, before } = read;
    return 'reason' in now ? now : judged(now, judgeQuestions(now.rows, before));
  }

  /** Gives a list two requests, but leaves one for each list that follows; and its share of the time. */
  private async withinLimits<T>(work: (limits: Limits) => Promise<T>): Promise<T> {
    const { clock, cancelled } = this.tools;
    const late = new AbortController();
    using _deadline = clock.after((this.until - clock.monotonic()) / this.waiting, () => late.abort());
    this.waiting -= 1;
    const { left } = this.allowance;
    const share = Math.max(Math.min(1, left), Math.min(REQUESTS_EACH, left - this.waiting));
    const allowance = { left: share };
    const limits = { allowance, late: late.signal, cancelled: AbortSignal.any([cancelled, late.signal]) };
    const result = await work(limits);
    this.allowance.left -= share - allowance.left;
    return result;
  }

  /** Reads a list until its end, or as far as `limits` allow. The first row of a name counts. */
  private async pages<Row>(
    limits: Limits,
    { read, nameOf }: { readonly read: ReadPage<Row>; readonly nameOf: (row: Row) => string | null },
  ): Promise<Rows<Row> | LeftOut> {
    const rows: Row[] = [];
    const known = new Set<string>();
    let rejectedRows = 0;
    let next: { readonly hasMore: boolean; readonly cursor: string | null } = { hasMore: true, cursor: null };
    for (let page = 0; next.hasMore && (page === 0 || next.cursor !== null); page += 1) {
      const answer = await this.ask(() => read(next.cursor, limits), limits);
      // The rows of the first page are useful even if the second one fails.
      if ('reason' in answer) {
        if (page === 0) return answer;
        break;
      }
      rejectedRows += answer.rejectedRows;
      for (const row of answer.rows) {
        const name = nameOf(row);
        if (name !== null && known.has(name)) continue;
        if (name !== null) known.add(name);
        rows.push(row);
      }
      next = answer;
    }
    return { rows, rejectedRows, more: next.hasMore };
  }

  private async ask<Row>(
    read: () => Promise<EvidencePage<Row>>,
    { allowance, late }: Limits,
  ): Promise<EvidencePage<Row> | LeftOut> {
    if (this.hopeless !== null) return this.hopeless;
    if (allowance.left === 0) return { kind: 'left-out', reason: 'requests', status: null };
    try {
      return await read();
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      const status = error.status ?? null;
      if (late.aborted && status === null) return { kind: 'left-out', reason: 'time', status };
      const reason = status !== null && NOT_OFFERED.includes(status) ? 'not-offered' : 'failed';
      const leftOut = { kind: 'left-out', reason, status } as const;
      if (status !== null && HOPELESS.includes(status)) this.hopeless = leftOut;
      return leftOut;
    }
  }
}

function judged<Figures>({ rows, rejectedRows: rejected, more }: Rows<unknown>, figures: Figures): Judged<Figures> {
  return { kind: 'judged', figures, rejected, rows: rows.length, more };
}

function instants({ from, to }: Period): { readonly from: string; readonly to: string } {
  return { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
}
