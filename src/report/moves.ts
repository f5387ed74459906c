import type { Matching, Rows } from './match-pages.ts';
import { LEVEL, MOVES, NEWS } from './news-rules.ts';
import { median } from './page-level.ts';
import { comparablePath, isForMachines } from './site-paths.ts';

export type Moves = ReturnType<typeof findMoves>;
export type FolderNews = ReturnType<typeof folderNews>;

interface Page {
  readonly path: string;
  /** Of its comparable path. */
  readonly segments: readonly string[];
  readonly now: number;
  /** Visitors in all periods, newest first. */
  readonly weeks: readonly number[];
  readonly usual: number;
  /** The largest one of what is usual, what it had in the last period, and what it usually had while it was visited. */
  readonly size: number;
  /** It was `gone` in the period before, too; what `passes` was there too seldom to be usual. */
  readonly state: 'new' | 'stays' | 'passes' | 'goes' | 'gone';
  /** It was not visited before, in most periods or the last one. It may be gone again. */
  readonly hasCome: boolean;
}

/** A page with its address now. */
type Pair = readonly [from: Page, to: Page];

/**
 * Finds the pages that have another address than in `earlier` periods (newest first), all of whose lists are whole.
 * `files`: pages whose source files were renamed or removed.
 */
export function findMoves(
  now: Rows,
  earlier: readonly Rows[],
  files: Pick<Matching, 'pages' | 'gone'>,
  isPage: (path: string) => boolean,
) {
  const paths = new Set([now, ...earlier].flatMap((list) => [...list.keys()]));
  // In order, so that the same figures always give the same pairs.
  const pages = [...paths].toSorted().map((path) => pageOf(path, [now, ...earlier]));
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const renamed = files.pages.flatMap(({ path, before }) => {
    const [from, to] = [byPath.get(before ?? path), byPath.get(path)];
    return from !== undefined && to?.hasCome === true && isGone(from) ? [[from, to] as const] : [];
  });
  const removed = new Set(files.gone.flatMap(({ path, became }) => (became === null ? [path] : [])));
  const taken = new Set<Page>();
  const pairs = [...pairsOfForms(pages), ...renamed, ...pairsOfEnds(pages, removed)].filter((pair) => {
    if (pair[0] === pair[1] || pair.some((page) => taken.has(page))) return false;
    for (const page of pair) taken.add(page);
    return true;
  });
  const others = pages.filter((page) => !taken.has(page));
  // The Markdown twin of a page is not another one.
  const isTold = ({ path, state }: Page): boolean =>
    isPage(path) && !(state === 'new' && isForMachines(path, (each) => paths.has(each)));
  // Each former address with the page's address now.
  const addresses: ReadonlyMap<string, string> = new Map(pairs.map(([from, to]) => [from.path, to.path]));
  // With fewer periods, many pages seem to come and go.
  const news = earlier.length < LEVEL.leastPeriods ? [] : newsOf(pairs, others.filter(isTold));
  return { addresses, news, passed: new Set(others.flatMap(({ path, state }) => (state === 'passes' ? [path] : []))) };
}

function pageOf(path: string, lists: readonly Rows[]): Page {
  const [now = 0, ...weeks] = lists.map((list) => list.get(path)?.total ?? 0);
  const [before = 0, middle] = [weeks[0], median(weeks) || 0];
  const size = Math.max(before, middle, median(weeks.filter((had) => had > 0)) || 0);
  const left = NEWS.leftOver * size;
  const hasCome = now > 0 && (middle === 0 || (before <= left && now > left));
  const segments = comparablePath(path).split('/').slice(1);
  const page = { path, segments, now, weeks: [now, ...weeks], usual: Math.round(middle) || before, size, hasCome };
  if (size === 0 || now > left) return { ...page, state: now > 0 && Math.max(...weeks) <= 0 ? 'new' : 'stays' };
  // A page that is gone may still be counted a few times, from old links.
  if (before <= left) return { ...page, state: 'gone' };
  return { ...page, state: middle === 0 ? 'passes' : 'goes' };
}

function isGone({ state }: Page): boolean {
  return state !== 'new' && state !== 'stays';
}

function formOf({ segments }: Page): string {
  return nameOf(segments).toLowerCase();
}

