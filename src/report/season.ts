import type { RequestAllowance, VisitorCounts } from '../action/ports/readers.ts';
import { ServiceError } from '../action/words/errors.ts';
import type { ReportWorld } from '../action/world.ts';
import { isSilent } from './compare.ts';
import { count, percent, visitors } from './number-words.ts';
import { DAY_MS, daysIn, firstOfMonth, instants, type Period, periodBefore, periodKey } from './period.ts';
import type { Kind } from './site-levels.ts';

/** Totals of the same periods a year earlier: they show whether a change of the whole site comes with the season. */
export interface Season {
  readonly period: Period;
  readonly before: Period;
  readonly totals: VisitorCounts;
  readonly totalsBefore: VisitorCounts;
}

/** A clear change of the whole site: the natural logarithm of now to before. */
export interface SiteChange {
  readonly kind: Kind;
  readonly log: number;
}

export const SEASON_REQUESTS = 2;
/** So many weeks later, a period has the same weekdays and nearly the same date. */
const WEEKS_OF_A_YEAR = 52;
/** A year earlier went alike if it changed in the same direction, and at least this fraction as far on a log scale … */
const AS_FAR = 0.5;
/** … by more than this many standard deviations of counting. */
const CLEAR = 2;

/**
 * Reads the totals of the same periods a year earlier; `known` totals, by `periodKey`, need no request. Null if the service
 * doesn't have them or `allowance` is used up: a report is complete without.
 */
export async function readSeason(
  period: Period,
  known: ReadonlyMap<string, VisitorCounts>,
  allowance: RequestAllowance,
  { service, runner }: ReportWorld,
): Promise<Season | null> {
  const periods = aYearEarlier(period);
  const totalsOf = async (each: Period): Promise<VisitorCounts | null> => {
    const remembered = known.get(periodKey(each));
    if (remembered !== undefined || allowance.left === 0) return remembered ?? null;
    const query = { ...instants(each), limit: 1, offset: 0 };
    return (await service.readVisitors(query, { allowance, cancelled: runner.cancelled })).totals;
  };
  try {
    const before = await totalsOf(periods.before);
    return before === null ? null : seasonOf(periods, await totalsOf(periods.period), before);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    runner.debug(`The same periods a year earlier were not read: ${error.message}`);
    return null;
  }
}

/** Finds the same period a year earlier, with the same weekdays, or the same month; and the one before that. */
export function aYearEarlier({ kind, from, to }: Period): Pick<Season, 'period' | 'before'> {
  const earlier = (at: number): number =>
    kind === 'month' ? firstOfMonth(at, -12) : at - WEEKS_OF_A_YEAR * 7 * DAY_MS;
  const period = { kind, from: earlier(from), to: earlier(to) };
  return { period, before: periodBefore(period) };
}

/** Puts a season together; null if nothing was counted yet: the time before counting began is never a base. */
export function seasonOf(
  periods: Pick<Season, 'period' | 'before'>,
  totals: VisitorCounts | null,
  totalsBefore: VisitorCounts | null,
): Season | null {
  if (totals === null || totalsBefore === null || isSilent(totals) || isSilent(totalsBefore)) return null;
  return { ...periods, totals, totalsBefore };
}

/** Says how the same periods a year earlier went, for each kind that changed clearly now; empty if that is unknown. */
export function describeSeason(season: Season | null, changes: readonly SiteChange[]): string {
  if (season === null) return '';
  const { period, totals, totalsBefore } = season;
  const known = changes.filter(({ kind }) => totalsBefore[kind] > 0 && totals[kind] > 0);
  if (known.length === 0) return '';
  const figures = known.map(({ kind }) => {
    const [now, before] = [totals[kind], totalsBefore[kind]];
    return `${count(before)} → ${visitors(kind, now)} (${percent({ now, before })})`;
  });
  const end = known.every((change) => wentAlike(season, change)) ? ': it may be the season' : '';
  return `The same ${nameOfBoth(period)} a year earlier: ${figures.join(', ')}${end}.`;
}

function wentAlike({ totals, totalsBefore }: Season, { kind, log }: SiteChange): boolean {
  const [now, before] = [totals[kind], totalsBefore[kind]];
  const then = Math.log(now / before);
  const isClear = Math.abs(then) > CLEAR * Math.sqrt(1 / now + 1 / before);
  return isClear && Math.sign(then) === Math.sign(log) && Math.abs(then) >= AS_FAR * Math.abs(log);
}

function nameOfBoth(period: Period): string {
  if (period.kind === 'month') return 'months';
  return daysIn(period) === 7 ? 'weeks' : 'days';
}
