import MarkdownIt, { type Token } from 'markdown-it';
import { type SubCommand, subCommands } from '../commands.ts';
import { readPeriod } from './input-forms.ts';

/** What someone requests in a comment. */
export type Command =
  | SubCommand
  /** `text` is Markdown as it was written, with line feeds as line ends and without blank lines around it. */
  | { readonly kind: 'instruction'; readonly text: string };

/**
 * Reads the first command of a comment: a line of a top-level Markdown paragraph that begins, after at most three
 * spaces, with `command` (a valid input `command`) as a whole token in any letter case. Null if there is none: what
 * stands in a quotation, list, heading, table, code or HTML comment is only talked about. Never throws, and takes time
 * linear in the length of `body`, however hostile. Not looked into: attributes and link titles that span lines.
 */
export function readCommand(body: string, command: string): Command | null {
  const lines = body.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const { paragraphs, end } = readBlocks(lines);
  const start = new RegExp(`^ {0,3}${RegExp.escape(command)}(?=\\s|$)`, 'i');
  for (const [from, to] of paragraphs) {
    const paragraph = lines.slice(from, to);
    // Few paragraphs hold the command at all: only those are worth a closer look.
    if (!paragraph.some((line) => start.test(line))) continue;
    const shown = withoutHiddenParts(paragraph.join('\n')).split('\n');
    const at = shown.findIndex((line) => start.test(line));
    if (at < 0) continue;
    const [line = '', ...below] = lines.slice(from + at, end);
    return interpret(line.replace(start, '').trimStart(), withoutQuotedReply(below));
  }
  return null;
}

/** Decides what is meant by the rest of the command's own line, and takes the lines below it only as an instruction. */
function interpret(rest: string, below: readonly string[]): Command {
  const subCommand = readSubCommand(rest.trim().toLowerCase());
  if (subCommand !== null) return subCommand;
  const written = [rest, ...below];
  const first = written.findIndex((line) => !isBlank(line));
  return first < 0 ? { kind: 'help' } : { kind: 'instruction', text: written.slice(first).join('\n').trimEnd() };
}

/** Reads a sub-command and what it takes; null if anything else follows its name. `line` is in lower case. */
function readSubCommand(line: string): SubCommand | null {
  const [name, text = ''] = line.split(/\s+(.*)/s);
  const row = subCommands.find((candidate) => candidate.name === name);
  if (row === undefined) return null;
  switch (row.takes) {
    case 'nothing':
      return text === '' ? { kind: row.name } : null;
    case 'period': {
      if (text === '') return { kind: row.name, period: null };
      const period = readPeriod(text);
      return 'value' in period ? { kind: row.name, period: period.value } : null;
    }
  }
}

/** Line numbers from 0; the second is the first line that does not belong any more. */
type LineRange = readonly [from: number, to: number];

const SIGNATURE = '-- ';

/**
 * Finds the top-level paragraphs above the signature, and the line at which the signature begins (or the text ends).
 * For Markdown a `-- ` under a paragraph makes a heading of it, so the parser is shown a blank line there. In a code or
 * HTML block that line belongs to the block: an empty comment of SQL ends no instruction.
 */
function readBlocks(lines: readonly string[]): { readonly paragraphs: readonly LineRange[]; readonly end: number } {
  const source = lines.map((line) => (line === SIGNATURE ? '' : line)).join('\n');
  const paragraphs: LineRange[] = [];
  const verbatim = new Set<number>();
  for (const { type, map } of markdown.parse(source, {})) {
    if (!map) continue;
    const [from, to] = map;
    if (type === 'paragraph_open') paragraphs.push([from, to]);
    if (type === 'fence' || type === 'html_block') for (let at = from; at < to; at += 1) verbatim.add(at);
  }
  const signature = lines.findIndex((line, at) => line === SIGNATURE && !verbatim.has(at));
  const end = signature < 0 ? lines.length : signature;
  return { paragraphs: paragraphs.filter(([from]) => from < end), end };
}

/**
 * The parser's memory, cut down to what is asked for: the kinds and places of the top-level blocks. A small hostile
 * table has 65,536 cells, and a complete token for each block would take half of the time.
 */
class TopLevel extends MarkdownIt.StateBlock {
  readonly #unkept = new this.Token('', '', 0);

