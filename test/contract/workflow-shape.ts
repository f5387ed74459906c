import * as v from 'valibot';
import { parse } from 'yaml';

const values = v.record(v.string(), v.unknown());
const step = v.object({
  ...{ id: v.optional(v.string(), ''), uses: v.optional(v.string(), ''), run: v.optional(v.string(), '') },
  ...{ with: v.optional(values, {}), env: v.optional(values, {}) },
});
const job = v.object({
  ...{ if: v.optional(v.unknown(), ''), uses: v.optional(v.string(), ''), permissions: v.optional(v.unknown()) },
  ...{ concurrency: v.optional(v.unknown()), 'timeout-minutes': v.optional(v.number()) },
  ...{ outputs: v.optional(values, {}), strategy: v.optional(v.unknown()), steps: v.optional(v.array(step), []) },
});
const eventsIn = (on: string | string[]): Record<string, unknown> =>
  Object.fromEntries([on].flat().map((event) => [event, null]));
const workflow = v.object({
  on: v.union([v.pipe(v.union([v.string(), v.array(v.string())]), v.transform(eventsIn)), values]),
  permissions: v.optional(v.unknown()),
  concurrency: v.optional(v.unknown()),
  jobs: v.record(v.string(), job),
});

/** The parts of a workflow that our rules check; GitHub's own parser checks the rest. */
export type Workflow = v.InferOutput<typeof workflow>;
export type Job = v.InferOutput<typeof job>;
export type Step = v.InferOutput<typeof step>;

/** Reads a workflow that is valid by GitHub's grammar. */
export function readWorkflow(text: string): Workflow {
  return v.parse(workflow, parse(text));
}

/** The schedules of a workflow; a time zone that is not set is empty. */
export function schedulesOf({ on }: Workflow): readonly { readonly cron: string; readonly timezone: string }[] {
  const list = v.array(v.object({ cron: v.string(), timezone: v.optional(v.string(), '') }));
  const schedule = v.safeParse(list, on['schedule']);
  return schedule.success ? schedule.output : [];
}

/** The workflows in a page. A step alone stands for those of the workflow before it, which then only reads contents. */
export function workflowsIn(page: string): readonly string[] {
  const blocks = [...page.matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(([, text = '']) => text);
  return blocks.map((text, at) => {
    if (!text.startsWith(' ')) return text;
    const before = blocks[at - 1] ?? '';
    return before.replace(/(?<=^ {4}steps:\n).*/ms, () => text).replace('contents: write', 'contents: read');
  });
}
