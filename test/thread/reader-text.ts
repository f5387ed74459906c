import { execFileSync } from 'node:child_process';

const OPTIONS = ['-e', 'table', '-e', 'autolink', '-e', 'strikethrough', '-e', 'tagfilter', '-t', 'xml'];

/**
 * Shows Markdown as a reader sees it at GitHub, by way of the reference renderer (cmark-gfm): comments of HTML are
 * gone, links have their target beside them, folds are below their summary, code keeps its ticks, and quoted text a
 * bar.
 */
export function readerText(markdown: string): Read {
  const xml = execFileSync('cmark-gfm', OPTIONS, { input: markdown, encoding: 'utf8' });
  const page = new Page();
  for (const [, closing, name = '', attributes = '', text] of xml.matchAll(NODE)) {
    if (closing === '/') page.close(name);
    else page.open(name, { attributes, text: decode(text ?? '') });
  }
  return page.read();
}

export interface Read {
  readonly text: string;
  /** Whatever can be followed or is loaded: targets of links, and of images with the word before them. */
  readonly targets: readonly string[];
}

/** A tag with the text that follows it inside of the same node, if that has any. Texts hold no raw `<`. */
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
    const target = decode(this.openTargets.pop() ?? '');
    this.targets.push(target);
    this.line += ` <${target}>`;
  }

  read(): Read {
    // The space of no width that stops a mention is not seen.
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

function decode(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