  override push(type: string, _tag: string, nesting: -1 | 0 | 1): Token {
    const nested = this.level > 0;
    this.level += nesting;
    if (nested) return this.#unkept;
    const token: Token = Object.create(this.Token.prototype);
    token.type = type;
    this.tokens.push(token);
    return token;
  }
}

/** The nesting from which on everything is read as paragraphs: no person writes 45 lists in one another. */
const DEEPEST = 90;

/**
 * A Markdown parser that stops at blocks, because only they are needed and only they are safe to read in hostile text.
 * At its own limit (`maxNesting`, above `DEEPEST`) the library drops all that follows a list, also at the top level.
 */
const markdown = new MarkdownIt({ html: true, maxNesting: 100 });
markdown.core.ruler.disable(['inline']);
markdown.block.State = TopLevel;
const readParagraph = markdown.block.ruler.getRules('').at(-1);
markdown.block.ruler.before('table', 'too-deep', (state, from, to, silent) =>
  Boolean(state.level >= DEEPEST && readParagraph?.(state, from, to, silent)),
);
// No other block begins with a letter and ends with its line. To know that saves a dozen questions for each such line.
markdown.block.ruler.before('too-deep', 'one-line', (state, from, to, silent) => {
  const isIndentedCode = (state.sCount[from] ?? 0) - state.blkIndent >= 4;
  const begin = (state.bMarks[from] ?? 0) + (state.tShift[from] ?? 0);
  const beginsWithLetter = /[A-Za-z]/.test(state.src.charAt(begin));
  const isOneLine = beginsWithLetter && !isIndentedCode && (from + 1 >= to || state.isEmpty(from + 1));
  return Boolean(isOneLine && readParagraph?.(state, from, to, silent));
});

/**
 * Blots out the code spans and HTML comments of a paragraph; line breaks and all other characters keep their places.
 * An end is searched for only if it is known to be there, and reading goes on behind it: so the time stays linear.
 */
function withoutHiddenParts(paragraph: string): string {
  // A map keeps the last value of a key: the place of the last run of that many backticks.
  const lastRun = new Map([...paragraph.matchAll(/`+/g)].map(({ 0: run, index }) => [run.length, index]));
  const lastCommentEnd = paragraph.lastIndexOf('-->');
  const opening = /\\.|`+|<!--/g;
  let shown = '';
  let position = 0;
  for (let found = opening.exec(paragraph); found !== null; found = opening.exec(paragraph)) {
    const { 0: mark, index } = found;
    let end = -1;
    if (mark.startsWith('`') && (lastRun.get(mark.length) ?? -1) > index) {
      end = endOfCodeSpan(paragraph, opening.lastIndex, mark.length);
    }
    // The dashes of the opening may belong to the end: `<!-->` and `<!--->` are whole comments, says CommonMark.
    if (mark === '<!--' && lastCommentEnd >= index + 2) end = paragraph.indexOf('-->', index + 2) + 3;
    if (end < 0) continue;
    shown += paragraph.slice(position, index) + paragraph.slice(index, end).replace(/[^\n]/g, '`');
    position = end;
    opening.lastIndex = end;
  }
  return shown + paragraph.slice(position);
}

/** Finds where the first run of exactly `length` backticks at or behind `from` ends; -1 if there is none. */
function endOfCodeSpan(paragraph: string, from: number, length: number): number {
  for (const { 0: run, index } of paragraph.slice(from).matchAll(/`+/g)) {
    if (run.length === length) return from + index + length;
  }
  return -1;
}

/** An e-mail program's words before what it quotes. Some break the line: then only a date tells them from a sentence. */
const ATTRIBUTION = /^On\s(?:(?=.*\d)[\s\S]*|.*)\swrote:\s*$/;
const ATTRIBUTION_LINES = 3;

/** Cuts off the quoted lines at the end, with the attribution right before them. */
function withoutQuotedReply(lines: readonly string[]): readonly string[] {
  const quote = lines.findLastIndex((line) => !isBlank(line) && !/^ {0,3}>/.test(line)) + 1;
  if (lines.slice(quote).every(isBlank)) return lines;
  const own = lines.slice(0, quote);
  const start = own.findLastIndex((line) => /^On\s/.test(line));
  const attribution = own.slice(start);
  const attributed =
    start >= 0 &&
    attribution.length <= ATTRIBUTION_LINES &&
    !attribution.some(isBlank) &&
    ATTRIBUTION.test(attribution.join('\n'));
  return attributed ? own.slice(0, start) : own;
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}
