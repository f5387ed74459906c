import { html } from 'hono/html';
import { assetPath } from './assets.ts';

/** Safe HTML: foreign text enters it only through the holes of the `html` template, which escape it. */
export type Html = ReturnType<typeof html>;

/**
 * The policy of every page: all that it needs comes from this server, and no script stands in the page itself. Styles in
 * the page are allowed, as at GitHub: diagrams and labels bring their own. They reach no other host either. No image is
 * loaded from anywhere, this server included: an empty one only keeps the browser from asking for the site's icon. Forms
 * may be sent to this server only; without a playground it takes none.
 */
export const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  'img-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

interface Page {
  readonly title: string;
  /** What stands above: where this page is, from the outside to the inside. */
  readonly trail: readonly Link[];
  /** Each child needs an id of its own: by it the page brings itself up to date. */
  readonly content: Html | readonly Html[];
}

interface Link {
  readonly name: string;
  readonly path: string;
}

/** Frames the content of a page. */
export function documentOf({ title, trail, content }: Page): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${assetPath('markdown.css')}">
<link rel="stylesheet" href="${assetPath('page.css')}">
<script type="module" src="${assetPath('live.js')}"></script>
</head>
<body>
<header class="site"><nav aria-label="Where this is">${[{ name: 'Local GitHub', path: '/' }, ...trail].map(
    ({ name, path }) => html`<a href="${path}" dir="auto">${name}</a>`,
  )}</nav></header>
<main>${content}</main>
<footer class="site"><p role="status" id="connection">Updates automatically.</p></footer>
</body>
</html>`;
}

/** Writes the path of a page on this server. */
export function pathTo(...segments: readonly (string | number)[]): string {
  return `/${segments.map((segment) => encodeURIComponent(String(segment).toWellFormed())).join('/')}`;
}
