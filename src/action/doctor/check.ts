import type { Problem } from '../words/errors.ts';

/**
 * The result of a check.
 * - `bad`: something must be fixed
 * - `unknown`: it could not be checked
 * - `advice`: it works, and could be better
 * - `not-needed`: as far as inputs and event show, this set-up does not need it
 */
export type CheckState = 'good' | 'bad' | 'unknown' | 'advice' | 'not-needed';

/** What a check found. The texts may be untrusted, so the report neutralises them. */
export interface Result {
  readonly state: CheckState;
  /** A sentence or two. */
  readonly found: string;
  /** Null if there is nothing to do. */
  readonly advice: string | null;
  /** Lines of YAML that follow the advice. */
  readonly paste?: readonly string[] | undefined;
}

/** A result with its subject, which is in our own words. */
export interface Check extends Result {
  readonly name: string;
}

type Maker = (found: string, advice?: string | null, paste?: readonly string[]) => Result;

function maker(state: CheckState): Maker {
  return (found, advice = null, paste) => ({ state, found, advice, paste });
}

/** Its advice is useful extra information. */
export const good = maker('good');
export const bad = maker('bad');
export const unknown = maker('unknown');
export const better = maker('advice');
/** Its advice is for people who want it anyway. */
export const notNeeded = maker('not-needed');

/** Makes the result of a problem that must be fixed. */
export function toFix({ message, hint }: Problem): Result {
  return bad(message, hint);
}

/** Makes checks of results by their subjects. */
export function named(results: Readonly<Record<string, Result | readonly Result[]>>): readonly Check[] {
  return Object.entries(results).flatMap(([name, each]) => [each].flat().map((result) => ({ name, ...result })));
}

const LONGEST_NAME = 100;

/** Shortens a name from a file to one short line. */
export function tidy(text: string): string {
  const line = text.replace(/\p{C}/gu, ' ').trim();
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line;
}
