/** One measurement and what it is compared with. */
export interface Row {
  readonly what: string;
  /** With its unit. */
  readonly measured: string;
  /** With its unit. */
  readonly comparedWith: string;
  /** The measured value as a multiple of the compared one. */
  readonly ratio: number;
  /** The maximum ratio; null if the row is only for comparison. */
  readonly budget: number | null;
  /** Why the measured value is not the intended one, if so: then it is never within its budget. */
  readonly flaw?: string;
}

const HEAD = ['what', 'measured', 'compared with', 'ratio', 'budget', 'within'] as const;

/** Renders a Markdown table that can be read in a terminal too. Ratios have two places; they are judged unrounded. */
export function renderTable(rows: readonly Row[]): string {
  const lines = [HEAD, ...rows.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)));
  const render = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = widths.map((width) => '-'.repeat(width));
  return [HEAD, rule, ...rows.map(cellsOf)].map(render).join('\n');
}

function cellsOf({ what, measured, comparedWith, ratio, budget, flaw }: Row): readonly string[] {
  const shown = flaw === undefined ? measured : `${measured} (${flaw})`;
  if (budget === null) return [what, shown, comparedWith, ratio.toFixed(2), '', ''];
  const within = flaw === undefined && ratio <= budget;
  return [what, shown, comparedWith, ratio.toFixed(2), `≤ ${budget.toFixed(2)}`, within ? 'yes' : '**no**'];
}
