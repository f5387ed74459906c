import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import { type JudgedPage, judgePages } from '../../src/report/judge-pages.ts';
import type { MatchedPage } from '../../src/report/match-pages.ts';
import { counts } from '../build/a-report.ts';

interface Site {
  /** Unchanged pages; `factor` is the change of the whole site. */
  readonly others?: number;
  readonly factor?: { readonly human: number; readonly ai: number };
  readonly before: Readonly<Record<string, VisitorCounts>>;
  readonly after: Readonly<Record<string, VisitorCounts>>;
}

/** A site whose other pages have 60 to 159 people and 30 to 79 AI visitors, and vary slightly between windows. */
function windows({ others = 100, factor = { human: 1, ai: 1 }, before, after }: Site) {
  const rows = (part: 'before' | 'after'): Map<string, VisitorCounts> => {
    const by = part === 'before' ? { human: 1, ai: 1 } : factor;
    const steady = Array.from({ length: others }, (_none, at) => {
      const swing = 1 + 0.08 * (part === 'before' ? 1 : -1) * ((at % 3) - 1);
      const [human, ai] = [Math.round((60 + at) * by.human * swing), Math.round((30 + at / 2) * by.ai * swing)];
      return [`/other/${at}`, counts(human, ai)] as const;
    });
    return new Map([...steady, ...Object.entries(part === 'before' ? before : after)]);
  };
  return { before: rows('before'), after: rows('after'), earlier: null };
}

const UNCLEAR = { human: { verdict: 'no-clear-change' }, ai: { verdict: 'no-clear-change' } };
const commits = [{ sha: 'c'.repeat(40), subject: 'Change' }];
const changed = (path: string, before: string | null = path): MatchedPage => ({ path, before, commits });

function judge(site: Site, pages: readonly MatchedPage[] = [changed('/a')]): readonly JudgedPage[] {
  const touched = new Set(pages.flatMap(({ path, before }) => (before === null ? [path] : [path, before])));
  return judgePages({ pages, touched }, windows(site));
}

const verdictsOf = ([page]: readonly JudgedPage[]): string => `${page?.human.verdict} / ${page?.ai.verdict}`;

describe('a changed page', () => {
  test.each<readonly [string, VisitorCounts, VisitorCounts, string]>([
    ['has more people', counts(100, 50), counts(250, 50), 'more / no-clear-change'],
    ['has fewer people', counts(250, 50), counts(100, 50), 'fewer / no-clear-change'],
    ['has more AI', counts(100, 50), counts(100, 150), 'no-clear-change / more'],
    ['has less AI', counts(100, 150), counts(100, 40), 'no-clear-change / fewer'],
    ['did as the site did', counts(100, 50), counts(105, 48), 'no-clear-change / no-clear-change'],
    ['changed by too little', counts(10_000, 50), counts(11_500, 50), 'no-clear-change / no-clear-change'],
    ['has too few people, but enough AI', counts(12, 50), counts(29, 50), 'too-little-data / no-clear-change'],
    ['has too few of both', counts(12, 5), counts(20, 8), 'too-little-data / too-little-data'],
    ['was not visited before', counts(0, 0), counts(90, 0), 'more / too-little-data'],
  ])('that %s', (_name, before, after, expected) =>
    expect(verdictsOf(judge({ before: { '/a': before }, after: { '/a': after } }))).toBe(expected),
  );

  test('is compared with the change of the rest of the site, for each kind', () => {
    const before = { '/a': counts(100, 120) };
    const site = { factor: { human: 2, ai: 0.5 }, before, after: { '/a': counts(200, 60) } };
    const [page] = judge(site);
    expect(page).toMatchObject(UNCLEAR);
    expect(page?.human.expected).toBeCloseTo(200, -1);
    expect(page?.ai.expected).toBeCloseTo(60, -1);
    expect(verdictsOf(judge({ ...site, after: before }))).toBe('fewer / more');
  });

  test('is not compared with itself or other changed pages', () => {
    const crowd = Array.from({ length: 60 }, (_none, at) => `/changed/${at}`);
    const of = (readers: number) => Object.fromEntries(crowd.map((path) => [path, counts(readers, readers)]));
    const site = { before: { ...of(5_000), '/a': counts(100, 50) }, after: { ...of(500), '/a': counts(100, 50) } };
    const pages = ['/a', ...crowd].map((path) => changed(path));
    const judged = judge(site, pages);
    expect(judged.find(({ path }) => path === '/a')).toMatchObject(UNCLEAR);
  });

  test('that was renamed is compared with its old path', () => {
    const site = { before: { '/old': counts(250, 50) }, after: { '/new': counts(100, 50) } };
    const [page] = judge(site, [changed('/new', '/old')]);
    expect(page).toMatchObject({ path: '/new', renamedFrom: '/old', isNew: false });
    expect(page?.human).toMatchObject({ before: 250, after: 100, verdict: 'fewer' });
  });

  test('that is new has visitors but no verdict', () => {
    const [page] = judge({ before: {}, after: { '/a': counts(900, 90) } }, [changed('/a', null)]);
    const human = { after: 900, verdict: 'too-little-data', expected: null };
    expect(page).toMatchObject({ isNew: true, renamedFrom: null, human });
  });
});

