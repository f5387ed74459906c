import { PageReferences } from './page-references.ts';
import { type Html, PageSheet } from './page-sheet.ts';
import { CODE, LEAVES, tokenRow, type Way } from './page-tokens.ts';
import type { Reading } from './readings.ts';

/** A part of the source, from `start` up to, but excluding, `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The HTML that GitHub's renderer makes of a source, as far as it affects what is visible. */
export interface Page extends Html {
  /** What the agent reads instead of a character of the source, if that is visible. */
  readonly instead: ReadonlyMap<number, string>;
  /** What Markdown itself hides, one range for each part. */
  readonly hidden: readonly Range[];
  readonly links: readonly Range[];
  /** HTML that is a block of its own, and where HTML begins within a line. */
  readonly htmlBlocks: readonly Range[];
  readonly htmlStarts: ReadonlySet<number>;
  /** Fenced blocks with their language in lower case. */
  readonly fences: readonly (Range & { readonly language: string })[];
  /** Code spans and blocks. */
  readonly code: readonly Range[];
  /** Paragraphs, headings and cells. */
  readonly leaves: readonly Range[];
}

/** Follows the parser's walk through the source. */
export function pageOf(source: string, reading: Reading): Page {
  const walk = new PageWalk(source, reading);
  for (const [index, [kind]] of reading.events.entries()) {
    if (kind === 'enter') walk.enter(index);
    else walk.exit(index);
  }
  return walk.end();
}

