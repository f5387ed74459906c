import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { VisitorCounts } from '../../src/action/ports/readers.ts';
import { type JudgedPage, judgePages } from '../../src/report/judge-pages.ts';
import type { MatchedPage } from '../../src/report/match-pages.ts';
import { counts } from '../build/a-report.ts';
import { forMany } from '../build/fuzz-runs.ts';

/** Visitors in the four weeks after a change and the five before it, newest first. */
type Weeks = Readonly<Record<'after' | 'before', readonly VisitorCounts[]>>;

const weeks = (before: VisitorCounts, after: VisitorCounts): Weeks => ({
  after: Array.from({ length: 4 }, () => after),
  before: Array.from({ length: 5 }, () => before),
});
const people = (before: readonly number[], after: readonly number[]): Weeks => ({
  after: after.map((human) => counts(human, 50)),
  before: before.map((human) => counts(human, 50)),
});

interface Site {
  /** Unchanged pages of ten sections; `factor` is the change of the whole site after. */
  readonly others?: number;
  readonly factor?: { readonly human: number; readonly ai: number };
  /** What all paths begin with. */
  readonly under?: string;
  /** How the pages of a section changed. */
  readonly section?: (name: string) => number;
  readonly changed: Readonly<Record<string, Weeks>>;
}

const SECTIONS = ['/api', '/cli', '/faq', '/guides', '/help', '/news', '/sdk', '/start', '/tools', '/v1'];

const SAME = { human: 1, ai: 1 };

/** A site whose other pages have 60 to 159 people and 30 to 79 AI visitors, and vary slightly from week to week. */
function judge({ others = 100, factor = SAME, under = '', section = () => 1, changed }: Site): readonly JudgedPage[] {
  const row = (at: number, week: number, isAfter: boolean): readonly [string, VisitorCounts] => {
    const name = SECTIONS[at % SECTIONS.length] ?? '';
    const swing = 1 + 0.04 * (((at * 7 + week * 3) % 5) - 2);
    const by = isAfter ? { human: factor.human * section(name), ai: factor.ai } : SAME;
    return [
      `${under}${name}/${at}`,
      counts(Math.round((60 + at) * by.human * swing), Math.round((30 + at / 2) * by.ai * swing)),
    ];
  };
  const rows = (part: 'after' | 'before', length: number) =>
    Array.from({ length }, (_none, week) => {
      const steady = Array.from({ length: others }, (_other, at) =>
        row(at, part === 'after' ? week : week + 5, part === 'after'),
      );
      const own = Object.entries(changed).map(([path, visits]) => [path, visits[part][week] ?? counts(0, 0)] as const);
      return new Map([...steady, ...own]);
    });
  const pages = Object.entries(changed).map(([path, visits]) => matched(path, visits));
  const touched = new Set(Object.keys(changed));
  return judgePages({ pages, touched }, { after: rows('after', 4), before: rows('before', 5) }).pages;
}

const commits = [{ sha: 'c'.repeat(40), subject: 'Change' }];
function matched(path: string, visits: MatchedPage['visits'], before: string | null = path): MatchedPage {
  return { path, before, commits, visits };
}

const verdictsOf = ([page]: readonly JudgedPage[]): string => `${page?.human.verdict} / ${page?.ai.verdict}`;
const UNCLEAR = 'no-clear-change / no-clear-change';

