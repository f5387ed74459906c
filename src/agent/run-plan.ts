import type { Redact } from '../action/redaction/redactor.ts';
import type { AgentPlan } from './check-agent.ts';
import { type IsolatedEnd, type IsolatedOptions, runIsolated } from './isolation/isolation.ts';
import { openNetwork } from './network/network.ts';
import type { Variables } from './process.ts';

/** `environment`: what the agent gets besides the variables of its plan. */
export interface PlanOptions extends Omit<IsolatedOptions, 'binds' | 'connect'> {
  /** Our own variables, which name the proxy behind which we are. */
  readonly surroundings: Variables;
  readonly redact: Redact;
}

/** Runs an agent in isolation. It reaches what its plan names and nothing else; `refused`: what it tried, with how often. */
export async function runPlan(plan: AgentPlan, { surroundings, redact, ...options }: PlanOptions) {
  const stop = new AbortController();
  let overLimit: string | null = null;
  const network = openNetwork({
    ...{ hosts: plan.hosts, gateway: plan.gateway, redact },
    proxy: surroundings['https_proxy'] || surroundings['HTTPS_PROXY'] || null,
    onLimit: (reason) => {
      overLimit = reason;
      stop.abort();
    },
  });
  const end = await runIsolated(plan.command, {
    ...options,
    environment: { PATH: plan.program.path, ...options.environment, ...plan.environment },
    binds: plan.program.binds,
    connect: plan.hosts.length > 0 || plan.gateway !== null ? network.connect : null,
    signal: AbortSignal.any([options.signal, stop.signal]),
  });
  network.close();
  const isOver: IsolatedEnd | null = overLimit && { kind: 'over-limit', reason: overLimit, stdout: '', stderr: '' };
  return { end: isOver ?? end, refused: network.refused() };
}
