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
import { prefixFootnotes, spellImages } from './tree.ts';

const IMAGES: ReadonlySet<string> = new Set(['img', 'picture', 'source']);

/** What GitHub allows (the library's default), without everything that a browser would fetch. */
const schema = { ...defaultSchema, tagNames: (defaultSchema.tagNames ?? []).filter((name) => !IMAGES.has(name)) };

/** The sanitizer is last, so that nothing from an earlier step escapes it. */
const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkBreaks)
  .use(remarkRehype, { allowDangerousHtml: true, clobberPrefix: '' })
  .use(rehypeRaw)
  .use(spellImages)
  .use(prefixFootnotes, { prefix: defaultSchema.clobberPrefix ?? '' })
  .use(rehypeSanitize, schema)
  .use(rehypeStringify)
  .freeze();

/**
 * Shows foreign Markdown as GitHub shows it in a conversation: with tables, task lists and `<details>`, without
 * scripts, styles, images and hidden comments. Text that is nested too deeply for the libraries is shown as written.
 */
export function renderMarkdown(text: string): Html {
  try {
    return raw(String(processor.processSync(text)));
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return html`<pre>${text}</pre>`;
  }
}
