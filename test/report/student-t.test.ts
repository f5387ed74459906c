import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pValue, studentPValue } from '../../src/report/chance.ts';

describe("Student's t", () => {
  // Two-sided critical values from printed tables.
  test.each([
    [1, 12.706, 0.05],
    [2, 4.303, 0.05],
    [3, 3.182, 0.05],
    [4, 8.61, 0.001],
    [5, 4.032, 0.01],
    [9, 4.781, 0.001],
    [10, 4.587, 0.001],
    [30, 2.75, 0.01],
  ])('with %i degrees of freedom exceeds %f by chance with probability %f', (degrees, t, p) => {
    expect(studentPValue(t, degrees) / p).toBeCloseTo(1, 2);
    expect(studentPValue(-t, degrees)).toBe(studentPValue(t, degrees));
  });

  test('falls with t and with the degrees of freedom, towards the normal distribution', () => {
    fc.assert(
      fc.property(fc.double({ min: 2, max: 6, noNaN: true }), fc.integer({ min: 1, max: 199 }), (t, degrees) => {
        const p = studentPValue(t, degrees);
        expect(p).toBeGreaterThan(studentPValue(t + 0.01, degrees));
        expect(p).toBeGreaterThan(studentPValue(t, degrees + 1));
        expect(p).toBeGreaterThan(pValue(t));
      }),
    );
    expect(studentPValue(3, Number.POSITIVE_INFINITY)).toBe(pValue(3));
    expect(studentPValue(0, 7)).toBe(1);
  });
});
