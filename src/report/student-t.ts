import { pValue } from './chance.ts';

/** Above this, the distribution differs from the normal one by less than any decision here needs. */
const AS_NORMAL = 200;

/**
 * Computes the two-sided p-value of Student's t with a whole number of degrees of freedom, at least 1: the finite sums of
 * Abramowitz and Stegun 26.7.3 and 26.7.4. Exact to about 1e-15, which is below every threshold here.
 */
export function studentPValue(t: number, degrees: number): number {
  if (degrees > AS_NORMAL) return pValue(t);
  const angle = Math.atan(Math.abs(t) / Math.sqrt(degrees));
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)];
  const odd = degrees % 2 === 1;
  let term = odd ? cosine : 1;
  let sum = degrees === 1 ? 0 : term;
  for (let at = odd ? 3 : 2; at <= degrees - 2; at += 2) {
    term *= (cosine * cosine * (at - 1)) / at;
    sum += term;
  }
  const central = odd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum;
  return Math.min(1, Math.max(0, 1 - central));
}
