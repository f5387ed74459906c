import type { AgentInspection } from '../../ports/jobs.ts';
import type { RunContext } from '../../ports.ts';
import { MODES, type Mode, modeOfAuto } from '../../words/commands.ts';
import type { Problem } from '../../words/errors.ts';
import type { Result } from '../check.ts';
import { judge } from './condition.ts';
import * as read from './read-workflow-files.ts';

const MOST_WAYS = 50;

/** The run that the doctor is part of, and its repository. */
export interface OwnRun extends read.ActionNames, Pick<RunContext, 'workflowPath' | 'job'> {
  /** Null if GitHub didn't say. */
  readonly public: boolean | null;
  readonly hasIssues: boolean | null;
  readonly hasKey: boolean;
  readonly keyAccepted: boolean;
  /** The agent of this run; null without one. */
  readonly agent: Pick<AgentInspection, 'facts' | 'unset' | 'keys'> | null;
  /** What a run refuses of the inputs of a step: each by itself, or those that don't fit together in a mode. */
  readonly problemsIn: (given: ReadonlyMap<string, string>, mode: Mode | null) => readonly Problem[];
}

export interface Around extends OwnRun {
  /** What this run knows of the secrets that its own step was given, by their names in lower case. */
  readonly ownSecrets: ReadonlyMap<string, Finding | null>;
  /** Whether any step answers comments in the conversations of issues and pull requests. */
  readonly answersConversations: boolean;
}

/** A step that uses this action, on one of the ways to it. */
export interface OurStep extends read.Place {
  readonly step: read.StepFacts;
  /** The jobs that call the workflow, the nearest first; empty if its own events start it. */
  readonly callers: readonly read.Place[];
  /** The workflow whose own events start it. */
  readonly root: read.WorkflowFacts;
  /** Every `if:` on the way to it. */
  readonly conditions: readonly string[];
  /** Events that start the root; empty if only workflows that can't be read call it. */
  readonly events: readonly string[];
  /** What the step does, for each event whose runs no `if:` certainly stops. */
  readonly does: readonly { readonly event: string; readonly mode: Mode | null }[];
  readonly runsJobs: boolean;
  /** The input `mode`: null for an expression or an invalid mode. */
  readonly mode: Mode | null;
}

/** What a check of a step found; `at` is where, unless it is the step itself. */
export type Finding = Result & Readonly<{ at?: string }>;

export type Findings = readonly (Finding | null)[];

export function ourSteps(workflows: readonly read.WorkflowFacts[], names: read.ActionNames): readonly OurStep[] {
  const isOurs = ourNames(workflows, names);
  return read.placesIn(workflows).flatMap(({ workflow, job }) => {
    const ours = job.steps.filter(({ uses }) => isOurs(uses));
    return ours.flatMap((step) => waysTo(workflow, workflows).map((way) => ourStep({ workflow, job, step, ...way })));
  });
}

export const inputOf = ({ step }: Pick<OurStep, 'step'>, name: string): string => step.with.get(name) ?? '';
export const wordOf = (our: Pick<OurStep, 'step'>, name: string): string => inputOf(our, name).toLowerCase();
export const isExpression = (value: string): boolean => value.includes('${{');

/** An action of the workspace is `./`, or the path in a step of mode `doctor`: that step is the one that is running. */
function ourNames(workflows: readonly read.WorkflowFacts[], names: read.ActionNames): (uses: string) => boolean {
  const repository = names.repository.toLowerCase();
  const name = names.actionRepository.toLowerCase() || repository;
  const steps = read.placesIn(workflows).flatMap(({ job }) => job.steps);
  const running = steps.filter(({ uses, with: given }) => uses.startsWith('./') && given.get('mode') === 'doctor');
  const ofWorkspace = names.actionRepository === '' ? running.map(({ uses }) => plainPath(uses)) : [];
  const paths = [...(name === repository ? ['.'] : []), ...ofWorkspace];
  return (uses) =>
    uses.startsWith('./') ? paths.includes(plainPath(uses)) : uses.toLowerCase().startsWith(`${name}@`);
}

const plainPath = (uses: string): string => uses.replace(/\/+$/, '');

type Way = Pick<OurStep, 'callers' | 'root' | 'events'>;

/** Follows calls back to the workflows whose own events start them, level by level; a cycle starts nothing. */
function waysTo(workflow: read.WorkflowFacts, workflows: readonly read.WorkflowFacts[]): readonly Way[] {
  const all = read.placesIn(workflows);
  const ways: Way[] = [];
  let level: readonly (readonly read.Place[])[] = [[]];
  for (let depth = 0; depth <= read.DEEPEST_CALL && level.length > 0; depth += 1) {
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
  const conditional = [...way.callers.map(({ job }) => job), way.job, way.step];
  const conditions = conditional.flatMap(({ condition }) => (condition === '' ? [] : [condition]));
  // A separate check judges what an `if:` says about a comment: here it only distinguishes the events.
  const reached = way.events.filter((event) =>
    conditions.every((condition) => judge(condition, { event, command: null, onlyEvent: true }) !== 'stops'),
  );
  const does = reached.map((event) => ({ event, mode: mode === 'auto' ? modeOfAuto(event, hasSource) : mode }));
  const runsJobs = does.some((each) => each.mode === 'job' || each.mode === 'comment');
  return { ...way, mode, does, runsJobs, conditions };
}
