import { describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import type { ChangedFile } from '../../src/report/changed-files.ts';
import { matchPages } from '../../src/report/match-pages.ts';
import { counts } from '../build/a-report.ts';

const commits = [{ sha: 'c'.repeat(40), subject: 'Change' }];

const changed = (path: string, before: string | null = path): ChangedFile => ({ path, before, commits });

type Visited = Readonly<Record<string, number>>;
const rowsOf = (people: Visited) => new Map(Object.entries(people).map(([path, count]) => [path, counts(count, 0)]));

/** The visited paths of changed files, as `before > now`. */
function match(
  files: readonly (string | ChangedFile)[],
  [before = {}, after = {}]: readonly Visited[],
  removed: readonly string[] = [],
) {
  const filesOf = (each: typeof files) => each.map((file) => (typeof file === 'string' ? changed(file) : file));
  const changes = { changed: filesOf(files), removed: filesOf(removed) };
  const found = matchPages(changes, { before: [rowsOf(before)], after: [rowsOf(after)] });
  const pages = found.pages.map(({ path, before }) => (path === before ? path : `${before ?? 'new'} > ${path}`));
  return { pages, unmatched: found.unmatched, removed: found.removed, touched: [...found.touched] };
}

describe('a changed file is matched', () => {
  const OWN = { '/a': 1, '/docs/b': 1, '/docs/c': 1, '/docs/d': 1 };
  test.each<readonly [string, string, Readonly<Record<string, number>>, string | undefined]>([
    ['to the path as it is', '/a', { '/a': 1, '/b': 1 }, '/a'],
    ['to the path with a slash', '/a', { '/a/': 1 }, '/a/'],
    ['to the path of the file that a site shows', '/a', { '/a.html': 1 }, '/a.html'],
    ['to the encoded path', '/a b', { '/a%20b': 1 }, '/a%20b'],
    ['to the form of its path that most visitors used', '/a', { '/a': 3, '/a/': 40, '/a.md': 9 }, '/a/'],
    ['to another letter case, if only one address has these letters', '/a', { '/A': 1 }, '/A'],
    ['to its own letter case first', '/a', { '/A': 9, '/a': 1 }, '/a'],
    ['not to one of two other letter cases', '/ab', { '/AB': 1, '/Ab': 1 }, undefined],
    ['not to a page that ends the same, without a prefix', '/a', { '/guides/a': 9, '/x': 1, '/y': 1 }, undefined],
    ['below the prefix of the site', '/a/b', { '/docs/a/b': 1, '/docs/c': 1, '/docs': 5, '/404': 1 }, '/docs/a/b'],
    ['below a prefix of two segments', '/a', { '/en/docs/a': 1, '/en/docs/b': 1 }, '/en/docs/a'],
    ['to nothing if two prefixes would fit', '/a', { '/v1/a': 1, '/v2/a': 1, '/v1/b': 1 }, undefined],
    ['to nothing if most of the site is not below the prefix', '/a', { '/x/a': 1, '/b': 1, '/c': 1 }, undefined],
    ['to nothing if it had no visitors', '/a', { '/b': 1 }, undefined],
    ['to nothing in an empty site', '/a', {}, undefined],
  ])('%s', (_name, file, list, expected) => {
    const { pages, unmatched } = match([file], [list]);
    expect(pages).toEqual(expected === undefined ? [] : [expected]);
    expect(unmatched).toBe(expected === undefined ? 1 : 0);
  });

  test.each<readonly [string, readonly ChangedFile[], Visited, Visited, readonly string[]]>([
    ['without a prefix as soon as one file has its own path', [changed('/a'), changed('/b')], OWN, {}, ['/a']],
    ['even if it was visited only before', [changed('/a')], { '/a': 1 }, {}, ['/a']],
    ['even if it was visited only after', [changed('/a')], {}, { '/a': 1 }, ['/a']],
    ['to the home page under the prefix', [changed('/')], { '/docs/a': 1, '/docs': 5 }, {}, ['/docs']],
    ['to its path before, if it was renamed', [changed('/b', '/a')], { '/a': 9 }, { '/b': 9 }, ['/a > /b']],
    ['as new if it was renamed without earlier visitors', [changed('/b', '/a')], {}, { '/b': 9 }, ['new > /b']],
    ['as new if it was added', [changed('/c', null)], {}, { '/c': 9 }, ['new > /c']],
    ['as new if only another page had visitors', [changed('/a', null)], { '/b': 900 }, { '/a': 300 }, ['new > /a']],
    ['as known if its file is new', [changed('/a', null)], { '/a': 900 }, { '/a': 300 }, ['/a']],
    ['as known if its file had no visitors', [changed('/a', '/drafts/a')], { '/a': 900 }, { '/a': 300 }, ['/a']],
    ['as new if neither had visitors', [changed('/a', '/drafts/a')], { '/b': 900 }, { '/a': 300 }, ['new > /a']],
    ['to its earlier form', [changed('/a', null)], { '/a.html': 900 }, { '/a': 1_000 }, ['/a.html > /a']],
    ['as new if the old path got visitors later', [changed('/b', '/a')], {}, { '/a': 9, '/b': 9 }, ['new > /b']],
  ])('%s', (_name, files, before, after, pages) => {
    const { unmatched, ...matched } = match(files, [before, after]);
    expect([matched.pages, unmatched]).toEqual([pages, files.length - pages.length]);
  });
});

test.each([
  ['that keeps its visitors is still a page, because another file is its source', 400, 380, 0],
  ['that loses nearly all of them is removed', 400, 60, 1],
  ['without visitors is removed', 0, 0, 1],
])('a removed page %s', (_name, then, now, removed) => {
  const list = (people: number) => ({ '/a': people, '/b': 1 });
  const expected = { removed, pages: removed === 0 ? ['/a'] : [], unmatched: 0 };
  expect(match([], [list(then), list(now)], ['/a'])).toMatchObject(expected);
});

test('no form of a changed, renamed or removed page is part of the comparison', () => {
  const before = { '/a/': 1, '/a.md': 1, '/old': 1, '/gone/': 1 };
  const matched = match(['/a', changed('/b', '/old')], [before, { '/b': 1, '/c': 1 }], ['/gone']);
  expect(matched.touched.toSorted()).toEqual(['/a.md', '/a/', '/b', '/gone/', '/old']);
});

test('a large site with hostile paths is matched to its end', () => {
  const paths = Array.from({ length: 20_000 }, (_none, at) => [`/x/${'a/'.repeat(200)}${at}`, 2] as const);
  const list = Object.fromEntries(paths);
  const files = Array.from({ length: 5_000 }, (_none, at) => `/a/${at}`);
  expect(match(files, [list, list]).pages).toEqual([]);
});

test('a page that got another address meanwhile is found in each week by itself, under the one most visited then', () => {
  const before: readonly Visited[] = [{ '/a.html': 7 }, { '/b': 5 }, { '/old': 3, '/a': 4 }];
  const after: readonly Visited[] = [{ '/a/': 9 }, { '/a': 8, '/a/': 1 }];
  const rows = { after: after.map(rowsOf), before: before.map(rowsOf) };
  const { pages } = matchPages({ changed: [changed('/a', '/old')], removed: [] }, rows);
  const people = (of: readonly (VisitorCounts | null)[] = []) => of.map((week) => week?.human ?? null);
  expect(pages).toMatchObject([{ path: '/a/', before: '/a.html' }]);
  expect(people(pages[0]?.visits.after)).toEqual([9, 8]);
  expect(people(pages[0]?.visits.before)).toEqual([7, null, 4]);
});
