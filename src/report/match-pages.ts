import type { VisitorCounts } from '../action/ports/readers.ts';
import type { ChangedFile, FileChanges } from './changed-files.ts';
import { NEWS } from './news-rules.ts';
import { mean } from './page-level.ts';
import { comparablePath } from './site-paths.ts';

/** The visitors of a page in some weeks before and after a change, newest first; null if it had none. */
export type WeeklyVisits = Readonly<Record<'before' | 'after', readonly (VisitorCounts | null)[]>>;

/** A changed page with the paths under which it was visited; the one before is null for a new page. */
export interface MatchedPage extends ChangedFile {
  readonly visits: WeeklyVisits;
}

export type Matching = ReturnType<typeof matchPages>;

/** The visitors of each path in one week. */
export type Rows = ReadonlyMap<string, VisitorCounts>;

export type WeeklyRows = Readonly<Record<'before' | 'after', readonly Rows[]>>;

/** The visited paths by their comparable form. */
type Visited = ReadonlyMap<string, readonly string[]>;
type Finder = ReturnType<typeof finderIn>;

/** Maximum number of segments in a site's prefix; deeper ones would be parts of pages. */
const MOST_PREFIX_SEGMENTS = 3;

/**
 * Finds the visited paths of changed files, in each week by itself: a site may give a page another address meanwhile,
 * such as one with a slash. Of several, the one with most visitors counts. A page whose path had visitors before is not
 * new: it may have come from another folder, or an untouched file may be its source, too. So a removed page that keeps
 * its visitors counts as changed.
 */
export function matchPages({ changed, removed }: FileChanges, rows: WeeklyRows) {
  const paths = new Set([...rows.after, ...rows.before].flatMap((list) => [...list.keys()]));
  const visited = Map.groupBy(paths, comparablePath);
  const wanted = [...changed, ...removed].flatMap(({ path, before: was }) => (was === null ? [path] : [path, was]));
  const prefix = prefixOf(wanted, visited);
  const addressesOf = finderIn(visited, prefix);
  const matched = (file: ChangedFile): readonly MatchedPage[] => matchedPage(file, addressesOf, rows);
  const { keeps = [], goes = [] } = Object.groupBy(removed, (file) =>
    matched(file).some(keepsVisitors) ? 'keeps' : 'goes',
  );
  const pages = [...changed, ...keeps].flatMap(matched);
  const touched = new Set(wanted.map((path) => below(prefix, path).toLowerCase()));
  return {
    pages,
    // Numbers of changed pages without visitors under a matching path, and of removed ones.
    unmatched: changed.length + keeps.length - pages.length,
    removed: goes.length,
    // Former addresses of removed pages, and of moved ones that no one visits at the new address, which is not null.
    gone: [...goes, ...changed.filter((file) => matched(file).length === 0)].flatMap(({ path, before, commits }) => {
      const became = before === path ? null : below(prefix, path);
      return addressesOf(before ?? path).map((former) => ({ path: former, became, commits }));
    }),
    // Every visited path of a changed, renamed or removed page. Other pages are not measured against them.
    touched: new Set([...visited].flatMap(([form, of]) => (touched.has(form.toLowerCase()) ? of : []))),
  };
}

/** Finds every visited path of a file's page. Letter case counts, unless only one address has these letters. */
function finderIn(visited: Visited, prefix: string) {
  const folded = Map.groupBy(visited.keys(), (form) => form.toLowerCase());
  return (path: string): readonly string[] => {
    const form = below(prefix, path);
    const [only = '', ...others] = folded.get(form.toLowerCase()) ?? [];
    return visited.get(form) ?? (others.length === 0 ? visited.get(only) : []) ?? [];
  };
}

function matchedPage(file: ChangedFile, addressesOf: Finder, rows: WeeklyRows): readonly MatchedPage[] {
  const { path, before: was, commits } = file;
  const own = addressesOf(path);
  const former = [...addressesOf(was ?? path), ...own];
  const visits = {
    after: rows.after.map((list) => largestIn(list, own)),
    before: rows.before.map((list) => largestIn(list, former)),
  };
  const [now, then] = [visits.after, visits.before].map((weeks) => weeks.find((week) => week !== null)?.path ?? null);
  // A page may have had visitors only before.
  const shown = now ?? rows.before.map((list) => largestIn(list, own)).find((week) => week !== null)?.path;
  return shown === undefined ? [] : [{ path: shown, before: then ?? (was === path ? shown : null), commits, visits }];
}

function largestIn(list: Rows, paths: readonly string[]): (VisitorCounts & { readonly path: string }) | null {
  const found = paths.flatMap((path) => {
    const counts = list.get(path);
    return counts === undefined ? [] : [{ path, ...counts }];
  });
  return found.toSorted((one, other) => other.total - one.total)[0] ?? null;
}

/** A page that is gone may still be counted a few times, from old links. */
function keepsVisitors({ visits }: MatchedPage): boolean {
  const [then = 0, now = 0] = [visits.before, visits.after].map((weeks) => mean(weeks.map((each) => each?.total ?? 0)));
  return now > NEWS.leftOver * then;
}

/**
 * Finds what the site puts before the paths of its files, such as `/docs`. Empty unless no file is visited under its
 * own path, exactly one prefix explains the visited files, and most of the site is under it.
 */
function prefixOf(files: readonly string[], visited: Visited): string {
  const wanted = new Set(files);
  if (files.some((path) => visited.has(path))) return '';
  const prefixes = new Set(visited.keys().flatMap((path) => prefixesIn(path, wanted)));
  const [only] = prefixes;
  if (only === undefined || prefixes.size > 1) return '';
  const within = [...visited.keys()].filter((path) => path === only || path.startsWith(`${only}/`));
  return within.length * 2 > visited.size ? only : '';
}

/** Lists the beginnings of a path that are followed by the path of a wanted file. */
function prefixesIn(path: string, wanted: ReadonlySet<string>): readonly string[] {
  const depths = [...path.matchAll(/(?!^)\//g)].slice(0, MOST_PREFIX_SEGMENTS);
  const prefixes = depths.map(({ index }) => path.slice(0, index));
  const found = prefixes.filter((prefix) => wanted.has(path.slice(prefix.length)));
  // The home page of a site under a prefix is visited as the prefix itself.
  return wanted.has('/') && path !== '/' && !path.includes('/', 1) ? [...found, path] : found;
}

function below(prefix: string, path: string): string {
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}
