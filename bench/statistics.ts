/**
 * Finds the value below which `share` (0 to 1) of the values lie, by nearest rank: always one of the measured values.
 * Throws a `RangeError` for an empty list.
 */
export function quantile(values: readonly number[], share: number): number {
  const rank = Math.max(0, Math.ceil(values.length * share) - 1);
  const found = values.toSorted((one, other) => one - other)[rank];
  if (found === undefined) throw new RangeError('Nothing was measured.');
  return found;
}

/** Computes the mean. */
export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
