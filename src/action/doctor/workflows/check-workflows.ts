import { type Check, good, unknown } from '../check.ts';
import type { Reading } from '../read-github.ts';
import { adviseOnUse } from './check-advice.ts';
import { checkConcurrency } from './check-concurrency.ts';
import { checkCondition } from './check-condition.ts';
import { checkJob } from './check-job.ts';
import { checkPermissions } from './check-permissions.ts';
import { checkReport } from './check-report.ts';
import { checkSchedule } from './check-schedule.ts';
import { checkSecrets } from './check-secrets.ts';
import { checkTrigger } from './check-trigger.ts';
import { type Finding, open, placeOf, SUBJECTS, type Surroundings, tidy, wrong } from './finding.ts';
import { type ActionNames, inputOf, type OurStep, ourSteps, type Place } from './our-steps.ts';
import { mayCallUs, type ReadWorkflows } from './read-workflow-files.ts';
import type { WorkflowFacts } from './workflow-facts.ts';

const NAME = 'Workflow files';
const MOST_FINDINGS = 60;
const MOST_PLACES = 5;

/** The run that the doctor is part of. */
export interface OwnRun extends ActionNames {
  readonly workflowPath: string;
  readonly job: string;
  readonly public: boolean | null;
  readonly hasIssues: boolean | null;
  /** Whether this run got a usable key. */
  readonly hasKey: boolean;
  /** Whether the service accepted it. */
  readonly keyAccepted: boolean;
}

/** Judges the workflow files of the default branch: those that use this action, and those that call them. Pure. */
export function checkWorkflows(reading: Reading<ReadWorkflows>, run: OwnRun): readonly Check[] {
  if (reading.kind !== 'read') return workflowsUnread(reading);
  const { workflows, invalid, unread } = reading.value;
  const steps = ourSteps(workflows, run);
  const surroundings = {
    public: run.public,
    hasIssues: run.hasIssues,
    ownKey: ownKeyOf(steps, run),
    answersConversations: steps.some(({ does }) =>
      does.some(({ event, mode }) => mode === 'comment' && event === 'issue_comment'),
    ),
  };
  const unreadable = [
    ...unread.map(({ path, because }) =>
      open(NAME, { ...UNREAD, at: tidy(path), found: `${because} It could not be checked.` }),
    ),
    ...elsewhere(workflows),
  ];
  // Without any step of ours, each called workflow that can't be read may have one, whatever it is given.
  const unseen = steps.length === 0 ? [...unreadable, ...unreadCalls(workflows)] : unreadable;
  const findings = bySubject([
    ...invalid.map(({ path, because }) => wrong(NAME, { ...INVALID, at: tidy(path), found: because })),
    ...unreadable,
    ...steps.flatMap((our) => findingsOf(our, surroundings)),
  ]);
  return [
    ...overview(workflows, steps),
    ...findings.slice(0, MOST_FINDINGS),
    ...(findings.length > MOST_FINDINGS
      ? [unknown(NAME, `${findings.length - MOST_FINDINGS} more findings are not shown.`, 'Fix these first.')]
      : []),
    ...(unseen.length === 0
      ? []
      : notChecked(`A file that may use this action could not be read: ${placesOf(unseen)}.`, findings)),
  ];
}

const INVALID = {
  advice:
    'GitHub starts nothing from such a file; the tab "Actions" shows the same error. Fix the file on the default branch.',
};
const UNREAD = { advice: 'Read it yourself, or make it smaller.' };

/** Says that the files were not read, and so nothing that is in them. */
function workflowsUnread(reading: Exclude<Reading<unknown>, { readonly kind: 'read' }>): readonly Check[] {
  const [found, advice] =
    reading.kind === 'not-asked' ? [reading.because, null] : [reading.problem.message, reading.problem.hint];
  return [unknown(NAME, found, advice), ...notChecked('The workflow files could not be read.', [])];
}

/** The headline counts subjects that could not be checked: it must not fall because less could be read. */
function notChecked(found: string, findings: readonly Check[]): readonly Check[] {
  const known = new Set(findings.filter(({ state }) => state === 'unknown').map(({ name }) => name));
  return SUBJECTS.filter((name) => !known.has(name)).map((name) => unknown(name, found));
}