/** Finds the pages whose address is only written in another way, such as with a slash at its end. */
function pairsOfForms(pages: readonly Page[]): readonly Pair[] {
  return [...Map.groupBy(pages, formOf).values()].flatMap((same) => {
    const isPage = same.some(({ path, size }) => size > 0 && !path.endsWith('.md'));
    const [to] = same
      .filter((page) => page.hasCome || (page.now > 0 && !isGone(page)))
      .toSorted((one, other) => other.now - one.now);
    // The Markdown twin of a page has other readers than the page.
    const former = same.filter((page) => isGone(page) && !(isPage && page.path.endsWith('.md')));
    return to === undefined ? [] : former.map((from): Pair => [from, to]);
  });
}

/** Finds pages of the same name with the longest common end. Of folders, the one that explains most pages comes first. */
function pairsOfEnds(pages: readonly Page[], removed: ReadonlySet<string>): readonly Pair[] {
  const endsOf = ({ segments }: Page): readonly string[] => segments.map((_from, at) => segments.slice(at).join('/'));
  const goals = pages.filter(({ hasCome, now, weeks }) => hasCome || (now > 0 && weeks.includes(0)));
  const ends = goals.flatMap((page) => endsOf(page).map((end) => ({ end, page })));
  const byEnd = Map.groupBy(ends, ({ end }) => end);
  const pairs = pages.filter(isGone).flatMap((from) => {
    // A page that had visitors at one address in each period has moved away and back.
    const isGoal = ({ hasCome, weeks }: Page): boolean =>
      hasCome || weeks.every((had, at) => had > 0 || (from.weeks[at] ?? 0) > 0);
    const goalsAt = (end: string) => {
      const all = byEnd.get(end) ?? [];
      return all.length > MOVES.mostGoals ? [] : all.filter(({ page }) => isGoal(page));
    };
    const longest = endsOf(from).find((end) => end !== '' && goalsAt(end).length > 0) ?? '/';
    return goalsAt(longest).map(({ page }): Pair => [from, page]);
  });
  const sums = (pages[0]?.weeks ?? []).map((_none, at) => pages.reduce((sum, { weeks }) => sum + (weeks[at] ?? 0), 0));
  const isSimilar = similarIn(sums);
  return [...Map.groupBy(pairs, keyOf).values()]
    .map((all) => ({ all, similar: all.filter(isSimilar) }))
    .toSorted((one, other) => other.similar.length - one.similar.length)
    .flatMap(({ all, similar }) => {
      if (similar.length >= MOVES.leastPages) return [...similar, ...all, ...homesOf(all, pages)];
      // Many pages have the same last word: one says nothing.
      const known = similar.filter((pair) => !removed.has(pair[0].path));
      return known.length === 1 && known.some((pair) => sharedEnd(pair) === 1) ? [] : known;
    });
}

/**
 * Checks whether the new address ever had about as many readers as the old one usually or last: later, the page may lose
 * or win some. `sums`: of all pages in each period, because a holiday takes readers from all of them.
 */
function similarIn(sums: readonly number[]) {
  const usual = median(sums.slice(1));
  const isAlike = (one: number, other: number): boolean => Math.max(one / other, other / one) <= MOVES.similar;
  const isNear = (size: number, had: number, sum = usual): boolean =>
    Math.min(size, had) >= MOVES.leastVisitors && (isAlike(size, had) || isAlike(size * sum, had * usual));
  return ([{ size, weeks: was }, { weeks }]: Pair): boolean =>
    weeks.some((had, at) => isNear(size, had, sums[at]) || isNear(was[1] ?? 0, had, sums[at]));
}

function sharedEnd([{ segments: one }, { segments: other }]: Pair): number {
  let shared = 0;
  while (shared < Math.min(one.length, other.length) && one.at(-1 - shared) === other.at(-1 - shared)) shared += 1;
  return shared;
}

/** Names what both addresses begin with before their common end, such as `/v1` and `/v2` before `/guide/install`. */
function beginningsOf(pair: Pair): readonly string[] {
  return pair.map(({ segments }) => nameOf(segments.slice(0, segments.length - sharedEnd(pair))));
}

function keyOf(pair: Pair): string {
  return JSON.stringify(beginningsOf(pair));
}

