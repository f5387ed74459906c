/** Returns how many cases a property tries: `usual`, or the variable FUZZ_RUNS, for an occasional long search. */
export function fuzzRuns(usual: number): number {
  const wanted = Number(process.env['FUZZ_RUNS'] ?? usual);
  if (!Number.isSafeInteger(wanted) || wanted < 1) throw new Error('FUZZ_RUNS must be a whole number from 1 on.');
  return wanted;
}

/** Returns the seed of a sample: the usual run is the same everywhere, and a long search differs each time. */
export function sampleSeed(): number {
  return process.env['FUZZ_RUNS'] === undefined ? 20_261_122 : Date.now() % 1_000_000_000;
}
