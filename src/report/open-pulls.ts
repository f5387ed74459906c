import { counted } from './number-words.ts';
import { DAY_MS } from './period.ts';

/** The open pull requests of the agent in the run's repository. */
export interface OpenPulls {
  /** At least 1. */
  readonly count: number;
  /** `since`: when it was handed over (UTC, ms). */
  readonly oldest: { readonly number: number; readonly since: number };
  /** There are more open pull requests than GitHub listed: only the newest 100 are counted. */
  readonly cut: boolean;
}

/** Says how many pull requests of the agent wait, and for how long at `now` (UTC, ms); empty without any. */
export function renderOpenPulls(open: OpenPulls | null, repositoryUrl: string, now: number): string {
  if (open === null) return '';
  const { oldest, cut } = open;
  const days = Math.floor((now - oldest.since) / DAY_MS);
  const age = days < 1 ? 'since today' : `for ${counted(days, 'day')}`;
  const link = `[#${oldest.number}](${repositoryUrl}/pull/${oldest.number})`;
  const which = open.count === 1 ? 'open' : 'the oldest';
  const among = cut ? ' (among the newest 100 open ones)' : '';
  return `${counted(open.count, 'open pull request')} by the agent${among}, ${which} ${age} (${link}).`;
}
