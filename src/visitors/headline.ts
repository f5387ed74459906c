import { type Comparison, type Figure, isSilent, percentOf } from './compare.ts';
import { count, counted, percent, points, share, signed } from './number-words.ts';
import { nameOf, nameOfBefore, type Period } from './period.ts';

/** Below this many visitors, a number is clearer than a percentage. */
const FEW = 20;

/** Says in one plain sentence what happened to the readers in a period. */
export function headline(period: Period, comparison: Comparison): string {
  const { human, ai, total } = comparison;
  if (isSilent({ human: human.now, ai: ai.now, total: total.now })) return silence(period, total);
  const isSmall = Math.min(total.now, total.before ?? total.now) < FEW;
  const change = isSmall ? difference : percent;
  const people = `${counted(human.now, 'person', 'people')}${inBrackets(change(human))}`;
  const machines = `${counted(ai.now, 'AI visitor')}${inBrackets(change(ai))}`;
  const visitors = counted(total.now, 'visitor');
  const compared = total.before === null ? '' : `, ${comparedWith(total, isSmall)} ${nameOfBefore(period)}`;
  if (isSmall) return `${visitors}${compared} (${nameOf(period)}): ${people} and ${machines}.`;
  return `${visitors} read the documentation (${nameOf(period)})${compared}: ${people} and ${machines}${shareOf(comparison.share)}.`;
}

function silence(period: Period, { before }: Figure): string {
  const then =
    before === null
      ? ''
      : ` There were ${count(before)} in ${nameOfBefore(period)}: check that the site still counts its visitors.`;
  return `No visitor read the documentation (${nameOf(period)}).${then}`;
}

function comparedWith(total: Figure, isSmall: boolean): string {
  const change = isSmall ? total.now - (total.before ?? 0) : percentOf(total);
  const rounded = typeof change === 'number' ? Math.round(change) : 0;
  if (rounded === 0) return isSmall ? 'as many as' : 'about as many as';
  return `${count(Math.abs(rounded))}${isSmall ? '' : '%'} ${rounded > 0 ? 'more' : 'fewer'} than`;
}

function difference({ now, before }: Figure): string {
  return before === null ? '' : signed(now - before);
}

function shareOf({ now, before }: Comparison['share']): string {
  if (now === null) return '';
  return `, an AI share of ${share(now)}${before === null ? '' : inBrackets(points(now, before))}`;
}

function inBrackets(text: string): string {
  return text === '' ? '' : ` (${text})`;
}
