import { type MarkdownEvent, markdownEvents } from './markdown-events.ts';

/** A text that the parser may read differently from GitHub's renderer, or not in time. */
export class DoubtfulText extends Error {}

/** The parser's walk through a text that was extended before parsing. */
export interface Reading {
  readonly events: readonly MarkdownEvent[];
  /** Turns an offset of an event into a position in the text. */
  readonly placeOf: (offset: number) => number;
  /** How many characters were added before the text. */
  readonly skipped: number;
}

/**
 * Parses a text with `before` in front of it. If there are several readings, GitHub's renderer uses one of them, and
 * only what is visible in all of them is certainly visible. Throws `DoubtfulText`, or any error of the parser.
 */
export function readingsOf(text: string, before: string): readonly Reading[] {
  const parsed = inTheParsersWords(text);
  const links = parsed.replace(LINK_DESTINATION, balanced);
  const all = links.replace(DEFINED_DESTINATION, balanced);
  const addresses = parsed.replace(BRACKETED_ADDRESS, (address) => address.replace(/[[\]()!$&]/g, 'x'));
  const first = [{ at: 0, text: before }];
  return [...new Set([parsed, links, all, addresses])].map((one) => readingOf(one, first));
}

/** Parses a text once, the way GitHub's renderer most likely does. Throws the same errors as `readingsOf`. */
export function likelyReadingOf(text: string): Reading {
  return readingOf(inTheParsersWords(text), [], 1);
}

/**
 * An item that begins with lines of white space as wide as its mark: the renderer continues it, in ways that depend on what
 * follows. A rule (`- - -`) isn't one.
 */
const EMPTY_ITEM =
  /^(?!.*([-*])[ \t]*\1[ \t]*\1[ \t]*$)(?:[ \t>]*(?:[-+*]|\d{1,9}[.)])[ \t]+)*[ \t>]*(?:[-+*][ \t]*(?=(?:\n[ \t>]*[ \t]{2})+\n[ \t>]*[^\s>])|\d{1,9}[.)][ \t]*(?=(?:\n[ \t>]*[ \t]{3})+\n[ \t>]*[^\s>]))/m;

/** Text inserted before parsing. */
interface Insertion {
  readonly at: number;
  readonly text: string;
}

