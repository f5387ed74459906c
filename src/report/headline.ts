import type { Collection, TrendPoint } from './collect.ts';
import { type Comparison, type Figure, isSilent } from './compare.ts';
import { count, counted, visitors } from './number-words.ts';
import { nameOf, nameOfBefore, type Period } from './period.ts';
import type { Kind } from './site-levels.ts';

/** Below this many visitors, numbers say more than percentages: by chance alone they vary by a fifth and more. */
const FEW = 100;
/** So many standard deviations of the usual change are more than chance explains. */
const CLEAR = 2;
/** With fewer earlier changes, the site's own variation is unknown. */
const LEAST_CHANGES = 3;
/** Taken for the standard deviation of a change then, on a log scale. */
const USUAL_CHANGE = 0.1;

type Shown = Pick<Collection, 'period' | 'trend'>;

/** Says who read the documentation: people, AI, all of them. */
export function headline({ period, trend }: Shown, comparison: Comparison): string {
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
