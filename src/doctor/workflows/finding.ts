import type { Check } from '../check.ts';
import { conditionsOf, type OurStep } from './our-steps.ts';

/** What a check of a workflow found. */
export type Finding = Check;

/** What is known about the repository in addition to its files. */
export interface Surroundings {
  /** Null if GitHub didn't say. */
  readonly public: boolean | null;
  /** The secret with the running step's key, and whether a usable key arrived; null if unknown. */
  readonly ownKey: { readonly secret: string; readonly arrived: boolean } | null;
}

/** The texts of a finding: one or two sentences, what to do, and the lines to paste. */
export interface Words {
  readonly found: string;
  readonly advice: string;
  readonly paste?: readonly string[];
}

const LONGEST_NAME = 100;

/** Says where a step, or something else in a workflow, is. */
export function placeOf({ workflow, job }: Pick<OurStep, 'workflow' | 'job'>): string {
  return `${tidy(workflow.path)}, job "${tidy(job.id)}"`;
}

/** Shortens a name from a file to one short line. */
export function tidy(text: string): string {
  const line = text.replace(/\p{C}/gu, ' ').trim();
  return line.length > LONGEST_NAME ? `${line.slice(0, LONGEST_NAME)}…` : line;
}

/** Checks whether an `if:` on the way to a step mentions something. */
export function conditionMentions(our: OurStep, words: RegExp): boolean {
  return conditionsOf(our).some((condition) => words.test(condition));
}

/** Makes a finding that must be fixed. */
export function wrong(name: string, { found, advice, paste }: Words): Finding {
  return { name, state: 'bad', found, advice, ...pasted(paste) };
}

/** Makes a finding that the files leave open. */
export function open(name: string, { found, advice, paste }: Words): Finding {
  return { name, state: 'unknown', found, advice, ...pasted(paste) };
}

/** Makes a finding about something that works and could be better. */
export function better(name: string, { found, advice, paste }: Words): Finding {
  return { name, state: 'advice', found, advice, ...pasted(paste) };
}

function pasted(paste: readonly string[] | undefined): Pick<Finding, 'paste'> {
  return paste === undefined ? {} : { paste };
}
