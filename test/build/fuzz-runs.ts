/** Returns how many cases a property tries: `usual`, or the variable FUZZ_RUNS, for an occasional long search. */
export function fuzzRuns(usual: number): number {
  const wanted = Number(process.env['FUZZ_RUNS'] ?? usual);
  if (!Number.isSafeInteger(wanted) || wanted < 1) throw new Error('FUZZ_RUNS must be a whole number from 1 on.');
  return wanted;
}
