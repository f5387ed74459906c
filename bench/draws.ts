/** Draws from the standard normal distribution (Box and Muller). */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** Draws from Student's t with four degrees of freedom; its variance is 2. */
export function heavyTailed(random: () => number): number {
  // A chi-squared variable with four degrees is twice the sum of two exponential ones.
  const chiSquared = -2 * (Math.log(1 - random()) + Math.log(1 - random()));
  return normal(random) / Math.sqrt(chiSquared / 4);
}

/** Draws from the gamma distribution with mean 1 and this shape, at least 1 (Marsaglia and Tsang 2000). */
export function gamma(shape: number, random: () => number): number {
  const d = shape - 1 / 3;
  for (;;) {
    const x = normal(random);
    const cube = (1 + x / Math.sqrt(9 * d)) ** 3;
    if (cube > 0 && Math.log(1 - random()) < (x * x) / 2 + d - d * cube + d * Math.log(cube)) return (d * cube) / shape;
  }
}

/** Draws from the Poisson distribution: by multiplication (Knuth), in parts that do not underflow. */
export function poisson(expected: number, random: () => number): number {
  if (expected > 60) return largePoisson(expected, random);
  const limit = Math.exp(-expected);
  let [count, product] = [-1, 1];
  do {
    product *= random();
    count += 1;
  } while (product > limit);
  return count;
}

/** Draws from the Poisson distribution by rejection (Hörmann's PTRS, 1993), exact for expectations of 10 and more. */
function largePoisson(expected: number, random: () => number): number {
  const b = 0.931 + 2.53 * Math.sqrt(expected);
  const a = -0.059 + 0.02483 * b;
  const alpha = 1.1239 + 1.1328 / (b - 3.4);
  const quick = 0.9277 - 3.6224 / (b - 2);
  for (;;) {
    const u = random() - 0.5;
    const v = random();
    const us = 0.5 - Math.abs(u);
    const k = Math.floor(((2 * a) / us + b) * u + expected + 0.43);
    if (us >= 0.07 && v <= quick) return k;
    if (k < 0 || (us < 0.013 && v > us)) continue;
    if (
      Math.log(v) + Math.log(alpha) - Math.log(a / us ** 2 + b) <=
      -expected + k * Math.log(expected) - logFactorial(k)
    )
      return k;
  }
}

/** Stirling's series; its error is below 1e-9 from 10 on, and smaller numbers are summed. */
function logFactorial(n: number): number {
  if (n < 10) return Array.from({ length: n }, (_, at) => Math.log(at + 1)).reduce((sum, each) => sum + each, 0);
  const inverse = 1 / n;
  return n * Math.log(n) - n + Math.log(2 * Math.PI * n) / 2 + inverse / 12 - inverse ** 3 / 360 + inverse ** 5 / 1260;
}
