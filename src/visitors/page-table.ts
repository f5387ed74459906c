import { codePath, details } from '../markdown.ts';
import type { PageFigures } from './compare.ts';
import { count, counted, percent } from './number-words.ts';

const HEAD = ['| Page | Visitors | Before | Change | People | AI |', '| --- | ---: | ---: | ---: | ---: | ---: |'];
/** Of a path where it is shown, in UTF-16 units; the files hold every path as it is. */
export const LONGEST_PATH = 100;

/** What is known of a page that has no figures of before: that nobody visited it, or nothing. */
export type Absent = 0 | null;

/** Writes pages as a table. */
export function renderPages(pages: readonly PageFigures[], absent: Absent): string {
  return [...HEAD, ...pages.map((page) => row(page, absent))].join('\n');
}

/**
 * Folds a table of as many pages as fit into `bytes` of UTF-8, and says how many are left out; only that if no more fit
 * than the `shown` first ones, which stand above it. Empty if those are all.
 */
export function foldPages(
  pages: readonly PageFigures[],
  { shown, bytes, absent }: { readonly shown: number; readonly bytes: number; readonly absent: Absent },
): string {
  if (pages.length <= shown) return '';
  const rows: string[] = [];
  // What stands around the rows is shorter than this, whatever the numbers.
  let left = bytes - 500;
  for (const page of pages) {
    const line = row(page, absent);
    left -= Buffer.byteLength(line) + 1;
    if (left < 0) break;
    rows.push(line);
  }
  if (rows.length <= shown) return tellLeftOut(pages.length - shown);
  const rest = tellLeftOut(pages.length - rows.length);
  const table = [...HEAD, ...rows].join('\n');
  return details(`All pages: ${count(pages.length)}`, rest === '' ? table : `${table}\n\n${rest}`);
}

/** Says how many pages are left out, and where they stand; empty if none is. */
export function tellLeftOut(missing: number): string {
  return missing <= 0 ? '' : `${counted(missing, 'more page')}: the JSON and CSV files hold every page.`;
}

function row({ path, now, before }: PageFigures, absent: Absent): string {
  const [is, was] = [now?.total ?? 0, before?.total ?? absent];
  const figures = [
    count(is),
    was === null ? '' : count(was),
    percent({ now: is, before: was }),
    count(now?.human ?? 0),
    count(now?.ai ?? 0),
  ];
  return `| ${codePath(path, { longest: LONGEST_PATH })} | ${figures.join(' | ')} |`;
}
