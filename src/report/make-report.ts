import type { World } from '../action/world.ts';
import { collectVisitors, readSilentDays, type TrendPoint } from './collect.ts';
import { compare, NO_FILES } from './compare.ts';
import { collectEvidence, REQUESTS_EACH } from './evidence/collect.ts';
import { describeAllLeftOut } from './evidence/evidence.ts';
import { lookBack } from './look-back.ts';
import { readSources } from './page-sources.ts';
import { daysOf, type Period, periodKey } from './period.ts';
import type { OpenPulls, ReportData, ReportLayout } from './report.ts';
import { joinHistory, knownTotals } from './rolling-issue.ts';
import { fellAlike } from './what-moved.ts';

export interface Report {
  readonly data: ReportData;
  readonly layout: Omit<ReportLayout, 'limit'>;
  /** All known totals, oldest first: those recorded in the issue, and those just read. */
  readonly history: readonly TrendPoint[];
}

export interface ReportRequest {
  readonly period: Period;
  readonly isLastWeek: boolean;
  /** Totals that the rolling issue remembers, oldest first; they are not requested again. */
  readonly remembered: readonly TrendPoint[];
  /** Reads the open pull requests of the agent, which the report names last. */
  readonly readOpenPulls: () => Promise<OpenPulls | null>;
}

/** Collects and compares the visitors of a period, and everything else that the report shows. */
export async function makeReport(request: ReportRequest, world: World): Promise<Report> {
  const { settings, run } = world;
  const { command, top, maxRequests } = settings;
  const { remembered } = request;
  const data = await readReport(request, world);
  const { period, before, totals, totalsBefore, trend } = data.collection;
  const inTrend = new Set(trend.map((point) => periodKey(point.period)));
  const earlier = remembered.filter((point) => point.period.to < period.to && !inTrend.has(periodKey(point.period)));
  const repositoryUrl = `${run.serverUrl}/${run.repository}`;
  const runUrl = `${repositoryUrl}/actions/runs/${run.runId}`;
  const addresses = { site: settings.siteUrl || null, runUrl, repositoryUrl };
  const layout = { command, top, maxRequests, earlier, ...addresses };
  const read = [{ period: before, totals: totalsBefore }, ...trend, { period, totals }];
  return { data, layout, history: joinHistory(remembered, read) };
}

/** Reads everything that the report shows: what matters most comes first, because all share `max-requests`. */
async function readReport(request: ReportRequest, world: World): Promise<ReportData> {
  const { settings, service, runner, clock } = world;
  const { trend, maxRequests, evidence: kinds, pagesRoot: root, baseUrl, projectId: project } = settings;
  const { cancelled } = runner;
  const { period, remembered } = request;
  const looksBack = request.isLastWeek && root !== '';
  const reserved = kinds.length * REQUESTS_EACH;
  const plan = { period, trend, maxRequests, reserved, known: knownTotals(remembered) };
  const collected = await collectVisitors(plan, { service, cancelled });
  let comparison = compare(collected);
  const files = root === '' ? NO_FILES : await readSources(collected, comparison, world);
  if (files !== NO_FILES) comparison = compare(collected, files);
  const allowance = { left: maxRequests - collected.requests };
  const isSought = fellAlike(collected, comparison) && allowance.left - reserved >= daysOf(period).length;
  const silentDays = isSought ? await readSilentDays(period, allowance, { service, cancelled }) : [];
  const notWeekly = root === '' ? null : ({ kind: 'not-weekly' } as const);
  const later = looksBack ? await lookBack(collected, root, allowance, world) : notWeekly;
  const evidence = kinds.length === 0 ? null : await collectEvidence({ kinds, period, allowance }, world);
  for (const sentence of evidence === null ? [] : describeAllLeftOut(evidence)) runner.info(sentence);
  const collection = { ...collected, silentDays, requests: maxRequests - allowance.left };
  const openPulls = await request.readOpenPulls();
  const generatedAt = clock.now();
  return { collection, comparison, later, evidence, openPulls, project, baseUrl, generatedAt };
}
