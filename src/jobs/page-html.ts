/**
 * The parts a browser finds in a piece of HTML, in order, with their positions. A filtered tag is one that GitHub's tag
 * filter shows as text: its content, from the second character on, follows as separate parts.
 */
export type HtmlPart = TextPart | TagPart;

export interface TextPart {
  readonly kind: 'text' | 'comment';
  readonly start: number;
  readonly end: number;
}

export interface TagPart {
  readonly kind: 'tag' | 'filtered-tag';
  readonly start: number;
  readonly end: number;
  readonly tag: Tag;
}

export interface Tag {
  /** In lower case. */
  readonly name: string;
  readonly closing: boolean;
  readonly attributes: readonly Attribute[];
}

export interface Attribute {
  readonly name: string;
  readonly value: string;
}

/** Tags that GitHub's tag filter shows as text if white space, `>` or `/>` follows. */
const FILTERED = /<\/?(?:title|textarea|style|xmp|iframe|noembed|noframes|script|plaintext)(?=[\s>]|\/>)/iy;

/** Splits HTML like a browser's tokenizer (HTML standard, 13.2.5). `isChecked` says where the tag filter applies. */
export function* htmlParts(html: string, isChecked: (position: number) => boolean): Generator<HtmlPart> {
  let position = 0;
  let textFrom = 0;
  while (position < html.length) {
    const start = html.indexOf('<', position);
    if (start < 0) break;
    const part = partAt(html, start);
    if (part === null) {
      position = start + 1;
      continue;
    }
    if (textFrom < start) yield { kind: 'text', start: textFrom, end: start };
    const filtered = part.kind === 'tag' && isChecked(start) && isFiltered(html, start);
    yield filtered ? { ...part, kind: 'filtered-tag' } : part;
    position = filtered ? start + 1 : part.end;
    textFrom = position;
  }
  if (textFrom < html.length) yield { kind: 'text', start: textFrom, end: html.length };
}

function isFiltered(html: string, start: number): boolean {
  FILTERED.lastIndex = start;
  return FILTERED.test(html);
}

function partAt(html: string, start: number): HtmlPart | null {
  if (html.startsWith('<!--', start)) return { kind: 'comment', start, end: endOfComment(html, start) };
  const closing = html.charAt(start + 1) === '/';
  const first = html.charAt(start + (closing ? 2 : 1));
  if (/[a-z]/i.test(first)) return tagAt(html, start);
  if (!/[!?/]/.test(html.charAt(start + 1))) return null;
  // Declarations, sections and instructions end at the first `>`, wherever it is.
  if (closing && first === '') return null;
  const end = html.indexOf('>', start);
  return { kind: 'comment', start, end: end < 0 ? html.length : end + 1 };
}

function endOfComment(html: string, start: number): number {
  const short = ['<!-->', '<!--->'].find((comment) => html.startsWith(comment, start));
  if (short !== undefined) return start + short.length;
  COMMENT_END.lastIndex = start + 4;
  return COMMENT_END.test(html) ? COMMENT_END.lastIndex : html.length;
}

const COMMENT_END = /--!?>/g;

const NAME = /<\/?([a-z][^\t\n\f\r />]*)/iy;
const BETWEEN = /[\t\n\f\r /]*/y;
const ATTRIBUTE_NAME = /=?[^\t\n\f\r />=]*/y;
const EQUALS = /[\t\n\f\r ]*=[\t\n\f\r ]*/y;
const UNQUOTED = /[^\t\n\f\r >]*/y;

function tagAt(html: string, start: number): HtmlPart {
  const name = read(NAME, html, start);
  const tag = { name: name.replace(/^<\/?/, '').toLowerCase(), closing: name.startsWith('</') };
  const attributes: Attribute[] = [];
  let position = start + name.length;
  for (;;) {
    position += read(BETWEEN, html, position).length;
    if (position >= html.length) return { kind: 'tag', start, end: html.length, tag: { ...tag, attributes } };
    if (html.charAt(position) === '>') break;
    const attribute = read(ATTRIBUTE_NAME, html, position);
    position += attribute.length;
    const equals = read(EQUALS, html, position);
    position += equals.length;
    const { value, length } = equals === '' ? { value: '', length: 0 } : valueAt(html, position);
    position += length;
    attributes.push({ name: attribute.toLowerCase(), value });
  }
  return { kind: 'tag', start, end: position + 1, tag: { ...tag, attributes } };
}

function valueAt(html: string, start: number): { readonly value: string; readonly length: number } {
  const quote = html.charAt(start);
  if (quote !== '"' && quote !== "'") {
    const value = read(UNQUOTED, html, start);
    return { value, length: value.length };
  }
  const end = html.indexOf(quote, start + 1);
  const value = html.slice(start + 1, end < 0 ? html.length : end);
  return { value, length: value.length + (end < 0 ? 1 : 2) };
}

function read(pattern: RegExp, html: string, position: number): string {
  pattern.lastIndex = position;
  return pattern.exec(html)?.[0] ?? '';
}
