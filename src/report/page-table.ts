import { codePath, details, linkedPath } from '../action/words/markdown.ts';
import type { PageFigures } from './compare.ts';
import { count, counted, percent } from './number-words.ts';

const HEAD = ['| Page | Visitors | Before | Change | People | AI |', '| --- | ---: | ---: | ---: | ---: | ---: |'];
/** Maximum length of a shown path, in UTF-16 units; the files have every path in full. */
const LONGEST_PATH = 100;
/** No one reads more rows, and long tables make a page slow; the files have every page. */
const MOST_ROWS = 200;

/** What is known about a page without earlier figures: that it had no visitors, or nothing. */
export type Absent = 0 | null;

/** Where a reader finds more than the report shows. */
export interface Places {
  /** Address of the documentation site (input `site-url`), without a trailing slash; null if unknown. */
  readonly site: string | null;
  /** Address of the workflow run, which may have the files; null if unknown. */
  readonly runUrl: string | null;
}

/** Shows a page's path, as a link if its site is known. */
export function namePage(path: string, { site }: Places): string {
  return site === null ? codePath(path, { longest: LONGEST_PATH }) : linkedPath(path, { site, longest: LONGEST_PATH });
}

/** What a row needs in addition to its page. */
export interface RowContext extends Places {
  readonly absent: Absent;
}

/** Writes pages as a table. */
export function renderPages(pages: readonly PageFigures[], about: RowContext): string {
  return [...HEAD, ...pages.map((page) => row(page, about))].join('\n');
}

/**
 * Folds a table of as many pages as fit into `bytes` of UTF-8, and says how many are left out; says only that if no more
 * fit than the `shown` first ones, which are listed above it. Empty if those are all.
 */
export function foldPages(
  pages: readonly PageFigures[],
  { shown, bytes, ...about }: RowContext & { readonly shown: number; readonly bytes: number },
): string {
  if (pages.length <= shown) return '';
  const rows: string[] = [];
  // The text around the rows is shorter than this, whatever the numbers.
  let left = bytes - 500 - (about.runUrl?.length ?? 0);
  for (const page of pages) {
    const line = row(page, about);
    left -= Buffer.byteLength(line) + 1;
    if (left < 0 || rows.length === MOST_ROWS) break;
    rows.push(line);
  }
  if (rows.length <= shown) return describeLeftOut(pages.length - shown, about);
  const rest = describeLeftOut(pages.length - rows.length, about);
  const table = [...HEAD, ...rows].join('\n');
  const title = rest === '' ? 'All pages' : 'The first of all pages';
  return details(`${title}: ${count(rows.length)}`, rest === '' ? table : `${table}\n\n${rest}`);
}

/** Says how many pages are left out, and where to find them; empty if none are. */
export function describeLeftOut(missing: number, { runUrl }: Places): string {
  if (missing <= 0) return '';
  const are = missing === 1 ? 'is' : 'are';
  const files = runUrl === null ? 'the CSV and JSON files' : `the CSV and JSON files of [this run](${runUrl})`;
  return `${counted(missing, 'more page')} ${are} in ${files}.`;
}

function row({ path, now, before }: PageFigures, { absent, ...places }: RowContext): string {
  const [is, was] = [now?.total ?? 0, before?.total ?? absent];
  const figures = [
    count(is),
    was === null ? '' : count(was),
    percent({ now: is, before: was }),
    count(now?.human ?? 0),
    count(now?.ai ?? 0),
  ];
  return `| ${namePage(path, places)} | ${figures.join(' | ')} |`;
}
