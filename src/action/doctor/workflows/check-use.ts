import { inputs } from '../../words/action-spec.ts';
import { bad, better, tidy, unknown } from '../check.ts';
import { writesReportIssue } from './check-permissions.ts';
import { type Finding, inputOf, isExpression, type OurStep, runsJobs, type Surroundings } from './our-steps.ts';
import { mappingIn } from './workflow-facts.ts';

/** What a step needs after it has stopped waiting, in minutes: GitHub counts the whole job. */
const SPARE_MINUTES = 5;

/** Checks whether the job around a step lasts as long as the step waits. */
export function checkTime(our: OurStep): Finding | null {
  const { timeoutMinutes } = our.job;
  const wait = inputOf(our, 'wait');
  const waits = wait !== 'false' && !isExpression(wait) && runsJobs(our);
  const minutes = Number(inputOf(our, 'wait-minutes') || inputs['wait-minutes'].default);
  if (!waits || timeoutMinutes === null || !(timeoutMinutes < minutes + SPARE_MINUTES)) return null;
  const found = `GitHub stops the job after ${timeoutMinutes} minutes, but the step waits up to ${minutes}.`;
  const paste = [`timeout-minutes: ${minutes + 2 * SPARE_MINUTES}`];
  return better(found, 'Give the job more time, or lower `wait-minutes`:', paste);
}

/** A step before ours may write the file or check it out; without one, only a self-hosted runner may still have it. */
export function checkPromptFile(our: OurStep): Finding | null {
  const file = inputOf(our, 'prompt-file');
  if (file === '' || isExpression(file) || our.job.steps[0] !== our.step) return null;
  return unknown(
    '`prompt-file` is set, but no step before this one checks out the repository.',
    'Add a step before it: `- uses: actions/checkout@<full commit id>`.',
  );
}

/** Checks whether the place exists that a step writes its report to. */
export function checkReport(our: OurStep, { hasIssues }: Surroundings): Finding | null {
  const reports = our.does.some(({ mode }) => mode === 'report') && writesReportIssue(our);
  if (hasIssues !== false || !reports) return null;
  return bad(
    '`report-to` names an issue, but issues are disabled in this repository.',
    'Enable issues in the settings of the repository, or write:',
    ['report-to: summary'],
  );
}

/** Gives advice on the version of the action. */
export function adviseOnVersion(our: OurStep): Finding | null {
  const [name = '', ref = ''] = our.step.uses.split('@');
  if (ref === '' || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i.test(ref)) return null;
  const paste = [`uses: ${tidy(name)}@<full commit id> # ${tidy(ref)}`];
  const found = `the action is used by "${tidy(ref)}", which can be moved to other code.`;
  return better(found, 'Name the full commit id; Dependabot can keep it up to date:', paste);
}

/** Checks the schedule that starts a step: its time zone, its minute, and whether GitHub will stop it. */
export function checkSchedule(our: OurStep, around: Surroundings): readonly Finding[] {
  if (!our.does.some(({ event }) => event === 'schedule')) return [];
  const schedules = schedulesIn(our.root.events.get('schedule')?.['list']);
  const full = schedules.find(({ cron }) => /^\s*(?:0+|\*|0+,[\d,]+|[\d,]+,0+|[*0]\/\d+)\s/.test(cron));
  const stopped = better(
    'in a public repository GitHub stops schedules after 60 days without a commit.',
    'Enable the workflow again in the tab "Actions" when that happens, or keep it in a private repository.',
  );
  const found = [
    ...schedules.filter(({ timezone }) => timezone !== '' && !isZone(timezone)).map(withoutZone),
    ...(full === undefined ? [] : [onFullHour(full)]),
    ...(around.public === true ? [stopped] : []),
  ];
  return found.map((each) => ({ ...each, at: tidy(our.root.path) }));
}

/** `timezone` is empty for UTC. */
interface Schedule {
  readonly cron: string;
  readonly timezone: string;
}

function schedulesIn(list: unknown): readonly Schedule[] {
  return (Array.isArray(list) ? list : []).flatMap((each) => {
    const { cron, timezone } = mappingIn(each) ?? {};
    return typeof cron === 'string' ? [{ cron, timezone: typeof timezone === 'string' ? timezone.trim() : '' }] : [];
  });
}

function isZone(timezone: string): boolean {
  try {
    // An offset such as +01:00 is a zone to JavaScript, but not a name of the list.
    return /^[a-z]/i.test(timezone) && new Intl.DateTimeFormat('en', { timeZone: timezone }) !== null;
  } catch {
    return false;
  }
}

function withoutZone({ timezone }: Schedule): Finding {
  const advice = 'Write a name of the IANA list, such as `Europe/Berlin`, or leave it out for UTC.';
  return bad(`there is no time zone "${tidy(timezone)}".`, advice);
}

function onFullHour({ cron, timezone }: Schedule): Finding {
  const rest = cron.trim().split(/\s+/).slice(1, 5).join(' ');
  const found = `the schedule "${tidy(cron)}" includes the full hour, when GitHub is busiest and delays or drops runs.`;
  const zone = timezone !== '' && isZone(timezone) ? [`      timezone: ${timezone}`] : [];
  const line = `    - cron: '17 ${/^[\d*,/\w -]{7,60}$/.test(rest) ? rest : '6 * * 1'}'`;
  return better(found, 'Choose another minute:', ['on:', '  schedule:', line, ...zone]);
}
