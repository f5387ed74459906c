import { Parser } from 'htmlparser2';
import type { PromptPart } from './clean-text.ts';
import { Page } from './page.ts';

/** An answer that isn't the whole rendering of a text. */
export class OddRendering extends Error {}

/** GitHub's limit for a body is 65,536 characters; no honest one becomes this long. In UTF-16 units. */
const LONGEST = 2 * 1024 * 1024;
/** No reader follows deeper nesting; the parser's time grows with it. */
const DEEPEST = 200;
/** Four pixels on GitHub's page: smaller letters can't be read, and nested elements shrink them to nothing. */
const SMALLEST = 0.3;
const WHOLE_PAGE = 'it is a whole page';
/** Browsers agree with us on where a hidden part ends only if it holds nothing but words, and has an end tag. */
const UNCLEAR_END = 'it is not clear where a hidden part ends';
const COVERS = 'parts of it may cover others on the page';
/** Raised or lowered more often, a text may be moved out of the page. */
const MOST_RAISED = 2;
/** How often one of these, which hide what is behind them, must be raised or lowered until it may cover other lines. */
const COVERING: Readonly<Record<string, number>> = { pre: 1, table: 1, kbd: 2, img: 2 };

/**
 * Writes HTML from GitHub's renderer as plain text, by an allow-list of elements. Of their attributes it reads the
 * destination of a link, the first number of a list and the tick of a box, which readers see, whether a section holds
 * the footnotes and a cell spans others, and no others. Throws `OddRendering` if the HTML is too long, too deep, cut off, or a whole page, or if
 * the end of a hidden part is unclear.
 */
export function renderedText(html: string): Required<Pick<PromptPart, 'text' | 'hidden' | 'leftOut'>> {
  if (html.length > LONGEST) throw new OddRendering(`it has more than ${LONGEST} characters`);
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    onclosetag: (name, implied) => reader.close(name, implied),
    ontext: (text) => reader.words(text),
    onprocessinginstruction: () => odd(WHOLE_PAGE),
  });
  parser.write(html);
  reader.isEnding = true;
  parser.end();
  return { text: reader.page.lines.text(), hidden: reader.hidden, leftOut: reader.leftOut };
}

type Attributes = Readonly<Record<string, string>>;

/** How the agent reads an element of a rendered text. */
interface Element {
  readonly begin?: (page: Page, attributes: Attributes) => void;
  readonly end?: (page: Page) => void;
  /** Its content isn't read: browsers hide it (`hidden`), or it belongs to a whole `page`, which GitHub's renderer doesn't give. */
  readonly unread?: 'skipped' | 'hidden' | 'page';
  /** How small its letters are among those around them, by GitHub's style sheet (`rt`: by browsers). */
  readonly size?: number;
}

/** Its text is part of the line. */
function inline(before: string, after = '', size = 1): Element {
  return { begin: (page) => page.mark(before), end: (page) => page.mark(after), size };
}

/** Begins a line; `apart`: with a blank line around it. `prefix` is before each of its lines. */
function block(apart: boolean, { prefix = '', heading = '' } = {}): Element {
  return { begin: (page) => page.beginBlock(apart, prefix, heading), end: (page) => page.endBlock(apart, prefix) };
}

/** Not written by GitHub's users, such as an icon, or within an element that isn't read. */
const SKIPPED: Element = { unread: 'skipped' };
/** Nothing that the agent can read. */
const LEFT_OUT: Element = { unread: 'skipped', begin: (page) => page.mark('[left out]') };

const NUMBERED: Element = {
  begin: (page, { start = '' }) => page.beginList(/^\d{1,9}$/.test(start) ? Number(start) : 1),
  end: (page) => page.endList(),
};

const each = (names: string, element: Element): readonly (readonly [string, Element])[] =>
  names.split(' ').map((name) => [name, element] as const);

