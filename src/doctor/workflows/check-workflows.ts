import { type Check, good, unknown } from '../check.ts';
import type { Reading } from '../read-github.ts';
import { adviseOnUse } from './check-advice.ts';
import { checkConcurrency } from './check-concurrency.ts';
import { checkCondition } from './check-condition.ts';
import { checkJob } from './check-job.ts';
import { checkPermissions } from './check-permissions.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkTrigger } from './check-trigger.ts';
import { type Finding, placeOf, type Surroundings, tidy } from './finding.ts';
import { type ActionNames, inputOf, type OurStep, ourSteps, type Place } from './our-steps.ts';
import type { ReadWorkflows } from './read-workflow-files.ts';
import type { WorkflowFacts } from './workflow-facts.ts';

const NAME = 'Workflow files';
const MOST_FINDINGS = 60;

/** The run that the doctor is part of. */
export interface OwnRun extends ActionNames {
  readonly workflowPath: string;
  readonly job: string;
  readonly public: boolean | null;
  /** Whether this run got a usable key. */
  readonly hasKey: boolean;
}

/** Judges the workflow files of the default branch: those that use this action, and those that call them. Pure. */
export function checkWorkflows({ workflows, unread }: ReadWorkflows, run: OwnRun): readonly Check[] {
  const steps = ourSteps(workflows, run);
  const surroundings = { public: run.public, ownKey: ownKeyOf(steps, run) };
  const findings = distinct(steps.flatMap((our) => findingsOf(our, surroundings)));
  return [
    ...overview(workflows, steps),
    ...unread
      .slice(0, MOST_FINDINGS)
      .map(({ path, because }) => unknown(NAME, `${tidy(path)} could not be checked. ${because}`)),
    ...elsewhere(workflows),
    ...findings.slice(0, MOST_FINDINGS),
    ...(findings.length > MOST_FINDINGS
      ? [unknown(NAME, `${findings.length - MOST_FINDINGS} more findings are not shown.`, 'Fix these first.')]
      : []),
  ];
}

/** Says that the files were not read. */
export function workflowsUnread(reading: Exclude<Reading<unknown>, { readonly kind: 'read' }>): Check {
  if (reading.kind === 'not-asked') return unknown(NAME, reading.because);
  const { message, hint } = reading.problem;
  return unknown(NAME, message, hint);
}

function findingsOf(our: OurStep, surroundings: Surroundings): readonly Finding[] {
  return [
    ...checkTrigger(our),
    ...checkPermissions(our, surroundings),
    ...checkConcurrency(our),
    ...checkCondition(our),
    ...checkSecrets(our, surroundings),
    ...checkJob(our),
    ...adviseOnUse(our, surroundings),
  ];
}

/** Worst first, so that a cut list only loses advice. */
function distinct(findings: readonly Finding[]): readonly Finding[] {
  const each = [...new Map(findings.map((finding) => [`${finding.name}\n${finding.found}`, finding])).values()];
  const among = (state: Finding['state']): readonly Finding[] => each.filter((finding) => finding.state === state);
  return [...among('bad'), ...among('unknown'), ...among('advice')];
}

function overview(workflows: readonly WorkflowFacts[], steps: readonly OurStep[]): readonly Check[] {
  const files = [...new Set(steps.map(({ workflow }) => workflow.path))];
  if (files.length === 0) {
    const found = `None of the ${workflows.length} readable workflow files on the default branch uses this action.`;
    return [unknown(NAME, found, 'Commands and schedules only start from files on the default branch: merge yours.')];
  }
  const shown = files.slice(0, 10).map(tidy).join(', ');
  const more = files.length > 10 ? ` and ${files.length - 10} more` : '';
  const found = `These files on the default branch use this action: ${shown}${more}. Their triggers, permissions, concurrency groups, conditions, inputs and time limits were compared with what each mode needs.`;
  return [good(NAME, found)];
}

/** Workflows of other repositories that may use this action can't be read with this token. */
function elsewhere(workflows: readonly WorkflowFacts[]): readonly Check[] {
  const calls = workflows.flatMap((workflow) =>
    workflow.jobs.filter(mayCallUs).map((job): Place => ({ workflow, job })),
  );
  return calls
    .slice(0, 10)
    .map((place) =>
      unknown(
        NAME,
        `${placeOf(place)}: it calls ${tidy(place.job.calls)}, which was not read because it is in another repository or at another commit.`,
        'Check that it passes every secret that the called workflow declares, and that its `permissions:` are at least those of the called workflow.',
      ),
    );
}

function mayCallUs({ calls, with: given, secrets }: Place['job']): boolean {
  if (calls === '' || calls.startsWith('./')) return false;
  const names = [...given.keys(), ...(secrets === 'inherit' ? [] : secrets.keys())];
  return names.some((name) => /^(?:docs[_-]?agent[_-].*|api[_-]key|project[_-]id)$/.test(name));
}

function ownKeyOf(steps: readonly OurStep[], run: OwnRun): Surroundings['ownKey'] {
  const own = steps.filter(
    ({ workflow, job, mode }) => workflow.path === run.workflowPath && job.id === run.job && mode === 'doctor',
  );
  const secrets = own.map(
    (our) => /^\$\{\{\s*secrets\.([\w-]+)\s*\}\}$/i.exec(inputOf(our, 'api-key'))?.[1]?.toLowerCase() ?? null,
  );
  const [secret] = secrets;
  if (secret === undefined || secret === null || own.some(({ job }) => job.environment)) return null;
  return secrets.every((each) => each === secret) ? { secret, arrived: run.hasKey } : null;
}
