import { withoutInvisible } from './clean-text.ts';

/** What a reader sees of a page, written as plain text. */
export class Page {
  readonly lines = new LineWriter();
  /** With the words that their author wrote within. A link in a cell of another one is what a reader follows there. */
  private readonly links: { readonly href: string; text: string }[] = [];
  private codeBlock: string | null = null;
  /** How many blocks of code, each in the one before, are open. */
  private codeBlocks = 0;
  private inRow = false;
  /** The open lists: the number of the next item, if it has one. */
  private readonly lists: { number: number | null }[] = [];

  words(text: string): void {
    const link = this.links.at(-1);
    if (link !== undefined) link.text += text;
    this.write(text);
  }

  private write(text: string): void {
    if (this.codeBlock === null) this.lines.words(text);
    else this.codeBlock += text;
  }

  /** Adds what stands for an element; in code only what stands for all of it, such as `[image]`. */
  mark(text: string): void {
    if (text === '') return;
    if (this.codeBlock === null) this.lines.exactly(text);
    else if (text.startsWith('[')) this.codeBlock += text;
  }

  breakLine(): void {
    if (this.codeBlock !== null) this.codeBlock += '\n';
    else this.lines.endLine();
  }

  rule(): void {
    this.endLine(true);
    if (this.codeBlock !== null) this.codeBlock += '---\n';
    else this.lines.verbatim(['---']);
  }

  beginCell(): void {
    if (this.inRow) this.write(' | ');
    this.inRow = true;
  }

  beginBlock(apart: boolean, prefix: string, heading: string): void {
    this.endLine(apart);
    this.inRow = false;
    if (this.codeBlock !== null) return;
    if (prefix !== '') this.lines.open(prefix, prefix);
    if (heading !== '') this.lines.exactly(heading);
  }

  endBlock(apart: boolean, prefix: string): void {
    if (this.codeBlock === null && prefix !== '') this.lines.close();
    this.endLine(apart);
  }

  beginList(number: number | null): void {
    this.endLine(this.lists.length === 0);
    this.lists.push({ number });
  }

  endList(): void {
    this.lists.pop();
    this.endLine(this.lists.length === 0);
  }

  beginItem(): void {
    const list = this.lists.at(-1);
    const number = list?.number ?? null;
    const mark = number === null ? '- ' : `${number}. `;
    if (list !== undefined && number !== null) list.number = number + 1;
    if (this.codeBlock === null) this.lines.open(mark, ' '.repeat(mark.length));
    else this.codeBlock += mark;
  }

  endItem(): void {
    if (this.codeBlock === null) this.lines.close();
    else this.endLine(false);
  }

  beginLink(href: string): void {
    this.links.push({ href, text: '' });
  }

  endLink(): void {
    const link = this.links.pop();
    const destination = link === undefined ? null : shownDestination(link.href, link.text);
    if (destination !== null) this.mark(` (${destination})`);
  }

  beginCode(): void {
    this.endLine(true);
    this.codeBlock ??= '';
    this.codeBlocks += 1;
  }

  endCode(): void {
    this.codeBlocks -= 1;
    if (this.codeBlocks === 0) this.endOfCode();
    else this.endLine(true);
  }

  private endOfCode(): void {
    const code = (this.codeBlock ?? '').replace(/^\n|\n$/g, '');
    this.codeBlock = null;
    const longest = (code.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
    const fence = '`'.repeat(longest + 1);
    this.lines.verbatim([fence, ...code.split('\n'), fence]);
  }

  private endLine(apart: boolean): void {
    if (this.codeBlock === null) this.lines.endLine(apart);
    else if (!/(?:^|\n)$/.test(this.codeBlock)) this.codeBlock += '\n';
  }
}

/** What leaves ink in every font: the listed ones are symbols and letters by name, but blank. */
const INK = /[[\p{L}\p{N}\p{P}\p{S}]--[\p{Default_Ignorable_Code_Point}\u2800\uFFFC\u{1D159}\u{13441}\u{13442}]]/v;

/**
 * Returns the destination of a link, unless its text says it already, or a reader can't see the link. An image may be
 * transparent, tiny or gone, so it makes no link visible. Readers see a destination only as a whole; a place on the same
 * page may be named by anything, and leads nowhere.
 */
function shownDestination(href: string, text: string): string | null {
  const plain = withoutInvisible(href).text.trim();
  if (plain === '' || plain.startsWith('#') || /\s/.test(plain) || !INK.test(text)) return null;
  if (/^[a-z][a-z\d+.-]*:/i.test(plain) && !/^(?:https?|mailto):/i.test(plain)) return null;
  const shown = withoutInvisible(text).text.trim();
  return [shown, `mailto:${shown}`, `http://${shown}`].includes(plain) ? null : plain;
}

/** Deeper containers are not marked: their marks would outgrow the text. */
const DEEPEST = 12;

/** Writes lines of plain text: joins white space, and marks quotes and list items. */
class LineWriter {
  private readonly lines: string[] = [];
  private line: string | null = null;
  /** White space before the next word. */
  private space = false;
  /** A blank line comes before the next line. */
  private gap = false;
  /** The open quotes and list items: what begins their first line, and each other. */
  private readonly containers: { readonly first: string; readonly rest: string; used: boolean }[] = [];

  /** Reads white space as HTML does. */
  words(text: string): void {
    for (const [part] of text.matchAll(/[ \t\n\f\r]+|[^ \t\n\f\r]+/g)) {
      if (/^[ \t\n\f\r]/.test(part)) this.space = true;
      else this.exactly(part);
    }
  }

  exactly(text: string): void {
    if (this.line === null) this.line = this.begin();
    else if (this.space) this.line += ' ';
    this.space = false;
    this.line += text;
  }

  /** Keeps a blank line behind them. */
  verbatim(lines: readonly string[]): void {
    for (const line of lines) {
      this.exactly(line);
      this.endLine();
    }
    this.gap = true;
  }

  /** `apart`: keeps a blank line before the next. */
  endLine(apart = false): void {
    this.space = false;
    this.gap ||= apart;
    if (this.line !== null) this.lines.push(this.line);
    this.line = null;
  }

  open(first: string, rest: string): void {
    this.endLine();
    this.containers.push({ first, rest, used: false });
  }

  close(): void {
    this.endLine();
    this.containers.pop();
  }

  text(): string {
    this.endLine();
    return this.lines.join('\n');
  }

  private begin(): string {
    const shown = this.containers.slice(0, DEEPEST);
    // A blank line belongs to the containers that have begun.
    const begun = shown.filter(({ used }) => used).map(({ rest }) => rest);
    if (this.gap && this.lines.length > 0) this.lines.push(begun.join('').trimEnd());
    this.gap = false;
    const marks = shown.map(({ first, rest, used }) => (used ? rest : first));
    for (const container of shown) container.used = true;
    return marks.join('');
  }
}
