import type { Check } from '../check.ts';
import { conditionsOf, type OurStep } from './our-steps.ts';

/** The subjects that the files answer; without a file, none of them can be checked. */
export const SUBJECTS = [
  'Workflow trigger',
  'Workflow permissions',
  'Workflow concurrency',
  'Workflow condition',
  'Workflow secrets',
  'Workflow inputs',
] as const;

type Subject =
  | (typeof SUBJECTS)[number]
  | 'Workflow files'
  | 'Workflow time'
  | 'Workflow version'
  | 'Workflow schedule';

/** What a check of a workflow found. */
export interface Finding extends Check {
  readonly name: Subject;
  /** Where it was found; the same finding at several places becomes one row. */
  readonly at: string;
}

/** What is known about the repository in addition to its files. */
export interface Surroundings {
  /** Null if GitHub didn't say. */
  readonly public: boolean | null;
  /** Whether the repository has issues; null if GitHub didn't say. */
  readonly hasIssues: boolean | null;
  /** The secret with the running step's key, and whether a usable key arrived; null if unknown. */
  readonly ownKey: { readonly secret: string; readonly arrived: boolean; readonly accepted: boolean } | null;
  /** Whether any step answers comments in the conversations of issues and pull requests. */
  readonly answersConversations: boolean;
}

/** The texts of a finding: one or two sentences, what to do, and the lines to paste. */
export interface Words {
  readonly at: string;
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

/** Makes a finding that needs nothing. */
export function confirmed(name: Subject, { at, found }: Pick<Words, 'at' | 'found'>): Finding {
  return { name, at, state: 'good', found, advice: null };
}

/** Makes a finding that must be fixed. */
export function wrong(name: Subject, { at, found, advice, paste }: Words): Finding {
  return { name, at, state: 'bad', found, advice, ...pasted(paste) };
}

/** Makes a finding that the files leave open. */
export function open(name: Subject, { at, found, advice, paste }: Words): Finding {
  return { name, at, state: 'unknown', found, advice, ...pasted(paste) };
}

/** Makes a finding about something that works and could be better. */
export function better(name: Subject, { at, found, advice, paste }: Words): Finding {
  return { name, at, state: 'advice', found, advice, ...pasted(paste) };
}

function pasted(paste: readonly string[] | undefined): Pick<Finding, 'paste'> {
  return paste === undefined ? {} : { paste };
}
