import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rootAgainst, rootBetween, type Share, wilsonInterval } from '../../../src/report/evidence/shares.ts';
import { forMany } from '../../build/fuzz-runs.ts';

const shares: fc.Arbitrary<Share> = fc
  .tuple(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }))
  .map(([one, other]) => ({ part: Math.min(one, other), whole: Math.max(one, other) }));

describe('the interval of a share', () => {
  // The ends are where the share is 1.96 standard errors of the end away from it; found by halving, in another program.
  test.each([
    [0, 20, 0, 0.161125],
    [2, 41, 0.013481, 0.16139],
    [5, 5, 0.565518, 1],
    [9, 12, 0.467695, 0.911058],
    [50, 100, 0.403832, 0.596168],
  ])('of %i in %i reaches from %d to %d', (part, whole, lower, upper) => {
    const found = wilsonInterval({ part, whole });
    expect(found.lower).toBeCloseTo(lower, 5);
    expect(found.upper).toBeCloseTo(upper, 5);
  });

  test('includes the share, stays within 0 and 1, and knows nothing of an empty whole', () => {
    const holds = fc.property(shares, ({ part, whole }) => {
      const { lower, upper } = wilsonInterval({ part, whole });
      expect(lower).toBeGreaterThanOrEqual(0);
      expect(upper).toBeLessThanOrEqual(1);
      if (whole === 0) expect([lower, upper]).toEqual([0, 1]);
      else expect(lower <= part / whole && part / whole <= upper).toBe(true);
    });
    fc.assert(holds, { examples: [[{ part: 0, whole: 0 }]] });
  });
});

describe('the root of a likelihood ratio', () => {
  test.each([
    // 2 · (2 ln(2/6.15) + 39 ln(39/34.85))
    [{ part: 2, whole: 41 }, 0.15, -2.0694],
    [{ part: 8, whole: 10 }, 0.5, 1.9633],
    [{ part: 5, whole: 10 }, 0.5, 0],
    [{ part: 5, whole: 10 }, 0, 0],
    [{ part: 5, whole: 10 }, 1, 0],
  ])('of %j against %d is %d', (share, expected, root) => expect(rootAgainst(share, expected)).toBeCloseTo(root, 3));

  test.each([
    // The G-test of a table of two by two.
    [{ part: 25, whole: 100 }, { part: 10, whole: 100 }, 2.8297],
    [{ part: 10, whole: 100 }, { part: 25, whole: 100 }, -2.8297],
    [{ part: 3, whole: 30 }, { part: 10, whole: 100 }, 0],
    [{ part: 0, whole: 0 }, { part: 10, whole: 100 }, 0],
    [{ part: 1, whole: 2 }, { part: 0, whole: 0 }, 0],
  ])('between %j and %j is %d', (now, before, root) => expect(rootBetween(now, before)).toBeCloseTo(root, 3));

  test('changes its sign if the shares are exchanged', () => {
    forMany(100, [shares, shares], (one, other) => {
      expect(rootBetween(one, other)).toBeCloseTo(-rootBetween(other, one), 6);
    });
  });
});
