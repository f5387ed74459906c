import { better, type Finding, placeOf, type Surroundings, tidy } from './finding.ts';
import { type OurStep, rootOf } from './our-steps.ts';
import { mappingIn } from './workflow-facts.ts';

/** Gives advice on what works and could be better: the version of the action, and the events that start it. */
export function adviseOnUse(our: OurStep, { public: isPublic }: Surroundings): readonly Finding[] {
  return [
    ...adviseOnVersion(our),
    ...adviseOnSchedule(our, isPublic === true),
    ...adviseOnReviews(our),
    ...adviseOnTarget(our),
  ];
}

function adviseOnVersion(our: OurStep): readonly Finding[] {
  const [name = '', ref = ''] = our.step.uses.split('@');
  if (ref === '' || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i.test(ref)) return [];
  const found = `${placeOf(our)}: the action is used by "${tidy(ref)}", which can be moved to other code.`;
  const paste = [`uses: ${tidy(name)}@<full commit id> # ${tidy(ref)}`];
  return [
    better('Workflow version', { found, advice: 'Name the full commit id; Dependabot can keep it up to date:', paste }),
  ];
}

function adviseOnSchedule(our: OurStep, isPublic: boolean): readonly Finding[] {
  const { workflow } = rootOf(our);
  if (!our.does.some(({ event }) => event === 'schedule')) return [];
  const name = 'Workflow schedule';
  const schedule = workflow.events.get('schedule')?.['list'];
  const crons = (Array.isArray(schedule) ? schedule : []).map((each) => mappingIn(each)?.['cron']);
  const full = crons
    .filter((cron) => typeof cron === 'string')
    .find((cron) => /^\s*(?:0+|\*|0+,[\d,]+|[\d,]+,0+|[*0]\/\d+)\s/.test(cron));
  const place = tidy(workflow.path);
  return [
    ...(full === undefined ? [] : [onFullHour(name, place, full)]),
    ...(isPublic
      ? [
          better(name, {
            found: `${place}: in a public repository GitHub stops schedules after 60 days without a commit.`,
            advice:
              'Enable the workflow again in the tab "Actions" when that happens, or keep it in a private repository.',
          }),
        ]
      : []),
  ];
}

function onFullHour(name: string, place: string, cron: string): Finding {
  const rest = cron.trim().split(/\s+/).slice(1, 5).join(' ');
  const found = `${place}: the schedule "${tidy(cron)}" includes the full hour, when GitHub delays or drops most runs.`;
  const paste = ['on:', '  schedule:', `    - cron: '17 ${/^[\d*,/\w -]{7,60}$/.test(rest) ? rest : '6 * * 1'}'`];
  return better(name, { found, advice: 'Choose another minute:', paste });
}

function adviseOnReviews(our: OurStep): readonly Finding[] {
  if (!our.does.some(({ event, mode }) => event === 'pull_request_review_comment' && mode === 'comment')) return [];
  return [
    better('Workflow trigger', {
      found: `${placeOf(our)}: for a comment on a line of a diff, GitHub takes the pull request's own version of the file, and a fork's pull request gets no secrets.`,
      advice: 'On a pull request from a fork, write commands in the conversation.',
    }),
  ];
}

function adviseOnTarget(our: OurStep): readonly Finding[] {
  if (!our.does.some(({ event }) => event === 'pull_request_target')) return [];
  return [
    better('Workflow trigger', {
      found: `${placeOf(our)}: public repositories block \`pull_request_target\` by default.`,
      advice: 'Use `push` to the default branch, with `thread: merged`:',
      paste: ['on:', '  push:', '    branches: [main]'],
    }),
  ];
}
