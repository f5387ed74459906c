import type { RunContext } from '../../ports.ts';
import { MODES, type Mode, modeOfAuto } from '../../words/commands.ts';
import type { Result } from '../check.ts';
import { judge } from './condition.ts';
import {
  type ActionNames,
  DEEPEST_CALL,
  type JobFacts,
  type StepFacts,
  type WorkflowFacts,
} from './read-workflow-files.ts';

const MOST_WAYS = 50;

/** The run that the doctor is part of, and its repository. */
export interface OwnRun extends ActionNames, Pick<RunContext, 'workflowPath' | 'job'> {
  /** Null if GitHub didn't say. */
  readonly public: boolean | null;
  readonly hasIssues: boolean | null;
  /** Whether this run got a usable key. */
  readonly hasKey: boolean;
  /** Whether the service accepted it. */
  readonly keyAccepted: boolean;
}

/** What is known in addition to the workflow of a step. */
export interface Around extends OwnRun {
  /** The secret with the running step's key; null if unknown. */
  readonly ownSecret: string | null;
  /** Whether any step answers comments in the conversations of issues and pull requests. */
  readonly answersConversations: boolean;
}

/** A job and the workflow that it is in. */
export interface Place {
  readonly workflow: WorkflowFacts;
  readonly job: JobFacts;
}

/** A step that uses this action, on one of the ways to it. */
export interface OurStep extends Place {
  readonly step: StepFacts;
  /** The jobs that call the workflow, the nearest first; empty if its own events start it. */
  readonly callers: readonly Place[];
  /** The workflow whose own events start it. */
  readonly root: WorkflowFacts;
  /** Every `if:` on the way to it. */
  readonly conditions: readonly string[];
  /** Events that start the root; empty if only workflows that can't be read call it. */
  readonly events: readonly string[];
  /** What the step does, for each event whose runs no `if:` certainly stops. */
  readonly does: readonly { readonly event: string; readonly mode: Mode | null }[];
  /** It starts or follows jobs. */
  readonly runsJobs: boolean;
  /** The input `mode`: null for an expression or an invalid mode. */
  readonly mode: Mode | null;
}

/** What a check of a step found; `at` is where, unless it is the step itself. */
export interface Finding extends Result {
  readonly at?: string;
}

/** What a check returns; null for nothing. */
export type Findings = readonly (Finding | null)[];

/** Finds the steps that use this action, each once for every way to it. */
export function ourSteps(workflows: readonly WorkflowFacts[], names: ActionNames): readonly OurStep[] {
  const isOurs = ourNames(workflows, names);
  return workflows.flatMap((workflow) =>
    workflow.jobs.flatMap((job) =>
      job.steps
        .filter(({ uses }) => isOurs(uses))
        .flatMap((step) => waysTo(workflow, workflows).map((way) => ourStep({ workflow, job, step, ...way }))),
    ),
  );
}

/** Returns the value of a step's input; empty if it is not set. */
export function inputOf({ step }: Pick<OurStep, 'step'>, name: string): string {
  return step.with.get(name) ?? '';
}

/** Returns an input that is one of some words, in lower case; empty if it is not set. */
export function wordOf(our: Pick<OurStep, 'step'>, name: string): string {
  return inputOf(our, name).toLowerCase();
}

/** Checks whether a value is only known at run time. */
export function isExpression(value: string): boolean {
  return value.includes('${{');
}

/** An action of the workspace is `./`, or the path in a step of mode `doctor`: that step is the one that is running. */
function ourNames(workflows: readonly WorkflowFacts[], names: ActionNames): (uses: string) => boolean {
  const repository = names.repository.toLowerCase();
  const name = names.actionRepository.toLowerCase() || repository;
  const steps = workflows.flatMap(({ jobs }) => jobs.flatMap((job) => job.steps));
  const running = steps.filter(({ uses, with: given }) => uses.startsWith('./') && given.get('mode') === 'doctor');
  const ofWorkspace = names.actionRepository === '' ? running.map(({ uses }) => plainPath(uses)) : [];
  const paths = [...(name === repository ? ['.'] : []), ...ofWorkspace];
  return (uses) =>
    uses.startsWith('./') ? paths.includes(plainPath(uses)) : uses.toLowerCase().startsWith(`${name}@`);
}

function plainPath(uses: string): string {
  return uses.replace(/\/+$/, '');
}

/** Follows calls back to the workflows whose own events start them, level by level; a cycle starts nothing. */
function waysTo(
  workflow: WorkflowFacts,
  workflows: readonly WorkflowFacts[],
): readonly Pick<OurStep, 'callers' | 'root' | 'events'>[] {
  const all = workflows.flatMap((calling) => calling.jobs.map((job): Place => ({ workflow: calling, job })));
  const ways: ReturnType<typeof waysTo>[number][] = [];
  let level: readonly (readonly Place[])[] = [[]];
  for (let depth = 0; depth <= DEEPEST_CALL && level.length > 0; depth += 1) {
    const longer = level.flatMap((callers) => {
      const root = callers.at(-1)?.workflow ?? workflow;
      const events = [...root.events.keys()].filter((event) => event !== 'workflow_call');
      const isCalled = root.events.has('workflow_call');
      if (events.length > 0 || !isCalled) ways.push({ callers, root, events });
      const onTheWay = [workflow, ...callers.map((caller) => caller.workflow)];
      const calls = isCalled ? [`./${root.path}`, root.path] : [];
      const next = all.filter((place) => calls.includes(place.job.uses) && !onTheWay.includes(place.workflow));
      return next.map((place) => [...callers, place]);
    });
    level = longer.slice(0, MOST_WAYS);
  }
  return ways.length === 0 ? [{ callers: [], root: workflow, events: [] }] : ways.slice(0, MOST_WAYS);
}

function ourStep(way: Omit<OurStep, 'mode' | 'does' | 'runsJobs' | 'conditions'>): OurStep {
  const written = wordOf(way, 'mode') || 'auto';
  const mode = MODES.find((each) => each === written) ?? null;
  const hasSource = ['prompt', 'prompt-file', 'job-id'].some((name) => inputOf(way, name) !== '');
  const conditions = [...way.callers.map(({ job }) => job), way.job, way.step]
    .map(({ condition }) => condition)
    .filter((condition) => condition !== '');
  // A separate check judges what an `if:` says about a comment: here it only distinguishes the events.
  const reached = way.events.filter((event) =>
    conditions.every((condition) => judge(condition, { event, command: null, onlyEvent: true }) !== 'stops'),
  );
  const does = reached.map((event) => ({ event, mode: mode === 'auto' ? modeOfAuto(event, hasSource) : mode }));
  const runsJobs = does.some((each) => each.mode === 'job' || each.mode === 'comment');
  return { ...way, mode, does, runsJobs, conditions };
}
