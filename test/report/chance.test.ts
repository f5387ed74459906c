import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as chance from '../../src/report/chance.ts';
import { forMany } from '../build/fuzz-runs.ts';

const { discoveries, pValue, signedRoot, siteRatio, studentPValue, studentQuantile } = chance;
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
    ['only pages that vanished or appeared', [change(60, 0), change(0, 30)], null],
    ['two small pages and one large one, by how precise each is', [change(5, 10), change(5, 10), change(900, 900)], 1],
    ['one large page and many of some size', [change(9_000, 27_000), ...Array(10).fill(change(100, 100))], 1],
  ])('of %s', (_name, changes, expected) => {
    if (expected === null) expect(siteRatio(changes)).toBeNull();
    else expect(siteRatio(changes)).toBeCloseTo(expected, 10);
  });

  test('is not moved by a page that changed differently', () => {
    const steady = Array.from({ length: 20 }, () => change(50, 40));
    expect(siteRatio([...steady, change(400, 20_000), change(3_000, 0)])).toBeCloseTo(0.8, 10);
  });

  test('does not depend on the order of the pages, and is null or usable', () => {
    forMany(100, [fc.array(anyChange, { maxLength: 30 })], (changes) => {
      const ratio = siteRatio(changes);
      expect(siteRatio(changes.toReversed())).toBe(ratio);
      if (ratio !== null) expect(ratio > 0 && Number.isFinite(ratio)).toBe(true);
    });
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
    forMany(100, [anyChange, anyRatio], ({ before, now }, ratio) => {
      const root = signedRoot({ before, now }, ratio);
      expect(Number.isFinite(root)).toBe(true);
      expect(signedRoot({ before: now, now: before }, 1 / ratio)).toBeCloseTo(-root, 6);
      expect(Math.sign(Math.round((now - ratio * before) * 1e6)) * root).toBeGreaterThanOrEqual(0);
    });
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
  ])('of %d is %d, to six digits', (z, p) => {
    expect(pValue(z) / p).toBeCloseTo(1, 6);
    expect(pValue(-z)).toBe(pValue(z));
  });

  test('falls with the deviation, from 1 down to 0', () => {
    const steps = Array.from({ length: 750 }, (_, at) => pValue(at / 100));
    expect([steps.every((p, at) => at === 0 || p < (steps[at - 1] ?? 0)), pValue(60)]).toEqual([true, 0]);
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
    forMany(100, [fc.double({ min: 2, max: 6, noNaN: true }), fc.integer({ min: 1, max: 199 })], (t, degrees) => {
      const p = studentPValue(t, degrees);
      expect(p).toBeGreaterThan(studentPValue(t + 0.01, degrees));
      expect(p).toBeGreaterThan(studentPValue(t, degrees + 1));
      expect(p).toBeGreaterThan(pValue(t));
    });
    expect(studentPValue(3, Number.POSITIVE_INFINITY)).toBe(pValue(3));
    expect(studentPValue(0, 7)).toBe(1);
  });

  test('is found again from its probability, however small', () => {
    forMany(100, [fc.double({ min: -9, max: -0.1, noNaN: true }), fc.integer({ min: 5, max: 30 })], (log, degrees) => {
      const p = 10 ** log;
      expect(studentPValue(studentQuantile(p, degrees), degrees) / p).toBeCloseTo(1, 3);
    });
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
