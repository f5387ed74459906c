import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly children?: readonly Node[];
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

/**
 * Returns a comment as a person reads it on GitHub, one line for each paragraph: without hidden lines and Markdown
 * syntax, and only with the title of what is folded.
 */
export function readable(markdown: string): readonly string[] {
  const lines: string[] = [];
  let folded = 0;
  for (const node of (parser.parse(markdown) as Node).children ?? []) {
    const { type, value = '' } = node;
    if (type === 'html') {
      const [, title] = /<summary>(.*?)<\/summary>/.exec(value) ?? [];
      if (title !== undefined && folded === 0) lines.push(`▸ ${title}`);
      folded += count(value, '<details>') - count(value, '</details>');
    } else if (folded === 0) lines.push(...textOf(node).split('\n'));
  }
  return lines;
}

/** Returns the words in bold at the beginning of a comment: the state of its job. */
export function boldBeginning(markdown: string): string | null {
  const first = (parser.parse(markdown) as Node).children?.find(({ type }) => type === 'paragraph');
  const strong = first?.children?.[0];
  return strong?.type === 'strong' ? textOf(strong) : null;
}

function textOf({ type, value, children = [] }: Node): string {
  if (type === 'html') return '';
  if (type === 'break') return '\n';
  if (type === 'inlineCode') return `\`${value ?? ''}\``;
  return value ?? children.map(textOf).join(type === 'list' ? '\n' : '');
}

function count(text: string, part: string): number {
  return text.split(part).length - 1;
}
