/**
 * Makes a reproducible source of numbers from 0 to 1 (exclusive): a 32-bit counter in equal steps, with every value
 * mixed thoroughly. For plausible data, not for secrets.
 */
export function seededRandom(seed: number): () => number {
  let counter = seed | 0;
  return () => {
    counter = (counter + 0x9e3779b9) | 0;
    let mixed = counter;
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
    mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
    return ((mixed ^ (mixed >>> 16)) >>> 0) / 2 ** 32;
  };
}
