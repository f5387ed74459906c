import { Parser } from 'htmlparser2';
import { ELEMENTS, type Element, SIZES } from './elements.ts';
import { LineWriter } from './line-writer.ts';
import { type Link, shownDestination } from './link.ts';

/** An answer that isn't the whole rendering of a text. */
export class OddRendering extends Error {}

/** What a reader sees of a rendered text. */
export interface RenderedText {
  readonly text: string;
  /** How many parts became `[left out]`. */
  readonly leftOut: number;
  /** How many parts browsers hide. */
  readonly hidden: number;
}

/** GitHub's limit for a body is 65,536 characters; no honest one becomes this long. In UTF-16 units. */
const LONGEST = 2 * 1024 * 1024;
/** No reader follows deeper nesting; the parser's time grows with it. */
const DEEPEST = 200;
/** Four pixels on GitHub's page: smaller letters can't be read, and nested elements shrink them to nothing. */
const SMALLEST = 0.3;
const LEFT_OUT = '[left out]';
/** Browsers agree with us on where a hidden part ends only if it holds nothing but words, and has an end tag. */
const UNCLEAR_END = 'it is not clear where a hidden part ends';

/**
 * Writes HTML from GitHub's renderer as plain text, by an allow-list of elements. Of their attributes it reads the
 * destination of a link, the first number of a list and the tick of a box, which readers see, whether a section holds
 * the footnotes, and no others. Throws `OddRendering` if the HTML is too long, too deep, cut off, or a whole page, or if
 * the end of a hidden part is unclear.
 */
export function renderedText(html: string): RenderedText {
  if (html.length > LONGEST) throw new OddRendering(`it has more than ${LONGEST} characters`);
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (_name, implied) => reader.close(implied),
    ontext: (text) => reader.words(text),
    onprocessinginstruction: () => reader.odd('it is a whole page'),
  });
  parser.write(html);
  reader.isEnding = true;
  parser.end();
  return reader.result();
}

type Attributes = Readonly<Record<string, string>>;

interface Open {
  readonly element: Element | 'skipped' | 'hidden';
  readonly list: { number: number | null } | null;
  /** Of its letters; 1 is that of a paragraph. */
  readonly size: number;
}

class Reader {
  /** Everything was written: whatever is still open was cut off. */
  isEnding = false;
  private readonly lines = new LineWriter();
  private readonly stack: Open[] = [];
  private leftOut = 0;
  private hidden = 0;
  /** How many open elements are within one that is skipped, which counts. */
  private skipped = 0;
  /** The open links. A link may be in a cell of another one: then it is what a reader sees and follows there. */
  private readonly links: Link[] = [];
  private codeBlock: string | null = null;
  /** Whether the row has a cell. */
  private inRow = false;
  /** How many lists are open. */
  private lists = 0;

  odd(why: string): never {
    throw new OddRendering(why);
  }

  result(): RenderedText {
    return { text: this.lines.text(), leftOut: this.leftOut, hidden: this.hidden };
  }

  open(name: string, attributes: Attributes): void {
    if (this.stack.length >= DEEPEST) this.odd('it is nested too deeply');
    if (this.stack.at(-1)?.element === 'hidden') this.odd(UNCLEAR_END);
    const size = (this.stack.at(-1)?.size ?? 1) * (SIZES.get(name) ?? 1);
    const element = this.skipped > 0 || size < SMALLEST ? undefined : elementOf(name, attributes);
    if (element !== undefined) this.push(size, ...this.begin(element, attributes, name));
    else {
      if (this.skipped === 0) this.leaveOut();
      this.push(size, 'skipped');
    }
  }

  close(implied: boolean): void {
    const closed = this.stack.pop();
    if (implied && this.isEnding) this.odd('it is cut off');
    if (closed === undefined) return;
    const { element } = closed;
    if (element === 'hidden' && implied) this.odd(UNCLEAR_END);
    if (element === 'skipped' || element === 'hidden') this.skipped -= 1;
    else this.end(element);
  }

  words(text: string): void {
    if (this.skipped > 0) return;
    const link = this.links.at(-1);
    if (link !== undefined) link.text += text;
    if (this.codeBlock !== null) this.codeBlock += text;
    else this.lines.words(text);
  }

