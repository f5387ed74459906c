import { repositoryErrorOf } from '../../errors.ts';
import { believedHandover } from '../../thread/handover.ts';
import { type CollectionPlan, collectVisitors, type TrendPoint } from '../../visitors/collect.ts';
import { compare } from '../../visitors/compare.ts';
import { collectEvidence, REQUESTS_EACH } from '../../visitors/evidence/collect.ts';
import { describeAllLeftOut } from '../../visitors/evidence/section.ts';
import { foreseeNeed } from '../../visitors/foresight.ts';
import { isPartial } from '../../visitors/gaps.ts';
import { siteChanges } from '../../visitors/headline.ts';
import { LOOK_BACK_LISTS, lookBack } from '../../visitors/look-back.ts';
import type { OpenPulls } from '../../visitors/open-pulls.ts';
import { type Period, periodKey } from '../../visitors/period.ts';
import type { ReportData, ReportLayout } from '../../visitors/report.ts';
import { joinHistory, knownTotals } from '../../visitors/rolling-issue.ts';
import { readSeason, SEASON_REQUESTS } from '../../visitors/season.ts';
import { oursOf, type ReportWorld } from '../world.ts';

/** A report's figures and layout, the same wherever it is shown. */
export interface Report {
  readonly data: ReportData;
  readonly layout: Omit<ReportLayout, 'limit'>;
  /** All known totals, oldest first: those recorded in the issue, and those just read. */
  readonly history: readonly TrendPoint[];
}

/** What a report is to be about. */
export interface ReportRequest {
  readonly period: Period;
  /** The input was `last-week`. */
  readonly isLastWeek: boolean;
  /** Totals that the rolling issue remembers, oldest first; they are not requested again. */
  readonly remembered: readonly TrendPoint[];
}

/** Collects and compares the visitors of a period, and everything else that the report shows. */
export async function makeReport(request: ReportRequest, world: ReportWorld): Promise<Report> {
  const { settings, run } = world;
  const { command, top, maxRequests } = settings;
  const { remembered } = request;
  const data = await readReport(request, world);
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
async function readReport(request: ReportRequest, world: ReportWorld): Promise<ReportData> {
  const { settings, service, runner, clock } = world;
  const { trend, maxRequests, evidence: kinds, pagesRoot: root, baseUrl, projectId: project } = settings;
  const { cancelled } = runner;
  const { period } = request;
  const plan = planOf(request, settings);
  const onLongList = (): void => runner.info(foreseeNeed({ maxRequests, trend }));
  const collected = await collectVisitors(plan, { service, cancelled, onLongList });
  const comparison = compare(collected);
  const allowance = { left: maxRequests - collected.requests };
  const notWeekly = root === '' ? null : ({ kind: 'not-weekly' } as const);
  const later = looksBack(request, settings)
    ? await lookBack({ collection: collected, root, allowance }, world)
    : notWeekly;
  const evidence =
    kinds.length === 0 ? null : await collectEvidence({ kinds, period, allowance }, { service, clock, cancelled });
  for (const sentence of evidence === null ? [] : describeAllLeftOut(evidence)) runner.info(sentence);
  const hasChanged = !isPartial(collected) && siteChanges(collected, comparison).length > 0;
  const season = hasChanged ? await readSeason({ period, known: plan.known, allowance }, world) : null;
  const collection = { ...collected, requests: maxRequests - allowance.left };
  const openPulls = await readOpenPulls(world);
  const generatedAt = clock.now();
  return { collection, comparison, later, evidence, season, openPulls, project, baseUrl, generatedAt };
}

/** Plans the collection so that the report's other parts can have the requests that they need. */
function planOf(request: ReportRequest, settings: ReportWorld['settings']): CollectionPlan {
  const { period, remembered } = request;
  const { trend, maxRequests, evidence } = settings;
  const lists = looksBack(request, settings) ? LOOK_BACK_LISTS : 0;
  const requests = evidence.length * REQUESTS_EACH + SEASON_REQUESTS;
  return { period, trend, maxRequests, reserved: { lists, requests }, known: knownTotals(remembered) };
}

function looksBack({ isLastWeek }: ReportRequest, { pagesRoot }: ReportWorld['settings']): boolean {
  return isLastWeek && pagesRoot !== '';
}

/** GitHub lists so many open pull requests in one request. */
const MOST_LISTED = 100;

/**
 * Counts the open pull requests that have our hand-over, with two requests at most. Null if there are none, or if GitHub
 * doesn't show them: the report is complete without.
 */
async function readOpenPulls(world: ReportWorld): Promise<OpenPulls | null> {
  const { repository, runner } = world;
  try {
    const open = await repository.openPullRequests({ insists: false });
    if (open.length === 0) return null;
    const ours = oursOf(await repository.viewer(), world);
    const byAgent = open.flatMap(({ number, comments }) => {
      const handover = comments.find((comment) => believedHandover(comment, ours) !== null);
      return handover === undefined ? [] : [{ number, since: Date.parse(handover.createdAt) }];
    });
    const [oldest] = byAgent.toSorted((one, other) => one.since - other.since || one.number - other.number);
    return oldest === undefined ? null : { count: byAgent.length, oldest, cut: open.length >= MOST_LISTED };
  } catch (error) {
    runner.debug(`The open pull requests were not read: ${repositoryErrorOf(error).message}`);
    return null;
  }
}

/** Returns the address of this run, whose artifacts may hold the files; null if the runner doesn't name the run. */
function runUrlOf({ serverUrl, repository, runId }: ReportWorld['run']): string | null {
  return /^\d+$/.test(runId) ? `${serverUrl}/${repository}/actions/runs/${runId}` : null;
}
