import type { ReportFiles } from '../outcome.ts';
import { collectVisitors } from '../visitors/collect.ts';
import { compare } from '../visitors/compare.ts';
import { csvParts, jsonParts } from '../visitors/data-files.ts';
import { type Period, periodKey } from '../visitors/period.ts';
import type { ReportData, ReportLayout } from '../visitors/report.ts';
import { joinHistory, knownTotals, type RollingIssue } from '../visitors/rolling-issue.ts';
import type { World } from './world.ts';

/** A report's figures and layout, the same wherever it is shown. */
export interface Report {
  readonly data: ReportData;
  readonly layout: Omit<ReportLayout, 'limit'>;
  /** All known totals, oldest first: those recorded in the issue, and those just read. */
  readonly history: ReturnType<typeof joinHistory>;
}

/** Collects and compares the visitors of a period. Totals recorded in the rolling issue aren't requested again. */
export async function makeReport(
  { period, memory }: { readonly period: Period; readonly memory: RollingIssue | null },
  { settings, service, runner, clock }: World,
): Promise<Report> {
  const { trend, maxRequests, baseUrl, projectId: project, command, top } = settings;
  const remembered = memory?.history ?? [];
  const plan = { period, trend, maxRequests, known: knownTotals(remembered) };
  const collection = await collectVisitors(plan, { service, cancelled: runner.cancelled });
  const inTrend = new Set(collection.trend.map((point) => periodKey(point.period)));
  const earlier = remembered.filter((point) => point.period.to < period.to && !inTrend.has(periodKey(point.period)));
  const now = { period, totals: collection.totals };
  const history = joinHistory(remembered, [
    { period: collection.before, totals: collection.totalsBefore },
    ...collection.trend,
    now,
  ]);
  return {
    data: { collection, comparison: compare(collection), project, baseUrl, generatedAt: clock.now() },
    layout: { command, top, maxRequests, earlier },
    history,
  };
}

/** Writes the report's files for later steps. */
export async function writeReportFiles({ data }: Report, markdown: string, { runner }: World): Promise<ReportFiles> {
  return {
    markdown: await runner.writeTempFile('visitors.md', [markdown]),
    json: await runner.writeTempFile('visitors.json', jsonParts(data)),
    csv: await runner.writeTempFile('visitors.csv', csvParts(data)),
  };
}
