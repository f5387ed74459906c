import type { Problem } from '../errors.ts';

/**
 * The result of a check.
 * - `bad`: something has to be fixed
 * - `unknown`: it could not be checked, or not now
 * - `advice`: it works, and could be better
 * - `not-needed`: as far as inputs and event show, this set-up does without
 */
export type CheckState = 'good' | 'bad' | 'unknown' | 'advice' | 'not-needed';

/** One thing that was checked. `name` is ours; the other texts may hold foreign words, which the printer neutralises. */
export interface Check {
  readonly name: string;
  readonly state: CheckState;
  /** A sentence or two. */
  readonly found: string;
  /** Null where there is nothing to do. */
  readonly advice: string | null;
  /** Lines of YAML that do what the advice says. */
  readonly paste?: readonly string[];
}

/** Makes a check that passed; `advice` is what is still good to know. */
export function good(name: string, found: string, advice: string | null = null): Check {
  return { name, state: 'good', found, advice };
}

/** Makes a check that found something to fix. */
export function bad(name: string, { message, hint }: Problem): Check {
  return { name, state: 'bad', found: message, advice: hint };
}

/** Makes a check that has no result. */
export function unknown(name: string, found: string, advice: string | null = null): Check {
  return { name, state: 'unknown', found, advice };
}

/** Makes the check of something that this set-up does without; `advice` is for those who want it nevertheless. */
export function notNeeded(name: string, found: string, advice: string | null = null): Check {
  return { name, state: 'not-needed', found, advice };
}
