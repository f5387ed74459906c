import { bad, type Check, good, type Result, tidy, unknown } from '../check.ts';
import { notRead, type Reading } from '../check-github.ts';
import { checkMatrix, checkNames, checkPromptFile, checkReport, checkValues } from './check-inputs.ts';
import { checkPermissions } from './check-permissions.ts';
import { adviseOnVersion, checkConcurrency, checkSchedule, checkTime } from './check-run.ts';
import { checkKey, checkVariables, ownSecretsOf } from './check-secrets.ts';
import { adviseOnEvents, checkCondition, checkTrigger } from './check-trigger.ts';
import { type Around, type Findings, type OurStep, type OwnRun, ourSteps } from './our-steps.ts';
import { mayCallUs, type Place, placesIn, type ReadWorkflows } from './read-workflow-files.ts';

/** The subjects that the files answer; without a file, none of them can be checked. */
export const SUBJECTS = [
  'Workflow trigger',
  'Workflow permissions',
  'Workflow concurrency',
  'Workflow condition',
  'Workflow secrets',
  'Workflow inputs',
] as const;
const NAME = 'Workflow files';
const MOST_FINDINGS = 60;
const MOST_PLACES = 5;
const MOST_FILES = 10;
const INVALID =
  'GitHub starts nothing from such a file; the tab "Actions" shows the same error. Fix the file on the default branch.';

/** What is checked of each step, in the order of the report. */
const RULES: readonly (readonly [subject: string, check: (our: OurStep, around: Around) => Findings])[] = [
  ['Workflow trigger', checkTrigger],
  ['Workflow permissions', checkPermissions],
  ['Workflow concurrency', checkConcurrency],
  ['Workflow condition', checkCondition],
  ['Workflow inputs', checkNames],
  ['Workflow inputs', checkValues],
  ['Workflow inputs', checkMatrix],
  ['Workflow secrets', checkKey],
  ['Workflow secrets', checkVariables],
  ['Workflow time', checkTime],
  ['Workflow inputs', checkPromptFile],
  ['Workflow schedule', checkSchedule],
  ['Workflow inputs', checkReport],
  ['Workflow version', adviseOnVersion],
  ['Workflow trigger', adviseOnEvents],
];

/** A finding with its place; the same at several places becomes one check. */
type Located = Check & { readonly at: string };

/** Judges the workflow files of the default branch: those that use this action, and those that call them. Pure. */
export function checkWorkflows(reading: Reading<ReadWorkflows>, run: OwnRun): readonly Check[] {
  if (reading.kind !== 'read')
    return [{ name: NAME, ...notRead(reading) }, ...notChecked('The workflow files could not be read.', [])];
  const { workflows, invalid, unread } = reading.value;
  const steps = ourSteps(workflows, run);
  const read = ['', ...workflows.map(({ path }) => path)];
  const hidden = placesIn(workflows).filter(({ job: { uses } }) => !uses.startsWith('./') && !read.includes(uses));
  const located = (at: string, result: Result): Located => ({ name: NAME, at: tidy(at), ...result });
  const unchecked = (because: string): Result =>
    unknown(`${because} It could not be checked.`, 'Read it yourself, or make it smaller.');
  const unreadable = [
    ...unread.map(({ path, because }) => located(path, unchecked(because))),
    ...hidden.filter(({ job }) => mayCallUs(job)).map(elsewhere),
  ];
  const findings = bySubject([
    ...invalid.map(({ path, because }) => located(path, bad(because, INVALID))),
    ...unreadable,
    ...findingsOf(steps, run),
  ]);
  // Without any step of ours, each called workflow that can't be read may have one, whatever it is given.
  const unseen = [...unreadable.map(({ at }) => at), ...(steps.length === 0 ? hidden.map(({ job }) => job.at) : [])];
  const more = findings.length - MOST_FINDINGS;
  const hiddenFile = `A file that may use this action could not be read: ${placesOf(unseen)}.`;
  return [
    { name: NAME, ...overview(steps, run) },
    ...findings.slice(0, MOST_FINDINGS),
    ...(more > 0 ? [{ name: NAME, ...unknown(`${more} more findings are not shown.`, 'Fix these first.') }] : []),
    ...(unseen.length === 0 ? [] : notChecked(hiddenFile, findings)),
  ];
}

