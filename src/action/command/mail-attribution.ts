import { endsWithColon, isBlank, isQuoted } from './line-forms.ts';
import { holdsAddress, holdsDateAndTime } from './mail-forms.ts';

/**
 * Checks whether the first paragraph of `lines` is what a mail program writes above a quotation ("… wrote:"): it ends
 * with a colon, quoted lines follow, and it holds an address, or a date with a time, or there is an answer below the
 * quotation. Linear in the text.
 */
export function beginsWithAttribution(lines: readonly string[]): boolean {
  const end = placeOf(lines, 0, (line) => isBlank(line) || isQuoted(line));
  if (!endsWithColon(lines[end - 1] ?? '')) return false;
  const quote = placeOf(lines, end, (line) => !isBlank(line));
  if (!isQuoted(lines[quote] ?? '')) return false;
  const text = lines.slice(0, end).join(' ');
  const answer = placeOf(lines, quote, (line) => !(isBlank(line) || isQuoted(line)));
  return answer < lines.length || holdsAddress(text) || holdsDateAndTime(text);
}

function placeOf(lines: readonly string[], from: number, isIt: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !isIt(lines[at] ?? '')) at += 1;
  return at;
}
