import type { Redact } from '../action/redaction/redactor.ts';
import { runAgentProcess } from '../agent/agent-process.ts';
import type { AgentPlan } from '../agent/check-agent.ts';
import { describeEnd, JobError, lastWords } from '../agent/job-error.ts';
import { type ProcessEnd, pick } from '../agent/process.ts';
import { type AgentTask, JOB_VARIABLE, markOf } from '../agent/run-agent.ts';
import { runPlan } from '../agent/run-plan.ts';
import type { Settings } from './settings.ts';

export interface AgentRun {
  readonly agent: Pick<Settings['agent'], 'command' | 'environment' | 'minutes'>;
  /** How it runs in isolation, in place of command and variables; null: without. */
  readonly plan: AgentPlan | null;
  /** The service's own; the agent sees only those variables that it needs. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Where clones are. */
  readonly folder: string;
  /** Called with the id of its first process. */
  readonly started: (pid: number) => void;
  readonly redact: Redact;
  readonly signal: AbortSignal;
}

/** What every agent may see. */
const VARIABLES = ['PATH', 'HOME', 'LANG', 'TMPDIR'];

/** Runs the agent's own program; returns the end of its output. */
export async function workOnce({ id, message, prompt }: AgentTask, folder: string, run: AgentRun): Promise<string> {
  const { agent, plan, environment, redact, signal } = run;
  const input = message ?? prompt;
  const shared = { folder, input, limitMs: agent.minutes * 60_000, signal, onStart: run.started };
  const job = { [JOB_VARIABLE]: id };
  if (plan === null) {
    const variables = { ...pick(environment, [...VARIABLES, ...agent.environment]), ...job };
    return wordsOf(
      await runAgentProcess(agent.command, { ...shared, environment: variables, mark: markOf(id) }),
      redact,
    );
  }
  const options = { ...shared, environment: job, temp: run.folder, surroundings: environment, redact };
  const { end, refused } = await runPlan(plan, options);
  if (end.kind === 'over-limit' || end.kind === 'not-isolated') throw new JobError(end.reason);
  const times = [...refused].map(([host, count]) => `${host} (${count}×)`).join(', ');
  const further = times === '' ? '' : `, and was refused ${times}`;
  return wordsOf(end, redact, ` (It ran in isolation and could reach ${reachOf(plan)}${further}.)`);
}

function wordsOf(end: ProcessEnd, redact: Redact, how = ''): string {
  if (end.kind !== 'exited' || end.code !== 0) throw new JobError(`the agent ${describeEnd(end, redact)}${how}`);
  return lastWords(end.stdout, redact);
}

/** Says what an isolated agent can reach. */
export function reachOf({ hosts, gateway }: AgentPlan): string {
  const all = [...(gateway === null ? [] : [`its model at ${new URL(gateway.origin).hostname}`]), ...hosts];
  return all.length === 0 ? 'no host' : all.join(', ');
}
