import { html } from 'hono/html';
import { fullName } from '../answers.ts';
import type { Account } from '../identity.ts';
import type { Reaction, ReactionContent, RepositoryState, Thread } from '../state.ts';
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
  const places =
    repository === undefined ? [] : [{ name: fullName(repository), path: pathTo(repository.owner, repository.name) }];
  const links = [{ name: 'Local GitHub', path: '/' }, ...places, ...trail];
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

const EMOJI: Readonly<Record<ReactionContent, string>> = {
  '+1': '👍',
  '-1': '👎',
  laugh: '😄',
  hooray: '🎉',
  confused: '😕',
  heart: '❤️',
  rocket: '🚀',
  eyes: '👀',
};

/** Shows the title of a thread, commit or run. As at GitHub, text in backticks is code; no other Markdown counts. */
export function titleOf({ title }: Pick<Thread, 'title'>): Html {
  const parts = title.split(/`([^`]+)`/);
  return html`<span class="title" dir="auto">${parts.map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}</span>`;
}

export function reactionBar(reactions: readonly Reaction[], subject: string): Html {
  const kinds = Object.entries(EMOJI).flatMap(([content, emoji]) => {
    const logins = reactions
      .filter((reaction) => reaction.subject === subject && reaction.content === content)
      .map(({ account }) => account.login);
    return logins.length === 0 ? [] : [{ content, emoji, logins }];
  });
  if (kinds.length === 0) return html``;
  return html`<ul class="reactions" aria-label="Reactions">${kinds.map(
    ({ content, emoji, logins }) =>
      html`<li title="${content} by ${logins.join(', ')}"><span role="img" aria-label="${content}">${emoji}</span> ${logins.length}</li>`,
  )}</ul>`;
}

export function labels({ labels: known }: RepositoryState, thread: Thread): Html {
  if (thread.labels.length === 0) return html``;
  return html`<ul class="labels" aria-label="Labels">${thread.labels.map((name) => {
    const { color = '', description } = known.get(name.toLowerCase()) ?? {};
    // A colour becomes part of a style, so only six digits are let through.
    const safe = /^[0-9a-f]{6}$/i.test(color) ? color : 'ededed';
    return html`<li style="--label: #${safe}" title="${description ?? ''}"><bdi>${name}</bdi></li>`;
  })}</ul>`;
}

export type ThreadState = 'open' | 'closed' | 'merged';

/** Returns the state of a thread: only a pull request can be merged. */
export function stateOf({ state, pull }: Thread): ThreadState {
  return pull !== null && pull.mergedAt !== null ? 'merged' : state;
}

const STATE_NAMES: Readonly<Record<ThreadState, string>> = { open: 'Open', closed: 'Closed', merged: 'Merged' };

export function stateBadge(thread: Thread): Html {
  const state = stateOf(thread);
  return html`<span class="state ${state}">${icon(thread)}${STATE_NAMES[state]}</span>`;
}

function icon({ state, pull }: Thread): Html {
  const issue =
    state === 'open' ? html`<circle cx="8" cy="8" r="1.6"></circle>` : html`<path d="m5.2 8 2 2 3.6-4"></path>`;
  const shape =
    pull === null
      ? html`<circle cx="8" cy="8" r="6.2"></circle>${issue}`
      : html`<circle cx="4" cy="3.5" r="1.8"></circle><circle cx="4" cy="12.5" r="1.8"></circle><circle cx="12" cy="12.5" r="1.8"></circle><path d="M4 5.3v5.4M12 10.7V6.5a3 3 0 0 0-3-3H7.5"></path>`;
  return html`<svg class="icon" viewBox="0 0 16 16" aria-hidden="true">${shape}</svg>`;
}

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

export function timeOf(instant: string): Html {
  return html`<time datetime="${instant}">${format.format(new Date(instant))} UTC</time>`;
}

export function avatar({ login, type }: Account): Html {
  const hue = [...login].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 360, 7);
  const letter = [...login][0]?.toUpperCase() ?? '?';
  const corner = type === 'Bot' ? 9 : 20;
  return html`<svg class="avatar" viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="${corner}" fill="hsl(${hue} 50% 42%)"></rect><text x="20" y="21" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`;
}

export function accountLink({ login, type }: Account): Html {
  const isBot = type === 'Bot';
  const name = isBot ? login.replace(/\[bot\]$/, '') : login;
  return html`<a class="account" href="${pathTo(login)}"><bdi>${name}</bdi></a>${isBot ? html` <span class="badge">bot</span>` : ''}`;
}
