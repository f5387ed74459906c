import { UNSEEN } from '../words/hidden.ts';
import { wholeCharacters } from '../words/markdown.ts';

/** Longest parts, in UTF-16 units (`files`: lines). Several pull requests share those of bodies and of lists. */
export const CAPS = {
  title: 300,
  fileList: 16_000,
  body: 8_000,
  hunk: 4_000,
  files: 200,
  diff: 30_000,
  prompt: 60_000,
} as const;

/** A text as it enters the prompt, and how much was removed or cut. */
export interface PromptPart {
  readonly text: string;
  /** Parts of the text that its readers at GitHub can't see; they were removed. */
  readonly hidden: number;
  readonly invisible: number;
  /** Characters (UTF-16 units) that were cut off at the end. */
  readonly cut: number;
  /** Parts that the agent can't read, such as diagrams and formulas; only a rendered text has them. */
  readonly leftOut?: number;
  /** Why the whole text was left out. */
  readonly unread?: string;
}

/** Cleans a text that is shown verbatim (a diff, a path, a title): removes only invisible and control characters. */
export function plainPart(text: string, longest: number): PromptPart {
  // A lone carriage return ends no line there: it becomes visible.
  return finish({ ...cap(plainLines(text.replace(/\r(?!\n)/g, '␍')), longest), hidden: 0 }, longest);
}

export function instructionPart(text: string): PromptPart {
  const source = cap(plainLines(text).replace(/^\uFEFF/, ''), CAPS.prompt);
  return finish({ ...source, ...withoutSureComments(source.text) }, CAPS.prompt);
}

export function finish(part: Pick<PromptPart, 'text' | 'hidden' | 'cut'>, longest: number): PromptPart {
  const { text, hidden, invisible } = withoutInvisible(part.text);
  const again = cap(text.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd(), longest);
  const cut = part.cut + again.cut;
  return { text: withCutLine({ ...again, cut }), hidden: part.hidden + hidden, invisible, cut };
}

/** Space for the line that says how much was cut. */
export const CUT_LINE = 40;

/** Cuts a text longer than `longest`, leaving space for the line that says so. */
export function cap(text: string, longest: number): Pick<PromptPart, 'text' | 'cut'> {
  const kept = text.length <= longest ? text : wholeCharacters(text.slice(0, longest - CUT_LINE));
  return { text: kept, cut: text.length - kept.length };
}

export const withCutLine = ({ text, cut }: Pick<PromptPart, 'text' | 'cut'>): string =>
  cut === 0 ? text : `${text}\n[cut: ${cut} more characters]`;

/** Without lone surrogates, and with line feeds as line ends. */
export const plainLines = (text: string): string => text.toWellFormed().replace(/\r\n?/g, '\n');

/** Zero-width, bidirectional, tag and other characters that no reader sees; `\p{Cc}` without line feed and tab. */
const HIDDEN = String.raw`${UNSEEN}|[^\P{Cc}\n\t]`;

/** A long run of invisible and control characters is a hidden part. */
export function withoutInvisible(text: string): Pick<PromptPart, 'text' | 'hidden' | 'invisible'> {
  const unseen = new RegExp(HIDDEN, 'gu');
  const visible = text.replace(unseen, '');
  if (visible === text) return { text, hidden: 0, invisible: 0 };
  // More in a row than any emoji or script needs: they may spell something.
  const hidden = text.match(new RegExp(`(?:${HIDDEN}){4,}`, 'gu'))?.length ?? 0;
  return { text: visible, hidden, invisible: text.match(unseen)?.length ?? 0 };
}

const OPENING = '<!--';
const CLOSING = '-->';

/** An unclosed one reaches to the end, as on the page. `<!-->` and `<!--->` are whole (HTML standard). */
const COMMENT = /<!--(?:-?>|[\s\S]*?(?:-->|$))/g;
/** Checks whether a text has more than HTML comments and invisible characters, without regard to Markdown. Linear. */
export const hasVisibleText = (source: string): boolean =>
  withoutInvisible(plainLines(source)).text.replace(COMMENT, '').trim() !== '';

/** Removes comments that are certainly not in code. Doubtful ones stay: their author may see them. Linear. */
export function withoutSureComments(source: string): Pick<PromptPart, 'text' | 'hidden'> {
  const lines = new LineReader(source);
  while (lines.readLine());
  return { text: lines.text(), hidden: lines.hidden };
}

