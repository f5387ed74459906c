import type { Problem } from '../words/errors.ts';

/**
 * The result of a check.
 * - `bad`: something must be fixed
 * - `unknown`: it could not be checked
 * - `advice`: it works, and could be better
 * - `not-needed`: as far as inputs and event show, this set-up does not need it
 */
export type CheckState = 'good' | 'bad' | 'unknown' | 'advice' | 'not-needed';

/** One check. `name` is ours; the other texts may be untrusted, so the report neutralises them. */
export interface Check {
  readonly name: string;
  readonly state: CheckState;
  /** A sentence or two. */
  readonly found: string;
  /** Null if there is nothing to do. */
  readonly advice: string | null;
  /** Lines of YAML that follow the advice. */
  readonly paste?: readonly string[];
}

/** Makes a check that passed; `advice` is useful extra information. */
export function good(name: string, found: string, advice: string | null = null): Check {
  return { name, state: 'good', found, advice };
}

/** Makes a check that found something to fix. */
export function bad(name: string, { message, hint }: Problem): Check {
  return { name, state: 'bad', found: message, advice: hint };
}

/** Makes a check without a result. */
export function unknown(name: string, found: string, advice: string | null = null): Check {
  return { name, state: 'unknown', found, advice };
}

/** Makes the check of something that this set-up doesn't need; `advice` is for people who want it anyway. */
export function notNeeded(name: string, found: string, advice: string | null = null): Check {
  return { name, state: 'not-needed', found, advice };
}