/** The headline counts subjects that could not be checked: it must not fall because less could be read. */
function notChecked(found: string, findings: readonly Check[]): readonly Check[] {
  const open = SUBJECTS.filter((name) => !findings.some((each) => each.name === name && each.state === 'unknown'));
  return open.map((name) => ({ name, ...unknown(found) }));
}

/** Says what rules above the repository could stop; only their owners can see them. */
export function checkPolicies(workflows: Reading<ReadWorkflows>): Check {
  const locked = workflows.kind === 'read' && workflows.value.locked;
  const found = `GitHub does not show whether a policy blocks this action or the events that start it${locked ? ', and the form of `.github/workflows/actions.lock`, which pins actions, is not public' : ''}.`;
  const advice = `Look at Settings, Actions, General of the repository, and at Settings, Policies, Actions of the organization and enterprise: the allowed actions, and the events allowed for workflow files.${locked ? ' In the lock file, this action must have the commit that the workflows name.' : ''}`;
  return { name: 'Actions policies', ...unknown(found, advice) };
}

function findingsOf(steps: readonly OurStep[], run: OwnRun): readonly Located[] {
  const all = steps.flatMap(({ does }) => does);
  const answersConversations = all.some(({ event, mode }) => mode === 'comment' && event === 'issue_comment');
  const around = { ...run, ownSecrets: ownSecretsOf(steps, run), answersConversations };
  return steps.flatMap((our) =>
    RULES.flatMap(([name, check]) =>
      check(our, around).flatMap((finding) => (finding === null ? [] : [{ name, at: our.job.at, ...finding }])),
    ),
  );
}

/** One check for each subject, with all its places; worst first, so that a cut list only loses advice. */
function bySubject(findings: readonly Located[]): readonly Check[] {
  const places = Map.groupBy(findings, ({ at: _at, ...check }) => JSON.stringify(check));
  const each = [...places].map(([key, group]): Check => {
    const check: Check = JSON.parse(key);
    return { ...check, found: `${placesOf(group.map(({ at }) => at))}: ${check.found}` };
  });
  return (['bad', 'unknown', 'advice', 'good'] as const).flatMap((state) =>
    each.filter((check) => check.state === state),
  );
}

function placesOf(all: readonly string[]): string {
  const places = [...new Set(all)];
  const more = places.length - MOST_PLACES;
  return places.slice(0, MOST_PLACES).join('; ') + (more > 0 ? `; and ${more} more` : '');
}

function overview(steps: readonly OurStep[], { actionRepository }: OwnRun): Result {
  const files = [...new Set(steps.map(({ workflow }) => workflow.path))];
  const more = files.length > MOST_FILES ? ` and ${files.length - MOST_FILES} more` : '';
  const shown = files.slice(0, MOST_FILES).map(tidy).join(', ') + more;
  if (steps.every(({ mode }) => mode === 'doctor')) {
    const none = `No readable workflow file on the default branch uses ${actionRepository || 'this action'}.`;
    const alone = `In the readable workflow files on the default branch, only the doctor uses this action: ${shown}. Nothing there answers comments or starts jobs.`;
    const merge = 'Commands and schedules only start from files on the default branch: merge yours.';
    return unknown(files.length === 0 ? none : alone, merge);
  }
  return good(
    `These files use this action, on the default branch or called from it: ${shown}. Their triggers, permissions, concurrency groups, conditions, inputs and time limits were compared with what each mode needs.`,
  );
}

function elsewhere(place: Place): Located {
  const found = `it calls ${tidy(place.job.uses)}, which could not be checked, because this token can't read it or it doesn't use this action.`;
  const advice =
    'Check that it passes every secret that the called workflow declares, and that its `permissions:` are at least those of the called workflow.';
  return { name: NAME, at: place.job.at, ...unknown(found, advice) };
}
