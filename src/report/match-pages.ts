import type { VisitorCounts } from '../action/ports/readers.ts';
import type { ChangedFile, FileChanges } from './changed-files.ts';
import { NEWS } from './news-rules.ts';
import { comparablePath } from './site-paths.ts';

/** With the paths that were visited; the one before is null for a new page. */
export type MatchedPage = ChangedFile;

export interface Matching {
  readonly pages: readonly MatchedPage[];
  /** Number of changed pages without visitors under a matching path. */
  readonly unmatched: number;
  readonly removed: number;
  /** Every visited path of a changed, renamed or removed page. Other pages are not measured against them. */
  readonly touched: ReadonlySet<string>;
}

/** The visitors of each path in one window. */
export type Rows = ReadonlyMap<string, VisitorCounts>;

export interface Windowed {
  readonly before: Rows;
  readonly after: Rows;
}

/** Maximum number of segments in a site's prefix; deeper ones would be parts of pages. */
const MOST_PREFIX_SEGMENTS = 3;

/**
 * Finds the visited paths of changed files. If a page was visited under several, the one with most visitors counts. A
 * page whose path had visitors before is not new: it may have come from another folder, or an untouched file may be its
 * source, too. So a removed page that keeps its visitors counts as changed.
 */
export function matchPages({ changed, removed }: FileChanges, { before, after }: Windowed): Matching {
  const lists = [before, after];
  const comparable = comparableForms(lists);
  const visited = visitedPaths(lists, comparable);
  const wanted = [...changed, ...removed].flatMap(({ path, before: was }) => (was === null ? [path] : [path, was]));
  const prefix = prefixOf(wanted, visited);
  const within = (list: Rows) => finderIn(visitedPaths([list], comparableForms([list])), prefix);
  const paths: Paths = { ever: finderIn(visited, prefix), before: within(before), after: within(after) };
  const keeps = removed.filter(({ path }) => keepsVisitors(paths.ever(path), { before, after }));
  const pages = [...changed, ...keeps].flatMap((file) => matchedPage(file, paths));
  const touched = new Set(wanted.map((path) => below(prefix, path).toLowerCase()));
  return {
    pages,
    unmatched: changed.length + keeps.length - pages.length,
    removed: removed.length - keeps.length,
    touched: new Set([...comparable].flatMap(([path, form]) => (touched.has(form.toLowerCase()) ? [path] : []))),
  };
}

/** Each finds the visited path of a file's page: at any time, or only before or after the change; null without visitors. */
type Paths = Readonly<Record<'ever' | 'before' | 'after', (path: string) => string | null>>;

function matchedPage({ path, before, commits }: ChangedFile, paths: Paths): MatchedPage[] {
  // A site may give a page another address meanwhile, such as one with a slash.
  const now = paths.after(path) ?? paths.ever(path);
  if (now === null) return [];
  if (before === path) return [{ path: now, before: paths.before(path) ?? now, commits }];
  const was = before === null ? null : paths.before(before);
  return [{ path: now, before: was ?? paths.before(path), commits }];
}

/** Finds addresses by the form of a file's path. Letter case counts, unless only one address has these letters. */
function finderIn(visited: ReadonlyMap<string, Visited>, prefix: string): (path: string) => string | null {
  const folded = new Map<string, string | null>();
  for (const [form, { path }] of visited) {
    const key = form.toLowerCase();
    folded.set(key, folded.has(key) ? null : path);
  }
  return (path) => {
    const form = below(prefix, path);
    return visited.get(form)?.path ?? folded.get(form.toLowerCase()) ?? null;
  };
}

/** A page that is gone may still be counted a few times, from old links. */
function keepsVisitors(path: string | null, { before, after }: Windowed): boolean {
  const [then, now] = [before, after].map((rows) => (path === null ? 0 : (rows.get(path)?.total ?? 0)));
  return now !== undefined && then !== undefined && now > NEWS.leftOver * then;
}

interface Visited {
  readonly path: string;
  readonly most: number;
}

function comparableForms(lists: readonly Rows[]): ReadonlyMap<string, string> {
  const forms = new Map<string, string>();
  for (const list of lists) for (const path of list.keys()) if (!forms.has(path)) forms.set(path, comparablePath(path));
  return forms;
}

/** Returns the visited paths by their comparable form; if several share it, the most visited one. */
function visitedPaths(lists: readonly Rows[], forms: ReadonlyMap<string, string>): ReadonlyMap<string, Visited> {
  const visited = new Map<string, Visited>();
  for (const [path, form] of forms) {
    const most = Math.max(...lists.map((list) => list.get(path)?.total ?? 0));
    if (most > (visited.get(form)?.most ?? 0)) visited.set(form, { path, most });
  }
  return visited;
}

/**
 * Finds what the site puts before the paths of its files, such as `/docs`. Empty unless no file is visited under its
 * own path, exactly one prefix explains the visited files, and most of the site is under it.
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
  let at = path.indexOf('/', 1);
  for (; at > 0 && prefixes.length < MOST_PREFIX_SEGMENTS; at = path.indexOf('/', at + 1)) {
    prefixes.push(path.slice(0, at));
  }
  const found = prefixes.filter((prefix) => wanted.has(path.slice(prefix.length)));
  // The home page of a site under a prefix is visited as the prefix itself.
  return wanted.has('/') && path !== '/' && !path.includes('/', 1) ? [...found, path] : found;
}

function below(prefix: string, path: string): string {
  return prefix !== '' && path === '/' ? prefix : prefix + path;
}
