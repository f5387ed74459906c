import { inFences, isFence } from './fences.ts';
import { endsWithColon, isBlank, isQuoted } from './line-forms.ts';
import {
  holdsAddress,
  holdsDate,
  holdsDateAndTime,
  holdsMailbox,
  isLabelled,
  isMailHeader,
  isNotificationFoot,
  isSeparator,
} from './mail-forms.ts';
import { withoutUnseen } from './precheck.ts';

/** What was cut off an instruction. */
export type LeftOut = 'quotation' | 'mail' | 'signature';

/** The lines of an instruction, prepared for reading. */
interface Written {
  /** Without invisible characters. */
  readonly lines: readonly string[];
  /** Whether each is in a closed fenced code block. */
  readonly fenced: readonly boolean[];
}

const SIGNATURE = '-- ';
const ATTRIBUTION_LINES = 3;
/** How separators of mail programs begin; most lines need no closer check. */
const DRAWN = /^\s*[-‐-—_]/;
/** Every address and every date holds one of these. */
const PART_OF_PROOF = /[@\p{Nd}]/u;

/**
 * Cuts off what a mail program added below a reply: a stranger's text, which must not become part of the instruction.
 * The first of these ends the text:
 * - a signature: the line `-- `, with its blank;
 * - a separator: words between dashes (`-----Original Message-----`), or at least 20 underscores;
 * - the header of a mail: consecutive lines `Word: …` that prove to be one (see `isMailHeader`), and the lines above them
 *   if its first line is wrapped;
 * - an attribution: a paragraph that ends with a colon and holds an address, or a date with a time, right above quoted
 *   lines (one blank line may be between); no quoted lines are needed where its last three lines hold all of these, or a
 *   mailbox and a date;
 * - the foot of GitHub's notifications.
 * Quoted lines at the end go too, with a line between blank lines right above them that ends with a colon. All this
 * depends on form, not on language. A closed fenced code block protects its content, except for a header, or an
 * attribution with an address above quoted lines: its last fence may be a stranger's. The first of `lines` is the
 * command's own and never changes. Linear in the length.
 */
export function withoutTail(lines: readonly string[]): {
  readonly lines: readonly string[];
  /** Each kind once; empty if nothing was cut. */
  readonly leftOut: readonly LeftOut[];
} {
  // Programs for right-to-left scripts put marks around names, and some at line ends.
  const seen = lines.map(withoutUnseen);
  const written = { lines: seen, fenced: inFences(lines) };
  const { end, kind } = firstEnd(written);
  const cut = endWithoutQuotations(written, end);
  const leftOut: LeftOut[] = [];
  if (cut < end) leftOut.push('quotation');
  if (kind !== null) leftOut.push(kind);
  return { lines: lines.slice(0, cut), leftOut };
}

/** Finds the end of the text above `end`, without quoted lines and their introductions. Linear. */
function endWithoutQuotations(written: Written, end: number): number {
  let cut = end;
  for (;;) {
    const quote = firstOfQuotation(written, cut);
    if (quote === cut || !announcesOnly(written.lines, quote - 1)) return quote;
    cut = quote - 1;
  }
}

/** Checks whether a line above a quotation is the only one, or between blank lines: "Someone writes:". */
function announcesOnly(lines: readonly string[], at: number): boolean {
  if (at < 1 || !endsWithColon(lines[at] ?? '')) return false;
  const alone = isBlank(lines[at - 1] ?? '') && isBlank(lines[at + 1] ?? '');
  return alone || lines.slice(0, at).every(isBlank);
}

/** Finds the first line that no longer belongs to the instruction. */
function firstEnd(written: Written): { readonly end: number; readonly kind: LeftOut | null } {
  const { lines, fenced } = written;
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index] ?? '';
    if (line === SIGNATURE && !fenced[index]) return { end: index, kind: 'signature' };
    // Most lines of a hostile text are short, so skip checks that they can't pass.
    if (line === '' || isQuoted(line)) continue;
    const block = labelledFrom(lines, index);
    if (isMailHeader(block)) return { end: beginOfHeader(lines, index), kind: 'mail' };
    index += Math.max(block.length, 1) - 1;
    if (isDrawn(written, index)) return { end: index, kind: 'mail' };
    if (endsAttribution(written, index)) return { end: beginOfParagraph(lines, index), kind: 'mail' };
  }
  return { end: lines.length, kind: null };
}

function isDrawn({ lines, fenced }: Written, at: number): boolean {
  const line = lines[at] ?? '';
  return !fenced[at] && DRAWN.test(line) && (isSeparator(line) || isNotificationFoot(line, lines[at + 1] ?? ''));
}

function labelledFrom(lines: readonly string[], from: number): readonly string[] {
  let end = from;
  while (end < lines.length && isLabelled(lines[end] ?? '')) end += 1;
  return lines.slice(from, end);
}

/** Goes up from the first proven line of a header to the start of a line that a long name wrapped. */
function beginOfHeader(lines: readonly string[], at: number): number {
  const begin = beginOfParagraph(lines, at);
  const wrapped = lines.slice(begin, at).findIndex(isLabelled);
  return wrapped < 0 ? at : begin + wrapped;
}

/** Finds the first line of a paragraph; never the command's own. */
function beginOfParagraph(lines: readonly string[], of: number): number {
  let begin = of;
  while (begin > 1 && !isBetween(lines[begin - 1] ?? '')) begin -= 1;
  return begin;
}

function isBetween(line: string): boolean {
  return isBlank(line) || isQuoted(line) || isFence(line);
}

/** Checks whether a line is the last of an attribution. */
function endsAttribution({ lines, fenced }: Written, last: number): boolean {
  if (!endsWithColon(lines[last] ?? '')) return false;
  const [next = '', second = ''] = lines.slice(last + 1, last + 3);
  const quotesFollow = isQuoted(next) || (isBlank(next) && isQuoted(second));
  if (fenced[last] && !quotesFollow) return false;
  // Only the last line of a paragraph has quoted lines below it, so each paragraph is read once.
  const begin = quotesFollow ? beginOfParagraph(lines, last) : Math.max(1, last - ATTRIBUTION_LINES + 1);
  const above = lines.slice(begin, last + 1);
  const text = above.slice(above.findLastIndex(isBetween) + 1).join(' ');
  if (!PART_OF_PROOF.test(text)) return false;
  if (fenced[last]) return holdsAddress(text);
  if (quotesFollow) return holdsAddress(text) || holdsDateAndTime(text);
  return (holdsAddress(text) && holdsDateAndTime(text)) || (holdsMailbox(text) && holdsDate(text));
}

/** Finds the first of the quoted lines right above `end`, with the blank lines around them; `end` if there is none. */
function firstOfQuotation({ lines, fenced }: Written, end: number): number {
  const isOwn = (at: number): boolean =>
    fenced[at] === true || !(isBlank(lines[at] ?? '') || isQuoted(lines[at] ?? ''));
  let first = end;
  while (first > 1 && !isOwn(first - 1)) first -= 1;
  return lines.slice(first, end).some(isQuoted) ? first : end;
}