/** More of these than any honest text has. They are slow, because each makes some construct quadratic. */
const MOST: readonly (readonly [RegExp, number])[] = [
  [/[[\]]/g, 1_500],
  [/</g, 800],
  [/<[?!]/g, 80],
  [/`+/g, 4_000],
  [/\|/g, 2_000],
  [/^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|/gm, 150],
  [/^[ \t]*\[[^\]\n]{1,999}\]:/gm, 150],
];
/** What may open a list or quote. */
const MARK = /(?<=^|[ \t>])(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)|>(?=[ \t>]|$)/gm;
/** The parser rechecks all open blocks for every line, so lines and marks multiply. */
const MOST_STEPS = 150_000;

/** Each level of nesting is rechecked for every line. A mark without a blank after it opens no list. */
const DEEP = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))){25}/;
const THEMATIC_BREAK = /^[ \t>]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/;

function isDeep(line: string): boolean {
  return DEEP.test(line) && !THEMATIC_BREAK.test(line);
}

function isIntricate(text: string): boolean {
  const lines = text.split('\n');
  return (
    lines.some(isDeep) ||
    MOST.some(([pattern, most]) => countOf(pattern, text) > most) ||
    lines.length * countOf(MARK, text) > MOST_STEPS
  );
}

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** The renderer accepts a definition after a task's box, the parser reads it as text. */
const DEFINITION_AFTER_BOX =
  /^[ \t>*+\-.)\d]*\[[ xX]\][\s>]{1,200}\[[^\]\n]*(?:\]:[ \t]*\S*(?:[ \t]+["'(].*)?[ \t]*)?$/m;

/** Rewrites, without moving any character, what the parser and GitHub's renderer read differently. Throws `DoubtfulText`. */
function inTheParsersWords(text: string): string {
  if (isIntricate(text)) throw new DoubtfulText('It would take too long to parse.');
  // The renderer treats these as white space in some places, the parser nowhere.
  if (/[\f\v]/.test(text) && /[<[]/.test(text)) throw new DoubtfulText('It holds control characters.');
  if (EMPTY_ITEM.test(text)) throw new DoubtfulText('It holds a list item that begins with blank lines.');
  if (DEFINITION_AFTER_BOX.test(text)) throw new DoubtfulText('It holds a definition after a box.');
  return text
    .replace(/<!\[cdata\[/gi, '<![CDATA[')
    .replace(/<!(?=[a-z])/g, '<.')
    .replace(/!(?=\[\^)/g, '.')
    .replace(/(<\/?)(?:search|textarea)(?![\w-])/gi, (tag, opening: string) => opening.padEnd(tag.length, 'x'));
}

const LINK_DESTINATION = /(\]\([\s>]*)((?:\\\S|[^\s\\])+)/g;
const DEFINED_DESTINATION = /(\]:[\s>]*)((?:\\\S|[^\s\\])+)/g;

/** Some renderers accept a destination with an unclosed parenthesis. */
function balanced(_match: string, before: string, destination: string): string {
  let open = 0;
  for (const parenthesis of destination.replace(/\\\S|[^()]/g, '')) {
    if (parenthesis === ')' && open === 0) return before + destination;
    open += parenthesis === '(' ? 1 : -1;
  }
  return before + (open === 0 || destination.startsWith('<') ? destination : destination.replace(/[()]/g, '.'));
}

/** An address that may or may not continue after a bracket. */
const BRACKETED_ADDRESS = /(?:www\.|https?:\/\/|ftp:\/\/)[^\s<]{0,2000}\][^\s<]+/gi;

const MOST_PARSES = 3;

/** Parses a text, until no block of HTML is in doubt. */
function readingOf(text: string, insertions: readonly Insertion[], most = MOST_PARSES): Reading {
  const put = insertions.length === 0 ? [{ at: 0, text: '' }] : [...insertions];
  for (let parses = 0; parses < most; parses += 1) {
    const placeOf = placesAfter(put);
    const events = markdownEvents(insert(text, put));
    const lazy = lazyHtml(events);
    if (lazy === null) return { events, placeOf, skipped: insertions[0]?.text.length ?? 0 };
    const place = placeOf(lazy);
    const lineStart = text.lastIndexOf('\n', place - 1) + 1;
    const prefix = /^[ \t>]*/.exec(text.slice(lineStart, place))?.[0] ?? '';
    put.push({ at: lineStart, text: `${prefix.trimEnd()}\n` });
    put.sort((one, other) => one.at - other.at);
  }
  throw new DoubtfulText('Its blocks of HTML are unclear.');
}

function insert(text: string, put: readonly Insertion[]): string {
  return put.map((one, index) => one.text + text.slice(one.at, put[index + 1]?.at)).join('');
}

function placesAfter(put: readonly Insertion[]): (offset: number) => number {
  return (offset) => {
    let moved = 0;
    for (const { at, text } of put) {
      if (offset - moved <= at) break;
      moved += Math.min(text.length, offset - moved - at);
    }
    return offset - moved;
  };
}

const CONTAINERS: ReadonlySet<string> = new Set([
  'blockQuote',
  'listOrdered',
  'listUnordered',
  'gfmFootnoteDefinition',
]);
const PREFIXES: ReadonlySet<string> = new Set([
  ...['blockQuotePrefix', 'listItemPrefix', 'listItemIndent'],
  ...['gfmFootnoteDefinitionLabel', 'gfmFootnoteDefinitionIndent'],
]);

/**
 * Finds HTML in a line that continues a list or quote without its mark. The parser keeps that HTML inside the quote and
 * ends it with the line; the renderer begins a block outside.
 */
function lazyHtml(events: readonly MarkdownEvent[]): number | null {
  let depth = 0;
  let line = 0;
  let prefixes = 0;
  for (const [kind, { type, start }] of events) {
    if (CONTAINERS.has(type)) depth += kind === 'enter' ? 1 : -1;
    if (kind === 'exit') continue;
    if (start.line !== line) {
      line = start.line;
      prefixes = 0;
    }
    if (PREFIXES.has(type)) prefixes += 1;
    if (type === 'htmlFlow' && prefixes < depth) return start.offset;
  }
  return null;
}