describe('a changed page', () => {
  test.each<readonly [string, VisitorCounts, VisitorCounts, string]>([
    ['has more people', counts(100, 50), counts(250, 50), 'more / no-clear-change'],
    ['has fewer people', counts(250, 50), counts(100, 50), 'fewer / no-clear-change'],
    ['has more AI', counts(100, 50), counts(100, 150), 'no-clear-change / more'],
    ['has less AI', counts(100, 150), counts(100, 40), 'no-clear-change / fewer'],
    ['did as the site did', counts(100, 50), counts(105, 48), UNCLEAR],
    ['changed by too little', counts(10_000, 50), counts(11_900, 50), UNCLEAR],
    ['has too few people, but enough AI', counts(5, 50), counts(9, 50), 'too-little-data / no-clear-change'],
    ['has too few of both', counts(5, 3), counts(9, 4), 'too-little-data / too-little-data'],
  ])('that %s', (_name, before, after, expected) =>
    expect(verdictsOf(judge({ changed: { '/a': weeks(before, after) } }))).toBe(expected),
  );

  test('has no verdict if almost no one came in the last week, because it may have moved', () => {
    const [then, last] = [counts(500, 50), counts(9, 1)];
    const after = [last, counts(200, 20), then, then];
    expect(verdictsOf(judge({ changed: { '/a': { ...weeks(then, then), after } } }))).toBe('left / left');
  });

  test('has its visitors a week, and what they would have been', () => {
    const [page] = judge({ changed: { '/a': people([100, 90, 110, 100, 100], [250, 240, 260, 290]) } });
    expect(page?.human).toMatchObject({ before: 100, after: 260, verdict: 'more' });
    expect(page?.human.expected).toBeCloseTo(100, -1);
  });

  test('is compared with the change of the rest of the site, for each kind', () => {
    const site = { factor: { human: 2, ai: 0.5 } };
    const alike = judge({ ...site, changed: { '/a': weeks(counts(100, 120), counts(200, 60)) } });
    expect(verdictsOf(alike)).toBe(UNCLEAR);
    expect(alike[0]?.human.expected).toBeCloseTo(200, -1);
    expect(alike[0]?.ai.expected).toBeCloseTo(60, -1);
    const still = weeks(counts(100, 120), counts(100, 120));
    expect(verdictsOf(judge({ ...site, changed: { '/a': still } }))).toBe('fewer / more');
  });

  test('is not compared with itself or other changed pages', () => {
    const fallen = weeks(counts(5_000, 5_000), counts(500, 500));
    const crowd = Array.from({ length: 60 }, (_none, at) => [`/changed/${at}`, fallen]);
    const judged = judge({ changed: { ...Object.fromEntries(crowd), '/a': weeks(counts(100, 50), counts(100, 50)) } });
    expect(verdictsOf(judged.filter(({ path }) => path === '/a'))).toBe(UNCLEAR);
  });

  test.each<readonly [string, readonly number[], readonly number[], string]>([
    ['one week after', [100, 100, 100, 100, 100], [100, 900, 100, 100], 'one-week'],
    ['one week before', [1_000, 100, 100, 100, 100], [100, 100, 100, 100], 'no-clear-change'],
    ['the three weeks before', [300, 300, 300, 100, 100], [100, 100, 100, 100], 'no-clear-change'],
    ['all weeks', [100, 100, 100, 100, 100], [300, 260, 280, 290], 'more'],
  ])('that was unusual in %s: %s → %s', (_name, before, after, verdict) =>
    expect(judge({ changed: { '/a': people(before, after) } })[0]?.human.verdict).toBe(verdict),
  );

  test.each([
    ['moved as far', 2.5, 'whole-section'],
    ['moved half as far', 1.65, 'whole-section'],
    ['moved a little', 1.2, 'more'],
    ['moved the other way', 0.6, 'more'],
  ])('gets no verdict if the unchanged pages of its section %s', (_name, factor, verdict) => {
    const section = (name: string): number => (name === '/api' ? factor : 1);
    const changed = { '/api/changed': weeks(counts(100, 50), counts(250, 50)) };
    expect(judge({ section, changed })[0]?.human.verdict).toBe(verdict);
    expect(judge({ section, others: 40, changed })[0]?.human.verdict).toBe('more');
    const [page] = judge({ section, under: '/docs', changed: { '/docs/api/changed': changed['/api/changed'] } });
    expect([page?.human.verdict, page?.section]).toEqual([verdict, '/docs/api']);
  });

  test('that is new has visitors but no verdict', () => {
    const visits = { after: weeks(counts(0, 0), counts(900, 90)).after, before: [null, null, null, null, null] };
    const rows = { after: visits.after.map((of) => new Map([['/a', of]])), before: visits.before.map(() => new Map()) };
    const [page] = judgePages({ pages: [matched('/a', visits, null)], touched: new Set(['/a']) }, rows).pages;
    const human = { before: 0, after: 900, verdict: 'too-little-data', expected: null };
    expect(page).toMatchObject({ isNew: true, renamedFrom: null, human });
  });
});

describe('there is no verdict', () => {
  const changed = { '/a': weeks(counts(100, 50), counts(900, 50)) };

  test.each([
    [9, 'too-little-data / too-little-data'],
    [10, 'more / no-clear-change'],
  ])('if too few pages are left to compare with: %i', (others, expected) =>
    expect(verdictsOf(judge({ others, changed }))).toBe(expected),
  );

  test.each([
    ['after', 3, 5],
    ['before', 4, 4],
  ] as const)('if a list of a week %s is missing, but there are numbers', (_part, after, before) => {
    const visits = { after: Array(after).fill(counts(90, 20)), before: Array(before).fill(counts(30, 20)) };
    const lists = (length: number, human: number) =>
      Array.from(
        { length },
        () => new Map(Array.from({ length: 60 }, (_none, at) => [at === 0 ? '/a' : `/${at}`, counts(human, 20)])),
      );
    const rows = { after: lists(after, 90), before: lists(before, 30) };
    const { pages, others } = judgePages({ pages: [matched('/a', visits)], touched: new Set(['/a']) }, rows);
    expect([pages[0]?.human, others]).toEqual([{ before: 30, after: 90, expected: null, verdict: 'not-judged' }, 0]);
  });
});

test('the page that deviates most comes first', () => {
  const change = (after: number): Weeks => weeks(counts(100, 50), counts(after, 50));
  const judged = judge({ changed: { '/c': change(100), '/a': change(130), '/b': change(300) } });
  expect(judged.map(({ path }) => path)).toEqual(['/b', '/a', '/c']);
});

test('whatever the counts, each page is judged once, and a verdict has its sign', () => {
  const number = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 1e9 }));
  const nine = fc.array(fc.record({ human: number, ai: number, total: number }), { minLength: 9, maxLength: 9 });
  const pages = fc.dictionary(fc.constantFrom('/a', '/b', '/c', '/api/x'), nine, { noNullPrototype: true });
  forMany(200, [pages, fc.integer({ min: 0, max: 20 })], (drawn, others) => {
    const halves = Object.entries(drawn).map(([path, all]) => [path, { after: all.slice(0, 4), before: all.slice(4) }]);
    const judged = judge({ others, changed: Object.fromEntries(halves) });
    expect(judged.map((page) => page.path).toSorted()).toEqual(Object.keys(drawn).toSorted());
    for (const { verdict, expected } of judged.flatMap(({ human, ai }) => [human, ai])) {
      if (verdict === 'more' || verdict === 'fewer') expect(expected).toBeGreaterThanOrEqual(0);
      expect(Number.isNaN(expected)).toBe(false);
    }
  });
});
