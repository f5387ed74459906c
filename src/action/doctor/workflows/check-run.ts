import { inputs } from '../../words/action-spec.ts';
import { bad, better, tidy, unknown } from '../check.ts';
import { type Around, type Finding, type Findings, inputOf, isExpression, type OurStep, wordOf } from './our-steps.ts';
import { type Concurrency, mappingIn } from './read-workflow-files.ts';

/** A separate group for each comment, or for each run. */
const OWN =
  /(?<![\w.-])github\.(?:event\.comment(?:\.(?:id|node_id|url|html_url)(?![\w.-])|\s*(?:\)|$))|run_(?:id|number)(?![\w-]))/i;
/** No two runs have the same id, so such a group never holds a second run. */
const OF_RUN = /(?<![\w.-])github\.run_id(?![\w-])/i;
/** Groups that comments share: all of them, those of one thread, or those of one person. */
const SHARED =
  /^(?:github\.(?:workflow|workflow_ref|ref|ref_name|base_ref|head_ref|sha|job|repository|repository_owner|event_name|actor|triggering_actor|event\.(?:issue|pull_request)\.(?:number|id)|event\.number|event\.action|event\.repository\.\w+|event\.comment\.user\.login|event\.sender\.login))$/i;

const LONGEST = 2_000;
/** What a step needs after it has stopped waiting, in minutes: GitHub counts the whole job. */
const SPARE_MINUTES = 5;
const OFF = 'Turn cancelling off:';
const PASTE = pasteOf('${{ github.event_name }}-${{ github.event.comment.id }}');

function pasteOf(key: string): readonly string[] {
  return ['concurrency:', `  group: docs-agent-${key}`, '  cancel-in-progress: false'];
}

export function checkConcurrency(our: OurStep): Findings {
  const places = [...our.callers, our].flatMap(({ workflow, job }) => [workflow.concurrency, job.concurrency]);
  const groups = places.filter((each) => each !== null);
  const answers = our.does.some(({ mode }) => mode === 'comment');
  if (answers && groups.length === 0) {
    const found = 'there is no concurrency group. Two runs for one comment then both start a machine.';
    return [better(found, 'Give each comment a group of its own:', PASTE)];
  }
  const waits = our.runsJobs && wordOf(our, 'wait') !== 'false';
  return groups
    .filter(({ group }) => !expressionsIn(group).some((code) => OF_RUN.test(code)))
    .map((group) => (answers ? ofComments(group, waits) : ofOthers(group, waits)));
}

function ofComments(group: Concurrency, waits: boolean): Finding | null {
  if (group.keepsWaiting && group.cancels === false) return null;
  if (group.cancels === true && waits)
    return bad('`cancel-in-progress` lets a newer run cancel the one that follows a job.', OFF, PASTE);
  const sharing = sharingOf(group);
  if (sharing === 'shared') {
    const found =
      'different comments share the concurrency group. GitHub drops the run that waits when a third comment arrives.';
    const advice = 'Give each comment a group of its own (or add `queue: max`, which keeps up to 100 waiting):';
    return bad(found, advice, PASTE);
  }
  if (sharing === 'own' && group.cancels !== null) return ofOthers(group, false);
  const found = 'an expression decides whether comments share the concurrency group, or whether a run is cancelled.';
  return unknown(found, 'These lines are safe:', PASTE);
}

function ofOthers({ cancels }: Concurrency, waits: boolean): Finding | null {
  if (cancels !== true) return null;
  const newer = '`cancel-in-progress` lets a newer run cancel';
  if (!waits) return better(`${newer} this one halfway.`, 'Let it finish:', ['cancel-in-progress: false']);
  const found = `${newer} the one that follows a job. The job itself continues, and no run follows it.`;
  return bad(found, OFF, pasteOf('${{ github.sha }}'));
}

/** Reads the code of each `${{ }}` of a group without its quoted text; `github['event']` counts as `github.event`. */
function expressionsIn(group: string): readonly string[] {
  const expressions = group.slice(0, LONGEST).matchAll(/\$\{\{((?:'[^']*'|(?!\}\})[^'])*)\}\}/g);
  return [...expressions].map(([, code = '']) =>
    code
      .replace(/\[\s*'(\w+)'\s*\]/g, '.$1')
      .replace(/'[^']*'/g, "''")
      .replace(/\s*\.\s*/g, '.')
      .trim(),
  );
}