/** Finds the pages that are the folders themselves, such as `/` and `/en`. */
function homesOf([pair]: readonly Pair[], pages: readonly Page[]): readonly Pair[] {
  const [old, goal] = pair === undefined ? [] : beginningsOf(pair);
  const from = pages.find((page) => nameOf(page.segments) === old && isGone(page));
  const to = pages.find((page) => nameOf(page.segments) === goal && page.hasCome);
  return from === undefined || to === undefined ? [] : [[from, to]];
}

/** `others`: the pages that did not move. */
function newsOf(pairs: readonly Pair[], others: readonly Page[]): readonly FolderNews[] {
  const nowMoved = pairs.filter(([from, to]) => from.state !== 'gone' && formOf(from) !== formOf(to));
  const moved = [...Map.groupBy(nowMoved, keyOf).values()].map((of) => folderNews('moved', of));
  const left = new Set(moved.flatMap(({ folder, pages }) => (pages.length < MOVES.leastPages ? [] : [folder])));
  const goals = pairs.map(([, to]) => to);
  const groupsOf = (kind: FolderNews['kind'], isWanted: (page: Page) => boolean): readonly FolderNews[] => {
    const wanted = others.filter((page) => Math.max(page.now, page.size) >= MOVES.leastVisitors && isWanted(page));
    if (wanted.length === 0) return [];
    const known = new Set([...others.filter((page) => !isWanted(page)), ...goals].flatMap(foldersOf));
    const sameAddresses = wanted.map((page): Pair => [page, page]);
    const groups = Map.groupBy(sameAddresses, ([page]) => {
      const folders = foldersOf(page);
      const old = kind === 'deleted' ? folders.find((each) => left.has(each)) : undefined;
      return old ?? folders.find((each) => !known.has(each)) ?? folders.at(-1) ?? '';
    });
    // A page that did not move with its folder is gone, however few there are.
    const least = (folder: string): number => (kind === 'deleted' && left.has(folder) ? 1 : MOVES.leastPages);
    return [...groups].flatMap(([folder, of]) => (of.length < least(folder) ? [] : [folderNews(kind, of)]));
  };
  const launched = groupsOf('launched', ({ state }) => state === 'new');
  // With a few visitors left, it may be there: "lost most of its people" says what is known.
  const deleted = groupsOf('deleted', ({ state, now }) => state === 'goes' && now === 0);
  const size = ({ now, usual }: FolderNews): number => Math.max(now, usual);
  return [moved, launched, deleted].flatMap((kind) => kind.toSorted((one, other) => size(other) - size(one)));
}

/**
 * Says what happened to pages that moved together, or to the pages of one folder that are new or gone, most visited
 * first. They are named by what differs and the last folder that all of them share, a single one by itself.
 */
function folderNews(kind: 'moved' | 'launched' | 'deleted', pairs: readonly Pair[]) {
  const [from, to] = [pairs.map(([page]) => page), pairs.map(([, page]) => page)];
  const [end = [], ...ends] = pairs.map((pair) =>
    pair[0].segments.slice(pair[0].segments.length - sharedEnd(pair), -1),
  );
  const differs = end.findIndex((segment, at) => ends.some((other) => other[at] !== segment));
  const below = differs < 0 ? 1 : end.length - differs + 1;
  const isOne = kind === 'moved' && pairs.length === 1;
  const named = [from[0], to[0]].map((page) => (isOne ? page?.path : nameOf(page?.segments.slice(0, -below) ?? [])));
  const [folder = '', goal = ''] = named;
  const pages = to.toSorted((one, other) => Math.max(other.now, other.size) - Math.max(one.now, one.size));
  const sum = (counts: readonly number[]): number => counts.reduce((total, each) => total + each, 0);
  // A page that moved back is usual at its new address.
  const usual = pairs.map((pair) => Math.max(...pair.map((page) => page.usual)));
  // Sums over pages count a visitor once per page.
  const sums = { now: sum(to.map((page) => page.now)), usual: sum(usual) };
  return { kind, folder, to: kind === 'moved' ? goal : null, pages: pages.map(({ path }) => path), ...sums };
}

/** Lists the folders of a page, the highest first. */
function foldersOf({ segments }: Page): readonly string[] {
  return segments.map((_segment, at) => nameOf(segments.slice(0, at)));
}

function nameOf(segments: readonly string[]): string {
  return `/${segments.join('/')}`;
}
