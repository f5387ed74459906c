import type { Problem } from '../errors.ts';
import { bad, type Check, good, notNeeded, unknown } from './check.ts';

/** What `mode: auto` would do with these inputs on this event. */
export type Plan =
  /** `thread` gets the status comment. */
  | { readonly kind: 'job'; readonly thread: number | null }
  | { readonly kind: 'comment' }
  | { readonly kind: 'skip'; readonly sentence: string }
  /** No instruction is named, and the event is no comment. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'refused'; readonly problems: readonly Problem[] }
  /** Wrong inputs leave it open. */
  | { readonly kind: 'undecided' };

export interface EventFacts {
  readonly name: string;
  /** GitHub withholds secrets from it, unless told otherwise. */
  readonly withoutSecrets: boolean;
}

/** Judges the inputs: a check for each thing that is wrong, or one that all is well. */
export function checkInputs(problems: readonly Problem[]): readonly Check[] {
  if (problems.length === 0) return [good('Inputs', 'All of them can be used.')];
  return problems.map((problem) => bad('Inputs', problem));
}

/** Judges the file of the input `prompt-file`; `problems` are those of reading it, null if there is no such input. */
export function checkPromptFile(problems: readonly Problem[] | null): readonly Check[] {
  const name = 'Instruction file';
  if (problems === null) return [notNeeded(name, '`prompt-file` is not set.')];
  if (problems.length === 0) return [good(name, 'The file that `prompt-file` names can be read.')];
  return problems.map(({ message, hint }) =>
    bad(name, { message, hint: `${hint} A file of the repository is there only after \`actions/checkout\`.` }),
  );
}

/** Judges whether the event that has started this run does for what `mode: auto` would make of it. */
export function checkEvent({ name: event, withoutSecrets }: EventFacts, plan: Plan): readonly Check[] {
  const name = 'Event';
  const advice = ADVICE.get(event) ?? null;
  if (withoutSecrets) {
    const found = `A fork or Dependabot has caused this "${event}" event, from which GitHub withholds secrets.`;
    return [
      unknown(
        name,
        found,
        'Here a key has arrived nevertheless; where it does not, the run is skipped and stays green.',
      ),
    ];
  }
  const because = `"${event}" with \`mode: auto\``;
  switch (plan.kind) {
    case 'job':
      return [good(name, `${because} starts a job ${tellThread(plan.thread)}.`, advice)];
    case 'comment':
      return [good(name, `${because} reads the comment.`, advice)];
    case 'skip':
      return [good(name, `${because} does nothing. ${plan.sentence}`, advice)];
    case 'nothing':
      return [
        notNeeded(
          name,
          `${because} finds nothing to do: none of \`prompt\`, \`prompt-file\` and \`job-id\` is set in this step.`,
          advice,
        ),
      ];
    case 'refused':
      return plan.problems.map((problem) => bad(name, problem));
    case 'undecided':
      return [unknown(name, `What ${because} does is open until the inputs are mended.`, advice)];
  }
}

function tellThread(thread: number | null): string {
  if (thread !== null) return `and keeps a status comment in thread ${thread}`;
  return 'without a status comment: a re-run starts another job';
}

const NO_SECRETS = 'Runs that a fork or Dependabot has caused get no secrets: they are skipped and stay green.';

/** What is good to know of an event, by its name. */
const ADVICE: ReadonlyMap<string, string> = new Map([
  [
    'issue_comment',
    'GitHub takes the workflow from the default branch: a change in another branch counts once it is merged. `types: [created]` saves the runs for edits.',
  ],
  ['pull_request', NO_SECRETS],
  ['pull_request_review', NO_SECRETS],
  ['pull_request_review_comment', `${NO_SECRETS} \`types: [created]\` saves the runs for edits.`],
  [
    'pull_request_target',
    'Public repositories block this event by default: take `pull_request`, or `push` to the default branch.',
  ],
  [
    'schedule',
    'Schedules may be late or dropped, most at the full hour, and stop after 60 days without a change in public repositories.',
  ],
  ['workflow_dispatch', 'How another event behaves is seen by running the doctor on it.'],
]);
