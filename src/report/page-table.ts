import { codePath, details, linkedPath } from '../action/words/markdown.ts';
import type { Comparison } from './compare.ts';
import { count, counted, percent } from './number-words.ts';
import type { PageFigures } from './site-levels.ts';

const HEAD = ['| Page | Visitors | Before | Change | People | AI |', '| --- | ---: | ---: | ---: | ---: | ---: |'];
/** Maximum length of a shown path, in UTF-16 units; the files have every path in full. */
const LONGEST_PATH = 100;
/** No one reads more rows, and long tables make a page slow; the files have every page. */
const MOST_ROWS = 200;

export interface Layout {
  /** Address of the documentation site (input `site-url`), without a trailing slash; null if unknown. */
  readonly site: string | null;
  /** Address of the workflow run, which may have the files. */
  readonly runUrl: string;
  /** Base address of commits and pull requests: `https://github.com/acme/app`. */
  readonly repositoryUrl: string;
  readonly command: string;
}

export function namePage(path: string, { site }: Pick<Layout, 'site'>): string {
  return site === null ? codePath(path, { longest: LONGEST_PATH }) : linkedPath(path, { site, longest: LONGEST_PATH });
}

export function renderPages(pages: readonly PageFigures[], compared: Comparison, layout: Layout): string {
  return [...HEAD, ...pages.map((page) => row(page, compared, layout))].join('\n');
}

/** Folds as many pages as fit into `bytes` of UTF-8, if more than the `shown` ones do; says how many are left out. */
export function foldPages(compared: Comparison, shown: number, bytes: number, layout: Layout): string {
  const { pages } = compared;
  if (pages.length <= shown) return '';
  const rows: string[] = [];
  // The text around the rows is shorter than this, whatever the numbers.
  let left = bytes - 500 - layout.runUrl.length;
  for (const page of pages) {
    const line = row(page, compared, layout);
    left -= Buffer.byteLength(line) + 1;
    if (left < 0 || rows.length === MOST_ROWS) break;
    rows.push(line);
  }
  if (rows.length <= shown) return describeLeftOut(pages.length - shown, layout);
  const rest = describeLeftOut(pages.length - rows.length, layout);
  const table = [...HEAD, ...rows].join('\n');
  const title = rest === '' ? 'All pages' : 'The first of all pages';
  return details(`${title}: ${count(rows.length)}`, rest === '' ? table : `${table}\n\n${rest}`);
}

/** Says how many pages are left out, and where to find them; empty if none are. */
export function describeLeftOut(
  missing: number,
  { runUrl }: Layout,
  { what = 'more page', files = 'the CSV and JSON files' } = {},
): string {
  if (missing <= 0) return '';
  return `${counted(missing, what)} ${missing === 1 ? 'is' : 'are'} in ${files} of [this run](${runUrl}).`;
}

function row({ path, now, before }: PageFigures, { appeared }: Comparison, layout: Layout): string {
  // If the new pages are known, one without earlier figures had no visitors before.
  const absent = appeared === null ? null : 0;
  const [is, was] = [now?.total ?? 0, before?.total ?? absent];
  const change = percent(is, was);
  const figures = [count(is), was === null ? '' : count(was), change, count(now?.human ?? 0), count(now?.ai ?? 0)];
  return `| ${namePage(path, layout)} | ${figures.join(' | ')} |`;
}
