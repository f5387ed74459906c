import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import * as v from 'valibot';
import { neededBy, outputFindings } from './check-our-step.ts';
import { NEEDS_OF_OTHERS, type Permissions, permissionFindings, union } from './needed-permissions.ts';
import { type Job, readWorkflow, type Step, type Workflow } from './workflow-shape.ts';

/** Texts of workflows that others call, by file name. */
export type Called = ReadonlyMap<string, string>;

const OURS = /^(?:YOUR-ORG\/docs-agent@<40-digit commit id>|\.\/)$/;
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
/** A workflow that people maintain themselves may be called by branch. */
const THEIRS = /^(?:\.|YOUR-ORG\/[\w.-]+)\/\.github\/workflows\/([\w.-]+\.yml)(?:@main)?$/;

const named = v.record(v.string(), v.picklist(['read', 'write', 'none']));
const serial = v.object({ group: v.string(), 'cancel-in-progress': v.literal(false) });

/**
 * Checks a workflow, one of ours or one that we show, against GitHub's grammar and the rules that the doctor doesn't know:
 * minimal permissions, one run at a time, a timeout, foreign actions by full commit id, and no event data in a shell. Returns
 * a line for each violation. Its tests judge what the inputs of our examples and pages say.
 */
export async function checkWorkflow(text: string, called: Called = new Map()): Promise<readonly string[]> {
  const errors = await grammarErrors(text, called);
  if (errors.length > 0) return errors;
  const workflow = readWorkflow(text);
  return [
    ...outputsOfJobs(workflow),
    ...Object.entries(workflow.jobs).flatMap(([name, job]) =>
      jobFindings(job, workflow, called).map((finding) => `${name}: ${finding}`),
    ),
  ];
}

async function grammarErrors(text: string, called: Called): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content: text }, new NoOperationTraceWriter());
  const files = {
    getFileContent: async ({ path }: { readonly path: string }) => {
      const name = path.replace(/^.*\//, '');
      const content = called.get(name);
      if (content === undefined) throw new Error(`There is no workflow ${name}.`);
      return { name, content };
    },
  };
  // The conversion adds its own complaints to the same list, including missing inputs and secrets of a called workflow.
  if (value !== undefined) await convertWorkflowTemplate(context, value, files, { fetchReusableWorkflowDepth: 1 });
  return context.errors.getErrors().map(({ message }) => message);
}

function outputsOfJobs({ on, jobs }: Workflow): readonly string[] {
  const references = JSON.stringify(on).matchAll(/\bjobs\.([\w-]+)\.outputs\.([\w-]+)/g);
  return [...references]
    .filter(([, job = '', output = '']) => !Object.hasOwn(jobs[job]?.outputs ?? {}, output))
    .map(([reference]) => `${reference}: there is no such output`);
}

/** A called workflow gets its caller's events: ours are called on a push and, if they mention one, on a comment. */
function eventsOf({ on, jobs }: Workflow): readonly string[] {
  const called = JSON.stringify(jobs).includes('github.event.comment') ? ['push', 'issue_comment'] : ['push'];
  return Object.keys(on).flatMap((event) => (event === 'workflow_call' ? called : [event]));
}

function jobFindings(job: Job, workflow: Workflow, called: Called): readonly string[] {
  const given = job.permissions ?? workflow.permissions;
  if (!v.is(named, given)) return ['permissions: must be named one by one'];
  if (job.uses !== '') return callFindings(job.uses, given, called);
  const steps = job.steps.filter(({ uses }) => OURS.test(uses));
  const ours = new Map(steps.map((step) => [step, neededBy(step.with, eventsOf(workflow))]));
  const concurrency = [workflow.concurrency, job.concurrency].filter((each) => each !== undefined);
  return [
    ...(concurrency.length === 0 ? ['concurrency: is missing'] : []),
    ...(steps.length === 0 || concurrency.every((each) => v.is(serial, each))
      ? []
      : ['concurrency: must name a group and say cancel-in-progress: false']),
    ...(job['timeout-minutes'] === undefined ? ['has no timeout-minutes'] : []),
    ...job.steps.flatMap(stepFindings),
    ...(steps.length === 0 ? [] : rightsFindings(job, given, ours)),
    ...referenceFindings(job),
  ];
}

function stepFindings({ uses, run, with: given }: Step): readonly string[] {
  const keepsToken = uses.startsWith('actions/checkout@') && given['persist-credentials'] !== false;
  return [
    ...(keepsToken ? ['persist-credentials: false is missing, so that later steps find the token'] : []),
    ...(uses === '' || OURS.test(uses) || PINNED.test(uses) ? [] : [`${uses}: is not pinned`]),
    ...(run.includes('${{') ? [`run: ${run}: has an expression in it`] : []),
  ];
}

/**
 * A call decides the permissions of a job's token; GitHub refuses a call that gives less than the called jobs request.
 */
function callFindings(uses: string, given: Permissions, called: Called): readonly string[] {
  const [, name = ''] = THEIRS.exec(uses) ?? [];
  if (name === '') return [`${uses}: is not pinned`];
  const { permissions, jobs } = readWorkflow(called.get(name) ?? '');
  const needed = Object.values(jobs).map((job) => v.parse(named, job.permissions ?? permissions));
  return permissionFindings(given, union(needed));
}

function referenceFindings(job: Job): readonly string[] {
  const references = JSON.stringify(job).matchAll(/\bsteps\.([\w-]+)\.outputs\.([\w-]+)/g);
  return [...references].flatMap(([, id = '', output = '']) => {
    const step = job.steps.find((each) => each.id === id);
    if (step === undefined) return [`steps.${id}: there is no such step`];
    return OURS.test(step.uses) ? outputFindings([output]) : [];
  });
}

/**
 * Compares the permissions of a job with what its steps need. They share the job's token; a step of `ours` with an App's
 * token is compared with that token's permissions.
 */
function rightsFindings(job: Job, given: Permissions, ours: ReadonlyMap<Step, Permissions>): readonly string[] {
  const others = job.steps.filter((step) => !ours.has(step));
  const shared: Permissions[] = others.map(({ uses }) => NEEDS_OF_OTHERS[uses.replace(/@.*/, '')] ?? {});
  const ofApps: string[] = [];
  for (const [step, needed] of ours) {
    const token = tokenStep(step, job);
    if (token === undefined) shared.push(needed);
    else ofApps.push(...permissionFindings(permissionsOfToken(token), needed));
  }
  return [...permissionFindings(given, union(shared), { exactly: others.every(isKnown) }), ...ofApps];
}

function isKnown({ uses, env }: Step): boolean {
  if (uses !== '') return Object.hasOwn(NEEDS_OF_OTHERS, uses.replace(/@.*/, ''));
  return !/github\.token|GITHUB_TOKEN/.test(JSON.stringify(env));
}

function tokenStep(step: Step, job: Job): Step | undefined {
  const [, id] = /^\$\{\{ steps\.([\w-]+)\.outputs\.token \}\}$/.exec(String(step.with['github-token'])) ?? [];
  return id === undefined ? undefined : job.steps.find((each) => each.id === id);
}

function permissionsOfToken({ with: given }: Step): Permissions {
  const entries = Object.entries(given).filter(([name]) => name.startsWith('permission-'));
  return v.parse(named, Object.fromEntries(entries.map(([name, level]) => [name.replace('permission-', ''), level])));
}
