import * as v from 'valibot';
import type { Issue } from '../action/ports/conversations.ts';
import type { VisitorCounts } from '../action/ports/readers.ts';
import { readMarkerLine, writeMarkerLine } from '../action/words/hidden.ts';
import { JOB_ID } from '../action/words/job.ts';
import type { TrendPoint } from './collect.ts';
import { isPartial } from './gaps.ts';
import { periodKey } from './period.ts';
import type { ReportData } from './report.ts';
import { count, instant, type SaidLine, saidSchema } from './said-lines.ts';

/** Maximum number of earlier totals in an issue: two years of weeks, about ten kilobytes. */
const MOST_REMEMBERED = 110;

const periodFields = { kind: v.picklist(['days', 'month']), from: instant, to: instant };

/** What a report's issue stores in its first line: which report it shows, and the totals of the periods so far. */
const markerSchema = v.strictObject({
  kind: v.literal('report'),
  /** Identifies base address and project, without naming the address in a public place. */
  service: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
  project: v.pipe(v.string(), v.regex(JOB_ID)),
  label: v.string(),
  shown: v.strictObject({
    period: v.strictObject(periodFields),
    partial: v.boolean(),
    /** There were earlier figures to compare with. */
    compared: v.boolean(),
    /** Every page of both periods was certainly read. */
    complete: v.boolean(),
    pages: count,
    /** How many earlier ones said what is usual. */
    periods: v.optional(count, 0),
  }),
  /** Oldest first. Short names, because there are many. */
  history: v.pipe(
    v.array(v.strictObject({ k: periodFields.kind, f: instant, t: instant, h: count, a: count, n: count })),
    v.maxLength(MOST_REMEMBERED),
  ),
  // Totals are worth more than lines that someone edited.
  said: v.fallback(saidSchema, []),
});
type ReportMarker = Readonly<v.InferOutput<typeof markerSchema>>;

export interface RollingIssue {
  readonly issue: Issue;
  /** Null if it can't be believed: its period lies in the future. */
  readonly shown: Shown | null;
  readonly history: readonly TrendPoint[];
  readonly said: readonly SaidLine[];
}

export type Shown = Readonly<ReportMarker['shown']>;

type About = Pick<ReportMarker, 'service' | 'project' | 'label'>;

/**
 * Finds our own issue for a service and project, the oldest one that has the label or has lost it. Anyone with write
 * access can edit its first line: what it says about periods that aren't over at `now` (UTC, ms) is not believed.
 */
export function findRolling(
  issues: readonly Issue[],
  { login, service, project, label, now }: About & { readonly login: string; readonly now: number },
): RollingIssue | null {
  for (const issue of issues.toSorted((one, other) => one.number - other.number)) {
    const read = issue.author === login ? v.safeParse(markerSchema, readMarkerLine(issue.body)?.value) : null;
    if (!read?.success || read.output.service !== service || read.output.project !== project) continue;
    const { shown, history, said } = read.output;
    // An issue with another report's label is that report's.
    if (![...issue.labels, read.output.label].some((name) => name.toLowerCase() === label.toLowerCase())) continue;
    return {
      issue,
      shown: shown.period.to > now ? null : shown,
      history: history
        .filter(({ t }) => t <= now)
        .map(({ k, f, t, h, a, n }) => ({
          period: { kind: k, from: f, to: t },
          totals: { human: h, ai: a, total: n },
        })),
      said: said.filter(({ d }) => d <= now),
    };
  }
  return null;
}

export function reportMarker(
  shown: Shown,
  { history: known, ...about }: About & Pick<RollingIssue, 'history'> & { readonly said: readonly SaidLine[] },
): string {
  const history = known
    .slice(-MOST_REMEMBERED)
    .flatMap(({ period: { kind: k, from: f, to: t }, totals }) =>
      totals === null ? [] : [{ k, f, t, h: totals.human, a: totals.ai, n: totals.total }],
    );
  return writeMarkerLine({ kind: 'report', ...about, shown, history } satisfies ReportMarker);
}

export function shownOf({ collection, comparison }: ReportData): Shown {
  const { period, pages } = collection;
  const { complete, periods } = comparison;
  const compared = comparison.uncompared !== 'unknown';
  return { period, partial: isPartial(collection), compared, complete, pages: pages.rows.size, periods };
}

/** What a report does to the issue: it starts a new period, replaces the same one, or leaves alone what is there. */
export type Decision = 'new-period' | 'same-period' | 'keep-later' | 'keep-better';

/** Decides whether a report replaces that of an issue: never a later period, nor a better report of the same one. */
export function decideUpdate(before: Shown | null, next: Shown): Decision {
  if (before === null) return 'new-period';
  if (periodKey(before.period) !== periodKey(next.period)) {
    return next.period.to < before.period.to ? 'keep-later' : 'new-period';
  }
  return isWorse(next, before) ? 'keep-better' : 'same-period';
}

function isWorse(one: Shown, other: Shown): boolean {
  const rank = ({ partial, compared, complete }: Shown): number =>
    (partial ? 0 : 4) + (compared ? 2 : 0) + (complete ? 1 : 0);
  const pages = one.complete ? 0 : one.pages - other.pages;
  return (rank(one) - rank(other) || one.periods - other.periods || pages) < 0;
}

/** Merges remembered totals with those just read, which win. Oldest first. */
export function joinHistory(remembered: readonly TrendPoint[], read: readonly TrendPoint[]): readonly TrendPoint[] {
  const known = [...remembered, ...read.filter(({ totals }) => totals !== null)];
  const byKey = new Map(known.map((point) => [periodKey(point.period), point]));
  const order = ({ period: one }: TrendPoint, { period: other }: TrendPoint) =>
    one.to - other.to || one.from - other.from;
  return [...byKey.values()].toSorted(order);
}

export function knownTotals(history: readonly TrendPoint[]): ReadonlyMap<string, VisitorCounts> {
  return new Map(history.flatMap(({ period, totals }) => (totals === null ? [] : [[periodKey(period), totals]])));
}
