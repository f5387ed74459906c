import { better, type Finding, open, placeOf, wrong } from './finding.ts';
import type { OurStep } from './our-steps.ts';
import type { Concurrency } from './workflow-facts.ts';

const NAME = 'Workflow concurrency';

/** A separate group for each comment, or for each run. */
const OWN = /\bgithub\.event\.comment(?:\.(?:id|node_id|url|html_url)\b|\s*[)}])|\bgithub\.run_(?:id|number)\b/i;
/** Groups that comments share: all of them, those of one thread, or those of one person. */
const SHARED =
  /^(?:github\.(?:workflow|workflow_ref|ref|ref_name|base_ref|head_ref|sha|job|repository|repository_owner|event_name|actor|triggering_actor|event\.(?:issue|pull_request)\.(?:number|id)|event\.number|event\.action|event\.repository\.\w+|event\.comment\.user\.login|event\.sender\.login))$/i;

const PASTE = [
  'concurrency:',
  '  group: docs-agent-${{ github.event_name }}-${{ github.event.comment.id }}',
  '  cancel-in-progress: false',
];

/** Checks that no run of a step is dropped while it waits for another one, and that none is cancelled. */
export function checkConcurrency(our: OurStep): readonly Finding[] {
  const groups = [
    our.caller?.workflow.concurrency,
    our.caller?.job.concurrency,
    our.workflow.concurrency,
    our.job.concurrency,
  ].filter((each) => each !== undefined && each !== null);
  const modes = our.does.map(({ mode }) => mode);
  if (modes.includes('comment')) return ofComments(our, groups);
  return groups.flatMap((group) => (modes.includes('job') ? ofJobs(our, group) : ofReports(our, group)));
}

function ofComments(our: OurStep, groups: readonly Concurrency[]): readonly Finding[] {
  const place = placeOf(our);
  if (groups.length === 0) {
    const found = `${place}: there is no concurrency group. Two runs for one comment then both start a machine.`;
    return [better(NAME, { found, advice: 'Give each comment a group of its own:', paste: PASTE })];
  }
  return groups.flatMap((group) => {
    if (group.cancels === true) {
      const found = `${place}: \`cancel-in-progress\` lets a newer run cancel the one that follows a job.`;
      return [wrong(NAME, { found, advice: 'Let none be cancelled:', paste: PASTE })];
    }
    const sharing = sharingOf(group);
    if (sharing === 'shared') {
      const found = `${place}: different comments share the concurrency group. GitHub drops the run that waits when a third comment arrives.`;
      return [wrong(NAME, { found, advice: 'Give each comment a group of its own:', paste: PASTE })];
    }
    if (sharing === 'own' && group.cancels === false) return [];
    const found = `${place}: it depends on an expression whether comments share the concurrency group, or whether a run is cancelled.`;
    return [open(NAME, { found, advice: 'These lines are safe:', paste: PASTE })];
  });
}

function sharingOf({ group, more }: Concurrency): 'own' | 'shared' | 'open' {
  const text = group.replace(/\['(\w+)'\]/g, '.$1');
  if (OWN.test(text)) return 'own';
  const paths = text.match(/\b(?:github|env|vars|inputs|matrix|needs|strategy|secrets|steps)\.[\w.-]+/gi) ?? [];
  if (more || text.includes('github[') || /tojson/i.test(text)) return 'open';
  return paths.every((path) => SHARED.test(path)) ? 'shared' : 'open';
}

function ofJobs(our: OurStep, { group, cancels }: Concurrency): readonly Finding[] {
  if (cancels !== true || OWN.test(group)) return [];
  const found = `${placeOf(our)}: \`cancel-in-progress\` lets a newer run cancel the one that follows a job. The job itself continues, and no run follows it.`;
  const paste = ['concurrency:', '  group: docs-agent-${{ github.sha }}', '  cancel-in-progress: false'];
  return [wrong(NAME, { found, advice: 'Let none be cancelled:', paste })];
}

function ofReports(our: OurStep, { cancels }: Concurrency): readonly Finding[] {
  if (cancels !== true) return [];
  const found = `${placeOf(our)}: \`cancel-in-progress\` lets a newer run cancel this one halfway.`;
  return [better(NAME, { found, advice: 'Let it finish:', paste: ['cancel-in-progress: false'] })];
}
