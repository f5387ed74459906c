import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AskedQuestion } from '../../../src/action/ports/readers.ts';
import { judgeQuestions, type QuestionFigures } from '../../../src/report/evidence/questions.ts';
import { judgeFeedback, judgeSearches, standingOut } from '../../../src/report/evidence/rated-lists.ts';
import { forMany } from '../../build/fuzz-runs.ts';

const term = (name: string, searches: number, clickRate: number) => ({ term: name, searches, clickRate });
/** Terms that make a rate of 40 % together, whatever is added. */
const USUAL = [term('install', 5_000, 0.4), term('upgrade', 5_000, 0.4)];

describe('a term', () => {
  test.each([
    // Half of 40 % is 20 %: the upper bound must be below it.
    [20, 0, true, 0.1611],
    [19, 0, false, 0.1682],
    [20, 1, false, 0.2361],
    [41, 2, true, 0.1614],
    [41, 3, true, 0.1943],
    [41, 4, false, 0.2255],
    [400, 60, true, 0.1883],
    [400, 70, false, 0.2153],
    [400, 160, false, 0.4487],
  ])('of %i searches with %i clicks stands out: %s (upper bound %d)', (searches, clicks, isNews, upper) => {
    const judged = judgeSearches([...USUAL, term('x', searches, clicks / searches)]);
    const found = judged.rows.find(({ name }) => name === 'x');
    expect(found).toMatchObject({ isNews, share: { part: clicks, whole: searches } });
    expect(found?.bound).toBeCloseTo(upper, 4);
  });

  const SOME = [...USUAL, term('x', 41, 2 / 41), term('y', 30, 1 / 3), term('z', 7, 0)];
  const percent = SOME.map((row) => ({ ...row, clickRate: row.clickRate * 100 }));

  test.each([
    ['fractions', SOME, 1],
    ['percent', percent, 100],
    ['percent, most of them below 1', [term('a', 5_000, 0.4), term('b', 9_000, 0.2), term('c', 40, 5)], 100],
    ['rounded percent', [term('a', 5_000, 40.4), term('b', 41, 4.9), term('c', 3_000, 0.1)], 100],
    ['fractions, one a hair above 1', [...SOME, term('all', 300, 1.0000000000000002)], 1],
    ['fractions, one of 3 clicks in 2 searches', [...SOME, term('twice', 2, 1.5)], 1],
    ['fractions, one of 500 clicks in 400 searches', [...SOME, term('twice', 400, 1.25)], 1],
    ['one term of 3 clicks in 2 searches', [term('twice', 2, 1.5)], 1],
    ['all clicked', [term('a', 2, 1), term('b', 900, 1)], 1],
    ['all clicked, in percent', [term('a', 2, 100), term('b', 900, 100)], 100],
    ['nothing clicked', [term('a', 2, 0)], 1],
  ])('may have its rate in percent: %s', (_name, rows, unit) => {
    const clicks = rows.map(({ searches, clickRate }) => Math.min(searches, Math.round((searches * clickRate) / unit)));
    expect(judgeSearches(rows).all.part).toBe(clicks.reduce((sum, each) => sum + each, 0));
  });

  test('is shown only if its words say something, those with the most searches without a click first', () => {
    const rows = [...USUAL, term('few', 30, 0), term('ada@example.com', 50, 0), term('many', 60, 0.02)];
    expect(standingOut(judgeSearches(rows), 5).map(({ name }) => name)).toEqual(['many', 'few']);
    expect(standingOut(judgeSearches(rows), 1)).toHaveLength(1);
  });

  test('is one in all its forms; beginnings that were typed on the way to a longer one are counted, but left out', () => {
    const forms = ['API key', 'api-keys', ' Ａpi  key?'].map((name, at) => term(name, 20 + at, 0));
    const typed = [term('roll', 33, 0), term('rolling upd', 31, 0), term('rolling update', 30, 0)];
    const own = [term('proxy', 25, 1), term('proxy env', 24, 0)];
    const figures = judgeSearches([...USUAL, ...forms, ...typed, ...own]);
    const found = standingOut(figures, 5).map(({ name, share: { whole } }) => `${name} ${whole}`);
    expect(found).toEqual(['Ａpi key? 63', 'rolling update 30', 'proxy env 24']);
    expect(figures).toMatchObject({ unfinished: 64, all: { whole: 10_000 + 63 + 30 + 49 } });
  });

  test.each([
    ...[['C++|C#', 2] as const, ['C|C#', 2] as const, ['http|https', 2] as const, ['?|!', 2] as const],
    ...[['C#|c#?', 1] as const, ['policies|Policy', 1] as const, ['caches|cache', 1] as const],
    ...[['classes|class', 1] as const, ['--dry-run|dry run', 1] as const],
  ])('%s are %i', (pair, number) =>
    expect(judgeSearches(pair.split('|').map((each) => term(each, 1, 0))).rows).toHaveLength(number),
  );

  test.each([
    ['no searches', []],
    ['no clicks at all', [term('a', 100, 0), term('b', 50, 0)]],
    ['one term only', [term('a', 100, 0.01)]],
    ['equal rates', [term('a', 100, 0.3), term('b', 900, 0.3)]],
  ])('does not stand out among %s', (_name, rows) => expect(standingOut(judgeSearches(rows), 5)).toEqual([]));

  test('never has more clicks than searches, and none is lost', () => {
    const clickRate = fc.double({ min: 0, max: 100, noNaN: true });
    const row = fc.record({ term: fc.string(), searches: fc.nat(), clickRate });
    forMany(100, [fc.array(row)], (given) => {
      const { all, rows: terms } = judgeSearches(given);
      expect(all.part).toBeLessThanOrEqual(all.whole);
      for (const { share, isNews, bound } of terms) {
        expect(share.part).toBeLessThanOrEqual(share.whole);
        if (isNews) expect(bound * 2 * all.whole).toBeLessThan(all.part);
      }
    });
  });
});