/** GitHub's renderer allows no two dashes in a comment within a line. */
const WITHIN_LINE = /<!--(?:-->|(?!-?>)(?:(?!--|\n[ \t>]*\n)[\s\S])*(?<!-)-->)/y;
/** At the margin nothing can be around a fence: it opens and closes code. */
const FENCE = /^(`{3,}(?=[^`]*$)|~{3,})/;
const FENCE_END = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;
/** A fence in a list or quote, and HTML that continues after blank lines: only a parser knows where they end. */
const UNSURE_LINE =
  /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t>]+)*(?:`{3,}[^`]*$|~{3}|<(?:[?!]|pre\b|script\b|style\b|textarea\b))/i;
const HTML_LINE = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t>]+)*</;
const MAYBE_INDENTED_CODE = /^[ >\d.)*+-]*(?: {4}|\t)/;
/** What may begin or end something within a line, and the line's end: a search for the first must not pass it. */
const SPECIAL = /[\\<`\]\n]/g;
const RUN = /`+/g;

class LineReader {
  hidden = 0;
  private readonly source: string;
  private kept = '';
  private position = 0;
  private copied = 0;
  private fence: string | null = null;
  /** Whether a code span may be open; a blank line ends it. */
  private span = false;
  /** Whether a tag or link may be open: a backtick inside opens nothing. */
  private markup = false;
  /** Whether a block of HTML may be open: nothing inside opens a fence. */
  private html = false;

  constructor(source: string) {
    this.source = source;
  }

  /** Reads a line, or a comment with all its lines; returns false when the rest is in doubt. */
  readLine(): boolean {
    if (this.position >= this.source.length) return false;
    const end = this.lineEnd();
    const line = this.source.slice(this.position, end);
    if (this.fence !== null) {
      if (FENCE_END.exec(line)?.[1]?.startsWith(this.fence)) this.fence = null;
      this.position = end + 1;
      return true;
    }
    if (/^[\s>]*$/.test(line)) {
      [this.span, this.markup, this.html] = [false, false, false];
    }
    if (/^ {0,3}<!--/.test(line)) return this.readBlock();
    const fence = this.html ? undefined : FENCE.exec(line)?.[1];
    if (fence === undefined && UNSURE_LINE.test(line)) return false;
    this.html ||= HTML_LINE.test(line);
    if (fence !== undefined) this.fence = fence;
    else if (!MAYBE_INDENTED_CODE.test(line)) this.readWithinLine();
    else this.span ||= line.includes('`');
    this.position = Math.max(this.position, end + 1);
    return true;
  }

  text(): string {
    return this.kept + this.source.slice(this.copied);
  }

  /** A comment at the start of a line is a block of its own. An unclosed one hides the rest on the page, too. */
  private readBlock(): boolean {
    const start = this.source.indexOf(OPENING, this.position);
    const end = this.source.indexOf(CLOSING, start + 2);
    this.remove(start, end < 0 ? this.source.length : end + CLOSING.length);
    if (end >= 0) this.readWithinLine();
    return end >= 0;
  }

  private readWithinLine(): void {
    let end = this.lineEnd();
    const isTable = this.source.slice(this.position, end).includes('|');
    while (this.position < end) {
      SPECIAL.lastIndex = this.position;
      const at = SPECIAL.exec(this.source)?.index ?? end;
      if (at >= end) break;
      const character = this.source.charAt(at);
      this.position = at + (character === '\\' ? 2 : 1);
      if (character === '`') this.readSpan(at, end, isTable);
      else if (character !== '\\' && !this.readComment(at)) this.markup = true;
      // A comment may have more lines.
      if (this.position > end) end = this.lineEnd();
    }
    this.position = end + 1;
  }

  private readSpan(at: number, lineEnd: number, isTable: boolean): void {
    RUN.lastIndex = at;
    const mark = RUN.exec(this.source)?.[0];
    let run = isTable || this.markup ? null : RUN.exec(this.source);
    while (run !== null && run.index < lineEnd && run[0].length !== mark?.length) run = RUN.exec(this.source);
    const isClosed = run !== null && run.index < lineEnd;
    this.span ||= !isClosed;
    this.position = isClosed ? RUN.lastIndex : lineEnd;
  }

  private readComment(at: number): boolean {
    WITHIN_LINE.lastIndex = at;
    const comment = this.span ? undefined : WITHIN_LINE.exec(this.source)?.[0];
    if (comment !== undefined) this.remove(at, at + comment.length);
    return comment !== undefined;
  }

  private remove(start: number, end: number): void {
    this.kept += this.source.slice(this.copied, start);
    this.copied = end;
    this.position = end;
    this.hidden += 1;
  }

  private lineEnd(): number {
    const end = this.source.indexOf('\n', this.position);
    return end < 0 ? this.source.length : end;
  }
}
