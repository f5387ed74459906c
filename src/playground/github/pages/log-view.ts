import { html } from 'hono/html';
import { type LogLine, readLog } from '../../runner-log.ts';
import type { Html } from './document.ts';

/** A longer log is cut at the top, because its last lines explain most. */
const MOST_LINES = 2_000;

const LEVEL_NAMES: Readonly<Record<LogLine['level'], string>> = {
  plain: '',
  notice: 'Notice: ',
  warning: 'Warning: ',
  error: 'Error: ',
};

/** Shows a step's log with its groups folded, as GitHub does. */
export function logView(log: string): Html {
  const parts = readLog(log);
  const cut = Math.max(0, parts.length - MOST_LINES);
  return html`<div class="log">${cut === 0 ? '' : html`<p class="quiet">${cut} earlier lines are not shown.</p>`}${parts
    .slice(cut)
    .map((part) =>
      part.kind === 'line'
        ? lineView(part)
        : html`<details><summary><bdi>${part.title}</bdi></summary>${part.lines.slice(-MOST_LINES).map(lineView)}</details>`,
    )}</div>`;
}

function lineView({ level, text }: LogLine): Html {
  const name = LEVEL_NAMES[level];
  return html`<p class="${level}">${name === '' ? '' : html`<b>${name}</b>`}<bdi>${text}</bdi></p>`;
}