function sharingOf({ group, more }: Concurrency): 'own' | 'shared' | 'open' {
  const expressions = expressionsIn(group);
  if (expressions.some((code) => OWN.test(code))) return 'own';
  const code = expressions.join('\n');
  const paths = code.match(/\b(?:github|env|vars|inputs|matrix|needs|strategy|secrets|steps)\.[\w.-]+/gi) ?? [];
  if (more || group.length > LONGEST || /github\s*\[|tojson/i.test(code)) return 'open';
  return paths.every((path) => SHARED.test(path)) ? 'shared' : 'open';
}

export function checkTime(our: OurStep): Findings {
  const { timeoutMinutes } = our.job;
  const wait = wordOf(our, 'wait');
  const minutes = Number(inputOf(our, 'wait-minutes') || inputs['wait-minutes'].default);
  const isShort = timeoutMinutes !== null && timeoutMinutes < minutes + SPARE_MINUTES;
  if (wait === 'false' || isExpression(wait) || !our.runsJobs || !isShort) return [];
  const found = `GitHub stops the job after ${timeoutMinutes} minutes, but the step waits up to ${minutes}.`;
  return [better(found, 'Lower `wait-minutes`, or give the job more time:', [`timeout-minutes: ${minutes + 10}`])];
}

export function adviseOnVersion(our: OurStep): Findings {
  const [name = '', ref = ''] = our.step.uses.split('@');
  if (ref === '' || /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/i.test(ref)) return [];
  const paste = [`uses: ${tidy(name)}@<full commit id> # ${tidy(ref)}`];
  const found = `the action is used by "${tidy(ref)}", which can be moved to other code.`;
  return [better(found, 'Name the full commit id; Dependabot can keep it up to date:', paste)];
}

export function checkSchedule(our: OurStep, around: Around): Findings {
  if (!our.does.some(({ event }) => event === 'schedule')) return [];
  const schedules = schedulesIn(our.root.events.get('schedule')?.['list']);
  const full = schedules.find(({ cron }) => /^\s*(?:0+|\*|0+,[\d,]+|[\d,]+,0+|[*0]\/\d+)\s/.test(cron));
  const stopped = better(
    'in a public repository GitHub stops schedules after 60 days without a commit.',
    'Enable the workflow again in the tab "Actions" when that happens, or keep it in a private repository.',
  );
  const noZone = 'Write a name of the IANA list, such as `Europe/Berlin`, or leave it out for UTC.';
  const found = [
    ...schedules
      .filter(({ zone }) => zone !== '' && !isZone(zone))
      .map(({ zone }) => bad(`there is no time zone "${tidy(zone)}".`, noZone)),
    ...(full === undefined ? [] : [onFullHour(full)]),
    ...(around.public === true ? [stopped] : []),
  ];
  return found.map((each) => ({ ...each, at: tidy(our.root.path) }));
}

/** `zone` is empty for UTC. */
type Schedule = Readonly<{ cron: string; zone: string }>;

function schedulesIn(list: unknown): readonly Schedule[] {
  return (Array.isArray(list) ? list : []).flatMap((each) => {
    const { cron, timezone } = mappingIn(each) ?? {};
    return typeof cron === 'string' ? [{ cron, zone: typeof timezone === 'string' ? timezone.trim() : '' }] : [];
  });
}

function isZone(zone: string): boolean {
  try {
    // An offset such as +01:00 is a zone to JavaScript, but not a name of the list.
    return /^[a-z]/i.test(zone) && new Intl.DateTimeFormat('en', { timeZone: zone }) !== null;
  } catch {
    return false;
  }
}

function onFullHour({ cron, zone }: Schedule): Finding {
  const rest = cron.trim().split(/\s+/).slice(1, 5).join(' ');
  const found = `the schedule "${tidy(cron)}" includes the full hour, when GitHub is busiest and delays or drops runs.`;
  const line = `    - cron: '17 ${/^[\d*,/\w -]{7,60}$/.test(rest) ? rest : '6 * * 1'}'`;
  const paste = ['on:', '  schedule:', line, ...(isZone(zone) ? [`      timezone: ${zone}`] : [])];
  return better(found, 'Choose another minute:', paste);
}
