import { better, type Finding, open, placeOf, wrong } from './finding.ts';
import { inputOf, type OurStep } from './our-steps.ts';
import type { Concurrency } from './workflow-facts.ts';

const NAME = 'Workflow concurrency';

/** A separate group for each comment, or for each run. */
const OWN =
  /(?<![\w.-])github\.(?:event\.comment(?:\.(?:id|node_id|url|html_url)(?![\w.-])|\s*(?:\)|$))|run_(?:id|number)(?![\w-]))/i;
/** No two runs have the same id, so such a group never holds a second run. */
const OF_RUN = /(?<![\w.-])github\.run_id(?![\w-])/i;
/** Groups that comments share: all of them, those of one thread, or those of one person. */
const SHARED =
  /^(?:github\.(?:workflow|workflow_ref|ref|ref_name|base_ref|head_ref|sha|job|repository|repository_owner|event_name|actor|triggering_actor|event\.(?:issue|pull_request)\.(?:number|id)|event\.number|event\.action|event\.repository\.\w+|event\.comment\.user\.login|event\.sender\.login))$/i;

const LONGEST = 2_000;

const PASTE = [
  'concurrency:',
  '  group: docs-agent-${{ github.event_name }}-${{ github.event.comment.id }}',
  '  cancel-in-progress: false',
];

/** Checks that no run of a step is dropped while it waits for another one, and that none is cancelled. */
export function checkConcurrency(our: OurStep): readonly Finding[] {
  const groups = [
    ...our.callers.flatMap(({ workflow, job }) => [workflow.concurrency, job.concurrency]),
    our.workflow.concurrency,
    our.job.concurrency,
  ].filter((each) => each !== null);
  const modes = our.does.map(({ mode }) => mode);
  if (modes.includes('comment')) return ofComments(our, groups);
  return groups.flatMap((group) => (modes.includes('job') ? ofJobs(our, group) : halfway(our, group)));
}

function ofComments(our: OurStep, groups: readonly Concurrency[]): readonly Finding[] {
  const place = placeOf(our);
  if (groups.length === 0) {
    const found = `there is no concurrency group. Two runs for one comment then both start a machine.`;
    return [better(NAME, { at: place, found, advice: 'Give each comment a group of its own:', paste: PASTE })];
  }
  return groups.flatMap((group) => {
    if (isOfRun(group) || (group.keepsWaiting && group.cancels === false)) return [];
    if (group.cancels === true && waits(our)) {
      const found = `\`cancel-in-progress\` lets a newer run cancel the one that follows a job.`;
      return [wrong(NAME, { at: place, found, advice: 'Turn cancelling off:', paste: PASTE })];
    }
    const sharing = sharingOf(group);
    if (sharing === 'shared') {
      const found = `different comments share the concurrency group. GitHub drops the run that waits when a third comment arrives.`;
      return [
        wrong(NAME, {
          at: place,
          found,
          advice: 'Give each comment a group of its own (or add `queue: max`, which keeps up to 100 waiting):',
          paste: PASTE,
        }),
      ];
    }
    if (sharing === 'own' && group.cancels !== null) return halfway(our, group);
    const found = `an expression decides whether comments share the concurrency group, or whether a run is cancelled.`;
    return [open(NAME, { at: place, found, advice: 'These lines are safe:', paste: PASTE })];
  });
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

function isOfRun({ group }: Concurrency): boolean {
  return expressionsIn(group).some((code) => OF_RUN.test(code));
}

function waits(our: OurStep): boolean {
  return inputOf(our, 'wait').toLowerCase() !== 'false';
}

function sharingOf({ group, more }: Concurrency): 'own' | 'shared' | 'open' {
  const expressions = expressionsIn(group);
  if (expressions.some((code) => OWN.test(code))) return 'own';
  const code = expressions.join('\n');
  const paths = code.match(/\b(?:github|env|vars|inputs|matrix|needs|strategy|secrets|steps)\.[\w.-]+/gi) ?? [];
  if (more || group.length > LONGEST || /github\s*\[|tojson/i.test(code)) return 'open';
  return paths.every((path) => SHARED.test(path)) ? 'shared' : 'open';
}

function ofJobs(our: OurStep, group: Concurrency): readonly Finding[] {
  if (group.cancels !== true || isOfRun(group)) return [];
  if (!waits(our)) return halfway(our, group);
  const found = `\`cancel-in-progress\` lets a newer run cancel the one that follows a job. The job itself continues, and no run follows it.`;
  const paste = ['concurrency:', '  group: docs-agent-${{ github.sha }}', '  cancel-in-progress: false'];
  return [wrong(NAME, { at: placeOf(our), found, advice: 'Turn cancelling off:', paste })];
}

function halfway(our: OurStep, group: Concurrency): readonly Finding[] {
  if (group.cancels !== true || isOfRun(group)) return [];
  const found = `\`cancel-in-progress\` lets a newer run cancel this one halfway.`;
  return [better(NAME, { at: placeOf(our), found, advice: 'Let it finish:', paste: ['cancel-in-progress: false'] })];
}
