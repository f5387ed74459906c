import type rehypeSanitize from 'rehype-sanitize';
import { visit } from 'unist-util-visit';

/** What GitHub does between parsing Markdown and showing it, as steps on the syntax tree of the HTML. */
type Tree = Parameters<ReturnType<typeof rehypeSanitize>>[0];

/**
 * Makes the step that replaces an image with its description and address. GitHub fetches images through its own proxy;
 * without one, showing an image would contact any host that a comment names.
 */
export function spellImages(): (tree: Tree) => void {
  return (tree) =>
    visit(tree, { tagName: 'img' }, (node, index, parent) => {
      if (node.type !== 'element' || index === undefined || parent === undefined) return;
      const { alt, src } = node.properties;
      const words = ['Image:', alt, src === undefined ? '' : `(${String(src)})`].filter(Boolean);
      parent.children[index] = { type: 'text', value: words.join(' ') };
    });
}

/** Makes the step that corrects a footnote's links, because the sanitizer changes the footnote's id. */
export function prefixFootnotes({ prefix }: { readonly prefix: string }): (tree: Tree) => void {
  return (tree) =>
    visit(tree, 'element', ({ properties }) => {
      const { dataFootnoteRef, dataFootnoteBackref, href } = properties;
      const leads = dataFootnoteRef !== undefined || dataFootnoteBackref !== undefined;
      if (leads && typeof href === 'string') properties['href'] = href.replace(/^#/, `#${prefix}`);
    });
}

/** What GitHub draws instead of showing the source of a code block, by its language. */
const DRAWN: ReadonlySet<unknown> = new Set(
  ['mermaid', 'geojson', 'topojson', 'stl'].map((name) => `language-${name}`),
);

/** Makes the step that puts the source of a diagram or formula into the elements that GitHub's pages draw in. */
export function markDrawings(): (tree: Tree) => void {
  return (tree) =>
    visit(tree, { tagName: 'pre' }, (node, index, parent) => {
      if (node.type !== 'element' || index === undefined || parent === undefined) return;
      const [code] = node.children;
      const names = code?.type === 'element' ? code.properties['className'] : null;
      const language = Array.isArray(names) ? names[0] : null;
      const tagName = language === 'language-math' ? 'math-renderer' : DRAWN.has(language) ? 'section' : null;
      if (tagName === null) return;
      const target = { type: 'element' as const, tagName: 'div', properties: {}, children: [node] };
      parent.children[index] = { type: 'element', tagName, properties: {}, children: [target] };
      return 'skip';
    });
}