const page = (path: string, up: number, down: number) => ({ path, up, down });
const QUIET = Array.from({ length: 20 }, (_, at) => page(`/${at}`, 18, 2));

describe('a page', () => {
  test.each([
    [4, 0, 4, false],
    [5, 0, 5, true],
    [5, 2, 3, false],
    [12, 3, 9, true],
    [12, 8, 4, false],
    [50, 30, 20, true],
    [50, 42, 8, false],
    [50, 50, 0, false],
  ])('of %i votes, %i up and %i down, stands out: %s', (_votes, up, down, isNews) => {
    const judged = judgeFeedback([...QUIET, page('/x', up, down)]);
    expect(judged.rows.find(({ name }) => name === '/x')).toMatchObject({ isNews });
  });

  test('with five votes stands out less easily among many pages, as the bound alone would let it', () => {
    // Two of five: the lower bound is 11.8 %, above 10 % of the site, and yet it happens on every tenth page.
    const judged = judgeFeedback([...QUIET, page('/x', 3, 2)]).rows.find(({ name }) => name === '/x');
    expect(judged?.bound).toBeGreaterThan(0.11);
    expect(judged?.isNews).toBe(false);
  });

  test('counts once, whatever its slash', () => {
    const rows = [page('/x', 3, 4), page('/x/', 1, 5), page('/x/?from=mail', 0, 1)];
    expect(judgeFeedback(rows).rows).toMatchObject([{ name: '/x', share: { part: 10, whole: 14 } }]);
  });

  test('has a decoded path without addresses and long numbers; the one with the most thumbs down comes first', () => {
    const paths = ['/%C3%BCber', '/of/ada%40example.com', '/call/01715550123', 'ada@example.com'];
    const { rows } = judgeFeedback(paths.map((path, at) => page(path, 1, at)));
    expect(rows.map(({ name }) => name)).toEqual(['…', '/call/…', '/of/…', '/über']);
  });

  test.each([
    ['no votes', []],
    ['thumbs down only', [page('/a', 0, 50), page('/b', 0, 9)]],
    ['thumbs up only', [page('/a', 50, 0), page('/b', 9, 0)]],
    ['one page', [page('/a', 3, 40)]],
  ])('does not stand out among %s', (_name, rows) => expect(standingOut(judgeFeedback(rows), 5)).toEqual([]));
});

