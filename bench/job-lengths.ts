import { createHash } from 'node:crypto';

const MINUTE = 60_000;
/** Of a normal distribution, 95 % lie below its mean plus this many standard deviations. */
const DEVIATIONS_AT_95_PERCENT = 1.644854;

/** How long jobs take: log-normal, because most are short, none is negative and a few are very long. */
const MEDIAN_MS = 5 * MINUTE;
const BELOW_MS_ARE_95_PERCENT = 25 * MINUTE;
const DEVIATION = Math.log(BELOW_MS_ARE_95_PERCENT / MEDIAN_MS) / DEVIATIONS_AT_95_PERCENT;

/**
 * Draws `count` lengths of jobs (ms) from a log-normal distribution with a median of 5 minutes, 95 % of it below 25
 * minutes. The same `seed` draws the same lengths on every machine.
 */
export function drawJobLengths(count: number, seed: string): readonly number[] {
  return Array.from({ length: count }, (_, index) => MEDIAN_MS * Math.exp(DEVIATION * drawNormal(`${seed}:${index}`)));
}

/** Draws from the standard normal distribution, by the method of Box and Muller. */
function drawNormal(seed: string): number {
  // The logarithm of 0 is infinite, so the first fraction is mapped to (0, 1].
  const radius = Math.sqrt(-2 * Math.log(1 - drawFraction(`${seed}:radius`)));
  return radius * Math.cos(2 * Math.PI * drawFraction(`${seed}:angle`));
}

/** Draws uniformly from [0, 1), from the first 48 bits of a hash of the seed. */
function drawFraction(seed: string): number {
  return createHash('sha256').update(seed).digest().readUIntBE(0, 6) / 2 ** 48;
}