/** What GitHub's renderer gives and the agent can read; all else is left out. `accessiblity` is GitHub's spelling. */
const ELEMENTS: ReadonlyMap<string, Element> = new Map([
  ...each('p details dl section table markdown-accessiblity-table markdown-accessibility-table', block(true)),
  ...each('div summary dt dd figure figcaption caption thead tbody tfoot tr center', block(false)),
  ...each('blockquote', block(true, { prefix: '> ' })),
  ...[1, 1, 1, 1, 0.875, 0.85].flatMap((size, at) =>
    each(`h${at + 1}`, { ...block(true, { heading: `${'#'.repeat(at + 1)} ` }), size }),
  ),
  ...each('ul', { ...NUMBERED, begin: (page) => page.beginList(null) }),
  ...each('ol', NUMBERED),
  ...each('li', { begin: (page) => page.beginItem(), end: (page) => page.endItem() }),
  ...each('td th', { begin: (page) => page.beginCell() }),
  ...each('pre', { begin: (page) => page.beginCode(), end: (page) => page.endCode(), size: 0.85 }),
  ...each('a', { begin: (page, { href = '' }) => page.beginLink(href), end: (page) => page.endLink() }),
  ...each('abbr b bdi bdo cite dfn em font g-emoji i ins mark picture rb rtc ruby span strong', inline('')),
  ...each('themed-picture animated-image time u var', inline('')),
  ...each('small', inline('', '', 0.9)),
  ...each('code samp tt', inline('`', '`', 0.85)),
  ...each('kbd', inline('`', '`')),
  ...each('del s strike', inline('~~', '~~')),
  ...each('q', inline('"', '"')),
  ...each('rt', inline('(', ')', 0.5)),
  ...each('sup', inline('^', '', 0.75)),
  ...each('sub', inline('_', '', 0.75)),
  ...each('img', inline('[image]')),
  ...each('input', { begin: (page, attributes) => page.mark('checked' in attributes ? '[x]' : '[ ]') }),
  ...each('br', { begin: (page) => page.breakLine() }),
  ...each('hr', { begin: (page) => page.rule() }),
  ...each('source wbr col colgroup svg clipboard-copy', SKIPPED),
  ...each('rp', { unread: 'hidden' }),
  ...each('html head body title meta base link script style noscript frameset frame', { unread: 'page' }),
]);

class Reader {
  /** Everything was written: whatever is still open was cut off. */
  isEnding = false;
  readonly page = new Page();
  hidden = 0;
  leftOut = 0;
  /** The open elements, the size of their letters (1 is that of a paragraph), and how often they are raised or lowered. */
  private readonly stack: { readonly element: Element; readonly size: number; readonly raised: number }[] = [];
  /** How the cells of each open table span others: only of a table with both can cells lie on each other. */
  private readonly spans: Set<string>[] = [];
  /** How many open elements are, or are within, one that isn't read. */
  private unread = 0;

  open(name: string, attributes: Attributes): void {
    const around = this.stack.at(-1);
    if (this.stack.length >= DEEPEST) odd('it is nested too deeply');
    if (around?.element.unread === 'hidden') odd(UNCLEAR_END);
    // GitHub draws diagrams in the other sections. A user's own section loses its tags.
    const isDrawn = name === 'section' && !('data-footnotes' in attributes);
    const known = isDrawn ? LEFT_OUT : (ELEMENTS.get(name) ?? LEFT_OUT);
    const size = (around?.size ?? 1) * (known.size ?? 1);
    const raised = (around?.raised ?? 0) + Number(name === 'sup' || name === 'sub');
    if (raised >= (COVERING[name] ?? Infinity)) odd(COVERS);
    if (name === 'table') this.spans.push(new Set());
    for (const way of ['rowspan', 'colspan']) if ((attributes[way] ?? '1') !== '1') this.spans.at(-1)?.add(way);
    if (this.spans.at(-1)?.size === 2) odd(COVERS);
    const shown = size < SMALLEST || raised > MOST_RAISED ? LEFT_OUT : known;
    const element = this.unread > 0 ? SKIPPED : shown;
    if (element.unread === 'page') odd(WHOLE_PAGE);
    element.begin?.(this.page, attributes);
    if (element.unread === 'hidden') this.hidden += 1;
    if (element === LEFT_OUT) this.leftOut += 1;
    if (element.unread !== undefined) this.unread += 1;
    this.stack.push({ element, size, raised });
  }

  close(name: string, implied: boolean): void {
    if (name === 'table') this.spans.pop();
    const element = this.stack.pop()?.element;
    if (implied && this.isEnding) odd('it is cut off');
    if (implied && element?.unread === 'hidden') odd(UNCLEAR_END);
    if (element?.unread !== undefined) this.unread -= 1;
    element?.end?.(this.page);
  }

  words(text: string): void {
    if (this.unread === 0) this.page.words(text);
  }
}

function odd(why: string): never {
  throw new OddRendering(why);
}
