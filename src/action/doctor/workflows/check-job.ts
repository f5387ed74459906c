import { inputs } from '../../words/action-spec.ts';
import { better, type Finding, open, placeOf } from './finding.ts';
import { inputOf, isExpression, type OurStep } from './our-steps.ts';

/** What a step needs after it has stopped waiting, in minutes: GitHub counts the whole job. */
const SPARE_MINUTES = 5;

/** Checks the job around a step: whether it lasts as long as the step waits, and whether the prompt's file is there. */
export function checkJob(our: OurStep): readonly Finding[] {
  return [...checkTime(our), ...checkPromptFile(our)];
}

function checkTime(our: OurStep): readonly Finding[] {
  const { timeoutMinutes } = our.job;
  const wait = inputOf(our, 'wait');
  const mayWait = wait !== 'false' && !isExpression(wait);
  const waits = mayWait && our.does.some(({ mode }) => mode === 'job' || mode === 'comment');
  const minutes = Number(inputOf(our, 'wait-minutes') || inputs['wait-minutes'].default);
  if (!waits || timeoutMinutes === null || !(timeoutMinutes < minutes + SPARE_MINUTES)) return [];
  return [
    better('Workflow time', {
      at: placeOf(our),
      found: `GitHub stops the job after ${timeoutMinutes} minutes, but the step waits up to ${minutes}.`,
      advice: 'Give the job more time, or lower `wait-minutes`:',
      paste: [`timeout-minutes: ${minutes + 2 * SPARE_MINUTES}`],
    }),
  ];
}

/** A step before ours may write the file or check it out; without one, only a self-hosted runner may still have it. */
function checkPromptFile(our: OurStep): readonly Finding[] {
  const file = inputOf(our, 'prompt-file');
  const [first] = our.job.steps;
  if (file === '' || isExpression(file) || first !== our.step) return [];
  return [
    open('Workflow inputs', {
      at: placeOf(our),
      found: `\`prompt-file\` is set, but no step before this one checks out the repository.`,
      advice: 'Add a step before it: `- uses: actions/checkout@<full commit id>`.',
    }),
  ];
}
