import { codePath, details } from '../markdown.ts';
import type { PageFigures } from './compare.ts';
import { count, counted, percent } from './number-words.ts';

const HEAD = ['| Page | Visitors | Before | Change | People | AI |', '| --- | ---: | ---: | ---: | ---: | ---: |'];
/** Of a path where it is shown, in UTF-16 units; the files hold every path as it is. */
export const LONGEST_PATH = 100;

/** Writes pages as a table. */
export function renderPages(pages: readonly PageFigures[]): string {
  return [...HEAD, ...pages.map(row)].join('\n');
}

/** Folds a table of as many pages as fit into `bytes` of UTF-8, and says how many are left out; empty if not one fits. */
export function foldPages(pages: readonly PageFigures[], bytes: number): string {
  const rows: string[] = [];
  // What stands around the rows is shorter than this, whatever the numbers.
  let left = bytes - 500;
  for (const page of pages) {
    const line = row(page);
    left -= Buffer.byteLength(line) + 1;
    if (left < 0) break;
    rows.push(line);
  }
  if (rows.length === 0) return '';
  const missing = pages.length - rows.length;
  const rest = missing === 0 ? '' : `\n\n${counted(missing, 'more page')}: the JSON and CSV files hold every page.`;
  return details(`All pages: ${count(pages.length)}`, [...HEAD, ...rows].join('\n') + rest);
}

function row({ path, now, before }: PageFigures): string {
  const [is, was] = [now?.total ?? 0, before?.total ?? null];
  const figures = [
    count(is),
    was === null ? '' : count(was),
    percent({ now: is, before: was }),
    count(now?.human ?? 0),
    count(now?.ai ?? 0),
  ];
  return `| ${codePath(path, { longest: LONGEST_PATH })} | ${figures.join(' | ')} |`;
}
