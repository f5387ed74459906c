import type { Row } from './table.ts';

/** How many of the simulated reports, tests or pages something was found in. */
export interface Share {
  readonly found: number;
  readonly of: number;
}

/** A share that chance must not exceed. Its standard error says how much of a difference the draws explain. */
export function shareAtMost(what: string, share: Share, budget: number): Row {
  const ratio = share.found / Math.max(1, share.of) / budget;
  return { what, measured: withError(share), comparedWith: `at most ${percent(budget)}`, ratio, budget: 1 };
}

/** A share of what should be found. The ratio is of those that miss it to those that may. */
export function shareAtLeast(what: string, share: Share, least: number): Row {
  const ratio = (1 - share.found / Math.max(1, share.of)) / (1 - least);
  return { what, measured: withError(share), comparedWith: `at least ${percent(least)}`, ratio, budget: 1 };
}

/** A share without a budget, beside the one that the procedure had when it was chosen, if that is known. */
export function shareBeside(what: string, share: Share, expected?: number): Row {
  const ratio = share.found / Math.max(1, share.of) / (expected ?? 1);
  const comparedWith = expected === undefined ? '' : `${percent(expected)} when it was chosen`;
  return { what, measured: withError(share), comparedWith, ratio, budget: null };
}

function withError({ found, of }: Share): string {
  const share = found / Math.max(1, of);
  return `${percent(share)} ± ${(100 * Math.sqrt((share * (1 - share)) / Math.max(1, of))).toFixed(1)}`;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}
