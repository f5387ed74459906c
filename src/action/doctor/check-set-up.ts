import type { Runner } from '../ports.ts';
import { InputError, type Problem } from '../words/errors.ts';
import { bad, type Check, good, named, notNeeded, type Result, toFix, unknown } from './check.ts';

/** What `mode: auto` would do with these inputs on this event. */
export type Plan =
  /** `thread` has the status comment; `merged`: the pull request that contains the pushed commit. */
  | { readonly kind: 'job'; readonly thread: number | 'merged' | null; readonly follows: boolean }
  | { readonly kind: 'comment' }
  | { readonly kind: 'skip'; readonly sentence: string }
  /** There is no instruction, and the event is not a comment. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** Unknown until the inputs are fixed. */
  | { readonly kind: 'undecided' };

export const checkInputs = (problems: readonly Problem[]): readonly Check[] =>
  named({ Inputs: problems.length === 0 ? good('All of them are usable.') : problems.map(toFix) });

/** Returns what is wrong with the file of the input `prompt-file`; null if the input is not set. */
export async function readPromptFile(promptFile: string, runner: Pick<Runner, 'readWorkspaceFile'>) {
  if (promptFile === '') return null;
  try {
    await runner.readWorkspaceFile(promptFile);
    return [];
  } catch (error) {
    if (error instanceof InputError) return error.problems;
    throw error;
  }
}

export function checkPromptFile(problems: readonly Problem[] | null): readonly Check[] {
  const unset = notNeeded('`prompt-file` is not set.');
  const advice = 'A file of the repository only exists after `actions/checkout`.';
  const wrong = problems?.map(({ message, hint }) => bad(message, `${hint} ${advice}`)) ?? unset;
  return named({ 'Instruction file': problems?.length === 0 ? good('The file in `prompt-file` can be read.') : wrong });
}

export function checkEvent(event: Readonly<{ name: string; withoutSecrets: boolean }>, plan: Plan): readonly Check[] {
  const { name } = event;
  const found = `A fork or Dependabot caused this "${name}" event, and GitHub gives such runs no secrets by default.`;
  const unsure = unknown(found, 'This run got a key; without one, it would be skipped, not failed.');
  const advice = name === 'workflow_dispatch' ? 'To check another event, run the doctor on it.' : undefined;
  return named({ Event: event.withoutSecrets ? unsure : judge(plan, `"${name}" with \`mode: auto\``, advice) });
}

function judge(plan: Plan, because: string, advice: string | undefined): Result | readonly Result[] {
  if (plan.kind === 'refused') return plan.problems.map(toFix);
  if (plan.kind === 'job') return good(`${because} ${describeJob(plan)}.`, advice);
  if (plan.kind === 'comment') return good(`${because} reads the comment.`, advice);
  if (plan.kind === 'skip') return good(`${because} does nothing. ${plan.sentence}`, advice);
  if (plan.kind === 'undecided') return unknown(`What ${because} does is unknown until the inputs are fixed.`, advice);
  const unset = 'this step sets none of `prompt`, `prompt-file` and `job-id`';
  return notNeeded(`${because} has nothing to do: ${unset}.`, advice);
}

function describeJob({ thread, follows }: Extract<Plan, { kind: 'job' }>): string {
  const place = thread === 'merged' ? 'the merged pull request that contains the commit' : `thread ${thread}`;
  const settles = thread === null ? '' : `, and updates its status comment if ${place} has one`;
  if (follows) return `follows the job in \`job-id\`${settles}`;
  if (thread === null) return 'starts a job without a status comment: a re-run starts another job';
  const keeps = `starts a job and keeps a status comment in ${place}`;
  return thread === 'merged' ? `${keeps}: a re-run does not start another job` : keeps;
}
