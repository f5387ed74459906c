import type { VisitorCounts } from '../action/ports/readers.ts';
import { details } from '../action/words/markdown.ts';
import type { TrendPoint } from './collect.ts';
import { aiShare } from './compare.ts';
import { count, share } from './number-words.ts';
import { isSilent } from './page-list.ts';
import { labelsOf, nameOf } from './period.ts';

/**
 * Both are visible on GitHub's light and dark backgrounds, and distinguishable by lightness alone and with any colour
 * vision: `trend-colours.test.ts` computes it. Mermaid's own colours are chosen for one background.
 */
export const COLOURS = {
  people: { name: 'blue', hex: '#2257d6' },
  ai: { name: 'orange', hex: '#dd7a08' },
} as const;

/** Mermaid's dark theme would paint its own grey behind the colours. */
const COLOURING = { backgroundColor: 'transparent', plotColorPalette: `${COLOURS.people.hex}, ${COLOURS.ai.hex}` };
const INIT = { themeVariables: { xyChart: COLOURING }, xyChart: { height: 300 } };

/** Draws the trend as Mermaid, its table folded; empty with fewer than two counted points, which show no trend. */
export function renderTrend(trend: readonly TrendPoint[]): string {
  const known = sinceCounting(trend).flatMap(({ period, totals }) => (totals === null ? [] : [{ period, totals }]));
  if (known.length < 2) return '';
  const people = known.map(({ totals }) => totals.human);
  const machines = known.map(({ totals }) => totals.ai);
  const labels = thinOut(labelsOf(known.map(({ period }) => period))).map((label) => `"${label}"`);
  return [
    '### Trend',
    '',
    `Unique visitors of each period: people (${COLOURS.people.name}) and AI (${COLOURS.ai.name}).`,
    '',
    '```mermaid',
    `%%{init: ${JSON.stringify(INIT)}}%%`,
    'xychart-beta',
    `  x-axis [${labels.join(', ')}]`,
    // Mermaid would start the axis at the smallest value, which exaggerates changes.
    `  y-axis "Visitors" 0 --> ${Math.max(1, ...people, ...machines)}`,
    `  line [${people.join(', ')}]`,
    `  line [${machines.join(', ')}]`,
    '```',
    '',
    details('The trend as a table', renderTotalsTable(trend)),
  ].join('\n');
}

/** Leaves out the periods before the first visitor ever counted: they are unknown, not 0. */
function sinceCounting(trend: readonly TrendPoint[]): readonly TrendPoint[] {
  const first = trend.findIndex(({ totals }) => totals !== null && !isSilent(totals));
  return first < 0 ? [] : trend.slice(first);
}

/** As many labels as fit side by side in Mermaid's width without overlapping. */
const MOST_LABELS = 9;

/**
 * Keeps every second, third … label, always including the last. The others become zero-width spaces, each a different
 * number of them: bars with equal labels would be drawn over each other, and Mermaid trims white space.
 */
function thinOut(labels: readonly string[]): readonly string[] {
  const step = Math.ceil(labels.length / MOST_LABELS);
  return labels.map((label, at) => ((labels.length - 1 - at) % step === 0 ? label : '\u200B'.repeat(at + 1)));
}

export function renderTotalsTable(points: readonly TrendPoint[]): string {
  const counting = new Set(sinceCounting(points));
  const rows = points.map((point) => `| ${nameOf(point.period)} | ${cells(point.totals, counting.has(point))} |`);
  const head = ['| Period | People | AI | Unique visitors | AI share |', '| --- | ---: | ---: | ---: | ---: |'];
  return [...head, ...rows.toReversed()].join('\n');
}

function cells(totals: VisitorCounts | null, isCounted: boolean): string {
  if (totals === null) return 'not read | | |';
  if (!isCounted) return 'not counted yet | | |';
  const fraction = aiShare(totals);
  const figures = [count(totals.human), count(totals.ai), count(totals.total)];
  return [...figures, fraction === null ? '–' : share(fraction)].join(' | ');
}