function asked(question: string, answered: boolean, where: string | null = '/a'): AskedQuestion {
  return { id: null, question, answered, page: where };
}
/** So many questions, the first `open` of them not answered. */
function many(open: number, all: number): readonly AskedQuestion[] {
  return Array.from({ length: all }, (_, at) => asked(`q${at}`, at >= open));
}

const picked = ({ questions }: QuestionFigures): readonly string[] =>
  questions.map(({ name, share, pages }) => `${name} ${share.whole} ${pages.map((each) => each.name).join(' ')}`);

describe('questions', () => {
  test('are one in all forms, wherever they were asked; the numbers of conversations stay', () => {
    const pages = ['/a', '/b', '/b/', '/c'].map((where, at) =>
      asked(`How do I rotate key${at % 2 ? 's' : ''}?!`, false, where),
    );
    const figures = judgeQuestions([asked('Why?', false), ...pages], null);
    expect(picked(figures)).toEqual(['How do I rotate keys?! 4 /a /b /c', 'Why? 1 /a']);
    expect(figures).toMatchObject({ now: { part: 5, whole: 5 } });
  });

  test.each([
    [25, 100, 10, 100, 'more'],
    [10, 100, 25, 100, 'fewer'],
    [12, 80, 4, 75, 'more'],
    [11, 80, 5, 75, 'no-clear-change'],
    [3, 20, 1, 20, 'no-clear-change'],
    [0, 0, 5, 20, null],
    [5, 20, 0, 0, null],
  ])('unanswered: %i of %i, before %i of %i: %s', (part, whole, partBefore, wholeBefore, trend) => {
    const [now, before] = [many(part, whole), many(partBefore, wholeBefore)];
    const shares = { now: { part, whole }, before: { part: partBefore, whole: wholeBefore } };
    expect(judgeQuestions(now, before)).toMatchObject({ trend, ...shares });
    expect(judgeQuestions(now, null)).toMatchObject({ trend: null, before: null });
  });

  test('are picked page by page, the page with the most unanswered ones first, repeated ones once', () => {
    const open = ['How?', 'Why?', 'how ?!. ', '0171 555 01 23'].map((question) => asked(question, false));
    const figures = judgeQuestions([asked('Only here?', false, '/b'), ...open, asked('Answered', true)], null);
    expect(picked(figures)).toEqual(['How? 2 /a', 'Only here? 1 /b', 'Why? 1 /a']);
    const pages = figures.pages.map(({ name, share: { part, whole } }) => `${name} ${part} of ${whole}`);
    expect(pages).toEqual(['/a 4 of 5', '/b 1 of 1']);
  });

  const SITE = 'https://docs.example.com';
  test.each([
    ...[`${SITE}/keys?mail=ada@example.com#x`, '/keys?token=1'].map((where) => [where, '/keys']),
    [SITE, '/'],
    ...[`${SITE}/%C3%BCber/uns`, `${SITE}/über/uns`, '/%C3%BCber/uns'].map((where) => [where, '/über/uns']),
    ['/a%2Fb/100%25/%ff', '/a%2Fb/100%/%ff'],
    ['/users/ada@example.com/keys', '/users/…/keys'],
    [`${SITE}/users/ada%40example.com/0171-555-0123`, '/users/…/…'],
    ...['//evil.example/x', 'javascript:alert(1)', 'keys', '', null].map((where) => [where, null]),
  ])('asked at %j belong to the path %j', (where, path) =>
    expect(judgeQuestions([asked('q', false, where)], null).pages).toMatchObject([{ name: path ?? '' }]),
  );

  test('belong to one page, however its path is written', () => {
    const addresses = ['https://docs.example.com/%C3%BCber', 'http://x.example/über/#a'];
    const written = [...addresses, '/über', '/u\u0308ber/', '/über.html'].map((where) => asked('q', false, where));
    expect(judgeQuestions(written, null).pages).toMatchObject([{ name: '/über', share: { part: 5 } }]);
  });

  test('of several readers belong to one page if only their own part of its path differs', () => {
    const theirs = ['ada', 'bob'].map((name) => asked('Why?', false, `/of/${name}@example.com/keys`));
    expect(picked(judgeQuestions(theirs, null))).toEqual(['Why? 2 /of/…/keys']);
  });
});
