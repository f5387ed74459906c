import { html } from 'hono/html';
import { fullName } from '../answers.ts';
import type { RepositoryState } from '../state.ts';
import { assetPath } from './assets.ts';

/** Safe HTML: foreign text enters it only through the placeholders of the `html` template, which escape it. */
export type Html = ReturnType<typeof html>;

/**
 * The policy of every page. Everything comes from this server, and scripts are never inline. Inline styles are allowed,
 * as at GitHub, because diagrams and labels need them; they can't reach other hosts. No image is loaded, not even from
 * this server: an empty one only keeps the browser from requesting the site's icon. Forms may only be sent to this
 * server, which takes none without a playground.
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
  readonly trail?: readonly Link[];
  /** Comes first in the trail. */
  readonly repository?: RepositoryState;
  /** Each child needs its own id, which automatic updates use. */
  readonly content: Html | readonly Html[];
  /** Whether it follows its address; the answer to a form must not, because its address shows something else. */
  readonly live?: boolean;
}

export interface Link {
  readonly name: string;
  readonly path: string;
}

export function documentOf({ title, repository, trail = [], content, live = true }: Page): Html {
  const first = { name: 'Local GitHub', path: '/' };
  const links = [first, ...(repository === undefined ? [] : [repositoryLink(repository)]), ...trail];
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
${live ? html`<script type="module" src="${assetPath('live.js')}"></script>` : ''}
</head>
<body>
<header class="site"><nav aria-label="Where this is">${links.map(
    ({ name, path }) => html`<a href="${path}" dir="auto">${name}</a>`,
  )}</nav></header>
<main>${content}</main>
<footer class="site">${live ? html`<p role="status" id="connection">Updates automatically.</p>` : ''}</footer>
</body>
</html>`;
}

export function pathTo(...segments: readonly (string | number)[]): string {
  return `/${segments.map((segment) => encodeURIComponent(String(segment).toWellFormed())).join('/')}`;
}

function repositoryLink(repository: RepositoryState): Link {
  return { name: fullName(repository), path: pathTo(repository.owner, repository.name) };
}
