import { html, raw } from 'hono/html';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { Html } from './document.ts';
import { markDrawings, prefixFootnotes, spellImages } from './tree.ts';

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
