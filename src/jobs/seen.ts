import { allowedTag } from './allowed-tags.ts';
import { UNSEEN } from './clean-text.ts';
import type { Page } from './page.ts';
import { type HtmlPart, htmlParts, type TagPart, type TextPart } from './page-html.ts';

/** The state of each character of a source: hidden, kept because it shapes what is visible, or visible. */
export const GONE = 0;
export const KEPT = 1;
export const SEEN = 2;

/** Which characters of a source are visible on its page. */
export interface Sight {
  readonly marks: Uint8Array;
  /** What the agent reads instead of a kept character. */
  readonly instead: Map<number, string>;
  /** How many parts are hidden. */
  hidden: number;
}

/** Elements whose content a browser hides. To be safe, only their own end tag or the end of the text ends one. */
const UNSHOWN: ReadonlySet<string> = new Set(['template', 'script', 'style', 'rp', 'video', 'audio']);
/** The tag filter turns these into text where it sees them. */
const FILTERED: ReadonlySet<string> = new Set([
  ...['title', 'textarea', 'style', 'xmp', 'iframe', 'noembed', 'noframes', 'script', 'plaintext'],
]);

/**
 * Reads the page's HTML like a browser, and finds which parts of the source are visible. `cut`: the source continues,
 * so whatever is open at its end may hide the rest.
 */
export function sightOf(source: string, page: Page, { cut }: { readonly cut: boolean }): Sight {
  const reader = new PageReader(source, page, cut);
  for (const part of htmlParts(page.html, (position) => isChecked(page, position))) reader.read(part);
  reader.endLink();
  return reader.sight;
}

/** The tag filter checks every tag in a block, but within a line only the first one of an instruction or comment. */
function isChecked({ places, htmlStarts, htmlBlocks }: Page, position: number): boolean {
  const place = places[position] ?? -1;
  return htmlStarts.has(place) || htmlBlocks.some(({ start, end }) => start <= place && place < end);
}

class PageReader {
  readonly sight: Sight;
  private readonly source: string;
  private readonly page: Page;
  private readonly cut: boolean;
  private readonly lowerHtml: string;
  /** How often each unshown element is open. */
  private readonly open = new Map<string, number>();
  /** In the HTML: the end of a tag that the tag filter shows; its attributes are still left out. */
  private filteredUntil = 0;
  /** The last HTML link, with what was visible before it. */
  private link: { readonly place: number; readonly seenBefore: number } | null = null;
  private seen = 0;

  constructor(source: string, page: Page, cut: boolean) {
    this.source = source;
    this.page = page;
    this.cut = cut;
    this.lowerHtml = page.html.toLowerCase();
    this.sight = {
      marks: new Uint8Array(source.length),
      instead: new Map(page.instead),
      hidden: page.hidden.length,
    };
  }

  read(part: HtmlPart): void {
    switch (part.kind) {
      case 'text':
        this.readText(part);
        return;
      case 'comment':
        if (this.isSource(part) && !this.isHiding()) this.sight.hidden += 1;
        return;
      case 'tag':
        if (this.isSource(part)) this.readTag(part);
        return;
      case 'filtered-tag':
        this.readTag(part);
        this.filteredUntil = Math.max(this.filteredUntil, part.end);
    }
  }

  private readText({ start, end }: TextPart): void {
    if (this.isHiding()) return;
    for (let position = Math.max(start, this.filteredUntil); position < end; position += 1) {
      const place = this.page.places[position] ?? -1;
      if (place < 0) continue;
      const isSeen = this.sight.instead.get(place)?.startsWith('![') || !BLANK.test(this.page.html.charAt(position));
      this.sight.marks[place] = isSeen ? SEEN : KEPT;
      if (isSeen) this.seen += 1;
    }
  }

  private readTag(part: TagPart): void {
    const { name, closing } = part.tag;
    if (UNSHOWN.has(name) || (part.kind === 'tag' && FILTERED.has(name))) {
      if (closing) this.close(name);
      else this.openUnshown(part);
      return;
    }
    if (this.isHiding() || part.start < this.filteredUntil) return;
    const place = this.page.places[part.start] ?? -1;
    const written = allowedTag(part.tag, this.writtenAs(part));
    if (written.hides || this.page.places.slice(part.start, part.end).includes(-1)) this.sight.hidden += 1;
    if (name === 'a') this.endLink();
    if (written.text === '') return;
    this.sight.marks[place] = written.text.startsWith('<img ') ? SEEN : KEPT;
    if (this.sight.marks[place] === SEEN) this.seen += 1;
    this.sight.instead.set(place, written.text);
    if (written.text.startsWith('<a ')) this.link = { place, seenBefore: this.seen };
  }

  /** A link without visible content is invisible. */
  endLink(): void {
    if (this.link !== null && this.link.seenBefore === this.seen) {
      this.sight.instead.set(this.link.place, '<a>');
      this.sight.hidden += 1;
    }
    this.link = null;
  }

  private openUnshown(part: TagPart): void {
    const { name } = part.tag;
    const isCode = name === 'script' || name === 'style';
    // The page shows these as text; if they are unclosed, that is all they do.
    if (
      part.kind === 'filtered-tag' &&
      !this.cut &&
      !this.isBlock(part) &&
      this.lowerHtml.lastIndexOf(`</${name}`) < part.start
    )
      return;
    if (!this.isHiding()) this.sight.hidden += 1;
    this.open.set(name, isCode ? 1 : (this.open.get(name) ?? 0) + 1);
  }

  private close(name: string): void {
    const depth = this.open.get(name) ?? 0;
    if (depth > 1) this.open.set(name, depth - 1);
    else this.open.delete(name);
  }

  /** Checks whether a script or style sheet begins a block, which ends only with its end tag or the text. */
  private isBlock({ start }: TagPart): boolean {
    const place = this.page.places[start] ?? -1;
    return this.page.htmlBlocks.some(
      (block) => block.start <= place && this.source.slice(block.start, place).trim() === '',
    );
  }

  private writtenAs({ start, end }: HtmlPart): string {
    return this.page.html.slice(start, end);
  }

  private isSource({ start }: HtmlPart): boolean {
    return (this.page.places[start] ?? -1) >= 0;
  }

  private isHiding(): boolean {
    return this.open.size > 0;
  }
}

const BLANK = new RegExp(`^(?:\\s|${UNSEEN.source})$`, 'u');
