import { type Comparison, type Figure, percentOf } from './compare.ts';
import { count, counted, percent, points, share } from './number-words.ts';
import { nameOf, nameOfBefore, type Period } from './period.ts';

/** Says in one plain sentence what happened to the readers in a period. */
export function headline(period: Period, { human, ai, total, share: fraction }: Comparison): string {
  if (total.now === 0) return silence(period, total);
  const visitors = `${counted(total.now, 'visitor')} read the documentation (${nameOf(period)})`;
  const compared = total.before === null ? '' : `, ${comparedWith(total)} ${nameOfBefore(period)}`;
  const people = `${counted(human.now, 'person', 'people')}${inBrackets(percent(human))}`;
  const machines = `${counted(ai.now, 'AI visitor')}${inBrackets(percent(ai))}`;
  return `${visitors}${compared}: ${people} and ${machines}${shareOf(fraction)}.`;
}

function silence(period: Period, { before }: Figure): string {
  const then =
    before === null
      ? ''
      : ` There were ${count(before)} in ${nameOfBefore(period)}: check that the site still counts its visitors.`;
  return `No visitor read the documentation (${nameOf(period)}).${then}`;
}

function comparedWith(total: Figure): string {
  const change = percentOf(total);
  const rounded = typeof change === 'number' ? Math.round(change) : 0;
  if (rounded === 0) return 'about as many as';
  return `${count(Math.abs(rounded))}% ${rounded > 0 ? 'more' : 'fewer'} than`;
}

function shareOf({ now, before }: Comparison['share']): string {
  if (now === null) return '';
  return `, an AI share of ${share(now)}${before === null ? '' : inBrackets(points(now, before))}`;
}

function inBrackets(text: string): string {
  return text === '' ? '' : ` (${text})`;
}
