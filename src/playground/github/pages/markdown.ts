import { html, raw } from 'hono/html';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Html } from './document.ts';

const IMAGES: ReadonlySet<string> = new Set(['img', 'picture', 'source']);

/** What GitHub allows (the library's default), and the element that its pages draw formulas in. */
const allowed = { ...defaultSchema, tagNames: [...(defaultSchema.tagNames ?? []), 'math-renderer'] };
const withoutImages = { ...allowed, tagNames: allowed.tagNames.filter((name) => !IMAGES.has(name)) };

const parsed = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkBreaks)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
  .use(rehypeRaw)
  .use(markDrawings)
  .use(prefixFootnotes, { prefix: defaultSchema.clobberPrefix ?? '' })
  .freeze();

/** The sanitizer is last, so that nothing from an earlier step escapes it. */
const forPages = parsed().use(spellImages).use(rehypeSanitize, withoutImages).use(rehypeStringify).freeze();
const forAnswers = parsed().use(rehypeSanitize, allowed).use(rehypeStringify).freeze();

/**
 * Shows foreign Markdown as GitHub shows it in a conversation: with tables, task lists and `<details>`, without
 * scripts, styles, images and hidden comments. Text that is nested too deeply for the libraries is shown as written.
 */
export function renderMarkdown(text: string): Html {
  return raw(rendered(forPages, text));
}

/** Renders Markdown as the API does: the same, with its images. */
export function renderAnswer(text: string): string {
  return rendered(forAnswers, text);
}

function rendered(processor: typeof forPages, text: string): string {
  try {
    return String(processor.processSync(text));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return String(html`<pre>${text}</pre>`);
  }
}

/** What GitHub does between parsing Markdown and showing it, as steps on the syntax tree of the HTML. */
type Tree = Parameters<ReturnType<typeof rehypeSanitize>>[0];

/**
 * Makes the step that replaces an image with its description and address. GitHub fetches images through its own proxy;
 * without one, showing an image would contact any host that a comment names.
 */
function spellImages(): (tree: Tree) => void {
  return (tree) =>
    visit(tree, { tagName: 'img' }, (node, index, parent) => {
      if (node.type !== 'element' || index === undefined || parent === undefined) return;
      const { alt, src } = node.properties;
      const words = ['Image:', alt, src === undefined ? '' : `(${String(src)})`].filter(Boolean);
      parent.children[index] = { type: 'text', value: words.join(' ') };
    });
}

/** Makes the step that corrects a footnote's links, because the sanitizer changes the footnote's id. */
function prefixFootnotes({ prefix }: { readonly prefix: string }): (tree: Tree) => void {
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
function markDrawings(): (tree: Tree) => void {
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
