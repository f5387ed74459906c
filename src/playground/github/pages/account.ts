import { html } from 'hono/html';
import type { Account } from '../identity.ts';
import { type Html, pathTo } from './document.ts';

const BOT_SUFFIX = '[bot]';

/** Draws a plain picture for an account: its first letter on its own colour. */
export function avatar({ login, type }: Account): Html {
  const hue = [...login].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 360, 7);
  const letter = [...login][0]?.toUpperCase() ?? '?';
  const corner = type === 'Bot' ? 9 : 20;
  return html`<svg class="avatar" viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="${corner}" fill="hsl(${hue} 50% 42%)"></rect><text x="20" y="21" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`;
}

/** Names an account, marks bots, and links its page. */
export function accountLink({ login, type }: Account): Html {
  const isBot = type === 'Bot';
  const name = isBot && login.endsWith(BOT_SUFFIX) ? login.slice(0, -BOT_SUFFIX.length) : login;
  return html`<a class="account" href="${pathTo(login)}"><bdi>${name}</bdi></a>${isBot ? html` <span class="badge">bot</span>` : ''}`;
}
