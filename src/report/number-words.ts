import { counted as plainlyCounted } from '../action/words/markdown.ts';
import type { Kind } from './site-levels.ts';

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const TENTH = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Writes a count: "12,345". */
export function count(number: number): string {
  return WHOLE.format(number);
}

/** Rounds what follows "about" to three digits: it is no count. */
export function roughly(number: number): number {
  return Math.round(Number(number.toPrecision(3)));
}

export function counted(number: number, one: string, many?: string): string {
  return plainlyCounted(number, one, many, count(number));
}

export function visitors(kind: Kind, number: number): string {
  return kind === 'human' ? counted(number, 'person', 'people') : counted(number, 'AI visitor');
}

export function countedWere(number: number, one: string): string {
  return `${counted(number, one)} ${number === 1 ? 'was' : 'were'}`;
}

/** Writes a change: "+12", "−3", "±0". */
export function signed(number: number, format: (size: number) => string = count): string {
  const size = format(Math.abs(number));
  // A number that rounds to 0 has no sign.
  if (size === format(0)) return `±${size}`;
  return `${number > 0 ? '+' : '−'}${size}`;
}

/** Writes a change in percent: "+12%", "new" if there was nothing before, empty if there is nothing to compare with. */
export function percent(now: number, before: number | null): string {
  if (before === null || (before === 0 && now === 0)) return '';
  return before === 0 ? 'new' : `${signed(((now - before) / before) * 100)}%`;
}

/** Writes a fraction as a percentage with one decimal: "29.7%". */
export function share(fraction: number): string {
  return `${TENTH.format(fraction * 100)}%`;
}

/** Writes the change between two fractions in percentage points, as the difference of what `share` shows: "+6.1 points". */
export function points(now: number, before: number): string {
  const shown = (fraction: number): number => Number((fraction * 100).toFixed(1));
  return `${signed(shown(now) - shown(before), (size) => TENTH.format(size))} points`;
}

export function sentences(parts: readonly (string | false)[]): string {
  return parts.filter(Boolean).join(' ');
}
