/** A text without its hidden parts. */
export interface VisibleText {
  readonly text: string;
  /** How many hidden parts were removed. */
  readonly hidden: number;
}

const OPENING = '<!--';
const CLOSING = '-->';
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

/**
 * Removes the HTML comments from an instruction that are certainly not in code, without a parser and in linear time.
 * Doubtful ones stay, because an instruction must not lose what its author sees.
 */
export function withoutSureComments(source: string): VisibleText {
  const lines = new LineReader(source);
  while (lines.readLine());
  return { text: lines.text(), hidden: lines.hidden };
}

class LineReader {
  hidden = 0;
  private readonly source: string;
  private readonly kept: string[] = [];
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
      this.span = false;
      this.markup = false;
      this.html = false;
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
    return this.kept.join('') + this.source.slice(this.copied);
  }

  /** A comment at the start of a line is a block of its own. An unclosed one hides the rest on the page, too. */
  private readBlock(): boolean {
    const start = this.source.indexOf(OPENING, this.position);
    const end = this.source.indexOf(CLOSING, start + 2);
    if (end < 0) {
      this.remove(start, this.source.length);
      return false;
    }
    this.remove(start, end + CLOSING.length);
    this.readWithinLine();
    return true;
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
    const mark = RUN.exec(this.source)?.[0] ?? '`';
    const end = isTable || this.markup ? -1 : this.endOfSpan(mark, at + mark.length, lineEnd);
    this.span ||= end < 0;
    this.position = end < 0 ? lineEnd : end;
  }

  private endOfSpan(mark: string, from: number, lineEnd: number): number {
    RUN.lastIndex = from;
    for (let run = RUN.exec(this.source); run !== null && run.index < lineEnd; run = RUN.exec(this.source))
      if (run[0].length === mark.length) return RUN.lastIndex;
    return -1;
  }

  private readComment(at: number): boolean {
    WITHIN_LINE.lastIndex = at;
    const comment = this.span ? undefined : WITHIN_LINE.exec(this.source)?.[0];
    if (comment === undefined) return false;
    this.remove(at, at + comment.length);
    return true;
  }

  private remove(start: number, end: number): void {
    this.kept.push(this.source.slice(this.copied, start));
    this.copied = end;
    this.position = end;
    this.hidden += 1;
  }

  private lineEnd(): number {
    const end = this.source.indexOf('\n', this.position);
    return end < 0 ? this.source.length : end;
  }
}
