import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import type { Collection } from '../../src/report/collect.ts';
import { compare } from '../../src/report/compare.ts';
import type { PageList } from '../../src/report/page-list.ts';
import { type Period, periodBefore, periodsUpTo } from '../../src/report/period.ts';
import type { ReportData, ReportLayout } from '../../src/report/report.ts';

export const WEEK: Period = { kind: 'days', from: Date.UTC(2026, 10, 9), to: Date.UTC(2026, 10, 16) };

/** Counts of a page or site whose visitors were either people or AI. */
export function counts(human: number, ai: number, total = human + ai): VisitorCounts {
  return { human, ai, total };
}

/** The pages of a period by path; complete unless `more` says otherwise. */
export function pageList(pages: Readonly<Record<string, VisitorCounts>>, more: Partial<PageList> = {}): PageList {
  const rows = Object.values(pages);
  const end = rows.at(-1) ?? counts(0, 0, Number.POSITIVE_INFINITY);
  const state = { gap: null, rejected: 0, repeated: 0, shifted: 0, odd: 0, sent: more.rows?.size ?? rows.length, end };
  return { rows: new Map(Object.entries(pages)), ...state, ...more };
}

/** The collected figures of a week with 90 people and 30 AI visitors, after seven with 80 and 20 and the same pages. */
export function aCollection(given: Partial<Collection> = {}): Collection {
  const { period = WEEK, totals = counts(90, 30, 118) } = given;
  const totalsBefore = given.totalsBefore === undefined ? counts(80, 20, 99) : given.totalsBefore;
  const trend = periodsUpTo(period, 2).map((each, at) => ({ period: each, totals: at === 1 ? totals : totalsBefore }));
  const {
    pages = pageList({ '/': counts(60, 20), '/guides/install': counts(40, 15) }),
    pagesBefore = pageList({ '/': counts(55, 14), '/guides/install': counts(38, 9) }),
  } = given;
  const older = periodsUpTo(periodBefore(periodBefore(period)), 6).toReversed();
  return {
    period,
    before: periodBefore(period),
    totals,
    totalsBefore,
    pages,
    pagesBefore,
    older:
      totalsBefore === null
        ? []
        : older.map((each, at) => ({
            period: each,
            // Equal lists would say that the service ignores dates.
            totals: counts(totalsBefore.human, totalsBefore.ai, totalsBefore.total && totalsBefore.total + 1 + at),
            pages: pageList(Object.fromEntries(pagesBefore.rows)),
          })),
    earlier: [periodBefore(period), ...older].map((each) => ({ period: each, totals: totalsBefore })),
    trend,
    requests: 2,
    problem: null,
    ...given,
  };
}

/** The same as figures of a report. */
export function aReport(given: Partial<Collection> = {}): ReportData {
  const collection = aCollection(given);
  return {
    collection,
    comparison: compare(collection),
    later: null,
    evidence: null,
    openPulls: null,
    project: 'handbook',
    baseUrl: 'https://docs.example.com',
    generatedAt: Date.UTC(2026, 10, 16, 6, 17),
  };
}

export const LAYOUT: ReportLayout = {
  command: '/docs',
  top: 10,
  maxRequests: 60,
  earlier: [],
  limit: 60_000,
  site: null,
  runUrl: 'https://github.com/acme/app/actions/runs/7',
  repositoryUrl: 'https://github.com/acme/app',
};
