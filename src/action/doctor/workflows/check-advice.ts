import { better, type Finding, placeOf, tidy } from './finding.ts';
import type { OurStep } from './our-steps.ts';

/** Gives advice on what works and could be better: the version of the action, and the events that start it. */
export function adviseOnUse(our: OurStep): readonly Finding[] {
  return [...adviseOnVersion(our), ...adviseOnReviews(our), ...adviseOnTarget(our)];
}

function adviseOnVersion(our: OurStep): readonly Finding[] {
  const [name = '', ref = ''] = our.step.uses.split('@');
  if (ref === '' || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i.test(ref)) return [];
  const found = `the action is used by "${tidy(ref)}", which can be moved to other code.`;
  const paste = [`uses: ${tidy(name)}@<full commit id> # ${tidy(ref)}`];
  return [
    better('Workflow version', {
      at: placeOf(our),
      found,
      advice: 'Name the full commit id; Dependabot can keep it up to date:',
      paste,
    }),
  ];
}

function adviseOnReviews(our: OurStep): readonly Finding[] {
  if (!our.does.some(({ event, mode }) => event === 'pull_request_review_comment' && mode === 'comment')) return [];
  return [
    better('Workflow trigger', {
      at: placeOf(our),
      found: `for a comment on a line of a diff, GitHub takes the pull request's own version of the file, and a fork's pull request gets no secrets.`,
      advice: 'On a pull request from a fork, write commands in the conversation.',
    }),
  ];
}

function adviseOnTarget(our: OurStep): readonly Finding[] {
  if (!our.does.some(({ event }) => event === 'pull_request_target')) return [];
  return [
    better('Workflow trigger', {
      at: placeOf(our),
      found: `public repositories block \`pull_request_target\` by default.`,
      advice: 'Use `push` to the default branch, with `thread: merged`:',
      paste: ['on:', '  push:', '    branches: [main]'],
    }),
  ];
}
