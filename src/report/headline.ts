import type { RequestAllowance, VisitorCounts } from '../action/ports/readers.ts';
import { ServiceError } from '../action/words/errors.ts';
import type { ReportWorld } from '../action/world.ts';
import type { Collection, TrendPoint } from './collect.ts';
import { type Comparison, type Figure, isSilent } from './compare.ts';
import { count, counted, percent, sentences, visitors } from './number-words.ts';
import {
  DAY_MS,
  daysIn,
  firstOfMonth,
  instants,
  nameOf,
  nameOfBefore,
  type Period,
  periodBefore,
  periodKey,
} from './period.ts';
import { KINDS, type Kind } from './site-levels.ts';

/** Below this many visitors, numbers say more than percentages: by chance alone they vary by a fifth and more. */
const FEW = 100;
/** So many standard deviations of the usual change are more than chance explains. */
const CLEAR = 2;
/** With fewer earlier changes, the site's own variation is unknown. */
const LEAST_CHANGES = 3;
/** Taken for the standard deviation of a change then, on a log scale. */
const USUAL_CHANGE = 0.1;

type Shown = Pick<Collection, 'period' | 'trend'>;

/** Says who read the documentation: people, AI, all of them; after a clear change of the site, how a year earlier went. */
export function headline(shown: Shown, comparison: Comparison, season: Season | null): string {
  return sentences([whoReads(shown, comparison), describeSeason(season, siteChanges(shown, comparison))]);
}

/** Lists the clear changes of the whole site: those that the headline states in percent. */
export function siteChanges({ trend }: Shown, comparison: Comparison): readonly SiteChange[] {
  return KINDS.flatMap((kind) => {
    const figure = comparison[kind];
    const log = clearChange(figure, trendOf(trend, kind));
    return log === null || isFew(figure) ? [] : [{ kind, log }];
  });
}

function whoReads({ period, trend }: Shown, comparison: Comparison): string {
  const { human, ai, total } = comparison;
  if (isSilent({ human: human.now, ai: ai.now, total: total.now })) return silence(period, total);
  const then = nameOfBefore(period);
  const people = change(human, trendOf(trend, 'human'));
  const machines = change(ai, trendOf(trend, 'ai'));
  // Behind a change, the period would look like the one before.
  const readers = `${nameOf(period)}: ${visitors('human', human.now)}`;
  const agents = visitors('ai', ai.now);
  const all = `${counted(total.now, 'unique visitor')} in all.`;
  if (people === '') return `${readers} and ${agents}; ${all}`;
  if (people === machines) return `${readers} and ${agents}, both ${people} ${then}; ${all}`;
  return `${readers}, ${people} ${then}, and ${agents}, ${machines} then; ${all}`;
}

function silence(period: Period, { before }: Figure): string {
  const nobody = `No visitor read the documentation (${nameOf(period)}).`;
  if (before === null) return nobody;
  return `${nobody} There were ${count(before)} in ${nameOfBefore(period)}: check that the site still counts its visitors.`;
}

function trendOf(trend: readonly TrendPoint[], kind: Kind): readonly number[] {
  return trend.flatMap(({ totals }) => (totals === null ? [] : [totals[kind]]));
}

/** Says how a number changed: in percent only if that is more than chance explains. Empty if there is nothing before. */
function change(figure: Figure, totals: readonly number[]): string {
  const { now, before } = figure;
  if (before === null) return '';
  if (isFew(figure))
    return now === before ? 'as many as' : `${count(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'} than`;
  const log = clearChange(figure, totals);
  if (log === null) return 'about as many as';
  return `${count(Math.abs(Math.round((now / before - 1) * 100)))}% ${log > 0 ? 'more' : 'fewer'} than`;
}

function isFew({ now, before }: Figure): boolean {
  return Math.min(now, before ?? 0) < FEW;
}

/** Returns the natural logarithm of a change that chance does not explain; otherwise null. */
function clearChange({ now, before }: Figure, totals: readonly number[]): number | null {
  if (before === null || before === 0 || now === 0) return null;
  const log = Math.log(now / before);
  return Math.abs(log) <= CLEAR * noise(now, before, totals) ? null : log;
}

/** Returns the standard deviation of a change between two periods, from counting and from the site's earlier changes. */
function noise(now: number, before: number, totals: readonly number[]): number {
  const earlier = totals.slice(0, -1);
  const changes = earlier.slice(1).flatMap((total, at) => {
    const last = earlier[at] ?? 0;
    return last > 0 && total > 0 ? [Math.log(total / last)] : [];
  });
  const squares = changes.reduce((sum, each) => sum + each ** 2, 0);
  const own = changes.length < LEAST_CHANGES ? USUAL_CHANGE ** 2 : squares / changes.length;
  return Math.sqrt(Math.max(own, 1 / now + 1 / before));
}

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
const CLEAR_SEASON = 2;

/** Reads the totals of a year earlier; `known` ones (by `periodKey`) need no request. Null: a report is complete without. */
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
  const isClear = Math.abs(then) > CLEAR_SEASON * Math.sqrt(1 / now + 1 / before);
  return isClear && Math.sign(then) === Math.sign(log) && Math.abs(then) >= AS_FAR * Math.abs(log);
}

function nameOfBoth(period: Period): string {
  if (period.kind === 'month') return 'months';
  return daysIn(period) === 7 ? 'weeks' : 'days';
}
