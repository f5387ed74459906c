import type { GitHubState } from '../github/state.ts';
import type { WorkflowRun } from '../github/workflow-run.ts';
import { runStep, type Step, type StepResult } from '../step.ts';

/** How many runs one machine does at the same time; others wait. */
const MOST_AT_ONCE = 4;

export interface WorkflowStep extends Omit<Step, 'state'> {
  readonly name: string;
}

/** Makes the runner of one world: it runs a step and then its post process, and records both in the run. */
export function createRunner(state: GitHubState): (run: WorkflowRun, step: WorkflowStep) => Promise<StepResult> {
  const inTurn = atMost(MOST_AT_ONCE);
  return (run, step) =>
    inTurn(async () => {
      run.state = 'running';
      try {
        const main = await record(run, step);
        run.outputs = main.outputs;
        run.summary = main.summary;
        const post = await record(run, { ...step, name: `Post ${step.name}`, state: main.state });
        run.summary += post.summary;
        return main;
      } finally {
        run.state = run.steps.every(({ exitCode }) => exitCode === 0) ? 'success' : 'failure';
        run.endedAt = state.timestamp();
      }
    });
}

async function record({ steps }: WorkflowRun, { name, onLog, ...step }: WorkflowStep & Step): Promise<StepResult> {
  const recorded = { name, log: '', exitCode: null as number | null };
  steps.push(recorded);
  const result = await runStep({
    ...step,
    onLog: (text) => {
      recorded.log += text;
      onLog?.(text);
    },
  });
  recorded.exitCode = result.exitCode;
  return result;
}

function atMost(most: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    // Another task may have started since this one was woken.
    while (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
