import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseWorkflow as parseOurs } from '../../../../src/action/doctor/workflows/parse-workflow.ts';

/** Returns the first line of a workflow file that GitHub's own parser refuses; null if it accepts the file. */
export async function githubRefuses(text: string): Promise<number | null> {
  const { context, value } = parseWorkflow({ name: 'workflow.yml', content: text }, new NoOperationTraceWriter());
  if (value !== undefined) await convertWorkflowTemplate(context, value);
  const [error] = context.errors.getErrors();
  return error === undefined ? null : (error.range?.start.line ?? 0);
}

/** Returns the line that the doctor refuses; null if it reads the file. */
export function doctorRefuses(text: string): number | null {
  const parsed = parseOurs(text);
  if (parsed.kind === 'parsed') return null;
  return Number(/: line (\d+): /.exec(parsed.because)?.[1] ?? 0);
}
