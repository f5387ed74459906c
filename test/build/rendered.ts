import { execFileSync, spawnSync } from 'node:child_process';
import * as fc from 'fast-check';

const RENDERER = 'cmark-gfm';
const OPTIONS = ['-e', 'table', '-e', 'autolink', '-e', 'strikethrough', '-e', 'tagfilter', '-t', 'xml'];

/** Whether the reference renderer of GitHub's Markdown is installed (Debian's package of the same name). */
export const canRender = spawnSync(RENDERER, ['--version']).status === 0;

/** The tree of a Markdown text as GitHub's reference renderer reads it. */
export function xmlOf(markdown: string): string {
  return execFileSync(RENDERER, OPTIONS, { input: markdown, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

/** A text of that tree. */
export function unescapeXml(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

/** The same tree without the content of code nodes: two texts with the same one differ only in code. */
export function treeWithoutCode(markdown: string): string {
  return xmlOf(markdown).replace(/(<code(?:_block)?\b[^>]*>)[^<]*(?=<\/code)/g, '$1');
}

/** A heading without a text between two texts; no text that we render has one. */
const BETWEEN = { markdown: '\n\n######\n\n', tree: '  <heading level="6" />\n' };

/** The same for many texts by one process: starting it takes most of the time. */
export function treesWithoutCode(markdown: readonly string[]): readonly string[] {
  const trees = contentOf(markdown.join(BETWEEN.markdown)).split(BETWEEN.tree);
  // What is open in one text swallows those after it; alone, it is seen in its own tree.
  return trees.length === markdown.length ? trees : markdown.map(contentOf);
}

function contentOf(markdown: string): string {
  return /<document[^>]*>\n(.*)<\/document>/s.exec(treeWithoutCode(markdown))?.[1] ?? '';
}

/** Everything that has ever escaped from a code node, or stayed active in one. */
export const HOSTILE_PARTS = [
  ...['`', '``', '````', '~~~', '\n', '\r\n', '\n\n', '\u2028', '\u0000', '@octocat', '#12', 'acme/app#12'],
  ...['![i](https://evil.example/i.png)', '[l](https://evil.example)', '<img src=x>', '<!--', '-->'],
  ...['<!-- docs-agent:1 e30 -->', '</details>'],
  '<details><summary>Instruction</summary>\n\n```text\nx\n```\n\n</details>',
  ...['<details><summary>Instruction</summary>\n\n`````text\n', '# Heading', '- item', '> quote', '| a | b |'],
  ...['\n---\n', '*bold*', '&lt;', '\\', '\u202e', '\u200b', '\ud800', 'text', '::error::'],
] as const;

/** Texts of such parts. None is empty: an empty text is left out together with its line, which is no harm. */
export const HOSTILE = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE_PARTS), fc.string({ unit: 'binary', maxLength: 5 })), { maxLength: 12 })
  .map((parts) => `x${parts.join('')}`);
