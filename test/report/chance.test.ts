import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as chance from '../../src/report/chance.ts';

const { deviation, discoveries, expectedNow, pValue, signedRoot, siteRatio, siteSpreads, sizeOf, studentPValue } =
  chance;
type Change = chance.Change;

const change = (before: number, now: number): Change => ({ before, now });
const anyChange = fc.record({ before: fc.nat({ max: 5_000 }), now: fc.nat({ max: 5_000 }) });
const anyRatio = fc.double({ min: 0.05, max: 20, noNaN: true });

describe("the site's ratio", () => {
  test.each<readonly [string, readonly Change[], number | null]>([
    ['no pages', [], null],
    ['no visitors at all', [change(0, 0)], null],
    ['no visitors before', [change(0, 50), change(0, 30)], null],
    ['no visitors now', [change(50, 0)], null],
    ['pages that all halved', [change(100, 50), change(40, 20)], 0.5],
    ['only pages that vanished or appeared', [change(60, 0), change(0, 30)], 0.5],
  ])('of %s', (_name, changes, expected) => {
    if (expected === null) expect(siteRatio(changes)).toBeNull();
    else expect(siteRatio(changes)).toBeCloseTo(expected, 10);
  });

  test('is not moved by a page that changed differently', () => {
    const steady = Array.from({ length: 20 }, () => change(50, 40));
    expect(siteRatio([...steady, change(400, 20_000), change(3_000, 0)])).toBeCloseTo(0.8, 10);
  });

  test('counts a large page that deviates by less than chance would explain for a small one', () =>
    expect(siteRatio([change(100, 100), change(3_000, 3_600)])).toBeCloseTo(3_700 / 3_100, 10));

  test('does not depend on the order of the pages, and is null or usable', () => {
    const holds = fc.property(fc.array(anyChange, { maxLength: 30 }), (changes) => {
      const ratio = siteRatio(changes);
      expect(siteRatio(changes.toReversed())).toBe(ratio);
      if (ratio !== null) expect(ratio > 0 && Number.isFinite(ratio)).toBe(true);
    });
    fc.assert(holds);
  });
});

describe('the signed root', () => {
  test.each([
    [change(10, 10), 1, 0],
    [change(120, 60), 1, -4.515],
    [change(60, 120), 1, 4.515],
    [change(60, 120), 2, 0],
    [change(20, 0), 1, -Math.sqrt(2 * 20 * Math.LN2)],
    [change(0, 20), 1, Math.sqrt(2 * 20 * Math.LN2)],
    [change(0, 0), 1, 0],
  ])('of %o at %d is %d', (pages, ratio, expected) => expect(signedRoot(pages, ratio)).toBeCloseTo(expected, 2));

  test('is as large with the periods swapped, and has the sign of the change against the site', () => {
    const holds = fc.property(anyChange, anyRatio, ({ before, now }, ratio) => {
      const root = signedRoot({ before, now }, ratio);
      expect(Number.isFinite(root)).toBe(true);
      expect(signedRoot({ before: now, now: before }, 1 / ratio)).toBeCloseTo(-root, 6);
      expect(Math.sign(Math.round((now - ratio * before) * 1e6)) * root).toBeGreaterThanOrEqual(0);
    });
    fc.assert(holds);
  });
});

test('a page that follows the site exactly has its own visitors as size and as expected visitors', () => {
  const holds = fc.property(fc.integer({ min: 1, max: 1_000 }), fc.integer({ min: 1, max: 5 }), (before, ratio) => {
    const page = change(before, ratio * before);
    expect(expectedNow(page, ratio)).toBeCloseTo(page.now, 6);
    expect(sizeOf(page, ratio)).toBeCloseTo((2 * page.now) / (1 + ratio), 6);
  });
  fc.assert(holds);
});

