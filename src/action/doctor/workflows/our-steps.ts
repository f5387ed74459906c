import { inputs } from '../../words/action-spec.ts';
import { MODES, type Mode, modeOfAuto } from '../../words/modes.ts';
import { judge } from './condition.ts';
import type { JobFacts, StepFacts, WorkflowFacts } from './workflow-facts.ts';

/** GitHub allows no more levels of called workflows. */
const DEEPEST_CALL = 10;
const MOST_WAYS = 50;

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
  /** Events that start the workflow; empty if only workflows that can't be read call it. */
  readonly events: readonly string[];
  /** What the step does, for each event whose runs no `if:` certainly stops. */
  readonly does: readonly { readonly event: string; readonly mode: Mode | null }[];
  /** The input `mode`: null for an expression or an invalid mode. */
  readonly mode: Mode | null;
}

/** The names that workflows use for this action. */
export interface ActionNames {
  /** `owner/name` of where the action was taken from; empty for an action of the workspace. */
  readonly actionRepository: string;
  /** `owner/name` of the repository whose workflow runs. */
  readonly repository: string;
}

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

/** Returns the place whose workflow's own events start a step. */
export function rootOf(our: OurStep): Place {
  return our.callers.at(-1) ?? our;
}

/** Returns the value of a step's input; empty if it is not set. */
export function inputOf({ step }: Pick<OurStep, 'step'>, name: string): string {
  return (step.with.get(name) ?? '').trim();
}

/** Checks whether a value is only known at run time. */
export function isExpression(value: string): boolean {
  return value.includes('${{');
}

/** Every `if:` on the way to a step. */
export function conditionsOf({ callers, job, step }: Pick<OurStep, 'callers' | 'job' | 'step'>): readonly string[] {
  return [...callers.map((caller) => caller.job.condition), job.condition, step.condition].filter(
    (condition) => condition !== '',
  );
}

/** Returns the comment command of a step; null for an expression. */
export function commandOf(our: Pick<OurStep, 'step'>): string | null {
  const command = inputOf(our, 'command') || inputs.command.default;
  return isExpression(command) ? null : command;
}

/**
 * An action of the workspace has no name: it is `./`, or the path in a step of mode `doctor`, because that step is the
 * one that is running.
 */
function ourNames(
  workflows: readonly WorkflowFacts[],
  { actionRepository, repository }: ActionNames,
): (uses: string) => boolean {
  const ofWorkspace = actionRepository === '';
  const name = (ofWorkspace ? repository : actionRepository).toLowerCase();
  const paths = new Set(ofWorkspace || name === repository.toLowerCase() ? ['.'] : []);
  if (ofWorkspace) {
    for (const { uses, with: given } of workflows.flatMap(({ jobs }) => jobs.flatMap(({ steps }) => steps))) {
      if (uses.startsWith('./') && given.get('mode') === 'doctor') paths.add(plainPath(uses));
    }
  }
  return (uses) => (uses.startsWith('./') ? paths.has(plainPath(uses)) : uses.toLowerCase().startsWith(`${name}@`));
}

function plainPath(uses: string): string {
  return uses.replace(/\/+$/, '');
}

type Way = Pick<OurStep, 'callers' | 'events'>;

/** Follows calls back to the workflows whose own events start them, level by level; a cycle starts nothing. */
function waysTo(workflow: WorkflowFacts, workflows: readonly WorkflowFacts[]): readonly Way[] {
  const ways: Way[] = [];
  let level: readonly (readonly Place[])[] = [[]];
  for (let depth = 0; depth <= DEEPEST_CALL && level.length > 0; depth += 1) {
    for (const callers of level) {
      const root = callers.at(-1)?.workflow ?? workflow;
      const events = startingEvents(root);
      if (events.length > 0 || !root.events.has('workflow_call')) ways.push({ callers, events });
    }
    level = level.flatMap((callers) => longer(callers, workflow, workflows)).slice(0, MOST_WAYS);
  }
  return ways.length === 0 ? [{ callers: [], events: [] }] : ways.slice(0, MOST_WAYS);
}

function longer(
  callers: readonly Place[],
  called: WorkflowFacts,
  workflows: readonly WorkflowFacts[],
): readonly (readonly Place[])[] {
  const root = callers.at(-1)?.workflow ?? called;
  if (!root.events.has('workflow_call')) return [];
  const onTheWay = new Set([called, ...callers.map(({ workflow }) => workflow)]);
  return workflows
    .filter((calling) => !onTheWay.has(calling))
    .flatMap((calling) =>
      calling.jobs
        .filter(({ calls }) => calls === `./${root.path}` || calls === root.path)
        .map((job) => [...callers, { workflow: calling, job }]),
    );
}

function startingEvents({ events }: WorkflowFacts): readonly string[] {
  return [...events.keys()].filter((event) => event !== 'workflow_call');
}

function ourStep(way: Omit<OurStep, 'mode' | 'does'>): OurStep {
  const written = inputOf(way, 'mode').toLowerCase() || 'auto';
  const mode = MODES.find((each) => each === written) ?? null;
  const hasSource = ['prompt', 'prompt-file', 'job-id'].some((name) => inputOf(way, name) !== '');
  // A separate check judges what an `if:` says about a comment: here it only distinguishes the events.
  const reached = way.events.filter((event) =>
    conditionsOf(way).every((condition) => judge(condition, { event, command: null, onlyEvent: true }) !== 'stops'),
  );
  return {
    ...way,
    mode,
    does: reached.map((event) => ({ event, mode: mode === 'auto' ? modeOfAuto(event, hasSource) : mode })),
  };
}
