import { unescapeXml, xmlOf } from '../../build/rendered.ts';

/**
 * Shows Markdown as a reader sees it on GitHub, using the reference renderer (cmark-gfm): HTML comments are gone, links
 * have their target next to them, folds are below their summary, code keeps its backticks, and quoted text has a bar.
 */
export function readerText(markdown: string): Read {
  const page = new Page();
  for (const [, closing, name = '', attributes = '', text] of xmlOf(markdown).matchAll(NODE)) {
    if (closing === '/') page.close(name);
    else page.open(name, { attributes, text: unescapeXml(text ?? '') });
  }
  return page.read();
}

export interface Read {
  readonly text: string;
  /** Everything that can be followed or is loaded: targets of links, and of images with the word before them. */
  readonly targets: readonly string[];
}

/** A tag with the text that follows it inside the same node, if any. Texts contain no raw `<`. */
const NODE =
  /<(\/?)([a-z_]+)((?: [\w:]+="[^"]*")*)(?: \/)?>(?:([^<]*)(?=<\/(?:text|code|code_block|html_block|html_inline)>))?/g;

interface Opened {
  readonly attributes: string;
  readonly text: string;
}

class Page {
  private readonly lines: string[] = [];
  private readonly targets: string[] = [];
  private readonly openTargets: string[] = [];
  private line = '';
  private bullet = '';
  private indent = '';

  open(name: string, { attributes, text }: Opened): void {
    switch (name) {
      case 'text':
        this.line += text;
        return;
      case 'code':
        this.line += `\`${text}\``;
        return;
      case 'softbreak':
      case 'linebreak':
        this.endLine();
        return;
      case 'link':
      case 'image':
        this.openTargets.push(
          (name === 'image' ? 'image ' : '') + (/ destination="([^"]*)"/.exec(attributes)?.[1] ?? ''),
        );
        return;
      case 'item':
        this.bullet = '• ';
        return;
      case 'code_block':
        for (const line of text.replace(/\n$/, '').split('\n')) this.put(`│ ${line}`);
        return;
      case 'html_block':
        this.fold(text.trim());
        return;
      case 'html_inline':
        throw new Error(`HTML has come into a line: ${text}`);
    }
  }

  close(name: string): void {
    if (name === 'paragraph') this.endLine();
    if (name !== 'link' && name !== 'image') return;
    const target = unescapeXml(this.openTargets.pop() ?? '');
    this.targets.push(target);
    this.line += ` <${target}>`;
  }

  read(): Read {
    // The zero-width space that stops a mention is invisible.
    return { text: this.lines.join('\n').replaceAll('\u200b', ''), targets: this.targets };
  }

  private endLine(): void {
    this.put(this.bullet + this.line);
    this.line = '';
    this.bullet = '';
  }

  private put(line: string): void {
    this.lines.push(this.indent + line);
  }

  private fold(html: string): void {
    const summary = /^<details><summary>([^<]*)<\/summary>$/.exec(html)?.[1];
    if (summary !== undefined) {
      this.put(`▸ ${summary}`);
      this.indent = '    ';
    } else if (html === '</details>') this.indent = '';
    else if (!/^<!--(?:(?!-->).)*-->$/s.test(html)) throw new Error(`HTML that is not ours has come in: ${html}`);
  }
}
