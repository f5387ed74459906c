import { UNSEEN } from './clean-text.ts';
import { markDrawings } from './drawings.ts';
import { type Page, pageOf } from './page.ts';
import { htmlParts } from './page-html.ts';
import { DoubtfulText, likelyReadingOf, type Reading, readingsOf } from './readings.ts';
import { GONE, SEEN, type Sight, sightOf } from './seen.ts';

/** A text without its hidden parts. */
export interface VisibleText {
  readonly text: string;
  /** How many hidden parts were removed. */
  readonly hidden: number;
}

/**
 * Removes from an issue's or pull request's body what a reader of its page doesn't see. `cut`: the source continues, so
 * whatever its end or a missing definition leaves open counts as hidden. Throws `DoubtfulText`, or any error of the
 * parser.
 */
export function visibleMarkdown(source: string, { cut }: { readonly cut: boolean }): VisibleText {
  const readings = readingsOf(source, cut ? definitionsFor(source) : '');
  const seen = readings.map((reading) => seenIn(source, reading, cut));
  const { text, references } = write(source, seen);
  return { text, hidden: Math.max(...seen.map(({ sight }) => sight.hidden)) + (references < SPELLING ? 0 : 1) };
}

interface Seen {
  readonly page: Page;
  readonly sight: Sight;
}

function seenIn(source: string, reading: Reading, cut: boolean): Seen {
  const page = pageOf(source, reading);
  const sight = sightOf(source, page, { cut });
  if (cut) removeOpenEnd(source, page, sight);
  removeEmptyLinks(page, sight);
  markDrawings(source, page, sight);
  return { page, sight };
}

/**
 * Removes HTML comments from an instruction, unless they are in code or shown as text. Invisible parts, such as a title
 * or an attribute, may hold comments, too. Throws the same errors as `visibleMarkdown`.
 */
export function uncommentedMarkdown(source: string): VisibleText {
  const reading = likelyReadingOf(source);
  const { html, places } = pageOf(source, reading);
  const shown = codeIn(source, reading);
  // Text is escaped in the page's HTML.
  for (const [position, place] of places.entries())
    if (place >= 0 && '<>'.includes(source.charAt(place)) && html.charAt(position) === 'x') shown[place] = 1;
  const gone = new Uint8Array(source.length);
  let hidden = 0;
  for (const part of htmlParts(html, () => false)) {
    if (part.kind !== 'comment' || !html.startsWith('<!--', part.start)) continue;
    const ofComment = places.slice(part.start, part.end).filter((place) => place >= 0);
    hidden += 1;
    for (const place of ofComment) gone[place] = 1;
  }
  for (const { index: start, 0: comment } of source.matchAll(COMMENT)) {
    const end = start + comment.length;
    if (gone[start] === 1 || shown.subarray(start, end).includes(1)) continue;
    hidden += 1;
    gone.fill(1, start, end);
  }
  return {
    text: source.replace(/[\s\S]/g, (character, place: number) => (gone[place] === 1 ? '' : character)),
    hidden,
  };
}

/** No comment begins inside one, so an open one can't hide another. */
const COMMENT = /<!--(?:-?>|(?:(?!<!--)[\s\S])*?-->)/g;
const CODE_TEXT: ReadonlySet<string> = new Set(['codeTextData', 'codeFlowValue']);

/** Marks what is in code. */
function codeIn(source: string, { events, placeOf }: Reading): Uint8Array {
  const code = new Uint8Array(source.length);
  for (const [kind, { type, start, end }] of events)
    if (kind === 'enter' && CODE_TEXT.has(type)) code.fill(1, placeOf(start.offset), placeOf(end.offset));
  return code;
}

const LABEL = /\[(?!\^)((?:[^[\]\\]|\\[\s\S]){1,999})\]/g;
const FOOTNOTE = /\[\^([^\s[\]]+)\]/g;
const MOST_LABELS = 1_000;

