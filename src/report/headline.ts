import type { VisitorCounts } from '../action/ports/readers.ts';
import { studentPValue } from './chance.ts';
import type { Collection } from './collect.ts';
import type { Comparison } from './compare.ts';
import { HEADLINE } from './news-rules.ts';
import { count, counted, roughly, sentences, visitors } from './number-words.ts';
import { mean, median } from './page-level.ts';
import { isSilent } from './page-list.ts';
import { daysIn, nameOf, nameOfBefore, type Period } from './period.ts';
import type { Kind } from './site-levels.ts';

type Past = Pick<Collection, 'period' | 'totals' | 'earlier'>;

/** Says who read the documentation: people, AI, all of them; and whether that is more or fewer than usual. */
export function headline(
  { period, totals, totalsBefore, earlier, pages }: Past & Pick<Collection, 'totalsBefore' | 'pages'>,
  { uncompared }: Pick<Comparison, 'uncompared'>,
): string {
  if (isSilent(totals) && pages.rows.size > 0)
    return `${nameOf(period)}: the service counts no visitors of the site, but lists ${counted(pages.rows.size, 'page')} with visitors.`;
  if (isSilent(totals)) return silence(period, uncompared === null ? totalsBefore : null);
  const past = { period, totals, earlier: uncompared === 'same-lists' ? [] : earlier };
  const [people, machines] = [against('human', past), against('ai', past)];
  const { human, ai, total } = totals;
  const readers = `${visitors('human', human)}${describe(human, people)}`;
  // A comma already follows the people if something is claimed about them.
  const and = people?.isClear ? ', and' : ' and';
  return sentences([
    `${nameOf(period)}: ${readers}${and} ${visitors('ai', ai)}${describe(ai, machines)}; ${counted(total, 'unique visitor')} in all.`,
    people?.isBack === true && 'People are back to their usual number.',
    machines?.isBack === true && 'AI visitors are back to their usual number.',
  ]);
}

function silence(period: Period, before: VisitorCounts | null): string {
  const nobody = `No visitor read the documentation (${nameOf(period)}).`;
  if (before === null || isSilent(before)) return nobody;
  return `${nobody} There were ${count(before.total)} in ${nameOfBefore(period)}: check that the site still counts its visitors.`;
}

/** Compares a number with the robust level of the earlier periods; null with fewer than five of them. */
function against(kind: Kind, { period, totals: now, earlier }: Past) {
  // Months have different lengths, so they are compared by the day.
  const daily = (of: Period): number => (of.kind === 'month' ? daysIn(period) / daysIn(of) : 1);
  // A period without any visitor was not counted.
  const logs = earlier.flatMap(({ period: of, totals }) =>
    totals === null || totals[kind] === 0 ? [] : [Math.log(totals[kind] * daily(of))],
  );
  const log = Math.log(Math.max(now[kind], HALF));
  const level = levelOf(log, logs);
  if (level === null) return null;
  const [last = 0, ...before] = logs;
  const wasClear = levelOf(last, before)?.isClear ?? false;
  // The period before was clearly different, and this one no longer is.
  const isBack = !level.isClear && wasClear && Math.abs(log - level.usual) < Math.abs(last - level.usual) / 2;
  return { usual: Math.exp(level.usual), isClear: level.isClear, isBack };
}

/** Returns how people changed (now / usual) if that is clear; otherwise null, also if nobody came or rows are missing. */
export function clearChange(of: Collection, { complete, uncompared }: Comparison): number | null {
  const { human } = of.totals;
  const than = !complete || uncompared === 'same-lists' || human === 0 ? null : against('human', of);
  return than?.isClear ? human / than.usual : null;
}

/** Zero has no logarithm. */
const HALF = 0.5;

/** Finds what is usual, on a log scale: odd periods are left out, so that a holiday is not the measure of what follows. */
function levelOf(now: number, logs: readonly number[]): { readonly usual: number; readonly isClear: boolean } | null {
  if (logs.length < HEADLINE.leastPeriods) return null;
  const middle = median(logs);
  const far = (value: number): number => Math.abs(value - middle);
  const reach = HEADLINE.odd * Math.max(1.48 * median(logs.map(far)), HEADLINE.leastScale);
  const nearest = logs.toSorted((one, other) => far(one) - far(other));
  const rest = nearest.filter((value, at) => far(value) <= reach || at < Math.ceil((logs.length * 2) / 3));
  const [usual, centre, n] = [median(rest), mean(rest), rest.length];
  const squares = rest.reduce((sum, value) => sum + (value - centre) ** 2, 2 * HEADLINE.usualSpread ** 2);
  const variance = Math.max(squares / (n + 1), 1 / Math.exp(usual));
  const t = (now - usual) / Math.sqrt(variance * (1 + 1 / n));
  return { usual, isClear: studentPValue(t, n + 1) <= HEADLINE.falseShare };
}

/** Below this many visitors, the difference says more. */
const FEW = 100;

function describe(now: number, than: ReturnType<typeof against>): string {
  if (than === null) return '';
  const usual = roughly(than.usual);
  const base = ` (usually about ${count(usual)})`;
  if (!than.isClear) return Math.abs(now - usual) <= HEADLINE.alike * usual ? ' (about as many as usual)' : base;
  const difference = Math.min(now, usual) < FEW ? `${count(Math.abs(now - usual))} ` : '';
  return `${base}, ${difference}${now > usual ? 'more' : 'fewer'} than usual`;
}
