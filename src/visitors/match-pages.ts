import type { ListedCommit, VisitorCounts } from '../ports.ts';
import type { ChangedFile, FileChanges } from './changed-files.ts';
import { comparablePath } from './site-paths.ts';

/** A changed page with the paths under which it was visited. */
export interface MatchedPage {
  readonly path: string;
  /** Its path before, if it was visited under a different one; null for a new page. */
  readonly before: string | null;
  readonly commits: readonly ListedCommit[];
}

export interface Matching {
  readonly pages: readonly MatchedPage[];
  /** Number of changed pages without visitors under a matching path. */
  readonly unmatched: number;
  /** Every visited path of a changed, renamed or removed page: the other pages are not measured against them. */
  readonly touched: ReadonlySet<string>;
}

/** Visitors by path, one map for each window. */
type Lists = readonly ReadonlyMap<string, VisitorCounts>[];

/** Maximum number of segments in a site's prefix; deeper ones would be parts of pages. */
const MOST_PREFIX_SEGMENTS = 3;

/** Finds the visited paths of changed files. If a page was visited under several, the one with most visitors counts. */
export function matchPages({ changed, removed }: FileChanges, lists: Lists): Matching {
  const comparable = comparableForms(lists);
  const visited = visitedPaths(lists, comparable);
  const wanted = changed.flatMap(({ path, before }) => (before === null ? [path] : [path, before]));
  const prefix = prefixOf([...wanted, ...removed], visited);
  const find = (path: string): string | null => visited.get(below(prefix, path))?.path ?? null;
  const matched = changed.flatMap((file) => matchedPage(file, find));
  const touched = new Set([...wanted, ...removed].map((path) => below(prefix, path)));
  return {
    pages: matched,
    unmatched: changed.length - matched.length,
    touched: new Set([...comparable].flatMap(([path, form]) => (touched.has(form) ? [path] : []))),
  };
}

function matchedPage({ path, before, commits }: ChangedFile, find: (path: string) => string | null): MatchedPage[] {
  const now = find(path);
  if (now === null) return [];
  return [{ path: now, before: before === null ? null : find(before), commits }];
}

interface Visited {
  readonly path: string;
  readonly most: number;
}

/** Returns the comparable form of every visited path. */
function comparableForms(lists: Lists): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const list of lists) for (const path of list.keys()) if (!forms.has(path)) forms.set(path, comparablePath(path));
  return forms;
}

/** Returns the visited paths by their comparable form; if several share it, the most visited one. */
function visitedPaths(lists: Lists, forms: ReadonlyMap<string, string>): ReadonlyMap<string, Visited> {
  const visited = new Map<string, Visited>();
  for (const [path, form] of forms) {
    const most = Math.max(...lists.map((list) => list.get(path)?.total ?? 0));
    if (most > (visited.get(form)?.most ?? -1)) visited.set(form, { path, most });
  }
  return visited;
}

/**
 * Finds what the site puts before the paths of its files, such as `/docs`: only if no file is visited under its own path,
 * exactly one prefix explains the visited files, and most of the site is under it. Otherwise the empty text.
 */
function prefixOf(files: readonly string[], visited: ReadonlyMap<string, Visited>): string {
  const wanted = new Set(files);
  if (files.some((path) => visited.has(path))) return '';
  const prefixes = new Set<string>();
  for (const path of visited.keys()) for (const prefix of prefixesIn(path, wanted)) prefixes.add(prefix);
  const [only] = prefixes;
  if (only === undefined || prefixes.size > 1) return '';
  const within = [...visited.keys()].filter((path) => path === only || path.startsWith(`${only}/`));
  return within.length * 2 > visited.size ? only : '';
}

/** Lists the beginnings of a path that are followed by the path of a wanted file. */
function prefixesIn(path: string, wanted: ReadonlySet<string>): readonly string[] {
  const prefixes: string[] = [];
  for (
    let at = path.indexOf('/', 1);
    at > 0 && prefixes.length < MOST_PREFIX_SEGMENTS;
    at = path.indexOf('/', at + 1)
  ) {
    prefixes.push(path.slice(0, at));
  }
  const found = prefixes.filter((prefix) => wanted.has(path.slice(prefix.length)));
  // The home page of a site under a prefix is visited as the prefix itself.
  return wanted.has('/') && path !== '/' && !path.includes('/', 1) ? [...found, path] : found;
}

function below(prefix: string, path: string): string {
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}
