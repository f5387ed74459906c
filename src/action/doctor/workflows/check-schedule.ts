import { better, type Finding, type Surroundings, tidy, wrong } from './finding.ts';
import { type OurStep, rootOf } from './our-steps.ts';
import { mappingIn } from './workflow-facts.ts';

const NAME = 'Workflow schedule';

/** `timezone` is empty for UTC. */
interface Schedule {
  readonly cron: string;
  readonly timezone: string;
}

/** Checks the schedule that starts a step: its time zone, its minute, and whether GitHub will stop it. */
export function checkSchedule(our: OurStep, { public: isPublic }: Surroundings): readonly Finding[] {
  if (!our.does.some(({ event }) => event === 'schedule')) return [];
  const { workflow } = rootOf(our);
  const at = tidy(workflow.path);
  const schedules = schedulesIn(workflow.events.get('schedule')?.['list']);
  const full = schedules.find(({ cron }) => /^\s*(?:0+|\*|0+,[\d,]+|[\d,]+,0+|[*0]\/\d+)\s/.test(cron));
  const found = 'in a public repository GitHub stops schedules after 60 days without a commit.';
  const advice =
    'Enable the workflow again in the tab "Actions" when that happens, or keep it in a private repository.';
  return [
    ...schedules.flatMap(({ timezone }) => checkZone(timezone, at)),
    ...(full === undefined ? [] : [onFullHour(full, at)]),
    ...(isPublic === true ? [better(NAME, { at, found, advice })] : []),
  ];
}

function schedulesIn(list: unknown): readonly Schedule[] {
  return (Array.isArray(list) ? list : []).flatMap((each) => {
    const { cron, timezone } = mappingIn(each) ?? {};
    return typeof cron === 'string' ? [{ cron, timezone: typeof timezone === 'string' ? timezone.trim() : '' }] : [];
  });
}

function checkZone(timezone: string, at: string): readonly Finding[] {
  if (timezone === '' || isZone(timezone)) return [];
  const found = `there is no time zone "${tidy(timezone)}".`;
  const advice = 'Write a name of the IANA list, such as `Europe/Berlin`, or leave it out for UTC.';
  return [wrong(NAME, { at, found, advice })];
}

function isZone(timezone: string): boolean {
  try {
    // An offset such as +01:00 is a zone to JavaScript, but not a name of the list.
    return /^[a-z]/i.test(timezone) && new Intl.DateTimeFormat('en', { timeZone: timezone }) !== null;
  } catch {
    return false;
  }
}

function onFullHour({ cron, timezone }: Schedule, at: string): Finding {
  const rest = cron.trim().split(/\s+/).slice(1, 5).join(' ');
  const found = `the schedule "${tidy(cron)}" includes the full hour, when GitHub is busiest and delays or drops runs.`;
  const zone = timezone !== '' && isZone(timezone) ? [`      timezone: ${timezone}`] : [];
  const line = `    - cron: '17 ${/^[\d*,/\w -]{7,60}$/.test(rest) ? rest : '6 * * 1'}'`;
  return better(NAME, { at, found, advice: 'Choose another minute:', paste: ['on:', '  schedule:', line, ...zone] });
}
