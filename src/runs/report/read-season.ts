import { ServiceError } from '../../errors.ts';
import type { RequestAllowance, VisitorCounts } from '../../ports/readers.ts';
import type { Collection } from '../../visitors/collect.ts';
import type { Comparison } from '../../visitors/compare.ts';
import { isPartial } from '../../visitors/gaps.ts';
import { siteChanges } from '../../visitors/headline.ts';
import { type Period, periodKey } from '../../visitors/period.ts';
import { aYearEarlier, type Season, seasonOf } from '../../visitors/season.ts';
import type { ReportWorld } from '../world.ts';

/** For the totals of two periods. */
export const SEASON_REQUESTS = 2;

/**
 * Reads the totals of the same periods a year earlier if the whole site changed clearly, with two requests at most; none
 * for totals that the rolling issue remembers. The season is null if the service doesn't have them: the report is
 * complete without.
 */
export async function readSeason(
  {
    collection,
    comparison,
    known,
    left,
  }: {
    readonly collection: Collection;
    readonly comparison: Comparison;
    /** Totals by `periodKey`. */
    readonly known: ReadonlyMap<string, VisitorCounts>;
    /** Requests that may still be sent. */
    readonly left: number;
  },
  { service, runner }: ReportWorld,
): Promise<{ readonly season: Season | null; readonly requests: number }> {
  const isWanted = !isPartial(collection) && siteChanges(collection, comparison).length > 0;
  if (!isWanted) return { season: null, requests: 0 };
  const periods = aYearEarlier(collection.period);
  const allowance: RequestAllowance = { left };
  const totalsOf = async ({ from, to }: Period): Promise<VisitorCounts | null> => {
    const remembered = known.get(periodKey({ from, to }));
    if (remembered !== undefined || allowance.left === 0) return remembered ?? null;
    const query = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), limit: 1, offset: 0 };
    return (await service.readVisitors(query, { allowance, cancelled: runner.cancelled })).totals;
  };
  try {
    const before = await totalsOf(periods.before);
    const totals = before === null ? null : await totalsOf(periods.period);
    return { season: seasonOf(periods, totals, before), requests: left - allowance.left };
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    runner.debug(`The same periods a year earlier were not read: ${error.message}`);
    return { season: null, requests: left - allowance.left };
  }
}
