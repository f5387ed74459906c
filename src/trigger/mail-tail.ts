import { inFences } from './fences.ts';
import { endsWithColon, isBlank, isQuoted } from './line-forms.ts';
import {
  holdsAddress,
  holdsDate,
  holdsDateAndTime,
  isLabelled,
  isMailHeader,
  isNotificationFoot,
  isSeparator,
} from './mail-forms.ts';

/** What was cut off an instruction. */
export type LeftOut = 'quotation' | 'mail' | 'signature';

/** A line as it was written, or null where nothing is to be looked for: in a fenced code block. */
type Line = string | null;

const SIGNATURE = '-- ';
const ATTRIBUTION_LINES = 3;
/** What mail programs draw begins so; most lines need not be looked at more closely. */
const DRAWN = /^\s*[-‐-—_]/;
/** No address and no date is without one of these. */
const PART_OF_PROOF = /[@\p{Nd}]/u;

/**
 * Cuts off what a mail program has put below a reply: a stranger's text, which must not join the instruction. The first
 * of these ends the text, unless it stands in a closed fenced code block:
 * - a signature: the line `-- `, with its blank;
 * - a separator: words between dashes (`-----Original Message-----`), or at least 20 underscores;
 * - the header of a mail: consecutive lines `Word: …` that prove to be one (see `isMailHeader`);
 * - an attribution: up to three lines that end with a colon and hold an address, or a date with a time, right above
 *   quoted lines (one blank line may be between); where they hold all of these, no quoted lines are needed;
 * - the foot of GitHub's notifications.
 * Quoted lines at the end go too, with a paragraph of one line right above them that ends with a colon. All this is told
 * by form, not by language. The first of `lines` is the command's own and stays as it is. Linear in the length.
 */
export function withoutTail(lines: readonly string[]): {
  readonly lines: readonly string[];
  /** Each kind once; empty if nothing was cut. */
  readonly leftOut: readonly LeftOut[];
} {
  const fenced = inFences(lines, { from: 1 });
  const open = lines.map((line, index) => (index === 0 || fenced[index] ? null : line));
  const { end, kind } = firstEnd(open);
  const quote = firstOfQuotation(open.slice(0, end));
  const leftOut: LeftOut[] = [];
  if (quote < end) leftOut.push('quotation');
  if (kind !== null) leftOut.push(kind);
  const own = open[quote - 1] ?? '';
  const announces = quote < end && quote > 1 && endsWithColon(own) && isBlank(lines[quote - 2] ?? '');
  return { lines: lines.slice(0, announces ? quote - 1 : quote), leftOut };
}

/** Finds the line from which on nothing belongs to the instruction. */
function firstEnd(lines: readonly Line[]): { readonly end: number; readonly kind: LeftOut | null } {
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? null;
    if (line === SIGNATURE) return { end: index, kind: 'signature' };
    // Most of a hostile text's lines are short: what they can't be is not asked.
    if (line === null || line === '' || isQuoted(line)) continue;
    const block = labelledFrom(lines, index);
    if (isMailHeader(block)) return { end: index, kind: 'mail' };
    index += Math.max(block.length, 1) - 1;
    const begin = isDrawn(lines, index) ? index : beginOfAttribution(lines, index);
    if (begin !== null) return { end: begin, kind: 'mail' };
  }
  return { end: lines.length, kind: null };
}

function isDrawn(lines: readonly Line[], at: number): boolean {
  const line = lines[at] ?? null;
  return line !== null && DRAWN.test(line) && (isSeparator(line) || isNotificationFoot(line, lines[at + 1] ?? ''));
}

function labelledFrom(lines: readonly Line[], from: number): readonly string[] {
  const block: string[] = [];
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? null;
    if (line === null || !isLabelled(line)) break;
    block.push(line);
  }
  return block;
}

/** Finds where the attribution begins that ends with the line `last`; null if that line ends none. */
function beginOfAttribution(lines: readonly Line[], last: number): number | null {
  if (!endsWithColon(lines[last] ?? '')) return null;
  const above = lines.slice(Math.max(0, last - ATTRIBUTION_LINES + 1), last + 1);
  if (!PART_OF_PROOF.test(above.join(' '))) return null;
  const paragraph = above.slice(above.findLastIndex((line) => line === null || isBlank(line) || isQuoted(line)) + 1);
  const text = paragraph.join(' ');
  const [next, second] = [lines[last + 1] ?? '', lines[last + 2] ?? ''];
  const quotesFollow = isQuoted(next) || (isBlank(next) && isQuoted(second));
  const [hasAddress, hasDate] = [holdsAddress(text), holdsDateAndTime(text)];
  if (!(quotesFollow ? hasAddress || hasDate : hasAddress && hasDate)) return null;
  // Lines further up belong to it only if they hold a part of the proof: the others may be the author's.
  const first = paragraph.findIndex((line) => line !== null && (holdsAddress(line) || holdsDate(line)));
  return last + 1 - paragraph.length + Math.max(first, 0);
}

/** Finds the first of the quoted lines at the end, with the blank lines around them; the number of lines if there is none. */
function firstOfQuotation(lines: readonly Line[]): number {
  const own = lines.findLastIndex((line) => line === null || !(isBlank(line) || isQuoted(line)));
  return lines.slice(own + 1).some((line) => isQuoted(line ?? '')) ? own + 1 : lines.length;
}