describe('the comparison', () => {
  test('is impossible if too few pages are left to compare with', () => {
    const site = { before: { '/a': counts(100, 50) }, after: { '/a': counts(900, 50) } };
    for (const others of [4, 9])
      expect(verdictsOf(judge({ ...site, others }))).toBe('too-little-data / too-little-data');
    expect(verdictsOf(judge({ ...site, others: 10 }))).toMatch(/^more/);
    for (const part of ['before', 'after'] as const) {
      const withOnce = { ...site, [part]: { ...site[part], '/once': counts(100, 50) } };
      expect(verdictsOf(judge({ ...withOnce, others: 9 }))).toMatch(/^more/);
    }
    expect(verdictsOf(judge({ ...site, others: 100 }))).toBe('more / no-clear-change');
  });

  test('requires more of each page the more pages were changed', () => {
    const quiet = Array.from({ length: 60 }, (_none, at) => `/quiet/${at}`);
    const rows = Object.fromEntries(quiet.map((path) => [path, counts(100, 50)]));
    const site = { before: { ...rows, '/a': counts(100, 50) }, after: { ...rows, '/a': counts(150, 50) } };
    expect(verdictsOf(judge(site))).toBe('more / no-clear-change');
    const judged = judge(site, [changed('/a'), ...quiet.map((path) => changed(path))]);
    expect(judged[0]).toMatchObject({ path: '/a', human: { verdict: 'no-clear-change' } });
  });
});

test('the page that deviates most comes first, new ones after those with a verdict', () => {
  const before = { '/a': counts(100, 50), '/b': counts(100, 50), '/c': counts(5, 1) };
  const after = { '/a': counts(110, 50), '/b': counts(300, 50), '/c': counts(5, 1), '/new': counts(800, 90) };
  const judged = judge({ before, after }, [changed('/new', null), changed('/c'), changed('/a'), changed('/b')]);
  expect(judged.map(({ path }) => path)).toEqual(['/b', '/a', '/c', '/new']);
});

test('whatever the counts, each page is judged once, and a verdict has its sign and its size', () => {
  const number = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 1e9 }));
  const row = fc.record({ human: number, ai: number, total: number });
  const path = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/f');
  const rows = fc.array(fc.tuple(path, row), { maxLength: 6 }).map((entries) => new Map(entries));
  const holds = fc.property(
    rows,
    rows,
    fc.uniqueArray(path),
    fc.integer({ min: 0, max: 20 }),
    (before, after, paths, others) => {
      const steady = windows({ others, before: {}, after: {} });
      const lists = {
        before: new Map([...steady.before, ...before]),
        after: new Map([...steady.after, ...after]),
        earlier: null,
      };
      const judged = judgePages({ pages: paths.map((each) => changed(each)), touched: new Set(paths) }, lists);
      expect(judged.map((page) => page.path).toSorted()).toEqual(paths.toSorted());
      for (const { verdict, after: is, expected } of judged.flatMap(({ human, ai }) => [human, ai])) {
        if (verdict === 'more') expect(is).toBeGreaterThanOrEqual((expected ?? Number.NaN) * 1.25);
        if (verdict === 'fewer') expect(is).toBeLessThanOrEqual((expected ?? Number.NaN) * 0.75);
        expect(Number.isNaN(expected)).toBe(false);
      }
    },
  );
  fc.assert(holds, { numRuns: 500 });
});

describe('a page that was unusual before the change', () => {
  const site = windows({ before: { '/a': counts(1_000, 50) }, after: { '/a': counts(100, 50) } });
  const pages = { pages: [changed('/a')], touched: new Set(['/a']) };
  const earlier = (human: number) => new Map([...site.before, ['/a', counts(human, 50)] as const]);

  test.each([
    [100, 'was-unusual'],
    [1_000, 'fewer'],
    [0, 'was-unusual'],
  ])('gets no verdict if it had %i people before that: %s', (human, verdict) =>
    expect(judgePages(pages, { ...site, earlier: earlier(human) })[0]?.human.verdict).toBe(verdict),
  );

  test('is compared with the weeks before the change alone if no earlier ones were read', () =>
    expect(judgePages(pages, site)[0]?.human.verdict).toBe('fewer'));
});
