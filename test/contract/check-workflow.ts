import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import * as v from 'valibot';
import { parse } from 'yaml';
import { inputs } from '../../src/action-spec.ts';

/** The parts of a workflow that the rules look at; GitHub's own parser has looked at the rest. */
const workflow = v.object({
  permissions: v.optional(v.unknown()),
  concurrency: v.optional(v.unknown()),
  jobs: v.record(
    v.string(),
    v.object({
      'timeout-minutes': v.optional(v.number()),
      steps: v.array(
        v.object({
          uses: v.optional(v.string(), ''),
          run: v.optional(v.string(), ''),
          with: v.optional(v.record(v.string(), v.unknown()), {}),
        }),
      ),
    }),
  ),
});

const OURS = /^(?:OWNER\/docs-agent@v\d+|\.\/)$/;
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40}$/;
const REQUIRED = Object.entries(inputs).flatMap(([name, input]) => ('required' in input ? [name] : []));

/**
 * Holds a workflow, one of ours or one that we show, against GitHub's grammar and our rules: least permissions, one run
 * at a time, an end in sight, foreign actions by full commit id, nothing of the event in a shell, and our own action
 * with inputs that it has. Returns a line for each thing that is wrong.
 */
export async function checkWorkflow(text: string): Promise<readonly string[]> {
  const errors = await grammarErrors(text);
  if (errors.length > 0) return errors;
  const { permissions, concurrency, jobs } = v.parse(workflow, parse(text));
  const steps = Object.values(jobs).flatMap((job) => job.steps);
  return [
    ...(v.is(v.record(v.string(), v.picklist(['read', 'write', 'none'])), permissions)
      ? []
      : ['permissions: must be named one by one']),
    ...(concurrency === undefined ? ['concurrency: is missing'] : []),
    ...Object.entries(jobs).flatMap(([name, job]) =>
      job['timeout-minutes'] === undefined ? [`${name}: has no timeout-minutes`] : [],
    ),
    ...steps.flatMap(({ uses }) =>
      uses === '' || OURS.test(uses) || PINNED.test(uses) ? [] : [`${uses}: is not pinned`],
    ),
    ...steps.flatMap(({ run }) => (run.includes('${{') ? [`run: ${run}: has an expression in it`] : [])),
    ...steps.filter(({ uses }) => OURS.test(uses)).flatMap((step) => inputFindings(Object.keys(step.with))),
  ];
}

async function grammarErrors(text: string): Promise<readonly string[]> {
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content: text }, new NoOperationTraceWriter());
  // The conversion adds its own complaints to the same list.
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

function inputFindings(given: readonly string[]): readonly string[] {
  return [
    ...given.filter((name) => !Object.hasOwn(inputs, name)).map((name) => `with: docs-agent has no input "${name}"`),
    ...REQUIRED.filter((name) => !given.includes(name)).map((name) => `with: docs-agent needs the input "${name}"`),
  ];
}
