/** What begins each line within a quote or a list item. */
interface Container {
  readonly first: string;
  readonly rest: string;
  used: boolean;
}

/** Deeper containers are not marked: their marks would outgrow the text. */
const DEEPEST = 12;

/** Writes lines of plain text: joins white space, and marks quotes and list items. */
export class LineWriter {
  private readonly lines: string[] = [];
  private line: string | null = null;
  /** White space before the next word. */
  private space = false;
  /** A blank line comes before the next line. */
  private gap = false;
  private readonly containers: Container[] = [];

  /** Adds running text, with its white space as HTML reads it. */
  words(text: string): void {
    for (const part of text.split(/([ \t\n\f\r]+)/)) {
      if (part === '') continue;
      if (/^[ \t\n\f\r]/.test(part)) this.space = true;
      else this.exactly(part);
    }
  }

  /** Adds text within the line as it is. */
  exactly(text: string): void {
    if (this.line === null) this.line = this.begin();
    else if (this.space) this.line += ' ';
    this.space = false;
    this.line += text;
  }

  /** Adds whole lines as they are. */
  verbatim(lines: readonly string[]): void {
    for (const line of lines) {
      this.exactly(line);
      this.endLine();
    }
  }

  /** Ends the line, if there is one. */
  endLine(): void {
    this.space = false;
    if (this.line === null) return;
    this.lines.push(this.line);
    this.line = null;
  }

  /** Ends the line, and keeps a blank line before the next. */
  endParagraph(): void {
    this.endLine();
    this.gap = true;
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
    if (this.gap && this.lines.length > 0) {
      // A blank line belongs to the containers that have begun.
      const open = shown.filter(({ used }) => used);
      this.lines.push(
        open
          .map(({ rest }) => rest)
          .join('')
          .trimEnd(),
      );
    }
    this.gap = false;
    return shown
      .map((container) => {
        const mark = container.used ? container.rest : container.first;
        container.used = true;
        return mark;
      })
      .join('');
  }
}