/** Defines every possible label: the part that was cut off may define it, and so hide it. */
function definitionsFor(source: string): string {
  const labels = [...source.matchAll(LABEL)].map(([, label = '']) => label.replace(/\s*\n[\s>]*/g, ' ').trim());
  const footnotes = [...source.matchAll(FOOTNOTE)]
    .map(([, label = '']) => label)
    .filter((label) => !source.toLowerCase().includes(`[^${label.toLowerCase()}]:`));
  const definitions = new Set([
    ...labels.filter((label) => label !== '').map((label) => `[${label}]: #\n\n`),
    ...footnotes.map((label) => `[^${label}]: x\n\n`),
  ]);
  if (definitions.size > MOST_LABELS) throw new DoubtfulText('It was cut, and has too many brackets.');
  return [...definitions].join('');
}

/** Removes possible beginnings of hidden parts from the last paragraph of a cut text. */
function removeOpenEnd(source: string, { leaves, hidden }: Page, sight: Sight): void {
  const last = leaves.toSorted((one, other) => one.end - other.end).at(-1);
  if (last === undefined || !/^[\s>]*$/.test(source.slice(last.end))) return;
  const afterDefinition = hidden.some(({ end }) => /^[^\S\n]*\n[\s>]*$/.test(source.slice(end, last.start)));
  // It may be a definition, or the title of one.
  let from = afterDefinition || source.charAt(last.start) === '[' ? last.start : last.end;
  for (let place = last.start; place < from; place += 1) {
    const character = source.charAt(place);
    const opens = '[<$'.includes(character) || (character === '(' && source.charAt(place - 1) === ']');
    if (opens && sight.marks[place] === SEEN) from = place;
  }
  if (from === last.end) return;
  sight.marks.fill(GONE, from);
  sight.hidden += 1;
  for (const [place, text] of sight.instead)
    if (text.startsWith('<a ') && !sight.marks.subarray(place + 1).includes(SEEN)) sight.instead.set(place, '<a>');
}

/** A link without visible content is itself invisible. */
function removeEmptyLinks({ links }: Page, sight: Sight): void {
  for (const { start, end } of links) {
    if (sight.marks[start] === GONE || sight.marks.subarray(start, end).includes(SEEN)) continue;
    sight.marks.fill(GONE, start, end);
    sight.hidden += 1;
  }
}

/** Writes what is left. Code shows a character reference verbatim; elsewhere it may be an invisible character. */
function write(source: string, seen: readonly Seen[]): { readonly text: string; readonly references: number } {
  const inCode = new Uint8Array(source.length).fill(1);
  for (const { page } of seen) keepCode(inCode, page);
  const instead = new Map(seen.flatMap(({ sight }) => [...sight.instead]));
  const runs: { text: string; readonly code: boolean }[] = [];
  for (let place = 0; place < source.length; place += 1) {
    if (seen.some(({ sight }) => sight.marks[place] === GONE)) continue;
    const isCode = inCode[place] === 1;
    const run = runs.at(-1);
    const text = instead.get(place) ?? source.charAt(place);
    if (run?.code === isCode) run.text += text;
    else runs.push({ text, code: isCode });
  }
  let references = 0;
  const shown = (reference: string, ...[decimal, hexadecimal, name]: string[]): string => {
    if (!isUnseen({ decimal, hexadecimal, name })) return reference;
    references += 1;
    return '';
  };
  const text = runs.map((run) => (run.code ? run.text : run.text.replace(REFERENCE, shown))).join('');
  return { text, references };
}

/** This many references to invisible characters may spell something. */
const SPELLING = 4;

function keepCode(inCode: Uint8Array, { code }: Page): void {
  let from = 0;
  for (const { start, end } of code) {
    inCode.fill(0, from, start);
    from = Math.max(from, end);
  }
  inCode.fill(0, from);
}

const REFERENCE = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));?/gi;
/** HTML's names for invisible characters. */
const UNSEEN_NAMES =
  /^(?:shy|zwj|zwnj|lrm|rlm|NoBreak|ZeroWidthSpace|Negative(?:Medium|Thick|Thin|VeryThin)Space|InvisibleComma|ic|InvisibleTimes|it|ApplyFunction|af)$/;

function isUnseen(reference: Record<'decimal' | 'hexadecimal' | 'name', string | undefined>): boolean {
  const { decimal, hexadecimal, name } = reference;
  if (name !== undefined) return UNSEEN_NAMES.test(name);
  const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
  return code >= 32 && code <= 0x10ffff && UNSEEN.test(String.fromCodePoint(code));
}
