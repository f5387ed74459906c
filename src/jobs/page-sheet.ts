/** The page's HTML, with the position in the source of each of its characters; -1 for what the renderer adds. */
export interface Html {
  readonly html: string;
  readonly places: readonly number[];
}

interface Run {
  html: string;
  readonly places: number[];
}

/** Writes the page's HTML in the page's order: footnotes are at the end, wherever the source defines them. */
export class PageSheet {
  private readonly source: string;
  private readonly main: Run = { html: '', places: [] };
  private readonly footnotes = new Map<number, Run>();
  /** Writing appends to the last one. */
  private readonly open: Run[] = [this.main];

  constructor(source: string) {
    this.source = source;
  }

  /**
   * Adds a range of the source. Text has no special characters in HTML, because the renderer escapes them. Markdown's
   * own characters aren't in the HTML; they become spaces, which change nothing.
   */
  add(start: number, end: number, kind: 'text' | 'raw' | 'markup'): void {
    const run = this.current();
    const text = this.source.slice(start, end);
    run.html += kind === 'raw' ? text : kind === 'text' ? text.replace(/[<>&"]/g, 'x') : ' '.repeat(text.length);
    for (let place = start; place < end; place += 1) run.places.push(place);
  }

  /** Adds a tag of the renderer. */
  addTag(tag: string): void {
    const run = this.current();
    run.html += tag;
    for (let index = 0; index < tag.length; index += 1) run.places.push(-1);
  }

  openFootnote(number: number): void {
    const run = { html: '', places: [] };
    this.footnotes.set(number, run);
    this.open.push(run);
  }

  closeFootnote(): void {
    this.open.pop();
  }

  /** Joins everything. */
  page(): Html {
    const footnotes = [...this.footnotes].sort(([one], [other]) => one - other).map(([, run]) => run);
    const runs = [this.main, ...footnotes];
    return { html: runs.map(({ html }) => html).join(''), places: runs.flatMap(({ places }) => places) };
  }

  private current(): Run {
    return this.open.at(-1) ?? this.main;
  }
}