/** Says what rules above the repository could stop; only their owners can see them. */
export function checkPolicies(workflows: Reading<ReadWorkflows>): Check {
  const locked = workflows.kind === 'read' && workflows.value.locked;
  const found = `GitHub does not show whether a policy blocks this action or the events that start it${locked ? ', and the form of `.github/workflows/actions.lock`, which pins actions, is not public' : ''}.`;
  const advice = `Look at Settings, Actions, General of the repository, and at Settings, Policies, Actions of the organization and enterprise: the allowed actions, and the events allowed for workflow files.${locked ? ' In the lock file, this action must have the commit that the workflows name.' : ''}`;
  return unknown('Actions policies', found, advice);
}

function findingsOf(our: OurStep, surroundings: Surroundings): readonly Finding[] {
  return [
    ...checkTrigger(our, surroundings),
    ...checkPermissions(our, surroundings),
    ...checkConcurrency(our),
    ...checkCondition(our),
    ...checkSecrets(our, surroundings),
    ...checkJob(our),
    ...checkSchedule(our, surroundings),
    ...checkReport(our, surroundings),
    ...adviseOnUse(our),
  ];
}

/** One check for each subject, with all its places; worst first, so that a cut list only loses advice. */
function bySubject(findings: readonly Finding[]): readonly Check[] {
  const groups = Map.groupBy(findings, ({ at: _at, ...subject }) => JSON.stringify(subject));
  const each = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { at: _at, found, ...check } = first;
    return [{ ...check, found: `${placesOf(group)}: ${found}` }];
  });
  const among = (state: Check['state']): readonly Check[] => each.filter((check) => check.state === state);
  return [...among('bad'), ...among('unknown'), ...among('advice'), ...among('good')];
}

function placesOf(findings: readonly Pick<Finding, 'at'>[]): string {
  const places = [...new Set(findings.map(({ at }) => at))];
  const more = places.length - MOST_PLACES;
  return places.slice(0, MOST_PLACES).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

function overview(workflows: readonly WorkflowFacts[], steps: readonly OurStep[]): readonly Check[] {
  const files = [...new Set(steps.map(({ workflow }) => workflow.path))];
  if (files.length === 0) {
    const found = `None of the ${workflows.length} readable workflow files on the default branch uses this action.`;
    return [unknown(NAME, found, 'Commands and schedules only start from files on the default branch: merge yours.')];
  }
  const shown = files.slice(0, 10).map(tidy).join(', ');
  const more = files.length > 10 ? ` and ${files.length - 10} more` : '';
  const found = `These files use this action, on the default branch or called from it: ${shown}${more}. Their triggers, permissions, concurrency groups, conditions, inputs and time limits were compared with what each mode needs.`;
  return [good(NAME, found)];
}

/** Called workflows that may use this action and could not be read. */
function elsewhere(workflows: readonly WorkflowFacts[]): readonly Finding[] {
  return unreadCalls(workflows)
    .filter(({ job }) => mayCallUs(job))
    .map((place) =>
      open(NAME, {
        at: place.at,
        found: `it calls ${tidy(place.job.calls)}, which could not be checked, because this token can't read it or it doesn't use this action.`,
        advice:
          'Check that it passes every secret that the called workflow declares, and that its `permissions:` are at least those of the called workflow.',
      }),
    );
}

/** Calls of workflows elsewhere that could not be read. */
function unreadCalls(workflows: readonly WorkflowFacts[]): readonly (Place & { readonly at: string })[] {
  const read = new Set(workflows.map(({ path }) => path));
  return workflows.flatMap((workflow) =>
    workflow.jobs
      .filter(({ calls }) => calls !== '' && !calls.startsWith('./') && !read.has(calls))
      .map((job) => ({ workflow, job, at: placeOf({ workflow, job }) })),
  );
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
  if (!secrets.every((each) => each === secret)) return null;
  return { secret, arrived: run.hasKey, accepted: run.keyAccepted };
}