/** A long word after a fence is hidden text rather than the name of a language. */
const LANGUAGE = /^[\w+#.-]{0,30}/;
/** The page shows a number; a longer label counts as a hidden part. */
const LONGEST_LABEL = 20;
/** For the renderer, but not for the parser, this ends a footnote. */
const BLANK_LINE_WITH_SPACE = /\n[ \t>]+\n/;
/** GitHub shows images only from here. */
const IMAGE_ADDRESS = /^https?:\/\/[^\s<>()]+$/i;

class PageWalk {
  private readonly source: string;
  private readonly reading: Reading;
  private readonly references: PageReferences;
  private readonly sheet: PageSheet;
  private readonly ways: Way[] = [];
  private way: Way = 'markup';
  private position = 0;
  private readonly table = { columns: 0, cells: 0 };
  /** The end of a footnote that may be outside of it. */
  private unclear: Range = { start: 0, end: -1 };
  private readonly footnotes = new Map<number, number>();
  /** Limit for destinations that move to where they are used: one may be used often. */
  private room: number;
  private readonly instead = new Map<number, string>();
  private readonly hidden: Range[] = [];
  private readonly links: Range[] = [];
  private readonly htmlBlocks: Range[] = [];
  private readonly htmlStarts = new Set<number>();
  private readonly fences: (Range & { readonly language: string })[] = [];
  private readonly code: Range[] = [];
  private readonly leaves: Range[] = [];

  constructor(source: string, reading: Reading) {
    this.source = source;
    this.reading = reading;
    this.room = source.length;
    this.references = new PageReferences(reading);
    this.sheet = new PageSheet(source);
  }

  enter(index: number): void {
    const { type, range } = this.tokenAt(index);
    this.flush(range.start);
    this.ways.push(this.way);
    if (this.isSettled() || range.end <= range.start) return;
    if (range.start >= this.unclear.start && range.end <= this.unclear.end) {
      this.way = 'left-out';
      return;
    }
    const row = tokenRow(type);
    this.way = row.way ?? this.way;
    if (row.tag !== undefined) this.sheet.addTag(row.tag);
    if (row.hidden === true) this.hidden.push(range);
    if (LEAVES.has(type)) this.leaves.push(range);
    if (CODE.has(type)) this.code.push(range);
    this.enterSpecial(type, range, index);
  }

  exit(index: number): void {
    const { type, range } = this.tokenAt(index);
    this.flush(range.end);
    this.way = this.ways.pop() ?? 'markup';
    if (this.isSettled() || range.end <= range.start) return;
    if (tokenRow(type).tag !== undefined) this.sheet.addTag('</p>');
    if (type === 'gfmFootnoteDefinition' && [...this.footnotes.values()].includes(range.start))
      this.sheet.closeFootnote();
  }

  end(): Page {
    this.flush(this.source.length);
    const { instead, hidden, links, htmlBlocks, htmlStarts, fences, code, leaves } = this;
    return { ...this.sheet.page(), instead, hidden, links, htmlBlocks, htmlStarts, fences, code, leaves };
  }

  private enterSpecial(type: string, range: Range, index: number): void {
    switch (type) {
      case 'tableHead':
        this.table.columns = 0;
        return;
      case 'tableRow':
        this.table.cells = 0;
        return;
      case 'tableHeader':
        this.table.columns += 1;
        return;
      case 'tableData':
        this.table.cells += 1;
        // The page shows only as many cells as the head has.
        if (this.table.cells > this.table.columns) this.hide(range);
        return;
      case 'link':
        this.enterLink(range, index);
        return;
      case 'htmlFlow':
        this.htmlBlocks.push(range);
        return;
      case 'htmlText':
        this.htmlStarts.add(range.start);
        return;
      case 'image':
        this.enterImage(range, index);
        return;
      case 'codeFenced':
        this.fences.push({ ...range, language: '' });
        return;
      case 'codeFencedFenceInfo':
        this.enterLanguage(range);
        return;
      case 'gfmFootnoteDefinitionLabelString':
        if (range.end - range.start > LONGEST_LABEL) this.hidden.push(range);
        this.replace(range, String(this.references.footnoteAt(index) ?? ''));
        return;
      case 'gfmFootnoteCallString':
        this.replace(range, String(this.references.footnoteAt(index) ?? ''));
        return;
      case 'gfmFootnoteDefinition':
        this.enterFootnote(range, index);
        return;
    }
  }

  /** Definitions are hidden, but not the destinations of links: they move to where they are used. */
  private enterLink(range: Range, index: number): void {
    this.links.push(range);
    const destination = this.references.destinationAt(index);
    const label = this.references.partsAt(index).get('label');
    if (!destination?.elsewhere || label === undefined || destination.text.length > this.room) return;
    this.room -= destination.text.length;
    this.instead.set(this.tokenAt(label).range.end - 1, `](${destination.text})`);
  }

  private enterImage(range: Range, index: number): void {
    const address = this.references.destinationAt(index)?.text.replace(/^<|>$/g, '') ?? '';
    const shown = IMAGE_ADDRESS.test(address) && address.length <= this.room ? `![](${address})` : '';
    this.room -= shown.length;
    if (shown !== this.source.slice(range.start, range.end)) this.hidden.push(range);
    this.replace(range, shown);
  }

  private enterLanguage({ start, end }: Range): void {
    const [language = ''] = LANGUAGE.exec(this.source.slice(start, end)) ?? [];
    this.sheet.add(start, start + language.length, 'markup');
    this.position = start + language.length;
    if (this.position < end) this.hidden.push({ start: this.position, end });
    const fence = this.fences.pop();
    if (fence !== undefined) this.fences.push({ ...fence, language: language.toLowerCase() });
  }

  /** A footnote without references isn't shown, nor is the second one with a name. */
  private enterFootnote(range: Range, index: number): void {
    const label = this.references.partsAt(index).get('gfmFootnoteDefinitionLabel');
    const name =
      label === undefined ? undefined : this.references.partsAt(label).get('gfmFootnoteDefinitionLabelString');
    const number = name === undefined ? null : this.references.footnoteAt(name);
    if (number === null || this.footnotes.has(number)) {
      this.hide(range);
      return;
    }
    const blank = BLANK_LINE_WITH_SPACE.exec(this.source.slice(range.start, range.end));
    if (blank !== null) {
      this.unclear = { start: range.start + blank.index, end: range.end };
      this.hidden.push(this.unclear);
    }
    this.footnotes.set(number, range.start);
    this.sheet.openFootnote(number);
  }

  private hide(range: Range): void {
    this.way = 'left-out';
    this.hidden.push(range);
  }

  /** Makes the first character of an omitted token represent it. */
  private replace({ start }: Range, text: string): void {
    this.sheet.add(start, start + 1, 'markup');
    this.position = start + 1;
    this.instead.set(start, text);
  }

  private isSettled(): boolean {
    return this.way === 'kept' || this.way === 'left-out';
  }

  /** Adds everything before `end` that hasn't been added. */
  private flush(end: number): void {
    if (end <= this.position) return;
    if (this.way !== 'left-out') this.sheet.add(this.position, end, this.way === 'kept' ? 'markup' : this.way);
    this.position = end;
  }

  private tokenAt(index: number): { readonly type: string; readonly range: Range } {
    const { events, placeOf } = this.reading;
    const event = events[index];
    if (event === undefined) return { type: '', range: { start: 0, end: 0 } };
    const [, { type, start, end }] = event;
    return { type, range: { start: placeOf(start.offset), end: placeOf(end.offset) } };
  }
}