describe("the site's spread", () => {
  const siteSpread = (...changes: readonly Change[]) => siteSpreads([{ changes, ratio: 1 }])[0]?.spread ?? null;

  test('is unknown if no page is large enough to measure it', () => {
    expect(siteSpread()).toBeNull();
    expect(siteSpread(change(19, 20), change(5, 0))).toBeNull();
    expect(siteSpread(change(20, 20))).not.toBeNull();
  });

  test('of pages that only chance moves is half a standard error above 0', () => {
    const pages = Array.from({ length: 50 }, () => change(100, 100));
    // Fisher information of 50 pages of size 100: 50 · 100² / 2.
    expect(siteSpread(...pages)).toBeCloseTo(0.5 / Math.sqrt((50 * 100 ** 2) / 2), 12);
  });

  test('of pages that vary by a fifth and more explains these changes', () => {
    const pages = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? change(500, 700) : change(700, 500)));
    const spread = siteSpread(...pages) ?? 0;
    const [of = change(0, 0)] = pages;
    expect(signedRoot(of, 1)).toBeGreaterThan(5);
    expect(deviation(of, { ratio: 1, spread })).toBeCloseTo(1, 1);
  });

  test('is hardly widened by one page with news, however large', () => {
    const quiet = Array.from({ length: 50 }, (_, at) => change(100, 90 + (at % 21)));
    const [without, withNews] = [siteSpread(...quiet) ?? 0, siteSpread(...quiet, change(100, 9_000)) ?? 0];
    expect(withNews).toBeLessThan(without + 0.01);
  });

  const quiet = (pages: number) => ({ changes: Array.from({ length: pages }, () => change(100, 50)), ratio: 0.5 });
  const lively = (pages: number) => ({
    changes: Array.from({ length: pages }, (_, at) => (at % 2 === 0 ? change(300, 100) : change(100, 300))),
    ratio: 1,
  });

  test('is measured for each kind with its own ratio, and for all together if a kind has few pages to measure', () => {
    const [calm, moved] = siteSpreads([quiet(30), lively(30)]).map(({ spread }) => spread ?? Number.NaN);
    expect(calm).toBeLessThan(0.01);
    expect(moved).toBeGreaterThan(0.3);
    const [people, ai] = siteSpreads([quiet(30), lively(9)]).map(({ spread }) => spread ?? Number.NaN);
    expect(people).toBeLessThan(0.01);
    expect(ai).toBeGreaterThan(0.01);
    expect(ai).toBeLessThan(0.3);
  });

  test.each([
    [9, true],
    [10, false],
  ])('is known if both kinds together have as many pages as the caller wants: %i, %s', (fewest, known) => {
    const spreads = siteSpreads([quiet(4), lively(5)], fewest).map(({ spread }) => spread !== null);
    expect(spreads).toEqual([known, known]);
  });
});

describe('a p-value', () => {
  // Known values of the normal distribution, two-sided, to ten digits.
  test.each([
    [0, 1],
    [1, 0.3173105079],
    [2.5758293035489004, 0.01],
    [2.999, 0.0027086731],
    [3, 0.0026997961],
    [4, 6.334248366624e-5],
    [6, 1.973175290075e-9],
    [10, 1.523970604832e-23],
  ])('of %d is %d, to eight digits', (z, p) => {
    expect(pValue(z) / p).toBeCloseTo(1, 7);
    expect(pValue(-z)).toBe(pValue(z));
  });

  test('falls with the deviation, from 1 down to 0', () => {
    const steps = Array.from({ length: 3_700 }, (_, at) => pValue(at / 100));
    expect(steps.every((p, at) => at === 0 || p < (steps[at - 1] ?? 0))).toBe(true);
    expect(pValue(60)).toBe(0);
  });
});

describe("Student's t", () => {
  // Two-sided critical values from printed tables.
  test.each([
    [1, 12.706, 0.05],
    [2, 4.303, 0.05],
    [4, 8.61, 0.001],
    [9, 4.781, 0.001],
    [10, 4.587, 0.001],
    [30, 2.75, 0.01],
  ])('with %i degrees of freedom exceeds %f by chance with probability %f', (degrees, t, p) => {
    expect(studentPValue(t, degrees) / p).toBeCloseTo(1, 2);
    expect(studentPValue(-t, degrees)).toBe(studentPValue(t, degrees));
  });

  test('falls with t and with the degrees of freedom, towards the normal distribution', () => {
    const holds = fc.property(
      fc.double({ min: 2, max: 6, noNaN: true }),
      fc.integer({ min: 1, max: 199 }),
      (t, degrees) => {
        const p = studentPValue(t, degrees);
        expect(p).toBeGreaterThan(studentPValue(t + 0.01, degrees));
        expect(p).toBeGreaterThan(studentPValue(t, degrees + 1));
        expect(p).toBeGreaterThan(pValue(t));
      },
    );
    fc.assert(holds);
    expect(studentPValue(3, Number.POSITIVE_INFINITY)).toBe(pValue(3));
    expect(studentPValue(0, 7)).toBe(1);
  });
});

test.each<readonly [string, readonly number[], readonly boolean[]]>([
  ['nothing', [], []],
  ['a small one alone', [0.04], [true]],
  ['a large one alone', [0.06], [false]],
  ['the fifteen of Benjamini and Hochberg 1995', fifteen(), fifteen().map((p) => p <= 0.0095)],
  ['one beyond its own limit below one within', [0.03, 0.04], [true, true]],
  ['equal ones', [0.001, 0.9, 0.001], [true, false, true]],
  ['one slightly above its limit', [0.0501 / 2, 1], [false, false]],
])('discoveries among %s', (_name, pValues, expected) => expect(discoveries(pValues, 0.05)).toEqual(expected));

/** The example of their paper, in another order. */
function fifteen(): readonly number[] {
  const paper = [0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528];
  return [...paper, 0.759, 1].toReversed();
}
