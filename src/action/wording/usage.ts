import { minute } from './amounts.ts';

/** How much of the daily budget is used, according to the status comments of the last 24 hours. */
export interface Usage {
  readonly used: number;
  readonly limit: number;
  /** There are more comments than were read, so `used` is a minimum. */
  readonly cut: boolean;
  /** UTC, ms: when the next request is possible if the budget is used up. */
  readonly nextAt: number;
}

/** Says why nothing is started, if the budget is used up; null if there is room. */
export function whyOverBudget(usage: Usage | null): string | null {
  if (usage === null || usage.used < usage.limit) return null;
  const many = `${usage.cut ? 'at least ' : ''}${usage.used}`;
  return `Nothing was started: ${many} of ${usage.limit} jobs and follow-ups were requested in the last 24 hours. The next one is possible on ${minute(usage.nextAt)}. The input \`max-jobs-per-day\` sets the limit.`;
}

/** Says how much of the budget is used; `requested` is what this run adds. Null without a limit. */
export function usageLine(usage: Usage | null, requested: 0 | 1): string | null {
  if (usage === null) return null;
  return `${usage.cut ? 'At least ' : ''}${usage.used + requested} of ${usage.limit} jobs today`;
}