  /** Returns how the content of the element is read. */
  private begin(element: Element, attributes: Attributes, name: string): [Open['element'], Open['list']?] {
    switch (element.kind) {
      case 'document':
        return this.odd('it is a whole page');
      case 'hidden':
        this.hidden += 1;
        return ['hidden'];
      case 'ornament':
        return ['skipped'];
      case 'list':
        this.endBlock(this.lists === 0);
        this.lists += 1;
        return [element, { number: name === 'ol' ? firstNumber(attributes['start']) : null }];
      case 'link':
        this.links.push({ href: attributes['href'] ?? '', text: '' });
        return [element];
      case 'inline':
        this.inline(element.before);
        return [element];
      case 'single':
        this.inline(element.text);
        return [element];
      case 'box':
        this.inline('checked' in attributes ? '[x]' : '[ ]');
        return [element];
      default:
        this.beginLine(element);
        return [element];
    }
  }

  private beginLine(
    element: Exclude<Element, { readonly kind: 'document' | 'list' | 'link' | 'inline' | 'single' }>,
  ): void {
    const { lines } = this;
    switch (element.kind) {
      case 'line-break':
        if (this.codeBlock !== null) this.codeBlock += '\n';
        else lines.endLine();
        break;
      case 'rule':
        lines.endParagraph();
        lines.verbatim(['---']);
        lines.endParagraph();
        break;
      case 'code-block':
        lines.endParagraph();
        this.codeBlock ??= '';
        break;
      case 'cell':
        if (this.inRow) lines.words(' | ');
        this.inRow = true;
        break;
      case 'item':
        this.openItem();
        break;
      case 'block':
        this.endBlock(element.apart);
        this.inRow = false;
        if (element.prefix !== undefined) lines.open(element.prefix, element.prefix);
        if (element.heading !== undefined) lines.exactly(element.heading);
    }
  }

  private end(element: Element): void {
    const { lines } = this;
    switch (element.kind) {
      case 'inline':
        this.inline(element.after);
        break;
      case 'link':
        this.endLink();
        break;
      case 'code-block':
        this.endCodeBlock();
        break;
      case 'item':
        lines.close();
        break;
      case 'list':
        this.lists -= 1;
        this.endBlock(this.lists === 0);
        break;
      case 'block':
        if (element.prefix !== undefined) lines.close();
        this.endBlock(element.apart);
    }
  }

  private push(size: number, element: Open['element'], list: Open['list'] = null): void {
    this.stack.push({ element, list, size });
    if (element === 'skipped' || element === 'hidden') this.skipped += 1;
  }

  private leaveOut(): void {
    this.leftOut += 1;
    this.inline(LEFT_OUT);
  }

  /** Adds what stands for an element. */
  private inline(text = ''): void {
    if (text === '') return;
    if (this.codeBlock !== null) {
      if (text.startsWith('[')) this.codeBlock += text;
      return;
    }
    this.lines.exactly(text);
  }

  private endBlock(apart: boolean): void {
    if (this.codeBlock !== null) return;
    if (apart) this.lines.endParagraph();
    else this.lines.endLine();
  }

  private openItem(): void {
    const list = this.stack.findLast((open) => open.list !== null)?.list;
    const number = list?.number ?? null;
    const mark = number === null ? '- ' : `${number}. `;
    if (list !== undefined && list !== null && number !== null) list.number = number + 1;
    this.lines.open(mark, ' '.repeat(mark.length));
  }

  private endLink(): void {
    const link = this.links.pop();
    const destination = link === undefined ? null : shownDestination(link);
    if (destination !== null) this.inline(` (${destination})`);
  }

  private endCodeBlock(): void {
    const code = (this.codeBlock ?? '').replace(/^\n|\n$/g, '');
    this.codeBlock = null;
    const longest = (code.match(/`+/g) ?? []).reduce((most, { length }) => Math.max(most, length), 2);
    const fence = '`'.repeat(longest + 1);
    this.lines.verbatim([fence, ...code.split('\n'), fence]);
    this.lines.endParagraph();
  }
}

/** GitHub draws diagrams in the other sections. A user's own section loses its tags. */
function elementOf(name: string, attributes: Attributes): Element | undefined {
  return name === 'section' && !('data-footnotes' in attributes) ? undefined : ELEMENTS.get(name);
}

function firstNumber(start: string | undefined): number {
  return start !== undefined && /^\d{1,9}$/.test(start) ? Number(start) : 1;
}
