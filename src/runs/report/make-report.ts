import type { ReportFiles } from '../../outcome.ts';
import { collectVisitors } from '../../visitors/collect.ts';
import { compare } from '../../visitors/compare.ts';
import { csvParts, jsonParts } from '../../visitors/data-files.ts';
import { REQUESTS_EACH } from '../../visitors/evidence/collect.ts';
import { foreseeNeed } from '../../visitors/foresight.ts';
import { type Period, periodKey } from '../../visitors/period.ts';
import type { ReportData, ReportLayout } from '../../visitors/report.ts';
import { joinHistory, knownTotals, type RollingIssue } from '../../visitors/rolling-issue.ts';
import type { ReportWorld } from '../world.ts';
import { lookBack } from './look-back.ts';
import { readEvidence } from './read-evidence.ts';
import { readOpenPulls } from './read-open-pulls.ts';
import { readSeason, SEASON_REQUESTS } from './read-season.ts';

/** A report's figures and layout, the same wherever it is shown. */
export interface Report {
  readonly data: ReportData;
  readonly layout: Omit<ReportLayout, 'limit'>;
  /** All known totals, oldest first: those recorded in the issue, and those just read. */
  readonly history: ReturnType<typeof joinHistory>;
}

/** What a report is to be about. */
export interface ReportRequest {
  readonly period: Period;
  /** The input was `last-week`. */
  readonly isLastWeek: boolean;
  readonly memory: RollingIssue | null;
}

/** Collects and compares the visitors of a period; totals that the rolling issue remembers are not requested again. */
export async function makeReport(request: ReportRequest, world: ReportWorld): Promise<Report> {
  const { settings, run } = world;
  const { command, top, maxRequests } = settings;
  const remembered = request.memory?.history ?? [];
  const data = await readReport(request, remembered, world);
  const { period, before, totals, totalsBefore, trend } = data.collection;
  const inTrend = new Set(trend.map((point) => periodKey(point.period)));
  const earlier = remembered.filter((point) => point.period.to < period.to && !inTrend.has(periodKey(point.period)));
  const layout = {
    command,
    top,
    maxRequests,
    earlier,
    site: settings.siteUrl || null,
    runUrl: runUrlOf(run),
    repositoryUrl: `${run.serverUrl}/${run.repository}`,
  };
  const read = [{ period: before, totals: totalsBefore }, ...trend, { period, totals }];
  return { data, layout, history: joinHistory(remembered, read) };
}

/** Reads everything that the report shows: what matters most comes first, because all share `max-requests`. */
async function readReport(
  { period, isLastWeek }: ReportRequest,
  remembered: RollingIssue['history'],
  world: ReportWorld,
): Promise<ReportData> {
  const { settings, service, runner, clock } = world;
  const { trend, maxRequests, baseUrl, projectId: project } = settings;
  // The pages changed four weeks ago need three lists more.
  const lists = isLastWeek && settings.pagesRoot !== '' ? 3 : 0;
  const reserved = { lists, requests: settings.evidence.length * REQUESTS_EACH + SEASON_REQUESTS };
  const known = knownTotals(remembered);
  const plan = { period, trend, maxRequests, reserved, known };
  const onLongList = (): void => runner.info(foreseeNeed({ maxRequests, trend }));
  const collected = await collectVisitors(plan, { service, cancelled: runner.cancelled, onLongList });
  const comparison = compare(collected);
  const back = await lookBack({ collection: collected, isLastWeek }, world);
  let requests = collected.requests + (back?.requests ?? 0);
  const asked = await readEvidence({ period, left: maxRequests - requests }, world);
  requests += asked?.requests ?? 0;
  const then = await readSeason({ collection: collected, comparison, known, left: maxRequests - requests }, world);
  requests += then.requests;
  return {
    collection: { ...collected, requests },
    comparison,
    later: back?.later ?? null,
    evidence: asked?.evidence ?? null,
    season: then.season,
    openPulls: await readOpenPulls(world),
    project,
    baseUrl,
    generatedAt: clock.now(),
  };
}

/** Returns the address of this run, whose artifacts may hold the files; null if the runner doesn't name the run. */
function runUrlOf({ serverUrl, repository, runId }: ReportWorld['run']): string | null {
  return /^\d+$/.test(runId) ? `${serverUrl}/${repository}/actions/runs/${runId}` : null;
}

/** Writes the report's files for later steps. */
export async function writeReportFiles(
  { data }: Report,
  markdown: string,
  { runner }: ReportWorld,
): Promise<ReportFiles> {
  return {
    markdown: await runner.writeTempFile('visitors.md', [markdown]),
    json: await runner.writeTempFile('visitors.json', jsonParts(data)),
    csv: await runner.writeTempFile('visitors.csv', csvParts(data)),
  };
}
