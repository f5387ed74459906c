/** How often a property is tried: `usual` times, or as the environment variable FUZZ_RUNS says. */
export function fuzzRuns(usual: number): number {
  const wanted = Number(process.env['FUZZ_RUNS'] ?? '');
  return Number.isSafeInteger(wanted) && wanted > 0 ? wanted : usual;
}
