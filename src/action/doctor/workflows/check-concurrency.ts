import { bad, better, unknown } from '../check.ts';
import { type Finding, type OurStep, runsJobs, wordOf } from './our-steps.ts';
import type { Concurrency } from './workflow-facts.ts';

/** A separate group for each comment, or for each run. */
const OWN =
  /(?<![\w.-])github\.(?:event\.comment(?:\.(?:id|node_id|url|html_url)(?![\w.-])|\s*(?:\)|$))|run_(?:id|number)(?![\w-]))/i;
/** No two runs have the same id, so such a group never holds a second run. */
const OF_RUN = /(?<![\w.-])github\.run_id(?![\w-])/i;
/** Groups that comments share: all of them, those of one thread, or those of one person. */
const SHARED =
  /^(?:github\.(?:workflow|workflow_ref|ref|ref_name|base_ref|head_ref|sha|job|repository|repository_owner|event_name|actor|triggering_actor|event\.(?:issue|pull_request)\.(?:number|id)|event\.number|event\.action|event\.repository\.\w+|event\.comment\.user\.login|event\.sender\.login))$/i;

const LONGEST = 2_000;
const OFF = 'Turn cancelling off:';

const PASTE = pasteOf('${{ github.event_name }}-${{ github.event.comment.id }}');

/** Checks that no run of a step is dropped while it waits for another one, and that none is cancelled. */
export function checkConcurrency(our: OurStep): readonly Finding[] {
  const places = [...our.callers, our].flatMap(({ workflow, job }) => [workflow.concurrency, job.concurrency]);
  const groups = places.filter((each) => each !== null);
  const answers = our.does.some(({ mode }) => mode === 'comment');
  if (answers && groups.length === 0) {
    const found = 'there is no concurrency group. Two runs for one comment then both start a machine.';
    return [better(found, 'Give each comment a group of its own:', PASTE)];
  }
  const waits = runsJobs(our) && wordOf(our, 'wait') !== 'false';
  return groups
    .filter(({ group }) => !expressionsIn(group).some((code) => OF_RUN.test(code)))
    .map((group) => (answers ? ofComments(group, waits) : ofOthers(group, waits)))
    .filter((each) => each !== null);
}

function ofComments(group: Concurrency, waits: boolean): Finding | null {
  if (group.keepsWaiting && group.cancels === false) return null;
  if (group.cancels === true && waits) {
    return bad('`cancel-in-progress` lets a newer run cancel the one that follows a job.', OFF, PASTE);
  }
  const sharing = sharingOf(group);
  if (sharing === 'shared') {
    return bad(
      'different comments share the concurrency group. GitHub drops the run that waits when a third comment arrives.',
      'Give each comment a group of its own (or add `queue: max`, which keeps up to 100 waiting):',
      PASTE,
    );
  }
  if (sharing === 'own' && group.cancels !== null) return ofOthers(group, false);
  const found = 'an expression decides whether comments share the concurrency group, or whether a run is cancelled.';
  return unknown(found, 'These lines are safe:', PASTE);
}

function ofOthers({ cancels }: Concurrency, waits: boolean): Finding | null {
  if (cancels !== true) return null;
  if (!waits) {
    const found = '`cancel-in-progress` lets a newer run cancel this one halfway.';
    return better(found, 'Let it finish:', ['cancel-in-progress: false']);
  }
  const found =
    '`cancel-in-progress` lets a newer run cancel the one that follows a job. The job itself continues, and no run follows it.';
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

function pasteOf(key: string): readonly string[] {
  return ['concurrency:', `  group: docs-agent-${key}`, '  cancel-in-progress: false'];
}
