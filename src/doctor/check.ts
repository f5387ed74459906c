import type { Problem } from '../errors.ts';

/**
 * What a check came to.
 * - `bad`: something has to be mended
 * - `unknown`: it cannot be known, or not now; nobody is blamed for it
 * - `not-needed`: as far as inputs and event tell, this set-up does without
 */
export type CheckState = 'good' | 'bad' | 'unknown' | 'not-needed';

/** One thing that was looked at. `name` is ours; the other texts may hold foreign words, which the printer neutralises. */
export interface Check {
  readonly name: string;
  readonly state: CheckState;
  /** A sentence or two. */
  readonly found: string;
  /** Null where there is nothing to do. */
  readonly advice: string | null;
}

/** Makes the check of something that is in order; `advice` is what is still good to know. */
export function good(name: string, found: string, advice: string | null = null): Check {
  return { name, state: 'good', found, advice };
}

/** Makes the check of something that has to be mended. */
export function bad(name: string, { message, hint }: Problem): Check {
  return { name, state: 'bad', found: message, advice: hint };
}

/** Makes the check of something that is not known. */
export function unknown(name: string, found: string, advice: string | null = null): Check {
  return { name, state: 'unknown', found, advice };
}

/** Makes the check of something that this set-up does without; `advice` is for who wants it nevertheless. */
export function notNeeded(name: string, found: string, advice: string | null = null): Check {
  return { name, state: 'not-needed', found, advice };
}
