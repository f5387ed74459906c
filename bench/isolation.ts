import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAgentProcess } from '../src/agent/agent-process.ts';
import { runIsolated, whyNoIsolation } from '../src/agent/isolation/isolation.ts';
import type { Row } from './table.ts';
import { mediansInTurn } from './timed-process.ts';

const ROUNDS = { warmUp: 2, rounds: 15 } as const;
const BUDGET_MS = 500;

/** Measures what isolation adds to the run of an agent that does nothing. */
export async function measureIsolation(): Promise<readonly Row[]> {
  if ((await whyNoIsolation(process.env)) !== null) return [];
  const temp = await mkdtemp(join(tmpdir(), 'docs-agent-bench-'));
  const folder = join(temp, 'clone');
  await mkdir(folder);
  const options = { folder, environment: {}, limitMs: 60_000, signal: new AbortController().signal };
  const timed = (run: () => Promise<{ readonly kind: string }>) => async (): Promise<number> => {
    const at = performance.now();
    const end = await run();
    if (end.kind !== 'exited') throw new Error(`It did not run: ${JSON.stringify(end)}`);
    return performance.now() - at;
  };
  const plain = timed(() => runAgentProcess(['/bin/true'], { ...options, mark: 'DOCS_AGENT_BENCH=1' }));
  const isolated = timed(() => runIsolated(['/bin/true'], { ...options, temp, binds: [], connect: (it) => it.end() }));
  try {
    const [without = Number.NaN, within = Number.NaN] = await mediansInTurn([plain, isolated], ROUNDS);
    const measured = `${(within - without).toFixed(0)} ms more than ${without.toFixed(0)} ms`;
    const ratio = (within - without) / BUDGET_MS;
    return [{ what: 'isolation of an agent', measured, comparedWith: `${BUDGET_MS} ms`, ratio, budget: 1 }];
  } finally {
    await rm(temp, { recursive: true });
  }
}
